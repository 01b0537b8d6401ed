//! Replacement and prevention effects, as a sentence says them.

use language::board::Counter;
use language::effect::Cause;
use language::event::Mana;

use super::{Asks, Clause, Happening, Number, Recipient, Thing};

/// What would happen, and what becomes of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Instead {
    /// What would happen.
    pub(crate) event: Happening,
    /// By what only it would happen, where that is said.
    pub(crate) because: Option<Cause>,
    /// Whose that is, where that is said.
    pub(crate) by: Option<super::Player>,
    /// What must be so.
    pub(crate) only_if: Option<Asks>,
    /// Whether its controller may have it so, or not.
    pub(crate) may: bool,
    /// What becomes of it.
    pub(crate) becomes: Becomes,
}

/// What becomes of an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Becomes {
    /// The same with another number.
    Scaled(Scaled),
    /// Damage is prevented, and something is done besides.
    Prevented(Prevented, Vec<Clause>),
    /// Damage is dealt to something else.
    Redirected(Recipient),
    /// It goes elsewhere, or something else is done.
    Does(Vec<Clause>),
    /// One of these, as is chosen.
    OneOf(Vec<Self>),
    /// It is skipped.
    Skipped,
    /// Mana is of another type.
    ManaOf(Mana),
    /// Mana is of a colour that is chosen.
    ManaOfChoice,
    /// It happens, and more of the same: tokens or counters that are added.
    With(Vec<Clause>),
    /// So many more dice are rolled, of which as many of the lowest are ignored.
    MoreDice(u64),
    /// Permanents that would be destroyed are regenerated.
    Regenerated,
    /// What would enter does so.
    Enters(Vec<Entering>),
}

/// Another number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Scaled {
    /// So many times as much.
    Times(u64),
    /// So much more.
    Plus(Number),
    /// So much less.
    Minus(Number),
    /// Half of it, rounded up or down.
    Half(bool),
    /// So much, whatever it was.
    Set(Number),
    /// As much life as leaves so much.
    DownTo(Number),
}

/// How much of damage is prevented.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Prevented {
    /// All of it.
    All,
    /// So much of it.
    Some(Number),
    /// All but so much of it.
    AllBut(Number),
    /// Half of it, rounded up or down.
    Half(bool),
}

/// How something enters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Entering {
    /// Tapped.
    Tapped,
    /// Untapped.
    Untapped,
    /// With counters.
    With(Counter, Number),
    /// With counters of one of these kinds, as is chosen.
    WithOneOf(Vec<(Counter, Number)>),
    /// With a counter of each of some kinds, as is chosen.
    WithOneOfEach(Vec<Vec<Counter>>),
    /// As a copy of one of these.
    AsCopy(Thing, Vec<language::effect::CopyException>),
    /// As one of these, as is chosen.
    AsOneOf(Vec<Vec<language::effect::CopyException>>),
    /// Transformed.
    Transformed,
    /// With an ability.
    Gains(Box<super::Gain>),
    /// Under the control of one of these players.
    Under(super::Player),
    /// As one of this type, besides its others.
    Besides(String),
    /// With a designation.
    Designated(language::board::Designation),
    /// As it becomes day, or night.
    Daytime(language::board::Daytime),
}

/// An effect that comes into force, for a time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Floating {
    /// What would happen, and what becomes of it.
    pub(crate) instead: Instead,
    /// How much or how often.
    pub(crate) uses: Uses,
    /// How long it lasts.
    pub(crate) until: super::Until,
}

impl Floating {
    /// Whether nothing ends it: a static ability says the same.
    pub(crate) fn lasts(&self) -> bool {
        self.uses == Uses::Always && self.until == super::Until::Always
    }
}

/// How much or how often an effect that came into force is applied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Uses {
    /// Each time.
    Always,
    /// The next time.
    Once,
    /// The next time, for all to which it happens together.
    OnceForAll,
    /// The next so many times.
    Times(Number),
    /// The next so much damage.
    Shield(Number),
    /// The next so much damage to each of those who are meant then.
    ShieldEach(Number),
}

/// What is done where dice have some result: a row of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    /// At least so much.
    pub(crate) at_least: u64,
    /// At most so much; however much when absent.
    pub(crate) at_most: Option<u64>,
    /// What is done, sentence by sentence.
    pub(crate) says: Vec<Vec<Clause>>,
}

/// A sentence that belongs to what the sentence before it says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Rider {
    /// What is destroyed, or dealt damage, can't be regenerated.
    CantBeRegenerated,
    /// What becomes something is still a land.
    StillALand,
    /// The damage can't be prevented.
    CantBePrevented,
    /// Excess damage is dealt to who controls what is dealt it.
    ExcessToController,
    /// This is done with, or for, the damage that was prevented.
    Prevented(Vec<Clause>),
    /// An ability that does this triggers as damage is prevented.
    WhenPrevented(Vec<Clause>),
    /// A spell that is countered goes to one of these.
    CounteredTo(Vec<super::Destination>),
    /// If what may be done as it enters isn't done, it enters so.
    Otherwise(Vec<Entering>),
    /// If this is so, it gets so much power and toughness in place of what was said.
    GetsInstead(super::Asks, (i64, i64)),
    /// It enters so if it has escaped, in place of how it enters otherwise.
    EscapesInstead(Vec<Entering>),
    /// If this is so, the search before is for so many of these, in place of so many.
    FindsInstead(super::Asks, super::Like, [u64; 2]),
    /// It enters attached to what was chosen.
    EntersAttached,
    /// It enters so unless a card was revealed as it did, or this is so.
    UnlessRevealed(Vec<Entering>, super::Asks),
    /// If it is done, it enters so.
    AndThen(Vec<Entering>),
    /// New targets may be chosen for the copies.
    NewTargets,
    /// A mode may be chosen more than once.
    ModesAgain,
    /// The tokens that were created enter tapped and attacking: a player who was named, or as is chosen.
    EnterAttacking(Option<super::Player>),
    /// This is done where the dice that were rolled have such a result.
    Rolled(Row),
}
