//! What a spell costs, worked out line by line (CR 601.2f (2026-04-17), 409.1f (2006-10-01)).
//!
//! Known gap: alternative costs, and effects of other objects that make spells cost more or less.

use crate::ids::{ObjectId, PlayerId};
use crate::keyword::{affinity, entwine};
use crate::table::{Env, Look, State, Table, TooLarge, View};
use language::board::{Cost, Zone};
use language::event::Mana;
use language::rule::Rule;
use language::select::What;

/// What a spell costs, and how that was worked out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Calculation {
    /// The spell.
    pub spell: ObjectId,
    /// Who casts it.
    pub player: PlayerId,
    /// The lines, the mana cost first.
    pub lines: Vec<CostLine>,
    /// The sum.
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
        /// For what.
        of: What,
        /// How many of them its caster controls.
        count: u64,
    },
}

/// An amount of mana: generic, and of each type.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ManaSum {
    /// Generic mana.
    pub generic: u64,
    /// White, blue, black, red, green and colourless mana, in this order.
    pub typed: [u64; 6],
}

impl ManaSum {
    fn of(cost: &Cost, x: u64) -> Result<Self, TooLarge> {
        let mut sum = Self { generic: cost.x.checked_mul(x).ok_or(TooLarge)?, typed: [0; 6] };
        sum.generic = sum.generic.checked_add(cost.generic).ok_or(TooLarge)?;
        for &(mana, amount) in &cost.mana {
            let typed: &mut u64 = &mut sum.typed[mana as usize];
            *typed = typed.checked_add(amount).ok_or(TooLarge)?;
        }
        Ok(sum)
    }

    fn plus(self, other: Self) -> Result<Self, TooLarge> {
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

/// What a card would cost this player on a board; nothing when its mana cost is not known.
///
/// # Errors
/// When an amount does not fit.
pub(crate) fn calculate(
    table: &Table,
    (state, view): (&State, &View),
    spell: ObjectId,
    player: PlayerId,
) -> Result<Option<Calculation>, TooLarge> {
    let is = &view.seen[spell.index()].is;
    let Some(printed) = &is.cost else { return Ok(None) };
    let object = state.object(spell);
    let env = Env::new(player, Some(spell), language::effect::Cause::Cost);
    let look = Look::new(table, state, &view.seen, &env);
    let x = (printed.x > 0).then_some(object.cast.x);
    let mut sheet = Sheet { lines: Vec::new(), now: ManaSum::default() };
    sheet.add(CostOf::ManaCost { x }, ManaSum::of(printed, object.cast.x)?, Rule::CostTotal)?;
    if let Some(entwine) = entwine::cost(is)
        && look.is(&What::Paid(entwine::PAID.to_owned()), &look.thing(spell))
    {
        sheet.add(CostOf::Entwine, ManaSum::of(entwine, 0)?, Rule::Entwine)?;
    }
    let times = object.cast.from_command;
    if table.commander(spell).is_some() && object.zone == Zone::Command && times > 0 {
        let generic = times.checked_mul(2).ok_or(TooLarge)?;
        let tax = ManaSum { generic, ..ManaSum::default() };
        sheet.add(CostOf::CommanderTax { times }, tax, Rule::CommanderCast)?;
    }
    for what in affinity::each(is) {
        let mine = What::All(vec![what.clone(), What::ControlledBy(language::select::Who::You)]);
        let count = look.amount(&language::select::Amount::Count(mine))?;
        sheet.take(CostOf::Affinity { of: what.clone(), count }, count);
    }
    let Sheet { lines, now: total } = sheet;
    Ok(Some(Calculation { spell, player, lines, total }))
}

struct Sheet {
    lines: Vec<CostLine>,
    now: ManaSum,
}

impl Sheet {
    fn add(&mut self, of: CostOf, mana: ManaSum, rule: Rule) -> Result<(), TooLarge> {
        self.now = self.now.plus(mana)?;
        self.lines.push(CostLine { of, mana, now: self.now, rule });
        Ok(())
    }

    /// Generic mana is taken away as far as it is there (CR 118.7a (2026-04-17), 502.31b (2006-10-01)).
    fn take(&mut self, of: CostOf, generic: u64) {
        let taken = generic.min(self.now.generic);
        self.now.generic -= taken;
        let mana = ManaSum { generic: taken, ..ManaSum::default() };
        self.lines.push(CostLine { of, mana, now: self.now, rule: Rule::Affinity });
    }
}
