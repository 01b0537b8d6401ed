//! How a command ends.

use engine::Ruling;
use statements::completion::Completion;

/// How a command ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum End {
    /// All is well.
    Fine,
    /// A board does not rule as its file says.
    CheckFailed,
    /// A board or file can't be used.
    BadInput,
    /// What was printed holds only if text that is unread does nothing.
    DependsOnUnread,
    /// A limit was reached: what was printed is not the whole ruling.
    StoppedEarly,
    /// The program itself was at fault.
    Fault,
}

impl End {
    /// How a command ends that has told rulings: whether they are whole comes before what they depend on.
    pub fn of(rulings: &[&Ruling]) -> Self {
        if rulings.iter().any(|ruling| ruling.completion() != Completion::Whole) {
            Self::StoppedEarly
        } else if rulings.iter().any(|ruling| !ruling.depends_on().is_empty()) {
            Self::DependsOnUnread
        } else {
            Self::Fine
        }
    }

    /// The exit code of the process.
    pub const fn code(self) -> u8 {
        match self {
            Self::Fine => 0,
            Self::CheckFailed => 1,
            Self::BadInput => 2,
            Self::StoppedEarly => 3,
            Self::DependsOnUnread => 4,
            Self::Fault => 5,
        }
    }
}
