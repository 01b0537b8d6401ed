//! Small names for players, objects and effects inside one ruling.

use std::fmt;
use std::num::NonZero;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident($inner:ty),)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(NonZero<$inner>);

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_tuple(stringify!($name)).field(&self.index()).finish()
            }
        }

        impl $name {
            /// The position in the list that it names.
            pub const fn index(self) -> usize {
                self.0.get() as usize - 1
            }

            /// The name of a position. Whoever makes one vouches for there being such an entry.
            #[expect(clippy::cast_possible_truncation, reason = "lists are refused long before they are this long")]
            pub const fn at(index: usize) -> Self {
                // Nothing is named 0, so that a name that may be missing takes no more room than one that is there.
                Self(NonZero::<$inner>::MIN.saturating_add(index as $inner))
            }
        }
    )*};
}

ids! {
    /// A player, by the place in turn order.
    PlayerId(u8),
    /// An object: those of the board in its order, then tokens as they come.
    ObjectId(u32),
    /// An effect that the ruling met, in the order in which it met them.
    EffectId(u32),
    /// What a token is, or what an entering permanent has become.
    FormId(u32),
    /// A kind of counter.
    CounterId(u32),
    /// The words of an opaque event.
    TextId(u32),
    /// An answer that a step gave.
    AnswerId(u32),
    /// Where a part of an event comes from.
    OriginId(u32),
    /// A set of copiable characteristics.
    PrintId(u32),
    /// A list of instructions.
    BlockId(u32),
    /// What the words of an instruction refer to.
    EnvId(u32),
    /// A board as it stands at some moment.
    BoardId(u32),
    /// A ledger: what has been counted on a path.
    LedgerId(u32),
    /// What is still to be done.
    QueueId(u32),
    /// A triggered ability that waits to be put on the stack or lies there, with what its words refer to.
    AbilityId(u32),
    /// A permanent or spell as it last was.
    LastId(u32),
}

/// Who or what an event affects.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Target {
    /// A player, who may have left.
    Player(PlayerId),
    /// An object, in whatever zone it is.
    Object(ObjectId),
}
