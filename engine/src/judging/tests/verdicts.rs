use super::THREE_TO_BOB;
use crate::tests::{now, on};

/// CR 616.1 (2026-04-17).
#[test]
fn two_effects_on_one_event_are_both_offered_to_the_affected_player() {
    let scene = now().replaces("Furnace", "Damage()", "Scale(Times(2))");
    scene.replaces("Torch", "Damage()", "Scale(Plus(N(1)))").event(THREE_TO_BOB).says(
        "
        pending: Damage(to: Bob, amount: 3)
        orders: Bob
        offered: Furnace; Torch
        waiting:
        not:
        ",
    );
}

/// CR 614.5 (2026-04-17).
#[test]
fn an_effect_is_applied_to_an_event_once() {
    now().replaces("Furnace", "Damage()", "Scale(Times(2))").event(THREE_TO_BOB).says(
        r#"
        pick: Furnace
        so: life("Bob", 14)
        end: life("Bob", 14), dealt("Bob", 6)
        "#,
    );
}

/// CR 614.5 (2026-04-17).
#[test]
fn what_was_applied_says_so_while_others_are_offered() {
    let scene = now().replaces("Furnace", "Damage()", "Scale(Times(2))");
    scene.replaces("Torch", "Damage()", "Scale(Plus(N(1)))").event(THREE_TO_BOB).says(
        "
        pick: Torch
        pending: Damage(to: Bob, amount: 4)
        offered: Furnace
        not: Torch already_applied
        ",
    );
}

/// CR 614.1 (2026-04-17).
#[test]
fn an_effect_on_another_kind_of_event_is_not_offered() {
    let scene = now().replaces("Furnace", "Damage()", "Scale(Times(2))");
    scene.replaces("Well", "Draw()", "Nothing").event(THREE_TO_BOB).says("not: Well other_event");
}

/// CR 614.1 (2026-04-17).
#[test]
fn an_effect_that_looks_at_somebody_else_is_not_offered() {
    let scene = now().replaces("Furnace", "Damage()", "Scale(Times(2))");
    let scene = scene.replaces("Ward", "Damage(to: Player(You))", "Prevent(())");
    scene.event(THREE_TO_BOB).says("offered: Furnace\n not: Ward condition_not_met");
}

/// CR 614.1 (2026-04-17).
#[test]
fn an_effect_waits_until_its_condition_is_so() {
    let ability = "Effect((when: (event: Damage(), only_if: [Number(Life(You), AtMost, N(5))]),
        rewrite: Scale(Times(2))))";
    let scene = now().with("Despair", ability).event(THREE_TO_BOB);
    scene.says("pending: Damage(to: Bob, amount: 3)\n offered:\n not: Despair condition_not_met");
    let low = now().player(r#"name: "Alice", life: 5"#).player(r#"name: "Bob""#);
    low.with("Despair", ability).event(THREE_TO_BOB).says("offered: Despair\n not:");
}

/// CR 614.7a (2026-04-17).
#[test]
fn there_is_nothing_to_replace_in_no_damage() {
    let none = r#"Damage(to: Player(Named("Bob")), amount: N(0))"#;
    now().replaces("Torch", "Damage()", "Scale(Plus(N(1)))").event(none).says(
        r#"
        not: Torch nothing_to_replace
        orders: nobody
        end: life("Bob", 20), dealt("Bob", 0)
        "#,
    );
}

/// CR 614.7a (2026-04-17).
#[test]
fn damage_that_was_brought_to_nothing_can_not_be_raised_again() {
    let scene = now().replaces("Ward", "Damage()", "Prevent(())");
    scene.replaces("Torch", "Damage()", "Scale(Plus(N(1)))").event(THREE_TO_BOB).says(
        r#"
        end: life("Bob", 20), prevented("Bob", 3)
        end: life("Bob", 20), prevented("Bob", 4)
        "#,
    );
}

/// CR 119.10 (2026-04-17), 118.9 (2012-05-01).
#[test]
fn gaining_no_life_is_no_event_at_any_date() {
    let gain = "GainLife(who: You, amount: N(0))";
    let raise = |date| on(date).replaces("Spring", "GainLife()", "Scale(Plus(N(1)))").event(gain);
    raise("2006-10-01, 2012-05-01, 2018-06-08, 2020-07-03, 2026-04-17")
        .says("offered:\n not: Spring nothing_to_replace");
}

