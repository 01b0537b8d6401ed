//! What is met on the ways of a ruling.

use crate::ruling::Ruling;
use language::effect::Kind;
use statements::chronicle::Happened;
use statements::happening::Happening;
use statements::part::Part;

/// The kinds of events that happen, can't happen or are about to happen.
pub(crate) fn kinds_met(ruling: &Ruling, happened: &[Happened]) -> Vec<Kind> {
    let mut kinds = Vec::new();
    let mut see = |part: &Part| {
        // What happens in parts is looked at before, where anything looks at it.
        let kind = if matches!(part.happening, Happening::Damage { .. }) {
            Kind::Damage
        } else if matches!(part.happening, Happening::Draw { .. }) {
            Kind::Draw
        } else {
            part.happening.kind()
        };
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    };
    for at in ruling.graph().node_indices() {
        ruling.pending(at).iter().for_each(&mut see);
    }
    for one in happened {
        match one {
            Happened::Event(parts) => parts.iter().for_each(&mut see),
            Happened::Forbidden { part, .. } => see(part),
            Happened::Triggered { .. }
            | Happened::Put { .. }
            | Happened::Resolves(_)
            | Happened::SpellResolves(_)
            | Happened::Resolved
            | Happened::Decided(_)
            | Happened::Arranged(_)
            | Happened::DrewFromEmpty(_) => {}
        }
    }
    kinds
}
