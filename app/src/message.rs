//! What is told of the last thing that was asked for.

/// Words at the top of the window, until they are closed, or something else is done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// What is told, as whole sentences.
    pub text: String,
    /// Whether it was done.
    pub told: Told,
}

/// Whether what was asked for was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Told {
    /// It was; the words go away by themselves.
    Done,
    /// Nothing was to be done, and nothing is wrong; the words go away by themselves.
    Hint,
    /// It was not.
    NotDone,
    /// A board was to be opened and could not be: the last one stays.
    NotOpened,
}

impl Message {
    /// Something was done.
    pub fn done(text: impl Into<String>) -> Self {
        Self { text: text.into(), told: Told::Done }
    }

    /// What else one can do.
    pub fn hint(text: impl Into<String>) -> Self {
        Self { text: text.into(), told: Told::Hint }
    }

    /// Something was not done, and why.
    pub fn not_done(why: impl Into<String>) -> Self {
        Self { text: why.into(), told: Told::NotDone }
    }

    /// A board was not opened, and why.
    pub fn not_opened(why: impl Into<String>) -> Self {
        Self { text: why.into(), told: Told::NotOpened }
    }
}
