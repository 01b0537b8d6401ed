//! The data language as English: players, objects, amounts, conditions, events, instructions and effects.

mod ability;
mod amount;
mod condition;
mod deed;
mod effect;
mod entering;
mod event;
mod instruction;
mod past;
mod pattern;
mod rewrite;
#[cfg(test)]
mod tests;
mod thing;
mod what;
mod who;

use super::vocabulary::Vocabulary;

/// From whose side something is said. The methods on it turn the data language into phrases.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Voice<'a> {
    /// The words of the date.
    pub words: Vocabulary,
    /// The name of the player who is "you" in the data language; "you" itself when absent.
    pub you: Option<&'a str>,
    /// What "this" is called; "this permanent" when absent.
    pub this: Option<&'a str>,
    /// Whether "you" has just been named, so that "they" is clear.
    named: bool,
    /// What the player is called whom the event affects.
    affected: &'static str,
}

impl<'a> Voice<'a> {
    /// The words of a date, said to the reader: "you control", "this permanent".
    pub const fn new(words: Vocabulary) -> Self {
        Self { words, you: None, this: None, named: false, affected: "that player" }
    }

    /// The same with names in place of "you" and "this".
    pub const fn of(words: Vocabulary, you: Option<&'a str>, this: Option<&'a str>) -> Self {
        Self { words, you, this, named: false, affected: "that player" }
    }

    /// After a clause whose only player was "you".
    const fn after_naming_you(self) -> Self {
        Self { named: true, ..self }
    }

    /// Where the player whom the event affects is called like this.
    const fn calling_affected(self, affected: &'static str) -> Self {
        Self { affected, ..self }
    }

    fn you(self) -> &'a str {
        match self.you {
            Some(_) if self.named => "they",
            Some(name) => name,
            None => "you",
        }
    }

    fn this(self) -> &'a str {
        self.this.unwrap_or("this permanent")
    }
}
