//! How rulings of bundled boards tell why something does not happen.

use petgraph::graph::NodeIndex;
use rulebook::words::Words;
use statements::verdict::{Judged, Verdict};
use tests::told::{self, ruling};

/// What happens on the way to the first outcome.
fn happened(name: &str) -> Vec<String> {
    told::happened(&ruling(name)).into_iter().map(|said| said.text).collect()
}

/// CR 508.1d, 509.1c (2026-04-17).
#[test]
fn what_has_to_attack_or_block_and_does_not_is_told_with_the_reason() {
    let told = happened("combat/has-to-attack-and-cant");
    assert_eq!(
        told,
        [
            "Ox is to attack if it can, and does not: it is tapped, and only untapped creatures attack.",
            "Wall is to attack Bob if it can, and does not: it can't, as it has defender.",
            "Cub is to attack if it can, and does not: it can't with as many or as few as are declared, as it says itself.",
            "Hound is to attack Carol if it can, and does not: Carol can't be attacked.",
            "Relic is to attack if it can, and does not: only creatures on the battlefield attack.",
        ]
    );
    let told = happened("combat/has-to-be-blocked-and-cant");
    assert_eq!(
        told[..4],
        [
            "Elf, Bear and Hound are to block Lure if they can, and do not: Lure does not attack.",
            "Hound is to block if it can, and does not: nothing attacks that it could block.",
            "Elf does not block Beast, which is to become blocked if it can: it is tapped, and only untapped creatures block.",
            "Bear does not block Beast, which is to become blocked if it can: no more requirements are obeyed if it does.",
        ]
    );
}

#[test]
fn each_reason_is_told_once_with_its_parts() {
    let ruling = ruling("prevention/a-reason-for-each-part");
    let (words, start) = (Words::new(&ruling), NodeIndex::new(0));
    let judged = ruling.verdicts(start);
    let of = |name: &str| -> Vec<String> {
        let not =
            |one: &&Judged| matches!(one.verdict, Verdict::Not(_)) && words.effect_name(one.effect) == name;
        words
            .verdicts(start, &judged.iter().filter(not).collect::<Vec<_>>())
            .into_iter()
            .map(|said| said.text)
            .collect()
    };
    assert_eq!(
        of("Ward"),
        [
            "Ward does not fit the damage from Ogre to Alice: it applies when a red source would deal damage to Alice.",
            "There is nothing for Ward to replace; that is about the damage from Imp to Alice (0).",
        ]
    );
    assert_eq!(
        of("Truce"),
        [
            "Truce does not fit the damage from Imp to Alice (2), the damage from Ogre to Alice or the damage from Imp to Alice (5): it applies when a red source would deal combat damage to Alice.",
            "There is nothing for Truce to replace; that is about the damage from Imp to Alice (0).",
        ]
    );
}

/// CR 800.4a, 800.4j, 800.4k, 725.4, 303.4c (2026-04-17).
#[test]
fn what_becomes_of_what_a_player_leaves_behind_is_told_by_its_rules() {
    let told = happened("game-end/what-goes-with-who-leaves");
    let rules: Vec<String> = {
        let ruling = ruling("game-end/what-goes-with-who-leaves");
        let way = ruling.ends().first().map(|&end| ruling.shortest(end)).unwrap_or_default();
        let happened = ruling.chronicle().of(&way);
        let said = happened.iter().flat_map(|all| Words::new(&ruling).happened(all)).collect::<Vec<_>>();
        said.iter().flat_map(|said| &said.rules).map(ToString::to_string).collect()
    };
    for part in [
        "leave the game with Alice",
        "cease to exist",
        "goes on without an active player",
        "Bob is the monarch",
    ] {
        assert!(told.iter().any(|one| one.contains(part)), "{part}: {told:#?}");
    }
    for rule in ["800.4a", "800.4j", "800.4k", "725.4", "303.4c"] {
        assert!(rules.contains(&format!("CR {rule} (2026-04-17)")), "{rule}: {rules:?}");
    }
}

/// CR 613.1f, 708.2 (2026-04-17).
#[test]
fn an_ability_that_is_lost_is_told_of_where_it_would_do_something() {
    let told = happened("by-layer/abilities-that-are-lost");
    assert_eq!(
        told,
        [
            "Troll's ability does not apply: it is lost, as Yix says.",
            "Anna draws a card.",
            "Priest's ability does not apply: it is lost, as Humbling says.",
            "A source deals 3 damage to Anna.",
            "Hound and Wolf are each destroyed, and so each is put into its owner's graveyard.",
            "Hound's ability does not trigger: it is lost, as Humbling says.",
            "Wolf's ability does not trigger: Wolf is face down, and has no such ability so.",
        ]
    );
}
