//! Boards against the rulings that they state.

#![expect(clippy::needless_raw_string_hashes, reason = "the findings are put in by a program")]

use expect_test::{Expect, expect};

use engine::Limits;
use language::board::Board;
use saves::check::check_with;
use saves::{BoardFile, Finding, Mismatch, bundled, check, from_text};
use statements::completion::Completion;

/// A doubler and a shield of 3 against 5 damage to Bob, with some rulings.
fn board(rulings: &str) -> BoardFile {
    let board = r#"(
    format: 2,
    title: "A doubler and a shield",
    board: (
        players: [(name: "Anna"), (name: "Bob")],
        objects: [
            (id: "Furnace", is: (types: [Enchantment], abilities: [Effect((
                when: (event: Damage(from: All([Type(Creature), ControlledBy(You)]))), rewrite: Scale(Times(2)),
            ))])),
            (id: "Mill", is: (types: [Artifact], abilities: [Effect((when: (event: Draw()), rewrite: Nothing))])),
            (id: "Bear", is: (types: [Creature], power: 5, toughness: 5)),
        ],
        effects: [(id: "Shield", controller: "Bob", effect: (
            when: (event: Damage(to: Player(You))), rewrite: Prevent(()), lifetime: Shield(3),
        ))],
        events: [(source: "Bear", cause: Combat, does: [
            Do(events: [Damage(to: Player(Named("Bob")), amount: N(5), combat: true)]),
        ])],
    ),
    rulings: ["#;
    from_text("a.board.ron", &format!("{board}{rulings}])")).expect("the board can be read")
}

fn finds(rulings: &str, findings: &Expect) {
    let found: Vec<String> = check(&board(rulings)).iter().map(Finding::to_string).collect();
    findings.assert_eq(&found.join("\n"));
}

const FOUR: &str = r#"(facts: [life("Bob", 16)])"#;
const SEVEN: &str = r#"(facts: [life("Bob", 13)])"#;

#[test]
fn a_ruling_that_is_as_stated_passes() {
    let right = r#"(
        as_of: ["2006-10-01", "2012-05-01", "2026-04-17"],
        outcomes: [
            (
                facts: [life("Bob", 16), prevented("Bob", 3), shield_left("Shield", 0)],
                reached_by: ["Shield", "Furnace"], forced_by: ["Bob"], avoided_by: ["Bob"], paths: "1",
            ),
            (facts: [life("Bob", 13)], reached_by: ["Furnace", "Shield"], forced_by: ["Bob"]),
        ],
        ordered_by: ["Bob"], decided_by: [],
        never_offered: [("Mill", other_event)], refused: [("Furnace", already_applied)],
        offered: ["Furnace", "Shield"], paths: "2", moments: 5,
    )"#;
    finds(right, &expect![[""]]);
}

#[test]
fn a_ruling_of_which_nothing_is_stated_passes() {
    finds("()", &expect![[""]]);
}

#[test]
fn an_outcome_that_nothing_describes_is_found() {
    finds(
        &format!("(outcomes: [{FOUR}])"),
        &expect![[
            r#"as of 2026-04-17, rulings[0]: an outcome that nothing in `outcomes` describes: [life("Bob", 13), dealt("Bob", 7), lost("Bob", 7)]"#
        ]],
    );
}

#[test]
fn an_entry_that_never_comes_about_is_found() {
    finds(
        &format!("(outcomes: [{FOUR}, {SEVEN}, (facts: [life(\"Bob\", 20)])])"),
        &expect![[
            r#"as of 2026-04-17, rulings[0]: outcomes[2] never comes about: expected [life("Bob", 20)], the nearest outcome has [life("Bob", 13), dealt("Bob", 7), lost("Bob", 7)]"#
        ]],
    );
}

/// Damage that two effects multiply and one adds to, in every order; and a step that begins before.
const ORDERS: &str = r#"(
    format: 2,
    title: "Orders",
    board: (
        players: [(name: "Anna"), (name: "Bob")],
        objects: [
            (id: "Furnace", is: (types: [Enchantment], abilities: [Effect((when: (event: Damage()), rewrite: Scale(Times(2))))])),
            (id: "Torch", is: (types: [Enchantment], abilities: [Effect((when: (event: Damage()), rewrite: Scale(Plus(N(1)))))])),
            (id: "Tower", is: (types: [Enchantment], abilities: [Effect((when: (event: Damage()), rewrite: Scale(Times(3))))])),
        ],
        events: [
            (does: [Do(events: [Begin(who: Named("Bob"), period: Step(Upkeep))])]),
            (does: [Do(events: [Damage(to: Player(Named("Bob")), amount: N(1))])]),
        ],
    ),
    rulings: [RULINGS],
)"#;

