//! Attaching (CR 701.3 (2026-04-17)). It contains nothing; what becomes attached gets a new time stamp. `Attach` in
//! FORMAT.md.

use super::change::Change;
use super::spawning::Spawning;
use crate::table::attaching::Attachable;
use language::rule::Switch;
use language::select::What;
use statements::happening::Happening;
use statements::ids::ObjectId;

/// Permanents become attached to the first of these objects; what can't be attached to it doesn't move.
pub(crate) fn spawn(spawning: &mut Spawning<'_>, what: &What, to: &What) {
    let Some(Attachable { host, permanents }) = spawning.eval().attachable(what, to) else { return };
    for object in permanents {
        spawning.add(Happening::Attach { object, to: host });
    }
}

/// It becomes attached.
pub(crate) fn happen(change: &mut Change<'_>, object: ObjectId, to: ObjectId) {
    let state = change.state.object_mut(object);
    state.attached_to = Some(to);
    state.on_player = None;
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
