//! One part of a pending event.

use smallvec::SmallVec;

use crate::board::{Period, Zone};
use crate::effect::Cause;
use crate::event::Place;
use crate::ids::{CounterId, EffectId, FormId, ObjectId, OriginId, PlayerId, Target, TextId};

/// What would happen to one object or player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Happening {
    /// Damage would be dealt (`dealt`: nothing replaces it any more, its results are pending).
    Damage {
        /// The source, if the board has it.
        source: Option<ObjectId>,
        /// To whom or what.
        to: Target,
        /// How much.
        amount: u64,
        /// Whether it is combat damage.
        combat: bool,
        /// Whether it can't be prevented.
        unpreventable: bool,
        /// Whether it is dealt, and what it results in is pending now.
        dealt: bool,
    },
    /// Damage would be marked on a permanent: a result of damage.
    MarkDamage {
        /// On what.
        object: ObjectId,
        /// How much.
        amount: u64,
    },
    /// Life would be gained.
    GainLife {
        /// By whom.
        player: PlayerId,
        /// How much.
        amount: u64,
    },
    /// Life would be lost.
    LoseLife {
        /// By whom.
        player: PlayerId,
        /// How much.
        amount: u64,
    },
    /// A number of cards would be drawn; single draws follow.
    DrawCards {
        /// By whom.
        player: PlayerId,
        /// How many.
        amount: u64,
    },
    /// A card would be drawn.
    Draw {
        /// By whom.
        player: PlayerId,
    },
    /// A permanent would be destroyed; its move is contained.
    Destroy {
        /// Which.
        object: ObjectId,
        /// Whether it can't be regenerated.
        no_regeneration: bool,
    },
    /// A permanent would be regenerated instead of destroyed.
    Regenerate {
        /// Which.
        object: ObjectId,
    },
    /// A permanent would be sacrificed; its move is contained.
    Sacrifice {
        /// Which.
        object: ObjectId,
    },
    /// An object would change zones, not to the battlefield.
    Move {
        /// Which.
        object: ObjectId,
        /// Where to.
        to: Zone,
        /// Where in a library.
        place: Place,
    },
    /// The top cards of a library, of which nothing is known, would change zones.
    MoveTop {
        /// Whose library.
        player: PlayerId,
        /// How many.
        amount: u64,
        /// Where to.
        to: Zone,
    },
    /// Permanents would enter the battlefield.
    Enter(Entering),
    /// Counters that a permanent, or each of several like tokens, would enter with; contained in its entering.
    EnterCounters {
        /// What enters.
        subject: Subject,
        /// Under whose control.
        controller: PlayerId,
        /// Which.
        kind: CounterId,
        /// How many each.
        amount: u64,
    },
    /// Tokens would be created; their entering is contained, and `count` there says how many.
    Create {
        /// By whom.
        player: PlayerId,
        /// What they are.
        token: FormId,
    },
    /// Counters would be put.
    PutCounters {
        /// On whom or what.
        on: Target,
        /// Which.
        kind: CounterId,
        /// How many.
        amount: u64,
    },
    /// Counters would be removed.
    RemoveCounters {
        /// From whom or what.
        from: Target,
        /// Which.
        kind: CounterId,
        /// How many.
        amount: u64,
    },
    /// A step, phase or turn would begin.
    Begin {
        /// Which.
        period: Period,
        /// Whose.
        player: PlayerId,
    },
    /// A permanent would be tapped.
    Tap {
        /// Which.
        object: ObjectId,
    },
    /// A card would be revealed.
    Reveal {
        /// Which.
        object: ObjectId,
    },
    /// Something in the judge's own words.
    Opaque {
        /// The words.
        text: TextId,
        /// Whom or what it affects.
        affects: Option<Target>,
    },
}

/// A permanent, or several like tokens, about to enter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Entering {
    /// What enters.
    pub subject: Subject,
    /// Under whose control.
    pub controller: PlayerId,
    /// How it enters: tapped, counters, copy, choices.
    pub form: FormId,
    /// How many (tokens); 1 for a card.
    pub count: u64,
}

/// What enters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Subject {
    /// An object that is somewhere already.
    Object(ObjectId),
    /// A token that does not exist yet.
    Token,
}

/// One part of a pending event: what would happen, and what has been done to it so far.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Part {
    /// What would happen.
    pub happening: Happening,
    /// The place of the part that contains this one.
    pub within: Option<u16>,
    /// What makes it happen.
    pub cause: Cause,
    /// Effects that had their opportunity, as bits.
    pub(crate) marks: Marks,
    /// The instruction that it comes from, whose self-replacement effects travel with it.
    pub(crate) from: OriginId,
}

/// Effects that had their opportunity, one bit each, without trailing empty words.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(crate) struct Marks(SmallVec<[u64; 2]>);

impl Marks {
    /// Whether the effect is in.
    pub(crate) fn contains(&self, effect: EffectId) -> bool {
        self.0.get(effect.index() / 64).is_some_and(|bits| bits >> (effect.index() % 64) & 1 == 1)
    }

    /// Puts an effect in.
    pub(crate) fn insert(&mut self, effect: EffectId) {
        let word = effect.index() / 64;
        if self.0.len() <= word {
            self.0.resize(word + 1, 0);
        }
        self.0[word] |= 1 << (effect.index() % 64);
    }

    /// Takes an effect out.
    pub(crate) fn remove(&mut self, effect: EffectId) {
        if let Some(bits) = self.0.get_mut(effect.index() / 64) {
            *bits &= !(1 << (effect.index() % 64));
        }
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
    }

    /// Puts in all that `other` has.
    pub(crate) fn absorb(&mut self, other: &Self) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine |= theirs;
        }
    }
}

impl Part {
    /// A part that nothing has been applied to.
    pub(crate) fn new(happening: Happening, cause: Cause, from: OriginId, marks: Marks) -> Self {
        Self { happening, within: None, cause, marks, from }
    }

    /// Whether an effect had its opportunity for this part or for what it replaced.
    pub fn was_applied(&self, effect: EffectId) -> bool {
        self.marks.contains(effect)
    }
}
