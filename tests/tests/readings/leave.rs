use super::*;

const EXILE: &str = r#"(id: "Void", is: (abilities: [Effect((when: (event: Move(to: Graveyard)),
    rewrite: ToZone(zone: Exile)))]))"#;

fn destroy(objects: &str, more: &str) -> String {
    format!(r#"objects: [{objects}], events: [(does: [Do(events: [Destroy(what: Is("Bear"){more})])])]"#)
}

fn bear(rest: &str) -> String {
    format!(
        r#"(id: "Bear", owner: "Bob", damage: 1, is: (types: [Creature], toughness: 2, abilities: [{rest}])), "#
    )
}

#[test]
fn the_creatures_controller_orders_exile_against_shuffling_and_the_other_does_nothing() {
    let shuffle = r"Effect((when: (event: Move(what: This, from: Battlefield, to: Graveyard)),
        rewrite: ToZone(zone: Library, place: Shuffled)))";
    let outcomes = &[r#"in("Bear", Exile)"#, r#"in("Bear", Library)"#];
    let ways = Expected { outcomes, ordered_by: &["Bob"], decided_by: &[], paths: 2 };
    check(ALL, &destroy(&(bear(shuffle) + EXILE), ""), &ways);
}

#[test]
fn of_two_regeneration_shields_one_is_used() {
    let board = destroy(&bear(""), "")
        .replace("does: [", r#"does: [Regenerate(what: Is("Bear")), Regenerate(what: Is("Bear")), "#);
    let twice = board.replace(
        "Is(\"Bear\"))])])]",
        r#"Is("Bear"))]), Do(events: [Destroy(what: Is("Bear"))]),
        Do(events: [Destroy(what: Is("Bear"))])])]"#,
    );
    let outcomes = &[r#"in("Bear", Battlefield), tapped("Bear"), marked("Bear", 0)"#];
    check(ALL, &board, &Expected { outcomes, ordered_by: &["Bob"], decided_by: &[], paths: 2 });
    let gone =
        Expected { outcomes: &[r#"in("Bear", Graveyard)"#], ordered_by: &["Bob"], decided_by: &[], paths: 2 };
    check(ALL, &twice, &gone);
}

#[test]
fn what_cannot_be_regenerated_is_destroyed() {
    let board = destroy(&bear(""), ", no_regeneration: true")
        .replace("does: [", r#"does: [Regenerate(what: Is("Bear")), "#);
    check(ALL, &board, &only(r#"in("Bear", Graveyard)"#));
}

#[test]
fn toughness_nothing_is_no_destruction_and_sacrifice_is_none_either() {
    for event in [r#"Move(what: Is("Bear"), to: Graveyard)"#, r#"Sacrifice(what: Is("Bear"))"#] {
        let board = format!(
            r#"objects: [{}], events: [(does: [Regenerate(what: Is("Bear")), Do(events: [{event}])])]"#,
            bear("")
        );
        check(ALL, &board, &only(r#"in("Bear", Graveyard)"#));
    }
}

#[test]
fn an_effect_on_where_a_destroyed_creature_goes_waits_for_one_on_its_destruction() {
    let objects = bear("") + EXILE;
    let board = destroy(&objects, "").replace("does: [", r#"does: [Regenerate(what: Is("Bear")), "#);
    let stays = r#"in("Bear", Battlefield), tapped("Bear")"#;
    check(NOW, &board, &only(stays));
    // Before 2017 both stand together, but the destruction is still there to be replaced.
    let before = Expected { outcomes: &[stays], ordered_by: &["Bob"], decided_by: &[], paths: 2 };
    check(&["2006-10-01", "2008-02-01", "2012-05-01"], &board, &before);
}

#[test]
fn what_cannot_be_destroyed_is_not_there_to_be_replaced() {
    let objects = bear("Keyword(Indestructible)");
    let board = destroy(&objects, "").replace("does: [", r#"does: [Regenerate(what: Is("Bear")), "#);
    check(ALL, &board, &only(r#"in("Bear", Battlefield), untapped("Bear"), marked("Bear", 1)"#));
}

#[test]
fn a_destruction_can_become_the_loss_of_a_counter() {
    let shield = r#"Effect((when: (event: Destroy(what: All([This, With(Named("shield"))])), because: [Effect]),
        rewrite: Become([RemoveCounters(from: Object(This), kind: Named("shield"), amount: N(1))])))"#;
    let objects = bear(shield).replace("damage: 1", r#"counters: [(Named("shield"), 1)]"#);
    let board = destroy(&objects, "");
    check(ALL, &board, &only(r#"in("Bear", Battlefield), counters("Bear", Named("shield"), 0)"#));
    let rules = board.replace("(does:", "(cause: Rules, does:");
    check(ALL, &rules, &only(r#"in("Bear", Graveyard)"#));
}

#[test]
fn a_self_replacement_is_the_only_one_that_gets_round_a_cant_from_2017() {
    let cannot = r#"(id: "Calm", is: (abilities: [Restriction(Cant((event: GainLife())))])),
        (id: "Lich", is: (abilities: [Effect((when: (event: GainLife(who: You)), rewrite: Become([
            LoseLife(who: You, amount: N(3))])))]))"#;
    let board = |unless: &str| {
        format!(
            r"objects: [{cannot}], events: [(does: [Do(events: [GainLife(who: You, amount: N(2))], unless: [{unless}])])]"
        )
    };
    check(ALL, &board(""), &only(r#"life("Ann", 20)"#));
    let own = "(when: (event: GainLife()), rewrite: Become([Draw(who: You, amount: N(1))]))";
    check(NOW, &board(own), &only(r#"life("Ann", 20), drawn("Ann", 1)"#));
    // Before, no text says it, and the engine follows both readings: `disputed/what-cant-happen-replaced`.
}
