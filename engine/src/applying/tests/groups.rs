use super::GOATS;
use crate::tests::{Scene, now};

#[test]
fn what_is_done_to_a_group_is_done_to_each() {
    now()
        .object("Goats", GOATS)
        .event(r#"Destroy(what: Is("Goats"))"#)
        .says(r#"end: in("Goats", Graveyard), count("Goats", 4)"#);
}

/// CR 614.5 (2026-04-17).
#[test]
fn a_group_is_offered_an_effect_once_where_it_is_the_same_for_each() {
    let scene = now().object("Goats", GOATS).replaces("Furnace", "Damage()", "Scale(Times(2))");
    scene.event(r#"Damage(to: Object(Is("Goats")), amount: N(1))"#).says(
        r#"
        pending: Damage(to: Goats, amount: 1)
        end: marked("Goats", 2), count("Goats", 4)
        "#,
    );
}

/// CR 615.8 (2026-04-17).
#[test]
fn an_effect_with_one_use_saves_one_of_a_group() {
    let next = "when: (event: Destroy()), rewrite: Nothing, lifetime: NextTime";
    let scene = now().object("Goats", GOATS).floating("Saint", next);
    scene.event(r#"Destroy(what: Is("Goats"))"#).says(
        r#"
        pick: Saint to 0
        so: count("Goats", 3), in("Goats", Graveyard)
        counts: Count(Token) -> 1
        "#,
    );
}

/// CR 608.2d (2026-04-17).
#[test]
fn each_of_a_group_is_asked_about() {
    let ability = "Effect((when: (event: Damage(to: Object(Token))), rewrite: Prevent(()), optional: true))";
    let two = "kind: Token, count: 2, is: (types: [Creature], power: 0, toughness: 2)";
    let scene = now().object("Goats", two).with("Ward", ability);
    scene.event(r#"Damage(to: Object(Is("Goats")), amount: N(1))"#).says(
        "
        pick: Ward
        asks: Alice May
        answer: Yes
        offered: Ward
        ",
    );
}

/// CR 120.3 (2026-04-17).
#[test]
fn each_of_a_group_deals_damage() {
    let scene = now().object("Goats", GOATS);
    scene
        .event(r#"Damage(from: Is("Goats"), to: Player(Named("Bob")), amount: N(2))"#)
        .says(r#"end: life("Bob", 12)"#);
}

/// CR 614.1 (2026-04-17).
#[test]
fn an_effect_that_adds_one_adds_one_for_each_of_a_group() {
    let scene = now().object("Goats", GOATS).replaces("Torch", "Damage()", "Scale(Plus(N(1)))");
    scene
        .event(r#"Damage(from: Is("Goats"), to: Player(Named("Bob")), amount: N(2))"#)
        .says(r#"end: life("Bob", 8)"#);
}

/// Two effects on damage that come to something else in the other order.
fn doubled_or_less(goats: &str) -> Scene {
    let to = "Damage(to: Object(Type(Creature)))";
    let scene = now().object("Goats", goats);
    let scene = scene.replaces("Furnace", to, "Scale(Times(2))").replaces("Wool", to, "Scale(Minus(N(1)))");
    scene.event(r#"Damage(to: Object(Is("Goats")), amount: N(1))"#)
}

/// CR 616.1 (2026-04-17).
#[test]
fn each_of_a_group_is_ordered_for_where_orders_come_to_different_things() {
    let two = "kind: Token, count: 2, is: (types: [Creature], power: 0, toughness: 9)";
    doubled_or_less(two).says(
        r#"
        end: count("Goats", 1), marked("Goats", 0), marked_tokens("Alice", "Goats", 0, 1)
        end: count("Goats", 1), marked("Goats", 0), marked_tokens("Alice", "Goats", 1, 1)
        end: count("Goats", 1), marked("Goats", 1), marked_tokens("Alice", "Goats", 0, 1)
        end: count("Goats", 1), marked("Goats", 1), marked_tokens("Alice", "Goats", 1, 1)
        "#,
    );
}

#[test]
fn a_group_too_long_to_be_told_apart_leaves_a_ruling_that_is_not_whole() {
    doubled_or_less("kind: Token, count: 9, is: (types: [Creature], power: 0, toughness: 9)").says(
        r#"
        stopped: LongRow
        end: count("Goats", 9), marked("Goats", 0)
        end: count("Goats", 9), marked("Goats", 1)
        "#,
    );
}

/// CR 616.1 (2026-04-17): where both orders come to the same, a group of any size is ordered for at once.
#[test]
fn a_group_stays_together_where_orders_come_to_the_same() {
    let many = "kind: Token, count: 40, is: (types: [Creature], power: 0, toughness: 9)";
    let (to, dies) = ("Damage(to: Object(Type(Creature)))", "Move(to: Graveyard)");
    let scene = now().object("Goats", many);
    let scene = scene.replaces("Ember", to, "Scale(Plus(N(1)))").replaces("Blaze", to, "Scale(Plus(N(2)))");
    scene
        .event(r#"Damage(to: Object(Is("Goats")), amount: N(1))"#)
        .says(r#"end: count("Goats", 40), marked("Goats", 4)"#);
    let scene = now().object("Goats", many);
    let scene =
        scene.replaces("Rest", dies, "ToZone(zone: Exile)").replaces("Void", dies, "ToZone(zone: Exile)");
    scene.event(r#"Sacrifice(what: Is("Goats"))"#).says(r#"end: count("Goats", 40), in("Goats", Exile)"#);
}

/// CR 616.1 (2026-04-17).
#[test]
fn each_of_a_group_has_its_own_effect_in_its_own_order() {
    let own = "Effect((when: (event: Damage(to: Object(This))), rewrite: Scale(Minus(N(1)))))";
    let goats =
        format!("kind: Token, count: 2, is: (types: [Creature], power: 0, toughness: 9, abilities: [{own}])");
    let scene = now().object("Goats", &goats).replaces("Furnace", "Damage()", "Scale(Times(2))");
    scene.event(r#"Damage(to: Object(Is("Goats")), amount: N(1))"#).says(
        r#"
        end: marked("Goats", 0), marked_tokens("Alice", "Goats", 0, 1)
        end: marked("Goats", 0), marked_tokens("Alice", "Goats", 1, 1)
        end: marked("Goats", 1), marked_tokens("Alice", "Goats", 1, 1)
        "#,
    );
}
