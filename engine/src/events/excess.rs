//! Excess damage that goes to somebody else: the first part of damage (CR 120.4a (2026-04-17)).

use std::ops::Range;

use smallvec::SmallVec;

use crate::keyword::stands_for::has_keyword;
use crate::pending::situation::place;
use crate::table::Table;
use crate::table::env::Env;
use crate::table::object::{ObjectState, count_counters};
use crate::table::selectors::Evaluator;
use language::board::{CardType, Characteristics, Counter, Keyword};
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
        let eval = Evaluator::new(table, state, &view.seen, &about);
        let touches = source.is_some_and(|id| has_keyword(&view.seen[id.index()].is, &Keyword::Deathtouch));
        let kept = amount.min(not_excess(&eval, it, touches, others(parts, at, it)));
        let elsewhere = |target: &Target| *target != Target::Object(it) && eval.can_be_damaged(*target);
        let goal = eval.targets(to).into_iter().find(elsewhere);
        if let (Some(goal), true) = (goal, kept < amount) {
            let mut sent = parts[at].clone();
            aim(&mut sent, goal, amount - kept);
            aim(&mut parts[at], Target::Object(it), kept);
            place(parts.len())?;
            parts.push(sent);
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
/// text of 2022-04-29 says so, a creature is looked at as a creature alone.
fn not_excess(eval: &Evaluator<'_>, id: ObjectId, deathtouch: bool, others: u64) -> u64 {
    let (object, is) = (eval.state.object(id), &eval.seen[id.index()].is);
    let mut least = u64::MAX;
    if is.is(CardType::Creature) {
        least = lethal(object, is).saturating_sub(others).min(if deathtouch { 1 } else { u64::MAX });
        if !eval.table.on(Switch::ExcessOfEachType) {
            return least;
        }
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

/// What a creature lacks to lethal damage (CR 120.6 (2026-04-17)).
pub(crate) fn lethal(object: &ObjectState, is: &Characteristics) -> u64 {
    let toughness = is.toughness.and_then(|toughness| u64::try_from(toughness).ok()).unwrap_or(0);
    toughness.saturating_sub(object.damage)
}
