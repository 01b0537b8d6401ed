//! Exploring parts alone, and uniting those that meet.

use super::join::join;
use super::meet::meetings;
use super::reads::reads;
use crate::graph::build::{Building, Built};
use crate::lanes::join::Solved;
use crate::options::{Limits, Options};
use crate::pending::situation::{Situation, place};
use crate::table::Table;
use crate::table::view::View;
use crate::table::watch::Footprint;
use language::board::Board;
use statements::completion::Completion;
use statements::moment::Moment;
use statements::part::Part;
use statements::question::Question;

/// Whether an event can be looked at part by part: nothing has changed before it, nothing is to be done after it, nothing asks
/// for what has happened, and it has several parts that lie in no other.
pub(crate) fn may_split(building: &Building<'_>) -> bool {
    let built = &building.built;
    let Some(first) = built.situations.first() else { return false };
    let (old, new) = (built.table.board(built.start.board), built.table.board(first.board));
    let nothing_before = (&old.players, &old.objects, old.active, old.step)
        == (&new.players, &new.objects, new.active, new.step)
        && first.ledger == built.start.ledger
        && first.uses.is_empty();
    let is_empty = |id: statements::ids::QueueId| built.table.queues.get(id.index()).is_empty();
    let nothing_after = is_empty(first.queue) && is_empty(first.after);
    let stands = first.asking.is_none() && first.looped.is_none();
    // What has happened in one lane is told in all.
    let asks_back = !built.table.asked.is_empty();
    nothing_before && nothing_after && stands && !asks_back && roots(first).len() > 1
}

/// The parts that lie in no other.
fn roots(situation: &Situation) -> Vec<usize> {
    (0..situation.parts.len()).filter(|&at| situation.parts[at].within.is_none()).collect()
}

/// The ruling in lanes, from a graph that has begun and of which nothing has been explored. None when all parts meet, or
/// when a lane does not become whole or comes back to itself: then nothing is known of what else it reads.
pub(crate) fn in_lanes(board: &Board, begun: Building<'_>, options: &Options) -> Option<Built> {
    let Built { mut table, start, situations, .. } = begun.finish();
    let whole = situations.into_iter().next()?;
    // What has left is forgotten at the end of each lane.
    if !table.board(whole.board).stack.last().is_empty() {
        return None;
    }
    let mut solver = Solver { whole: &whole, options, moments: 1, bytes: 0 };
    let mut lanes = Vec::new();
    for root in roots(&whole) {
        let (next, lane) = solver.solve(table, vec![root])?;
        table = next;
        lanes.push(lane);
    }
    loop {
        let watches: Vec<&Footprint> = lanes.iter().map(|lane| &lane.watch).collect();
        // What triggers may look at all that happens at once; day and night, and ascending, change what has nothing to do with it.
        let by_itself = |view: &View| !view.triggers.is_empty() || view.by_itself.any();
        if table.views.iter().any(|view| by_itself(view)) {
            return None;
        }
        let layered = table.views.iter().any(|view| view.continuous);
        let groups = meetings(&watches, reads(board, &table), layered).lists();
        if groups.len() == 1 {
            return None;
        }
        if groups.len() == lanes.len() {
            return Some(join(table, start, whole, lanes));
        }
        (table, lanes) = solver.unite(table, lanes, &groups)?;
    }
}

/// Explores parts of one event.
struct Solver<'s> {
    whole: &'s Situation,
    options: &'s Options,
    /// What all lanes take together, those included that have been given up.
    moments: usize,
    bytes: usize,
}

impl Solver<'_> {
    /// Explores each group of several lanes anew.
    fn unite(
        &mut self,
        mut table: Table,
        old: Vec<Solved>,
        groups: &[Vec<usize>],
    ) -> Option<(Table, Vec<Solved>)> {
        let mut old: Vec<Option<Solved>> = old.into_iter().map(Some).collect();
        let mut lanes = Vec::with_capacity(groups.len());
        for group in groups {
            let mut members: Vec<Solved> = group.iter().filter_map(|&at| old[at].take()).collect();
            if members.len() > 1 {
                let mut roots: Vec<usize> = members.into_iter().flat_map(|lane| lane.roots).collect();
                roots.sort_unstable();
                let (next, lane) = self.solve(table, roots)?;
                table = next;
                lanes.push(lane);
            } else {
                lanes.append(&mut members);
            }
        }
        Some((table, lanes))
    }

    /// Explores some parts, with all that they contain, as if they were all that happens.
    fn solve(&mut self, mut table: Table, roots: Vec<usize>) -> Option<(Table, Solved)> {
        let start = self.only(&roots)?;
        table.watch = Some(Box::new(Footprint::new(start.board, start.ledger)));
        let limits = self.options.limits;
        let limits = Limits {
            nodes: limits.nodes.saturating_sub(self.moments),
            bytes: limits.bytes.saturating_sub(self.bytes),
            ..limits
        };
        let options = Options { limits, ..self.options.clone() };
        let mut building = Building::new(table, start, &options);
        building.go_on(usize::MAX, usize::MAX);
        self.bytes += building.bytes;
        let Built { mut table, graph, situations, movers, questions, completion, .. } = building.finish();
        self.moments += situations.len();
        let mut watch = *table.watch.take()?;
        let ends = graph.node_weights().all(|moment| !matches!(moment, Moment::Loop | Moment::Open));
        if completion != Completion::Whole || !ends {
            return None;
        }
        // What can be chosen or paid may depend on what else is about to happen; a reading is the same for all of it.
        let depends = |question: &Question| {
            matches!(
                question,
                Question::Objects { .. }
                    | Question::Stays { .. }
                    | Question::Enchants { .. }
                    | Question::Pay
                    | Question::Reading(_)
            )
        };
        watch.unclear |= questions.values().any(|(_, question)| depends(question));
        Some((table, Solved { roots, graph, situations, movers, questions, watch }))
    }

    /// The whole event without the other parts.
    fn only(&self, roots: &[usize]) -> Option<Situation> {
        let mut moved: Vec<Option<u16>> = Vec::with_capacity(self.whole.parts.len());
        let mut parts = smallvec::SmallVec::new();
        for (at, part) in self.whole.parts.iter().enumerate() {
            let within = part.within.map(|outer| moved[usize::from(outer)]);
            let stays = within.map_or(roots.binary_search(&at).is_ok(), |outer| outer.is_some());
            if stays {
                moved.push(Some(place(parts.len()).ok()?));
                parts.push(Part { within: within.flatten(), ..part.clone() });
            } else {
                moved.push(None);
            }
        }
        Some(self.whole.with_parts(parts))
    }
}
