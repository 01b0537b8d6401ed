use crate::tests::{Scene, now};

fn three() -> Scene {
    now().player(r#"name: "Alice""#).player(r#"name: "Bob""#).player(r#"name: "Carol""#)
}

/// CR 119.3 (2026-04-17).
#[test]
fn losing_more_life_than_one_has_leaves_less_than_none() {
    now().event("LoseLife(who: You, amount: N(25))").says(r#"end: life("Alice", -5), lost("Alice", 25)"#);
}

/// CR 810.9 (2026-04-17).
#[test]
fn a_team_has_one_life_total() {
    let scene = now()
        .player(r#"name: "Alice", team: "one", life: 30"#)
        .player(r#"name: "Ann", team: "one", life: 30"#);
    let scene =
        scene.player(r#"name: "Bob", team: "two", life: 30"#).player(r#"name: "Ben", team: "two", life: 30"#);
    scene
        .event(r#"LoseLife(who: Named("Ann"), amount: N(4))"#)
        .says(r#"end: life("Alice", 26), life("Ann", 26), life("Bob", 30)"#);
}

/// CR 104.2a (2026-04-17).
#[test]
fn the_last_player_left_wins() {
    now().event(r#"Act(who: Named("Bob"), act: Lose)"#).says(r#"end: lost_game("Bob"), won("Alice")"#);
}

/// CR 104.4a (2026-04-17).
#[test]
fn all_who_lose_at_once_have_drawn() {
    now().event("Act(who: Anyone, act: Lose)").says(r#"end: drew_game("Bob"), drew_game("Alice")"#);
}

/// CR 104.2b (2026-04-17).
#[test]
fn who_wins_makes_the_others_lose() {
    three().event("Act(act: Win)").says(r#"end: won("Alice"), lost_game("Bob"), lost_game("Carol")"#);
}

/// CR 104.1 (2026-04-17).
#[test]
fn nothing_happens_after_the_end_of_the_game() {
    now()
        .event("Act(act: Win)")
        .event("GainLife(who: You, amount: N(1))")
        .says(r#"end: won("Alice"), life("Alice", 20)"#);
}

/// CR 800.4a (2026-04-17).
#[test]
fn who_leaves_takes_along_what_they_own_and_control_ends() {
    let scene = three().object(
        "Bear",
        r#"owner: "Bob", controller: "Alice", is: (types: [Creature], power: 2, toughness: 2)"#,
    );
    let scene = scene.object(
        "Wolf",
        r#"owner: "Alice", controller: "Bob", is: (types: [Creature], power: 2, toughness: 2)"#,
    );
    scene.event(r#"Act(who: Named("Bob"), act: Lose)"#).says(
        r#"end: in("Bear", Outside), in("Wolf", Battlefield), controller("Wolf", "Alice"), lost_game("Bob")"#,
    );
}

/// CR 102.1 (2026-04-17).
#[test]
fn who_has_left_is_meant_by_nothing() {
    let scene =
        three().event(r#"Act(who: Named("Bob"), act: Lose)"#).event("Draw(who: Opponents, amount: N(1))");
    scene.says(
        r#"
        players: Opponents -> Carol
        counts: Players(Anyone) -> 2
        end: drawn("Bob", 0), drawn("Carol", 1)
        "#,
    );
}

/// CR 800.4a (2026-04-17).
#[test]
fn who_has_left_is_dealt_no_damage() {
    let scene = three()
        .event(r#"Act(who: Named("Bob"), act: Lose)"#)
        .event("Damage(to: Player(Anyone), amount: N(2))");
    scene.says(r#"end: life("Bob", 20), life("Alice", 18), life("Carol", 18)"#);
}

/// CR 701.34a (2026-04-17): any number of permanents, so of like tokens any number.
#[test]
fn any_number_of_several_like_tokens_is_chosen_to_proliferate() {
    let goats =
        "kind: Token, count: 2, counters: [(PlusOne, 1)], is: (types: [Creature], power: 0, toughness: 2)";
    now().object("Goats", goats).event("Act(act: Proliferate)").says(
        r#"
        end: counters("Goats", PlusOne, 1), count("Goats", 2)
        end: counters("Goats", PlusOne, 1), count("Goats", 1), tokens("Alice", "Goats", 1)
        end: counters("Goats", PlusOne, 2), count("Goats", 2)
        "#,
    );
}

/// CR 701.34a (2026-04-17).
#[test]
fn without_counters_nobody_is_asked_to_proliferate() {
    now()
        .creature("Bear", 2, 2)
        .event("Act(act: Proliferate)")
        .says("asks: nothing\n end: did(\"Alice\", Proliferate, 1)");
}

/// CR 500.7 (2026-04-17).
#[test]
fn an_extra_turn_is_noted_and_comes_later() {
    now()
        .event("Act(act: TakeExtraTurn, amount: N(2))")
        .says(r#"end: extra("Alice", Turn, 2), began("Alice", Turn, 0)"#);
}

/// CR 514.2 (2026-04-17).
#[test]
fn what_lasts_this_turn_is_over_when_another_begins() {
    let fog = "when: (event: Damage()), rewrite: Prevent(()), lifetime: ThisTurn";
    let scene = now()
        .floating("Fog", fog)
        .event(r#"Begin(period: Turn, who: Named("Bob"))"#)
        .event("Damage(to: Player(You), amount: N(1))");
    scene.says(r#"end: life("Alice", 19)"#);
}

/// CR 511.3 (2026-04-17).
#[test]
fn a_step_after_combat_ends_it() {
    let scene = now()
        .object("Bear", r#"attacks: "Bob", is: (types: [Creature], power: 2, toughness: 2)"#)
        .set("turn: (step: EndCombat)");
    scene
        .event("Begin(period: Step(SecondMain), who: You)")
        .says("finds: Attacking -> nothing\n end: began(\"Alice\", Step(SecondMain), 1)");
}

/// CR 106.4 (2026-04-17).
#[test]
fn mana_goes_to_the_pool() {
    now()
        .event("AddMana(mana: Green, amount: N(2))")
        .event("Act(act: SpendMana, amount: N(1))")
        .says(r#"end: pool("Alice", Green, 1), added("Alice", Green, 2)"#);
}

/// CR 731.1 (2026-04-17).
#[test]
fn becoming_day_by_day_is_nothing() {
    let scene = now()
        .set("turn: (daytime: Day)")
        .replaces("Stop", "Daytime()", "Nothing")
        .event("Daytime(becomes: Day)");
    scene.says("not: Stop nothing_to_replace\n end: daytime(Day)");
}

/// CR 705.1 (2026-04-17).
#[test]
fn a_coin_is_heads_or_tails_and_nobodys_choice() {
    let flip = "Roll(sides: 2, with_it: [Do(events: [GainLife(who: You, amount: Result)])])";
    now().event(flip).says(
        r#"
        asks: nobody Number(from: 1, to: 2)
        end: life("Alice", 20)
        end: life("Alice", 21)
        "#,
    );
}

/// CR 614.1 (2026-04-17).
#[test]
fn an_event_in_the_judges_words_is_replaced_by_its_words() {
    let opaque = r#"Opaque(text: "a bell rings", affects: Player(You))"#;
    let scene = now().replaces("Hush", r#"Opaque(text: "a bell rings")"#, "Nothing").replaces(
        "Deaf",
        r#"Opaque(text: "a dog barks")"#,
        "Nothing",
    );
    scene.event(opaque).says("offered: Hush\n not: Deaf condition_not_met");
}

#[test]
fn who_is_nobody_does_nothing() {
    now().event("GainLife(who: Not(Anyone), amount: N(3))").says("pending:\n happened: nothing: nobody");
}
