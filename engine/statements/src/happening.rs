//! What would happen to one object or player.

pub mod facts;

use crate::ids::{CounterId, FormId, ObjectId, PlayerId, Target, TextId};
use language::board::{Daytime, Period, Zone};
use language::event::{Deed, Mana, Place};

/// What would happen to one object or player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Happening {
    /// Damage would be dealt (`dealt`: nothing replaces it any more, its results are pending).
    Damage {
        /// The source, if the board has it.
        source: Option<ObjectId>,
        /// To whom or what.
        to: Target,
        /// How much damage, as effects have made it so far.
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
        /// The permanent that it would be marked on.
        object: ObjectId,
        /// How much damage would be marked.
        amount: u64,
    },
    /// Life would be gained.
    GainLife {
        /// Who would gain it.
        player: PlayerId,
        /// How much life; 0 is no event.
        amount: u64,
    },
    /// Life would be lost.
    LoseLife {
        /// Who would lose it.
        player: PlayerId,
        /// How much life; 0 is no event.
        amount: u64,
    },
    /// A number of cards would be drawn; single draws follow.
    DrawCards {
        /// Who would draw them.
        player: PlayerId,
        /// How many cards, before the single draws.
        amount: u64,
    },
    /// A card would be drawn.
    Draw {
        /// Who would draw it.
        player: PlayerId,
        /// Whether nothing replaces it any more, and the move of the card to the hand is pending now.
        underway: bool,
    },
    /// A permanent would be destroyed; its move is contained.
    Destroy {
        /// The permanent that would be destroyed.
        object: ObjectId,
        /// Whether it can't be regenerated.
        no_regeneration: bool,
    },
    /// A permanent would be regenerated instead of destroyed.
    Regenerate {
        /// The permanent that stays instead.
        object: ObjectId,
    },
    /// A permanent would be sacrificed; its move is contained.
    Sacrifice {
        /// The permanent that would be sacrificed.
        object: ObjectId,
    },
    /// An object would change zones, not to the battlefield.
    Move {
        /// The object that would move; a new one once it has.
        object: ObjectId,
        /// The zone that it would go to.
        to: Zone,
        /// Where in a library.
        place: Place,
        /// Whether it is milled, wherever it ends up (CR 701.17c (2026-04-17)).
        milled: bool,
    },
    /// Cards of which nothing is known would change zones: of a library the top ones.
    MoveUnknown {
        /// The player who owns them.
        player: PlayerId,
        /// How many cards, known ones not included.
        amount: u64,
        /// The zone that they are in.
        from: Zone,
        /// The zone that they would go to.
        to: Zone,
        /// Where in a library.
        place: Place,
        /// Whether they are milled, wherever they end up.
        milled: bool,
    },
    /// Permanents would enter the battlefield.
    Enter(Entering),
    /// Counters that a permanent, or each of several like tokens, would enter with; contained in its entering.
    EnterCounters {
        /// The permanent, or group of tokens, that would enter.
        subject: Subject,
        /// Under whose control.
        controller: PlayerId,
        /// Who puts them; whoever controls it as it enters when absent (CR 122.6a (2026-04-17)).
        player: Option<PlayerId>,
        /// The kind of these counters.
        kind: CounterId,
        /// How many each.
        amount: u64,
    },
    /// Tokens would be created; their entering is contained, and `count` there says how many.
    Create {
        /// The player who would create them.
        player: PlayerId,
        /// What they are.
        token: FormId,
    },
    /// Counters would be put.
    PutCounters {
        /// Who would put them; nobody where a rule does.
        player: Option<PlayerId>,
        /// On whom or what.
        on: Target,
        /// The kind of these counters.
        kind: CounterId,
        /// How many of this kind.
        amount: u64,
    },
    /// Counters would be removed.
    RemoveCounters {
        /// From whom or what.
        from: Target,
        /// The kind of these counters.
        kind: CounterId,
        /// How many of this kind, as far as they are there.
        amount: u64,
    },
    /// A step, phase or turn would begin.
    Begin {
        /// The step, phase or turn.
        period: Period,
        /// The player whose turn it is, or whose turn it is in.
        player: PlayerId,
        /// Whether it is an extra one.
        extra: bool,
    },
    /// A player would do something, or something would be done to an object.
    Deed {
        /// What would be done.
        deed: Deed,
        /// The player who does it, or the object that it is done to.
        of: Target,
        /// How many cards, or how many times.
        amount: u64,
        /// Of which kind, where the event names one.
        kind: Option<TextId>,
        /// Whom or what it would attack, block or have to block, or what it would become blocked by.
        to: Option<Target>,
        /// Whether nothing replaces it any more, and what it consists of is pending now.
        underway: bool,
    },
    /// A player would roll dice or flip coins.
    Roll {
        /// The player who would roll or flip.
        player: PlayerId,
        /// How many sides each has.
        sides: u64,
        /// How many dice or coins, the ignored ones included.
        dice: u64,
        /// How many of the lowest are left out.
        ignored: u64,
    },
    /// A card would be discarded; its move is contained.
    Discard {
        /// The card, which is in its owner's hand.
        object: ObjectId,
    },
    /// A spell would be countered; its move is contained.
    CounterSpell {
        /// The spell, which is on the stack.
        object: ObjectId,
    },
    /// A spell would be copied.
    CopySpell {
        /// The spell that would be copied.
        object: ObjectId,
        /// Who would copy it, and control the copies.
        player: PlayerId,
        /// How many times.
        amount: u64,
        /// Whether the player may choose new targets for the copies.
        new_targets: bool,
    },
    /// A card would be cast.
    Cast {
        /// The card, wherever it would be cast from.
        object: ObjectId,
        /// Who would cast it.
        player: PlayerId,
        /// Whether it would be cast with its back face up.
        transformed: bool,
    },
    /// A player would gain control of a permanent.
    GainControl {
        /// The permanent whose controller would change.
        object: ObjectId,
        /// Who would gain control of it.
        player: PlayerId,
    },
    /// A permanent would become attached.
    Attach {
        /// The permanent that would become attached.
        object: ObjectId,
        /// The object or player that it would be attached to.
        to: Target,
    },
    /// Mana would be added.
    AddMana {
        /// Who would add it.
        player: PlayerId,
        /// What produces it, if the board has it.
        source: Option<ObjectId>,
        /// Of which type.
        mana: Mana,
        /// How much mana of this type.
        amount: u64,
        /// Whether a permanent was tapped for it.
        tapped: bool,
    },
    /// It would become day or night.
    Daytime {
        /// Which of the two it would become.
        becomes: Daytime,
    },
    /// Something in the judge's own words.
    Opaque {
        /// The words, as the board has them.
        text: TextId,
        /// Whom or what it affects.
        affects: Option<Target>,
    },
}

