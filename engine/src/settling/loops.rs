//! Situations that come again: loops inside one ruling.

pub(super) mod amounts;
pub(crate) mod exactly;
pub(crate) mod moving;
pub(super) mod totals;

use hashbrown::HashMap;
use petgraph::graph::{DiGraph, EdgeIndex, NodeIndex};

use self::moving::{asked, grows};
use self::totals::{Totals, moved, strip};
use crate::check::pronouns::mentions_check;
use crate::pending::situation::{Asker, Situation};
use crate::table::Table;
use crate::table::intern::Interned;
use crate::table::object::ObjectState;
use crate::table::queue::Todo;
use crate::table::state::State;
use language::event::Instruction;
use statements::ids::BoardId;
use statements::moment::{Moment, Step};

/// An event boundary without its totals, and without the ledger.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Boundary {
    state: State,
    situation: Situation,
}

/// A boundary that was crossed, and the board with its totals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Crossing {
    boundary: usize,
    board: BoardId,
    /// The numbers in what was pending and still to be done.
    amounts: usize,
    /// How often the boundary had been crossed before on the same way.
    times: u32,
}

/// The moment before a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CameFrom {
    pub(crate) moment: NodeIndex,
    pub(crate) step: Step,
    /// Whether there is a choice at that moment: somebody could have done something else.
    pub(crate) free: bool,
}

/// The boundaries that each moment's way crossed, and how the ways hang together.
#[derive(Default)]
pub(crate) struct RepetitionTable {
    known: Interned<Boundary>,
    amounts: Interned<Vec<u64>>,
    crossed: HashMap<NodeIndex, Vec<Crossing>>,
    /// The step by which each moment was first come to, and whether there was a choice; none for the first. There are as many
    /// as moments, so it is kept small.
    parents: Vec<Option<(EdgeIndex, bool)>>,
}

/// The way to the situation that is being settled.
pub(crate) struct History<'b> {
    boundaries: &'b mut RepetitionTable,
    graph: &'b DiGraph<Moment, Step>,
    from: Option<CameFrom>,
    crossed: Vec<Crossing>,
    doubt: Option<Doubt>,
    /// The moment at which the boundary that came again had been crossed, where that was on an earlier step.
    back: Option<NodeIndex>,
    /// The boundary that a round that is played ahead has to come to, and whether it has.
    aim: Option<(usize, Option<Crossing>)>,
}

/// The last round of what may be a loop.
#[derive(Clone, Debug)]
pub(super) struct Round {
    /// The totals after it, and by how much they have moved in it.
    pub(super) now: Totals,
    pub(super) by: Totals,
    /// What was done at its moments, and whether somebody had a choice there.
    pub(super) way: Vec<(Step, bool)>,
}

/// A situation that came again, of which it has to be seen whether it does so for ever.
#[derive(Clone, Debug)]
pub(crate) struct Doubt {
    pub(super) boundary: usize,
    pub(super) last: Round,
    /// Whether the totals moved by the same in the round before.
    pub(super) is_steady: bool,
    pub(super) amounts: Vec<u64>,
}

/// Where a boundary was crossed before on a way.
#[derive(Default)]
struct Earlier {
    /// The last times, the latest first.
    crossings: Vec<Crossing>,
    /// The steps since the last one.
    way: Vec<(Step, bool)>,
    /// The moment after the last one; none where that is on the step that is being taken.
    back: Option<NodeIndex>,
}

impl RepetitionTable {
    /// Starts a step from a moment of a graph; from none at the start.
    pub(crate) fn from<'b>(
        &'b mut self,
        graph: &'b DiGraph<Moment, Step>,
        from: Option<CameFrom>,
    ) -> History<'b> {
        History { boundaries: self, graph, from, crossed: Vec::new(), doubt: None, back: None, aim: None }
    }

    /// A new moment has been come to by the next step that the graph gets, with a choice or without.
    pub(crate) fn arrive(&mut self, at: NodeIndex, by: Option<(EdgeIndex, bool)>, crossed: Vec<Crossing>) {
        debug_assert_eq!(self.parents.len(), at.index(), "moments arrive in order");
        self.parents.push(by);
        if !crossed.is_empty() {
            self.crossed.insert(at, crossed);
        }
    }
}

impl Doubt {
    /// Whether nobody had a choice in the last round.
    pub(crate) fn is_mandatory(&self) -> bool {
        !self.last.way.iter().any(|(_, free)| *free)
    }
}

