//! Attaching (CR 701.3 (2026-04-17)). It contains nothing; what becomes attached gets a new time stamp. `Attach` in
//! FORMAT.md.

use super::change::Change;
use super::spawning::Spawning;
use language::select::What;
use statements::happening::Happening;
use statements::ids::ObjectId;

/// Permanents become attached to the first of these objects.
pub(crate) fn spawn(spawning: &mut Spawning<'_>, what: &What, to: &What) {
    let eval = spawning.eval();
    let Some(&host) = eval.objects(to).first() else { return };
    let permanents: Vec<_> =
        eval.objects(what).into_iter().filter(|&id| eval.state.is_permanent(id) && id != host).collect();
    for object in permanents {
        spawning.add(Happening::Attach { object, to: host });
    }
}

/// It becomes attached.
pub(crate) fn happen(change: &mut Change<'_>, object: ObjectId, to: ObjectId) {
    let since = change.state.next_since();
    let state = change.state.object_mut(object);
    state.attached_to = Some(to);
    state.on_player = None;
    state.since = since;
}
