use super::GOATS;
use crate::tests::now;

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
