//! What dealt damage results in (CR 120.3 (2026-04-17)): loss of life, marked damage, counters put or removed, life gained.
//! Each is a part of the same event that can be replaced; damage that is dealt contains them. `Damage` in FORMAT.md.

use super::change::Change;
use crate::keyword::{infect, lifelink, toxic, wither};
use crate::pending::situation::Situation;
use crate::table::Table;
use crate::table::view::View;
use language::board::{CardType, Characteristics, Counter};
use language::effect::Cause;
use language::rule::Switch;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::{BoardId, ObjectId, PlayerId, Target};
use statements::part::Part;

/// Damage is dealt, but for parts that won't happen: its results are pending in the same event. Returns whether any was.
pub(crate) fn deal(table: &mut Table, situation: &mut Situation, void: &[u16]) -> Result<bool, TooLarge> {
    let is_open = |part: &Part| matches!(part.happening, Happening::Damage { dealt: false, .. });
    let open: Vec<u16> = (0..)
        .zip(&situation.parts)
        .filter_map(|(at, part)| (is_open(part) && !void.contains(&at)).then_some(at))
        .collect();
    for &outer in &open {
        let at = usize::from(outer);
        if let Happening::Damage { dealt, .. } = &mut situation.parts[at].happening {
            *dealt = true;
        }
        let part = situation.parts[at].clone();
        let view = std::sync::Arc::clone(&table.views[situation.board.index()]);
        for happening in results(table, situation.board, &view, &part)? {
            if joins_lifelink(table, situation, at, happening) {
                continue;
            }
            let mut result = Part::new(happening, Cause::Rules, part.from, part.marks.clone());
            result.within = Some(outer);
            situation.add_part(result)?;
        }
    }
    Ok(!open.is_empty())
}

/// Life gained from one source's lifelink is gained at once, however many it deals damage to
/// (CR 119.10 (2026-04-17)); each of like permanents that are counted together is a source. Returns whether a gain has been added to one that is pending.
fn joins_lifelink(table: &Table, situation: &mut Situation, damage: usize, gain: Happening) -> bool {
    let Happening::GainLife { player, amount: more } = gain else { return false };
    let dealt_by =
        |at: usize| (situation.parts[at].happening.damage_source(), situation.which_of_its_row(table, at));
    let source = dealt_by(damage);
    let of_source = |part: &Part| part.within.is_some_and(|at| dealt_by(usize::from(at)) == source);
    let is_gain = |part: &&Part| {
        matches!(part.happening, Happening::GainLife { player: other, .. } if other == player)
            && of_source(part)
    };
    let Some(at) = situation.parts.iter().position(|part| is_gain(&part)) else { return false };
    if let Happening::GainLife { amount, .. } = &mut situation.parts[at].happening
        && let Some(sum) = amount.checked_add(more)
    {
        *amount = sum;
        return true;
    }
    false
}

/// What dealt damage results in, pending in the same event.
///
/// # Errors
/// When what is gained for several like permanents does not fit.
fn results(table: &mut Table, board: BoardId, view: &View, part: &Part) -> Result<Vec<Happening>, TooLarge> {
    let Happening::Damage { source, to, amount, combat, .. } = part.happening else {
        return Ok(Vec::new());
    };
    let known = source.and_then(|id| table.board(board).known_source(id, combat).cloned());
    let seen = source.map(|id| &view.seen[id.index()]);
    let is = known.as_ref().map(|known| table.print(known.is)).or(seen.map(|seen| &seen.is)).cloned();
    let controller = known.map_or(seen.and_then(|seen| seen.controller), |known| known.controller);
    // What nobody controls links its owner (CR 702.15b (2026-04-17)), and its owner puts the counters that others' controllers
    // put (CR 120.3b, 120.3d (2026-04-17)).
    let holder = controller.or(source.map(|id| table.board(board).object(id).owner));
    let puts = holder;
    let has = |keyword: &dyn Fn(&Characteristics) -> bool| is.as_ref().is_some_and(|is| keyword(is));
    let infect = has(&infect::has);
    let mut results = match to {
        Target::Player(_) if infect => {
            let kind = table.keep_counter(&Counter::Poison);
            vec![Happening::PutCounters { player: puts, on: to, kind, amount }]
        }
        Target::Player(player) => vec![Happening::LoseLife { player, amount }],
        Target::Object(id) => {
            let dealt = Dealt { amount, withers: infect || has(&wither::has), puts };
            on_object(table, view, id, dealt)
        }
    };
    let toxic = is.as_ref().map_or(0, |is| toxic::total(is));
    if combat && toxic > 0 && matches!(to, Target::Player(_)) {
        let kind = table.keep_counter(&Counter::Poison);
        results.push(Happening::PutCounters { player: puts, on: to, kind, amount: toxic });
    }
    if let Some(player) = holder
        && has(&|is| lifelink::is_result(is, |switch| table.on(switch)))
    {
        // Dealt to each of several like permanents that are counted together.
        let each = if let Target::Object(id) = to { table.board(board).object(id).count } else { 1 };
        let amount = amount.checked_mul(each).ok_or(TooLarge)?;
        results.push(Happening::GainLife { player, amount });
    }
    Ok(results)
}

/// Damage that is dealt to an object.
#[derive(Clone, Copy)]
struct Dealt {
    amount: u64,
    /// Whether it puts counters on creatures.
    withers: bool,
    /// Who puts them.
    puts: Option<PlayerId>,
}

fn on_object(table: &mut Table, view: &View, object: ObjectId, dealt: Dealt) -> Vec<Happening> {
    let Dealt { amount, withers, puts } = dealt;
    let is = &view.seen[object.index()].is;
    let from = Target::Object(object);
    let mut results = Vec::new();
    if is.is(CardType::Creature) && withers {
        let kind = table.keep_counter(&Counter::MinusOne);
        results.push(Happening::PutCounters { player: puts, on: from, kind, amount });
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
