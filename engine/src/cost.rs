//! What a spell costs, worked out line by line (CR 601.2f (2026-04-17), 409.1f (2006-10-01)).
//!
//! Known gap: how much an alternative or additional cost is, other than entwine, and effects of other objects that make
//! spells cost more or less.

use crate::keyword::{affinity, entwine};
use crate::table::env::Env;
use crate::table::scene::Scene;
use crate::table::selectors::Evaluator;
use language::board::Zone;
use language::board::paid::leaves_mana_open;
use language::rule::Rule;
use language::select::What;
use statements::cost::{Calculation, CostLine, CostOf, ManaSum};
use statements::error::TooLarge;
use statements::ids::{ObjectId, PlayerId, TextId};

/// What a card would cost this player on a board; nothing when its mana cost is not known, when another cost is paid instead, or
/// an additional one.
///
/// # Errors
/// When an amount does not fit.
pub(crate) fn calculate(
    Scene { table, state, view }: Scene<'_>,
    spell: ObjectId,
    player: PlayerId,
) -> Result<Option<Calculation>, TooLarge> {
    let is = &view.seen[spell.index()].is;
    let Some(printed) = &is.cost else { return Ok(None) };
    let object = state.object(spell);
    // An additional cost of which only the word is said adds to the total, too.
    let is_unknown = |word: &TextId| leaves_mana_open(table.texts.get(word.index()));
    if object.paid.iter().any(is_unknown) {
        return Ok(None);
    }
    let env = Env::new(player, Some(spell), language::effect::Cause::Cost);
    let eval = Evaluator::new(table, state, &view.seen, &env);
    let x = (printed.x > 0).then_some(object.cast.x);
    let mut sheet = Sheet { lines: Vec::new(), now: ManaSum::default() };
    sheet.add(CostOf::ManaCost { x }, ManaSum::of(printed, object.cast.x)?, Rule::CostTotal)?;
    if let Some(entwine) = entwine::cost(is)
        && eval.is(&What::Paid(entwine::PAID.to_owned()), &eval.thing(spell))
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
        let count = eval.amount(&language::select::Amount::Count(mine))?;
        sheet.take(CostOf::Affinity { of: what.clone(), count }, count);
    }
    let Sheet { lines, now: total } = sheet;
    Ok(Some(Calculation { spell, player, lines, total }))
}

/// What has been added up so far.
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
