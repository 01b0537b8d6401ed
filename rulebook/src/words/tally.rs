//! How many paths, and whether a ruling is whole.

use super::grammar::thousands;
use statements::completion::Completion;
use statements::outcome::Paths;

/// A number of paths: "1,053,064".
pub fn paths(paths: Paths) -> String {
    match paths {
        Paths::Exactly(number) => thousands(number),
        Paths::MoreThan => "more than 2^128".to_owned(),
        Paths::Endless => "endlessly many".to_owned(),
    }
}

/// A number of ways, as it stands in a sentence: "3 ways".
pub fn ways(number: Paths) -> String {
    match number {
        Paths::Exactly(0) => "no way".to_owned(),
        Paths::Exactly(1) => "1 way".to_owned(),
        Paths::Exactly(_) | Paths::MoreThan | Paths::Endless => format!("{} ways", paths(number)),
    }
}

/// Whether a ruling is whole, or why not and what that means.
pub const fn completion(completion: Completion) -> &'static str {
    match completion {
        Completion::Whole => "Every way was explored.",
        Completion::NodeLimit => {
            "Not every way was explored: there are more situations than the limit allows. Open ends are marked."
        }
        Completion::ByteLimit => {
            "Not every way was explored: it would take more memory than the limit allows. Open ends are marked."
        }
        Completion::StepLimit => {
            "Not every way was explored: more happens of itself than the limit allows. Open ends are marked."
        }
        Completion::Cancelled => "Not every way was explored: it was stopped by hand. Open ends are marked.",
        Completion::Time => "Not every way was explored: the time for it was up. Open ends are marked.",
        Completion::TooLarge => {
            "Not every way was explored: a number grew too large to count exactly. Open ends are marked."
        }
        Completion::LongRow => {
            "Not every way was explored: a long row of like objects is not gone through one by one. Open ends are \
             marked."
        }
    }
}

/// Why a ruling is not whole, in a few words.
pub const fn why_not(completion: Completion) -> &'static str {
    match completion {
        Completion::Whole => "it is whole",
        Completion::NodeLimit => "there are more situations than the limit allows",
        Completion::ByteLimit => "it would take more memory than the limit allows",
        Completion::StepLimit => "more happens of itself than the limit allows",
        Completion::Cancelled => "it was stopped by hand",
        Completion::Time => "the time for it was up",
        Completion::TooLarge => "a number grew too large to count exactly",
        Completion::LongRow => "a long row of like objects is not gone through one by one",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_are_counted_exactly_as_far_as_possible() {
        let many = [0, 1, 3, 2_432_902_008_176_640_000].map(|n| ways(Paths::Exactly(n)));
        assert_eq!(many, ["no way", "1 way", "3 ways", "2,432,902,008,176,640,000 ways"]);
        assert_eq!(ways(Paths::MoreThan), "more than 2^128 ways");
        assert_eq!(ways(Paths::Endless), "endlessly many ways");
    }

    #[test]
    fn a_ruling_that_is_not_whole_says_so() {
        let cut = [
            Completion::NodeLimit,
            Completion::ByteLimit,
            Completion::Cancelled,
            Completion::Time,
            Completion::StepLimit,
            Completion::TooLarge,
            Completion::LongRow,
        ];
        assert!(cut.into_iter().all(|why| completion(why).starts_with("Not every way was explored: ")));
    }
}
