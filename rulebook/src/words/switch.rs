//! What the rules of a date say where dates differ.

mod new_objects;
mod states;

use self::new_objects::NEW_OBJECTS;
use self::states::STATES;
use super::{Sentence, Words};
use crate::concordance::{Citation, Place};
use language::date::Date;
use language::rule::{Switch, Switches};

/// Switches that have followed one another: where one of them is off, what another that is on says is so instead.
const IN_TURN: &[&[Switch]] = &[
    &[Switch::CommanderGraveyardExile, Switch::CommanderAnyZone, Switch::CommanderHandLibrary],
    &[Switch::ObjectOnceForOne, Switch::ObjectOnceForAll],
    &[Switch::PlaneswalkersAllGo, Switch::PlaneswalkerKeepsOne],
    &[Switch::TokenOwnerUnder, Switch::TokenOwnerCreator],
];

/// What is so by a switch that is on or off, as a clause.
pub fn switch(one: Switch, switches: Switches) -> &'static str {
    let in_turn = IN_TURN.iter().filter(|series| series.contains(&one)).copied().flatten();
    let told = in_turn.chain([&one]).find(|other| switches.is_on(**other)).unwrap_or(&one);
    let told = STATES.iter().chain(NEW_OBJECTS).find(|(known, _, _)| known == told);
    told.map_or("", |(known, on, off)| if switches.is_on(*known) { on } else { off })
}

/// The rule at a date that says what a switch says. None where the switch is off and the rule still to come: it would
/// say the opposite.
fn cited(one: Switch, date: Date) -> Option<Citation> {
    let citation = Citation::new(one.rule(), date);
    let is_to_come = matches!(citation.place(), Place::Later(..));
    Some(citation).filter(|_| one.in_force(date) || !is_to_come)
}

impl Words<'_> {
    /// What the ruling's date says where dates differ, with the rule at that date if it has one.
    pub fn switch(self, one: Switch) -> Sentence {
        let date = self.ruling.as_of();
        Sentence::new(switch(one, Switches::at(date)), cited(one, date).into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The days on which some switch is turned.
    fn days() -> BTreeSet<Date> {
        let spans = Switch::ALL.iter().map(|one| one.span());
        spans
            .flat_map(|span| [Some(span.from), span.until])
            .flatten()
            .chain([Date::FIRST, Date::NOW])
            .collect()
    }

    #[test]
    fn no_switch_that_is_off_cites_a_rule_that_will_say_the_opposite() {
        for date in days() {
            for &one in Switch::ALL {
                let later = cited(one, date).filter(|cited| matches!(cited.place(), Place::Later(..)));
                assert!(later.is_none() || one.in_force(date), "{one:?} at {date}");
            }
        }
    }

    #[test]
    fn a_commander_has_its_way_to_the_command_zone_at_every_date_that_knows_one() {
        let told = |date: &str| {
            let at = Switches::at(date.parse().unwrap());
            [Switch::CommanderGraveyardExile, Switch::CommanderAnyZone, Switch::CommanderHandLibrary]
                .map(|one| switch(one, at))
        };
        for (date, way) in [
            ("2012-05-01", "to a graveyard or to exile, by two effects"),
            ("2018-04-27", "anywhere else"),
            ("2026-04-17", "to a hand or into a library"),
        ] {
            assert!(told(date).iter().all(|told| told.ends_with(way)), "{date}: {:?}", told(date));
        }
        assert!(told("2008-02-01").iter().all(|told| told.starts_with("no ")));
    }

    #[test]
    fn every_switch_is_told_in_words_of_its_own() {
        let dates = [Date::FIRST, Date::NOW].map(Switches::at);
        for &one in Switch::ALL {
            let flipped = dates.map(|at| [switch(one, at), switch(one, at.flipped(one))]);
            assert!(flipped.iter().flatten().all(|told| !told.is_empty()), "{one:?}");
        }
        let all = || STATES.iter().chain(NEW_OBJECTS);
        let told: BTreeSet<&str> = all().flat_map(|(_, on, off)| [*on, *off]).collect();
        assert_eq!((told.len(), all().count()), (2 * Switch::ALL.len(), Switch::ALL.len()));
    }
}
