//! A board said in one line, and the line of a board.

use super::{End, printed, refused};
use app::bundled_cards::bundled;
use app::opened::{empty_board, open_bundled};
use rulebook::line::{Context, read, said};

const LINE: &str = "Furnace of Rath; Bob: shield 3; red Ogre 3/3 trample deals 3 to Bob";

#[test]
fn a_line_is_ruled_on_as_a_board_file_is() {
    let (end, text) = printed(&["ask", LINE]);
    assert_eq!(end, End::Fine);
    assert!(
        text.starts_with(
            "Furnace of Rath, Ogre 3/3 red trample; Bob: shield 3; Ogre deals 3 damage to Bob\n"
        ),
        "what was understood stands first:\n{text}"
    );
    for words in ["Rules of 2026-04-17", "Bob orders", "Outcome 1"] {
        assert!(text.contains(words), "{words} is not in:\n{text}");
    }
    let (_, json) = printed(&["ask", LINE, "--format", "json", "--as-of", "2012-05-01"]);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!((&json["outcomes"], &json["as_of"]), (&"2".into(), &"2012-05-01".into()));
    let (_, words) = printed(&["ask", "Bob", "draws", "1", "--length", "short"]);
    assert!(words.contains("Bob"), "words need no quotes: {words}");
}

#[test]
fn what_a_line_says_wrongly_is_told_piece_by_piece_and_nothing_is_ruled_on() {
    let told = refused(&["ask", "Xyzzyx, Bear 2/2 wobbling; Bear 2/2 deals 2 to Bob"]);
    for words in [
        "this is not understood:",
        "Xyzzyx\n",
        "no card is called `Xyzzyx`",
        "`wobbling` says nothing of Bear",
    ] {
        assert!(told.contains(words), "{words} is not in:\n{told}");
    }
    let told = refused(&["ask", "furn rath; Bear 2/2 deals 2 to Bob"]);
    assert!(told.contains("no card is called `furn rath`; did you mean `Furnace of Rath`"), "{told}");
    let (_, text) = printed(&["ask", "--best", "furn rath; Bear 2/2 deals 2 to Bob"]);
    assert!(text.starts_with("Furnace of Rath, Bear 2/2; Bear deals 2 damage to Bob\n"), "{text}");
    assert!(refused(&["ask", "Furnace of Rath"]).contains("nothing happens in this line"));
}

#[test]
fn the_line_of_a_board_is_printed_or_what_it_would_lose() {
    let (end, line) = printed(&["line", "never-more-than-three"]);
    assert_eq!(end, End::Fine);
    assert!(line.contains("Ogre deals 4 damage to Bob"), "{line}");
    let (_, asked) = printed(&["ask", line.trim(), "--format", "json"]);
    let (_, explained) = printed(&["explain", "never-more-than-three", "--format", "json"]);
    let outcomes = |json: &str| {
        let json: serde_json::Value = serde_json::from_str(json).unwrap();
        json["outcomes"].clone()
    };
    assert_eq!(outcomes(&asked), outcomes(&explained));
    let lost = refused(&["line", "a-banner-for-each"]);
    assert!(lost.contains("A line would lose:") && lost.contains("abilities"), "{lost}");
}

#[test]
fn a_line_that_says_a_bundled_board_makes_it_again() {
    let cards = bundled().unwrap();
    let start = empty_board().board;
    let mut whole = 0;
    for board in saves::bundled::all() {
        let board_of_file = open_bundled(board).unwrap().file.board;
        let first = said(&board_of_file, cards);
        if first.lost.is_empty() {
            whole += 1;
            let again = read(&first.line, Context { board: &start, player: 0, cards });
            assert_eq!(again.refused().next(), None, "{}: {}", board.full_name(), first.line);
            assert_eq!(again.guesses().next(), None, "{}: {}", board.full_name(), first.line);
            let second = said(&again.board, cards);
            assert_eq!((second.line, second.lost), (first.line, Vec::new()), "{}", board.full_name());
        }
    }
    println!("{whole} of {} bundled boards are a line", saves::bundled::all().len());
    assert!(whole > 10, "only {whole} boards are a line");
}
