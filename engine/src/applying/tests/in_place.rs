use super::{CAT, THREE_TO_BOB};
use crate::tests::now;

/// CR 614.6 (2026-04-17).
#[test]
fn what_becomes_something_else_never_happens() {
    let scene = now().replaces("Boon", "Damage()", "Become([GainLife(who: Affected, amount: ThatMuch)])");
    scene.event(THREE_TO_BOB).says(
        r#"
        pick: Boon
        happened: GainLife(player: Bob, amount: 3)
        end: life("Bob", 23), dealt("Bob", 0)
        "#,
    );
}

/// CR 614.6 (2026-04-17).
#[test]
fn what_becomes_nothing_does_not_happen() {
    now()
        .replaces("Void", "Draw()", "Nothing")
        .event("Draw(who: You, amount: N(2))")
        .says(r#"end: hand("Alice", 0), drawn("Alice", 0)"#);
}

/// CR 614.5 (2026-04-17).
#[test]
fn an_effect_is_not_applied_to_what_it_made_itself() {
    let scene = now().replaces(
        "Echo",
        "Damage()",
        "Become([Damage(to: Player(Affected), amount: N(1)), Damage(to: Player(You), amount: N(1))])",
    );
    scene.event(THREE_TO_BOB).says(r#"end: dealt("Bob", 1), dealt("Alice", 1)"#);
}

/// CR 614.6 (2026-04-17).
#[test]
fn an_instruction_in_its_place_is_followed_in_order() {
    let scene = now().replaces(
        "Turn",
        "Damage()",
        "Instead([Do(events: [GainLife(who: You,
        amount: N(1))]), Do(events: [Draw(who: You, amount: ThatMuch)])])",
    );
    scene.event(THREE_TO_BOB).says(r#"end: life("Alice", 21), hand("Alice", 3), life("Bob", 20)"#);
}

/// CR 614.6 (2026-04-17).
#[test]
fn what_comes_besides_comes_after_the_event() {
    let scene = now().replaces(
        "Echo",
        "Damage()",
        "Also([Do(events: [GainLife(who: You, amount: Life(Opponents))])])",
    );
    scene.event(THREE_TO_BOB).says(r#"end: life("Bob", 17), life("Alice", 37)"#);
}

/// CR 614.6 (2026-04-17).
#[test]
fn what_comes_with_it_happens_at_the_same_time() {
    let scene = now().replaces(
        "Pair",
        "Create()",
        r#"With([Create(token: Is((name: "Dog",
        types: [Creature], power: 2, toughness: 2)), amount: ThatMuch)])"#,
    );
    let scene = scene.replaces("Season", "Create()", "Scale(Times(2))").event(CAT);
    scene.says(
        r#"
        pick: Season to 0
        pick: Pair to 0
        so: tokens("Alice", "Cat", 2), tokens("Alice", "Dog", 2)
        end: tokens("Alice", "Cat", 2), tokens("Alice", "Dog", 2)
        "#,
    );
}

/// CR 614.8 (2026-04-17).
#[test]
fn a_regenerated_creature_is_tapped_and_without_damage() {
    let scene =
        now().object("Troll", "damage: 2, attacking: true, is: (types: [Creature], power: 2, toughness: 2)");
    let scene = scene.does(r#"Regenerate(what: Is("Troll"))"#).event(r#"Destroy(what: Is("Troll"))"#);
    scene.says(
        r#"
        pick: Regeneration of Troll to 0
        happened: Regenerate(object: Troll) & RemoveDamage Troll in 0 & Tap Troll in 0;
            decided: RemovedFromCombat { what: ObjectId(0), why: Regenerated }
        end: in("Troll", Battlefield), tapped("Troll"), marked("Troll", 0)
        "#,
    );
}

/// CR 701.19a (2026-04-17).
#[test]
fn a_regeneration_shield_is_for_one_time() {
    let scene = now().creature("Troll", 2, 2).does(r#"Regenerate(what: Is("Troll"))"#);
    let scene = scene.event(r#"Destroy(what: Is("Troll"))"#).event(r#"Destroy(what: Is("Troll"))"#);
    scene.says(r#"end: in("Troll", Graveyard)"#);
}

/// CR 614.10 (2026-04-17).
#[test]
fn a_step_that_is_skipped_does_not_begin() {
    let scene = now().replaces("Stasis", "Begin(period: Step(Untap))", "Skip");
    scene
        .event("Begin(period: Step(Untap), who: You)")
        .says(r#"end: skipped("Alice", Step(Untap), 1), began("Alice", Step(Untap), 0)"#);
}

/// CR 614.10b (2026-04-17).
#[test]
fn what_is_to_be_done_after_a_skipped_step_waits_for_the_next() {
    let then = "SkipThen([Do(events: [Draw(who: You, amount: N(1))])])";
    let scene = now().replaces("Pause", "Begin(period: Step(Draw))", then);
    let scene = scene.event("Begin(period: Step(Draw), who: You)");
    let next = "Begin(period: Step(Main), who: You)";
    scene.event(next).says(r#"end: skipped("Alice", Step(Draw), 1), hand("Alice", 1)"#);
}

/// CR 614.10b (2026-04-17).
#[test]
fn what_waits_for_a_step_that_never_begins_is_not_done() {
    let then = "SkipThen([Do(events: [Draw(who: You, amount: N(1))])])";
    let scene = now().replaces("Pause", "Begin(period: Step(Draw))", then);
    scene
        .event("Begin(period: Step(Draw), who: You)")
        .says(r#"end: skipped("Alice", Step(Draw), 1), hand("Alice", 0)"#);
}

/// CR 614.6 (2026-04-17).
#[test]
fn a_destroyed_permanent_that_goes_elsewhere_was_destroyed_all_the_same() {
    let dies = "Triggered(when: (event: Destroy()), does: [Do(events: [GainLife(who: You, amount: N(1))])])";
    let scene = now().creature("Bear", 2, 2).with("Mourner", dies);
    let scene = scene.replaces("Void", "Move(to: Graveyard)", "ToZone(zone: Exile)");
    scene.event(r#"Destroy(what: Is("Bear"))"#).says(r#"end: in("Bear", Exile), triggered("Mourner", 1)"#);
}

/// CR 614.5 (2026-04-17).
#[test]
fn all_of_an_effect_is_done_in_its_order() {
    let all = "All([Scale(Times(2)), Scale(Plus(N(1)))])";
    now().replaces("Both", "Damage()", all).event(THREE_TO_BOB).says(r#"end: dealt("Bob", 7)"#);
}
