use super::*;

/// "Ogre" of Ann deals some damage to Bob.
fn burn(amount: u64, objects: &str, more: &str) -> String {
    format!(
        r#"objects: [(id: "Ogre", is: (types: [Creature], power: 2, toughness: 2)), {objects}],
        events: [(source: "Ogre", does: [Do(events: [
            Damage(to: Player(Named("Bob")), amount: N({amount})){more}])])]"#
    )
}

fn doubler(id: &str, owner: &str) -> String {
    format!(
        r#"(id: "{id}", owner: "{owner}", is: (abilities: [Effect((when: (event: Damage()), rewrite: Scale(Times(2))))])),"#
    )
}

fn plus_one(id: &str, owner: &str) -> String {
    format!(
        r#"(id: "{id}", owner: "{owner}", is: (abilities: [Effect((when: (event: Damage()), rewrite: Scale(Plus(N(1)))))])),"#
    )
}

#[test]
fn two_doublers_make_eight_of_two_and_never_go_on() {
    let objects = doubler("Furnace", "Ann") + &doubler("Gratuity", "Bob");
    let ways =
        Expected { outcomes: &[r#"life("Bob", 12)"#], ordered_by: &["Bob"], decided_by: &[], paths: 2 };
    check(ALL, &burn(2, &objects, ""), &ways);
}

#[test]
fn the_damaged_player_orders_whoever_controls_the_effects() {
    let objects = doubler("Furnace", "Ann") + &plus_one("Torch", "Ann");
    let outcomes = &[r#"life("Bob", 13)"#, r#"life("Bob", 12)"#];
    check(
        ALL,
        &burn(3, &objects, ""),
        &Expected { outcomes, ordered_by: &["Bob"], decided_by: &[], paths: 2 },
    );
}

#[test]
fn no_damage_is_no_event_to_add_to() {
    check(ALL, &burn(0, &plus_one("Torch", "Ann"), ""), &only(r#"life("Bob", 20), dealt("Bob", 0)"#));
}

#[test]
fn damage_that_one_effect_brings_to_nothing_leaves_nothing_for_the_next() {
    let none =
        r#"(id: "Fog", is: (abilities: [Effect((when: (event: Damage()), rewrite: Scale(Minus(N(5)))))])),"#;
    let objects = plus_one("Torch", "Ann") + none;
    let ways =
        Expected { outcomes: &[r#"life("Bob", 20)"#], ordered_by: &["Bob"], decided_by: &[], paths: 2 };
    check(ALL, &burn(2, &objects, ""), &ways);
}

#[test]
fn redirected_damage_goes_to_a_creature_that_is_there() {
    let wall = r#"(id: "Wall", owner: "Bob", is: (types: [Creature], toughness: 5, abilities: [
        Effect((when: (event: Damage(to: Player(You))), rewrite: Redirect(to: Object(This))))])),"#;
    check(ALL, &burn(3, wall, ""), &only(r#"life("Bob", 20), marked("Wall", 3)"#));
}

#[test]
fn redirection_to_something_that_left_or_is_no_creature_does_nothing() {
    for state in [r"zone: Graveyard, is: (types: [Creature])", r"is: (types: [Artifact])"] {
        let board = format!(
            r#"{}, effects: [(id: "Veil", controller: "Bob", effect: (
                when: (event: Damage(to: Player(You))), rewrite: Redirect(to: Object(Is("Wall")))))]"#,
            burn(3, &format!(r#"(id: "Wall", owner: "Bob", {state})"#), "")
        );
        check(ALL, &board, &only(r#"life("Bob", 17)"#));
    }
}

#[test]
fn a_planeswalker_can_be_dealt_damage_from_the_text_that_knows_it() {
    let walker = r#"(id: "Jace", owner: "Bob", counters: [(Loyalty, 5)], is: (types: [Planeswalker], abilities: [
        Effect((when: (event: Damage(to: Player(You), combat: true)), rewrite: Redirect(to: Object(This))))]))"#;
    let board = burn(3, walker, "").replace("amount: N(3)", "amount: N(3), combat: true");
    check(&["2008-02-01", "2026-04-17"], &board, &only(r#"life("Bob", 20), counters("Jace", Loyalty, 2)"#));
    check(&["2006-10-01"], &board, &only(r#"life("Bob", 17), counters("Jace", Loyalty, 5)"#));
}

#[test]
fn noncombat_damage_may_go_to_a_planeswalker_until_2018_and_the_sources_controller_decides() {
    let jace = r#"(id: "Jace", owner: "Bob", counters: [(Loyalty, 5)], is: (types: [Planeswalker]))"#;
    let outcomes = &[r#"life("Bob", 17)"#, r#"life("Bob", 20), counters("Jace", Loyalty, 2)"#];
    let asked = Expected { outcomes, ordered_by: &[], decided_by: &["Ann"], paths: 2 };
    check(&["2008-02-01", "2012-05-01"], &burn(3, jace, ""), &asked);
    check(&["2006-10-01", "2026-04-17"], &burn(3, jace, ""), &only(r#"life("Bob", 17)"#));
}

#[test]
fn a_loop_of_damage_sent_on_and_on_is_recognised() {
    let spike = |id: &str, other: &str| {
        format!(
            r#"(id: "{id}", is: (types: [Creature], toughness: 3, abilities: [Effect((
            when: (event: Damage(to: Object(This))), rewrite: Prevent((then: [
                Do(events: [Damage(to: Object(Is("{other}")), amount: ThatMuch)])]))))])),"#
        )
    };
    let objects = spike("Spike", "Thorn") + &spike("Thorn", "Spike");
    let board = burn(2, &objects, "").replace(r#"Player(Named("Bob"))"#, r#"Object(Is("Spike"))"#);
    check(ALL, &board, &only("loop"));
}

#[test]
fn lifelink_is_part_of_the_event_from_2009_and_its_life_can_be_doubled() {
    let twice = r#"(id: "Boon", is: (abilities: [Effect((when: (event: GainLife(who: You)), rewrite: Scale(Times(2))))]))"#;
    let board = burn(3, twice, "").replace("toughness: 2)", "toughness: 2, abilities: [Keyword(Lifelink)])");
    check(LATER, &board, &only(r#"life("Bob", 17), life("Ann", 26)"#));
    check(&["2008-02-01"], &board, &only(r#"life("Bob", 17), life("Ann", 20)"#));
}

#[test]
fn wither_puts_counters_and_prevention_comes_before_the_results() {
    let bear = r#"(id: "Bear", owner: "Bob", is: (types: [Creature], power: 2, toughness: 2))"#;
    let board = format!(
        r#"{}, effects: [(id: "Ward", controller: "Bob", effect: (when: (event: Damage(to: Object(Is("Bear")))),
            rewrite: Prevent(()), lifetime: Shield(2)))]"#,
        burn(3, bear, "")
            .replace("toughness: 2)), ", "toughness: 2, abilities: [Keyword(Wither), Keyword(Lifelink)])), ")
            .replace(r#"Player(Named("Bob"))"#, r#"Object(Is("Bear"))"#)
    );
    check(LATER, &board, &only(r#"counters("Bear", MinusOne, 1), marked("Bear", 0), life("Ann", 21)"#));
}

#[test]
fn infect_gives_players_poison_and_no_loss_of_life() {
    let board = burn(3, "", "").replace("toughness: 2)", "toughness: 2, abilities: [Keyword(Infect)])");
    check(NOW, &board, &only(r#"life("Bob", 20), poison("Bob", 3), dealt("Bob", 3)"#));
}

#[test]
fn a_mode_that_is_impossible_is_not_chosen() {
    let modal = r#"(id: "Mirror", owner: "Bob", is: (abilities: [Effect((when: (event: Damage(to: Player(You))),
        rewrite: ChooseOne([
            Become([LoseLife(who: You, amount: N(1))]),
            Become([Sacrifice(what: All([Type(Creature), ControlledBy(You)]))]),
        ])))]))"#;
    let one = Expected { decided_by: &["Bob"], ..only(r#"life("Bob", 19)"#) };
    check(ALL, &burn(4, modal, ""), &one);
    let objects = modal.to_owned() + r#", (id: "Bear", owner: "Bob", is: (types: [Creature]))"#;
    let outcomes =
        &[r#"life("Bob", 19), in("Bear", Battlefield)"#, r#"life("Bob", 20), in("Bear", Graveyard)"#];
    check(
        ALL,
        &burn(4, &objects, ""),
        &Expected { outcomes, ordered_by: &[], decided_by: &["Bob"], paths: 2 },
    );
}

#[test]
fn one_may_is_answered_by_a_decider_who_is_not_the_orderer() {
    let kind = r#"(id: "Kindness", is: (abilities: [Effect((when: (event: Damage(to: Player(Opponents))), optional: true,
        rewrite: Nothing))])),"#;
    let objects = kind.to_owned() + &doubler("Furnace", "Ann");
    let outcomes = &[r#"life("Bob", 20)"#, r#"life("Bob", 14)"#];
    let both = Expected { outcomes, ordered_by: &["Bob"], decided_by: &["Ann"], paths: 4 };
    check(ALL, &burn(3, &objects, ""), &both);
}
