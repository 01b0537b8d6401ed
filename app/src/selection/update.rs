//! Selecting a moment or a step, and highlighting the ways to an outcome.

use egui::Rect;
use petgraph::Direction as Way;
use petgraph::graph::{EdgeIndex, NodeIndex};
use petgraph::visit::EdgeRef;

use super::{Around, Direction, Highlight, Selection, SelectionCommand, Shortest};
use crate::outside::Outside;
use crate::panels::Panel;
use crate::presentation::reach::reached;
use crate::presentation::reading::{Reading, steps};
use crate::presentation::{Presentation, is_many};
use crate::state::State;
use engine::Ruling;

/// Does what is asked about the selection.
pub(crate) fn update(state: &mut State, _outside: &mut Outside, command: SelectionCommand) {
    // What is looked at in the graph is read beside it, whatever was looked up before.
    state.panels.uncover(Panel::Moment);
    match command {
        SelectionCommand::Select(at) => moment(state, at),
        SelectionCommand::SelectStep(at) => step(state, at),
        SelectionCommand::Go(direction) => go(state, direction),
        SelectionCommand::Highlight(place) => outcome(state, place),
    }
}

/// Selects a moment and brings it into view, if the ruling has it: it may have been asked for of the one before.
pub(crate) fn moment(state: &mut State, moment: NodeIndex) {
    let is_there = |shown: &&Presentation| moment.index() < shown.ruling.graph().node_count();
    let Some(shown) = state.presentation().filter(is_there) else { return };
    let reading = Reading::of(&shown.ruling, shown.words(), moment);
    let around = (moment.index() > 0).then(|| around(&shown.ruling, moment));
    state.selection = Some(Selection { moment, reading, step: None, reveal: true, around });
}

/// What can come before and after a moment.
fn around(ruling: &Ruling, at: NodeIndex) -> Around {
    let before = reaching(ruling, at).moments;
    Around { before, after: reached(ruling.graph(), [at], |_| true) }
}

/// Nothing is lit any more: the ways to an outcome first, then the past and future of the selected moment.
pub(crate) fn clear(state: &mut State) {
    if state.highlight.take().is_none()
        && let Some(selection) = &mut state.selection
    {
        selection.around = None;
    }
}

/// Selects a step and the moment that it starts from.
fn step(state: &mut State, step: EdgeIndex) {
    let Some((from, _)) = state.presentation().and_then(|shown| shown.ruling.graph().edge_endpoints(step))
    else {
        return;
    };
    if state.selection.as_ref().is_none_or(|selection| selection.moment != from) {
        moment(state, from);
    }
    if let Some(selection) = &mut state.selection {
        selection.step = Some(step);
    }
}

/// Selects a neighbour, if there is one.
fn go(state: &mut State, direction: Direction) {
    let Some(shown) = state.presentation().filter(|shown| shown.ruling.graph().node_count() > 0) else {
        return;
    };
    let start = NodeIndex::new(0);
    let to = match (&state.selection, direction) {
        (None, _) | (_, Direction::Start) => Some(start),
        (Some(selection), Direction::Down) => on(&shown.ruling, selection),
        (Some(selection), Direction::Up) => back(state, &shown.ruling, selection.moment),
        (Some(selection), Direction::Left) => beside(shown, selection.moment, -1),
        (Some(selection), Direction::Right) => beside(shown, selection.moment, 1),
    };
    if let Some(to) = to {
        moment(state, to);
    }
}

fn on(ruling: &Ruling, selection: &Selection) -> Option<NodeIndex> {
    let step = selection.step.or_else(|| steps(ruling, selection.moment).first().copied())?;
    ruling.graph().edge_endpoints(step).map(|(_, to)| to)
}

/// A moment that leads here: on the highlighted ways if there is one, else the first found.
fn back(state: &State, ruling: &Ruling, at: NodeIndex) -> Option<NodeIndex> {
    let before = ruling.graph().edges_directed(at, Way::Incoming).map(|edge| edge.source());
    let is_on_way = |at: &NodeIndex| state.highlight.as_ref().is_none_or(|h| h.moments[at.index()]);
    before.filter(|from| *from != at && is_on_way(from)).min()
}

