//! An entry as a page of plain text.

use super::Entry;
use crate::concordance::Held;
use language::date::Date;

/// What an entry has to say at a date, line by line: its title with the number of that date, the explanation,
/// the example, what was different then, when it held, what it said before, and where to read on.
pub fn page(entry: &Entry, date: Date) -> Vec<String> {
    let number = |entry: &Entry| entry.number(date).unwrap_or("no rule at this date");
    let mut lines = vec![format!("{} ({date}): {}", number(entry), entry.title), entry.text.clone()];
    lines.extend(entry.example_at(date).map(|example| format!("For example: {example}")));
    lines.extend(entry.said_at(date).map(|said| format!("At {date}: {said}")));
    lines.extend(entry.held().map(time));
    lines.extend(entry.before.iter().map(|before| format!("Until {}: {}", before.until, before.said)));
    lines.extend(entry.neighbours().map(|near| format!("See also {}: {}", number(near), near.title)));
    lines
}

fn time(held: Held) -> String {
    let or_before = if held.from == Date::FIRST { " or before" } else { "" };
    let until = held.until.map(|end| format!(" until {end}")).unwrap_or_default();
    format!("In the rules from {}{or_before}{until}.", held.from)
}