impl Happening {
    /// A player would do something, so many times or with so many cards.
    pub fn does(player: PlayerId, deed: Deed, amount: u64) -> Self {
        let of = Target::Player(player);
        Self::Deed { deed, of, amount, kind: None, to: None, underway: false }
    }

    /// Something would be done to an object, with regard to something else where that is named.
    pub fn undergoes(object: ObjectId, deed: Deed, to: Option<Target>) -> Self {
        let of = Target::Object(object);
        Self::Deed { deed, of, amount: 1, kind: None, to, underway: false }
    }

    /// What enters, when that is what happens.
    #[inline]
    pub fn entering(&self) -> Option<Entering> {
        if let Self::Enter(entering) = self { Some(*entering) } else { None }
    }

    /// The source of damage that would be dealt.
    #[inline]
    pub fn damage_source(&self) -> Option<ObjectId> {
        if let Self::Damage { source, .. } = self { *source } else { None }
    }

    /// How much it is about: how many enter, or its amount; 1 where it has neither.
    #[inline]
    pub fn much(&self) -> u64 {
        self.entering().map(|entering| entering.count).or(self.amount()).unwrap_or(1)
    }

    /// Whether tokens would be created.
    #[inline]
    pub fn creates(&self) -> bool {
        matches!(self, Self::Create { .. })
    }
}

/// A permanent, or several like tokens, about to enter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Entering {
    /// The object or token that enters.
    pub subject: Subject,
    /// Under whose control.
    pub controller: PlayerId,
    /// How it enters: tapped, counters, copy, choices.
    pub form: FormId,
    /// How many (tokens); 1 for a card.
    pub count: u64,
}

/// What a permanent is before it enters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Subject {
    /// An object that is somewhere already.
    Object(ObjectId),
    /// A token that does not exist yet.
    Token,
}
