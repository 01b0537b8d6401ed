//! The second census: two orderers, a shield that they share out, a "may", a redirection, and tokens that enter.
//! The naive tree has the same outcomes and paths, and the numbers are held here.

use engine::answer::Paths;
use engine::board::Board;
use engine::date::Date;
use engine::ruling::{Completion, Limits, Moment};
use engine::{Options, Ruling, rule};
use tests::compare::{difference, ruled};
use tests::laws::Ends;
use tests::oracle::read;

/// Two sources hit Alice and one hits Bob at once; then Alice creates a token that chooses a colour.
const BOARD: &str = r#"(
    format: 1,
    title: "Second census",
    about: "Two orderers, a shield over two sources, a may, a redirection, and tokens that enter.",
    board: (
        players: [(name: "Alice"), (name: "Bob")],
        objects: [
            (id: "Hail", owner: "Bob", zone: Stack, is: (types: [Sorcery])),
            (id: "Bear", owner: "Bob", is: (types: [Creature], power: 2, toughness: 2)),
            (id: "Furnace", owner: "Alice", is: (types: [Enchantment], abilities: [Effect((
                when: (event: Damage(to: Player(Named("Bob")))),
                rewrite: Scale(Times(2)),
            ))])),
            (id: "Guard", owner: "Bob", is: (types: [Creature], abilities: [Effect((
                when: (event: Damage(to: Player(You))),
                rewrite: Redirect(to: Object(Is("Bear"))),
                optional: true,
            ))])),
            (id: "Season", owner: "Alice", is: (types: [Enchantment], abilities: [Effect((
                when: (event: Create(under: You)),
                rewrite: Scale(Times(2)),
            ))])),
            (id: "Kismet", owner: "Bob", is: (types: [Enchantment], abilities: [Effect((
                when: (event: Enter(what: Type(Creature), under: Opponents)),
                rewrite: EnterTapped,
            ))])),
        ],
        effects: [
            (id: "Shield", controller: "Alice", effect: (
                when: (event: Damage(to: Player(You))),
                rewrite: Prevent(()),
                lifetime: Shield(4),
            )),
            (id: "Anger", controller: "Alice", effect: (
                when: (event: Damage(to: Player(You))),
                rewrite: Scale(Plus(N(1))),
                lifetime: ThisTurn,
            )),
        ],
        events: [
            (source: "Hail", does: [
                Do(events: [
                    Damage(from: OneOf([Is("Hail"), Is("Bear")]), to: Player(Named("Alice")), amount: N(3)),
                    Damage(to: Player(Named("Bob")), amount: N(2)),
                ]),
            ]),
            (controller: "Alice", does: [
                Do(events: [Create(amount: N(1), token: Is((
                    name: "Voice",
                    types: [Creature],
                    abilities: [Effect((when: (event: Enter(what: This)), rewrite: AsEnters(Color)))],
                )))]),
            ]),
        ],
    ),
)"#;

fn board() -> Board {
    saves::from_text("census", BOARD).unwrap_or_else(|error| panic!("{error}")).board
}

fn ruling(date: Date, merge: bool) -> Ruling {
    let limits = Limits { nodes: 400_000, ..Limits::default() };
    let options = Options { as_of: Some(date), limits, merge, fold: merge, cancel: None };
    let ruling = rule(&board(), &options).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(ruling.completion(), Completion::Whole);
    ruling
}

/// Moments, steps, outcomes, paths.
fn counts(ruling: &Ruling) -> (usize, usize, usize, Paths) {
    let outcomes = ruling.graph().node_weights().filter(|moment| **moment == Moment::Outcome).count();
    (ruling.graph().node_count(), ruling.graph().edge_count(), outcomes, ruling.paths())
}

fn check(date: Date, expected: (usize, usize, usize, Paths)) {
    let merged = ruling(date, true);
    assert_eq!(counts(&merged), expected, "{date}");
    let naive = ruling(date, false);
    let apart = Ends::of(&merged).apart_from(&Ends::of(&naive));
    assert!(apart.is_none(), "{date}: {}", apart.unwrap_or_default());
}

/// The second reading of the rules counts each token's picks apart even where two have become alike again, which
/// can be only where all effects on a tree stand together; so before 2017 it is held against the damage alone.
#[test]
fn the_second_reading_of_the_rules_has_the_same_ends_and_paths() {
    let whole = board();
    let mut damage = whole.clone();
    damage.events.truncate(1);
    for (board, date) in [
        (&damage, Date::new(2006, 10, 1)),
        (&damage, Date::new(2012, 5, 1)),
        (&damage, Date::NOW),
        (&whole, Date::NOW),
    ] {
        let (engine, oracle) = (ruled(board, date).unwrap(), read(board, date, 1_000_000).unwrap());
        assert_eq!(difference(&engine, &oracle), None, "{date}");
    }
}

#[test]
fn the_second_census_of_2006_is_that_of_the_naive_tree() {
    check(Date::new(2006, 10, 1), (730, 1_487, 90, Paths::Exactly(17_640)));
}

#[test]
fn the_second_census_of_2012_is_that_of_the_naive_tree() {
    check(Date::new(2012, 5, 1), (730, 1_487, 90, Paths::Exactly(17_640)));
}

#[test]
fn the_second_census_of_2026_is_that_of_the_naive_tree() {
    check(Date::NOW, (592, 983, 90, Paths::Exactly(6_300)));
}
