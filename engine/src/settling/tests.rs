use crate::tests::now;

const THREE_TO_BOB: &str = r#"Damage(to: Player(Named("Bob")), amount: N(3))"#;

/// CR 120.4c (2026-04-17).
#[test]
fn what_damage_results_in_is_replaced_after_the_damage() {
    let scene = now().replaces("Furnace", "Damage()", "Scale(Times(2))").replaces(
        "Grief",
        "LoseLife()",
        "Scale(Plus(N(1)))",
    );
    scene.event(THREE_TO_BOB).says(
        r#"
        offered: Furnace
        not: Grief other_event
        pick: Furnace
        pending: Damage(to: Bob, amount: 6); LoseLife(player: Bob, amount: 6) in 0
        offered: Grief to 1
        end: life("Bob", 13), dealt("Bob", 6)
        "#,
    );
}

/// CR 121.2 (2026-04-17).
#[test]
fn the_draws_that_are_left_come_after_what_replaced_one_of_them() {
    let ability = "Effect((when: (event: Draw()), rewrite: Become([GainLife(who: You, amount: N(1))]),
        optional: true))";
    now().with("Boon", ability).event("Draw(who: You, amount: N(2))").says(
        r#"
        pick: Boon
        answer: No
        happened: Draw(player: Alice, underway: false)
        pending: Draw(player: Alice, underway: false)
        offered: Boon
        end: hand("Alice", 2), life("Alice", 20)
        end: hand("Alice", 1), life("Alice", 21)
        end: hand("Alice", 0), life("Alice", 22)
        "#,
    );
}

/// CR 701.17a (2026-04-17).
#[test]
fn a_number_of_milled_cards_is_settled_before_the_cards_move() {
    let scene = now().replaces("Mind", "Act(act: Mill)", "Scale(Times(2))").replaces(
        "Void",
        "Move(to: Graveyard)",
        "ToZone(zone: Exile)",
    );
    scene.object("Card", "zone: Library, is: (types: [Instant])").event("Act(act: Mill, amount: N(1))").says(
        r"
        offered: Mind
        not: Void other_event
        pick: Mind
        pending: Alice does Mill 2; Move(object: Card, to: Graveyard, milled: true) in 0;
            MoveUnknown(player: Alice, amount: 1, from: Library, to: Graveyard, milled: true) in 0
        ",
    );
}

/// CR 614.7 (2026-04-17).
#[test]
fn what_was_nothing_from_the_start_is_seen_before_it_does_not_happen() {
    now()
        .replaces("Torch", "Damage()", "Scale(Plus(N(1)))")
        .event(r"Damage(to: Player(You), amount: N(0))")
        .says(
            "
        pending: Damage(to: Alice, amount: 0)
        happens
        pending:
        happened:
        ",
        );
}

/// CR 614.6 (2026-04-17).
#[test]
fn what_an_effect_brought_to_nothing_is_not_pending_any_more() {
    let scene = now().replaces("Ward", "Damage(to: Player(You))", "Prevent(())").replaces(
        "Furnace",
        "Damage()",
        "Scale(Times(2))",
    );
    scene.event("Damage(to: Player(Anyone), amount: N(3))").says(
        "
        pick: Ward to 0
        pending: Damage(to: Bob, amount: 3)
        orders: Bob
        ",
    );
}

#[test]
fn without_anything_to_say_it_settles_at_once() {
    now().event(THREE_TO_BOB).event(THREE_TO_BOB).says(r#"end: life("Bob", 14), dealt("Bob", 6)"#);
}

#[test]
fn an_empty_board_ends_as_it_begins() {
    now().says("pending:\n happened:\n end: life(\"Alice\", 20)");
}

/// CR 732.4 (2026-04-17).
#[test]
fn what_goes_on_for_ever_is_a_loop() {
    let until =
        "RepeatUntil(condition: Exists(Type(Land)), does: [Do(events: [GainLife(who: You, amount: N(1))])])";
    now().does(until).says("end: loop");
}

/// CR 614.6 (2026-04-17).
#[test]
fn what_replaces_part_of_an_event_happens_with_the_rest() {
    let scene =
        now().replaces("Boon", "Damage(to: Player(You))", "Become([GainLife(who: You, amount: ThatMuch)])");
    scene.event("Damage(to: Player(Anyone), amount: N(3))").says(
        "
        pick: Boon to 0
        happened: GainLife(player: Alice, amount: 3) & Damage(to: Bob, amount: 3) & LoseLife(player: Bob,
            amount: 3) in 1
        ",
    );
}

#[test]
fn more_steps_than_the_limit_end_the_path_open() {
    let repeat = "Repeat(times: N(18446744073709551615), does: [Do(events: [Draw(who: You, amount: N(1))])])";
    now().does(repeat).says("stopped: StepLimit");
}

/// CR 614.6 (2026-04-17).
#[test]
fn what_follows_an_event_is_done_before_the_next_instruction() {
    let scene = now().replaces("Echo", "GainLife()", "Also([Do(events: [Draw(who: You, amount: N(1))])])");
    scene.event("GainLife(who: You, amount: N(1))").event("LoseLife(who: You, amount: N(1))").says(
        "
        pick: Echo
        happened: GainLife(player: Alice, amount: 1); Draw(player: Alice, underway: false);
            LoseLife(player: Alice, amount: 1)
        ",
    );
}
