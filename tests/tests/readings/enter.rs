use super::*;

fn enters(id: &str, objects: &str) -> String {
    format!(r#"objects: [{objects}], events: [(does: [Do(events: [Enter(what: Is("{id}"))])])]"#)
}

const TREEFOLK: &str = r#"(id: "Treefolk", zone: Graveyard, is: (types: [Creature], abilities: [
    Effect((when: (event: Enter(what: This)), rewrite: EnterTapped))])),"#;

#[test]
fn a_creature_from_a_graveyard_without_abilities_still_enters_tapped() {
    let jailer = r#"(id: "Jailer", is: (types: [Creature], abilities: [
        Continuous((affects: In(Graveyard), changes: [LoseAbilities]))])),"#;
    check(ALL, &enters("Treefolk", &(TREEFOLK.to_owned() + jailer)), &only(r#"tapped("Treefolk")"#));
}

#[test]
fn permanents_enter_tapped_does_not_tap_itself() {
    let orb = r#"(id: "Orb", zone: Hand, is: (types: [Artifact], abilities: [
        Effect((when: (event: Enter()), rewrite: EnterTapped))])),"#;
    check(ALL, &enters("Orb", orb), &only(r#"in("Orb", Battlefield), untapped("Orb")"#));
    let there = orb.replace("zone: Hand, ", "") + r#"(id: "Land", zone: Hand, is: (types: [Land]))"#;
    check(ALL, &enters("Land", &there), &only(r#"tapped("Land")"#));
}

#[test]
fn a_copy_effect_comes_first_and_takes_away_what_would_have_tapped_it() {
    let sentinel = r#"(id: "Sentinel", zone: Stack, is: (types: [Artifact, Creature], abilities: [
        Effect((when: (event: Enter(what: This)), rewrite: EnterTapped))])),"#;
    let essence = r#"(id: "Essence", is: (name: "Essence", types: [Creature], abilities: [Effect((
        when: (event: Enter(what: Type(Creature), under: You)), rewrite: EnterAsCopy(of: This)))])),"#;
    let board = enters("Sentinel", &(sentinel.to_owned() + essence));
    check(LATER, &board, &only(r#"untapped("Sentinel"), name("Sentinel", "Essence")"#));
    // Without the copy tier the controller may tap it first.
    let outcomes = &[r#"tapped("Sentinel")"#, r#"untapped("Sentinel")"#];
    check(&["2008-02-01"], &board, &Expected { outcomes, ordered_by: &["Ann"], decided_by: &[], paths: 2 });
}

#[test]
fn effects_of_other_sources_count_for_what_a_land_will_be_from_late_2017() {
    let board = enters(
        "Swamp",
        r#"(id: "Swamp", zone: Hand, is: (types: [Land], subtypes: ["Swamp"])),
        (id: "Awakening", is: (types: [Enchantment], abilities: [Continuous((affects: Subtype("Swamp"),
            changes: [AddType(Creature), SetPowerToughness(1, 1)]))])),
        (id: "Guard", owner: "Bob", is: (types: [Creature], abilities: [Effect((
            when: (event: Enter(what: Type(Creature), under: Opponents)), rewrite: EnterTapped))]))"#,
    );
    check(NOW, &board, &only(r#"tapped("Swamp")"#));
    check(&["2006-10-01", "2008-02-01", "2012-05-01"], &board, &only(r#"untapped("Swamp")"#));
}

#[test]
fn its_own_static_abilities_count_from_2008() {
    let board = enters(
        "Mimic",
        r#"(id: "Mimic", zone: Hand, is: (types: [Artifact], abilities: [
            Continuous((affects: This, changes: [AddType(Creature)]))])),
        (id: "Guard", owner: "Bob", is: (types: [Creature], abilities: [Effect((
            when: (event: Enter(what: Type(Creature), under: Opponents)), rewrite: EnterTapped))]))"#,
    );
    check(&["2008-02-01", "2012-05-01", "2026-04-17"], &board, &only(r#"tapped("Mimic")"#));
    check(&["2006-10-01"], &board, &only(r#"untapped("Mimic")"#));
}

#[test]
fn one_creature_is_not_sacrificed_for_two_devours() {
    let board = enters(
        "Elder",
        r#"(id: "Elder", zone: Stack, is: (types: [Creature], abilities: [Keyword(Devour(3)), Keyword(Devour(5))])),
        (id: "Bear", is: (types: [Creature]))"#,
    );
    let outcomes = &[
        r#"counters("Elder", PlusOne, 0), in("Bear", Battlefield)"#,
        r#"counters("Elder", PlusOne, 3), in("Bear", Graveyard)"#,
        r#"counters("Elder", PlusOne, 5), in("Bear", Graveyard)"#,
    ];
    // Either devour first: sacrifice for it, or for the other, or for none.
    check(NOW, &board, &Expected { outcomes, ordered_by: &["Ann"], decided_by: &["Ann"], paths: 6 });
}

#[test]
fn what_enters_at_the_same_time_cannot_be_exiled_for_it() {
    let board = r#"objects: [(id: "Ghoul", zone: Graveyard, is: (types: [Creature], abilities: [Effect((
            when: (event: Enter(what: This)), rewrite: AsEnters(Objects(
                what: All([In(Graveyard), Type(Creature), OwnedBy(You)]), fate: Exiled))))])),
            (id: "Bear", zone: Graveyard, is: (types: [Creature])),
            (id: "Rat", zone: Graveyard, is: (types: [Creature]))],
        events: [(does: [Do(events: [Enter(what: Is("Ghoul")), Enter(what: Is("Bear"))])])]"#;
    let outcomes =
        &[r#"in("Rat", Exile), in("Bear", Battlefield)"#, r#"in("Rat", Graveyard), in("Bear", Battlefield)"#];
    check(NOW, board, &Expected { outcomes, ordered_by: &[], decided_by: &["Ann"], paths: 2 });
}

#[test]
fn counters_that_something_enters_with_can_be_doubled() {
    let board = enters(
        "Hydra",
        r#"(id: "Hydra", zone: Hand, is: (types: [Creature], abilities: [Effect((
            when: (event: Enter(what: This)), rewrite: EnterWithCounters(kind: PlusOne, amount: N(2))))])),
        (id: "Season", is: (types: [Enchantment], abilities: [Effect((
            when: (event: PutCounters(on: Object(ControlledBy(You)), kind: PlusOne)), rewrite: Scale(Times(2))))]))"#,
    );
    check(ALL, &board, &only(r#"counters("Hydra", PlusOne, 4)"#));
}

#[test]
fn the_player_under_whose_control_it_would_enter_orders() {
    let board = enters(
        "Bear",
        r#"(id: "Bear", zone: Hand, is: (types: [Creature])),
        (id: "Thief", owner: "Bob", is: (abilities: [Effect((when: (event: Enter(under: Opponents)), rewrite: EnterUnder(You)))])),
        (id: "Tap", is: (abilities: [Effect((when: (event: Enter()), rewrite: EnterTapped))])),
        (id: "Untap", is: (abilities: [Effect((when: (event: Enter()), rewrite: EnterUntapped))]))"#,
    );
    let outcomes =
        &[r#"tapped("Bear"), controller("Bear", "Bob")"#, r#"untapped("Bear"), controller("Bear", "Bob")"#];
    check(LATER, &board, &Expected { outcomes, ordered_by: &["Bob"], decided_by: &[], paths: 2 });
}
