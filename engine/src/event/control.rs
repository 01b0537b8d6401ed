//! Gaining control, and attaching.

use super::happen::Change;
use super::spawn::Spawning;
use crate::ids::ObjectId;
use crate::ruling::Happening;
use crate::select::{What, Who};

/// A player gains control of permanents.
pub(super) fn gain(spawning: &mut Spawning<'_>, who: &Who, what: &What) {
    let look = spawning.look();
    let Some(player) = look.first(who) else { return };
    let permanents: Vec<_> =
        look.objects(what).into_iter().filter(|&id| look.state.is_permanent(id)).collect();
    for object in permanents {
        spawning.add(Happening::GainControl { object, player });
    }
}

/// Permanents become attached to the first of these objects.
pub(super) fn attach(spawning: &mut Spawning<'_>, what: &What, to: &What) {
    let look = spawning.look();
    let Some(&host) = look.objects(to).first() else { return };
    let permanents: Vec<_> =
        look.objects(what).into_iter().filter(|&id| look.state.is_permanent(id) && id != host).collect();
    for object in permanents {
        spawning.add(Happening::Attach { object, to: host });
    }
}

/// Control changes.
pub(super) fn happen_gain(change: &mut Change<'_>, object: ObjectId, player: crate::ids::PlayerId) {
    change.state.object_mut(object).controller = player;
}

/// It becomes attached.
pub(super) fn happen_attach(change: &mut Change<'_>, object: ObjectId, to: ObjectId) {
    let since = change.state.next_since();
    let state = change.state.object_mut(object);
    state.attached_to = Some(to);
    state.since = since;
}
