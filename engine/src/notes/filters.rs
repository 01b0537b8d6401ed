//! Filters that nothing can ever match.

use language::board::Board;
use language::path::BoardPath;
use language::select::What;
use language::walk::Node;
use statements::note::{About, Note};

/// The filters of a board that contradict themselves.
pub(super) fn notes(board: &Board) -> Vec<Note> {
    let mut found = Vec::new();
    // Nothing refuses a node.
    let walked: Result<(), ()> = Node::Board(board).walk(&mut BoardPath::default(), &mut |path, node| {
        if let Node::What(what @ What::All(_)) = node
            && let Some(about) = two_zones(what)
            && !found.iter().any(|note: &Note| path.0.starts_with(&note.at.0))
        {
            found.push(Note { at: path.clone(), about });
        }
        Ok(())
    });
    walked.map_or_else(|()| Vec::new(), |()| found)
}

/// Two different zones that a filter asks for at once, itself and not deep inside.
fn two_zones(what: &What) -> Option<About> {
    let mut zones = Vec::new();
    demanded(what, &mut |part| {
        if let What::In(zone) = part {
            zones.push(*zone);
        }
    });
    let first = *zones.first()?;
    let other = zones.into_iter().find(|zone| *zone != first)?;
    Some(About::TwoZones(first, other))
}

/// All that must be so of what a filter finds.
fn demanded<'w>(what: &'w What, see: &mut dyn FnMut(&'w What)) {
    if let What::All(list) = what {
        for part in list {
            demanded(part, see);
        }
    } else {
        see(what);
    }
}
