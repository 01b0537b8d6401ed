use crate::tests::{Scene, now, on};

/// Somebody's creature enters from a hand, and there are these effects on its entering.
fn entering(dates: &str, effects: &[(&str, &str)]) -> Scene {
    let scene = on(dates).creature("Angel", 4, 4);
    let back = "back: (name: \"Wolf\", types: [Creature], power: 3, toughness: 3)";
    let scene =
        scene.object("Man", &format!("zone: Hand, is: (types: [Creature], power: 1, toughness: 1), {back}"));
    let scene = effects.iter().fold(scene, |scene, (id, rewrite)| scene.replaces(id, "Enter()", rewrite));
    scene.event(r#"Enter(what: Is("Man"))"#)
}

const UNDER: (&str, &str) = ("Thief", r#"EnterUnder(Named("Bob"))"#);
const COPY: (&str, &str) = ("Mirror", r#"EnterAsCopy(of: Is("Angel"))"#);
const BACK: (&str, &str) = ("Moon", "EnterTransformed");
const TAPPED: (&str, &str) = ("Slow", "EnterTapped");

/// CR 616.1b (2026-04-17).
#[test]
fn whose_control_it_enters_under_comes_before_what_it_is_a_copy_of() {
    entering("2012-05-01, 2026-04-17", &[COPY, UNDER, TAPPED]).says(
        "
        offered: Thief
        not: Mirror earlier_tier_first; Slow earlier_tier_first
        pick: Thief
        offered: Mirror
        not: Thief already_applied; Slow earlier_tier_first
        ",
    );
}

/// CR 615.1b (2009-07-11).
#[test]
fn control_comes_first_before_copies_do() {
    entering("2009-07-11", &[COPY, UNDER, TAPPED]).says(
        "
        offered: Thief
        pick: Thief
        offered: Mirror; Slow
        not: Thief already_applied
        ",
    );
}

/// CR 419.9a (2008-02-01).
#[test]
fn until_2008_nothing_about_entering_comes_first() {
    entering("2006-10-01, 2008-02-01", &[COPY, UNDER, TAPPED]).says("offered: Mirror; Thief; Slow");
}

/// CR 616.1c (2026-04-17).
#[test]
fn a_copy_effect_is_offered_before_other_effects() {
    entering("2012-05-01, 2026-04-17", &[TAPPED, COPY])
        .says("offered: Mirror\n not: Slow earlier_tier_first");
    entering("2009-07-11", &[TAPPED, COPY]).says("offered: Slow; Mirror\n not:");
}

/// CR 616.1d (2026-04-17).
#[test]
fn a_back_face_comes_before_other_effects_from_2022() {
    entering("2022-04-29, 2026-04-17", &[TAPPED, BACK]).says(
        "
        offered: Moon
        not: Slow earlier_tier_first
        ",
    );
    entering("2020-07-03", &[TAPPED, BACK]).says("offered: Slow; Moon\n not:");
}

/// CR 616.1c, 616.1d (2026-04-17).
#[test]
fn a_copy_effect_comes_before_a_back_face() {
    entering("2022-04-29, 2026-04-17", &[BACK, COPY]).says(
        "
        offered: Mirror
        not: Moon earlier_tier_first
        ",
    );
}

/// CR 616.1a (2026-04-17).
#[test]
fn a_self_replacement_comes_before_everything() {
    let unless = r#"(name: "Stolen", when: (event: Enter()), rewrite: EnterTapped)"#;
    let scene = now().object("Man", "zone: Hand, is: (types: [Creature], power: 1, toughness: 1)");
    let scene = scene.replaces("Thief", "Enter()", r#"EnterUnder(Named("Bob"))"#);
    let does = format!(r#"Do(events: [Enter(what: Is("Man"))], unless: [{unless}])"#);
    scene.does(&does).says("offered: Stolen\n not: Thief earlier_tier_first");
}

/// CR 616.1 (2026-04-17).
#[test]
fn an_earlier_tier_holds_up_nothing_that_enters_beside_it() {
    let own = "Effect((when: (event: Enter(what: This)), rewrite: EnterAsCopy(of: Is(\"Angel\"))))";
    let scene = now().creature("Angel", 4, 4);
    let clone = format!("zone: Hand, is: (types: [Creature], power: 0, toughness: 0, abilities: [{own}])");
    let scene = scene.object("Man", "zone: Hand, is: (types: [Creature], power: 1, toughness: 1)");
    let scene = scene.object("Clone", &clone).replaces("Slow", "Enter()", "EnterTapped");
    scene.event(r#"Enter(what: Is("Man")), Enter(what: Is("Clone"))"#).says(
        "
        offered: Slow to 0
        waiting: Clone to 1
        not: Clone to 0 only_itself; Slow to 1 earlier_tier_first
        ",
    );
}

/// CR 616.1 (2026-04-17).
#[test]
fn the_controller_of_a_creature_orders_for_it() {
    let scene = now().object(
        "Bear",
        r#"owner: "Alice", controller: "Bob", is: (types: [Creature], power: 2, toughness: 2)"#,
    );
    let scene = scene.replaces("Furnace", "Damage()", "Scale(Times(2))").replaces(
        "Ward",
        "Damage()",
        "Scale(Plus(N(1)))",
    );
    scene.event(r#"Damage(to: Object(Is("Bear")), amount: N(1))"#).says("orders: Bob");
}

/// CR 616.1 (2026-04-17).
#[test]
fn the_owner_orders_for_a_card_that_nobody_controls() {
    let scene = now()
        .object("Card", r#"owner: "Bob", zone: Graveyard, is: (types: [Creature], power: 2, toughness: 2)"#);
    let scene = scene.replaces("One", "Move(to: Hand)", "ToZone(zone: Exile)").replaces(
        "Two",
        "Move()",
        "ToZone(zone: Library)",
    );
    scene.event(r#"Move(what: Is("Card"), to: Hand)"#).says("orders: Bob\n offered: One; Two");
}

/// CR 616.1 (2026-04-17).
#[test]
fn the_active_player_orders_first_and_the_others_wait() {
    let scene = |active: &str| {
        let scene = now().replaces("Furnace", "Damage()", "Scale(Times(2))");
        scene.set(&format!(r#"turn: (active: "{active}")"#)).event("Damage(to: Player(Anyone), amount: N(1))")
    };
    scene("Alice").says("orders: Alice\n offered: Furnace to 0\n waiting: Furnace to 1");
    scene("Bob").says(
        "pending: Damage(to: Bob, amount: 1); Damage(to: Alice,
        amount: 1)\n orders: Bob\n offered: Furnace to 0\n waiting: Furnace to 1",
    );
}

/// CR 723.5 (2026-04-17).
#[test]
fn who_controls_a_player_orders_for_that_player() {
    let scene = now().player(r#"name: "Alice""#).player(r#"name: "Bob", controlled_by: "Alice""#);
    let scene = scene.replaces("Furnace", "Damage()", "Scale(Times(2))");
    scene.event(super::THREE_TO_BOB).says("orders: Alice");
}

/// CR 616.1g (2026-04-17).
#[test]
fn an_effect_on_a_contained_event_waits_from_2017() {
    let token =
        r#"Create(token: Is((name: "Cat", types: [Creature], power: 1, toughness: 1)), amount: N(1))"#;
    let scene = |date| {
        let scene = on(date).replaces("Slow", "Enter()", "EnterTapped");
        scene.replaces("Season", "Create()", "Scale(Times(2))").event(token)
    };
    scene("2017-04-28, 2026-04-17").says(
        "offered: Season to 0\n not: Slow to 0 other_event; Slow to 1 outer_first; Season to 1 other_event",
    );
    scene("2012-05-01").says("offered: Season to 0; Slow to 1");
}

/// CR 121.2a (2026-04-17).
#[test]
fn the_number_of_draws_is_settled_before_any_single_draw() {
    let scene =
        now().replaces("Book", "DrawCards()", "Scale(Plus(N(1)))").replaces("Well", "Draw()", "Nothing");
    scene.event("Draw(who: You, amount: N(1))").says(
        "
        pending: DrawCards(player: Alice, amount: 1)
        offered: Book
        not: Well other_event
        pick: Book
        pending: Draw(player: Alice, underway: false)
        offered: Well
        not: Book other_event
        ",
    );
}

/// CR 615.7 (2026-04-17).
#[test]
fn a_shield_for_two_is_divided_among_them() {
    let shield =
        "when: (event: Damage(to: Object(ControlledBy(You)))), rewrite: Prevent(()), lifetime: Shield(2)";
    let scene = now().creature("Bear", 2, 2).creature("Wolf", 2, 2).floating("Shield", shield);
    scene.event("Damage(to: Object(Type(Creature)), amount: N(2))").says(
        r#"
        end: marked("Bear", 0), marked("Wolf", 2)
        end: marked("Bear", 1), marked("Wolf", 1)
        end: marked("Bear", 2), marked("Wolf", 0)
        "#,
    );
}

/// CR 616.1 (2026-04-17).
#[test]
fn an_effect_on_a_whole_event_takes_all_of_its_parts_at_once() {
    let ability = "Effect((when: (event: Damage(), scope: WholeEvent), rewrite: Nothing))";
    now().with("Fog", ability).event("Damage(to: Player(Anyone), amount: N(3))").says(
        r#"
        offered: Fog to 0; Fog to 1
        pick: Fog to 0
        so: life("Alice", 20), life("Bob", 20)
        end: dealt("Alice", 0), dealt("Bob", 0)
        "#,
    );
}

/// CR 616.2 (2026-04-17).
#[test]
fn an_effect_becomes_applicable_through_another() {
    let scene = now().replaces("Boon", "GainLife()", "Become([Draw(who: You, amount: N(1))])");
    let scene =
        scene.replaces("Book", "DrawCards()", "Scale(Plus(N(1)))").event("GainLife(who: You, amount: N(2))");
    scene.says(
        r#"
            offered: Boon
            not: Book other_event
            pick: Boon
            offered: Book
            end: hand("Alice", 2)
            "#,
    );
}

/// CR 616.1f (2026-04-17).
#[test]
fn an_effect_on_what_is_gone_is_not_offered_any_more() {
    let scene = now().replaces("Boon", "GainLife()", "Become([Draw(who: You, amount: N(1))])");
    let scene =
        scene.replaces("Spring", "GainLife()", "Scale(Times(2))").event("GainLife(who: You, amount: N(2))");
    scene.says(
        r#"
        offered: Boon; Spring
        pick: Boon
        so: hand("Alice", 1)
        end: hand("Alice", 1)
        "#,
    );
}

/// A shield for one of several waits for none of them that is first on the board: what comes before it at the others may be
/// applied first (CR 616.1, 616.1a (2026-04-17)).
#[test]
fn a_shield_is_for_any_of_several_though_an_earlier_tier_comes_first_at_each() {
    let damage = "Damage(to: Object(Type(Creature)), amount: N(3))";
    let counters = "PutCounters(on: Object(Type(Creature)), kind: PlusOne, amount: N(1))";
    let own = "(when: (event: PutCounters(on: Any)), rewrite: Nothing)";
    let shield =
        "when: (event: Damage(to: Object(Any))), rewrite: Prevent((amount: Some(N(2)))), limit: Uses(1)";
    for events in [format!("{damage}, {counters}"), format!("{counters}, {damage}")] {
        let scene = now().bobs("Bear", 2, 5).bobs("Wolf", 3, 5).floating("Shield", shield);
        scene.does(&format!("Do(events: [{events}], unless: [{own}])")).says(
            r#"
            end: marked("Bear", 1), marked("Wolf", 3)
            end: marked("Bear", 3), marked("Wolf", 1)
            "#,
        );
    }
}

/// Which of two losses becomes a gain first says to which of the gains an effect is applied that can be used once
/// (CR 616.1f (2026-04-17)).
#[test]
fn what_may_bring_several_parts_under_an_effect_with_one_use_is_ordered_among_them() {
    let lose = |n: u64| format!(r#"LoseLife(who: Named("Alice"), amount: N({n}))"#);
    let boon = r#"Become([GainLife(who: Named("Bob"), amount: ThatMuch)])"#;
    let double = r#"when: (event: GainLife(who: Named("Bob"))), rewrite: Scale(Times(2)), limit: Uses(1)"#;
    let scene = now().set(r#"turn: (active: "Bob")"#).replaces("Boon", "LoseLife()", boon);
    let scene = scene.floating("Spring", double).does(&format!("Do(events: [{}, {}])", lose(2), lose(5)));
    scene.says(
        r#"
        end: life("Bob", 29)
        end: life("Bob", 32)
        "#,
    );
}
