//! How a command ends.

/// How a command ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum End {
    /// All is well.
    Fine,
    /// A board does not rule as its file says.
    CheckFailed,
    /// A board or file can't be used.
    BadInput,
    /// A limit was reached: what was printed is not the whole ruling.
    StoppedEarly,
}

impl End {
    /// The exit code of the process: 0, 1, 2, 3 in the order of the declaration.
    pub const fn code(self) -> u8 {
        match self {
            Self::Fine => 0,
            Self::CheckFailed => 1,
            Self::BadInput => 2,
            Self::StoppedEarly => 3,
        }
    }
}
