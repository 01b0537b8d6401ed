//! Small names for players, objects and effects inside one ruling.

use crate::board::{Color, Sector};
use crate::dispute::Dispute;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident($inner:ty),)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub(crate) $inner);

        impl $name {
            /// The position in the list that it names.
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            #[expect(clippy::cast_possible_truncation, reason = "lists are refused long before they are this long")]
            pub(crate) const fn at(index: usize) -> Self {
                Self(index as $inner)
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
    /// A ledger.
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
    /// A player.
    Player(PlayerId),
    /// An object.
    Object(ObjectId),
}

/// What a decision asks.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Question {
    /// Do it or not.
    May,
    /// Pay or not.
    Pay,
    /// Which mode of an effect: how many there are, and which of them are possible.
    Mode(Vec<u8>),
    /// A colour.
    Color,
    /// A recipient for redirected damage.
    Recipient(Vec<Target>),
    /// Which object to become a copy of.
    Original(Vec<ObjectId>),
    /// Some of these objects: at least and at most so many.
    Objects {
        /// The objects; a group of like ones as often as some of it can be chosen.
        from: Vec<ObjectId>,
        /// At least.
        at_least: usize,
        /// At most.
        at_most: usize,
    },
    /// Which of these triggered abilities is put on the stack next.
    Trigger(Vec<AbilityId>),
    /// The sector of a creature.
    Sector(ObjectId),
    /// Which of these cards comes next in a library, from above.
    NextInLibrary(Vec<ObjectId>),
    /// A player.
    Player(Vec<PlayerId>),
    /// A name or a type; none is any that doesn't matter on this board.
    Word(Vec<Option<TextId>>),
    /// A number from the first to the last of these; asked of chance it is one die's result.
    Number {
        /// At least.
        from: u64,
        /// At most.
        to: u64,
    },
    /// Whether something that nobody can know is so.
    Unknown(TextId),
    /// What a spell, or the next of several like copies, targets: one of these sets.
    NewTargets {
        /// The spell.
        spell: ObjectId,
        /// All that it can target with one use of the word; the present targets may stay.
        from: Vec<Vec<Target>>,
    },
    /// Some of these players and objects, any number.
    Targets(Vec<Target>),
    /// Which reading of what the rules do not decide; nobody answers, both are followed.
    Reading(Dispute),
    /// How much of a shield goes to the damage of each part, or how many more or fewer tokens are of each group: the
    /// amount to give out, and each part with its most.
    Division {
        /// To be given out.
        amount: u64,
        /// The parts, by place in the pending event, and the most that each can take.
        parts: Vec<(usize, u64)>,
    },
}

/// An answer to a [`Question`].
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Answer {
    /// Do it.
    Yes,
    /// Don't.
    No,
    /// This mode, counted from 0.
    Mode(u8),
    /// This colour.
    Color(Color),
    /// This recipient.
    Recipient(Target),
    /// This object.
    Original(ObjectId),
    /// These objects.
    Objects(Vec<ObjectId>),
    /// This triggered ability.
    Ability(AbilityId),
    /// This player.
    Player(PlayerId),
    /// This sector.
    Sector(Sector),
    /// This name or type, or any other.
    Word(Option<TextId>),
    /// This number.
    Number(u64),
    /// These players and objects.
    Targets(Vec<Target>),
    /// The first reading or, if so, the second.
    Reading(bool),
    /// So much to each part, in the order of the question.
    Division(Vec<u64>),
}
