//! How permanents enter the battlefield.

use super::Voice;
use super::amount::plain;
use crate::words::grammar::{Subject, count, either, list, quoted};
use crate::words::vocabulary::{card_type, color, counters};
use language::board::Ability;
use language::effect::{Effect, EnterChoice, EventPattern, Fate, Rewrite};
use language::select::{Amount, What};

impl Voice<'_> {
    /// The usual sentence for an effect on how permanents enter: "a creature enters tapped". None for other
    /// effects.
    pub(super) fn entering(self, effect: &Effect) -> Option<String> {
        let EventPattern::Enter { what, under, from } = &effect.when.event else { return None };
        if effect.limit.is_some() {
            return None;
        }
        let lasting = self.for_a_time(&effect.lifetime);
        let subject = self.one_of(what, "permanent");
        let subject = match format!("{}{}", self.coming_from(from.as_ref()), self.under(under)) {
            anyone if anyone.is_empty() => subject,
            under => format!("{subject} that would {}{under}", self.words.enter()),
        };
        let after = self.after(&effect.when.event);
        let tail = after.if_tail(effect);
        if let (Rewrite::AsEnters(choice), false) = (&effect.rewrite, effect.optional) {
            let does =
                after.calling_affected("they").entering_choice(choice, &after.entering_chooser(effect));
            return Some(format!("{lasting}as {subject} {}{tail}, {does}", self.enters_verb()));
        }
        let said = after.rewritten(&effect.when.event, &effect.rewrite, &after.entering_chooser(effect));
        let how = format!("{} {}", self.words.enter(), said.how?);
        let clause = if effect.optional {
            format!("{} may have {subject} {how}{tail}", self.chooser(effect).text)
        } else {
            format!("{}{tail}", Subject::one(subject).does(&how))
        };
        Some(format!("{lasting}{clause}"))
    }

    /// Who chooses as a permanent enters: its controller, unless the effect names somebody.
    fn entering_chooser(self, effect: &Effect) -> Subject {
        effect.decider.as_ref().map_or_else(|| Subject::one("its controller"), |who| self.any_player(who))
    }

    fn if_tail(self, effect: &Effect) -> String {
        let conditions: Vec<String> = effect.when.only_if.iter().map(|one| self.condition(one)).collect();
        let because = self.because(&effect.when);
        if conditions.is_empty() { because } else { format!("{because} if {}", list(&conditions)) }
    }

    /// An ability as something that an object has: "indestructible", or its text in quotation marks. "You" in it is whoever
    /// controls that object.
    pub(super) fn as_had(self, ability: &Ability) -> String {
        let said = Voice { this: None, you: None, named: false, ..self }.ability(ability);
        if matches!(ability, Ability::Keyword(_)) { said } else { quoted(&said) }
    }

    /// The same, for whoever tells what is given to an object.
    pub(crate) fn had(self, ability: &Ability) -> String {
        self.as_had(ability)
    }

    /// What is chosen as something enters: "its controller chooses a color".
    pub(super) fn entering_choice(self, choice: &EnterChoice, chooser: &Subject) -> String {
        match choice {
            EnterChoice::Color => chooser.does("choose a color"),
            EnterChoice::ColorOf(colors) => {
                let colors: Vec<&str> = colors.iter().map(|of| color(*of)).collect();
                chooser.does(&format!("choose the color {}", either(&colors)))
            }
            EnterChoice::Player(who) => format!("{} {}", chooser.does("choose"), self.any_player(who).text),
            EnterChoice::CreatureType => chooser.does("choose a creature type"),
            EnterChoice::SubtypeOf(kind) => {
                chooser.does(&format!("choose a type of {} cards", card_type(*kind)))
            }
            EnterChoice::CardName => chooser.does("choose a card name"),
            EnterChoice::CardNameBut(types) => {
                let types: Vec<&str> = types.iter().map(|of| card_type(*of)).collect();
                chooser.does(&format!("choose a card name that no {} card has", either(&types)))
            }
            EnterChoice::CardType => chooser.does("choose a card type"),
            EnterChoice::OneOf(words) => {
                let words: Vec<String> = words.iter().map(|word| quoted(word)).collect();
                chooser.does(&format!("choose {}", either(&words)))
            }
            EnterChoice::Number(most) => chooser.does(&format!("choose a number from 0 to {most}")),
            EnterChoice::Tribute(n) => {
                let counters = counters(&language::board::Counter::PlusOne, *n);
                format!("{} an opponent, who may put {counters} on it", chooser.does("choose"))
            }
            EnterChoice::Gains(ability) => format!("it gains {}", self.as_had(ability)),
            EnterChoice::Objects { what, at_most, fate, counters_each } => {
                let one = at_most.as_ref().and_then(plain) == Some(1);
                let what = self.up_to(at_most.as_ref(), what);
                let each = if *counters_each == 0 {
                    String::new()
                } else {
                    let counters = counters(&language::board::Counter::PlusOne, *counters_each);
                    format!(", and it gets {counters} for each")
                };
                format!("{} {what}, which {}{each}", chooser.does("choose"), self.fate(*fate, one))
            }
        }
    }

    /// "up to one land", "any number of lands".
    fn up_to(self, most: Option<&Amount>, what: &What) -> String {
        let many = self.many_of(what, "permanent");
        match most.map(|most| (plain(most), most)) {
            None => format!("any number of {many}"),
            Some((Some(1), _)) => {
                let one = self.one_of(what, "permanent");
                let bare = one.strip_prefix("an ").or_else(|| one.strip_prefix("a ")).unwrap_or(&one);
                format!("up to one {bare}")
            }
            Some((Some(most), _)) => format!("up to {} {many}", count(most)),
            Some((None, most)) => format!("{many}, at most {}", self.amount(most)),
        }
    }

    /// What becomes of what was chosen, as it follows "which".
    fn fate(self, fate: Fate, one: bool) -> String {
        let is = if one { "is" } else { "are" };
        match fate {
            Fate::Sacrificed => format!("{is} sacrificed"),
            Fate::Exiled => format!("{is} {}", self.words.exiled()),
            Fate::Revealed => format!("{is} revealed"),
            Fate::Returned if one => "is returned to its owner's hand".to_owned(),
            Fate::Returned => "are returned to their owners' hands".to_owned(),
        }
    }
}