impl History<'_> {
    /// An event is about to begin. Returns whether the same situation came before on this way and comes for ever: then,
    /// whether nobody had a choice in between. Where that has to be seen from rounds that are played ahead, it is a doubt.
    ///
    /// Judgement: the same is what differs only in totals that move steadily, in numbers that grow, and in the ledger. Where
    /// state-based actions are checked that could look at what moves, it has to be seen: they may end it, or come to an end.
    pub(crate) fn cross(&mut self, table: &mut Table, situation: &Situation) -> Option<bool> {
        let (plain, amounts) = amounts::taken(table, situation).ok()?;
        let known = self.boundaries.known.len();
        let boundary = boundary(table, plain);
        let bytes = boundary.state.bytes() + size_of::<Boundary>();
        let boundary = self.boundaries.known.add(boundary);
        let is_new = boundary == known;
        table.bytes += if is_new { bytes } else { 0 };
        let amounts = self.boundaries.amounts.add(amounts);
        let first = Crossing { boundary, board: situation.board, amounts, times: 0 };
        if let Some((aim, hit)) = &mut self.aim {
            *hit = Some(first).filter(|_| *aim == boundary);
            return hit.map(|_| true);
        }
        // What nothing has ever crossed was not crossed on this way, which may be long.
        let earlier = if is_new { Earlier::default() } else { self.earlier(boundary, 1) };
        let times = earlier.crossings.first().map_or(0, |before| before.times.saturating_add(1));
        let here = Crossing { times, ..first };
        self.crossed.push(here);
        let before = *earlier.crossings.first()?;
        self.back = earlier.back;
        let (was, now) = (self.totals(table, before), self.totals(table, here));
        let by = moved(&was, &now);
        let is_quiet = by.iter().all(|(total, by)| total.is_quiet() && (*by > 0 || !total.runs_out()));
        let round = Round { now, by, way: earlier.way };
        if !is_quiet || asked(table, &round.by) {
            self.doubt = self.doubtful(table, here, round);
            return None;
        }
        if round.by.keys().any(|total| total.is_checked()) && checks(table, situation) {
            self.doubt = self.doubt(here, round, true);
            return None;
        }
        Some(!round.way.iter().any(|(_, free)| *free))
    }

    /// What is to be seen of a situation that came again, if it can go on for ever: it has come twice before.
    fn doubtful(&self, table: &Table, here: Crossing, last: Round) -> Option<Doubt> {
        let &[_, before, first] = &self.earlier(here.boundary, 3).crossings[..] else { return None };
        let then = moved(&self.totals(table, first), &self.totals(table, before));
        if !grows(&then, &last.by) || moving::asked_exactly(table, &last.by) {
            return None;
        }
        let is_steady = then == last.by;
        self.doubt(here, last, is_steady)
    }

    /// What is to be seen of it now: what goes on for long is not looked at in each round. The rounds of other ways do not
    /// count, so that a loop is seen after as many rounds whichever way leads into it.
    fn doubt(&self, here: Crossing, last: Round, is_steady: bool) -> Option<Doubt> {
        let Crossing { boundary, times, amounts, .. } = here;
        let amounts = || self.boundaries.amounts.get(amounts).clone();
        times.is_power_of_two().then(|| Doubt { boundary, last, is_steady, amounts: amounts() })
    }

    /// What an answer leads to. Where state-based actions asked, their event is about to begin: the next check may ask the
    /// same again, and nothing else is done in between.
    pub(crate) fn cross_answered(&mut self, table: &mut Table, before: &Situation, next: &mut Situation) {
        let checked = before.asking.as_ref().is_some_and(|asking| asking.by == Asker::Instruction)
            && is_check(table, before);
        if checked && next.asking.is_none() && !next.parts.is_empty() {
            next.looped = self.cross(table, next);
        }
    }

    /// Whether something has to be seen before it goes on.
    pub(crate) fn is_in_doubt(&self) -> bool {
        self.doubt.is_some()
    }

    /// What has to be seen before it goes on, once.
    pub(crate) fn take_doubt(&mut self) -> Option<Doubt> {
        self.doubt.take()
    }

    pub(super) fn totals(&self, table: &Table, at: Crossing) -> Totals {
        totals::totals(table, at.board, self.boundaries.amounts.get(at.amounts))
    }

    /// Where the boundary was crossed before on this way, at most so many times back.
    fn earlier(&self, boundary: usize, times: usize) -> Earlier {
        let mut earlier = Earlier::default();
        let Earlier { crossings, way, back } = &mut earlier;
        let mut note = |crossed: &[Crossing]| {
            let again = crossed.iter().rev().filter(|crossing| crossing.boundary == boundary);
            crossings.extend(again.take(times - crossings.len()));
            crossings.len()
        };
        let mut found = note(&self.crossed);
        let mut from = self.from;
        while let Some(came) = from.filter(|_| found < times) {
            if found == 0 {
                way.push((came.step, came.free));
            }
            if let Some(crossed) = self.boundaries.crossed.get(&came.moment) {
                let is_first = found == 0;
                found = note(crossed);
                *back = back.or_else(|| Some(came.moment).filter(|_| is_first && found > 0));
            }
            from = self.first_to(came.moment);
        }
        way.reverse();
        earlier
    }

    /// How a moment was first come to.
    fn first_to(&self, at: NodeIndex) -> Option<CameFrom> {
        let (edge, free) = self.boundaries.parents.get(at.index()).copied().flatten()?;
        let (moment, to) = self.graph.edge_endpoints(edge)?;
        debug_assert_eq!(to, at, "the next step that the graph got led there");
        Some(CameFrom { moment, step: self.graph[edge], free })
    }

    /// A round that is played ahead, until this boundary is crossed.
    pub(super) fn aiming(&mut self, boundary: usize) -> History<'_> {
        History { aim: Some((boundary, None)), ..self.boundaries.from(self.graph, None) }
    }

    /// Whether it is a round that is played ahead.
    pub(super) const fn is_ahead(&self) -> bool {
        self.aim.is_some()
    }

    /// Where a round that is played ahead has come to the boundary that it aims at.
    pub(super) fn hit(&self) -> Option<Crossing> {
        self.aim.and_then(|(_, hit)| hit)
    }

    /// The moment from which all goes on again as it did, once the boundary that was crossed last has come again.
    pub(crate) fn back(&self) -> Option<NodeIndex> {
        self.back
    }

    /// What was crossed on this step.
    pub(crate) fn crossed(self) -> Vec<Crossing> {
        self.crossed
    }
}

