//! Damage: who deals it to whom, and what it results in.

use super::happen::Change;
use super::spawn::Spawning;
use crate::board::{CardType, Counter, Keyword};
use crate::effect::Cause;
use crate::ids::{BoardId, ObjectId, Target};
use crate::rule::Switch;
use crate::ruling::{Happening, Part};
use crate::select::{Amount, What, Whom};
use crate::table::{Entry, Table, TooLarge, View, has_keyword};

/// Each source deals the damage to each recipient that can be dealt damage.
pub(super) fn spawn(
    spawning: &mut Spawning<'_>,
    from: &What,
    to: &Whom,
    amount: &Amount,
    (combat, unpreventable): (bool, bool),
) -> Result<(), TooLarge> {
    let look = spawning.look();
    let amount = look.amount(amount)?;
    let sources = look.objects(from);
    let sources: Vec<Option<ObjectId>> = match (sources.is_empty(), from) {
        // A script without a source still deals its damage.
        (true, What::This) if spawning.env.about.this.is_none() => vec![None],
        (_, _) => sources.into_iter().map(Some).collect(),
    };
    let targets: Vec<Target> =
        look.targets(to).into_iter().filter(|&target| look.can_be_damaged(target)).collect();
    let combat = combat || spawning.env.cause == Cause::Combat;
    for source in sources {
        for &to in &targets {
            spawning.add(Happening::Damage { source, to, amount, combat, unpreventable, dealt: false });
        }
    }
    Ok(())
}

/// What dealt damage results in (CR 120.3 (2026-04-17)), pending in the same event.
pub(crate) fn results(table: &mut Table, board: BoardId, view: &View, part: &Part) -> Vec<Happening> {
    let Happening::Damage { source, to, amount, combat, .. } = part.happening else { return Vec::new() };
    let known = source.filter(|_| combat).and_then(|id| table.board(board).last_known(id).cloned());
    let seen = source.map(|id| &view.seen[id.index()]);
    let is = known.as_ref().map(|known| table.print(known.is)).or(seen.map(|seen| &seen.is)).cloned();
    let controller = known.map_or(seen.and_then(|seen| seen.controller), |known| known.controller);
    let has = |keyword: &Keyword| is.as_ref().is_some_and(|is| has_keyword(is, keyword));
    let infect = has(&Keyword::Infect);
    let mut results = match to {
        Target::Player(_) if infect => {
            vec![Happening::PutCounters { on: to, kind: table.keep_counter(&Counter::Poison), amount }]
        }
        Target::Player(player) => vec![Happening::LoseLife { player, amount }],
        Target::Object(id) => on_object(table, view, id, amount, infect || has(&Keyword::Wither)),
    };
    // Before, lifelink triggers and is no part of the event.
    if table.on(Switch::DamageInParts)
        && has(&Keyword::Lifelink)
        && let Some(player) = controller
    {
        results.push(Happening::GainLife { player, amount });
    }
    results
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

/// Dealt damage goes into the ledger; its results are parts of their own. What a source with deathtouch has dealt
/// damage to is known until state-based actions are checked (CR 702.2b (2026-04-17)).
pub(super) fn happen(
    change: &mut Change<'_>,
    source: Option<ObjectId>,
    to: Target,
    amount: u64,
) -> Result<(), TooLarge> {
    match to {
        Target::Player(player) => {
            let damaged = &mut change.state.player_mut(player).damaged;
            *damaged = damaged.checked_add(amount).ok_or(TooLarge)?;
        }
        Target::Object(id) => {
            let here = amount > 0 && change.state.is_permanent(id);
            if here && change.table.on(Switch::DeathtouchStateBased) && has_deathtouch(change, source) {
                change.state.object_mut(id).deathtouched = true;
            }
        }
    }
    change.ledger.add(Entry::Dealt(to), amount)
}

fn has_deathtouch(change: &Change<'_>, source: Option<ObjectId>) -> bool {
    let (state, view) = (change.table.board(change.before), change.table.view(change.before));
    source.is_some_and(|id| {
        let known = state.last_known(id).map(|known| change.table.print(known.is));
        has_keyword(known.unwrap_or(&view.seen[id.index()].is), &Keyword::Deathtouch)
    })
}

/// Damage is marked.
pub(super) fn mark(change: &mut Change<'_>, object: ObjectId, amount: u64) -> Result<(), TooLarge> {
    let marked = &mut change.state.object_mut(object).damage;
    *marked = marked.checked_add(amount).ok_or(TooLarge)?;
    Ok(())
}
