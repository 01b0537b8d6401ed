//! How rulings of bundled boards tell what keeps somebody from paying, choosing, casting or targeting.

use tests::told::{happened_at, tells};

/// CR 118.3, 119.4 (2026-04-17).
#[test]
fn what_is_missing_of_a_cost_is_told() {
    let (name, now) = ("costs/not-enough-to-pay-with", "2026-04-17");
    tells(name, now, "Alice can't pay 2 life: they have only 1.", &["119.4", "118.3"]);
    tells(name, "2008-02-01", "Alice can't pay 2 life: they have only 1.", &["215.4", "424.2"]);
    tells(name, now, "Alice can't pay 3 mana: there is only 2 in their pool.", &["118.3"]);
    tells(name, now, "Alice can't pay: Old Engine is tapped already.", &["118.3"]);
    let name = "costs/what-there-is-too-little-of";
    for (date, rule) in [(now, "118.3"), ("2012-05-01", "117.3"), ("2008-02-01", "424.2")] {
        for words in [
            "Alice can't pay with three charge counters of Clock: only one is there.",
            "Alice can't pay with three cards from their library: only two are there.",
            "Alice can't pay: there is nothing to do it with.",
            "Alice can't pay with a card from their hand: none is there.",
            "Alice can't pay: Clock is untapped already.",
        ] {
            tells(name, date, words, &[rule]);
        }
    }
}

/// CR 118.3, 701.3a, 701.3b, 702.16c (2026-04-17), 502.7c (2006-10-01).
#[test]
fn why_nothing_can_be_paid_by_attaching_is_told() {
    let (name, now) = ("attach/nothing-to-pay-by-attaching", "2026-04-17");
    tells(name, now, "Alice can't pay: Cloak can't enchant Wall.", &["701.3a", "118.3"]);
    tells(name, now, "Alice can't pay: Cloak is attached to Bear already.", &["701.3b", "118.3"]);
    let protected = "Alice can't pay: Sword can't be attached to Knight, which has protection from it.";
    tells(name, now, protected, &["702.16d", "118.3"]);
}

/// CR 702.18a (2026-04-17), 502.18a (2008-02-01).
#[test]
fn what_keeps_a_creature_from_being_equipped_is_told() {
    let name = "keywords/what-can-not-be-equipped";
    let told = happened_at(name, "2026-04-17");
    let cant = told.iter().filter(|said| said.contains("can't be targeted by Sword")).count();
    assert_eq!(cant, 4, "{told:#?}");
}

/// CR 119.7, 119.8, 614.17b (2026-04-17), 117.7 (2009-07-11).
#[test]
fn who_can_not_lose_or_gain_life_does_not_pay_so() {
    let name = "costs/who-cant-lose-or-gain-life";
    let (loses, gains) = ("Alice can't lose 2 life, as Stone says.", "Bob can't gain 3 life, as Stone says.");
    tells(name, "2026-04-17", loses, &["119.8", "614.17b", "614.17"]);
    tells(name, "2026-04-17", gains, &["119.7", "614.17b", "614.17"]);
    tells(name, "2012-05-01", loses, &["118.8", "101.2"]);
    tells(name, "2009-07-11", loses, &["101.2"]);
    tells(name, "2009-07-11", gains, &["117.7", "101.2"]);
}

/// CR 119.4a, 810.9b (2026-04-17), 117.4a (2009-07-11).
#[test]
fn what_both_of_a_team_pay_is_told() {
    let (name, words) = ("costs/both-of-a-team-pay", "Alice can't pay 6 life: their team has only 5.");
    tells(name, "2026-04-17", words, &["119.4a", "810.9b", "118.3"]);
    tells(name, "2009-07-11", words, &["117.4a", "116.3"]);
}

/// CR 608.2b (2026-04-17), 607.2b (2009-07-11), 413.2a (2006-10-01).
#[test]
fn an_illegal_target_deals_no_damage_and_that_is_told() {
    let words = "No damage is dealt: what was to deal it has become an illegal target.";
    for (date, rule) in [("2006-10-01", "413.2a"), ("2009-07-11", "607.2b"), ("2026-04-17", "608.2b")] {
        tells("casting/the-one-that-bites-has-gone", date, words, &[rule]);
    }
}

/// CR 725.2, 725.3 (2026-04-17), 716.3 (2017-04-28).
#[test]
fn abilities_of_designations_are_told_by_their_rules() {
    let name = "designations/the-monarch-once-more";
    tells(name, "2026-04-17", ": it is so already.", &["725.3"]);
    tells(name, "2017-04-28", ": it is so already.", &["716.3"]);
    tells(name, "2026-04-17", "triggers", &["603.2", "725.2"]);
}

