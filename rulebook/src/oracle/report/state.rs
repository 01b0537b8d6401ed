//! What became of a sentence, without where and why.

use serde::Serialize;

use crate::oracle::Read;

/// What became of a sentence, without where and why.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum State {
    /// All of it is in the abilities.
    Understood,
    /// It is rightly without effect on rulings.
    NoMatter,
    /// Something of it would be lost.
    Partly,
    /// It does not follow the grammar.
    Unread,
}

impl State {
    /// What became of a sentence.
    pub const fn of(read: &Read) -> Self {
        match read {
            Read::Understood => Self::Understood,
            Read::NoMatter(_) => Self::NoMatter,
            Read::Partly(..) => Self::Partly,
            Read::Unread(_) => Self::Unread,
        }
    }

    /// Whether a ruling needs to say nothing of it.
    pub const fn is_settled(self) -> bool {
        match self {
            Self::Understood | Self::NoMatter => true,
            Self::Partly | Self::Unread => false,
        }
    }
}
