//! What objects can't do, and what they have to do.

use super::{Like, Player, Recipient, Thing};

/// What objects can't do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Cant {
    /// Attack.
    Attack,
    /// Attack these players or permanents.
    AttackWhom(Recipient),
    /// Attack as the only attacker.
    AttackAlone,
    /// Block.
    Block,
    /// Block such creatures.
    BlockSuch(Like),
    /// Block other creatures than such.
    BlockOthers(Like),
    /// Block the card itself.
    BlockOwn,
    /// Block as the only blocker.
    BlockAlone,
    /// Be blocked.
    BeBlocked,
    /// Be blocked by such creatures.
    BeBlockedBy(Like),
    /// Be blocked by others than such creatures.
    BeBlockedBut(Like),
    /// Be blocked by more creatures than so many.
    BeBlockedByMore(u64),
    /// Be blocked by fewer creatures than so many.
    BeBlockedByFewer(u64),
    /// Be regenerated.
    BeRegenerated,
    /// Be countered.
    BeCountered,
    /// Be sacrificed.
    BeSacrificed,
    /// Be the target of spells and abilities that such players control, and of such spells and abilities of such sources.
    BeTargeted(Player, Like),
    /// Assign combat damage.
    AssignCombatDamage,
    /// Get counters of a kind, or of any.
    GetCounters(Option<language::board::Counter>),
    /// Untap in the untap step.
    Untap,
    /// Become untapped, whenever that is.
    BecomeUntapped,
    /// Have its activated abilities activated; its mana abilities may be, where that is said.
    BeActivated(bool),
}

/// What objects have to do if they can.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Must {
    /// Attack.
    Attack,
    /// Attack another player than you.
    AttackOthers,
    /// Block.
    Block,
    /// Block this attacker.
    BlockThat(Box<Thing>),
    /// Be blocked.
    BeBlocked,
    /// Be blocked by all that can.
    BeBlockedByAll,
    /// Block this, this combat.
    BlockIt(Thing),
    /// Be blocked by all of these that can.
    BeBlockedByAllSuch(Like),
}
