//! Casting (CR 601.2a (2026-04-17)): a card, or a copy of one, becomes a spell on the stack. It contains nothing; its
//! costs and choices are instructions of their own. `Cast` in FORMAT.md.

use super::change::Change;
use super::spawning::Spawning;
use crate::table::ledger::Entry;
use crate::table::selectors::Evaluator;
use language::board::Zone;
use language::select::{What, Who};
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::{ObjectId, PlayerId};

/// A player casts cards: they become spells on the stack.
pub(crate) fn spawn(spawning: &mut Spawning<'_>, who: &Who, what: &What, transformed: bool) {
    let eval = spawning.eval();
    let Some(player) = eval.first(who) else { return };
    for object in castable(&eval, what, transformed) {
        spawning.add(Happening::Cast { object, player, transformed });
    }
}

/// What of some objects can be cast: not what is on the stack already, nor with its back face up what has none.
pub(crate) fn castable(eval: &Evaluator<'_>, what: &What, transformed: bool) -> Vec<ObjectId> {
    let can = |id: &ObjectId| {
        let object = eval.state.object(*id);
        object.zone != Zone::Stack && (object.back.is_some() || !transformed)
    };
    eval.objects(what).into_iter().filter(can).collect()
}

/// A card becomes a spell.
pub(crate) fn happen(
    change: &mut Change<'_>,
    object: ObjectId,
    player: PlayerId,
    transformed: bool,
) -> Result<(), TooLarge> {
    let from_command = change.state.object(object).zone == Zone::Command;
    let before = change.state.players.iter().try_fold(0, |sum: u64, player| sum.checked_add(player.cast));
    let before = before.ok_or(TooLarge)?;
    change.put(object, Zone::Stack);
    let spell = change.state.object_mut(object);
    spell.controller = player;
    spell.transformed = transformed;
    spell.cast.by = Some(player);
    spell.cast.before = before;
    spell.cast.from_command += u64::from(from_command);
    let cast = &mut change.state.player_mut(player).cast;
    *cast = cast.checked_add(1).ok_or(TooLarge)?;
    change.ledger.add(Entry::Cast(player), 1)
}
