//! What lies on the table, made of the board as it was entered and of the moment that is looked at.

mod arrows;
mod lights;
mod lying;
mod making;
mod piece;
mod sides;
mod stands;

use petgraph::graph::NodeIndex;

use super::scene::Scene;
use super::state::{MadeOf, Shows, Table};
use crate::opened::Opened;
use crate::outside::Outside;
use crate::panels::Panel;
use crate::presentation::Presentation;
use crate::presentation::reading::{Reading, number};
use crate::state::State;
use language::board::Board;
use making::Making;
use stands::Stand;

/// Has what lies on the table made ready, where any of it is different from before.
pub(crate) fn keep_up(state: &mut State, _outside: &mut Outside) {
    if !state.panels.is_open(Panel::Table) {
        return;
    }
    let Some(opened) = &state.board else {
        state.table = Table::default();
        return;
    };
    let presented = ruling_of(state, opened);
    let (at, reading) = looked_at(state);
    let shows = shows(&state.table, presented, at, &opened.file.board);
    let entered = presented.map(|ruled| ruled.ruling.position(None));
    let then = presented.filter(|_| shows == Shows::Moment).map(|ruled| ruled.ruling.position(Some(at)));
    let has_both = presented.is_some_and(|ruled| entered != Some(ruled.ruling.position(Some(at))));
    let reading = reading.filter(|_| then.is_some());
    let position = then.as_ref().or(entered.as_ref());
    let is_told = !state.panels.is_open(Panel::Board) || state.panels.is_in_front(Panel::Walk);
    let is_same = |made: &MadeOf| {
        let MadeOf { board, moment, position: old, reading: read, shows: showed, is_told: told } = made;
        (*moment, *showed, *told) == (at, shows, is_told)
            && (old.as_ref(), read.as_ref()) == (position, reading)
            && *board == opened.file.board
    };
    if state.table.made_of.as_ref().is_some_and(is_same) {
        return;
    }
    let making = Making {
        state,
        opened,
        shown: presented,
        at: then.is_some().then_some(at),
        entered: entered.as_ref(),
        position,
        reading,
        is_told,
    };
    let scene = making.scene(has_both);
    let made_of = MadeOf {
        board: opened.file.board.clone(),
        moment: at,
        position: position.cloned(),
        reading: reading.cloned(),
        shows,
        is_told,
    };
    let lifted = state.table.lifted.take().filter(|_| scene.can_edit);
    state.table = Table { scene: Some(scene), shows, lifted, made_of: Some(made_of) };
}

/// The moment that is looked at, and what is read about it: that of the walk while somebody walks.
fn looked_at(state: &State) -> (NodeIndex, Option<&Reading>) {
    match state.walk.as_ref().filter(|_| state.panels.is_in_front(Panel::Walk)) {
        Some(walk) => (walk.at, Some(&walk.reading)),
        None => (state.moment(), state.selection.as_ref().map(|selection| &selection.reading)),
    }
}

/// The ruling of just this board; none while another board's is still there.
fn ruling_of<'s>(state: &'s State, opened: &Opened) -> Option<&'s Presentation> {
    let shown = state.presentation().filter(|_| !state.is_outdated)?;
    let has_moments = shown.ruling.graph().node_count() > 0;
    (has_moments && shown.opened.file.board == opened.file.board).then_some(shown)
}

/// Whether the table shows the board as it was entered: at first where the start of the ruling is its end, since all has
/// happened there that one would look for; and then until another moment is selected.
fn shows(table: &Table, shown: Option<&Presentation>, at: NodeIndex, board: &Board) -> Shows {
    let is_end = shown.is_some_and(|shown| shown.is_end(NodeIndex::new(0)));
    let at_first = if is_end { Shows::Entered } else { Shows::Moment };
    match &table.made_of {
        Some(made) if made.board != *board => at_first,
        Some(made) if made.moment != at => at_first,
        // The ruling has come only now.
        Some(made) if made.position.is_none() => at_first,
        Some(_) => table.shows,
        None => at_first,
    }
}

impl Making<'_> {
    fn scene(&self, has_both: bool) -> Scene {
        let stands = self.stands();
        let mut pieces = self.pieces(&stands);
        let mut stack = self.lying(&stands);
        let mut sides = self.sides(&pieces);
        let mut shields = self.shields(&stands);
        self.light(&mut pieces, &mut sides, &mut shields);
        let pending = self.pending();
        let arrows = self.arrows(&stands, &mut stack, &pending);
        lights::pointed_at(&mut pieces, &arrows);
        lights::alike(&mut pieces);
        lights::piles(&mut sides, &pieces);
        Scene {
            moment: self.at.map(|at| format!("Moment {}", number(at))),
            can_edit: self.position.is_none_or(|position| self.entered == Some(position)),
            has_both,
            turn: self.turn(),
            sides,
            pieces,
            stack,
            shields,
            pending,
            arrows,
        }
    }

    fn pieces(&self, stands: &[Stand<'_>]) -> Vec<super::scene::Piece> {
        stands.iter().map(|stand| self.piece(stand)).collect()
    }
}
