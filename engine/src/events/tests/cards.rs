use crate::tests::{Scene, now, on};

fn with_library(cards: u64) -> Scene {
    now().player(&format!(r#"name: "Alice", library: {cards}, hand: 1"#)).player(r#"name: "Bob""#)
}

/// CR 121.2 (2026-04-17).
#[test]
fn cards_are_drawn_one_by_one() {
    let scene = now().replaces("Well", "Draw()", "Nothing").event("Draw(who: You, amount: N(2))");
    scene.says(
        "
        pending: Draw(player: Alice, underway: false)
        pick: Well
        pending: Draw(player: Alice, underway: false)
        offered: Well
        ",
    );
}

/// CR 121.4 (2026-04-17).
#[test]
fn who_draws_from_an_empty_library_draws_what_there_is_and_is_noted() {
    with_library(1)
        .event("Draw(who: You, amount: N(3))")
        .says(r#"end: hand("Alice", 2), drew_from_empty("Alice", 2), drawn("Alice", 1)"#);
}

/// CR 614.11 (2026-04-17).
#[test]
fn a_draw_is_replaced_though_there_is_no_card() {
    let scene = with_library(0).replaces("Boon", "Draw()", "Become([GainLife(who: You, amount: N(1))])");
    scene
        .event("Draw(who: You, amount: N(2))")
        .says(r#"end: life("Alice", 22), drew_from_empty("Alice", 0)"#);
}

/// CR 121.1 (2026-04-17).
#[test]
fn the_top_card_that_is_known_is_drawn() {
    let card = "zone: Library, is: (types: [Instant])";
    let scene = now().object("First", card).object("Second", card);
    scene.event("Draw(who: You, amount: N(1))").says(r#"end: in("First", Hand), in("Second", Library)"#);
}

/// CR 121.2c (2026-04-17).
#[test]
fn the_active_player_draws_first() {
    let scene = now().set(r#"turn: (active: "Bob")"#).event("Draw(who: Anyone, amount: N(1))");
    scene.says(
        "
        happened: Draw(player: Bob, underway: false); Draw(player: Alice, underway: false)
        ",
    );
}

/// CR 121.2 (2026-04-17).
#[test]
fn drawing_no_cards_is_nothing() {
    let scene =
        now().replaces("Book", "DrawCards()", "Scale(Plus(N(1)))").event("Draw(who: You, amount: N(0))");
    scene.says("not: Book nothing_to_replace\n end: hand(\"Alice\", 0)");
}

/// CR 701.17a (2026-04-17).
#[test]
fn milling_contains_the_move_of_each_card() {
    let scene =
        now().object("Card", "zone: Library, is: (types: [Instant])").event("Act(act: Mill, amount: N(3))");
    scene.says(
        r#"
        happened: Alice does Mill 3 & Move(object: Card, to: Graveyard, milled: true) in 0 &
            MoveUnknown(player: Alice, amount: 2, from: Library, to: Graveyard, milled: true) in 0
        end: milled("Alice", 3), graveyard("Alice", 3)
        "#,
    );
}

/// CR 701.17b (2026-04-17).
#[test]
fn as_many_cards_are_milled_as_there_are() {
    with_library(2)
        .event("Act(act: Mill, amount: N(5))")
        .says(r#"end: milled("Alice", 2), library("Alice", 0)"#);
}

/// CR 701.9a (2026-04-17).
#[test]
fn discarding_contains_the_move_to_the_graveyard() {
    let scene = now().object("Card", "zone: Hand, is: (types: [Instant])");
    scene.event(r#"Discard(what: Is("Card"))"#).says(
        r#"
        happened: Discard(object: Card) & Move(object: Card, to: Graveyard) in 0
        end: in("Card", Graveyard), discarded("Alice", 1)
        "#,
    );
}

/// CR 701.9a (2026-04-17).
#[test]
fn only_what_is_in_a_hand_is_discarded() {
    let scene = now().object("Card", "zone: Exile, is: (types: [Instant])");
    let missed = "pending:\n happened: decided: Missed { what: ObjectId(0), zone: Some(Exile) }";
    scene.event(r#"Discard(what: Is("Card"))"#).says(missed);
}

/// CR 701.9b (2026-04-17).
#[test]
fn as_many_unknown_cards_are_discarded_as_there_are() {
    with_library(9)
        .event("Act(act: DiscardUnknown, amount: N(3))")
        .says(r#"end: hand("Alice", 0), discarded("Alice", 1), graveyard("Alice", 1)"#);
}

/// CR 701.6a (2026-04-17).
#[test]
fn a_countered_spell_goes_to_its_owners_graveyard() {
    let scene =
        now().object("Spell", r#"owner: "Alice", controller: "Bob", zone: Stack, is: (types: [Instant])"#);
    scene
        .event(r#"CounterSpell(what: Is("Spell"))"#)
        .says(r#"end: in("Spell", Graveyard), countered("Spell")"#);
}

/// CR 701.6a (2026-04-17).
#[test]
fn only_what_is_on_the_stack_is_countered() {
    now().creature("Bear", 2, 2).event(r#"CounterSpell(what: Is("Bear"))"#).says(
        "
        pending:
        happened: nothing: nobody
        ",
    );
}

/// CR 707.10 (2026-04-17).
#[test]
fn a_copy_of_a_spell_is_not_cast() {
    let scene = now().object("Spell", "zone: Stack, is: (types: [Instant])");
    scene
        .event(r#"CopySpell(what: Is("Spell"), amount: N(2))"#)
        .says(r#"end: copied("Alice", 2), cast("Alice", 0)"#);
}

/// CR 601.2a (2026-04-17).
#[test]
fn what_is_cast_goes_to_the_stack() {
    let scene = now().object("Card", "zone: Hand, is: (types: [Instant])");
    scene.event(r#"Cast(what: Is("Card"))"#).says(r#"end: in("Card", Stack), cast("Alice", 1)"#);
}

/// CR 701.22a (2026-04-17).
#[test]
fn scrying_past_the_last_card_looks_at_what_there_is() {
    let scene = with_library(0).object("Card", "zone: Library, is: (types: [Instant])");
    scene.event("Act(act: Scry, amount: N(5))").says(
        r#"
        asks: Alice Objects(from: [Card], at_least: 0, at_most: 1, together: None)
        answer: Objects([])
        so: library("Alice", 1), did("Alice", Scry, 5)
        "#,
    );
}

/// CR 701.22b (2026-04-17).
#[test]
fn scrying_no_cards_is_no_scrying() {
    let scene =
        now().replaces("Eye", "Act(act: Scry)", "Scale(Plus(N(1)))").event("Act(act: Scry, amount: N(0))");
    scene.says("not: Eye nothing_to_replace\n end: did(\"Alice\", Scry, 0)");
}

/// CR 701.20a (2026-04-17).
#[test]
fn what_is_revealed_stays_where_it_is() {
    let scene = now().object("Card", "zone: Hand, is: (types: [Instant])");
    scene
        .event(r#"Undergo(what: Is("Card"), deed: Reveal)"#)
        .says(r#"end: revealed("Alice", 1), in("Card", Hand)"#);
}

/// CR 400.3 (2026-04-17).
#[test]
fn a_card_goes_to_its_owners_zone_whoever_controls_it() {
    let scene = now().object(
        "Bear",
        r#"owner: "Bob", controller: "Alice", is: (types: [Creature], power: 2, toughness: 2)"#,
    );
    scene.event(r#"Move(what: Is("Bear"), to: Hand)"#).says(r#"end: hand("Bob", 1), hand("Alice", 0)"#);
}

/// CR 701.24a (2026-04-17).
#[test]
fn after_shuffling_nobody_knows_where_a_card_is() {
    let scene = now().object("Card", "zone: Library, is: (types: [Instant])");
    let scene = scene.event("Act(act: Shuffle)").event("Draw(who: You, amount: N(1))");
    scene.says(r#"end: in("Card", Library), hand("Alice", 1)"#);
}

/// CR 121.7 (2026-04-17).
#[test]
fn what_is_not_drawn_happens_before_what_is() {
    let scene =
        on("2012-05-01, 2026-04-17").event("Draw(who: You, amount: N(1)), GainLife(who: You, amount: N(1))");
    scene.says("happened: GainLife(player: Alice, amount: 1); Draw(player: Alice, underway: false)");
}

fn shuffled_in_and_drawn(others: u64) -> Scene {
    on("2006-10-01, 2026-04-17")
        .player(&format!(r#"name: "Alice", library: {others}"#))
        .player(r#"name: "Bob""#)
        .object("Card", "zone: Graveyard, is: (types: [Instant])")
        .event(r#"Move(what: Is("Card"), to: Library, place: Shuffled)"#)
        .event("Draw(who: You, amount: N(1))")
}

/// CR 701.24a (2026-04-17).
#[test]
fn that_a_known_card_could_be_the_one_drawn_is_told() {
    shuffled_in_and_drawn(2).says(
        "
        happened: Move(object: Card, to: Library, place: Shuffled); Alice does Shuffle 1;
            decided: NotFollowed { player: PlayerId(0), cards: [ObjectId(0)] };
            Draw(player: Alice, underway: false)
        ",
    );
    shuffled_in_and_drawn(0).says(
        r#"
        happened: Move(object: Card, to: Library, place: Shuffled); Alice does Shuffle 1;
            Draw(player: Alice, underway: false)
        end: in("Card", Hand), hand("Alice", 1), library("Alice", 0), drawn("Alice", 1)
        "#,
    );
}
