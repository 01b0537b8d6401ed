//! The second reading on small boards, against outcomes worked out by hand from the rules texts.

mod damage;
mod draw;
mod enter;
mod leave;
mod order;
mod shields;
mod tokens;

use tests::oracle::{Reading, read};

use language::board::Board;
use language::date::Date;
use statements::fact::Fact;

/// The dates of all presets.
const ALL: &[&str] = &["2006-10-01", "2008-02-01", "2012-05-01", "2026-04-17"];
/// The newest text.
const NOW: &[&str] = &["2026-04-17"];
/// The presets with the numbering of 2009.
const LATER: &[&str] = &["2012-05-01", "2026-04-17"];

fn ron<T: serde::de::DeserializeOwned>(text: &str) -> T {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    options.from_str(text).unwrap_or_else(|error| panic!("{error} in {text}"))
}

/// A board of Ann, whose turn it is, and Bob.
fn board(rest: &str) -> Board {
    ron(&format!(r#"(players: [(name: "Ann"), (name: "Bob")], {rest})"#))
}

fn reading(rest: &str, date: &str) -> Reading {
    let date: Date = date.parse().expect("a date");
    read(&board(rest), date, 200_000).expect("a small board")
}

/// What must be true of a board.
struct Expected<'a> {
    /// For each distinct outcome the facts that single it out.
    outcomes: &'a [&'a str],
    /// Who picks among two or more.
    ordered_by: &'a [&'a str],
    /// Who answers a question.
    decided_by: &'a [&'a str],
    /// How many paths there are.
    paths: u128,
}

/// Reads a board by the rules of each date.
fn check(dates: &[&str], rest: &str, expected: &Expected<'_>) {
    for date in dates {
        let reading = reading(rest, date);
        let all: Vec<String> = reading.outcomes.keys().map(ToString::to_string).collect();
        assert_eq!(all.len(), expected.outcomes.len(), "outcomes by {date}: {}", all.join("--\n"));
        for facts in expected.outcomes {
            let facts: Vec<Fact> = ron(&format!("[{facts}]"));
            let found = reading.outcomes.keys().filter(|s| s.holds(&facts)).count();
            assert_eq!(found, 1, "{facts:?} by {date}: {}", all.join("--\n"));
        }
        assert_eq!(reading.ordered_by, expected.ordered_by, "ordered by, {date}");
        assert_eq!(reading.decided_by, expected.decided_by, "decided by, {date}");
        assert_eq!(reading.paths(), expected.paths, "paths by {date}");
        let ruled = tests::compare::ruled(&board(rest), date.parse().expect("a date")).expect("ruled");
        if let Some(d) = tests::compare::difference(&ruled, &reading) {
            panic!("{date}\n{d}");
        }
    }
}

/// One outcome, one path, nobody chooses.
fn only(facts: &str) -> Expected<'_> {
    // A leak of a few words in a test keeps the calls short.
    let outcomes: &'static [&'static str] = vec![facts.to_owned().leak() as &str].leak();
    Expected { outcomes, ordered_by: &[], decided_by: &[], paths: 1 }
}
