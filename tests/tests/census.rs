//! Exact counts on boards with much at once: two orderers, a shield over two recipients, a "may", a redirection,
//! and tokens that are created and enter. The naive tree, which is counted path by path, must come to the same.

use tests::laws::{Ends, Sample};

use engine::Ruling;
use language::date::Date;
use statements::moment::{Moment, Step};
use statements::outcome::Paths;

const DATES: [Date; 3] = [Date::new(2006, 10, 1), Date::new(2012, 5, 1), Date::NOW];
/// The naive tree of a census may be this large.
const NODES: usize = 200_000;

/// Alice's storm deals damage to both players and to Bob's elk. Both orderers have the doubler and the torch;
/// the shield is for Bob and his elk together; Alice may double what her spells deal to Bob and to what is his; a
/// guard takes one of the damage to Alice.
const STORM: &str = r#"(
    format: 2,
    title: "The storm",
    board: (
        players: [(name: "Alice"), (name: "Bob")],
        objects: [
            (id: "Storm", owner: "Alice", zone: Stack, is: (colors: [Red], types: [Sorcery])),
            (id: "Guard", owner: "Alice", is: (types: [Creature], power: 0, toughness: 9, abilities: [Effect((
                when: (event: Damage(to: Player(You))),
                rewrite: Redirect(amount: N(1), to: Object(This)),
            ))])),
            (id: "Elk", owner: "Bob", is: (types: [Creature], power: 3, toughness: 3)),
            (id: "Furnace", owner: "Alice", is: (types: [Enchantment], abilities: [Effect((
                when: (event: Damage(to: Player(Anyone))),
                rewrite: Scale(Times(2)),
            ))])),
            (id: "Torch", owner: "Bob", is: (types: [Artifact], abilities: [Effect((
                when: (event: Damage(from: Color(Red))),
                rewrite: Scale(Plus(N(1))),
            ))])),
            (id: "Fury", owner: "Alice", is: (types: [Enchantment], abilities: [Effect((
                when: (event: Damage(to: OneOf([Player(Opponents), Object(ControlledBy(Opponents))]))),
                rewrite: Scale(Times(2)),
                optional: true,
            ))])),
        ],
        effects: [
            (id: "Shield", controller: "Bob", effect: (
                when: (event: Damage(to: OneOf([Player(You), Object(ControlledBy(You))])), scope: PerPlayer),
                rewrite: Prevent((amount: All)),
                lifetime: Shield(4),
            )),
        ],
        events: [
            (source: "Storm", does: [Do(events: [
                Damage(to: Player(Anyone), amount: N(2)),
                Damage(to: Object(Is("Elk")), amount: N(1)),
            ])]),
        ],
    ),
)"#;

/// All of it in one event: damage to both players, of which one shield can take five; Alice may double hers, and
/// her guard takes one of it; and she creates two soldiers, doubled or one more, which enter tapped for Bob's marsh
/// and with a counter for her banner.
const COUNCIL: &str = r#"(
    format: 2,
    title: "The council",
    board: (
        players: [(name: "Alice"), (name: "Bob")],
        turn: (active: "Bob"),
        objects: [
            (id: "Storm", owner: "Bob", zone: Stack, is: (colors: [Red], types: [Sorcery])),
            (id: "Guard", owner: "Alice", is: (types: [Creature], power: 0, toughness: 9, abilities: [Effect((
                when: (event: Damage(to: Player(You))),
                rewrite: Redirect(amount: N(1), to: Object(This)),
            ))])),
            (id: "Fury", owner: "Alice", is: (types: [Enchantment], abilities: [Effect((
                when: (event: Damage(to: Player(Anyone))),
                rewrite: Scale(Times(2)),
                optional: true,
            ))])),
            (id: "Season", owner: "Alice", is: (types: [Enchantment], abilities: [Effect((
                when: (event: Create(under: You)),
                rewrite: Scale(Times(2)),
            ))])),
            (id: "Recruiter", owner: "Bob", is: (types: [Enchantment], abilities: [Effect((
                when: (event: Create()),
                rewrite: Scale(Plus(N(1))),
            ))])),
            (id: "Marsh", owner: "Bob", is: (types: [Enchantment], abilities: [Effect((
                when: (event: Enter(what: Type(Creature), under: Opponents)),
                rewrite: EnterTapped,
            ))])),
            (id: "Banner", owner: "Alice", is: (types: [Enchantment], abilities: [Effect((
                when: (event: Enter(what: Type(Creature))),
                rewrite: EnterWithCounters(kind: PlusOne, amount: N(1)),
            ))])),
        ],
        effects: [
            (id: "Truce", controller: "Alice", effect: (
                when: (event: Damage(to: Player(Anyone))),
                rewrite: Prevent((amount: All)),
                lifetime: Shield(5),
            )),
        ],
        events: [
            (source: "Storm", does: [Do(events: [
                Damage(to: Player(Anyone), amount: N(3)),
                Create(
                    who: Opponents,
                    token: Is((name: "Soldier", types: [Creature], power: 1, toughness: 1)),
                    amount: N(2),
                ),
            ])]),
        ],
    ),
)"#;

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Count {
    moments: usize,
    picks: usize,
    outcomes: usize,
    paths: u128,
}

fn counted(ruling: &Ruling) -> Count {
    let graph = ruling.graph();
    let Paths::Exactly(paths) = ruling.paths() else { panic!("paths that can't be counted") };
    Count {
        moments: graph.node_count(),
        picks: graph.edge_weights().filter(|step| matches!(step, Step::Pick { .. })).count(),
        outcomes: graph.node_weights().filter(|moment| **moment == Moment::Outcome).count(),
        paths,
    }
}

/// The counts of the rulings of all dates, each of which ends as its naive tree does.
fn census(text: &str) -> [Count; 3] {
    let file = saves::from_text("census", text).expect("a board");
    DATES.map(|date| {
        let sample = Sample { name: file.title.clone(), board: file.board.clone(), date };
        let ruling = sample.ruling(NODES, true, true).expect("a whole ruling");
        let naive = sample.ruling(NODES, false, false).expect("a whole tree");
        println!("{} by {date}: {} moments in the tree", sample.name, naive.graph().node_count());
        assert_eq!(Ends::of(&ruling).apart_from(&Ends::of(&naive)), None, "by {date}");
        counted(&ruling)
    })
}

const fn count(moments: usize, picks: usize, outcomes: usize, paths: u128) -> Count {
    Count { moments, picks, outcomes, paths }
}

#[test]
fn damage_to_two_players_with_one_shield_over_two_recipients_is_counted() {
    assert_eq!(census(STORM), [count(4_013, 3_618, 400, 25_716); 3]);
}

#[test]
fn two_orderers_a_shared_shield_a_may_a_redirection_and_tokens_are_counted() {
    // The damage in 24 ways: Bob comes first, and either doubled damage uses all of the shield up and leaves Alice 4
    // ways, or, in two ways, 2 of it are left to her and 10 ways. The tokens in 4! ways, or now in 2 and 2.
    let together = count(255, 459, 14, 24 * 24);
    assert_eq!(census(COUNCIL), [together, together, count(147, 171, 14, 24 * 4)]);
}
