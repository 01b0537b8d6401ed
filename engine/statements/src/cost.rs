//! What a spell costs, line by line (CR 601.2f (2026-04-17), 409.1f (2006-10-01)).

use language::board::Cost;
use language::event::Mana;
use language::rule::Rule;
use language::select::What;

use crate::error::TooLarge;
use crate::ids::{ObjectId, PlayerId};

/// What a spell costs, and how that was worked out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Calculation {
    /// The card that would be cast.
    pub spell: ObjectId,
    /// Who casts it.
    pub player: PlayerId,
    /// The lines, the mana cost first.
    pub lines: Vec<CostLine>,
    /// What is to be paid in the end.
    pub total: ManaSum,
}

/// One line of a calculation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CostLine {
    /// What the line is about.
    pub of: CostOf,
    /// How much mana the line adds or takes away.
    pub mana: ManaSum,
    /// What the cost is after the line.
    pub now: ManaSum,
    /// The rule behind it.
    pub rule: Rule,
}

/// What a line of a calculation is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CostOf {
    /// The mana cost, with so much for X.
    ManaCost {
        /// The value of X, if there is one in the cost.
        x: Option<u64>,
    },
    /// The entwine cost is paid besides.
    Entwine,
    /// A commander costs two more for each time it was cast from the command zone.
    CommanderTax {
        /// How often it was.
        times: u64,
    },
    /// Affinity takes away generic mana, down to none.
    Affinity {
        /// What the affinity is for.
        of: What,
        /// How many of them its caster controls.
        count: u64,
    },
}

/// An amount of mana: generic, and of each type.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ManaSum {
    /// Generic mana, which any type pays.
    pub generic: u64,
    /// White, blue, black, red, green and colourless mana, in this order.
    pub typed: [u64; 6],
}

impl ManaSum {
    /// How much mana it is in all.
    ///
    /// # Errors
    /// When the amount does not fit.
    pub fn amount(&self) -> Result<u64, TooLarge> {
        let add = |sum: u64, one: &u64| sum.checked_add(*one).ok_or(TooLarge);
        self.typed.iter().try_fold(self.generic, add)
    }

    /// What a cost comes to with this value of X.
    ///
    /// # Errors
    /// When an amount does not fit.
    pub fn of(cost: &Cost, x: u64) -> Result<Self, TooLarge> {
        let mut sum = Self { generic: cost.x.checked_mul(x).ok_or(TooLarge)?, typed: [0; 6] };
        sum.generic = sum.generic.checked_add(cost.generic).ok_or(TooLarge)?;
        for &(mana, amount) in &cost.mana {
            let typed: &mut u64 = &mut sum.typed[mana as usize];
            *typed = typed.checked_add(amount).ok_or(TooLarge)?;
        }
        Ok(sum)
    }

    /// The sum of both, each type by itself.
    ///
    /// # Errors
    /// When an amount does not fit.
    pub fn plus(self, other: Self) -> Result<Self, TooLarge> {
        let mut sum = self;
        sum.generic = sum.generic.checked_add(other.generic).ok_or(TooLarge)?;
        for (typed, more) in sum.typed.iter_mut().zip(other.typed) {
            *typed = typed.checked_add(more).ok_or(TooLarge)?;
        }
        Ok(sum)
    }

    /// Whether it is no mana at all.
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }

    /// The mana of each type, those of which there is none left out.
    pub fn each_type(&self) -> impl Iterator<Item = (Mana, u64)> + use<> {
        Mana::ALL.into_iter().zip(self.typed).filter(|(_, amount)| *amount > 0)
    }
}
