//! Events as a board states them.

use super::Voice;
use super::amount::plain;
use crate::words::deeds::Besides;
use crate::words::grammar::{Clause, Subject, list, quoted};
use crate::words::vocabulary::{card_type, color, counters, daytime, supertype};
use language::board::{Characteristics, Counter, Zone};
use language::event::{Event, FaceDown, Token};
use language::select::{Amount, What, Who, Whom};

impl Voice<'_> {
    /// Events at the same time: "Bolt deals 3 damage to Bob and Alice gains 3 life".
    pub fn events(self, events: &[Event]) -> String {
        list(&events.iter().map(|event| self.event(event)).collect::<Vec<_>>())
    }

    /// An event as a clause in the present: "Bolt deals 3 damage to Bob".
    pub fn event(self, event: &Event) -> String {
        let clause = self.event_clause(event).happens();
        let with_it = event.facts().with_it;
        if with_it.is_empty() {
            return clause;
        }
        let when = if matches!(event, Event::Draw { .. }) { "for each card drawn" } else { "and then" };
        format!("{clause} ({when}: {})", self.instructions(with_it))
    }

    #[expect(clippy::too_many_lines, reason = "a table: one arm for each kind of event")]
    pub(super) fn event_clause(self, event: &Event) -> Clause {
        match event {
            Event::Damage { from, to, amount, combat, unpreventable, excess } => {
                let damage = self.measured(amount, if *combat { "combat damage" } else { "damage" });
                let firm = if *unpreventable { " that can't be prevented" } else { "" };
                self.deals(from, &format!("{damage}{firm}"), to, excess.as_ref())
            }
            Event::GainLife { who, amount } => {
                Clause::new(self.each_player(who), format!("gain {}", self.measured(amount, "life")))
            }
            Event::LoseLife { who, amount } => {
                Clause::new(self.each_player(who), format!("lose {}", self.measured(amount, "life")))
            }
            Event::SetLife { who, to } => {
                let whose = self.each_player(who).possessive();
                Clause::new(
                    Subject::one(format!("{whose} life total")),
                    format!("become {}", self.amount(to)),
                )
            }
            Event::Draw { who, amount, .. } => {
                Clause::new(self.each_player(who), format!("draw {}", self.counted(amount, "card")))
            }
            Event::Destroy { what, no_regeneration: false } => {
                self.each_thing(what, "permanent", "be destroyed")
            }
            Event::Destroy { what, no_regeneration: true } => {
                self.each_thing(what, "permanent", "be destroyed without a chance to regenerate")
            }
            Event::Sacrifice { what } => self.each_thing(what, "permanent", "be sacrificed"),
            Event::Move { what, to, place } => {
                self.each_thing(what, "permanent", &self.words.moved(*to, *place, "its owner's"))
            }
            Event::MoveTop { who, amount, to } => self.moves_top(who, amount, *to),
            Event::Enter { what, under, tapped, counters, face_down, attacking, transformed } => {
                let mut clause = self.enters(what, under.as_ref(), *tapped, counters);
                clause.predicate.push_str(match face_down {
                    Some(FaceDown::Plain) => ", face down",
                    Some(FaceDown::Warded) => ", face down with ward {2}",
                    None => "",
                });
                clause.predicate.push_str(&self.how_created(&[], attacking.as_ref(), None));
                if *transformed {
                    clause.predicate.push_str(" transformed");
                }
                clause
            }
            Event::Create { who, token, amount, tapped, counters, attacking, attached_to } => {
                let tokens = self.tokens(token, amount, *tapped);
                let how = self.how_created(counters, attacking.as_ref(), attached_to.as_ref());
                self.creates(who, &format!("{tokens}{how}"))
            }
            Event::PutCounters { who: Who::You, on, kind, amount } => {
                self.gets(on, &self.counters(amount, kind))
            }
            Event::PutCounters { who, on, kind, amount } => {
                let (counters, on) = (self.counters(amount, kind), self.each_whom(on).text);
                Clause::new(self.each_player(who), format!("put {counters} on {on}"))
            }
            Event::RemoveCounters { from, kind, amount } => self.loses(from, &self.counters(amount, kind)),
            Event::Begin { period, who, extra } => {
                let whose = self.each_player(who).possessive();
                let extra = if *extra { "extra " } else { "" };
                Clause::new(Subject::one(format!("{whose} {extra}{}", self.words.period(*period))), "begin")
            }
            Event::Deed { deed, who, what: None, amount, kind, .. } => {
                let besides = Besides { kind: kind.as_deref(), to: None };
                Clause::new(self.each_player(who), self.does(*deed, amount, besides))
            }
            Event::Roll { who, sides, dice, .. } => Clause::new(
                self.each_player(who),
                crate::words::things::roll(*sides, &|noun| self.counted(dice, noun)),
            ),
            Event::Deed { deed, what: Some(what), amount, kind, to, .. } => {
                let to = to.as_ref().map(|to| self.each_whom(to).text);
                let besides = Besides { kind: kind.as_deref(), to: to.as_deref() };
                self.each_thing(what, "permanent", &self.does(*deed, amount, besides))
            }
            Event::Discard { what } => self.each_thing(what, "card", "be discarded"),
            Event::CounterSpell { what } => self.each_thing(what, "spell", "be countered"),
            Event::CopySpell { who, what, amount, new_targets } => {
                let what = self.each_of(what, "spell");
                let times =
                    if plain(amount) == Some(1) { String::new() } else { format!(" {}", self.times(amount)) };
                let targets = if *new_targets { ", with new targets if wanted" } else { "" };
                Clause::new(self.each_player(who), format!("copy {what}{times}{targets}"))
            }
            Event::Cast { who, what, transformed } => {
                let how = if *transformed { " transformed" } else { "" };
                Clause::new(self.each_player(who), format!("cast {}{how}", self.each_of(what, "card")))
            }
            Event::GainControl { who, what } => {
                let what = self.each_of(what, "permanent");
                Clause::new(self.each_player(who), format!("gain control of {what}"))
            }
            Event::Attach { what, to } => {
                let to = self.one_of(to, "permanent");
                self.each_thing(what, "permanent", &format!("become attached to {to}"))
            }
            Event::Enchant { who, what } => {
                let to = self.any_player(who).text;
                self.each_thing(what, "permanent", &format!("become attached to {to}"))
            }
            Event::AddMana { who, mana, amount, .. } => {
                Clause::new(self.each_player(who), format!("add {}", self.measured(amount, mana.said())))
            }
            Event::Daytime { becomes } => {
                Clause::new(Subject::one("it"), format!("become {}", daytime(*becomes)))
            }
            Event::Opaque { text, affects } => self.opaque(text, affects),
        }
    }

    fn each_thing(self, what: &What, noun: &'static str, predicate: &str) -> Clause {
        // Where each is one object that is known, it happens to all of them.
        let is_single = |one: &What| matches!(one, What::Chosen(_) | What::Is(_) | What::This | What::It);
        if let What::OneOf(all) = what
            && all.len() > 1
            && all.iter().all(is_single)
        {
            let each: Vec<String> = all.iter().map(|one| self.each_of(one, noun)).collect();
            return Clause::new(Subject::many(list(&each)), predicate);
        }
        Clause::new(Subject::one(self.each_of(what, noun)), predicate)
    }

    fn deals(self, from: &What, damage: &str, to: &Whom, excess: Option<&Whom>) -> Clause {
        let source = if *from == What::This {
            self.this.unwrap_or("this source").to_owned()
        } else {
            self.each_of(from, "source")
        };
        let to = self.each_whom(to).text;
        let beyond =
            excess.map_or_else(String::new, |to| format!(", and the excess to {}", self.each_whom(to).text));
        Clause::new(Subject::one(source), format!("deal {damage} to {to}{beyond}"))
    }

    /// Cards from the top of a library: "mill three cards", where the date has the word.
    fn moves_top(self, who: &Who, amount: &Amount, to: Zone) -> Clause {
        let who = self.each_player(who);
        let cards = self.counted(amount, "card");
        let top = if *amount == Amount::N(1) { "top card".to_owned() } else { format!("top {cards}") };
        let their = if who.text == "you" { "your" } else { "their" };
        Clause::new(who, self.words.move_top(to, &cards, &top, their))
    }

    fn enters(self, what: &What, under: Option<&Who>, tapped: bool, with: &[(Counter, u64)]) -> Clause {
        let tapped = if tapped { " tapped" } else { "" };
        let under = under.map(|who| format!(" under {} control", self.any_player(who).possessive()));
        let with: Vec<String> = with.iter().map(|(kind, number)| counters(kind, *number)).collect();
        let with = if with.is_empty() { String::new() } else { format!(" with {}", list(&with)) };
        let predicate = format!("{}{tapped}{}{with}", self.words.enter(), under.unwrap_or_default());
        Clause::new(Subject::one(self.each_of(what, "card")), predicate)
    }

    /// What the instruction says of how tokens enter: ", each with two +1/+1 counters, attacking Bob". Often empty.
    fn how_created(
        self,
        with: &[(Counter, Amount)],
        attacking: Option<&Whom>,
        attached_to: Option<&What>,
    ) -> String {
        let with: Vec<String> = with.iter().map(|(kind, amount)| self.counters(amount, kind)).collect();
        let mut how = vec![String::new()];
        how.extend((!with.is_empty()).then(|| format!("each with {}", list(&with))));
        how.extend(attacking.map(|whom| {
            if *whom == Whom::Any {
                "attacking".to_owned()
            } else {
                format!("attacking {}", self.any_whom(whom))
            }
        }));
        how.extend(attached_to.map(|host| format!("attached to {}", self.one_of(host, "permanent"))));
        how.join(", ")
    }

    fn creates(self, who: &Who, tokens: &str) -> Clause {
        let predicate = if self.words.creates() {
            format!("create {tokens}")
        } else {
            format!("put {tokens} {}", self.words.onto_battlefield())
        };
        Clause::new(self.each_player(who), predicate)
    }

    fn tokens(self, token: &Token, amount: &Amount, tapped: bool) -> String {
        let tapped = if tapped { "tapped " } else { "" };
        match token {
            Token::Is(what) => {
                let noun = format!("{tapped}{} token", described(what));
                let extras = if is_known_to_make_mana(what) { String::new() } else { self.extras(what) };
                format!("{}{extras}", self.counted(amount, &noun))
            }
            Token::Sized { is, power, toughness } => {
                let noun = format!(
                    "{tapped}{} token",
                    described(&Characteristics { power: None, ..(**is).clone() })
                );
                let size = self.size(power, toughness);
                format!("{}{} of {size}", self.counted(amount, &noun), self.extras(is))
            }
            Token::CopyOf(what) => self.copies(what, amount, tapped),
            Token::CopyExcept { of, except } => {
                let except = self.exceptions(except);
                let one = *amount == Amount::N(1);
                let except = if one { except } else { except.replacen("that it", "that each", 1) };
                format!("{}{except}", self.copies(of, amount, tapped))
            }
        }
    }

    /// Abilities and a name of its own, as they follow a token's description.
    fn extras(self, what: &Characteristics) -> String {
        let abilities: Vec<String> = what.abilities.iter().map(|ability| self.as_had(ability)).collect();
        let with = if abilities.is_empty() { String::new() } else { format!(" with {}", list(&abilities)) };
        let plain =
            what.name.is_empty() || what.name == what.subtypes.join(" ") || described(what) == what.name;
        let named = if plain { String::new() } else { format!(" named {}", what.name) };
        format!("{with}{named}")
    }

    /// "a tapped token that is a copy of Bear".
    fn copies(self, what: &What, amount: &Amount, tapped: &str) -> String {
        let of = self.one_of(what, "permanent");
        let copies = if *amount == Amount::N(1) { "that is a copy" } else { "that are copies" };
        format!("{} {copies} of {of}", self.counted(amount, &format!("{tapped}token")))
    }

    /// "power and toughness each equal to its power".
    fn size(self, power: &Amount, toughness: &Amount) -> String {
        if power == toughness {
            return format!("power and toughness each equal to {}", self.amount(power));
        }
        format!("power {} and toughness {}", self.amount(power), self.amount(toughness))
    }

    fn gets(self, on: &Whom, counters: &str) -> Clause {
        match on {
            Whom::Player(who) => Clause::new(self.each_player(who), format!("get {counters}")),
            Whom::Any | Whom::Object(_) | Whom::AttackedBy(_) | Whom::OneOf(_) => {
                Clause::new(self.each_whom(on), format!("get {counters}"))
            }
        }
    }

    fn loses(self, from: &Whom, counters: &str) -> Clause {
        Clause::new(self.each_whom(from), format!("lose {counters}"))
    }

    fn opaque(self, text: &str, affects: &Whom) -> Clause {
        let to = match affects {
            Whom::Any => String::new(),
            whom @ (Whom::Player(_) | Whom::Object(_) | Whom::AttackedBy(_) | Whom::OneOf(_)) => {
                format!(" to {}", self.each_whom(whom).text)
            }
        };
        Clause::new(Subject::one(quoted(text)), format!("happen{to}"))
    }
}

/// "1/1 green Saproling creature", with what it is made of; a name only when nothing else says what it is.
pub(crate) fn described(what: &Characteristics) -> String {
    let mut words = Vec::new();
    if let (Some(power), Some(toughness)) = (what.power, what.toughness) {
        words.push(format!("{power}/{toughness}"));
    }
    words.extend(what.supertypes.iter().map(|kind| supertype(*kind).to_owned()));
    if !what.colors.is_empty() {
        words.push(list(&what.colors.iter().map(|c| color(*c)).collect::<Vec<_>>()));
    }
    words.extend(what.subtypes.iter().cloned());
    words.extend(what.types.iter().map(|kind| card_type(*kind).to_owned()));
    if words.is_empty() {
        words.push(what.name.clone());
    }
    words.retain(|word| !word.is_empty());
    words.join(" ")
}

/// Whether it is one of the tokens that make mana, of which everybody knows what the rules say (CR 111.10 (2026-04-17)).
fn is_known_to_make_mana(what: &Characteristics) -> bool {
    ["Treasure", "Gold", "Powerstone"].contains(&what.name.as_str()) && what.subtypes == [what.name.clone()]
}
