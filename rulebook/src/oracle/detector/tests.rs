//! Invented sentences, and abilities in which exactly one thing is dropped.

use expect_test::expect;
use language::board::Ability;
use ron::extensions::Extensions;

use super::missing;
use crate::oracle::text::tokens;

fn abilities(ron: &str) -> Vec<Ability> {
    let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    options.from_str(&format!("[{ron}]")).unwrap_or_else(|error| panic!("{ron}: {error}"))
}

/// What each sentence says that its ability doesn't hold, a line for each.
fn lost(cases: &[(&str, &str)]) -> String {
    let line = |(words, ron): &(&str, &str)| {
        let lost = missing(&tokens("Wren", words), &abilities(ron));
        format!("{words}: {}\n", lost.iter().map(|loss| loss.what.as_str()).collect::<Vec<_>>().join(", "))
    };
    cases.iter().map(line).collect()
}

const DAMAGE: &str = "Spell(targets: [(called: \"t\", of: Object(Type(Creature)))], does: [Do(events: [Damage(from: This, \
                      to: Object(Chosen(\"t\")), amount: N(3))])])";

#[test]
fn what_is_held_is_not_lost() {
    let counters = "Triggered(when: (event: Enter(what: All([Type(Creature), Not(This)]), under: You)), \
                    does: [Do(events: [PutCounters(on: Object(This), kind: PlusOne, amount: N(1))])])";
    let doubled = "Effect((when: (event: Damage(from: All([Subtype(\"Elf\"), ControlledBy(You)]), to: Player(Opponents), combat: false)), \
                   rewrite: Scale(Times(2))))";
    let tapped = "Effect((when: (event: Enter(what: This), only_if: [Not(Exists(All([Type(Land), Supertype(Basic), \
                  ControlledBy(You)])))]), rewrite: EnterTapped))";
    let boost = "Continuous((affects: All([Subtype(\"Elf\"), Not(This), ControlledBy(You)]), \
                 changes: [ModifyPowerToughness(1, 1), AddAbility(Keyword(FirstStrike))]))";
    let cases = [
        ("Wren deals 3 damage to target creature", DAMAGE),
        (
            "Landfall \u{2014} Whenever another creature enters under your control, put a +1/+1 counter on Wren",
            counters,
        ),
        (
            "If an Elf you control would deal noncombat damage to an opponent, it deals double that damage instead",
            doubled,
        ),
        ("Wren enters tapped unless you control a basic land", tapped),
        ("Other Elves you control get +1/+1 and have first strike", boost),
    ];
    for (words, ron) in cases {
        assert_eq!(missing(&tokens("Wren", words), &abilities(ron)), [], "{words}");
    }
}

#[test]
fn numbers_options_and_players_that_were_dropped_are_found() {
    let draw = |who: &str| format!("Spell(does: [Do(events: [Draw(who: {who}, amount: N(2))])])");
    let gain = "Spell(does: [Do(events: [GainLife(who: You, amount: N(4))])])";
    expect![[r"
        Wren deals 4 damage to target creature: 4
        Wren deals X damage to target creature: x
        Wren deals 3 combat damage to target creature: combat damage
        Wren deals 3 damage to up to one target creature: up to one
        You may draw two cards: may
        Each opponent draws two cards: each opponent
        Draw two cards unless an opponent sings: unless, opponent
        Draw twice two cards: twice
        Gain 4 life for each Bird: for each, bird
        Gain 4 life, then draw two cards: draw, two
    "]]
    .assert_eq(&lost(&[
        ("Wren deals 4 damage to target creature", DAMAGE),
        ("Wren deals X damage to target creature", DAMAGE),
        ("Wren deals 3 combat damage to target creature", DAMAGE),
        ("Wren deals 3 damage to up to one target creature", DAMAGE),
        ("You may draw two cards", &draw("You")),
        ("Each opponent draws two cards", &draw("You")),
        ("Draw two cards unless an opponent sings", &draw("You")),
        ("Draw twice two cards", &draw("You")),
        ("Gain 4 life for each Bird", gain),
        ("Gain 4 life, then draw two cards", gain),
    ]));
}

#[test]
fn filters_and_times_that_were_dropped_are_found() {
    let boost = "Continuous((affects: All([Type(Creature), ControlledBy(You)]), changes: [ModifyPowerToughness(1, 1)]))";
    let destroy = "Spell(does: [Do(events: [Destroy(what: Type(Creature))])])";
    let enters =
        "Effect((when: (event: Enter(what: This)), rewrite: EnterWithCounters(kind: PlusOne, amount: N(2))))";
    expect![[r"
        Other creatures you control get +1/+1: other
        Nontoken creatures you control get +1/+1: nontoken, nontoken
        Legendary Elf creatures you control get +1/+1: legendary, elf
        Untapped creatures you control get +1/+1: untapped
        Blue creatures you control get +1/+1: blue
        Creatures you control get +1/+2: +1/+2
        Creatures you control get +1/+1 and have flying: flying
        Creatures you control get +1/+1 until end of turn: until end of turn
        Creatures your opponents control get +1/+1: your opponents
        Destroy all artifacts and creatures: artifacts
        Destroy all creatures in a graveyard: graveyard
        Destroy all creatures named Wrenling: named, wrenling
        Destroy all creatures other than Wren: other than
        Wren enters with two charge counters on it: charge
        Wren enters with two +1/+1 counters on it if you sing: if, you
        Wren enters tapped with two +1/+1 counters on it: tapped
        If Wren would enter, draw two cards instead: draw
    "]]
    .assert_eq(&lost(&[
        ("Other creatures you control get +1/+1", boost),
        ("Nontoken creatures you control get +1/+1", boost),
        ("Legendary Elf creatures you control get +1/+1", boost),
        ("Untapped creatures you control get +1/+1", boost),
        ("Blue creatures you control get +1/+1", boost),
        ("Creatures you control get +1/+2", boost),
        ("Creatures you control get +1/+1 and have flying", boost),
        ("Creatures you control get +1/+1 until end of turn", boost),
        ("Creatures your opponents control get +1/+1", boost),
        ("Destroy all artifacts and creatures", destroy),
        ("Destroy all creatures in a graveyard", destroy),
        ("Destroy all creatures named Wrenling", destroy),
        ("Destroy all creatures other than Wren", destroy),
        ("Wren enters with two charge counters on it", enters),
        ("Wren enters with two +1/+1 counters on it if you sing", enters),
        ("Wren enters tapped with two +1/+1 counters on it", enters),
        ("If Wren would enter, draw two cards instead", enters),
    ]));
}

#[test]
fn a_quoted_ability_is_held_by_the_ability_that_is_given() {
    let gives = "Continuous((affects: Type(Creature), changes: [AddAbility(Triggered(when: (event: Draw(who: You)), \
                 does: [Do(events: [GainLife(who: You, amount: N(1))])]))]))";
    let words = "All creatures have \"Whenever you draw a card, destroy Wren and gain 1 life.\"";
    let lost = missing(&tokens("Wren", words), &abilities(gives));
    assert_eq!(lost.iter().map(|loss| loss.what.as_str()).collect::<Vec<_>>(), ["destroy"]);
    assert_eq!(words.get(lost[0].at.clone()).map(|quote| quote.starts_with('"')), Some(true));
}
