//! Broken boards, each with the exact message that it gets. Every case is a good board with one thing wrong.
#![expect(clippy::needless_raw_string_hashes, reason = "the messages are put in by a program")]

mod afterwards;
mod fights;
mod files;
mod missing;
mod names;
mod sense;
mod shape;
mod values;

use expect_test::Expect;

/// A good board. Line numbers of the messages count in here.
const GOOD: &str = r#"(
    format: 2,
    title: "A doubler and a shield",
    about: "Anna's Bear would deal 2 damage to Bob.",
    board: (
        as_of: "2012-05-01",
        players: [(name: "Anna", life: 20), (name: "Bob", life: 17, poison: 1)],
        turn: (active: "Anna", step: CombatDamage),
        objects: [
            (
                id: "Furnace", owner: "Anna",
                is: (
                    types: [Enchantment],
                    abilities: [
                        Effect((
                            when: (event: Damage(from: All([Type(Creature), ControlledBy(You)]))),
                            rewrite: Scale(Times(2)),
                        )),
                    ],
                ),
            ),
            (id: "Bear", owner: "Anna", is: (types: [Creature], colors: [Green], power: 2, toughness: 2)),
            (id: "Helm", owner: "Bob", attached_to: "Bear", tapped: true, is: (types: [Artifact])),
        ],
        effects: [
            (
                id: "Shield", controller: "Bob",
                effect: (
                    when: (event: Damage(to: Player(You))),
                    rewrite: Prevent((amount: All)),
                    limit: Shield(3),
                ),
            ),
        ],
        events: [
            (
                source: "Bear", cause: Combat,
                does: [
                    Do(events: [Damage(from: Is("Bear"), to: Player(Named("Bob")), amount: N(2), combat: true)]),
                ],
            ),
        ],
    ),
    rulings: [
        (
            as_of: ["2012-05-01"],
            outcomes: [(facts: [life("Bob", 16)]), (facts: [life("Bob", 17)], reached_by: ["Shield"])],
            ordered_by: ["Bob"],
            never_offered: [("Helm", condition_not_met)],
            paths: "2",
        ),
    ],
)
"#;

/// The good board with something in it replaced; what is replaced stands there once.
fn with(good: &str, broken: &str) -> String {
    assert_eq!(GOOD.matches(good).count(), 1, "`{good}` must stand in the good board once");
    GOOD.replace(good, broken)
}

fn refused(text: &str, message: &Expect) {
    refused_bytes(text.as_bytes(), message);
}

fn refused_bytes(bytes: &[u8], message: &Expect) {
    match saves::from_bytes("a.board.ron", bytes) {
        Ok(_) => panic!("the broken board was read"),
        Err(error) => message.assert_eq(&error.to_string()),
    }
}

#[test]
fn the_good_board_is_good() {
    let read = saves::from_text("a.board.ron", GOOD).map_err(|error| error.to_string());
    assert_eq!(read.map(|file| file.title), Ok("A doubler and a shield".to_owned()));
}

/// Where a stack overflow would end the program, the deepest nesting that is allowed must be harmless, too; the
/// smallest stack that a window runs on has a megabyte.
#[test]
fn the_deepest_nesting_that_is_allowed_fits_a_small_stack() {
    let depth = saves::read::DEEPEST - 9;
    let not = format!("from: {}Any{}", "Not(".repeat(depth), ")".repeat(depth));
    let pairs = (depth - 2) / 2;
    let times = format!("May(does: [{}{}", "May(does: [".repeat(pairs), "])".repeat(pairs + 1));
    let texts = [with("from: Is(\"Bear\")", &not), with("does: [\n", &format!("does: [\n{times},"))];
    for text in texts {
        let reader = move || saves::read::draft("a.board.ron", &text).map_err(|error| error.to_string());
        let thread = std::thread::Builder::new().stack_size(1 << 20).spawn(reader).expect("a thread");
        let read = thread.join().expect("no panic");
        assert!(read.is_ok(), "{}", read.expect_err("refused"));
    }
}
