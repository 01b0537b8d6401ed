use crate::tests::{Scene, now};

/// Alice may pay something, and gains 5 life if she does.
fn pays(scene: Scene, cost: &str) -> Scene {
    scene.does(&format!(
        r#"Pay(cost: [{cost}], then: [Do(events: [Act(who: Named("Bob"), act: Mill, amount: N(5))])])"#
    ))
}

const PAID: &str = r#"end: milled("Bob", 5)
    end: milled("Bob", 0)"#;
const NOT_PAID: &str = r#"end: milled("Bob", 0)"#;

fn with_life(life: i64) -> Scene {
    now()
        .player(&format!(r#"name: "Alice", life: {life}, hand: 2, library: 3, mana: [(Red, 2)]"#))
        .player(r#"name: "Bob""#)
}

/// CR 119.4 (2026-04-17).
#[test]
fn all_of_the_life_can_be_paid_and_no_more() {
    pays(with_life(2), "LoseLife(who: You, amount: N(2))").says(PAID);
    pays(with_life(2), "LoseLife(who: You, amount: N(3))").says(NOT_PAID);
}

/// CR 118.3 (2026-04-17).
#[test]
fn the_same_life_does_not_pay_twice() {
    pays(with_life(3), "LoseLife(who: You, amount: N(1)), LoseLife(who: You, amount: N(2))").says(PAID);
    pays(with_life(3), "LoseLife(who: You, amount: N(2)), LoseLife(who: You, amount: N(2))").says(NOT_PAID);
}

/// CR 119.4 (2026-04-17).
#[test]
fn who_has_less_than_no_life_pays_none() {
    pays(with_life(-1), "LoseLife(who: You, amount: N(1))").says(NOT_PAID);
}

/// CR 118.3 (2026-04-17).
#[test]
fn cards_that_are_not_in_hand_are_not_discarded_for_a_cost() {
    pays(with_life(9), "Act(act: DiscardUnknown, amount: N(2))").says(PAID);
    pays(with_life(9), "Act(act: DiscardUnknown, amount: N(3))").says(NOT_PAID);
}

/// CR 701.17b (2026-04-17).
#[test]
fn more_cards_than_the_library_has_are_not_milled_for_a_cost() {
    pays(with_life(9), "Act(act: Mill, amount: N(3))").says(PAID);
    pays(with_life(9), "Act(act: Mill, amount: N(4))").says(NOT_PAID);
}

/// CR 118.3 (2026-04-17).
#[test]
fn mana_that_is_not_in_the_pool_is_not_spent() {
    pays(with_life(9), "Act(act: SpendMana, amount: N(2))").says(PAID);
    pays(with_life(9), "Act(act: SpendMana, amount: N(3))").says(NOT_PAID);
}

/// CR 118.3 (2026-04-17).
#[test]
fn a_permanent_pays_for_one_thing_only() {
    let bear = || with_life(9).creature("Bear", 2, 2);
    pays(bear(), r#"Sacrifice(what: Is("Bear"))"#).says(PAID);
    pays(bear(), r#"Sacrifice(what: Is("Bear")), Move(what: Is("Bear"), to: Hand)"#).says(NOT_PAID);
}

/// CR 118.3 (2026-04-17).
#[test]
fn what_is_tapped_already_is_not_tapped_for_a_cost() {
    let bear = |tapped| with_life(9).object("Bear", &format!("tapped: {tapped}, is: (types: [Artifact])"));
    pays(bear(false), r#"Undergo(what: Is("Bear"), deed: Tap)"#).says(PAID);
    pays(bear(true), r#"Undergo(what: Is("Bear"), deed: Tap)"#).says(NOT_PAID);
}

/// CR 118.3 (2026-04-17).
#[test]
fn counters_that_are_not_there_are_not_removed_for_a_cost() {
    let urn = || with_life(9).object("Urn", "is: (types: [Artifact]), counters: [(Stun, 2)]");
    pays(urn(), r#"RemoveCounters(from: Object(Is("Urn")), kind: Stun, amount: N(2))"#).says(PAID);
    pays(urn(), r#"RemoveCounters(from: Object(Is("Urn")), kind: Stun, amount: N(3))"#).says(NOT_PAID);
}

/// CR 614.17b (2026-04-17).
#[test]
fn what_can_not_happen_is_not_paid() {
    let scene = with_life(9).with("Vow", "Restriction(Cant((event: LoseLife())))");
    pays(scene, "LoseLife(who: You, amount: N(1))").says(NOT_PAID);
}

/// CR 118.3 (2026-04-17).
#[test]
fn a_cost_for_which_nothing_is_there_is_not_paid() {
    pays(with_life(9), "Sacrifice(what: Type(Creature))").says(NOT_PAID);
}

/// CR 118.5 (2026-04-17).
#[test]
fn paying_nothing_is_possible() {
    pays(with_life(9), "").says(PAID);
}

/// CR 118.11 (2026-04-17).
#[test]
fn a_cost_stays_paid_when_something_else_happens_in_its_place() {
    let scene =
        with_life(9).creature("Bear", 2, 2).replaces("Void", "Move(to: Graveyard)", "ToZone(zone: Exile)");
    pays(scene, r#"Sacrifice(what: Is("Bear"))"#).says(
        r#"
        end: milled("Bob", 0), in("Bear", Battlefield)
        end: milled("Bob", 5), in("Bear", Exile)
        "#,
    );
}
