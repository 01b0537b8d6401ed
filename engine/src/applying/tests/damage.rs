use super::THREE_TO_BOB;
use crate::tests::{Scene, now, on};

fn prevented(amount: &str) -> Scene {
    now().replaces("Ward", "Damage()", &format!("Prevent((amount: {amount}))")).event(THREE_TO_BOB)
}

/// CR 615.1 (2026-04-17).
#[test]
fn as_much_is_prevented_as_the_effect_says() {
    prevented("All").says(r#"end: dealt("Bob", 0), prevented("Bob", 3)"#);
    prevented("Some(N(2))").says(r#"end: dealt("Bob", 1), prevented("Bob", 2)"#);
    prevented("Some(N(9))").says(r#"end: dealt("Bob", 0), prevented("Bob", 3)"#);
    prevented("AllBut(N(1))").says(r#"end: dealt("Bob", 1), prevented("Bob", 2)"#);
    prevented("AllBut(N(5))").says(r#"end: dealt("Bob", 3), prevented("Bob", 0)"#);
    prevented("HalfUp").says(r#"end: dealt("Bob", 1), prevented("Bob", 2)"#);
    prevented("HalfDown").says(r#"end: dealt("Bob", 2), prevented("Bob", 1)"#);
}

/// CR 615.5 (2026-04-17).
#[test]
fn what_a_prevention_does_besides_knows_how_much_it_prevented() {
    let then = "Prevent((amount: Some(N(2)), then: [Do(events: [GainLife(who: You, amount: ThatMuch)])]))";
    now()
        .replaces("Boon", "Damage()", then)
        .event(THREE_TO_BOB)
        .says(r#"end: life("Bob", 19), life("Alice", 22)"#);
}

/// CR 615.12 (2026-04-17).
#[test]
fn unpreventable_damage_is_dealt_and_the_rest_of_the_prevention_is_done() {
    let then = "Prevent((then: [Do(events: [Draw(who: You, amount: N(1))])]))";
    let fierce = r#"Damage(to: Player(Named("Bob")), amount: N(3), unpreventable: true)"#;
    now()
        .replaces("Boon", "Damage()", then)
        .event(fierce)
        .says(r#"end: life("Bob", 17), hand("Alice", 1), prevented("Bob", 0)"#);
}

/// CR 615.7 (2026-04-17).
#[test]
fn a_shield_is_less_by_what_it_prevents() {
    let shield = "when: (event: Damage()), rewrite: Prevent(()), lifetime: Shield(5)";
    now()
        .floating("Shield", shield)
        .event(THREE_TO_BOB)
        .says(r#"end: dealt("Bob", 0), shield_left("Shield", 2)"#);
}

/// CR 615.7 (2026-04-17).
#[test]
fn what_a_shield_does_not_cover_is_dealt() {
    let shield = "when: (event: Damage()), rewrite: Prevent(()), lifetime: Shield(2)";
    now()
        .floating("Shield", shield)
        .event(THREE_TO_BOB)
        .says(r#"end: dealt("Bob", 1), shield_left("Shield", 0)"#);
}

/// CR 615.7 (2026-04-17).
#[test]
fn a_shield_over_two_sources_is_divided_by_who_is_dealt_the_damage() {
    let shield = "when: (event: Damage()), rewrite: Prevent(()), lifetime: Shield(1)";
    let scene = now().creature("Bear", 2, 2).creature("Wolf", 2, 2).floating("Shield", shield);
    scene.event(r#"Damage(from: Type(Creature), to: Player(Named("Bob")), amount: N(2))"#).says(
        "
        pending: Damage(source: Bear, to: Bob, amount: 2); Damage(source: Wolf, to: Bob, amount: 2)
        pick: Shield to 0
        asks: Bob Division(amount: 1, parts: [(0, 2), (1, 2)])
        answer: Division([0, 1])
        happened: Damage(source: Bear, to: Bob, amount: 2) & Damage(source: Wolf, to: Bob, amount: 1) &
            LoseLife(player: Bob, amount: 2) in 0 & LoseLife(player: Bob, amount: 1) in 1
        ",
    );
}

/// CR 615.8 (2026-04-17).
#[test]
fn the_next_time_is_over_after_it() {
    let next = "when: (event: Damage()), rewrite: Prevent(()), lifetime: NextTime";
    now().floating("Fog", next).event(THREE_TO_BOB).event(THREE_TO_BOB).says(r#"end: dealt("Bob", 3)"#);
}

/// CR 609.7b (2026-04-17).
#[test]
fn the_next_time_is_not_over_while_nothing_is_prevented() {
    let next = "when: (event: Damage()), rewrite: Prevent(()), lifetime: NextTime";
    let fierce = r#"Damage(to: Player(Named("Bob")), amount: N(3), unpreventable: true)"#;
    now().floating("Fog", next).event(fierce).event(THREE_TO_BOB).says(r#"end: dealt("Bob", 3)"#);
}

/// CR 614.9 (2026-04-17).
#[test]
fn redirected_damage_is_dealt_by_the_same_source_to_another() {
    let scene = now().creature("Bear", 2, 2).creature("Guard", 0, 4);
    let scene = scene.replaces("Post", "Damage()", r#"Redirect(to: Object(Is("Guard")))"#);
    scene.event(r#"Damage(from: Is("Bear"), to: Player(Named("Bob")), amount: N(2))"#).says(
        r#"
        pick: Post
        happened: Damage(source: Bear, to: Guard, amount: 2) & MarkDamage(object: Guard, amount: 2) in 0
        end: marked("Guard", 2), life("Bob", 20)
        "#,
    );
}

/// CR 614.9 (2026-04-17).
#[test]
fn part_of_the_damage_is_redirected_and_the_rest_is_dealt() {
    let scene = now().creature("Guard", 0, 4);
    let scene = scene.replaces("Post", "Damage()", r#"Redirect(amount: N(2), to: Object(Is("Guard")))"#);
    scene.event(THREE_TO_BOB).says(r#"end: marked("Guard", 2), life("Bob", 19)"#);
}

/// CR 614.9 (2026-04-17).
#[test]
fn no_damage_is_redirected_to_a_land() {
    let scene = now().object("Field", "is: (types: [Land])");
    let scene = scene.replaces("Post", "Damage()", r#"Redirect(to: Object(Is("Field")))"#);
    scene.event(THREE_TO_BOB).says("not: Post recipient_gone\n end: life(\"Bob\", 17)");
}

/// CR 614.9 (2026-04-17).
#[test]
fn with_several_to_choose_from_the_decider_chooses() {
    let scene = now().creature("Guard", 0, 4).creature("Wall", 0, 4);
    let scene = scene.replaces("Post", "Damage()", "Redirect(to: Object(Type(Creature)))");
    scene.event(THREE_TO_BOB).says(
        r#"
        pick: Post
        asks: Alice Recipient([Guard, Wall])
        answer: Recipient(Wall)
        so: marked("Wall", 3)
        "#,
    );
}

/// CR 614.9 (2026-04-17).
#[test]
fn who_is_dealt_redirected_damage_orders_what_comes_next() {
    let scene = now().replaces("Post", "Damage(to: Player(Opponents))", "Redirect(to: Player(You))");
    let scene = scene.replaces("Ward", "Damage(to: Player(You))", "Prevent(())");
    scene
        .event(THREE_TO_BOB)
        .says("orders: Bob\n offered: Post\n pick: Post\n orders: Alice\n offered: Ward");
}

/// CR 120.3 (2026-04-17).
#[test]
fn damage_that_another_source_deals_is_as_that_source_is() {
    let lifelinker = "is: (types: [Creature], power: 1, toughness: 1, abilities: [Keyword(Lifelink)])";
    let scene = now().object("Saint", lifelinker).replaces("Hand", "Damage()", r#"DealtBy(Is("Saint"))"#);
    scene.event(THREE_TO_BOB).says(r#"end: life("Bob", 17), life("Alice", 23)"#);
}

/// CR 614.9 (2026-04-17), 419.7a (2006-10-01).
#[test]
fn what_leaves_is_no_recipient_for_the_next_event() {
    let scene = on("2006-10-01, 2012-05-01, 2026-04-17").creature("Guard", 0, 1);
    let scene =
        scene.replaces("Post", "Damage(to: Player(Opponents))", r#"Redirect(to: Object(Is("Guard")))"#);
    let scene = scene.event(THREE_TO_BOB).does("StateBased").event(THREE_TO_BOB);
    scene.says(r#"end: in("Guard", Graveyard), life("Bob", 17)"#);
}
