//! Tokens, as a sentence describes them.

use language::board::Characteristics;
use language::effect::CopyException;

use super::{Number, Said, Thing};

/// A token, as a sentence describes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TokenSaid {
    /// What it is.
    pub(crate) is: Characteristics,
    /// Its abilities in quotes, each as its sentences say it.
    pub(crate) quoted: Vec<Vec<Said>>,
    /// Its power and toughness, where these are worked out.
    pub(crate) sized: Option<Number>,
    /// Whether it is created tapped.
    pub(crate) tapped: bool,
    /// Whether it is created attacking.
    pub(crate) attacking: bool,
    /// What it is attached to, if anything.
    pub(crate) attached: Option<Thing>,
}

/// How tokens that are copies are there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Copied {
    /// What is different from what they copy.
    pub(crate) but: Vec<CopyException>,
    /// Whether they are created tapped.
    pub(crate) tapped: bool,
    /// Whether they are created attacking.
    pub(crate) attacking: bool,
}
