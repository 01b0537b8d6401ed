//! What has been applied on the way to a moment.

use petgraph::Direction::Outgoing;
use petgraph::graph::NodeIndex;
use petgraph::visit::{Bfs, EdgeRef};

use engine::Ruling;
use statements::ids::EffectId;
use statements::moment::{Moment, Step};

/// A pick of an effect for a part that has had it, in words; none when there is none.
pub fn applied_again(ruling: &Ruling) -> Option<String> {
    ruling.graph().edge_references().find_map(|edge| {
        let Step::Pick { effect, part, .. } = *edge.weight() else { return None };
        let pending = ruling.pending(edge.source());
        let part = pending.get(usize::from(part))?;
        let again = part.was_applied(effect);
        again.then(|| format!("{} is picked again for {:?}", ruling.effect(effect).label, part.happening))
    })
}

/// A path on which one effect is picked more often than `most` times, in words; none when there is none. Walks
/// every path, so the ruling must be small.
pub fn picked_too_often(ruling: &Ruling, most: usize) -> Option<String> {
    let mut open: Vec<(NodeIndex, Vec<EffectId>)> = vec![(NodeIndex::new(0), Vec::new())];
    while let Some((at, picked)) = open.pop() {
        for edge in ruling.graph().edges(at) {
            let mut picked = picked.clone();
            if let Step::Pick { effect, .. } = *edge.weight() {
                picked.push(effect);
                if picked.iter().filter(|&&other| other == effect).count() > most {
                    let labels: Vec<&str> = picked.iter().map(|&id| ruling.effect(id).label).collect();
                    return Some(format!("picked on one path: {labels:?}"));
                }
            }
            open.push((edge.target(), picked));
        }
    }
    None
}

/// What is wrong with how a whole ruling ends, in words; none when all is well.
pub fn unfinished(ruling: &Ruling) -> Option<String> {
    ruling.graph().node_indices().find_map(|at| {
        let last = ruling.graph().first_edge(at, Outgoing).is_none();
        let wrong = match ruling.graph()[at] {
            Moment::Outcome => !last || !ruling.pending(at).is_empty() || !ruling.verdicts(at).is_empty(),
            Moment::Loop => !last,
            Moment::Ordering | Moment::Deciding | Moment::Passing => last || ruling.pending(at).is_empty(),
            Moment::Open => true,
            Moment::Split => last,
        };
        // An instruction asks before its event is there.
        let before = ruling.graph()[at] == Moment::Deciding && !last;
        (wrong && !before).then(|| format!("{:?} at {}", ruling.graph()[at], at.index()))
    })
}

/// Says so when there is a moment that no path comes to.
pub fn unreachable(ruling: &Ruling) -> Option<String> {
    let mut search = Bfs::new(ruling.graph(), NodeIndex::new(0));
    let reached = std::iter::from_fn(|| search.next(ruling.graph())).count();
    let all = ruling.graph().node_count();
    (reached != all).then(|| format!("paths come to {reached} of {all} moments"))
}
