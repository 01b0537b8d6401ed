use crate::tests::{now, on};

const TO_BOB: &str = r#"Damage(from: Is("Bear"), to: Player(Named("Bob")), amount: N(2))"#;

fn bear(keyword: &str) -> String {
    format!("is: (types: [Creature], power: 2, toughness: 2, abilities: [Keyword({keyword})])")
}

/// CR 120.3a (2026-04-17).
#[test]
fn damage_to_a_player_contains_a_loss_of_life() {
    now()
        .creature("Bear", 2, 2)
        .event(TO_BOB)
        .says("happened: Damage(source: Bear, to: Bob, amount: 2) & LoseLife(player: Bob, amount: 2) in 0");
}

/// CR 120.3b (2026-04-17).
#[test]
fn damage_by_infect_contains_poison_in_its_place() {
    now()
        .object("Bear", &bear("Infect"))
        .event(TO_BOB)
        .says(r#"end: life("Bob", 20), poison("Bob", 2), dealt("Bob", 2)"#);
}

/// CR 120.3d (2026-04-17).
#[test]
fn wither_puts_counters_in_place_of_marks() {
    let scene = now().object("Bear", &bear("Wither")).bobs("Wolf", 3, 3);
    scene
        .event(r#"Damage(from: Is("Bear"), to: Object(Is("Wolf")), amount: N(2))"#)
        .says(r#"end: counters("Wolf", MinusOne, 2), marked("Wolf", 0), power_toughness("Wolf", 1, 1)"#);
}

/// CR 120.3f (2026-04-17).
#[test]
fn lifelink_contains_a_gain_of_as_much_life() {
    now()
        .object("Bear", &bear("Lifelink"))
        .event(TO_BOB)
        .says(r#"end: life("Bob", 18), life("Alice", 22), gained("Alice", 2)"#);
}

/// CR 119.10 (2026-04-17).
#[test]
fn what_lifelink_gains_from_one_event_is_gained_at_once() {
    let scene = now().object("Bear", &bear("Lifelink")).bobs("Wolf", 3, 3).bobs("Elk", 3, 3);
    let scene = scene.replaces("Boon", "GainLife()", "Scale(Plus(N(1)))");
    scene
        .event(r#"Damage(from: Is("Bear"), to: Object(OneOf([Is("Wolf"), Is("Elk")])), amount: N(2))"#)
        .says(r#"end: life("Alice", 25)"#);
}

/// CR 120.3g (2026-04-17).
#[test]
fn toxic_is_for_combat_damage_to_players_only() {
    let scene = || now().object("Bear", &bear("Toxic(3)"));
    scene().event(TO_BOB).says(r#"end: poison("Bob", 0), life("Bob", 18)"#);
    scene()
        .event(&TO_BOB.replace("N(2)", "N(2), combat: true"))
        .says(r#"end: poison("Bob", 3), life("Bob", 18)"#);
}

/// CR 120.3c, 120.3h (2026-04-17).
#[test]
fn damage_takes_loyalty_and_defense_away() {
    let is = |kind: &str, counter: &str| format!("counters: [({counter}, 5)], is: (types: [{kind}])");
    let scene =
        now().object("Walker", &is("Planeswalker", "Loyalty")).object("Siege", &is("Battle", "Defense"));
    scene
        .event("Damage(to: Object(Any), amount: N(2))")
        .says(r#"end: counters("Walker", Loyalty, 3), counters("Siege", Defense, 3), marked("Walker", 0)"#);
}

/// CR 120.3c, 120.3e (2026-04-17).
#[test]
fn a_planeswalker_that_is_a_creature_has_both_results() {
    let is = "counters: [(Loyalty, 5)], is: (types: [Planeswalker, Creature], power: 3, toughness: 3)";
    let scene = now().object("Walker", is).event(r#"Damage(to: Object(Is("Walker")), amount: N(2))"#);
    scene.says(r#"end: counters("Walker", Loyalty, 3), marked("Walker", 2)"#);
}

/// CR 120.1 (2026-04-17).
#[test]
fn what_is_no_creature_planeswalker_or_battle_is_dealt_no_damage() {
    let scene = now().object("Field", "is: (types: [Land])").event("Damage(to: Object(Any), amount: N(2))");
    scene.says("pending:\n happened: nothing: nobody\n so: marked(\"Field\", 0)");
}

/// CR 120.3h (2026-04-17).
#[test]
fn a_battle_is_dealt_damage_once_there_are_battles() {
    let scene = |date| {
        on(date)
            .object("Siege", "counters: [(Defense, 5)], is: (types: [Battle])")
            .event("Damage(to: Object(Any), amount: N(2))")
    };
    scene("2022-04-29").says(r#"end: counters("Siege", Defense, 5)"#);
    scene("2025-02-07, 2026-04-17").says(r#"end: counters("Siege", Defense, 3)"#);
}

/// CR 120.1 (2026-04-17).
#[test]
fn damage_to_what_is_not_on_the_battlefield_is_none() {
    let scene = now().object("Bear", "zone: Graveyard, is: (types: [Creature], power: 2, toughness: 2)");
    let missed = "happened: decided: Missed { what: ObjectId(0), zone: Some(Graveyard) }";
    scene.event(r#"Damage(to: Object(Is("Bear")), amount: N(2))"#).says(missed);
}

/// CR 120.7 (2026-04-17).
#[test]
fn each_source_deals_the_damage_by_itself() {
    let scene = now().creature("Bear", 2, 2).creature("Wolf", 3, 3);
    scene.event(r#"Damage(from: Type(Creature), to: Player(Named("Bob")), amount: N(1))"#).says(
        "happened: Damage(source: Bear, to: Bob, amount: 1) & Damage(source: Wolf, to: Bob,
            amount: 1) & LoseLife(player: Bob, amount: 1) in 0 & LoseLife(player: Bob, amount: 1) in 1",
    );
}

/// CR 120.7 (2026-04-17).
#[test]
fn without_a_source_there_is_no_damage() {
    now()
        .event(r#"Damage(from: Type(Creature), to: Player(Named("Bob")), amount: N(1))"#)
        .says("happened: nothing: no dealer");
}

/// CR 120.4a (2026-04-17).
#[test]
fn excess_damage_goes_to_who_is_named() {
    let scene = now()
        .bobs("Wolf", 3, 3)
        .event(r#"Damage(to: Object(Is("Wolf")), amount: N(5), excess: Player(Opponents))"#);
    scene.says(r#"end: marked("Wolf", 3), life("Bob", 18)"#);
}

/// CR 120.4a (2026-04-17).
#[test]
fn damage_marked_already_counts_for_the_excess() {
    let scene = now().object("Wolf", "damage: 2, is: (types: [Creature], power: 3, toughness: 3)");
    scene
        .event(r#"Damage(to: Object(Is("Wolf")), amount: N(5), excess: Player(Opponents))"#)
        .says(r#"end: marked("Wolf", 3), dealt("Wolf", 1), life("Bob", 16)"#);
}

/// CR 702.2b (2026-04-17).
#[test]
fn a_source_with_deathtouch_is_remembered_until_state_based_actions() {
    let scene = now().object("Bear", &bear("Deathtouch")).bobs("Elk", 4, 4);
    let scene = scene.event(r#"Damage(from: Is("Bear"), to: Object(Is("Elk")), amount: N(1))"#);
    scene.says(r#"end: deathtouched("Elk"), marked("Elk", 1), in("Elk", Battlefield)"#);
}