fn beside(shown: &Presentation, at: NodeIndex, by: isize) -> Option<NodeIndex> {
    let row = shown.layout.rows.iter().find_map(|row| {
        let place = row.nodes.iter().position(|node| *node == at.index())?;
        Some((row, place))
    });
    let (row, place) = row?;
    let next = place.checked_add_signed(by).and_then(|place| row.nodes.get(place)).copied();
    next.or_else(|| across(shown, at, by)).map(NodeIndex::new)
}

/// The nearest moment on that side that stands as high: in another lane.
fn across(shown: &Presentation, at: NodeIndex, by: isize) -> Option<usize> {
    let here = shown.layout.nodes.get(at.index())?;
    let is_there = |rect: &egui::Rect| {
        let aside = if by < 0 { rect.right() < here.left() } else { rect.left() > here.right() };
        aside && rect.y_range().intersects(here.y_range())
    };
    let there = shown.layout.nodes.iter().enumerate().filter(|(_, rect)| is_there(rect));
    let far = |rect: &egui::Rect| (rect.center().x - here.center().x).abs();
    there.min_by(|(_, a), (_, b)| far(a).total_cmp(&far(b))).map(|(place, _)| place)
}

/// Highlights the ways to an outcome, has them in view and the outcome read, or takes the light back.
fn outcome(state: &mut State, outcome: usize) {
    if state.highlight.as_ref().is_some_and(|h| h.outcome == outcome) {
        state.highlight = None;
        return;
    }
    let lit = state.presentation().and_then(|shown| {
        let to = shown.outcomes.get(outcome)?.outcome.node;
        let highlight = highlight(&shown.ruling, to, outcome);
        let frame = frame(shown, &highlight);
        Some((to, highlight, frame))
    });
    let Some((to, highlight, frame)) = lit else {
        state.highlight = None;
        return;
    };
    moment(state, to);
    if let Some(selection) = &mut state.selection {
        // Once the light is taken back nothing is lit.
        selection.around = None;
    }
    state.highlight = Some(highlight);
    state.graph.frame = Some(frame);
}

/// What is to be in view of an outcome's ways: all of them in a ruling that can be read, a shortest one in a larger.
fn frame(shown: &Presentation, highlight: &Highlight) -> Rect {
    let many = is_many(shown);
    let is_in = |at: &usize| {
        if many { highlight.shortest.moments.contains(&NodeIndex::new(*at)) } else { highlight.moments[*at] }
    };
    let there = shown.layout.nodes.iter().enumerate().filter(|(at, _)| is_in(at));
    there.fold(Rect::NOTHING, |all, (_, node)| all.union(*node))
}

/// A shortest way to an outcome, and everything from which it can still be reached.
fn highlight(ruling: &Ruling, to: NodeIndex, outcome: usize) -> Highlight {
    let Reaching { moments, steps } = reaching(ruling, to);
    let way = ruling.shortest(to);
    let ends = way.iter().filter_map(|step| ruling.graph().edge_endpoints(*step));
    let on_it = ends.flat_map(|(from, to)| [from, to]).chain([to]).collect();
    let shortest = Shortest { moments: on_it, steps: way.iter().copied().collect() };
    Highlight { outcome, moments, steps, shortest }
}

/// From where a moment can be reached.
struct Reaching {
    moments: Vec<bool>,
    steps: Vec<bool>,
}

/// Everything from which a moment can still be reached.
fn reaching(ruling: &Ruling, to: NodeIndex) -> Reaching {
    let graph = ruling.graph();
    let mut moments = vec![false; graph.node_count()];
    let mut steps = vec![false; graph.edge_count()];
    let mut next = vec![to];
    moments[to.index()] = true;
    while let Some(at) = next.pop() {
        for edge in graph.edges_directed(at, Way::Incoming) {
            steps[edge.id().index()] = true;
            if !std::mem::replace(&mut moments[edge.source().index()], true) {
                next.push(edge.source());
            }
        }
    }
    Reaching { moments, steps }
}