fn finds_in_orders(rulings: &str, findings: &Expect) {
    let file = from_text("a.board.ron", &ORDERS.replace("RULINGS", rulings)).expect("the board can be read");
    findings.assert_eq(&saves::check::told(&check(&file)).join("\n"));
}

#[test]
fn each_difference_is_told_once_next_to_the_nearest_outcome() {
    let right = |life: i64| format!("(facts: [life(\"Bob\", {life})])");
    finds_in_orders(
        &format!("(outcomes: [{}, {}, {}, {}])", right(11), right(13), right(12), right(8)),
        &expect![""],
    );
    finds_in_orders(
        &format!(
            "(outcomes: [{}, {}, {}, (facts: [life(\"Bob\", 9), dealt(\"Bob\", 12)])])",
            right(11),
            right(13),
            right(12)
        ),
        &expect![[
            r#"as of 2026-04-17, rulings[0]: outcomes[3] never comes about: expected [life("Bob", 9)], the nearest outcome has [life("Bob", 8), dealt("Bob", 12), lost("Bob", 12)]"#
        ]],
    );
    finds_in_orders(
        &format!("(outcomes: [{}, {}, {}])", right(11), right(13), right(12)),
        &expect![[
            r#"as of 2026-04-17, rulings[0]: an outcome that nothing in `outcomes` describes: [life("Bob", 8), dealt("Bob", 12), lost("Bob", 12)]"#
        ]],
    );
    finds_in_orders(
        &format!("(outcomes: [{}, {}, {}, {}, {}])", right(11), right(13), right(12), right(8), right(7)),
        &expect![[
            r#"as of 2026-04-17, rulings[0]: outcomes[4] never comes about: expected [life("Bob", 7)], the nearest outcome has [life("Bob", 11), dealt("Bob", 9), lost("Bob", 9)]"#
        ]],
    );
}

