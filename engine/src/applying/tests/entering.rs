use crate::tests::{Scene, now, on};

fn bear(scene: Scene) -> Scene {
    scene
        .object("Bear", "zone: Hand, is: (types: [Creature], power: 2, toughness: 2)")
        .event(r#"Enter(what: Is("Bear"))"#)
}

/// CR 614.1d (2026-04-17).
#[test]
fn a_permanent_enters_tapped() {
    bear(now().replaces("Slow", "Enter()", "EnterTapped"))
        .says(r#"end: in("Bear", Battlefield), tapped("Bear")"#);
}

/// CR 616.1e (2026-04-17).
#[test]
fn of_tapped_and_untapped_the_last_one_applied_counts() {
    bear(now().replaces("Slow", "Enter()", "EnterTapped").replaces("Fast", "Enter()", "EnterUntapped")).says(
        r#"
        orders: Alice
        end: tapped("Bear")
        end: untapped("Bear")
        "#,
    );
}

/// CR 122.6 (2026-04-17).
#[test]
fn counters_that_it_enters_with_are_put_on_it_as_far_as_effects_look() {
    let scene = now().replaces("Grow", "Enter()", "EnterWithCounters(kind: PlusOne, amount: N(2))");
    bear(scene.replaces("Season", "PutCounters()", "Scale(Times(2))")).says(
        r#"
        pick: Grow
        pending: Enter(subject: Bear, controller: Alice, form: Bear, count: 1);
            EnterCounters(subject: Bear, controller: Alice, kind: PlusOne, amount: 2) in 0
        offered: Season to 1
        end: counters("Bear", PlusOne, 4), power_toughness("Bear", 6, 6)
        "#,
    );
}

/// CR 614.1c (2026-04-17).
#[test]
fn no_counters_are_no_event() {
    bear(now().replaces("Grow", "Enter()", "EnterWithCounters(kind: PlusOne, amount: Count(Type(Land)))"))
        .says(
            "
            pick: Grow
            happened: Enter(subject: Bear, controller: Alice, form: Bear, count: 1)
            ",
        );
}

/// CR 707.5 (2026-04-17).
#[test]
fn what_enters_as_a_copy_is_the_original_with_its_exceptions() {
    let of =
        r#"EnterAsCopy(of: Is("Angel"), except: [Name("Echo"), AddType(Artifact), PowerToughness(7, 7)])"#;
    bear(now().creature("Angel", 4, 5).replaces("Mirror", "Enter()", of)).says(
        "
        pick: Mirror
        is: Bear named Echo 7/7 Creature Artifact by Alice
        ",
    );
}

/// CR 707.2 (2026-04-17).
#[test]
fn a_copy_takes_neither_counters_nor_continuous_effects_along() {
    let angel = "counters: [(PlusOne, 3)], tapped: true, is: (types: [Creature], power: 4, toughness: 5)";
    let scene = now().object("Angel", angel).replaces("Mirror", "Enter()", r#"EnterAsCopy(of: Is("Angel"))"#);
    bear(scene).says(
        r#"
        is: Angel 7/8 Creature by Alice
        pick: Mirror
        is: Bear named Angel 4/5 Creature by Alice
        so: untapped("Bear")
        "#,
    );
}

/// CR 707.5 (2026-04-17).
#[test]
fn nothing_enters_as_a_copy_of_itself_or_of_what_is_not_there() {
    bear(now().replaces("Mirror", "Enter()", "EnterAsCopy(of: Type(Creature))")).says(
        "
        offered:
        not: Mirror condition_not_met
        happens
        is: Bear 2/2 Creature by Alice
        ",
    );
}

/// CR 707.5 (2026-04-17).
#[test]
fn a_copy_has_the_entering_effects_of_what_it_copies() {
    let own = "Effect((when: (event: Enter(what: This)), rewrite: EnterTapped))";
    let ship = format!("is: (types: [Artifact], abilities: [{own}])");
    let scene = |date| {
        bear(on(date).object("Ship", &ship).replaces("Mirror", "Enter()", r#"EnterAsCopy(of: Is("Ship"))"#))
    };
    scene("2012-05-01, 2026-04-17").says(
        r#"
        offered: Mirror
        pick: Mirror
        offered: Bear
        end: tapped("Bear")
        "#,
    );
}

/// CR 616.1b (2026-04-17).
#[test]
fn what_enters_under_another_players_control_is_that_players_to_order() {
    let scene = now().replaces("Thief", "Enter()", r#"EnterUnder(Named("Bob"))"#);
    bear(scene.replaces("Slow", "Enter()", "EnterTapped")).says(
        r#"
        orders: Alice
        pick: Thief
        orders: Bob
        end: controller("Bear", "Bob"), owner("Bear", "Alice")
        "#,
    );
}

/// CR 701.27c (2026-04-17).
#[test]
fn a_card_without_another_face_does_not_enter_transformed() {
    bear(now().replaces("Moon", "Enter()", "EnterTransformed")).says("offered:\n not: Moon no_back_face");
}

/// CR 708.2a (2026-04-17).
#[test]
fn what_enters_face_down_is_a_two_two_without_a_name() {
    let card =
        "zone: Hand, is: (types: [Creature], colors: [Red], subtypes: [\"Dragon\"], power: 6, toughness: 6)";
    let scene = now().object("Dragon", card).replaces("Veil", "Enter()", "EnterFaceDown");
    scene.event(r#"Enter(what: Is("Dragon"))"#).says(
        r#"
        pick: Veil
        is: Dragon named  2/2 Creature by Alice
        end: face_down("Dragon")
        "#,
    );
}

const AURA: &str = "zone: Hand, is: (types: [Enchantment], subtypes: [\"Aura\"], \
                    abilities: [Keyword(Enchant(Object(Type(Creature))))])";

/// CR 303.4f (2026-04-17).
#[test]
fn an_aura_enters_attached_to_what_its_controller_chooses_or_not_at_all() {
    let scene = || now().object("Aura", AURA).event(r#"Enter(what: Is("Aura"))"#);
    scene().creature("Bear", 2, 2).creature("Wolf", 3, 3).says(
        r#"
        asks: Alice Enchants(part: 0, from: [Bear, Wolf])
        answer: Targets([Wolf])
        so: attached_to("Aura", "Wolf")
        "#,
    );
    scene().says(r#"end: in("Aura", Hand)"#);
}

/// CR 614.5 (2026-04-17).
#[test]
fn counters_of_a_kind_are_put_together_and_doubled_once() {
    let two = "EnterWithCounters(kind: PlusOne, amount: N(2))";
    let scene = bear(now()).replaces("One", "Enter()", two).replaces("Other", "Enter()", two);
    scene.replaces("Plus", "PutCounters()", "Scale(Plus(N(1)))").says(r#"end: counters("Bear", PlusOne, 5)"#);
}

/// CR 303.4f (2026-04-17).
#[test]
fn it_enters_attached_to_what_the_decider_chooses() {
    let scene = now().creature("Bear", 2, 2).creature("Wolf", 3, 3).object("Aura", AURA);
    let scene = scene.replaces("Weaver", "Enter()", "EnterAttached(Type(Creature))");
    scene.event(r#"Enter(what: Is("Aura"))"#).says(
        r#"
        pick: Weaver
        asks: Alice Objects(from: [Bear, Wolf], at_least: 1, at_most: 1, together: None)
        answer: Objects([Wolf])
        so: attached_to("Aura", "Wolf")
        "#,
    );
}

/// CR 614.12b (2026-04-17).
#[test]
fn who_can_not_pay_is_not_asked() {
    let unless = "UnlessPaid(cost: [LoseLife(who: You, amount: N(2))], otherwise: EnterTapped)";
    let scene = |life: i64| {
        let scene = now().player(&format!(r#"name: "Alice", life: {life}"#)).player(r#"name: "Bob""#);
        bear(scene.replaces("Toll", "Enter()", unless))
    };
    scene(2).says(
        r#"
        pick: Toll
        asks: Alice Pay
        end: tapped("Bear"), life("Alice", 2)
        end: untapped("Bear"), life("Alice", 0)
        "#,
    );
    scene(1).says(r#"end: tapped("Bear"), life("Alice", 1)"#);
}

/// CR 111.2 (2026-04-17).
#[test]
fn who_owns_a_token_that_enters_under_another_changes_in_2018() {
    let cat = r#"Create(token: Is((name: "Cat", types: [Creature], power: 1, toughness: 1)), amount: N(1))"#;
    let scene = |date| on(date).replaces("Thief", "Enter()", r#"EnterUnder(Named("Bob"))"#).event(cat);
    scene("2012-05-01, 2018-06-08").says(r#"end: tokens("Bob", "Cat", 1), owned_tokens("Bob", "Cat", 1)"#);
    scene("2020-07-03, 2026-04-17").says(r#"end: tokens("Bob", "Cat", 1), owned_tokens("Alice", "Cat", 1)"#);
}
