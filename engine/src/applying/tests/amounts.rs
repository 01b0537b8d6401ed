use super::{CAT, THREE_TO_BOB};
use crate::tests::{Scene, now};

fn scaled(scale: &str) -> Scene {
    now().replaces("Scale", "Damage()", &format!("Scale({scale})")).event(THREE_TO_BOB)
}

/// CR 107.1a (2026-04-17).
#[test]
fn half_is_rounded_as_the_effect_says() {
    scaled("HalfUp").says(r#"end: dealt("Bob", 2)"#);
    scaled("HalfDown").says(r#"end: dealt("Bob", 1)"#);
}

/// CR 107.1b (2026-04-17).
#[test]
fn an_amount_is_not_lowered_below_nothing() {
    scaled("Minus(N(5))").says(r#"end: dealt("Bob", 0), life("Bob", 20)"#);
}

/// CR 614.1 (2026-04-17).
#[test]
fn at_most_leaves_what_is_less_as_it_is() {
    scaled("AtMost(N(1))").says(r#"end: dealt("Bob", 1)"#);
    scaled("AtMost(N(7))").says(r#"end: dealt("Bob", 3)"#);
}

/// CR 614.1 (2026-04-17).
#[test]
fn that_much_is_what_the_event_was_before_the_effect() {
    scaled("Plus(ThatMuch)").says(r#"end: dealt("Bob", 6)"#);
    scaled("Set(Plus(ThatMuch, N(1)))").says(r#"end: dealt("Bob", 4)"#);
}

/// CR 614.1 (2026-04-17).
#[test]
fn times_nothing_is_no_damage() {
    scaled("Times(0)").says(r#"end: dealt("Bob", 0)"#);
}

#[test]
fn an_amount_that_does_not_fit_ends_the_path_open() {
    let most = format!(r#"Damage(to: Player(Named("Bob")), amount: N({}))"#, u64::MAX);
    now().replaces("Furnace", "Damage()", "Scale(Times(2))").event(&most).says("stopped: TooLarge");
    now().replaces("Torch", "Damage()", "Scale(Plus(N(1)))").event(&most).says("stopped: TooLarge");
}

#[test]
fn more_life_than_can_be_lost_ends_the_path_open() {
    now().event(&format!("LoseLife(who: You, amount: N({}))", u64::MAX)).says("stopped: TooLarge");
}

/// CR 614.1 (2026-04-17).
#[test]
fn a_loss_down_to_some_life_leaves_who_has_less_alone() {
    let scene = |life: i64| {
        let scene = now().player(&format!(r#"name: "Alice", life: {life}"#)).player(r#"name: "Bob""#);
        scene
            .replaces("Worship", "LoseLife(who: You)", "Scale(DownTo(N(1)))")
            .event("LoseLife(who: You, amount: N(5))")
    };
    scene(3).says(r#"end: life("Alice", 1), lost("Alice", 2)"#);
    scene(9).says(r#"end: life("Alice", 4), lost("Alice", 5)"#);
    scene(-2).says(r#"end: life("Alice", -2), lost("Alice", 0)"#);
}

/// CR 614.16 (2026-04-17).
#[test]
fn twice_as_many_tokens_are_created() {
    now()
        .replaces("Season", "Create()", "Scale(Times(2))")
        .event(CAT)
        .says(r#"end: tokens("Alice", "Cat", 2)"#);
}

/// CR 614.16 (2026-04-17).
#[test]
fn no_token_is_created_by_half_of_one() {
    now()
        .replaces("Blight", "Create()", "Scale(HalfDown)")
        .event(CAT)
        .says(r#"end: tokens("Alice", "Cat", 0)"#);
}

/// CR 614.16 (2026-04-17).
#[test]
fn counters_are_doubled_for_each_that_gets_them() {
    let scene = now().creature("Bear", 2, 2).creature("Wolf", 3, 3).replaces(
        "Season",
        "PutCounters()",
        "Scale(Times(2))",
    );
    scene.event("PutCounters(on: Object(Type(Creature)), kind: PlusOne, amount: N(1))").says(
        r#"end: counters("Bear", PlusOne, 2), counters("Wolf", PlusOne, 2), power_toughness("Wolf", 5, 5)"#,
    );
}

/// CR 106.4 (2026-04-17).
#[test]
fn mana_is_more_and_of_another_type() {
    let scene = now().replaces("Flare", "AddMana()", "Scale(Times(3))").event("AddMana(mana: Red)");
    scene.says(r#"end: pool("Alice", Red, 3)"#);
    let scene = now().replaces("Dye", "AddMana(mana: Red)", "ManaOf(Blue)").event("AddMana(mana: Red)");
    scene.says(r#"end: pool("Alice", Blue, 1), pool("Alice", Red, 0)"#);
}

/// CR 706.6 (2026-04-17).
#[test]
fn an_ignored_die_is_the_lowest() {
    let scene = now().replaces("Die", "Roll()", "ExtraDice(more: N(1), ignored: N(1))");
    let scene = scene.event("Roll(sides: 3, with_it: [Do(events: [GainLife(who: You, amount: Result)])])");
    scene.says(
        r#"
        pick: Die
        asks: nobody Number(from: 1, to: 3)
        answer: Number(1)
        answer: Number(3)
        so: life("Alice", 23)
        "#,
    );
}
