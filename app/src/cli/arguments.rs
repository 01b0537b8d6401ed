//! Arguments that several commands take.

use engine::Limits;
use language::date::Date;

/// Reads a rules date that can be ruled by.
pub(crate) fn rules_date(text: &str) -> Result<Date, String> {
    let date: Date = text.parse().map_err(|error: language::date::NotADate| error.to_string())?;
    let first = Date::FIRST;
    if date < first { Err(format!("no rules text from before {first} is known")) } else { Ok(date) }
}

/// The usual limits, but for the number of moments where one is given.
pub(crate) fn limits(nodes: Option<usize>) -> Limits {
    let usual = Limits::default();
    Limits { nodes: nodes.unwrap_or(usual.nodes), ..usual }
}
