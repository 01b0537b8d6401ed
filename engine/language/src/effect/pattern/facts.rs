//! What is true of each kind of event that effects look at: one table.

use super::EventPattern;
use crate::effect::Kind;
use crate::event::Affects;
use crate::select::Who;

/// What is true of a kind of event that effects look at, with the words of the pattern that say it.
#[derive(Clone, Copy, Debug)]
pub struct PatternFacts<'a> {
    /// Of which kind an event must be that is looked at.
    pub kind: Kind,
    /// Whom or what such an event affects.
    pub affects: Affects<'a>,
    /// Who does it, or whose turn it is: the player of whom a sentence about it speaks first. None where it happens to
    /// somebody or something.
    pub who: Option<&'a Who>,
    /// Whether such an event has a number that effects can change.
    pub amount: bool,
    /// Whether such an event moves an object to another zone, other than onto the battlefield.
    pub moves: bool,
}

impl<'a> PatternFacts<'a> {
    const fn of(kind: Kind, affects: Affects<'a>) -> Self {
        Self { kind, affects, who: None, amount: false, moves: false }
    }

    /// What a player does, who is affected by it.
    const fn player(kind: Kind, who: &'a Who) -> Self {
        Self::of(kind, Affects::Players(who)).by(who)
    }

    const fn by(self, who: &'a Who) -> Self {
        Self { who: Some(who), ..self }
    }

    const fn amount(self) -> Self {
        Self { amount: true, ..self }
    }

    const fn moves(self) -> Self {
        Self { moves: true, ..self }
    }
}

impl EventPattern {
    /// What is true of this kind of event.
    #[must_use]
    pub const fn facts(&self) -> PatternFacts<'_> {
        use Affects::{Either, Entering, Nobody, Objects};
        use PatternFacts as Facts;
        match self {
            Self::Damage { to, .. } => Facts::of(Kind::Damage, Either(to)).amount(),
            Self::GainLife { who } => Facts::player(Kind::GainLife, who).amount(),
            Self::LoseLife { who } => Facts::player(Kind::LoseLife, who).amount(),
            Self::Draw { who } => Facts::player(Kind::Draw, who),
            Self::DrawCards { who, .. } => Facts::player(Kind::DrawCards, who).amount(),
            Self::Destroy { what } => Facts::of(Kind::Destroy, Objects(what)).moves(),
            Self::Sacrifice { what } => Facts::of(Kind::Sacrifice, Objects(what)).moves(),
            Self::Move { what, .. } => Facts::of(Kind::Move, Objects(what)).moves(),
            Self::Enter { what, .. } => Facts::of(Kind::Enter, Entering(what)),
            Self::Create { under, .. } => Facts::player(Kind::Create, under).amount(),
            Self::PutCounters { on, .. } => Facts::of(Kind::PutCounters, Either(on)).amount(),
            Self::RemoveCounters { from, .. } => Facts::of(Kind::RemoveCounters, Either(from)).amount(),
            Self::Begin { who, .. } => Facts::player(Kind::Begin, who),
            Self::Deed { deed, who, what, .. } => {
                let facts = if deed.is_of_players() {
                    Facts::player(Kind::Act, who)
                } else {
                    Facts::of(Kind::Undergo, Objects(what))
                };
                Facts { amount: deed.frame().number, ..facts }
            }
            Self::Roll { who, .. } => Facts::player(Kind::Roll, who).amount(),
            Self::Discard { what, who } => Facts::of(Kind::Discard, Objects(what)).by(who).moves(),
            Self::CounterSpell { what } => Facts::of(Kind::CounterSpell, Objects(what)).moves(),
            Self::CopySpell { who, .. } => Facts::player(Kind::CopySpell, who).amount(),
            Self::Cast { who, .. } => Facts::player(Kind::Cast, who),
            Self::GainControl { who, what } => Facts::of(Kind::GainControl, Objects(what)).by(who),
            Self::Attach { what, .. } => Facts::of(Kind::Attach, Objects(what)),
            Self::AddMana { who, .. } => Facts::player(Kind::AddMana, who).amount(),
            // Triggered abilities look at it, and no effects do.
            Self::Trigger { what, .. } => Facts::of(Kind::Unwatched, Objects(what)),
            Self::Daytime { .. } => Facts::of(Kind::Daytime, Nobody),
            Self::Opaque { affects, .. } => Facts::of(Kind::Opaque, Either(affects)),
        }
    }
}
