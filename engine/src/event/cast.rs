//! Casting (CR 601.2a (2026-04-17)): a card, or a copy of one, becomes a spell on the stack. It contains nothing; its
//! costs and choices are instructions of their own. `Cast` in FORMAT.md.

use super::happen::Change;
use super::spawn::Spawning;
use crate::board::Zone;
use crate::ids::{ObjectId, PlayerId};
use crate::ruling::Happening;
use crate::select::{What, Who};
use crate::table::{Entry, TooLarge};

/// A player casts cards: they become spells on the stack.
pub(super) fn spawn(spawning: &mut Spawning<'_>, who: &Who, what: &What) {
    let look = spawning.look();
    let Some(player) = look.first(who) else { return };
    let not_there = |id: &ObjectId| look.state.object(*id).zone != Zone::Stack;
    let cards: Vec<_> = look.objects(what).into_iter().filter(not_there).collect();
    for object in cards {
        spawning.add(Happening::Cast { object, player });
    }
}

/// A card becomes a spell.
pub(super) fn happen(change: &mut Change<'_>, object: ObjectId, player: PlayerId) -> Result<(), TooLarge> {
    change.put(object, Zone::Stack);
    change.state.object_mut(object).controller = player;
    change.ledger.add(Entry::Cast(player), 1)
}
