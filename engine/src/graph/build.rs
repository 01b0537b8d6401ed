//! Building the graph: breadth first, each situation once.

use std::collections::VecDeque;
use std::sync::atomic::Ordering as Memory;

use hashbrown::HashMap;
use petgraph::graph::{DiGraph, EdgeIndex, NodeIndex};

use super::choices::choices;
use super::endless::Endless;
use super::ends::Ends;
use super::merge::Met;
use crate::applying::apart::{Rows, tell_apart};
use crate::applying::{Picking, Stop, apply_to};
use crate::judging::judged::{Offers, Open};
use crate::judging::pending_event::{PartFacts, PendingEvent};
use crate::options::{Limits, Options};
use crate::pending::situation::{Pick, Situation};
use crate::settling::ahead::settle_or_loop;
use crate::settling::choosing::{asked, asking, resume, told};
use crate::settling::loops::{CameFrom, Crossing, RepetitionTable};
use crate::settling::settle::{Unsettled, open_as_it_stands};
use crate::table::Table;
use statements::completion::Completion;
use statements::ids::{PlayerId, Target};
use statements::moment::{Moment, Step};
use statements::part::Part;
use statements::question::{Answer, Question};

/// Where a lane lies in the graph.
pub(crate) struct Span {
    /// Its first moment; the others follow one after another.
    pub(crate) first: NodeIndex,
    /// How many moments it has.
    pub(crate) moments: usize,
    pub(crate) roots: Vec<usize>,
    pub(crate) targets: Vec<Target>,
}

impl Span {
    /// Its moments, in the order in which they were found.
    pub(crate) fn nodes(&self) -> impl Iterator<Item = NodeIndex> + use<> {
        let first = self.first.index();
        (first..first + self.moments).map(NodeIndex::new)
    }

    /// Whether a moment lies in it.
    pub(crate) fn contains(&self, at: NodeIndex) -> bool {
        (self.first.index()..self.first.index() + self.moments).contains(&at.index())
    }
}

/// A graph with everything behind it.
pub(crate) struct Built {
    pub(crate) table: Table,
    pub(crate) graph: DiGraph<Moment, Step>,
    /// The situation of each moment.
    pub(crate) situations: Vec<Situation>,
    /// Who picks or answers at each moment.
    pub(crate) movers: Vec<Option<PlayerId>>,
    /// Who is asked what at each moment at which somebody decides.
    pub(crate) questions: HashMap<NodeIndex, (Option<PlayerId>, Question)>,
    /// The situation in which nothing has happened.
    pub(crate) start: Situation,
    pub(crate) completion: Completion,
    /// The lanes, when it is made of lanes.
    pub(crate) lanes: Vec<Span>,
    /// The moment of which only some steps were explored, if there is one.
    pub(crate) cut: Option<NodeIndex>,
}

/// What is being built.
pub(crate) struct Building<'o> {
    pub(crate) built: Built,
    met: Met,
    ends: Ends,
    endless: Endless,
    boundaries: RepetitionTable,
    /// About how many bytes the situations take.
    pub(crate) bytes: usize,
    /// How many parts the situations have together.
    parts: usize,
    /// The next moment to be explored.
    next: usize,
    /// What is applicable at the moments that are to be explored.
    waiting: VecDeque<Option<Open>>,
    /// Whether a limit has been reached.
    stopped: bool,
    options: &'o Options,
}

/// A situation that was come to.
struct Arrival {
    moment: Moment,
    situation: Situation,
    /// What is applicable, where somebody picks.
    open: Option<Open>,
    /// What was crossed on the way.
    crossed: Vec<Crossing>,
}

/// Why building stops before everything is explored.
struct Enough(Completion);

