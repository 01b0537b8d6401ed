use crate::tests::now;

const GAIN: &str = "Do(events: [GainLife(who: You, amount: N(1))])";

/// CR 608.2c (2026-04-17).
#[test]
fn instructions_are_followed_in_order_as_far_as_possible() {
    let scene = now().does(&format!("Do(events: [Destroy(what: Type(Creature))]), {GAIN}"));
    scene.says("happened: nothing: nobody; GainLife(player: Alice, amount: 1)");
}

#[test]
fn if_looks_at_the_board_as_it_is_then() {
    let low = "If(condition: Number(Life(You), AtMost, N(19)), then: [Do(events: [Draw(who: You,
        amount: N(1))])], otherwise: [Do(events: [Draw(who: You, amount: N(2))])])";
    now().does(low).says(r#"end: hand("Alice", 2)"#);
    now()
        .does(&format!("Do(events: [LoseLife(who: You, amount: N(1))]), {low}"))
        .says(r#"end: hand("Alice", 1)"#);
}

#[test]
fn for_each_object_it_is_that_object() {
    let each = "ForEach(what: Type(Creature), does: [Do(events: [GainLife(who: You, amount: PowerOf(It))])])";
    now()
        .creature("Bear", 2, 2)
        .creature("Wolf", 3, 3)
        .does(each)
        .says("happened: GainLife(player: Alice, amount: 2); GainLife(player: Alice, amount: 3)");
}

#[test]
fn for_each_of_nothing_nothing_is_done() {
    now()
        .does(&format!("ForEach(what: Type(Creature), does: [{GAIN}])"))
        .says("happened: nothing: nobody\n so: life(\"Alice\", 20)");
}

#[test]
fn each_of_several_like_tokens_is_one_to_do_something_for() {
    let goats = "kind: Token, count: 3, is: (types: [Creature], power: 0, toughness: 1)";
    now()
        .object("Goats", goats)
        .does(&format!("ForEach(what: Token, does: [{GAIN}])"))
        .says(r#"end: life("Alice", 23)"#);
}

/// CR 101.4 (2026-04-17).
#[test]
fn for_each_player_goes_from_the_active_one_on() {
    let each = "ForEachPlayer(who: Anyone, does: [Do(events: [GainLife(who: Affected, amount: N(1))])])";
    now()
        .set(r#"turn: (active: "Bob")"#)
        .does(each)
        .says("happened: GainLife(player: Bob, amount: 1); GainLife(player: Alice, amount: 1)");
}

#[test]
fn so_many_times_is_worked_out_once() {
    let repeat = "Repeat(times: Count(Token), does: [Do(events: [Create(token: Is((name: \"Cat\",
        types: [Creature], power: 1, toughness: 1)), amount: N(1))])])";
    let scene =
        now().object("Goats", "kind: Token, count: 2, is: (types: [Creature], power: 0, toughness: 1)");
    scene.does(repeat).says(r#"end: tokens("Alice", "Cat", 2)"#);
}

#[test]
fn no_times_is_not_at_all() {
    now().does(&format!("Repeat(times: N(0), does: [{GAIN}])")).says(
        r#"
        happened: nothing: nobody
        so: life("Alice", 20)
        "#,
    );
}

