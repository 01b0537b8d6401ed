//! What a page is made of.

/// A piece of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Block {
    /// The title of the page.
    Title(String),
    /// The heading of a part of the page.
    Heading(String),
    /// A line of its own.
    Line(String),
    /// An item of a list, with how deep it is indented.
    Item(usize, String),
}

impl Block {
    /// What it says; a name that is in it need not stand on one line.
    pub(super) fn words(&self) -> &str {
        match self {
            Self::Title(words) | Self::Heading(words) | Self::Line(words) | Self::Item(_, words) => words,
        }
    }
}
