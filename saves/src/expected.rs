//! What the rulings of a board must be: the `rulings` of a board file.
//!
//! A list that is absent is not looked at; a list that is there and empty says "nobody" or "nothing".

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use language::date::Date;
use statements::fact::Fact;
use statements::loops::{Total, Verdict};
use statements::outcome::Paths;
use statements::predicate::Predicate;
use statements::verdict::Reason;

/// What the ruling of a board must be at some rules dates.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "Ruling")]
pub struct Expected {
    /// The rules dates; the board's own when empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub as_of: Vec<Date>,
    /// The outcomes: each of the ruling's matches exactly one entry, each entry matches at least one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcomes: Option<Vec<ExpectedOutcome>>,
    /// The names of everyone who picks among two or more effects at some moment, in any order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ordered_by: Option<Vec<String>>,
    /// The names of everyone who answers a question at some moment, in any order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decided_by: Option<Vec<String>>,
    /// Effects that are offered at no moment, each with a reason for which one refuses it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub never_offered: Vec<(String, Reason)>,
    /// Effects that are refused at some moment, each with the reason.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub refused: Vec<(String, Reason)>,
    /// Effects that are offered at some moment.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offered: Vec<String>,
    /// How many paths the ruling has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paths: Option<PathCount>,
    /// How many moments the ruling has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moments: Option<usize>,
    /// What is asked of all outcomes together.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub asked: Vec<Asked>,
    /// What comes when some effects are left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub without: Vec<Without>,
    /// What loop the events are, taken as one round of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<ExpectedRounds>,
    /// On exactly which unread text it depends; on none when empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub depends_on: Vec<ExpectedUnread>,
}

/// Unread text on which a ruling depends.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "UnreadText")]
pub struct ExpectedUnread {
    /// The name of the object.
    pub object: String,
    /// Which sentence of it; all that it says when absent, as only its name is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sentence: Option<String>,
}

/// What loop the events of a board are, taken as one round of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "Rounds")]
pub struct ExpectedRounds {
    /// Which outcome each script is taken to, by its facts; the only one where a script is not mentioned.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub taking: Vec<Vec<Fact>>,
    /// What the rules say of it.
    pub verdict: Verdict,
    /// What moves with each round, and by how much; nothing else does.
    pub per_round: Vec<(Total, i64)>,
    /// What comes of numbers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub after: Vec<AfterRounds>,
}

/// What comes of numbers of rounds that the players name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "AfterRounds")]
pub struct AfterRounds {
    /// The numbers, in the order in which the players speak. Where nobody names one: how many rounds are looked at.
    pub numbers: Vec<u64>,
    /// What some totals are then.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub totals: Vec<(Total, i64)>,
    /// Who has the last word.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_word: Option<String>,
    /// Who has to do something else from there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub must_differ: Option<String>,
    /// Who steps in then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stepped_in: Option<String>,
    /// It goes on for so many rounds only, so that there is no board after as many as were named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<u64>,
}

/// A predicate, and how the ruling answers it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "Asked")]
pub struct Asked {
    /// What is asked.
    pub that: Predicate,
    /// The names of exactly those who can make sure that it comes true.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forced_by: Option<Vec<String>>,
    /// The names of exactly those who can make sure that it does not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub avoided_by: Option<Vec<String>>,
    /// Of how many outcomes it is true.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcomes: Option<usize>,
    /// How many paths lead to those.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paths: Option<PathCount>,
}

/// Effects that are left out, and the outcomes that come then.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "Without")]
pub struct Without {
    /// The effects, by their labels.
    pub effects: Vec<String>,
    /// The outcomes without them: each of the ruling's matches exactly one entry, each entry at least one.
    pub outcomes: Vec<ExpectedOutcome>,
}

/// Outcomes that are alike in what is said here.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "Outcome")]
pub struct ExpectedOutcome {
    /// What is true of them; anything else is free.
    #[serde(default)]
    pub facts: Vec<Fact>,
    /// The labels of the effects picked, in order, on at least one path to each of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reached_by: Option<Vec<String>>,
    /// The names of exactly those who can force each of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forced_by: Option<Vec<String>>,
    /// The names of exactly those who can avoid each of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub avoided_by: Option<Vec<String>>,
    /// How many paths lead to each of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paths: Option<PathCount>,
    /// The labels of the smallest set of effects that explains each of them, in any order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub explained_by: Option<Vec<String>>,
}

/// A number of paths, written as a string (`"2"`), since it can be larger than any number that other programs
/// read; `"endless"` for a cycle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PathCount {
    /// Exactly so many.
    Exactly(u128),
    /// Without end: some paths go through a cycle.
    Endless,
}

impl PathCount {
    /// Whether a ruling's count is this one.
    pub fn is(self, paths: Paths) -> bool {
        match self {
            Self::Exactly(count) => paths == Paths::Exactly(count),
            Self::Endless => paths == Paths::Endless,
        }
    }
}

impl fmt::Display for PathCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exactly(count) => write!(f, "{count}"),
            Self::Endless => f.write_str("endless"),
        }
    }
}

/// A text that is not a number of paths.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not a number of paths: write digits, like \"24\", or \"endless\"")]
pub struct NotACount(pub String);

impl FromStr for PathCount {
    type Err = NotACount;

    fn from_str(text: &str) -> Result<Self, NotACount> {
        if text == "endless" {
            return Ok(Self::Endless);
        }
        let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        let count = text.parse().ok().filter(|_| digits);
        count.map(Self::Exactly).ok_or_else(|| NotACount(text.to_owned()))
    }
}

impl Serialize for PathCount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for PathCount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}
