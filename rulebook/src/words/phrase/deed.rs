//! What players do and what is done to permanents, cards and spells, as boards and patterns state it.

use super::Voice;
use super::amount::plain;
use crate::words::deeds;
use crate::words::deeds::{Besides, Number};
use crate::words::grammar::{Clause, Subject, count, plural};
use language::event::{Deed, Mana};
use language::select::{Amount, What, Who};

impl Voice<'_> {
    /// What is done, so many times, in an event: "mill three cards".
    pub(super) fn does(self, deed: Deed, amount: &Amount, besides: Besides<'_>) -> String {
        let number = Number {
            plain: self.amount(amount),
            counted: &|noun| self.counted(amount, noun),
            times: if plain(amount) == Some(1) { String::new() } else { self.times(amount) },
        };
        deeds::does(self.words, deed, &number, besides)
    }

    /// What is looked for: "mill cards, three cards or more".
    pub(super) fn does_in_general(self, deed: Deed, at_least: u64, besides: Besides<'_>) -> String {
        let least = match at_least {
            0 | 1 => String::new(),
            n => format!(", {} {} or more", count(n), plural(deeds::unit(deed))),
        };
        deeds::in_general(self.words, deed, besides) + &least
    }

    /// That an ability would trigger: "an ability of a creature would trigger".
    pub(super) fn would_trigger(self, who: &Who, what: &What) -> Clause {
        let under = if *who == Who::Anyone {
            String::new()
        } else {
            format!(" with {} as its controller", self.any_player(who).text)
        };
        let of = self.one_of(what, "permanent");
        Clause::new(Subject::one(format!("an ability of {of}")), format!("trigger{under}"))
    }

    /// That mana would be added: "a player would add mana from a land tapped for it".
    pub(super) fn would_add(self, who: &Who, from: &What, mana: Option<Mana>, tapped: bool) -> Clause {
        let mana = mana.map_or("mana", Mana::said);
        let from = if *from == What::Any && !tapped {
            String::new()
        } else {
            let verb = if tapped { "tapped for it" } else { "" };
            format!(" from {} {verb}", self.one_of(from, "permanent")).trim_end().to_owned()
        };
        Clause::new(self.any_player(who), format!("add {mana}").trim_end().to_owned() + &from)
    }
}

/// What is looked for in a roll: coins, dice with so many sides, or either.
pub(super) fn rolls_in_general(sides: Option<u64>) -> String {
    match sides {
        Some(2) => "flip one or more coins".to_owned(),
        Some(sides) => format!("roll one or more {}", plural(&crate::words::things::dice(sides))),
        None => "roll dice or flip coins".to_owned(),
    }
}
