//! What a scene is made of, and what is said above it.

use petgraph::graph::NodeIndex;

use crate::opened::Opened;
use crate::presentation::Presentation;
use crate::presentation::label::capital;
use crate::presentation::reading::Reading;
use crate::state::State;
use rulebook::words::{Vocabulary, Voice};
use statements::position::Position;

/// What a scene is made of.
pub(super) struct Making<'s> {
    pub(super) state: &'s State,
    pub(super) opened: &'s Opened,
    /// The ruling of just this board.
    pub(super) shown: Option<&'s Presentation>,
    /// The moment that is shown; none where it is the board as it was entered.
    pub(super) at: Option<NodeIndex>,
    /// The board as it was entered, as the ruling has it.
    pub(super) entered: Option<&'s Position>,
    /// What is shown; none without a ruling of this board.
    pub(super) position: Option<&'s Position>,
    /// What is read about the moment.
    pub(super) reading: Option<&'s Reading>,
    /// Whether the moment is told to somebody: what it is not about stands back then.
    pub(super) is_told: bool,
}

impl Making<'_> {
    /// "First main phase, Alice's turn".
    pub(super) fn turn(&self) -> String {
        let turn = &self.opened.file.board.turn;
        let first = self.opened.file.board.players.first().map(|player| player.name.as_str());
        let entered = turn.active.as_deref().or(first).unwrap_or_default();
        let (step, whose) = match (self.position, self.shown) {
            (Some(then), Some(shown)) => (then.step, shown.ruling.player(then.active)),
            (None, _) | (_, None) => (turn.step, entered),
        };
        format!("{}, {whose}'s turn", capital(self.vocabulary().step(step)))
    }

    pub(super) fn vocabulary(&self) -> Vocabulary {
        Vocabulary::new(self.state.rules_date())
    }

    /// What is about to happen: at a moment what is read there, before it what was entered.
    pub(super) fn pending(&self) -> Vec<String> {
        if let Some(reading) = self.reading {
            let outer = reading.pending.iter().filter(|(depth, _)| *depth == 0);
            return outer.map(|(_, words)| words.clone()).collect();
        }
        if self.at.is_some() {
            return Vec::new();
        }
        let said = |script: &language::event::Script| {
            let (you, this) = (script.controller.as_deref(), script.source.as_deref());
            capital(&Voice::of(self.vocabulary(), you, this).script(script))
        };
        self.opened.file.board.events.iter().map(said).collect()
    }
}