impl<'o> Building<'o> {
    /// A graph from a situation, of which nothing has been built yet.
    pub(crate) fn new(table: Table, start: Situation, options: &'o Options) -> Self {
        let built = Built {
            table,
            graph: DiGraph::new(),
            situations: Vec::new(),
            movers: Vec::new(),
            questions: HashMap::default(),
            start,
            completion: Completion::Whole,
            lanes: Vec::new(),
            cut: None,
        };
        let (met, boundaries) = (Met::default(), RepetitionTable::default());
        Self {
            built,
            met,
            ends: Ends::default(),
            endless: Endless::default(),
            boundaries,
            bytes: 0,
            parts: 0,
            next: 0,
            waiting: VecDeque::new(),
            stopped: false,
            options,
        }
    }

    /// Makes the first moment, if it isn't there. Returns whether it could be made.
    pub(crate) fn begin(&mut self) -> bool {
        if self.built.situations.is_empty() && !self.stopped {
            let start = self.built.start.clone();
            let made = self.arrive(None, start).map(|_| ());
            self.note(&made);
        }
        !self.stopped
    }

    /// Goes on building until there are so many moments, or so many parts in them together. Returns whether there
    /// is more to be built.
    pub(crate) fn go_on(&mut self, moments: usize, parts: usize) -> bool {
        self.begin();
        while !self.stopped && self.next < self.built.situations.len() {
            if self.built.situations.len() >= moments || self.parts > parts {
                return true;
            }
            let explored = self.explore_next();
            self.note(&explored);
        }
        false
    }

    fn note(&mut self, done: &Result<(), Enough>) {
        if let Err(Enough(why)) = *done {
            self.built.completion = why;
            self.stopped = true;
        }
    }

    fn explore_next(&mut self) -> Result<(), Enough> {
        self.ask_whether_to_stop()?;
        if let Some(progress) = &self.options.progress {
            progress.store(self.built.situations.len(), Memory::Relaxed);
        }
        let at = NodeIndex::new(self.next);
        self.explore(at).inspect_err(|_| self.built.cut = Some(at))?;
        self.next += 1;
        Ok(())
    }

    fn ask_whether_to_stop(&self) -> Result<(), Enough> {
        self.options.stopped().map_or(Ok(()), |why| Err(Enough(why)))
    }

    /// What has been built.
    pub(crate) fn finish(mut self) -> Built {
        self.close();
        self.built
    }

    /// Marks what has not been explored.
    fn close(&mut self) {
        self.built.movers.resize(self.built.situations.len(), None);
        if self.built.completion == Completion::Whole {
            for at in self.endless.without_a_way_out(&self.built.graph) {
                self.built.situations[at.index()].looped = Some(true);
            }
            return;
        }
        for at in self.built.graph.node_indices() {
            let moment = self.built.graph[at];
            let unexplored = self.built.graph.first_edge(at, petgraph::Outgoing).is_none();
            let moves = matches!(moment, Moment::Ordering | Moment::Deciding | Moment::Passing);
            if moves && unexplored {
                self.built.graph[at] = Moment::Open;
            }
        }
    }

    fn explore(&mut self, at: NodeIndex) -> Result<(), Enough> {
        let open = self.waiting.pop_front().flatten();
        self.bytes -= open.as_ref().map_or(0, Open::bytes);
        match self.built.graph[at] {
            Moment::Ordering => self.explore_offers(at, open),
            Moment::Deciding => self.explore_answers(at),
            Moment::Passing => {
                self.set_mover(at, None);
                let next = Situation { fresh: false, ..self.built.situations[at.index()].clone() };
                self.step(CameFrom { moment: at, step: Step::Happens, free: false }, Some(next))
            }
            Moment::Outcome | Moment::Loop | Moment::Open | Moment::Split => {
                self.set_mover(at, None);
                Ok(())
            }
        }
    }

    /// Says who moves at a moment: the player, or who makes that player's choices.
    fn set_mover(&mut self, at: NodeIndex, mover: Option<PlayerId>) {
        let mover = mover.map(|player| self.chooser(at, player));
        debug_assert_eq!(self.built.movers.len(), at.index(), "moments are explored in order");
        self.built.movers.push(mover);
    }

