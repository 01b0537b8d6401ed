//! Damage: who deals it to whom. Once it is dealt it contains its results: `damage_results.rs`. `Damage` in FORMAT.md.

use super::change::Change;
use super::spawning::Spawning;
use crate::keyword::stands_for::has_keyword;
use crate::pending::situation::PARTS;
use crate::table::ledger::Entry;
use language::board::Keyword;
use language::effect::{Cause, Scope};
use language::rule::Switch;
use language::select::{Amount, What, Whom};
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::{ObjectId, PlayerId, Target};

/// What is said of damage besides who deals how much of it to whom.
#[derive(Clone, Copy)]
pub(crate) struct Manner {
    pub(crate) combat: bool,
    pub(crate) unpreventable: bool,
}

/// Each source deals the damage to each recipient that can be dealt damage.
pub(crate) fn spawn(
    spawning: &mut Spawning<'_>,
    from: &What,
    to: &Whom,
    amount: &Amount,
    manner: Manner,
) -> Result<(), TooLarge> {
    let eval = spawning.eval();
    let amount = eval.amount(amount)?;
    // What has left, or phased out, deals it as it last was (CR 608.2h, 113.7a, 702.26b (2026-04-17)).
    let sources: Vec<ObjectId> = eval.meant(from).iter().filter_map(|source| source.id).collect();
    let sources: Vec<Option<ObjectId>> = match (sources.is_empty(), from) {
        // A script without a source still deals its damage.
        (true, What::This) if spawning.env.about.this.is_none() => vec![None],
        // So does what has left for where nobody can find it, though nothing more is known of it.
        (true, What::This) if spawning.env.about.gone.this => vec![spawning.env.about.this],
        (true, What::It) if spawning.env.about.gone.it => vec![spawning.env.about.it],
        (_, _) => sources.into_iter().map(Some).collect(),
    };
    let targets: Vec<Target> =
        eval.targets(to).into_iter().filter(|&target| eval.can_be_damaged(target)).collect();
    let tells_rows = targets.len() > 1 || asks_for_sources(spawning);
    let Manner { combat, unpreventable } = manner;
    let combat = combat || spawning.env.cause == Cause::Combat;
    let mut all = 0u64;
    for source in sources {
        let count = source.map_or(1, |id| spawning.eval().state.object(id).count.max(1));
        // What would be refused for its size is not made first.
        let more = count.checked_mul(targets.len() as u64).and_then(|more| all.checked_add(more));
        all = more.filter(|&all| all <= PARTS as u64).ok_or(TooLarge)?;
        for &to in &targets {
            let damage = Happening::Damage { source, to, amount, combat, unpreventable, dealt: false };
            for which in 0..count {
                if count > 1 && tells_rows {
                    spawning.add_of_row(damage, which);
                } else {
                    spawning.add(damage);
                }
            }
        }
    }
    Ok(())
}

/// Whether anything asks which damage one source deals. If nothing does, and damage is dealt to one recipient, it makes no
/// difference which of a row deals what.
fn asks_for_sources(spawning: &Spawning<'_>) -> bool {
    let view = spawning.table.view(spawning.board);
    let mut scopes = view.all_effects().map(|effect| spawning.table.effect(effect).scope);
    let mut triggers = view.triggers.iter().map(|trigger| trigger.when.scope);
    scopes.any(|scope| scope == Scope::PerSource) || triggers.any(|scope| scope == Scope::PerSource)
}

/// Dealt damage goes into the ledger; its results are parts of their own. What a source with deathtouch has dealt
/// damage to is known until state-based actions are checked (CR 702.2b (2026-04-17)).
pub(crate) fn happen(
    change: &mut Change<'_>,
    source: Option<ObjectId>,
    to: Target,
    amount: u64,
    combat: bool,
) -> Result<(), TooLarge> {
    match to {
        Target::Player(player) => {
            if let Some(commander) = source.filter(|&id| combat && change.table.commander(id).is_some()) {
                note_commander(change, commander, player, amount)?;
            }
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
    // To each of like permanents that are counted together.
    let many = if let Target::Object(id) = to { change.state.object(id).count.max(1) } else { 1 };
    change.ledger.add(Entry::Dealt(to), amount.checked_mul(many).ok_or(TooLarge)?)
}

/// Combat damage that a commander deals to a player counts all game (CR 903.10a (2026-04-17)).
fn note_commander(
    change: &mut Change<'_>,
    commander: ObjectId,
    player: PlayerId,
    amount: u64,
) -> Result<(), TooLarge> {
    let dealt = &mut change.state.player_mut(player).from_commanders;
    match dealt.binary_search_by_key(&commander, |&(id, _)| id) {
        Ok(at) => dealt[at].1 = dealt[at].1.checked_add(amount).ok_or(TooLarge)?,
        Err(at) if amount > 0 => dealt.insert(at, (commander, amount)),
        Err(_) => {}
    }
    Ok(())
}

fn has_deathtouch(change: &Change<'_>, source: Option<ObjectId>) -> bool {
    let (state, view) = (change.table.board(change.before), change.table.view(change.before));
    source.is_some_and(|id| {
        let known = state.known_source(id, true).map(|known| change.table.print(known.is));
        has_keyword(known.unwrap_or(&view.seen[id.index()].is), &Keyword::Deathtouch)
    })
}
