//! Whatever somebody types: no crash, and what is shown is there.

use proptest::prelude::*;

use super::{Document, Index, Place, Query, shown};
use crate::history::{Piece, differences};
use crate::links::links;

/// What people type, and what they don't.
fn typed() -> impl Strategy<Value = String> {
    let parts = prop::sample::select(vec![
        "616",
        "616.1",
        "616.1c",
        "6",
        "rule",
        "\"",
        "pebble",
        "peb",
        "pebbel",
        "\u{c6}ther",
        "'",
        ".",
        "+1/+1",
        "-",
        " ",
        "\u{130}",
        "614.1c\u{2013}d",
        "rules 613 and 614",
        "section 6",
    ]);
    prop_oneof![prop::collection::vec(parts, 0..8).prop_map(|parts| parts.join(" ")), "\\PC{0,40}"]
}

fn index() -> Index {
    let bodies = ["A pebble's +1/+1 counter.", "\u{c6}ther pebbles, see rule 616.1c.", "\u{130}stanbul", ""];
    Index::new(bodies.into_iter().enumerate().map(|(at, body)| Document {
        place: Place::Entry(at),
        number: "616.1c".parse().ok().filter(|_| at == 0),
        title: "Some pebble",
        body: body.to_owned(),
    }))
}

proptest! {
    #[test]
    fn any_query_is_answered(typed in typed(), text in typed(), most in 0usize..3) {
        let query = Query::new(&typed);
        prop_assert!(query.words.len() <= 16);
        let results = index().find(&query, most);
        prop_assert!(results.hits.len() <= most && results.hits.len() <= results.total);
        for range in shown::highlights(&results, &text) {
            prop_assert!(text.get(range).is_some_and(|found| !found.trim().is_empty()));
        }
    }

    #[test]
    fn links_are_in_order_and_in_the_text(text in typed()) {
        let mut end = 0;
        for link in links(&text) {
            prop_assert!(link.range.start >= end);
            end = link.range.end;
            prop_assert!(text.get(link.range).is_some());
        }
    }

    #[test]
    fn differences_are_both_wordings(old in typed(), new in typed()) {
        let words = |keep: fn(&Piece) -> Option<&String>| {
            let pieces = differences(&old, &new);
            let kept: Vec<String> = pieces.iter().filter_map(keep).cloned().collect();
            kept.join(" ").split_whitespace().map(str::to_owned).collect::<Vec<_>>()
        };
        let after = words(|piece| match piece {
            Piece::Kept(text) | Piece::Added(text) => Some(text),
            Piece::Removed(_) => None,
        });
        let before = words(|piece| match piece {
            Piece::Kept(text) | Piece::Removed(text) => Some(text),
            Piece::Added(_) => None,
        });
        prop_assert_eq!(after, new.split_whitespace().collect::<Vec<_>>());
        prop_assert_eq!(before.len(), old.split_whitespace().count());
    }
}
