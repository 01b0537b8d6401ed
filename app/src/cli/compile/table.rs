//! Counts in columns.

use std::io::{self, Write};

use rulebook::oracle::report::Tally;

/// A name, and how many of its sentences ended how.
pub(super) struct Row<'a> {
    /// What they are.
    pub(super) name: &'a str,
    /// How many.
    pub(super) tally: Tally,
}

/// Rows under a head.
pub(super) struct Table<'a> {
    /// What the rows are.
    pub(super) of: &'a str,
    /// Its rows.
    pub(super) rows: Vec<Row<'a>>,
}

impl Table<'_> {
    /// Prints it, and an empty line.
    pub(super) fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let Self { of, rows } = self;
        let wide = rows.iter().map(|row| row.name.len()).chain([of.len()]).max().unwrap_or_default();
        writeln!(
            out,
            "{of:wide$}  {:>7} {:>10} {:>9} {:>7} {:>7}   share",
            "total", "understood", "no matter", "partly", "unread"
        )?;
        for Row { name, tally } in rows {
            let Tally { total, understood, no_matter, partly, unread } = tally;
            let share = share(understood + no_matter, *total);
            writeln!(
                out,
                "{name:wide$}  {total:7} {understood:10} {no_matter:9} {partly:7} {unread:7}  {share}"
            )?;
        }
        writeln!(out)
    }
}

/// A share of a whole, like ` 93.5 %`; a dash where there is nothing.
#[expect(clippy::cast_precision_loss, reason = "a share is told with one digit behind the point")]
pub(super) fn share(part: usize, of: usize) -> String {
    if of == 0 { "-".to_owned() } else { format!("{:.1} %", 100.0 * part as f64 / of as f64) }
}
