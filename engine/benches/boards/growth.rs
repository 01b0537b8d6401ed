//! Boards of any size, as files state them, for what must grow with their size and no faster.

use std::fmt::Write;

/// A sort of board, of which there is one of each size.
pub(crate) struct Row {
    /// What the bench calls it.
    pub(crate) name: &'static str,
    /// What it is, in a sentence.
    pub(crate) what: &'static str,
    /// The sizes that are measured, each about twice the one before.
    pub(crate) sizes: &'static [usize],
    /// The board of a size.
    pub(crate) board: fn(usize) -> String,
    /// Whether its events are a round that is played again and again.
    pub(crate) is_round: bool,
}

/// All of them.
pub(crate) const ROWS: &[Row] = &[
    row(
        "few-of-many",
        "effects that look at the event, of which 3 apply",
        &[2_500, 5_000, 10_000],
        few_of_many,
    ),
    row("plus-ones", "effects that add 1 to one event", &[200, 400, 800, 1_600], plus_ones),
    row("three-each", "creatures that are hit, three effects each", &[500, 1_000, 2_000, 4_000], three_each),
    row("hit", "creatures dealt damage at once", &[2_500, 5_000, 10_000], hit),
    row("exile", "creatures exiled at once", &[2_500, 5_000, 10_000], exile),
    row("draw-two", "draws, of each of which two are made", &[2_500, 5_000, 10_000, 20_000], draw_two),
    row("draws", "draws of which nothing is made", &[5_000, 10_000, 20_000, 40_000], draws),
    row("script", "events one after another", &[1_500, 3_000, 6_000], script),
    row("deaths", "creatures that die at once, each with a trigger", &[250, 500, 1_000, 2_000], deaths),
    row("numbers", "numbers to choose from", &[1_000, 2_000, 4_000, 8_000], numbers),
    Row { is_round: true, ..row("rounds", "permanents beside a round", &[2_500, 5_000, 10_000], rounds) },
];

const fn row(
    name: &'static str,
    what: &'static str,
    sizes: &'static [usize],
    board: fn(usize) -> String,
) -> Row {
    Row { name, what, sizes, board, is_round: false }
}

/// A board with these objects on which this is done.
fn board(objects: &str, does: &str) -> String {
    format!(
        "(players: [(name: \"Alice\", library: 1000000), (name: \"Bob\", life: 1000000)], objects: [{objects}], \
         events: [(controller: \"Alice\", does: [{does}])])"
    )
}

fn objects(count: usize, one: impl Fn(&mut String, usize)) -> String {
    let mut all = String::new();
    (0..count).for_each(|at| one(&mut all, at));
    all
}

/// A creature with these abilities.
fn creature(all: &mut String, at: usize, abilities: &str) {
    let said = write!(
        all,
        "(id: \"Bear {at}\", owner: \"Bob\", is: (name: \"Bear {at}\", types: [Creature], power: 2, \
         toughness: 9, abilities: [{abilities}])),"
    );
    said.unwrap_or_default();
}

/// An enchantment with these abilities.
fn enchantment(all: &mut String, at: usize, abilities: &str) {
    let said = write!(
        all,
        "(id: \"Rule {at}\", is: (name: \"Rule {at}\", types: [Enchantment], abilities: [{abilities}])),"
    );
    said.unwrap_or_default();
}

const TIMES: &str = "Effect((when: (event: Damage()), rewrite: Scale(Times(2))))";
const PLUS: &str = "Effect((when: (event: Damage()), rewrite: Scale(Plus(N(1)))))";
const THREE_EACH: &str = "Effect((when: (event: Damage(to: Object(This))), rewrite: Scale(Times(2)))), \
     Effect((when: (event: Damage(to: Object(This))), rewrite: Scale(Plus(N(1))))), \
     Effect((when: (event: Damage(to: Object(This))), rewrite: Prevent((amount: Some(N(2))))))";
const BOB_IS_HIT: &str = "Do(events: [Damage(to: Player(Named(\"Bob\")), amount: N(3))])";
const ALL_ARE_HIT: &str = "Do(events: [Damage(to: Object(Type(Creature)), amount: N(3))])";

fn few_of_many(count: usize) -> String {
    let rules = objects(count, |all, at| match at {
        0 => enchantment(all, at, TIMES),
        1 | 2 => enchantment(all, at, PLUS),
        _ => {
            let other = format!(
                "Effect((when: (event: Damage(to: Object(All([Type(Creature), Subtype(\"Kind of creature {at}\")])))), \
                 rewrite: Scale(Times(2))))"
            );
            enchantment(all, at, &other);
        }
    });
    board(&rules, BOB_IS_HIT)
}

fn plus_ones(count: usize) -> String {
    let same = |all: &mut String, at: usize| {
        let said = write!(
            all,
            "(id: \"Rule {at}\", is: (name: \"Rule\", types: [Enchantment], abilities: [{PLUS}])),"
        );
        said.unwrap_or_default();
    };
    board(&objects(count, same), BOB_IS_HIT)
}

fn three_each(count: usize) -> String {
    board(&objects(count, |all, at| creature(all, at, THREE_EACH)), ALL_ARE_HIT)
}

fn bears(count: usize) -> String {
    objects(count, |all, at| creature(all, at, ""))
}

fn hit(count: usize) -> String {
    board(&bears(count), ALL_ARE_HIT)
}

fn exile(count: usize) -> String {
    board(&bears(count), "Do(events: [Move(what: Type(Creature), to: Exile)])")
}

fn draw_two(count: usize) -> String {
    let twice = "Effect((when: (event: Draw(who: You)), rewrite: Instead([Do(events: [Draw(who: You, amount: N(2))])])))";
    board(
        &objects(1, |all, at| enchantment(all, at, twice)),
        &format!("Do(events: [Draw(who: You, amount: N({count}))])"),
    )
}

fn draws(count: usize) -> String {
    board("", &format!("Do(events: [Draw(who: You, amount: N({count}))])"))
}

fn script(count: usize) -> String {
    let each = ["Do(events: [GainLife(who: You, amount: N(1))])", BOB_IS_HIT];
    let does: Vec<&str> = (0..count).map(|at| each[at % 2]).collect();
    board(&bears(3), &does.join(", "))
}

fn deaths(count: usize) -> String {
    let trigger = "Triggered(when: (event: Move(what: This, from: Battlefield, to: Graveyard)), \
                   does: [Do(events: [GainLife(who: You, amount: N(1))])])";
    board(
        &objects(count, |all, at| creature(all, at, trigger)),
        "Do(events: [Destroy(what: Type(Creature))])",
    )
}

fn rounds(count: usize) -> String {
    board(&bears(count), "Do(events: [GainLife(who: You, amount: N(1))])")
}

fn numbers(most: usize) -> String {
    let golem = format!(
        "(id: \"Golem\", zone: Hand, is: (types: [Creature], power: 2, toughness: 2, abilities: \
         [Effect((when: (event: Enter(what: This)), rewrite: AsEnters(Number({most}))))]))"
    );
    board(&golem, "Do(events: [Enter(what: Is(\"Golem\"))])")
}
