//! How rulings of bundled boards tell what is over, what never begins, and who says that something can't be done.

use tests::told::{happened_at, tells};

const NOW: &str = "2026-04-17";

/// CR 611.2b (2026-04-17), 418.3d (2006-10-01).
#[test]
fn what_does_not_begin_is_told_by_the_rule_of_that() {
    let lasts = "What is so for as long as Old Man is tapped does not begin: ";
    let was_over = format!("{lasts}that was not so for a while before it resolved.");
    for (date, rule) in [(NOW, "611.2b"), ("2009-07-11", "610.2b"), ("2006-10-01", "418.3d")] {
        tells("lasting/untapped-and-tapped-again-in-response", date, &was_over, &[rule]);
        tells("lasting/untapped-as-it-resolves", date, &format!("{lasts}that is not so."), &[rule]);
    }
}

/// CR 702.103e, 702.103f (2026-04-17).
#[test]
fn that_something_is_bestowed_no_longer_is_told() {
    let falls = "Naiad is attached to nothing, and bestowed no longer.";
    for (date, spell, aura) in [(NOW, "702.103e", "702.103f"), ("2017-04-28", "702.102d", "702.102e")] {
        tells("catalogue/a-nymph-on-a-bear", date, falls, &[aura]);
        tells("catalogue/a-nymph-and-protection", date, falls, &[aura]);
        let resolves =
            "Naiad is bestowed no longer, as its target is illegal, and resolves as a creature spell.";
        tells("catalogue/a-nymph-without-a-bear", date, resolves, &[spell]);
    }
    tells("catalogue/a-nymph-and-protection", NOW, "Naiad becomes unattached", &["702.103f"]);
}

/// CR 702.131d (2026-04-17).
#[test]
fn the_blessing_is_told_with_the_event_that_brings_it() {
    let rules = ["702.131b", "702.131d"];
    tells("designations/the-blessing-before-the-triggers", NOW, "gets the city's blessing", &rules);
}

/// CR 613.11 (2026-04-17).
#[test]
fn what_binds_something_is_named() {
    let name = "cant/told-who-binds";
    let rules = ["614.17", "602.2"];
    tells(name, NOW, "The ability of Hound can't be activated: Cage says so.", &rules);
    tells(name, NOW, "The ability of Stone can't be activated: Stone says so.", &rules);
}

/// CR 810.9g, 810.9h, 810.10c (2026-04-17).
#[test]
fn what_a_team_mate_cant_is_told_by_the_rule_of_teams() {
    for (name, words, rule) in [
        ("cant/a-team-gains-no-life", "Cleo can't gain 2 life", "810.9g"),
        ("cant/a-team-loses-no-life", "Cleo can't lose 1 life", "810.9h"),
        ("cant/a-team-gets-no-poison", "poison counters", "810.10c"),
    ] {
        let told = happened_at(name, NOW);
        let rule = format!("CR {rule} ({NOW})");
        let is_it = |said: &String| said.contains(words) && said.contains("can't") && said.contains(&rule);
        assert!(told.iter().any(is_it), "{words} [{rule}] is not told in {told:#?}");
    }
}

/// CR 701.21a, 712.14a (2026-04-17).
#[test]
fn why_nothing_is_sacrificed_or_enters_transformed_is_told() {
    let name = "instruction/what-somebody-else-controls-is-not-sacrificed";
    let lamp = "Alice can't sacrifice Lamp, which somebody else controls.";
    for (date, rule) in [(NOW, "701.21a"), ("2012-05-01", "701.14a"), ("2008-02-01", "501.6a")] {
        tells(name, date, lamp, &[rule]);
    }
    let bear = "Bear has only one face, and so it doesn't enter with its back face up.";
    for (date, rule) in [(NOW, "712.14a"), ("2022-04-29", "712.10a"), ("2017-04-28", "711.8a")] {
        tells("turning/one-face-does-not-enter-transformed", date, bear, &[rule]);
    }
}