#[test]
fn what_is_the_same_at_several_dates_is_told_once() {
    finds_in_orders(
        "(as_of: [\"2006-10-01\", \"2012-05-01\", \"2026-04-17\"], paths: \"7\")",
        &expect![[r#"as of 2006-10-01, 2012-05-01, 2026-04-17, rulings[0]: paths: expected "7", found "6""#]],
    );
}

#[test]
fn of_the_only_outcome_all_is_told_but_the_steps_that_have_begun() {
    let one = ORDERS.replace("event: Damage()", "event: GainLife()");
    let file =
        from_text("a.board.ron", &one.replace("RULINGS", "(outcomes: [])")).expect("the board can be read");
    expect![[r#"as of 2026-04-17, rulings[0]: an outcome that nothing in `outcomes` describes: [life("Bob", 19), dealt("Bob", 1), lost("Bob", 1)]"#]].assert_eq(&saves::check::told(&check(&file)).join("\n"));
    let wrong = one.replace("RULINGS", "(outcomes: [(facts: [life(\"Bob\", 20)])])");
    let file = from_text("a.board.ron", &wrong).expect("the board can be read");
    expect![[r#"as of 2026-04-17, rulings[0]: outcomes[0] never comes about: expected [life("Bob", 20)], the nearest outcome has [life("Bob", 19)]"#]].assert_eq(&saves::check::told(&check(&file)).join("\n"));
}

#[test]
fn an_outcome_that_two_entries_describe_is_found() {
    finds(
        &format!("(outcomes: [{FOUR}, {SEVEN}, (facts: [prevented(\"Bob\", 3)])])"),
        &expect![[r#"
            as of 2026-04-17, rulings[0]: an outcome that several of `outcomes` describe (1, 2): [life("Bob", 13), dealt("Bob", 7), prevented("Bob", 3), lost("Bob", 7)]
            as of 2026-04-17, rulings[0]: an outcome that several of `outcomes` describe (0, 2): [life("Bob", 16), dealt("Bob", 4), prevented("Bob", 3), lost("Bob", 4)]"#]],
    );
}

#[test]
fn an_empty_list_of_outcomes_says_that_there_are_none() {
    finds(
        "(outcomes: [])",
        &expect![[r#"
            as of 2026-04-17, rulings[0]: an outcome that nothing in `outcomes` describes: [life("Bob", 13), dealt("Bob", 7), lost("Bob", 7)]
            as of 2026-04-17, rulings[0]: an outcome that nothing in `outcomes` describes: [life("Bob", 16), dealt("Bob", 4), lost("Bob", 4)]"#]],
    );
}

#[test]
fn an_order_that_leads_elsewhere_is_found() {
    finds(
        &format!(
            "(outcomes: [{SEVEN}, (facts: [life(\"Bob\", 16)], reached_by: [\"Furnace\", \"Shield\"])])"
        ),
        &expect![[
            r#"as of 2026-04-17, rulings[0]: outcomes[1]: no path picks `Furnace`, `Shield`; a shortest one picks `Shield`, `Furnace` (to [life("Bob", 16), dealt("Bob", 4), lost("Bob", 4)])"#
        ]],
    );
}

#[test]
fn an_order_that_is_only_begun_is_found() {
    finds(
        &format!("(outcomes: [{SEVEN}, (facts: [life(\"Bob\", 16)], reached_by: [\"Shield\"])])"),
        &expect![[
            r#"as of 2026-04-17, rulings[0]: outcomes[1]: no path picks `Shield`; a shortest one picks `Shield`, `Furnace` (to [life("Bob", 16), dealt("Bob", 4), lost("Bob", 4)])"#
        ]],
    );
}

#[test]
fn others_who_can_force_or_avoid_are_found() {
    finds(
        &format!(
            "(outcomes: [{SEVEN}, (facts: [life(\"Bob\", 16)], forced_by: [\"Anna\"], avoided_by: [])])"
        ),
        &expect![[r#"
            as of 2026-04-17, rulings[0]: outcomes[1].forced_by: expected `Anna`, found `Bob` (to [life("Bob", 16), dealt("Bob", 4), lost("Bob", 4)])
            as of 2026-04-17, rulings[0]: outcomes[1].avoided_by: expected nobody, found `Bob` (to [life("Bob", 16), dealt("Bob", 4), lost("Bob", 4)])"#]],
    );
}

#[test]
fn other_answers_to_what_is_asked_are_found() {
    let right = "(that: at_least(life(\"Bob\", 16)), forced_by: [\"Bob\"], outcomes: 1, paths: \"1\")";
    finds(&format!("(asked: [{right}])"), &expect![[""]]);
    let wrong = "(that: at_least(life(\"Bob\", 13)), forced_by: [], avoided_by: [\"Bob\"], outcomes: 1, paths: \"1\")";
    finds(
        &format!("(asked: [{right}, {wrong}])"),
        &expect![[r#"
        as of 2026-04-17, rulings[0]: asked[1].outcomes: expected 1, found 2
        as of 2026-04-17, rulings[0]: asked[1].paths: expected "1", found "2"
        as of 2026-04-17, rulings[0]: asked[1].forced_by: expected nobody, found `Anna`, `Bob`
        as of 2026-04-17, rulings[0]: asked[1].avoided_by: expected `Bob`, found nobody"#]],
    );
}

#[test]
fn what_is_asked_of_something_that_is_not_there_is_found() {
    finds(
        "(asked: [(that: not(survives(\"Bop\"))), (that: ends, forced_by: [\"Ana\"])])",
        &expect![[r#"
        as of 2026-04-17, rulings[0]: asked[0] says not(survives("Bop")): there is no player or object `Bop`; did you mean `Bob`?
        as of 2026-04-17, rulings[0]: `asked[1].forced_by` names `Ana`, which is no player; did you mean `Anna`?"#]],
    );
    finds(
        "(asked: [(that: at_least(tapped(\"Bear\")))])",
        &expect![[
            r#"as of 2026-04-17, rulings[0]: asked[0] says at_least(tapped("Bear")): a comparison can't be with a fact that has no number: compare a fact with one number, like life("Bob", 1)"#
        ]],
    );
}

#[test]
fn other_outcomes_without_an_effect_are_found() {
    let right = "(effects: [\"Shield\"], outcomes: [(facts: [life(\"Bob\", 10)])])";
    finds(&format!("(without: [{right}])"), &expect![[""]]);
    let wrong = "(effects: [\"Furnace\"], outcomes: [(facts: [life(\"Bob\", 17)])])";
    finds(
        &format!("(without: [{wrong}, (effects: [\"Furnce\"], outcomes: [])])"),
        &expect![
            "as of 2026-04-17, rulings[0]: `without[1].effects` names `Furnce`, which is the label of no effect; did you mean `Furnace`?"
        ],
    );
    finds(
        &format!("(without: [{right}, {wrong}])"),
        &expect![[
            r#"as of 2026-04-17, rulings[0]: without[1]: outcomes[0] never comes about: expected [life("Bob", 17)], the nearest outcome has [life("Bob", 18)]"#
        ]],
    );
}

#[test]
fn other_effects_that_explain_an_outcome_are_found() {
    let entry = |labels: &str| format!("(facts: [life(\"Bob\", 16)], explained_by: [{labels}])");
    let right = entry("\"Shield\", \"Furnace\"");
    finds(&format!("(outcomes: [{right}, {SEVEN}])"), &expect![[""]]);
    finds(
        &format!("(outcomes: [{}, {SEVEN}])", entry("\"Shield\"")),
        &expect![[
            r#"as of 2026-04-17, rulings[0]: outcomes[0].explained_by: expected `Shield`, found `Furnace`, `Shield` (to [life("Bob", 16), dealt("Bob", 4), lost("Bob", 4)])"#
        ]],
    );
}

#[test]
fn others_who_order_or_decide_are_found() {
    finds(
        "(ordered_by: [\"Anna\", \"Bob\"], decided_by: [\"Bob\"])",
        &expect![[r#"
            as of 2026-04-17, rulings[0]: ordered_by: expected `Anna`, `Bob`, found `Bob`
            as of 2026-04-17, rulings[0]: decided_by: expected `Bob`, found nobody"#]],
    );
    finds(
        "(ordered_by: [])",
        &expect!["as of 2026-04-17, rulings[0]: ordered_by: expected nobody, found `Bob`"],
    );
}

#[test]
fn other_numbers_of_paths_and_moments_are_found() {
    finds(
        &format!(
            "(outcomes: [{SEVEN}, (facts: [life(\"Bob\", 16)], paths: \"7\")], paths: \"endless\", moments: 3)"
        ),
        &expect![[r#"
            as of 2026-04-17, rulings[0]: outcomes[1].paths: expected "7", found "1"
            as of 2026-04-17, rulings[0]: moments: expected 3, found 5
            as of 2026-04-17, rulings[0]: paths: expected "endless", found "2""#]],
    );
}

#[test]
fn an_effect_that_is_offered_against_the_file_is_found() {
    finds(
        "(never_offered: [(\"Shield\", already_applied)])",
        &expect!["as of 2026-04-17, rulings[0]: never_offered: `Shield` is offered at 2 of the moments"],
    );
}

#[test]
fn an_effect_that_is_not_offered_against_the_file_is_found() {
    finds(
        "(offered: [\"Mill\"])",
        &expect![
            "as of 2026-04-17, rulings[0]: offered: `Mill` is never offered; reasons found: `other_event`"
        ],
    );
}

#[test]
fn another_reason_is_found() {
    finds(
        "(never_offered: [(\"Mill\", used_up)], refused: [(\"Shield\", used_up), (\"Furnace\", cant)])",
        &expect![[r#"
            as of 2026-04-17, rulings[0]: never_offered: `Mill` is never refused with `used_up`; reasons found: `other_event`
            as of 2026-04-17, rulings[0]: refused: `Shield` is never refused with `used_up`; reasons found: `already_applied`
            as of 2026-04-17, rulings[0]: refused: `Furnace` is never refused with `cant`; reasons found: `already_applied`"#]],
    );
}

#[test]
fn names_that_the_board_does_not_have_are_found() {
    finds(
        r#"(
            outcomes: [(facts: [life("Rob", 13)], reached_by: ["Furnance"], forced_by: ["Rob"])],
            ordered_by: ["bob"], offered: ["Schield"], refused: [("Zzz", cant)],
        )"#,
        &expect![[r#"
            as of 2026-04-17, rulings[0]: `ordered_by` names `bob`, which is no player; did you mean `Bob`?
            as of 2026-04-17, rulings[0]: `refused` names `Zzz`, which is the label of no effect
            as of 2026-04-17, rulings[0]: `offered` names `Schield`, which is the label of no effect; did you mean `Shield`?
            as of 2026-04-17, rulings[0]: `outcomes[0].forced_by` names `Rob`, which is no player; did you mean `Bob`?
            as of 2026-04-17, rulings[0]: `outcomes[0].reached_by` names `Furnance`, which is the label of no effect; did you mean `Furnace`?
            as of 2026-04-17, rulings[0]: outcomes[0] says life("Rob", 13): there is no player `Rob`; did you mean `Bob`?"#]],
    );
}

#[test]
fn every_date_and_every_entry_is_looked_at() {
    finds(
        "(paths: \"2\"), (as_of: [\"2008-02-01\", \"2012-05-01\"], paths: \"3\")",
        &expect![[r#"
        as of 2008-02-01, rulings[1]: paths: expected "3", found "2"
        as of 2012-05-01, rulings[1]: paths: expected "3", found "2""#]],
    );
}

#[test]
fn a_ruling_that_is_not_whole_never_passes() {
    let file = board("()");
    let limits = Limits { nodes: 1, ..Limits::default() };
    let findings = check_with(&file, &engine::Options { limits, ..engine::Options::default() });
    let mismatches: Vec<Mismatch> = findings.into_iter().map(|finding| finding.mismatch).collect();
    assert_eq!(mismatches, [Mismatch::NotWhole(Completion::NodeLimit)]);
}

#[test]
fn an_amount_that_grows_too_large_never_passes() {
    let text = r#"(format: 2, title: "Large", board: (
        players: [(name: "Anna")],
        events: [(does: [Do(events: [GainLife(who: You, amount: N(18446744073709551615))])])],
    ), rulings: [()])"#;
    let findings = check(&from_text("a.board.ron", text).expect("it can be read"));
    let found: Vec<String> = findings.iter().map(Finding::to_string).collect();
    expect!["as of 2026-04-17, rulings[0]: the ruling is not whole (an amount does not fit 64 bits), nothing of it can be relied on"].assert_eq(&found.join("\n"));
}

#[test]
fn a_board_that_can_not_be_ruled_is_found() {
    let mut file = board("()");
    file.board = Board::default();
    let found: Vec<String> = check(&file).iter().map(Finding::to_string).collect();
    expect!["as of 2026-04-17, rulings[0]: the board can't be ruled: a board needs at least one player, at players"].assert_eq(&found.join("\n"));
}

#[test]
fn the_boards_of_the_documentation_are_ruled_as_they_say() {
    let documentation = include_str!("../FORMAT.md");
    let boards = documentation.split("```ron board\n").skip(1);
    let mut read = 0;
    for text in boards.filter_map(|text| text.split("\n```").next()) {
        let file = from_text("FORMAT.md", text).expect("it can be read");
        assert_eq!(check(&file).iter().map(Finding::to_string).collect::<Vec<_>>(), Vec::<String>::new());
        read += 1;
    }
    assert!(read > 0);
}

#[test]
fn a_bundled_board_is_found_by_its_name() {
    let board = bundled::find("two-doublers").expect("it is there");
    assert_eq!(bundled::find(&board.full_name()), Some(board));
    assert_eq!(bundled::find("two-doublers.board.ron"), Some(board));
    assert_eq!(bundled::find("two-doubler"), None);
    assert_eq!(bundled::nearest_name("two-doubler"), Some("two-doublers"));
}

#[test]
fn bundled_boards_stand_in_order_and_no_two_have_one_name() {
    let names: Vec<(&str, &str)> = bundled::all().iter().map(|board| (board.group, board.name)).collect();
    assert!(names.windows(2).all(|two| two[0] < two[1]), "{names:?}");
    let mut alone: Vec<&str> = names.iter().map(|(_, name)| *name).collect();
    alone.sort_unstable();
    assert!(alone.windows(2).all(|two| two[0] != two[1]), "two boards of one name can't both be found by it");
}

#[test]
fn a_moment_at_which_nothing_can_be_applied_counts_too() {
    let text = r#"(format: 2, title: "Not the one it waits for", board: (
        players: [(name: "Anna"), (name: "Bob")],
        objects: [(id: "Mill", is: (types: [Artifact], abilities: [
            Effect((when: (event: GainLife(who: Opponents)), rewrite: Nothing)),
        ]))],
        events: [(controller: "Anna", does: [Do(events: [GainLife(who: You, amount: N(1))])])],
    ), rulings: [(never_offered: [("Mill", condition_not_met)], offered: [], paths: "1")])"#;
    let findings = check(&from_text("a.board.ron", text).expect("it can be read"));
    assert_eq!(findings.iter().map(Finding::to_string).collect::<Vec<_>>(), Vec::<String>::new());
}
