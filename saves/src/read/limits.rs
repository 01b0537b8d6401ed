//! How large a board file can be.

/// The size in bytes of the largest file that is read. Boards have a few thousand.
pub const LARGEST: u64 = 16 << 20;

/// How deep brackets can be nested. Deeper ones could overflow the stack of a parser.
pub const DEEPEST: usize = 100;

/// The stack in bytes on which brackets as deep as that are read, with any build of the program.
pub(super) const STACK: usize = 16 << 20;
