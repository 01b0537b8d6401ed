//! Attaching (CR 701.3 (2026-04-17)). It contains nothing; what becomes attached gets a new time stamp. `Attach` and
//! `Enchant` in FORMAT.md.

use super::change::Change;
use super::spawning::Spawning;
use crate::table::attaching::Attachable;
use language::rule::Switch;
use language::select::{What, Who};
use statements::happening::Happening;
use statements::ids::{ObjectId, Target};

/// Permanents become attached to the first of these objects; what can't be attached to it doesn't move.
pub(crate) fn spawn(spawning: &mut Spawning<'_>, what: &What, to: &What) {
    let Some(Attachable { host, permanents }) = spawning.eval().attachable(what, to) else { return };
    for object in permanents {
        spawning.add(Happening::Attach { object, to: Target::Object(host) });
    }
}

/// Permanents become attached to the first of these players, as far as they can enchant them.
pub(crate) fn spawn_on_player(spawning: &mut Spawning<'_>, what: &What, who: &Who) {
    let eval = spawning.eval();
    let Some(player) = eval.first(who) else { return };
    for object in eval.able_to_enchant(what, player) {
        spawning.add(Happening::Attach { object, to: Target::Player(player) });
    }
}

/// It becomes attached.
pub(crate) fn happen(change: &mut Change<'_>, object: ObjectId, to: Target) {
    let state = change.state.object_mut(object);
    (state.attached_to, state.on_player) = match to {
        Target::Object(host) => (Some(host), None),
        Target::Player(player) => (None, Some(player)),
    };
    change.new_stamp(object);
}

impl Change<'_> {
    /// Another face of a permanent is up (CR 613.7f, 613.7g (2026-04-17)).
    pub(crate) fn new_face(&mut self, object: ObjectId) {
        if self.table.on(Switch::FacesGetStamps) {
            self.new_stamp(object);
        }
    }

    /// A permanent gets a new time stamp (CR 613.7e (2026-04-17)): what it does is newer from now on than what
    /// others have gained.
    pub(crate) fn new_stamp(&mut self, object: ObjectId) {
        let stamp = self.state.next_since();
        self.state.object_mut(object).stamp = stamp;
        for other in self.state.ids() {
            self.state.not_older(other, object);
        }
    }
}
