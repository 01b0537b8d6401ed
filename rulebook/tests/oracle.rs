//! The compiler and any text: a result, and work in proportion to its length.

use proptest::prelude::*;

#[path = "../../fuzz/checks/oracle.rs"]
mod oracle;

/// Pieces of sentences, so that a text comes deep into the grammar.
const PIECES: [&str; 40] = [
    "if ",
    "you ",
    "would ",
    "draw ",
    "a card",
    ", ",
    "instead",
    ". ",
    "\n",
    "Wren ",
    "enters ",
    "tapped ",
    "with ",
    "two ",
    "+1/+1 counters ",
    "on it ",
    "unless ",
    "target ",
    "creature ",
    "an opponent ",
    "controls ",
    "prevent ",
    "the next 3 damage ",
    "that would be dealt ",
    "to ",
    "this turn",
    "{2}, {T}: ",
    "\"",
    "(",
    ")",
    "\u{2014} ",
    "\u{2022} ",
    "whenever ",
    "each ",
    "other ",
    "may ",
    "gets ",
    "until end of turn",
    "where X is the number of ",
    "can't be regenerated",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_compiled(name in ".{0,20}", types in ".{0,20}", text in "(.|\n){0,200}") {
        oracle::check(format!("{name}\n{types}\n{text}").as_bytes());
    }

    #[test]
    fn any_pieces_of_sentences_are_compiled(pieces in prop::collection::vec(0..PIECES.len(), 0..40), spell: bool) {
        let text: String = pieces.into_iter().map(|piece| PIECES[piece]).collect();
        let types = if spell { "Instant" } else { "Creature" };
        oracle::check(format!("Wren\n{types}\n{text}").as_bytes());
    }
}