    /// Who makes a player's choices at a moment.
    fn chooser(&self, at: NodeIndex, player: PlayerId) -> PlayerId {
        let table = &self.built.table;
        table.chooser(table.board(self.built.situations[at.index()].board), player)
    }

    fn explore_offers(&mut self, at: NodeIndex, open: Option<Open>) -> Result<(), Enough> {
        let Built { table, situations, .. } = &mut self.built;
        let pending = PendingEvent::new(table, &situations[at.index()]);
        let Some(mut offers) = open.and_then(|open| open.offers(pending, self.options.fold)) else {
            self.set_mover(at, None);
            return Ok(());
        };
        let rows = tell_apart(table, &situations[at.index()], &mut offers);
        let Offers { orderer, picks } = offers;
        self.set_mover(at, Some(orderer));
        let free = picks.len() > 1;
        let step_of = |pick: &Pick| {
            let Pick { effect, parts, multiplicity, .. } = pick;
            Step::Pick { effect: *effect, part: parts[0], multiplicity: *multiplicity }
        };
        if let (Rows::TooLong, Some(first)) = (rows, picks.first()) {
            self.leave_open(CameFrom { moment: at, step: step_of(first), free })?;
        }
        // Mostly all are for one part.
        let mut known: Option<(u16, PartFacts)> = None;
        for pick in picks {
            let step = step_of(&pick);
            let Built { table, situations, .. } = &mut self.built;
            let situation = &situations[at.index()];
            let first = pick.parts[0];
            let facts = match known {
                Some((at, facts)) if at == first => facts,
                Some(_) | None => PendingEvent::new(table, situation).facts(usize::from(first)),
            };
            known = Some((first, facts));
            let mut next = situation.clone();
            let by = Picking { orderer, answers: &[], facts };
            let next = match apply_to(table, &mut next, &pick, by) {
                Ok(()) => Some(next),
                Err(Stop::Ask(..)) => Some(asking(situation, pick)),
                Err(Stop::TooLarge) => None,
            };
            self.step(CameFrom { moment: at, step, free }, next)?;
        }
        Ok(())
    }

    fn explore_answers(&mut self, at: NodeIndex) -> Result<(), Enough> {
        let situation = self.built.situations[at.index()].clone();
        let Some((decider, question)) = asked(&mut self.built.table, &situation) else {
            // What is asked can't be worked out again: a number does not fit.
            self.built.graph[at] = Moment::Open;
            self.built.completion = Completion::TooLarge;
            self.set_mover(at, None);
            return Ok(());
        };
        self.set_mover(at, decider);
        let chooser = decider.map(|player| self.chooser(at, player));
        self.built.questions.insert(at, (chooser, question.clone()));
        let Some(asking) = situation.asking.as_deref() else { return Ok(()) };
        let mut told = told(&self.built.table, asking);
        for answer in choices(&question) {
            told.push(answer.clone());
            let id = self.built.table.keep_answer(answer);
            let next = match resume(&mut self.built.table, &situation, asking, &told) {
                Ok(next) => Some(next),
                Err(Stop::Ask(..)) => {
                    let mut next = situation.clone();
                    let mut asking = asking.clone();
                    asking.answers.push(id);
                    next.asking = Some(Box::new(asking));
                    Some(next)
                }
                Err(Stop::TooLarge) => None,
            };
            told.pop();
            self.step(CameFrom { moment: at, step: Step::Answer(id), free: true }, next)?;
        }
        Ok(())
    }

