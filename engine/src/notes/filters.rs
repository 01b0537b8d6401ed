//! Filters that nothing can ever match.

use language::board::{Board, Zone};
use language::event::{Event, Instruction};
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
        for what in looked_for(node) {
            if let Some(zone) = without_controller(what) {
                found.push(Note { at: path.clone(), about: About::NoController(zone) });
            }
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

/// A zone whose cards have no controller, where a filter asks for one.
fn without_controller(what: &What) -> Option<Zone> {
    let (mut found, mut controlled) = (None, false);
    demanded(what, &mut |part| {
        if let What::In(zone @ (Zone::Hand | Zone::Graveyard | Zone::Library | Zone::Exile)) = part {
            found = Some(*zone);
        }
        controlled |= matches!(part, What::ControlledBy(_));
    });
    found.filter(|_| controlled)
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

/// The filters of an instruction or event that objects are found by, where they are and as they are.
fn looked_for(node: Node<'_>) -> Vec<&What> {
    if let Node::Instruction(Instruction::Choose { what, .. } | Instruction::ForEach { what, .. })
    | Node::Event(
        Event::Destroy { what, .. }
        | Event::Sacrifice { what }
        | Event::Move { what, .. }
        | Event::Discard { what },
    ) = node
    {
        return vec![what];
    }
    Vec::new()
}
