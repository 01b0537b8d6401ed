//! Codes of boards: what comes back, and what a damaged one says.

use super::{BLOCK, CHECK, CodeError, SCHEME, is_code};
use crate::envelope::BoardFile;
use crate::read::{LARGEST, draft};
use crate::{bundled, to_code, to_text};

/// A code of a typical board has at most so many characters.
const MOST: usize = 2_000;

fn decode(code: &str) -> Result<String, CodeError> {
    super::decode(code, LARGEST)
}

fn file(name: &str) -> BoardFile {
    draft(name, bundled::find(name).unwrap().text).unwrap()
}

#[test]
fn every_bundled_board_comes_back_and_fits_a_message() {
    let mut boards = 0;
    for board in bundled::all() {
        let file = draft(&board.full_name(), board.text).unwrap();
        let code = to_code(&file).unwrap();
        let back = draft("a code", &code).unwrap();
        assert_eq!(back, file, "{}", board.full_name());
        assert!(code.len() <= MOST, "{} has {} characters", board.full_name(), code.len());
        boards += 1;
    }
    assert!(boards > 2_000);
}

#[test]
fn blanks_and_what_browsers_write_do_not_count() {
    let code = to_code(&file("two-doublers")).unwrap();
    let lines = code.as_bytes().chunks(30).map(|line| str::from_utf8(line).unwrap());
    let broken = format!(" {}\r\n", lines.collect::<Vec<_>>().join("\r\n "));
    assert!(is_code(&broken));
    assert_eq!(decode(&broken), decode(&code));
    let opened = code.replacen(SCHEME, "Instead://", 1) + "/";
    assert_eq!(decode(&opened), decode(&code));
}

/// Each letter changed, each left out, and each twice: never another board, and nearly always where it is.
#[test]
fn damage_is_seen_and_said_where() {
    let code = to_code(&file("two-doublers")).unwrap();
    let start = code.find('.').unwrap() + 1;
    let (mut told, mut all) = (0, 0);
    for at in start..code.len() {
        let other = if &code[at..=at] == "A" { "B" } else { "A" };
        for instead in [other, "", &code[at..=at].repeat(2)] {
            let damaged = format!("{}{instead}{}", &code[..at], &code[at + 1..]);
            if damaged == code {
                continue;
            }
            all += 1;
            match decode(&damaged) {
                // One change in some thousands is seen only where the next block begins, or at the end.
                Err(CodeError::Damaged { from, to }) => {
                    told += usize::from(from <= at + 2 && at < to + BLOCK + CHECK);
                }
                Err(CodeError::Cut) => {}
                other => panic!("{other:?} of {damaged}"),
            }
        }
    }
    assert!(all > 500 && told * 100 > all * 98, "{told} of {all}");
}

#[test]
fn each_refusal_says_what_to_do() {
    let code = to_code(&file("two-doublers")).unwrap();
    let said = |code: &str| decode(code).unwrap_err().to_string();
    assert!(said("hello").contains("begins with `instead:1.`"));
    assert!(said("instead:2.abc").contains("version 2"));
    assert!(said("instead:1.").contains("copy it again"));
    assert!(said(&code.replacen("1.", "1.!", 1)).contains("`!` as its 11th character"));
    for end in (code.len() - 70..code.len()).rev() {
        assert!(matches!(decode(&code[..end]), Err(CodeError::Damaged { .. } | CodeError::Cut)), "{end}");
    }
}

/// A code that would unpack to more than any board file is refused before that.
#[test]
fn what_would_unpack_to_too_much_is_refused() {
    let large = BoardFile { about: "a".repeat(20 << 20), ..file("two-doublers") };
    assert_eq!(decode(&to_code(&large).unwrap()), Err(CodeError::TooLarge { most: LARGEST }));
}

#[test]
fn a_file_says_the_same_whether_sent_or_saved() {
    let file = file("two-doublers");
    let sent = draft("a code", &to_code(&file).unwrap()).unwrap();
    assert_eq!(to_text(&sent).unwrap(), to_text(&file).unwrap());
}
