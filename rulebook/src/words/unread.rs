//! On which unread text a ruling depends.

use super::grammar::list;
use super::{Sentence, Words};
use statements::ids::ObjectId;
use statements::unread::{DependsOn, OnUnknown};

impl Words<'_> {
    /// That the ruling does without text that could change it, and which; nothing where there is none.
    pub fn depends_on(self) -> Option<Sentence> {
        let unread = self.ruling.depends_on();
        let texts: Vec<String> = unread.iter().map(text).collect();
        let clause = format!("this holds only if unread text does nothing here: {}", list(&texts));
        (!texts.is_empty()).then(|| self.say(clause, &[]))
    }

    /// What depends on what cards are that nobody knows, or on what can't be entered, and is taken as if it did nothing; nothing
    /// where there is none.
    pub fn on_unknown(self) -> Option<Sentence> {
        let of_cards: Vec<String> =
            self.ruling.on_unknown().iter().filter_map(|&one| self.of_unknown_cards(one)).collect();
        let of_targets: Vec<String> =
            self.ruling.on_unknown().iter().filter_map(|&one| self.of_targeted_abilities(one)).collect();
        let of_cards = (!of_cards.is_empty())
            .then(|| format!("on what a card is that nobody knows {}", list(&of_cards)));
        let all: Vec<String> = of_cards.into_iter().chain(of_targets).collect();
        let said = format!("it depends {}; here it is not so", list(&all));
        (!all.is_empty()).then(|| self.say(said, &[]))
    }

    fn of_unknown_cards(self, one: OnUnknown) -> Option<String> {
        let object = |id: Option<ObjectId>| id.map(|id| self.object(id));
        Some(match one {
            OnUnknown::Applied(effect) => format!("whether {} can be applied", self.effect_name(effect)),
            OnUnknown::Triggers(of) => match object(of) {
                Some(of) => format!("whether an ability of {of} triggers"),
                None => "whether an ability triggers".to_owned(),
            },
            OnUnknown::Forbidden(by) => match object(by) {
                Some(by) => format!("whether {by} keeps something from happening"),
                None => "whether something can't happen".to_owned(),
            },
            OnUnknown::Follows(of) => match object(of) {
                Some(of) => format!("what {of} does"),
                None => "what is done".to_owned(),
            },
            OnUnknown::Cast => "whether it is cast, and what it does then".to_owned(),
            OnUnknown::TargetsAbility(_) => return None,
        })
    }

    fn of_targeted_abilities(self, one: OnUnknown) -> Option<String> {
        let OnUnknown::TargetsAbility(by) = one else { return None };
        let by = by.map_or("something", |by| self.object(by));
        Some(format!("on whether {by} targets an ability on the stack, which can't be said yet"))
    }
}

/// "all that Grim Bell says (only its name is known)", "sentence 2.1 of Grim Bell".
fn text(unread: &DependsOn) -> String {
    let DependsOn { object, sentence, words } = unread;
    match sentence {
        Some(sentence) if !words.is_empty() => {
            format!("sentence {sentence} of {object} ({words})")
        }
        Some(sentence) => format!("sentence {sentence} of {object}"),
        None => format!("all that {object} says (only its name is known)"),
    }
}