    /// Adds a step and, if it is new, the moment that it leads to.
    fn step(&mut self, from: CameFrom, next: Option<Situation>) -> Result<(), Enough> {
        let to = match next {
            Some(next) => self.arrive(Some(from), next)?,
            None => self.open(from, Completion::TooLarge)?,
        };
        let edges = self.built.graph.edge_count();
        if edges > 0 && edges.is_multiple_of(EDGES_AT_ONCE) {
            // Very many answers can lead to one and the same moment, so that no moment is added for long.
            self.ask_whether_to_stop()?;
            if self.is_too_big() {
                return Err(Enough(Completion::ByteLimit));
            }
            self.grow();
        }
        self.built.graph.add_edge(from.moment, to, from.step);
        if std::mem::take(&mut self.built.table.long_row) && self.built.completion != Completion::LongRow {
            self.leave_open(from)?;
        }
        Ok(())
    }

    /// Makes room for some more edges.
    fn grow(&mut self) {
        let room = (self.built.graph.edge_count() / 8).max(EDGES_AT_ONCE);
        if self.built.graph.capacity().1 < self.built.graph.edge_count() + EDGES_AT_ONCE {
            self.built.graph.reserve_exact_edges(room);
        }
    }

    /// Whether the ruling takes more memory than it may.
    fn is_too_big(&self) -> bool {
        let edges = self.built.graph.edge_count() * size_of::<petgraph::graph::Edge<Step>>();
        let answers = self.built.table.answers.len() * size_of::<Answer>();
        self.bytes + edges + answers + self.built.table.bytes > self.options.limits.bytes
    }

    /// Goes on from a situation until somebody moves, and finds or makes the moment.
    fn arrive(&mut self, from: Option<CameFrom>, mut next: Situation) -> Result<NodeIndex, Enough> {
        let mut history = self.boundaries.from(&self.built.graph, from);
        if let Some(CameFrom { moment, step: Step::Answer(_), .. }) = from {
            history.cross_answered(&mut self.built.table, &self.built.situations[moment.index()], &mut next);
        }
        let hash = self.met.hash(&next);
        let merge = self.options.merge && next.asking.is_none() && !next.fresh && !next.parts.is_empty();
        if merge {
            let known = self.met.moment(hash, &next, &self.built.situations);
            if let Some(known) = known.or_else(|| self.met.passed(hash, &next)) {
                return Ok(known);
            }
            if let Some(open) = open_as_it_stands(&mut self.built.table, &next) {
                let crossed = history.crossed();
                let arrival =
                    Arrival { moment: Moment::Ordering, situation: next, open: Some(open), crossed };
                return self.add(from, arrival, Some(hash));
            }
        }
        let before = next.clone();
        let settled = settle_or_loop(&mut self.built.table, &mut next, &mut history, self.options);
        let back = history.back();
        let crossed = history.crossed();
        let open = match settled {
            Ok(open) => open,
            Err(why) => {
                self.built.completion = match why {
                    Unsettled::Number => Completion::TooLarge,
                    Unsettled::Steps => Completion::StepLimit,
                    Unsettled::Memory => return Err(Enough(Completion::ByteLimit)),
                    Unsettled::Stopped(why) => return Err(Enough(why)),
                };
                let arrival = Arrival { moment: Moment::Open, situation: before, open: None, crossed };
                return self.add(from, arrival, None);
            }
        };
        let moment = moment(&self.built.table, &next);
        if moment == Moment::Loop {
            let arrival = Arrival { moment, situation: next, open, crossed };
            return self.loops(from, arrival, back);
        }
        if before == next {
            let arrival = Arrival { moment, situation: before, open, crossed };
            // Where equal situations are one, it was looked for above.
            return if merge {
                self.add(from, arrival, Some(hash))
            } else {
                self.merged(from, arrival, hash)
            };
        }
        // Where events go on in between, the way there can matter to what comes of it.
        let alone = crossed.is_empty() && next.looped.is_none();
        let settled_hash = self.met.hash(&next);
        let to = self.merged(from, Arrival { moment, situation: next, open, crossed }, settled_hash)?;
        if merge && alone {
            self.bytes += bytes(&before);
            self.met.pass(hash, before, to);
        }
        Ok(to)
    }