/// Time stamps count only in their order: what leaves and comes back is as it was.
fn by_rank(state: &mut State) {
    let mut all: Vec<u32> = Vec::new();
    for ObjectState { since, stamp, exiled_with, .. } in state.objects.iter() {
        all.push(*since);
        if stamp != since {
            all.push(*stamp);
        }
        all.extend(exiled_with.map(|(_, since)| since));
    }
    all.sort_unstable();
    all.dedup();
    if all.last().is_none_or(|last| usize::try_from(*last) == Ok(all.len() - 1)) {
        // From 0 on without a gap: each is its rank.
        return;
    }
    let rank = |old: u32| u32::try_from(all.partition_point(|&other| other < old)).unwrap_or(old);
    for id in state.ids() {
        let ObjectState { since, stamp, exiled_with, .. } = *state.object(id);
        let ranks = (rank(since), rank(stamp), exiled_with.map(|(with, since)| (with, rank(since))));
        if ranks != (since, stamp, exiled_with) {
            let object = state.object_mut(id);
            (object.since, object.stamp, object.exiled_with) = ranks;
        }
    }
}

/// Whether what is being followed is a check of state-based actions.
fn is_check(table: &Table, situation: &Situation) -> bool {
    let Some(Todo::Frame(frame)) = table.queues.get(situation.queue.index()).last() else { return false };
    let at = usize::try_from(frame.at).ok();
    at.and_then(|at| table.block(frame.block).get(at)) == Some(&Instruction::StateBased)
}

/// Whether state-based actions will be checked while what is left to be done is done.
fn checks(table: &Table, situation: &Situation) -> bool {
    table.queues.get(situation.queue.index()).iter().any(|todo| match todo {
        Todo::Frame(frame) | Todo::Due(frame) => mentions_check(table.block(frame.block)),
        Todo::ResolveRest(_) => true,
        Todo::Wait(_)
        | Todo::Activated
        | Todo::Resolved
        | Todo::OnStack(_)
        | Todo::Draws { .. }
        | Todo::Tally(_)
        | Todo::Parts(_) => false,
    })
}

fn boundary(table: &Table, situation: Situation) -> Boundary {
    let mut state = table.board(situation.board).clone();
    strip(&mut state);
    by_rank(&mut state);
    state.objects.settle();
    let ledger = statements::ids::LedgerId::at(0);
    let board = statements::ids::BoardId::at(0);
    Boundary { state, situation: Situation { board, ledger, ..situation } }
}
