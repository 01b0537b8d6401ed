//! Sacrificing (CR 701.21a (2026-04-17)): it contains the permanent's move to the graveyard, and nothing else happens when
//! nothing replaces it. `Sacrifice` in FORMAT.md.

use super::spawning::Spawning;
use crate::table::env::Sacrifices;
use crate::table::selectors::Evaluator;
use language::select::What;
use language::walk::Node;
use statements::happening::Happening;
use statements::ids::{ObjectId, PlayerId};

/// Permanents are sacrificed; each one's move to the graveyard is contained.
pub(crate) fn spawn(spawning: &mut Spawning<'_>, what: &What) {
    for object in sacrificed(&spawning.eval(), what) {
        spawning.add_to_graveyard(Happening::Sacrifice { object }, object);
    }
}

/// The permanents that are sacrificed where these are to be: nobody can sacrifice what somebody else controls
/// (CR 701.21a (2026-04-17), 701.14a (2012-05-01)).
pub(crate) fn sacrificed(eval: &Evaluator<'_>, what: &What) -> Vec<ObjectId> {
    let by = sacrifices(eval, what);
    let is_theirs = |id: ObjectId| by.is_none_or(|player| eval.holder(id) == player);
    let can = |&id: &ObjectId| eval.state.is_permanent(id) && is_theirs(id);
    eval.objects(what).into_iter().filter(can).collect()
}

/// Who sacrifices these. None where whoever controls each of them does: the words say whose they are, or another player has
/// chosen them.
pub(crate) fn sacrifices(eval: &Evaluator<'_>, what: &What) -> Option<PlayerId> {
    let about = &eval.about;
    let is_said = |node: Node<'_>| {
        matches!(node, Node::What(What::ControlledBy(_)))
            || about.others_chose && matches!(node, Node::What(What::Chosen(_)))
    };
    if Node::What(what).any(&is_said) {
        return None;
    }
    match about.sacrifices {
        Sacrifices::You => Some(about.you),
        Sacrifices::Another(player) => Some(player),
        Sacrifices::Whoever => None,
    }
}