#[test]
fn until_something_is_so_it_is_done_at_least_once() {
    let until =
        |n: u64| format!("RepeatUntil(condition: Number(Life(You), AtLeast, N({n})), does: [{GAIN}])");
    now().does(&until(23)).says(r#"end: life("Alice", 23)"#);
    now().does(&until(1)).says(r#"end: life("Alice", 21)"#);
}

#[test]
fn the_result_is_what_the_last_event_did() {
    let scene = now().replaces("Furnace", "Damage()", "Scale(Times(2))");
    let then = "Do(events: [GainLife(who: You, amount: Result)])";
    scene
        .does(&format!("Do(events: [Damage(to: Player(Opponents), amount: N(3))]), {then}"))
        .says(r#"end: life("Alice", 26)"#);
}

#[test]
fn the_result_of_what_did_not_happen_is_nothing() {
    let scene = now().replaces("Void", "Damage()", "Nothing");
    let then = "Do(events: [GainLife(who: You, amount: Result)])";
    scene
        .does(&format!("Do(events: [Damage(to: Player(Opponents), amount: N(3))]), {then}"))
        .says(r#"end: life("Alice", 20)"#);
}

/// CR 611.2a (2026-04-17).
#[test]
fn an_effect_that_is_made_lasts_this_turn() {
    let made = "CreateEffect((when: (event: GainLife()), rewrite: Scale(Times(2))))";
    let turn = r#"Do(events: [Begin(period: Turn, who: Named("Bob"))])"#;
    now().does(&format!("{made}, {GAIN}, {turn}, {GAIN}")).says(r#"end: life("Alice", 23)"#);
}

/// CR 603.7 (2026-04-17).
#[test]
fn what_is_scheduled_waits_for_the_next_such_step() {
    let later = format!("Later(period: Step(Upkeep), does: [{GAIN}])");
    let begin = "Do(events: [Begin(period: Step(Upkeep), who: You)])";
    now().does(&later).says(r#"end: life("Alice", 20)"#);
    now().does(&format!("{later}, {begin}, {begin}")).says(r#"end: life("Alice", 21)"#);
}

/// CR 500.1 (2026-04-17).
#[test]
fn the_next_step_is_the_one_that_follows() {
    now().set("turn: (step: Upkeep)").does("NextStep").says(r#"end: began("Alice", Step(Draw), 1)"#);
}

/// CR 500.7 (2026-04-17).
#[test]
fn the_next_turn_is_the_next_players() {
    now().does("NextTurn").says(r#"end: began("Bob", Turn, 1), began("Alice", Turn, 0)"#);
}

/// CR 500.5 (2026-04-17).
#[test]
fn unused_mana_is_lost_as_a_phase_ends() {
    let scene = now().player(r#"name: "Alice", mana: [(Red, 2)]"#).player(r#"name: "Bob""#);
    scene.does("PhaseEnds").says(r#"end: pool("Alice", Red, 0), life("Alice", 20)"#);
}

/// CR 704.4 (2026-04-17).
#[test]
fn state_based_actions_are_not_looked_at_between_instructions() {
    let heal = r#"Do(events: [Damage(to: Object(Is("Bear")), amount: N(5))]),
        Do(events: [Undergo(what: Is("Bear"), deed: RemoveDamage)]), StateBased"#;
    now().creature("Bear", 2, 2).does(heal).says(r#"end: in("Bear", Battlefield)"#);
}

/// CR 704.3 (2026-04-17).
#[test]
fn all_that_is_due_happens_at_once() {
    let scene = now()
        .object("Bear", "damage: 2, is: (types: [Creature], power: 2, toughness: 2)")
        .creature("Shade", 0, 0);
    scene.does("StateBased").says(
        "happened: Destroy(object: Bear) & Move(object: Bear,
        to: Graveyard) in 0 & Move(object: Shade, to: Graveyard)",
    );
}

/// CR 704.3 (2026-04-17).
#[test]
fn they_are_looked_at_again_until_none_is_due() {
    let lord = "is: (types: [Creature], power: 0, toughness: 0,
        abilities: [Continuous((affects: Is(\"Bear\"), changes: [ModifyPowerToughness(1, 1)]))])";
    let scene = now().creature("Bear", 0, 0).object("Lord", lord);
    scene
        .does("StateBased")
        .says("happened: Move(object: Lord, to: Graveyard); Move(object: Bear, to: Graveyard)");
}

/// CR 704.7 (2026-04-17).
#[test]
fn who_loses_for_two_reasons_loses_once() {
    let scene = now().player(r#"name: "Alice""#).player(r#"name: "Bob", life: 0, poison: 10"#);
    scene
        .does("StateBased")
        .says(r#"end: lost_game("Bob"), won("Alice"), state_based("Bob", life), state_based("Bob", poison)"#);
}

/// What nobody knows is nothing that is asked for, and the ruling says that it depends on that.
#[test]
fn cards_that_nobody_knows_are_not_passed_over_in_silence() {
    let scene = |cards: &str, does: &str| {
        let player = format!(r#"name: "Alice", {cards}"#);
        let script = format!(r#"source: "Scroll", does: [{does}]"#);
        now().player(&player).object("Scroll", "is: (types: [Artifact])").script(&script)
    };
    let lands = "All([In(Graveyard), OwnedBy(You), Type(Land)])";
    let moves = format!("Do(events: [Move(what: {lands}, to: Exile)])");
    scene("graveyard: 4", &moves).says("unknown: Scroll");
    scene("graveyard: 0", &moves).says("unknown: nobody");
    let gains = format!("Do(events: [GainLife(who: You, amount: Count({lands}))])");
    scene("graveyard: 4", &gains).says("unknown: Scroll");
    let top = r#"Choose(what: TopOfLibrary(You, N(1)), amount: N(1), called: "top")"#;
    let land = r#"Exists(All([Chosen("top"), Type(Land)]))"#;
    let if_land = format!("{top}, If(condition: {land}, then: [{GAIN}])");
    scene("library: 10", &if_land).says("unknown: Scroll");
    let worth = format!(r#"{top}, Do(events: [LoseLife(who: You, amount: ManaValueOf(Chosen("top")))])"#);
    scene("library: 10", &worth).says("unknown: Scroll");
    let enters = format!(r#"{top}, Do(events: [Enter(what: Chosen("top"))])"#);
    scene("library: 10", &enters).says("unknown: Scroll");
    let to_hand = format!(r#"{top}, Do(events: [Move(what: Chosen("top"), to: Hand)])"#);
    scene("library: 10", &to_hand).says("unknown: nobody");
}
