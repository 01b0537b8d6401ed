//! Boards on which two rules dates part, each by a switch of its own.

use engine::dates::dates;
use engine::{Options, rule};
use language::date::Date;
use language::rule::Switch;
use saves::{BoardFile, bundled};
use statements::compare::Aspect;

/// The boards, with the dates to compare and the one switch that is responsible.
const BOARDS: [(&str, &str, &str, Switch); 12] = [
    ("five-goblins-or-twice-two", "2005-01-01", "2026-04-17", Switch::SelfFirst),
    ("taken-before-it-is-tapped", "2008-02-01", "2026-04-17", Switch::ControlTier),
    ("a-mimic-among-slow-creatures", "2010-01-01", "2026-04-17", Switch::CopyTier),
    ("two-mimic-tokens", "2013-07-13", "2017-04-28", Switch::ContainedWaits),
    ("a-golem-that-makes-itself", "2007-06-01", "2008-02-01", Switch::LookAheadOwn),
    ("everything-is-an-artifact", "2017-04-28", "2026-04-17", Switch::LookAheadOthers),
    ("banished-though-indestructible", "2013-07-13", "2026-04-17", Switch::CantOnlySelf),
    ("aimed-at-a-planeswalker", "2018-04-01", "2026-04-17", Switch::PlaneswalkerRedirection),
    ("candles-instead-of-life", "2017-04-28", "2026-04-17", Switch::TokensFromReplacements),
    ("a-gate-that-takes-the-blow", "2022-04-29", "2026-04-17", Switch::Battles),
    ("gates-for-two", "2025-02-07", "2026-04-17", Switch::CostsTogether),
    ("one-grave-for-two", "2025-02-07", "2026-04-17", Switch::ObjectOnceForAll),
];

fn day(text: &str) -> Date {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

fn read(name: &str) -> BoardFile {
    let found = bundled::find(name).unwrap_or_else(|| panic!("no board {name}"));
    saves::from_text(&found.full_name(), found.text).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn the_switch_that_parts_two_dates_is_found_by_trying() {
    for (name, from, to, switch) in BOARDS {
        for (first, second) in [(day(from), day(to)), (day(to), day(from))] {
            let compared = dates(&read(name).board, &Options::default(), first, second).unwrap();
            assert_eq!(compared.switches, [switch], "{name}: {first}, {second}");
            assert!(!compared.difference.partings.is_empty(), "{name}");
        }
    }
}

#[test]
fn a_board_of_each_pair_of_dates_is_in_the_folder_and_no_other() {
    let mut listed: Vec<&str> = BOARDS.iter().map(|board| board.0).collect();
    let in_folder = bundled::all().iter().filter(|board| board.full_name().starts_with("dates/"));
    let mut found: Vec<&str> = in_folder.map(|board| board.name).collect();
    listed.sort_unstable();
    found.sort_unstable();
    assert_eq!(found, listed);
}

/// The bundled boards that name no cards, and so can be ruled on without a collection.
fn without_cards() -> impl Iterator<Item = &'static bundled::Bundled> {
    let names_none = |name| read(name).board.objects.iter().all(|object| object.card.is_none());
    bundled::all().iter().filter(move |board| names_none(board.name))
}

#[test]
fn a_date_differs_from_itself_in_nothing() {
    for bundled in without_cards() {
        let file = read(bundled.name);
        let compared = dates(&file.board, &Options::default(), Date::NOW, Date::NOW).unwrap();
        assert!(compared.difference.is_none(), "{}: {:?}", bundled.name, compared.difference);
        assert_eq!(compared.switches, []);
    }
}

#[test]
fn all_switches_of_a_date_flipped_make_it_the_other_date() {
    let (from, to) = (day("2007-06-01"), Date::NOW);
    let flipped = language::rule::Switches::at(from).differing(language::rule::Switches::at(to));
    for bundled in without_cards() {
        let file = read(bundled.name);
        let options = Options { as_of: Some(from), flipped: flipped.clone(), ..Options::default() };
        let one = rule(&file.board, &options).unwrap();
        let other = rule(&file.board, &Options { as_of: Some(to), ..Options::default() }).unwrap();
        assert!(engine::compare::compare(&one, &other).is_none(), "{}", bundled.name);
    }
}

#[test]
fn moments_part_where_the_offer_does_even_when_the_outcomes_are_the_same() {
    let compared =
        dates(&read("two-mimic-tokens").board, &Options::default(), day("2013-07-13"), day("2017-04-28"));
    let compared = compared.unwrap();
    let parting = &compared.difference.partings[0];
    assert_eq!((parting.first.index(), parting.second.index()), (0, 0));
    assert_eq!(parting.aspects, [Aspect::Offer]);
    assert_eq!((compared.difference.only_first.len(), compared.difference.only_second.len()), (0, 1));
}