/// CR 615.7 (2026-04-17).
#[test]
fn a_shield_that_is_used_up_is_not_offered_any_more() {
    let shield = "when: (event: Damage()), rewrite: Prevent(()), lifetime: Shield(2)";
    let scene = now().floating("Shield", shield).replaces("Late", "Damage()", "Nothing");
    let scene = scene.event(r"Damage(to: Player(You), amount: N(2))").event(THREE_TO_BOB);
    scene.says(
        "
        pick: Shield
        pending: Damage(to: Bob, amount: 3)
        offered: Late
        not: Shield used_up
        ",
    );
}

/// CR 614.9 (2026-04-17).
#[test]
fn damage_is_not_redirected_to_what_has_left() {
    let guard = "is: (types: [Creature], power: 2, toughness: 2), zone: Graveyard";
    let scene = now().object("Guard", guard);
    let scene = scene.replaces("Post", "Damage()", r#"Redirect(to: Object(Is("Guard")))"#);
    scene.event(THREE_TO_BOB).says("offered:\n not: Post recipient_gone");
}

/// CR 614.9 (2026-04-17).
#[test]
fn damage_is_not_redirected_to_whom_it_would_be_dealt_anyway() {
    let scene = now().replaces("Post", "Damage()", r#"Redirect(to: Player(Named("Bob")))"#);
    scene.event(THREE_TO_BOB).says("not: Post same_recipient");
}

/// CR 614.12 (2026-04-17).
#[test]
fn how_something_enters_itself_is_for_nothing_else() {
    let own = "Effect((when: (event: Enter(what: This)), rewrite: EnterTapped))";
    let slow = format!("zone: Hand, is: (types: [Creature], power: 1, toughness: 1, abilities: [{own}])");
    let other = "zone: Hand, is: (types: [Creature], power: 1, toughness: 1)";
    let scene = now().object("Slow", &slow).object("Other", other);
    scene.event(r#"Enter(what: Is("Slow")), Enter(what: Is("Other"))"#).says(
        r#"
        offered: Slow to 0
        not: Slow to 1 only_itself
        end: tapped("Slow"), untapped("Other")
        "#,
    );
}

/// CR 614.12 (2026-04-17).
#[test]
fn what_enters_does_not_see_what_enters_with_it() {
    let all = "Effect((when: (event: Enter(what: Type(Creature))), rewrite: EnterTapped))";
    let gate = format!("zone: Hand, is: (types: [Creature], power: 1, toughness: 1, abilities: [{all}])");
    let other = "zone: Hand, is: (types: [Creature], power: 1, toughness: 1)";
    let scene = now().object("Gate", &gate).object("Other", other);
    let scene = scene.replaces("Slow", "Enter()", "EnterTapped");
    scene.event(r#"Enter(what: Is("Gate")), Enter(what: Is("Other"))"#).says(
        "
        offered: Slow to 0
        not: Gate to 0 source_entering; Gate to 1 source_entering
        ",
    );
}

/// CR 615.9 (2026-04-17).
#[test]
fn a_chosen_source_that_has_changed_is_not_the_one_that_was_chosen() {
    let red = "when: (event: Damage(from: Is(\"Bear\")), recheck: Color(Red)), rewrite: Prevent(())";
    let scene = now().creature("Bear", 2, 2).floating("Circle", red);
    scene
        .event(r#"Damage(from: Is("Bear"), to: Player(You), amount: N(2))"#)
        .says("not: Circle source_changed");
}

/// CR 615.9 (2026-04-17).
#[test]
fn a_chosen_source_that_is_what_it_was_is_kept_off() {
    let red = "when: (event: Damage(from: Is(\"Imp\")), recheck: Color(Red)), rewrite: Prevent(())";
    let imp = "is: (types: [Creature], colors: [Red], power: 2, toughness: 2)";
    let scene = now().object("Imp", imp).floating("Circle", red);
    scene.event(r#"Damage(from: Is("Imp"), to: Player(You), amount: N(2))"#).says("offered: Circle");
}

/// CR 113.6 (2026-04-17).
#[test]
fn an_effect_functions_on_the_battlefield_unless_it_says_where() {
    let effect = |fields: &str| {
        format!(
            "zone: Graveyard, is: (types: [Creature], power: 1, toughness: 1,
                abilities: [Effect((when: (event: Damage()), rewrite: Scale(Times(2)){fields}))])"
        )
    };
    now().object("Ghost", &effect("")).event(THREE_TO_BOB).says(r#"end: life("Bob", 17)"#);
    let there = now().object("Ghost", &effect(", functions_in: [Graveyard]"));
    there.event(THREE_TO_BOB).says("offered: Ghost");
}

/// CR 702.26b (2026-04-17).
#[test]
fn what_is_phased_out_replaces_nothing() {
    let out = "phased_out: Directly, is: (types: [Enchantment],
        abilities: [Effect((when: (event: Damage()), rewrite: Nothing))])";
    now().object("Shade", out).event(THREE_TO_BOB).says(r#"end: life("Bob", 17)"#);
}

/// CR 701.19a (2026-04-17).
#[test]
fn what_can_not_be_regenerated_has_its_shield_in_vain() {
    let scene = now().creature("Bear", 2, 2).does(r#"Regenerate(what: Is("Bear"))"#);
    let scene = scene.event(r#"Destroy(what: Is("Bear"), no_regeneration: true)"#);
    scene.says(
        r#"
        not: Regeneration of Bear to 0 cant; Regeneration of Bear to 1 other_event
        end: in("Bear", Graveyard)
        "#,
    );
}

/// CR 419.6g (2006-10-01).
#[test]
fn a_choice_without_a_possible_mode_is_no_choice() {
    let modes = r"ChooseOne([Become([Sacrifice(what: Type(Land))]), Become([Destroy(what: Type(Land))])])";
    let scene = on("2006-10-01, 2008-02-01, 2012-05-01, 2026-04-17").replaces("Toll", "Damage()", modes);
    scene.event(THREE_TO_BOB).says("offered:\n not: Toll no_possible_mode");
}

/// CR 614.6 (2026-04-17).
#[test]
fn what_goes_elsewhere_already_is_not_on_its_way_to_the_graveyard() {
    let card = "zone: Hand, is: (types: [Instant])";
    let scene = now().object("Card", card).replaces("Shelf", "Discard()", "ToZone(zone: Library)");
    let scene = scene.replaces("Void", "Discard()", "ToZone(zone: Exile)");
    scene.event(r#"Discard(what: Is("Card"))"#).says(
        r#"
        offered: Shelf to 0; Void to 0
        pick: Shelf to 0
        so: in("Card", Library), discarded("Alice", 1)
        end: in("Card", Library)
        end: in("Card", Exile)
        "#,
    );
}

/// CR 614.16 (2026-04-17).
#[test]
fn tokens_that_a_replacement_makes_are_an_effects_from_2017() {
    let ability = "Effect((when: (event: Create(), because: [Effect]), rewrite: Scale(Times(2))))";
    let makes = r#"Become([Create(token: Is((name: "Cat", types: [Creature], power: 1, toughness: 1)),
        amount: N(1))])"#;
    let scene =
        |date| on(date).with("Season", ability).replaces("Nest", "Damage()", makes).event(THREE_TO_BOB);
    scene("2012-05-01").says(r#"end: tokens("Alice", "Cat", 1)"#);
    scene("2018-04-27, 2026-04-17").says(r#"end: tokens("Alice", "Cat", 2)"#);
}

/// CR 614.1 (2026-04-17).
#[test]
fn an_effect_on_what_effects_do_leaves_costs_alone() {
    let ability = "Effect((when: (event: LoseLife(), because: [Effect]), rewrite: Scale(Times(2))))";
    let pay = "Pay(cost: [LoseLife(who: You, amount: N(2))])";
    now().with("Grief", ability).does(pay).says(
        r#"
        answer: Yes
        not: Grief condition_not_met
        end: life("Alice", 18)
        end: life("Alice", 20)
        "#,
    );
}
