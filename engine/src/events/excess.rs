//! Excess damage that goes to somebody else: the first part of damage (CR 120.4a (2026-04-17)); and how much was dealt.

use std::collections::BTreeSet;
use std::ops::Range;

use smallvec::SmallVec;

use crate::keyword::stands_for::has_keyword;
use crate::pending::situation::{Situation, place};
use crate::table::Table;
use crate::table::env::Env;
use crate::table::object::{ObjectState, count_counters};
use crate::table::selectors::Evaluator;
use language::board::{CardType, Characteristics, Counter, Keyword};
use language::effect::Cause;
use language::rule::Switch;
use language::select::Whom;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::{BoardId, CounterId, ObjectId, Target};
use statements::part::Part;

/// Sends the excess of some parts to the first of `to` that can be dealt damage, read with the damaged permanent as
/// "it"; where there is none, or only the permanent itself, its damage stays whole. `parts` are all that would happen
/// at the same time.
///
/// # Errors
/// When there would be more parts than a pending event can have.
///
/// Judgement: where the excess of several parts to one permanent goes elsewhere, the first of them counts all the
/// others, the next what is left of the first: no damage is counted as excess twice.
pub(crate) fn send(
    table: &Table,
    board: BoardId,
    env: &Env,
    parts: &mut SmallVec<[Part; 1]>,
    places: Range<usize>,
    to: &Whom,
) -> Result<(), TooLarge> {
    let (state, view) = (table.board(board), table.view(board));
    for at in places {
        let Happening::Damage { source, to: Target::Object(it), amount, .. } = parts[at].happening else {
            continue;
        };
        let mut about = env.clone();
        about.about.it = Some(it);
        let eval = Evaluator::new(table, state, &view.seen, &about).recalling();
        let touches = source.is_some_and(|id| has_keyword(eval.source(id, true).is, &Keyword::Deathtouch));
        let kept = amount.min(not_excess(&eval, it, touches, others(parts, at, it)));
        let elsewhere = |target: &Target| *target != Target::Object(it) && eval.can_be_damaged(*target);
        let goal = eval.targets(to).into_iter().find(elsewhere);
        if let (Some(goal), true) = (goal, kept < amount) {
            let mut sent = parts[at].clone();
            aim(&mut sent, goal, amount - kept);
            aim(&mut parts[at], Target::Object(it), kept);
            // Of like permanents that are counted together each is dealt that much, and sends its own excess.
            for _ in 0..state.object(it).count {
                place(parts.len())?;
                parts.push(sent.clone());
            }
        }
    }
    Ok(())
}

fn aim(part: &mut Part, goal: Target, much: u64) {
    if let Happening::Damage { to, amount, .. } = &mut part.happening {
        (*to, *amount) = (goal, much);
    }
}

/// What all other parts would deal to a permanent.
fn others(parts: &[Part], besides: usize, it: ObjectId) -> u64 {
    let dealt = |(at, part): (usize, &Part)| {
        let Happening::Damage { to: Target::Object(id), amount, .. } = part.happening else { return 0 };
        if at != besides && id == it { amount } else { 0 }
    };
    parts.iter().enumerate().map(dealt).fold(0, u64::saturating_add)
}

/// How much damage to a permanent is no excess. A permanent of several types takes the least of the numbers; until a
/// text of 2022-04-29 says so, a creature is looked at as a creature alone, and nothing else is dealt any excess
/// (CR 120.4a (2020-07-03)).
fn not_excess(eval: &Evaluator<'_>, id: ObjectId, deathtouch: bool, others: u64) -> u64 {
    let (object, is) = (eval.state.object(id), &eval.seen[id.index()].is);
    let mut least = u64::MAX;
    if is.is(CardType::Creature) {
        least = lethal(object, is).saturating_sub(others).min(if deathtouch { 1 } else { u64::MAX });
    }
    if !eval.table.on(Switch::ExcessOfEachType) {
        return least;
    }
    let types = [
        (CardType::Planeswalker, Switch::Planeswalkers, Counter::Loyalty),
        (CardType::Battle, Switch::Battles, Counter::Defense),
    ];
    for (_, _, kind) in types.iter().filter(|(card, known, _)| is.is(*card) && eval.table.on(*known)) {
        let kind = eval.table.counters.find(kind).map(CounterId::at);
        let there = kind.map_or(0, |kind| count_counters(&object.counters, kind));
        least = least.min(there.saturating_sub(others));
    }
    least
}

/// The excess damage that some parts together deal to a permanent of a board (CR 120.10 (2026-04-17)). Damage from a source
/// with deathtouch is lethal at once.
///
/// Judgement: before 2022-04-29 no text speaks of it; it is counted as excess that goes elsewhere is.
pub(crate) fn dealt<'p>(
    table: &Table,
    board: BoardId,
    id: ObjectId,
    parts: impl IntoIterator<Item = &'p Part>,
) -> u64 {
    let (state, view) = (table.board(board), table.view(board));
    let mut all = 0u64;
    let mut touched = false;
    for part in parts {
        if let Happening::Damage { source, to: Target::Object(to), amount, .. } = part.happening
            && to == id
        {
            let source = source.map(|source| &view.seen[source.index()].is);
            touched |= amount > 0 && source.is_some_and(|is| has_keyword(is, &Keyword::Deathtouch));
            all = all.saturating_add(amount);
        }
    }
    let env = Env::new(state.active, None, Cause::Effect);
    let eval = Evaluator::new(table, state, &view.seen, &env);
    all.saturating_sub(not_excess(&eval, id, touched, 0))
}

/// The excess damage that these parts of an event deal, to each of like permanents that are counted together.
///
/// # Errors
/// When the number does not fit.
pub(crate) fn all_dealt(table: &Table, event: &Situation, places: &[usize]) -> Result<u64, TooLarge> {
    let parts = || places.iter().map(|&at| &event.parts[at]);
    let damaged = parts().filter_map(|part| {
        let Happening::Damage { to: Target::Object(id), .. } = part.happening else { return None };
        Some(id)
    });
    let damaged: BTreeSet<ObjectId> = damaged.collect();
    let mut sum = 0u64;
    for id in damaged {
        let each = dealt(table, event.board, id, parts());
        let all = each.checked_mul(table.board(event.board).object(id).count);
        sum = all.and_then(|all| sum.checked_add(all)).ok_or(TooLarge)?;
    }
    Ok(sum)
}

/// What a creature lacks to lethal damage (CR 120.6 (2026-04-17)).
pub(crate) fn lethal(object: &ObjectState, is: &Characteristics) -> u64 {
    let toughness = is.toughness.and_then(|toughness| u64::try_from(toughness).ok()).unwrap_or(0);
    toughness.saturating_sub(object.damage)
}