    /// The moment of a situation that comes again for ever. Where what has happened is the same it is one, whichever event of
    /// the loop comes next.
    fn loops(
        &mut self,
        from: Option<CameFrom>,
        arrival: Arrival,
        back: Option<NodeIndex>,
    ) -> Result<NodeIndex, Enough> {
        let known = self.endless.like(&arrival.situation, &self.built.situations);
        let at = match known.filter(|_| self.options.merge) {
            Some(known) => known,
            None => self.add(from, arrival, None)?,
        };
        self.endless.add(at, back);
        Ok(at)
    }

    /// The moment of a settled situation, new or known.
    fn merged(&mut self, from: Option<CameFrom>, arrival: Arrival, hash: u64) -> Result<NodeIndex, Enough> {
        if self.options.merge
            && let Some(known) = self.met.moment(hash, &arrival.situation, &self.built.situations)
        {
            return Ok(known);
        }
        if !self.options.merge || arrival.moment != Moment::Outcome {
            return self.add(from, arrival, Some(hash));
        }
        let Built { table, situations, .. } = &self.built;
        let look = self.ends.first_look(table, &arrival.situation);
        let close = match self.ends.like(look, table, &arrival.situation, situations) {
            Ok(alike) => return Ok(alike),
            Err(close) => close,
        };
        let at = self.add(from, arrival, Some(hash))?;
        self.ends.add(look, close, at);
        Ok(at)
    }

    fn add(
        &mut self,
        from: Option<CameFrom>,
        arrival: Arrival,
        hash: Option<u64>,
    ) -> Result<NodeIndex, Enough> {
        let Arrival { moment, situation, open, crossed } = arrival;
        let Limits { nodes, .. } = self.options.limits;
        if self.built.situations.len() >= nodes {
            return Err(Enough(Completion::NodeLimit));
        }
        self.bytes += bytes(&situation) + open.as_ref().map_or(0, Open::bytes);
        self.parts += situation.parts.len();
        if self.is_too_big() {
            return Err(Enough(Completion::ByteLimit));
        }
        let at = self.built.graph.add_node(moment);
        self.built.situations.push(situation);
        self.waiting.push_back(open);
        self.met.add(at, hash);
        let next = EdgeIndex::new(self.built.graph.edge_count());
        self.boundaries.arrive(at, from.map(|from| (next, from.free)), crossed);
        Ok(at)
    }

    /// What becomes of a long row where it is not the same for each of it is not gone through.
    fn leave_open(&mut self, from: CameFrom) -> Result<(), Enough> {
        let to = self.open(from, Completion::LongRow)?;
        self.built.graph.add_edge(from.moment, to, from.step);
        Ok(())
    }

    /// A path on which it is not gone on ends open.
    fn open(&mut self, from: CameFrom, why: Completion) -> Result<NodeIndex, Enough> {
        let situation = self.built.situations[from.moment.index()].clone();
        self.built.completion = why;
        let open = Arrival { moment: Moment::Open, situation, open: None, crossed: Vec::new() };
        self.add(Some(from), open, None)
    }
}

/// How many edges are made room for at once at the least.
const EDGES_AT_ONCE: usize = 4096;

/// About how many bytes a moment with this situation takes.
fn bytes(situation: &Situation) -> usize {
    let more = situation.parts.len().saturating_sub(1) * size_of::<Part>();
    let marks: usize = situation.parts.iter().map(|part| part.marks.bytes_outside()).sum();
    size_of::<Situation>() + 48 + more + marks + situation.uses.len() * 16
}

/// What sort of moment a settled situation is.
fn moment(table: &Table, situation: &Situation) -> Moment {
    if situation.looped.is_some() {
        Moment::Loop
    } else if situation.asking.is_some() {
        Moment::Deciding
    } else if situation.parts.is_empty() && table.queues.get(situation.queue.index()).is_empty() {
        Moment::Outcome
    } else if situation.fresh {
        Moment::Passing
    } else {
        Moment::Ordering
    }
}
