//! What the parts of a report for other programs share.

use engine::Ruling;
use rulebook::words::Words;
use statements::completion::Completion;
use statements::outcome::Paths;

/// Turns pieces of one ruling into entries.
pub(super) struct Reporter<'a> {
    /// The ruling that is told.
    pub(super) ruling: &'a Ruling,
    /// The words of its date.
    pub(super) words: Words<'a>,
}

/// A number of ways, for programs: without marks between the digits.
pub(super) fn written(number: Paths) -> String {
    match number {
        Paths::Exactly(number) => number.to_string(),
        Paths::MoreThan => format!("more than {}", u128::MAX),
        Paths::Endless => "endless".to_owned(),
    }
}

/// How whole a ruling is, as programs read it.
pub(super) const fn completion(completion: Completion) -> &'static str {
    match completion {
        Completion::Whole => "whole",
        Completion::NodeLimit => "node_limit",
        Completion::ByteLimit => "byte_limit",
        Completion::StepLimit => "step_limit",
        Completion::Cancelled => "cancelled",
        Completion::Time => "time",
        Completion::TooLarge => "too_large",
        Completion::LongRow => "long_row",
    }
}
