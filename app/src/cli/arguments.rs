//! Arguments that several commands take.

use language::date::Date;

/// Reads a rules date that can be ruled by.
pub(crate) fn rules_date(text: &str) -> Result<Date, String> {
    let date: Date = text.parse().map_err(|error: language::date::NotADate| error.to_string())?;
    let first = Date::FIRST;
    if date < first { Err(format!("no rules text from before {first} is known")) } else { Ok(date) }
}
