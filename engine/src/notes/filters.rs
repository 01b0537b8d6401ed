//! Filters that nothing can ever match.

use language::board::{Board, ObjectKind, Zone};
use language::path::BoardPath;
use language::select::{What, Who};
use language::walk::Node;
use statements::note::{About, Note};

/// The filters of a board that contradict themselves.
pub(super) fn notes(board: &Board) -> Vec<Note> {
    let mut found = Vec::new();
    // Nothing refuses a node.
    let walked: Result<(), ()> = Node::Board(board).walk(&mut BoardPath::default(), &mut |path, node| {
        if let Node::What(what) = node
            && let Some(about) = two_zones(what).or_else(|| is_never_so(what).then_some(About::NeverSo))
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

/// Whether nothing can be what a filter asks for, whatever there is: it asks for something and for its opposite, or for one of
/// nothing.
fn is_never_so(what: &What) -> bool {
    let mut parts = Vec::new();
    demanded(what, &mut |part| parts.push(part));
    let is_empty = |part: &&What| {
        let nothing = if let What::Not(what) = part { **what == What::Any } else { false };
        nothing || matches!(part, What::OneOf(list) if list.is_empty())
    };
    parts.iter().any(is_empty)
        || parts.iter().any(|one| parts.iter().any(|other| exclude_each_other(one, other)))
}

/// Whether nothing can be both of these.
fn exclude_each_other(one: &What, other: &What) -> bool {
    let (mine, theirs) = (Who::You, Who::Opponents);
    let opposite = if let What::Not(not) = other { **not == *one } else { false };
    let whose = matches!((one, other), (What::ControlledBy(a), What::ControlledBy(b)) | (What::OwnedBy(a), What::OwnedBy(b))
        if (a, b) == (&mine, &theirs));
    let color =
        matches!((one, other), (What::Color(_) | What::ChosenColor | What::Multicolored, What::Colorless));
    let kind = matches!((one, other), (What::Token, What::Kind(kind)) if *kind != ObjectKind::Token)
        || matches!((one, other), (What::Kind(a), What::Kind(b)) if a != b);
    let of_permanents =
        matches!(other, What::Tapped | What::Attacking | What::Blocking | What::Blocked | What::Unblocked);
    let elsewhere = matches!(one, What::In(zone) if *zone != Zone::Battlefield) && of_permanents;
    opposite || whose || color || kind || elsewhere
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
