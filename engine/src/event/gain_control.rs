//! Gaining control of a permanent for good. It contains nothing; control that lasts as long as something is there is a
//! continuous effect (`table/layers.rs`). `GainControl` in FORMAT.md.

use super::happen::Change;
use super::spawn::Spawning;
use crate::ids::{ObjectId, PlayerId};
use crate::ruling::Happening;
use crate::select::{What, Who};

/// A player gains control of permanents.
pub(super) fn spawn(spawning: &mut Spawning<'_>, who: &Who, what: &What) {
    let look = spawning.look();
    let Some(player) = look.first(who) else { return };
    let permanents: Vec<_> =
        look.objects(what).into_iter().filter(|&id| look.state.is_permanent(id)).collect();
    for object in permanents {
        spawning.add(Happening::GainControl { object, player });
    }
}

/// Control changes.
pub(super) fn happen(change: &mut Change<'_>, object: ObjectId, player: PlayerId) {
    change.state.object_mut(object).controller = player;
}
