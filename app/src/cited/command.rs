//! What can be asked of the rules that a ruling cites.

use rulebook::Citation;

/// Something about the rules that a ruling cites.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CitedCommand {
    /// Open the panel, or close it when it can be seen.
    Toggle,
    /// List them otherwise.
    Sort(By),
    /// Select the next moment at which this rule is cited, the first after the last.
    Next(Citation),
}

/// The order in which rules are listed.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum By {
    /// By number; those without a number at the date of the ruling last.
    #[default]
    Number,
    /// Those that are cited at most moments first.
    Often,
}
