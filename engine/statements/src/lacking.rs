//! What somebody lacks who can't pay a cost or choose to do something, and what keeps something from being targeted.

use crate::forbids::Forbids;
use crate::ids::{CounterId, ObjectId, PlayerId, Target};
use crate::part::Part;
use language::board::{CardType, Zone};
use language::effect::Lifetime;
use language::event::{Deed, Instruction};
use language::select::{Condition, What};
use std::sync::Arc;

/// What is not there of what a cost or a choice asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lacks {
    /// So much life.
    Life {
        /// How much all costs together ask for.
        asked: u64,
        /// How much there is, which may be less than nothing.
        has: i64,
        /// Whether it is the life of a team.
        team: bool,
    },
    /// So much mana.
    Mana {
        /// How much all costs together ask for.
        asked: u64,
        /// How much is in the pool.
        has: u64,
    },
    /// So many cards of a zone, known or not.
    Cards {
        /// How many all costs together ask for.
        asked: u64,
        /// How many there are.
        has: u64,
        /// Where they would be.
        zone: Zone,
    },
    /// So many counters of a kind.
    Counters {
        /// Whose they would be.
        of: Target,
        /// Their kind.
        kind: CounterId,
        /// How many all costs together ask for.
        asked: u64,
        /// How many there are.
        has: u64,
    },
    /// What would be done to this is so already: it is tapped, and would be tapped.
    Done {
        /// Which.
        what: ObjectId,
        /// What would be done to it.
        deed: Deed,
    },
    /// This would be paid with twice.
    Twice(ObjectId),
    /// So many things to choose among.
    Choosable {
        /// How many would be chosen.
        asked: u64,
        /// How many can be.
        there: u64,
    },
    /// A permanent does not fit where it would be attached.
    Misfit {
        /// What would be attached.
        what: ObjectId,
        /// Whether it is an Aura.
        is_aura: bool,
        /// To whom or what.
        on: Target,
        /// Why it does not fit.
        why: Misfit,
    },
    /// All to which it could be done.
    Anything,
}

/// Why something can't be attached to somebody or something, whatever else is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// It is neither an Aura, an Equipment nor a Fortification.
    Kind,
    /// It is a creature.
    Creature,
    /// It is a battle.
    Battle,
    /// Nothing is attached to itself.
    Itself,
    /// It is attached to that already.
    There,
    /// It is attached to what is of this type, which that is not; an Aura can't enchant it.
    Host(Option<CardType>),
    /// That has protection from it.
    Protected,
    /// That is a player who has left the game.
    HasLeft,
}

/// Something that comes to nothing, though an instruction says it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Nothing {
    /// There is nobody and nothing that an instruction could be about.
    Nobody {
        /// What says so, where that is an object.
        source: Option<ObjectId>,
        /// Who is "you" in it.
        you: PlayerId,
        /// The instruction.
        instruction: Arc<Instruction>,
    },
    /// What an instruction asks for is not so, and it says of nothing else to do.
    NotSo {
        /// What says so, where that is an object.
        source: Option<ObjectId>,
        /// Who is "you" in it.
        you: PlayerId,
        /// What is asked.
        condition: Arc<Condition>,
    },
    /// An object is not such that what an instruction says could happen to it.
    NotSuch {
        /// What says so, where that is an object.
        source: Option<ObjectId>,
        /// Who is "you" in it.
        you: PlayerId,
        /// Which object.
        what: ObjectId,
        /// What it would have to be, and is not.
        such: Arc<What>,
        /// Whether it would be sacrificed.
        sacrificed: bool,
    },
    /// This has phased out since it was meant, and is not spoken of any more (502.15g (2006-10-01)).
    PhasedSince(ObjectId),
    /// Two players have the same life total, which they would exchange.
    SameLife {
        /// Who would.
        players: [PlayerId; 2],
        /// Whether it is that of their team.
        mates: bool,
    },
    /// What would deal damage has become an illegal target, and deals none.
    IllegalDealer,
    /// There is nothing that would deal damage.
    NoDealer,
    /// There is none of what would happen: 0 life, no cards.
    None(Box<Part>),
    /// What would happen is so already.
    Already(Box<Part>),
    /// What it would happen to is not where that could.
    NotThere(Box<Part>),
}

/// Something that would last for as long as something is so, and does not begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NeverBegins {
    /// What says it, where that is an object.
    pub source: Option<ObjectId>,
    /// Who is "you" in it.
    pub you: PlayerId,
    /// How long it would last.
    pub until: Lifetime,
    /// Whether that is so, but was not for a while before.
    pub lapsed: bool,
}

/// Why somebody or something can't be targeted, or can't be what was named as a target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Untargetable {
    /// Something says so.
    Says {
        /// What.
        by: Forbids,
        /// By which keyword; none where it is said in words.
        keyword: Option<&'static str>,
    },
    /// It has protection from what would target it.
    Protected,
    /// It is not what is to be targeted.
    OtherKind,
    /// It is targeted by the same use of the word already.
    Twice,
    /// There are more targets named than can be chosen.
    TooMany,
}

/// Why a spell is not cast, or an ability not activated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotAnnounced {
    /// It has no such activated ability.
    NoSuchAbility,
    /// It has several, and none is named.
    SeveralAbilities,
    /// So many of its modes can't be chosen, or not those.
    Modes,
    /// It can't target what it is said to.
    Targets,
    /// There are not as many targets as it needs.
    TooFewTargets {
        /// How many it needs with one use of the word.
        asked: u64,
        /// How many can be targeted.
        there: u64,
    },
    /// Its costs can't be paid.
    Costs,
    /// It can't be activated, as something says.
    Forbidden(Forbids),
    /// Abilities such as this don't function where it is.
    Elsewhere,
    /// It is a creature that would be tapped or untapped for it, and has come under its controller's control since that player's last
    /// turn began.
    New,
}
