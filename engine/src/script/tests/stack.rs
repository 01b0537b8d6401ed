use crate::tests::{Scene, now};

const GAIN: &str = "Do(events: [GainLife(who: You, amount: N(1))])";

fn bell(scene: Scene, id: &str, owner: &str) -> Scene {
    let ability = format!("Triggered(when: (event: LoseLife()), does: [{GAIN}])");
    scene.object(id, &format!(r#"owner: "{owner}", is: (types: [Artifact], abilities: [{ability}])"#))
}

const LOSE: &str = r#"Do(events: [LoseLife(who: Named("Bob"), amount: N(1))])"#;

/// CR 603.3 (2026-04-17).
#[test]
fn what_has_triggered_waits_until_it_is_put_on_the_stack() {
    let scene = |more: &str| bell(now(), "Bell", "Alice").does(&format!("{LOSE}{more}"));
    scene("").says(r#"end: triggered("Bell", 1), life("Alice", 20)"#);
    scene(", PutTriggers").says(r#"end: stacked([("Bell", 1)]), life("Alice", 20)"#);
    scene(", PutTriggers, Resolve").says(r#"end: life("Alice", 21)"#);
}

/// CR 603.3b (2026-04-17).
#[test]
fn the_active_players_are_put_first_and_resolve_last() {
    let scene =
        bell(bell(now(), "Mine", "Alice"), "Theirs", "Bob").does(&format!("{LOSE}, PutTriggers, Resolve"));
    scene.says(r#"end: life("Bob", 20), life("Alice", 20), stacked([("Mine", 1)])"#);
}

/// CR 603.3b (2026-04-17).
#[test]
fn a_player_with_several_abilities_picks_their_order() {
    let scene = bell(now(), "Bell", "Alice");
    let gong = "is: (types: [Artifact], abilities: [Triggered(when: (event: LoseLife()),
        does: [Do(events: [Draw(who: You, amount: N(1))])])])";
    scene.object("Gong", gong).does(&format!("{LOSE}, PutTriggers, Resolve")).says(
        r#"
        asks: Alice Trigger([Bell, Gong])
        end: life("Alice", 21), hand("Alice", 0)
        end: life("Alice", 20), hand("Alice", 1)
        "#,
    );
}

/// CR 608.1 (2026-04-17).
#[test]
fn nothing_resolves_where_nothing_is_on_the_stack() {
    now().does("Resolve").says("happened:\n so: life(\"Alice\", 20)");
}

/// CR 117.5 (2026-04-17).
#[test]
fn all_that_has_triggered_resolves_with_state_based_actions_in_between() {
    let scene = bell(now().creature("Shade", 0, 0), "Bell", "Alice").does(&format!("{LOSE}, ResolveAll"));
    scene.says(r#"end: in("Shade", Graveyard), life("Alice", 21)"#);
}

/// CR 603.12 (2026-04-17).
#[test]
fn what_is_to_trigger_when_something_is_done_waits_as_well() {
    let scene = now()
        .creature("Bear", 2, 2)
        .script(&format!(r#"source: "Bear", does: [Trigger(does: [{GAIN}]), ResolveAll]"#));
    scene.says(r#"end: life("Alice", 21), triggered("Bear", 1)"#);
}

/// Two abilities that speak of what has left are told apart by that, though neither will find it.
#[test]
fn what_lies_on_the_stack_is_told_by_what_has_left_too() {
    let hurt = "Triggered(when: (event: Damage(to: Object(Type(Creature)))), does: [Do(events: [Destroy(what: It)])])";
    let gong = format!("is: (types: [Artifact], abilities: [{hurt}])");
    let scene = now().object("Gong", &gong).creature("Bear", 2, 2).creature("Wolf", 3, 3).does(
        "Do(events: [Damage(to: Object(Type(Creature)), amount: N(1))]), PutTriggers,
            Do(events: [Move(what: Type(Creature), to: Exile)])",
    );
    scene.says(
        r#"
        end: stacked([("Gong (Bear)", 1), ("Gong (Wolf)", 1)])
        end: stacked([("Gong (Wolf)", 1), ("Gong (Bear)", 1)])
        "#,
    );
}

/// What has triggered of a row, and of what has come out of it, is told together: nobody can say which of them it was.
#[test]
fn abilities_of_what_was_a_row_are_counted_together() {
    let own = "Triggered(when: (event: Move(what: Any, from: Battlefield, to: Graveyard)),
        does: [Do(events: [Sacrifice(what: This)])])";
    let bell = format!("Is((name: \"Bell\", types: [Artifact], abilities: [{own}]))");
    let scene = now().creature("Bear", 2, 2).event(&format!("Create(token: {bell}, amount: N(2))"));
    let scene = scene.does(r#"Do(events: [Destroy(what: Is("Bear"))]), PutTriggers, Resolve, Resolve"#);
    scene.says(r#"end: triggered("Bell", 5), in("Bear", Graveyard)"#);
}
