//! Whatever a file holds: no crash, and nothing lost of what is read.

use proptest::prelude::*;

use super::{letters, put_back};
use crate::text::{Chapter, read};

/// A line as it may stand among rules, good or bad.
fn line() -> impl Strategy<Value = String> {
    let number = (100u16..103, 1u16..4, prop::option::of("[a-d]"), "[. ]{0,2}");
    let rule = number.prop_map(|(section, rule, letter, stop)| {
        format!("{section}.{rule}{}{stop}Pebbles.", letter.unwrap_or_default())
    });
    let other = prop::sample::select(vec![
        "",
        "",
        "",
        "  ",
        "100. Pebbles",
        "102. Heaps",
        "2. Throwing",
        "1. A sense.",
        "Example: One.",
        " Example: Two.",
        "     Going on.",
        "See rule",
        "Far",
        "_Pebble_",
        "-",
        "101",
        "\u{feff}",
        "\u{a0}100.2. Set in.",
    ]);
    prop_oneof![3 => rule, 4 => other.prop_map(str::to_owned), 1 => "[ -~]{0,70}"]
}

fn end() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec!["\n", "\r\n", "\r", "\n\n"])
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        prop_assert!(read(&bytes, None).is_err());
    }

    #[test]
    fn nothing_is_lost_of_any_lines(lines in prop::collection::vec((line(), end()), 0..40)) {
        let body: String = lines.iter().flat_map(|(line, end)| [line.as_str(), end]).collect();
        prop_assume!(!body.to_lowercase().contains("glossary") && !body.to_lowercase().contains("credits"));
        let before = "Effective as of May 1, 2012.\n\n100. Pebbles\n\n100.1. Pebbles.\n\n";
        let text = format!("{before}{body}\n\nGlossary\n\nFar\nNot near.\n");
        let text = read(text.as_bytes(), None).expect("a whole text");
        let found: Vec<char> = letters(&put_back(&text)).collect();
        // Headings of chapters stand elsewhere, also those that were wrapped, and a section without a heading gets its
        // number: what is there of the lines is a part of what was read.
        let mut rest = found.iter();
        let heading = |chapter: &Chapter| letters(&format!("{}{}", chapter.number, chapter.title)).collect();
        let headings: Vec<String> = text.chapters.iter().map(heading).collect();
        let is_chapter = |line: &&str| {
            let line: String = letters(line).collect();
            headings.iter().any(|heading| heading.contains(&line))
        };
        for paragraph in body.split(['\r', '\n']).filter(|line| !is_chapter(line)) {
            for letter in letters(paragraph) {
                prop_assert!(rest.any(|found| *found == letter), "{paragraph:?} is not in {:?}", put_back(&text));
            }
        }
    }

    #[test]
    fn a_cut_text_never_crashes(at in 0usize..200) {
        let text = "Effective as of May 1, 2012.\n\nContents\n\n100. Pebbles\n\nGlossary\n\n100. Pebbles\n\n\
                    100.1. Pebbles (see rule\n100.2).\n\nGlossary\n\nFar\nNot near.\n";
        let read = read(&text.as_bytes()[..at.min(text.len())], None);
        prop_assert_eq!(read.is_ok(), at > text.find("Glossary\n\nFar").expect("a glossary") + 7);
    }
}
