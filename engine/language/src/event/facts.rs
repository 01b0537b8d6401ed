//! What is true of each kind of event as a board states it: one table.

use super::{Affects, Event, Instruction};
use crate::select::Amount;

/// What is true of a kind of event, with the words that say it.
#[derive(Clone, Copy, Debug)]
pub struct EventFacts<'a> {
    /// Whom or what it affects.
    pub affects: Affects<'a>,
    /// How much or how many; none where the kind has no number.
    pub amount: Option<&'a Amount>,
    /// What is done with each card drawn, or when it has happened; empty where the kind has nothing of the sort.
    pub with_it: &'a [Instruction],
    /// Whether like objects that are counted together stay so when it is done to each of them; where not, it may name
    /// somebody or something else for each.
    pub keeps_together: bool,
}

impl<'a> EventFacts<'a> {
    const fn of(affects: Affects<'a>) -> Self {
        Self { affects, amount: None, with_it: &[], keeps_together: false }
    }

    const fn amount(self, amount: &'a Amount) -> Self {
        Self { amount: Some(amount), ..self }
    }

    const fn with_it(self, with_it: &'a [Instruction]) -> Self {
        Self { with_it, ..self }
    }

    const fn keeps_together(self) -> Self {
        Self { keeps_together: true, ..self }
    }
}

impl Event {
    /// What is true of this kind of event.
    #[must_use]
    pub const fn facts(&self) -> EventFacts<'_> {
        use Affects::{Either, Entering, Nobody, Objects, Players};
        match self {
            Self::Damage { to, amount, .. } => EventFacts::of(Either(to)).amount(amount).keeps_together(),
            Self::GainLife { who, amount }
            | Self::LoseLife { who, amount }
            | Self::MoveTop { who, amount, .. }
            | Self::Create { who, amount, .. }
            | Self::CopySpell { who, amount, .. }
            | Self::AddMana { who, amount, .. } => EventFacts::of(Players(who)).amount(amount),
            Self::Draw { who, amount, with_it }
            | Self::Roll { who, dice: amount, with_it, .. }
            | Self::Deed { who, what: None, amount, with_it, .. } => {
                EventFacts::of(Players(who)).amount(amount).with_it(with_it.as_slice())
            }
            Self::Deed { what: Some(what), amount, with_it, .. } => {
                EventFacts::of(Objects(what)).amount(amount).with_it(with_it.as_slice()).keeps_together()
            }
            Self::Destroy { what, .. }
            | Self::Sacrifice { what }
            | Self::Move { what, .. }
            | Self::Discard { what }
            | Self::CounterSpell { what } => EventFacts::of(Objects(what)).keeps_together(),
            Self::GainControl { what, .. } | Self::Attach { what, .. } | Self::Enchant { what, .. } => {
                EventFacts::of(Objects(what))
            }
            Self::Enter { what, .. } => EventFacts::of(Entering(what)),
            Self::PutCounters { on: whom, amount, .. } | Self::RemoveCounters { from: whom, amount, .. } => {
                EventFacts::of(Either(whom)).amount(amount).keeps_together()
            }
            Self::Cast { who, .. } | Self::Begin { who, .. } | Self::SetLife { who, .. } => {
                EventFacts::of(Players(who))
            }
            Self::Daytime { .. } => EventFacts::of(Nobody),
            Self::Opaque { affects, .. } => EventFacts::of(Either(affects)),
        }
    }
}
