//! A sentence with the rules that it cites.

use std::fmt;

use super::grammar::{list, sentence};
use crate::concordance::Citation;

/// A sentence, with a capital in front and a full stop behind, and the rules behind what it says.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Sentence {
    /// The words, without rule numbers.
    pub text: String,
    /// The rules, most important first. Empty where no rule is needed.
    pub rules: Vec<Citation>,
}

impl Sentence {
    /// Makes a sentence of a clause.
    pub fn new(clause: &str, rules: Vec<Citation>) -> Self {
        Self { text: sentence(clause), rules }
    }
}

/// The words, and the rules in brackets.
impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)?;
        if self.rules.is_empty() {
            return Ok(());
        }
        let rules: Vec<String> = self.rules.iter().map(Citation::to_string).collect();
        write!(f, " [{}]", list(&rules))
    }
}