/// CR 702.79a, 702.93a, 702.61a (2026-04-17).
#[test]
fn the_rule_of_a_keyword_is_told_where_it_decides() {
    let (name, now) = ("keywords/persist-with-a-counter", "2026-04-17");
    tells(name, now, "Ghast's ability does not trigger", &["702.79a", "603.4"]);
    tells(name, now, "Vine's ability does not trigger", &["702.93a", "603.4"]);
    tells("keywords/split-second-says-so", now, "as Hush has split second.", &["702.61a", "614.17"]);
}

/// CR 101.3 (2026-04-17).
#[test]
fn what_comes_to_nothing_is_told() {
    let name = "stack/abilities-that-come-to-nothing";
    let told = happened_at(name, "2026-04-17");
    let nobody = told.iter().filter(|said| said.contains("there is nothing that it could happen to"));
    assert_eq!(nobody.filter(|said| said.ends_with("[CR 101.3 (2026-04-17)]")).count(), 3, "{told:#?}");
    tells(name, "2026-04-17", "Nothing more is done: it is not so that", &[]);
    assert!(!told.iter().any(|said| said.contains("resolves and does nothing")), "{told:#?}");
}

/// CR 601.2, 601.2c, 601.2h, 602.2 (2026-04-17), 409.1, 409.1c, 409.1h (2006-10-01).
#[test]
fn what_keeps_from_casting_is_told() {
    let (name, now) = ("casting/nothing-to-pay-with", "2026-04-17");
    tells(name, now, "Alice can't pay: there is nothing to choose.", &["118.3"]);
    tells(
        name,
        now,
        "The ability of Altar can't be activated: its costs can't be paid.",
        &["601.2h", "602.2"],
    );
    tells(
        name,
        "2006-10-01",
        "The ability of Fount can't be activated: its costs can't be paid.",
        &["409.1h", "409.1"],
    );
    let name = "casting/nothing-to-target";
    tells(name, now, "Elf can't be targeted by Twin Flare, as it has hexproof.", &["702.11b", "614.17"]);
    tells(name, now, "Golem can't be targeted by Twin Flare, as it has shroud.", &["702.18a", "614.17"]);
    let needs = "Twin Flare can't be put on the stack: it needs two targets, and only one is there.";
    tells(name, now, needs, &["601.2c", "601.2"]);
    tells(name, "2006-10-01", needs, &["409.1c", "409.1"]);
    tells(name, now, "Bear can't be targeted by Ambush: it is not what can be targeted.", &["601.2c"]);
    tells(name, now, "Bear can't be targeted by Wand twice at once.", &["601.2c"]);
    let knight = "Knight can't be targeted by Wand, as it has protection from that.";
    tells("casting/chosen-among-what-can-be-targeted", now, knight, &["702.16b"]);
}

/// CR 400.7, 701.21a, 810.9e (2026-04-17), 502.15f, 502.15g (2006-10-01).
#[test]
fn what_is_not_such_any_more_is_told_as_that() {
    let (name, now) = ("instruction/sacrificed-only-if-it-is-hers", "2026-04-17");
    tells(name, now, "Alice doesn't control Elk, and so nothing of the kind happens to it.", &["701.21a"]);
    tells(name, now, "Elk is not red, and so nothing of the kind happens to it.", &["101.3"]);
    let source = "Imp is another object than was meant, and so nothing of the kind happens to it.";
    tells("new-object/the-source-of-the-damage-has-gone", now, source, &["400.7"]);
    let mates = "Alice and Anna are of one team, and so don't exchange life totals.";
    tells("life/exchanged-with-a-team-mate", now, mates, &["810.9e"]);
    let elk = "Elk has phased out since it was meant, and so nothing of the kind happens to it.";
    tells("phasing/meant-before-it-phased-out", "2006-10-01", elk, &["502.15g", "502.15f"]);
}

/// CR 603.12, 605.1a, 605.3b, 605.4a (2026-04-17), 406.1, 411.1, 411.3 (2006-10-01).
#[test]
fn abilities_that_do_not_wait_are_told_by_their_rules() {
    let now = "2026-04-17";
    let elf = "The ability of Elf is a mana ability and does not use the stack.";
    tells("casting/mana-at-once", now, elf, &["605.1a", "605.3b"]);
    tells("casting/mana-at-once", "2006-10-01", elf, &["406.1", "411.1"]);
    let wake = "The ability of Wake is a mana ability and resolves at once.";
    tells("mana/mana-that-comes-of-mana", now, wake, &["605.4a"]);
    tells("mana/mana-that-comes-of-mana", "2006-10-01", wake, &["411.3"]);
    let altar =
        "The ability of Altar (Altar deals 3 damage to each opponent of Alice) triggers on what was done.";
    tells("stack/when-you-do", now, altar, &["603.12"]);
}

/// CR 119.10 (2026-04-17).
#[test]
fn what_an_effect_brings_to_nothing_is_told() {
    let gain = "comes of Alice's life gain: the number is 0.";
    tells("life/half-of-one", "2026-04-17", gain, &["119.10"]);
}
