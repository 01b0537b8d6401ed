//! What is met on the ways of a ruling.

use crate::ruling::Ruling;
use language::effect::Kind;
use language::event::Deed;
use statements::chronicle::Happened;
use statements::happening::Happening;
use statements::ids::Target;
use statements::part::Part;

/// The kinds of events that happen, can't happen or are about to happen, each with what on the board it happens to.
pub(crate) fn met(ruling: &Ruling, happened: &[Happened]) -> Vec<(Kind, Option<Target>)> {
    let mut met = Vec::new();
    let mut see = |part: &Part| {
        // What happens in parts is looked at before, where anything looks at it.
        let kind = if matches!(part.happening, Happening::Damage { .. }) {
            Kind::Damage
        } else if matches!(part.happening, Happening::Draw { .. }) {
            Kind::Draw
        } else {
            part.happening.kind()
        };
        if matches!(part.happening, Happening::Deed { deed: Deed::RevealUnknown, .. }) {
            // A card that nobody knows is revealed, too.
            met.push((Kind::Undergo, None));
        }
        let one = (kind, part.happening.target());
        if !met.contains(&one) {
            met.push(one);
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
            | Happened::ResolvesAtOnce(_)
            | Happened::OfMana(_)
            | Happened::SpellResolves(_)
            | Happened::Resolved
            | Happened::Decided(_)
            | Happened::Arranged(_)
            | Happened::DrewFromEmpty(..) => {}
        }
    }
    met
}
