//! What a board names and does not have.

use expect_test::expect;

use super::{refused, with};

#[test]
fn a_missing_object() {
    refused(
        &with("source: \"Bear\", cause", "source: \"Bare\", cause"),
        &expect![[r#"
        there is no object `Bare`; did you mean `Bear`?
          at a.board.ron:37:25, in board.events[0].source"#]],
    );
}

#[test]
fn a_player_controlled_by_nobody_there() {
    refused(
        &with("(name: \"Bob\"", "(controlled_by: \"Anne\", name: \"Bob\""),
        &expect![[r#"
        there is no player `Anne`; did you mean `Anna`?
          at a.board.ron:7:61, in board.players[1].controlled_by"#]],
    );
}

#[test]
fn a_chosen_player_who_is_not_there() {
    refused(
        &with("attached_to: \"Bear\"", "chosen_player: \"Bop\""),
        &expect![[r#"
        there is no player `Bop`; did you mean `Bob`?
          at a.board.ron:23:55, in board.objects[2].chosen_player"#]],
    );
}

#[test]
fn an_unknown_act() {
    refused(
        &with("does: [\n", "does: [Do(events: [Deed(deed: Mil)]),\n"),
        &expect![[r#"
            `Mil` is not a `Deed`; did you mean `Mill`?
              at a.board.ron:38:47, in board.events[0].does[0].events[0].deed"#]],
    );
}

#[test]
fn an_unknown_deed() {
    refused(
        &with("does: [\n", "does: [Do(events: [Deed(what: Any, deed: Untapp)]),\n"),
        &expect![[r#"
            `Untapp` is not a `Deed`; did you mean `Untap`?
              at a.board.ron:38:58, in board.events[0].does[0].events[0].deed"#]],
    );
}

#[test]
fn an_object_in_a_cost_that_is_missing() {
    refused(
        &with("does: [\n", "does: [Pay(cost: [Sacrifice(what: Is(\"Beer\"))]),\n"),
        &expect![[r#"
        there is no object `Beer`; did you mean `Bear`?
          at a.board.ron:38:54, in board.events[0].does[0].cost[0].what"#]],
    );
}

#[test]
fn an_attachment_to_nothing() {
    refused(
        &with("attached_to: \"Bear\"", "attached_to: \"Goblin King\""),
        &expect![[r#"
        there is no object `Goblin King`
          at a.board.ron:23:53, in board.objects[2].attached_to"#]],
    );
}

#[test]
fn an_effect_whose_source_is_missing() {
    refused(
        &with("id: \"Shield\", controller", "id: \"Shield\", source: \"Priest\", controller"),
        &expect![[r#"
            there is no object `Priest`
              at a.board.ron:27:39, in board.effects[0].source"#]],
    );
}

#[test]
fn an_object_in_a_filter_that_is_missing() {
    refused(
        &with("[Type(Creature), ControlledBy(You)]", "[Type(Creature), Not(Is(\"Furnance\"))]"),
        &expect![[r#"
            there is no object `Furnance`; did you mean `Furnace`?
              at a.board.ron:16:84, in board.objects[0].is.abilities[0].when.event.from[1]"#]],
    );
}

#[test]
fn an_object_deep_in_an_instruction_that_is_missing() {
    let deep = "Prevent((then: [If(condition: Number(Count(All([Tapped, Is(\"Beer\")])), AtLeast, N(1)), then: [])]))";
    refused(
        &with("Prevent((amount: All))", deep),
        &expect![[r#"
        there is no object `Beer`; did you mean `Bear`?
          at a.board.ron:30:101, in board.effects[0].effect.rewrite.then[0].condition[1]"#]],
    );
}

#[test]
fn a_player_in_an_amount_that_is_missing() {
    refused(
        &with("amount: N(2), combat", "amount: Plus(N(1), Life(Named(\"Bobby\"))), combat"),
        &expect![[r#"
            there is no player `Bobby`; did you mean `Bob`?
              at a.board.ron:39:114, in board.events[0].does[0].events[0].amount"#]],
    );
}

#[test]
fn an_unknown_active_player() {
    refused(
        &with("active: \"Anna\"", "active: \"Ann\""),
        &expect![[r#"
        there is no player `Ann`; did you mean `Anna`?
          at a.board.ron:8:24, in board.turn.active"#]],
    );
}

#[test]
fn an_unknown_owner() {
    refused(
        &with("owner: \"Bob\", attached_to", "owner: \"Carol\", attached_to"),
        &expect![[r#"
        there is no player `Carol`
          at a.board.ron:23:33, in board.objects[2].owner"#]],
    );
}

#[test]
fn an_unknown_controller_of_an_effect() {
    refused(
        &with("controller: \"Bob\"", "controller: \"Rob\""),
        &expect![[r#"
        there is no player `Rob`; did you mean `Bob`?
          at a.board.ron:27:43, in board.effects[0].controller"#]],
    );
}

#[test]
fn an_unknown_player_in_an_event() {
    refused(
        &with("Player(Named(\"Bob\"))", "Player(Named(\"bob\"))"),
        &expect![[r#"
        there is no player `bob`; did you mean `Bob`?
          at a.board.ron:39:75, in board.events[0].does[0].events[0].to"#]],
    );
}

#[test]
fn something_chosen_that_nobody_chooses() {
    refused(
        &with("from: Is(\"Bear\")", "from: Chosen(\"bear\")")
            .replace("does: [\n", "does: [Choose(what: Any, amount: N(1), called: \"a bear\"),\n"),
        &expect![[r#"
            there is no choice `bear`; did you mean `a bear`?
              at a.board.ron:39:53, in board.events[0].does[1].events[0].from"#]],
    );
}
