use super::*;

#[test]
fn the_active_player_picks_first_where_two_players_have_something_to_order() {
    // Each player has a doubler and a "+1" for life; the active player's picks come first.
    let pair = |who: &str| {
        format!(
            r#"(id: "Twice{who}", owner: "{who}", is: (abilities: [Effect((when: (event: GainLife(who: You)), rewrite: Scale(Times(2))))])),
            (id: "More{who}", owner: "{who}", is: (abilities: [Effect((when: (event: GainLife(who: You)), rewrite: Scale(Plus(N(1)))))])),"#
        )
    };
    let board = format!(
        "objects: [{}{}], events: [(does: [Do(events: [GainLife(who: Anyone, amount: N(1))])])]",
        pair("Ann"),
        pair("Bob")
    );
    let outcomes = &[
        r#"gained("Ann", 3), gained("Bob", 3)"#,
        r#"gained("Ann", 3), gained("Bob", 4)"#,
        r#"gained("Ann", 4), gained("Bob", 3)"#,
        r#"gained("Ann", 4), gained("Bob", 4)"#,
    ];
    check(ALL, &board, &Expected { outcomes, ordered_by: &["Ann", "Bob"], decided_by: &[], paths: 4 });
}

#[test]
fn gaining_no_life_is_no_event() {
    let board = r#"objects: [(id: "More", is: (abilities: [Effect((when: (event: GainLife(who: You)),
        rewrite: Scale(Plus(N(1)))))]))], events: [(does: [Do(events: [GainLife(who: You, amount: N(0))])])]"#;
    check(ALL, board, &only(r#"life("Ann", 20)"#));
}

#[test]
fn loss_of_life_from_damage_can_be_replaced_in_the_same_event() {
    let board = r#"objects: [(id: "Imp", is: (types: [Creature])),
            (id: "Cover", owner: "Bob", is: (abilities: [Effect((when: (event: LoseLife(who: You)),
                rewrite: Scale(AtMost(N(1)))))]))],
        events: [(source: "Imp", does: [Do(events: [Damage(to: Player(Named("Bob")), amount: N(5))])])]"#;
    check(LATER, board, &only(r#"life("Bob", 19), dealt("Bob", 5), lost("Bob", 1)"#));
}

#[test]
fn an_opaque_event_can_be_replaced_and_counted() {
    let board = r#"objects: [(id: "Dice", is: (abilities: [Effect((when: (event: Opaque(text: "roll a die")),
            optional: true, rewrite: Become([Opaque(text: "roll two dice", affects: Player(You))])))]))],
        events: [(does: [Do(events: [Opaque(text: "roll a die", affects: Player(You))])])]"#;
    let outcomes = &[r#"happened("roll a die", 1)"#, r#"happened("roll two dice", 1)"#];
    check(ALL, board, &Expected { outcomes, ordered_by: &[], decided_by: &["Ann"], paths: 2 });
}

#[test]
fn an_effect_on_the_whole_event_adds_once() {
    let board = |scope: &str| {
        format!(
            r#"objects: [(id: "A", is: (types: [Creature])), (id: "B", is: (types: [Creature])),
                (id: "Scales", is: (abilities: [Effect((when: (event: PutCounters(), scope: {scope}),
                    rewrite: Scale(Plus(N(1)))))]))],
            events: [(does: [Do(events: [PutCounters(on: Object(Type(Creature)), kind: PlusOne, amount: N(1))])])]"#
        )
    };
    check(ALL, &board("EachPart"), &only(r#"counters("A", PlusOne, 2), counters("B", PlusOne, 2)"#));
    check(ALL, &board("WholeEvent"), &only(r#"counters("A", PlusOne, 2), counters("B", PlusOne, 1)"#));
}

#[test]
fn an_instruction_goes_on_when_its_move_was_replaced() {
    let board = r#"objects: [(id: "Bear", is: (types: [Creature])), (id: "Void", is: (abilities: [
            Effect((when: (event: Move(to: Graveyard)), rewrite: ToZone(zone: Exile)))]))],
        events: [(does: [Do(events: [Sacrifice(what: Is("Bear"))]), Do(events: [GainLife(who: You, amount: N(3))])])]"#;
    check(ALL, board, &only(r#"in("Bear", Exile), life("Ann", 23)"#));
}

#[test]
fn a_declined_may_of_an_instruction_takes_the_other_way() {
    let board = r"events: [(does: [May(does: [Do(events: [LoseLife(who: You, amount: N(2))]),
            Do(events: [Draw(who: You, amount: Result)])], otherwise: [Do(events: [GainLife(who: You, amount: N(1))])])])]";
    let outcomes = &[r#"life("Ann", 18), drawn("Ann", 2)"#, r#"life("Ann", 21), drawn("Ann", 0)"#];
    check(ALL, board, &Expected { outcomes, ordered_by: &[], decided_by: &["Ann"], paths: 2 });
}
