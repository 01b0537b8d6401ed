//! What has happened on a way through a ruling.

use crate::decided::Decided;
use crate::forbids::Forbidding;
use crate::ids::{AbilityId, EffectId, ObjectId, PlayerId};
use crate::part::Part;
use language::board::{Ability, Change, Period};
use language::effect::Lifetime;
use std::sync::Arc;

/// Something that has happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Happened {
    /// All of this, at once. A part's `within` names an earlier part.
    Event(Vec<Part>),
    /// A player would have drawn a card, so many times in a row, and there was none (CR 121.4 (2026-04-17)).
    DrewFromEmpty(PlayerId, u64),
    /// Something would have happened, and a permanent says that it can't.
    Forbidden {
        /// What: one part, by itself.
        part: Box<Part>,
        /// What says so.
        by: Forbidding,
    },
    /// A triggered ability has triggered.
    Triggered {
        /// Which ability, with what its words refer to.
        ability: AbilityId,
        /// How often it has triggered on this.
        times: u64,
        /// On what it has triggered.
        because: Because,
    },
    /// A triggered ability was put on the stack.
    Put {
        /// Which ability, with what its words refer to.
        ability: AbilityId,
        /// How often, one right after another.
        times: u64,
    },
    /// The ability on top of the stack begins to resolve.
    Resolves(AbilityId),
    /// A triggered mana ability begins to resolve, without having been on the stack.
    ResolvesAtOnce(AbilityId),
    /// The ability of this that has been activated is a mana ability.
    OfMana(ObjectId),
    /// A spell on top of the stack begins to resolve.
    SpellResolves(ObjectId),
    /// The ability that was resolving has done so.
    Resolved,
    /// The rules have decided something about what an instruction says.
    Decided(Decided),
    /// Something was arranged that comes later, if it comes.
    Arranged(Arranged),
}

/// Something that was arranged, and that may do something later.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arranged {
    /// An effect is in force, apart from its source.
    Effect(EffectId),
    /// A permanent has a regeneration shield.
    Shield(ObjectId),
    /// Objects are changed for a time.
    Changed {
        /// Which.
        objects: Vec<ObjectId>,
        /// What is done to each of them.
        changes: Arc<[Change]>,
        /// For how long.
        until: Lifetime,
    },
    /// Something is so for a time.
    Lasting {
        /// What has said so, where that is an object.
        source: Option<ObjectId>,
        /// Who is "you" in it.
        you: PlayerId,
        /// What is so.
        ability: Arc<Ability>,
        /// For how long.
        until: Lifetime,
        /// Whether it triggers the next time only.
        once: bool,
        /// Whether what it does is done immediately afterwards.
        at_once: bool,
    },
    /// Instructions wait until a turn, phase or step begins.
    Later {
        /// For which kind of period they wait.
        period: Period,
        /// Whose it is: one of these. Nobody's never comes.
        whose: Vec<PlayerId>,
        /// Whether it has to be one of the next turn.
        of_next_turn: bool,
    },
}

/// On what an ability has triggered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Because {
    /// On a part of the event before it, by its place; the first one, where it has triggered once for several.
    Part(usize),
    /// On damage of the pending event being prevented.
    Prevented,
    /// On the triggering of an ability of this object.
    Triggering(ObjectId),
    /// On something being so.
    State,
    /// As an instruction says.
    Said,
    /// On the beginning of the period for which it was arranged.
    Due,
}
