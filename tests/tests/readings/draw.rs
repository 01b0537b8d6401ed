use super::*;

const WORDS: &str = r#"(id: "Words", is: (abilities: [Effect((when: (event: Draw(who: You)), rewrite: Instead([
    Choose(what: All([In(Graveyard), OwnedBy(You)]), amount: N(1), called: "card"),
    Do(events: [Move(what: Chosen("card"), to: Hand)])])))]))"#;

#[test]
fn life_becomes_a_draw_and_the_draw_a_card_from_the_graveyard() {
    let life = r#"(id: "Lich", is: (abilities: [Effect((when: (event: GainLife(who: You)), rewrite: Become([
        Draw(who: You, amount: ThatMuch)])))]))"#;
    for objects in [format!("{life}, {WORDS}"), format!("{WORDS}, {life}")] {
        let board = format!(
            r#"objects: [{objects}, (id: "Bear", zone: Graveyard, is: (types: [Creature]))],
            events: [(does: [Do(events: [GainLife(who: You, amount: N(1))])])]"#
        );
        check(ALL, &board, &only(r#"life("Ann", 20), in("Bear", Hand), hand("Ann", 1), drawn("Ann", 0)"#));
    }
}

fn library(cards: &[&str]) -> String {
    let card = |id: &&str| format!(r#"(id: "{id}", zone: Library, is: (types: [Creature])),"#);
    cards.iter().map(card).collect::<Vec<_>>().concat()
}

#[test]
fn a_replaced_draw_is_finished_before_the_sequence_goes_on() {
    // The top two cards go to the graveyard, then a creature card comes back: of a library of three, the third
    // draw finds nothing when the first is replaced.
    let board = format!(
        r#"objects: [{}], effects: [(id: "Once", effect: (when: (event: Draw(who: You)), lifetime: NextTime,
            rewrite: Instead([Do(events: [MoveTop(who: You, amount: N(2), to: Graveyard)]),
                Choose(what: All([In(Graveyard), OwnedBy(You)]), amount: N(1), called: "back"),
                Do(events: [Move(what: Chosen("back"), to: Hand)])])))],
        events: [(does: [Do(events: [Draw(who: You, amount: N(3))])])]"#,
        library(&["First", "Second", "Third"])
    )
    .replace("objects", r#"players: [(name: "Ann", library: 0), (name: "Bob")], objects"#);
    let board = board_with_players(&board);
    let date: Date = "2026-04-17".parse().expect("a date");
    let reading = read(&board, date, 10_000).expect("small");
    let all: Vec<_> = reading.outcomes.keys().collect();
    assert_eq!(all.len(), 2, "either card may come back");
    let facts: Vec<Fact> =
        ron(r#"[drawn("Ann", 1), drew_from_empty("Ann", 1), milled("Ann", 2), hand("Ann", 2)]"#);
    assert!(all.iter().all(|s| s.holds(&facts)), "{}", all[0]);
}

fn board_with_players(rest: &str) -> Board {
    ron(&format!("({rest})"))
}

#[test]
fn dredge_needs_as_many_cards_and_may_be_declined() {
    let troll = |cards: u64| {
        board_with_players(&format!(
            r#"players: [(name: "Ann", library: {cards}), (name: "Bob")],
            objects: [(id: "Troll", zone: Graveyard, is: (types: [Creature], abilities: [Keyword(Dredge(4))]))],
            events: [(does: [Do(events: [Draw(who: You, amount: N(3))])])]"#
        ))
    };
    let date: Date = "2026-04-17".parse().expect("a date");
    let few = read(&troll(2), date, 10_000).expect("small");
    assert_eq!((few.paths(), few.decided_by.len()), (1, 0));
    let facts: Vec<Fact> = ron(r#"[drawn("Ann", 2), drew_from_empty("Ann", 1), in("Troll", Graveyard)]"#);
    assert!(few.outcomes.keys().all(|s| s.holds(&facts)));
    // Six cards: it may be used for the first, the second or the third draw, or not at all.
    let many = read(&troll(6), date, 10_000).expect("small");
    assert_eq!(many.paths(), 4);
    assert_eq!(many.decided_by, ["Ann"]);
    // Used for the first draw, the other two are from the two cards that are left.
    assert_eq!(many.outcomes.len(), 2, "only whether it was used shows in the end");
}

#[test]
fn what_is_done_with_a_drawn_card_is_not_done_with_what_comes_instead() {
    let board = |words: &str| {
        format!(
            r#"objects: [{words} (id: "Bear", zone: Graveyard, is: (types: [Creature])), {}],
            events: [(does: [Do(events: [Draw(who: You, amount: N(1), with_it: [Do(events: [Deed(what: It, deed: Reveal)])])])])]"#,
            library(&["Top"])
        )
    };
    check(ALL, &board(""), &only(r#"in("Top", Hand), revealed("Ann", 1)"#));
    check(
        ALL,
        &board(&format!("{WORDS},")),
        &only(r#"in("Bear", Hand), in("Top", Library), revealed("Ann", 0)"#),
    );
}

#[test]
fn a_draw_from_an_empty_library_can_be_replaced() {
    let board = board_with_players(&format!(
        r#"players: [(name: "Ann", library: 0), (name: "Bob")],
        objects: [{WORDS}, (id: "Bear", zone: Graveyard, is: (types: [Creature]))],
        events: [(does: [Do(events: [Draw(who: You, amount: N(1))])])]"#
    ));
    for date in ALL {
        let reading = read(&board, date.parse().expect("a date"), 1000).expect("small");
        let facts: Vec<Fact> = ron(r#"[in("Bear", Hand), drew_from_empty("Ann", 0)]"#);
        assert!(reading.outcomes.keys().all(|s| s.holds(&facts)));
    }
}

#[test]
fn replacing_the_number_comes_before_the_single_draws() {
    let board = r#"objects: [(id: "More", is: (abilities: [Effect((when: (event: DrawCards(who: You, at_least: 2)),
        rewrite: Scale(Plus(N(1)))))]))],
        effects: [(id: "Miss", effect: (when: (event: Draw(who: You)), lifetime: NextTime, rewrite: Nothing))],
        events: [(does: [Do(events: [Draw(who: You, amount: N(2))])])]"#;
    check(ALL, board, &only(r#"drawn("Ann", 2), hand("Ann", 2), library("Ann", 38)"#));
}

#[test]
fn the_active_player_draws_first_and_draws_come_after_what_was_not_replaced() {
    let board = r#"objects: [(id: "Words", owner: "Bob", is: (abilities: [Effect((
            when: (event: GainLife(who: You)), rewrite: Instead([Do(events: [Draw(who: You, amount: Life(You))])])))])),],
        events: [(does: [Do(events: [GainLife(who: Anyone, amount: N(2)), LoseLife(who: Anyone, amount: N(17))])])]"#;
    // Bob's draw waits until his 17 life are lost.
    check(ALL, board, &only(r#"life("Ann", 5), life("Bob", 3), drawn("Bob", 3)"#));
}

#[test]
fn two_skips_take_two_steps() {
    let skip = |id: &str| {
        format!(
            r#"(id: "{id}", effect: (when: (event: Begin(period: Step(Draw), who: You)), lifetime: NextTime, rewrite: Skip)),"#
        )
    };
    let begin = r#"Do(events: [Begin(period: Step(Draw), who: Named("Ann"))]),"#;
    let board = format!(
        "effects: [{}{}], events: [(does: [{begin}{begin}{begin}])]",
        skip("Fatigue"),
        skip("Weariness")
    );
    let facts = &[r#"skipped("Ann", Step(Draw), 2), began("Ann", Step(Draw), 1)"#];
    check(ALL, &board, &Expected { outcomes: facts, ordered_by: &["Ann"], decided_by: &[], paths: 2 });
}
