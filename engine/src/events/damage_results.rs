//! What dealt damage results in (CR 120.3 (2026-04-17)): loss of life, marked damage, counters put or removed, life gained.
//! Each is a part of the same event that can be replaced; damage that is dealt contains them. `Damage` in FORMAT.md.

use super::change::Change;
use crate::keyword::{infect, lifelink, toxic, wither};
use crate::table::Table;
use crate::table::view::View;
use language::board::{CardType, Characteristics, Counter};
use language::rule::Switch;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::{BoardId, ObjectId, Target};
use statements::part::Part;

/// What dealt damage results in, pending in the same event.
///
/// # Errors
/// When what is gained for several like permanents does not fit.
pub(crate) fn results(
    table: &mut Table,
    board: BoardId,
    view: &View,
    part: &Part,
) -> Result<Vec<Happening>, TooLarge> {
    let Happening::Damage { source, to, amount, combat, .. } = part.happening else {
        return Ok(Vec::new());
    };
    let known = source.and_then(|id| table.board(board).known_source(id, combat).cloned());
    let seen = source.map(|id| &view.seen[id.index()]);
    let is = known.as_ref().map(|known| table.print(known.is)).or(seen.map(|seen| &seen.is)).cloned();
    let controller = known.map_or(seen.and_then(|seen| seen.controller), |known| known.controller);
    let has = |keyword: &dyn Fn(&Characteristics) -> bool| is.as_ref().is_some_and(|is| keyword(is));
    let infect = has(&infect::has);
    let mut results = match to {
        Target::Player(_) if infect => {
            vec![Happening::PutCounters { on: to, kind: table.keep_counter(&Counter::Poison), amount }]
        }
        Target::Player(player) => vec![Happening::LoseLife { player, amount }],
        Target::Object(id) => on_object(table, view, id, amount, infect || has(&wither::has)),
    };
    let toxic = is.as_ref().map_or(0, |is| toxic::total(is));
    if combat && toxic > 0 && matches!(to, Target::Player(_)) {
        let kind = table.keep_counter(&Counter::Poison);
        results.push(Happening::PutCounters { on: to, kind, amount: toxic });
    }
    if let Some(player) = controller
        && has(&|is| lifelink::is_result(is, |switch| table.on(switch)))
    {
        // Dealt to each of several like permanents that are counted together.
        let each = if let Target::Object(id) = to { table.board(board).object(id).count } else { 1 };
        let amount = amount.checked_mul(each).ok_or(TooLarge)?;
        results.push(Happening::GainLife { player, amount });
    }
    Ok(results)
}

fn on_object(table: &mut Table, view: &View, object: ObjectId, amount: u64, withers: bool) -> Vec<Happening> {
    let is = &view.seen[object.index()].is;
    let from = Target::Object(object);
    let mut results = Vec::new();
    if is.is(CardType::Creature) && withers {
        results.push(Happening::PutCounters {
            on: from,
            kind: table.keep_counter(&Counter::MinusOne),
            amount,
        });
    } else if is.is(CardType::Creature) {
        results.push(Happening::MarkDamage { object, amount });
    }
    if is.is(CardType::Planeswalker) && table.on(Switch::Planeswalkers) {
        results.push(Happening::RemoveCounters { from, kind: table.keep_counter(&Counter::Loyalty), amount });
    }
    if is.is(CardType::Battle) && table.on(Switch::Battles) {
        results.push(Happening::RemoveCounters { from, kind: table.keep_counter(&Counter::Defense), amount });
    }
    results
}

/// Damage is marked.
pub(crate) fn mark(change: &mut Change<'_>, object: ObjectId, amount: u64) -> Result<(), TooLarge> {
    let marked = &mut change.state.object_mut(object).damage;
    *marked = marked.checked_add(amount).ok_or(TooLarge)?;
    Ok(())
}
