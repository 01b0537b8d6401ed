//! What only the board after something says, wrongly.

use expect_test::expect;

use crate::{refused, with};

#[test]
fn a_place_in_a_library_outside_of_it() {
    refused(
        &with("tapped: true, is", "place: Bottom, is"),
        &expect![[r#"
        the place can't be that of a card outside a library: only what is in a library has one
          at a.board.ron:23:68, in board.objects[2].place"#]],
    );
}

#[test]
fn poison_among_other_counters() {
    let player = "(name: \"Cy\", counters: [(Poison, 1)]), (name: \"Bob\"";
    refused(
        &with("(name: \"Bob\"", player),
        &expect![[r#"
        a counter on a player can't be listed as poison: say it with `poison`
          at a.board.ron:7:68, in board.players[1].counters"#]],
    );
}

#[test]
fn a_choice_of_nobody_on_the_board() {
    refused(
        &with("cause: Combat", "choice_of: \"Rob\""),
        &expect![[r#"
        there is no player `Rob`; did you mean `Bob`?
          at a.board.ron:37:44, in board.events[0].choice_of"#]],
    );
}

#[test]
fn words_that_refer_to_nothing_on_the_board() {
    refused(
        &with("cause: Combat", "refers: (it: \"Bare\")"),
        &expect![[r#"
        there is no object `Bare`; did you mean `Bear`?
          at a.board.ron:37:46, in board.events[0].refers.it"#]],
    );
    refused(
        &with("cause: Combat", "refers: (affected: \"Rob\")"),
        &expect![[r#"
        there is no player `Rob`; did you mean `Bob`?
          at a.board.ron:37:52, in board.events[0].refers.affected"#]],
    );
    refused(
        &with("cause: Combat", "refers: (chosen: [(\"it\", [\"Bear\", \"Bare\"])])"),
        &expect![[r#"
            there is no player or object `Bare`; did you mean `Bear`?
              at a.board.ron:37:67, in board.events[0].refers.chosen[0][1]"#]],
    );
}

#[test]
fn a_script_that_waits_without_its_source() {
    let waiting = "waiting: [(source: \"Bare\", does: [])], events: [\n";
    refused(
        &with("events: [\n", waiting),
        &expect![[r#"
        there is no object `Bare`; did you mean `Bear`?
          at a.board.ron:35:28, in board.waiting[0].source"#]],
    );
}

#[test]
fn a_reading_that_is_none() {
    let readings = "readings: [(MoreOfUnlikeTokens, Third)], events: [\n";
    refused(
        &with("events: [\n", readings),
        &expect![[r#"
        `Third` is not a `Reading`; possible here: `First`, `Second`
          at a.board.ron:35:41, in board.readings[0][1]"#]],
    );
}
