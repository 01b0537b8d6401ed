//! What players do and what is done to permanents, cards and spells, as boards and patterns state it.

use super::Voice;
use super::amount::plain;
use crate::words::deeds;
use crate::words::deeds::{Besides, Number};
use crate::words::grammar::{Clause, Subject, count, plural};
use language::effect::EventPattern;
use language::event::{Deed, Event};
use language::select::{Amount, What, Who};

impl Voice<'_> {
    /// An event of this family as a clause.
    pub(super) fn deed_clause(self, event: &Event) -> Clause {
        match event {
            Event::Deed { deed, who, what: None, amount, kind, .. } => {
                let besides = Besides { kind: kind.as_deref(), to: None };
                Clause::new(self.each_player(who), self.does(*deed, amount, besides))
            }
            Event::Roll { who, sides, dice, .. } => {
                Clause::new(self.each_player(who), deeds::roll(*sides, &|noun| self.counted(dice, noun)))
            }
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
            Event::Cast { who, what } => {
                Clause::new(self.each_player(who), format!("cast {}", self.each_of(what, "card")))
            }
            Event::GainControl { who, what } => {
                let what = self.each_of(what, "permanent");
                Clause::new(self.each_player(who), format!("gain control of {what}"))
            }
            Event::Attach { what, to } => {
                let to = self.one_of(to, "permanent");
                self.each_thing(what, "permanent", &format!("become attached to {to}"))
            }
            Event::AddMana { who, mana, amount, .. } => Clause::new(
                self.each_player(who),
                format!("add {}", self.measured(amount, deeds::mana(*mana))),
            ),
            Event::Damage { .. }
            | Event::GainLife { .. }
            | Event::LoseLife { .. }
            | Event::Draw { .. }
            | Event::Destroy { .. }
            | Event::Sacrifice { .. }
            | Event::Move { .. }
            | Event::MoveTop { .. }
            | Event::Enter { .. }
            | Event::Create { .. }
            | Event::PutCounters { .. }
            | Event::RemoveCounters { .. }
            | Event::Begin { .. }
            | Event::Daytime { .. }
            | Event::Opaque { .. } => Clause::new(Subject::one("something"), "happen"),
        }
    }

    fn each_thing(self, what: &What, noun: &'static str, predicate: &str) -> Clause {
        Clause::new(Subject::one(self.each_of(what, noun)), predicate)
    }

    fn does(self, deed: Deed, amount: &Amount, besides: Besides<'_>) -> String {
        let number = Number {
            plain: self.amount(amount),
            counted: &|noun| self.counted(amount, noun),
            times: if plain(amount) == Some(1) { String::new() } else { self.times(amount) },
        };
        deeds::does(self.words, deed, &number, besides)
    }

    /// The event that a pattern of this family looks at.
    #[expect(clippy::too_many_lines, reason = "one arm for each kind of event")]
    pub(super) fn deed_would(self, pattern: &EventPattern) -> Clause {
        match pattern {
            EventPattern::Deed { deed, who, what, at_least, kind, to } => {
                let least = match at_least {
                    0 | 1 => String::new(),
                    n => format!(", {} {} or more", count(*n), plural(deeds::unit(*deed))),
                };
                let to = to.as_ref().map(|to| self.any_whom(to));
                let besides = Besides { kind: kind.as_deref(), to: to.as_deref() };
                let does = deeds::in_general(self.words, *deed, besides) + &least;
                if deed.is_of_players() {
                    Clause::new(self.any_player(who), does)
                } else {
                    self.any_thing(what, "permanent", &does)
                }
            }
            EventPattern::Roll { who, sides } => {
                let does = match sides {
                    Some(2) => "flip one or more coins".to_owned(),
                    Some(sides) => format!("roll one or more {}", plural(&deeds::dice(*sides))),
                    None => "roll dice or flip coins".to_owned(),
                };
                Clause::new(self.any_player(who), does)
            }
            EventPattern::Discard { what, who } => {
                Clause::new(self.any_player(who), format!("discard {}", self.one_of(what, "card")))
            }
            EventPattern::CounterSpell { what } => self.any_thing(what, "spell", "be countered"),
            EventPattern::CopySpell { who, what } => {
                Clause::new(self.any_player(who), format!("copy {}", self.one_of(what, "spell")))
            }
            EventPattern::Cast { who, what } => {
                Clause::new(self.any_player(who), format!("cast {}", self.one_of(what, "card")))
            }
            EventPattern::Trigger { who, what } => {
                let under = if *who == Who::Anyone {
                    String::new()
                } else {
                    format!(" with {} as its controller", self.any_player(who).text)
                };
                let of = self.one_of(what, "permanent");
                Clause::new(Subject::one(format!("an ability of {of}")), format!("trigger{under}"))
            }
            EventPattern::GainControl { who, what } => Clause::new(
                self.any_player(who),
                format!("gain control of {}", self.one_of(what, "permanent")),
            ),
            EventPattern::Attach { what, to } => {
                let to = self.one_of(to, "permanent");
                self.any_thing(what, "permanent", &format!("become attached to {to}"))
            }
            EventPattern::AddMana { who, from, mana, tapped } => {
                let mana = mana.map_or("mana", deeds::mana);
                let from = if *from == What::Any && !tapped {
                    String::new()
                } else {
                    let verb = if *tapped { "tapped for it" } else { "" };
                    format!(" from {} {verb}", self.one_of(from, "permanent")).trim_end().to_owned()
                };
                Clause::new(self.any_player(who), format!("add {mana}").trim_end().to_owned() + &from)
            }
            EventPattern::Damage { .. }
            | EventPattern::GainLife { .. }
            | EventPattern::LoseLife { .. }
            | EventPattern::Draw { .. }
            | EventPattern::DrawCards { .. }
            | EventPattern::Destroy { .. }
            | EventPattern::Sacrifice { .. }
            | EventPattern::Move { .. }
            | EventPattern::Enter { .. }
            | EventPattern::Create { .. }
            | EventPattern::PutCounters { .. }
            | EventPattern::RemoveCounters { .. }
            | EventPattern::Begin { .. }
            | EventPattern::Daytime { .. }
            | EventPattern::Opaque { .. } => Clause::new(Subject::one("something"), "happen"),
        }
    }

    fn any_thing(self, what: &What, noun: &'static str, predicate: &str) -> Clause {
        Clause::new(Subject::one(self.one_of(what, noun)), predicate)
    }

    /// The kind of event that a pattern of this family looks at, as a noun.
    pub(super) fn deed_kind(self, pattern: &EventPattern) -> String {
        match pattern {
            EventPattern::Deed { deed, .. } if deed.is_of_players() => deeds::noun(self.words, *deed),
            EventPattern::Deed { deed, .. } => format!("objects {}", deeds::noun(self.words, *deed)),
            EventPattern::Roll { sides: Some(2), .. } => "coins being flipped".to_owned(),
            EventPattern::Roll { .. } => "dice being rolled".to_owned(),
            EventPattern::Discard { .. } => "cards being discarded".to_owned(),
            EventPattern::CounterSpell { .. } => "spells being countered".to_owned(),
            EventPattern::CopySpell { .. } => "spells being copied".to_owned(),
            EventPattern::Cast { .. } => "cards being cast".to_owned(),
            EventPattern::GainControl { .. } => "control being gained".to_owned(),
            EventPattern::Attach { .. } => "permanents becoming attached".to_owned(),
            EventPattern::AddMana { .. } => "mana being added".to_owned(),
            EventPattern::Trigger { .. } => "abilities triggering".to_owned(),
            EventPattern::Damage { .. }
            | EventPattern::GainLife { .. }
            | EventPattern::LoseLife { .. }
            | EventPattern::Draw { .. }
            | EventPattern::DrawCards { .. }
            | EventPattern::Destroy { .. }
            | EventPattern::Sacrifice { .. }
            | EventPattern::Move { .. }
            | EventPattern::Enter { .. }
            | EventPattern::Create { .. }
            | EventPattern::PutCounters { .. }
            | EventPattern::RemoveCounters { .. }
            | EventPattern::Begin { .. }
            | EventPattern::Daytime { .. }
            | EventPattern::Opaque { .. } => "events".to_owned(),
        }
    }
}
