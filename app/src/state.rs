//! What the window knows. Only [`crate::update`] changes it.

use std::path::PathBuf;

use egui::ThemePreference;

use crate::board::Editing;
use crate::cards::Cards;
use crate::collection::UserCollection;
use crate::command::Command;
use crate::compare::Comparison;
use crate::files::Library;
use crate::finder::Finder;
use crate::graph::{Camera, Graph};
use crate::opened::Opened;
use crate::outcomes::OutcomeList;
use crate::panels::Panels;
use crate::presentation::Presentation;
use crate::recovery::Recovered;
use crate::rulebook::Rulebook;
use crate::ruling::job::Working;
use crate::ruling::{DateChoice, Stage};
use crate::selection::{Highlight, Selection};
use crate::timeline::Timeline;
use crate::walk::Walk;
use language::date::Date;

/// What the window knows.
#[derive(Default)]
pub struct State {
    /// The list of boards on the left.
    pub library: Library,
    /// The last board that could be opened.
    pub board: Option<Opened>,
    /// Why the last thing that was asked for could not be done.
    pub message: Option<String>,
    /// The rules date.
    pub date: DateChoice,
    /// How far the ruling of the board is, and the ruling once it is there.
    pub ruling: Stage,
    /// The next ruling, while it is worked out; the last one stays until then.
    pub working: Option<Working>,
    /// Whether the ruling is of the board as it was before: what it is now can't be ruled on.
    pub is_outdated: bool,
    /// At most so many moments are worked out.
    pub most_moments: usize,
    /// What is selected in the ruling.
    pub selection: Option<Selection>,
    /// The outcome whose ways are highlighted.
    pub highlight: Option<Highlight>,
    /// Where the graph is looked at from.
    pub camera: Camera,
    /// What is looked for in the graph, and what is folded away.
    pub graph: Graph,
    /// Where somebody is who walks through the ruling.
    pub walk: Option<Walk>,
    /// Two ways or two dates side by side.
    pub comparison: Comparison,
    /// What is asked of the outcomes.
    pub outcomes: OutcomeList,
    /// What the timeline shows, and the loop on it.
    pub timeline: Timeline,
    /// Light or dark.
    pub theme: ThemePreference,
    /// The size of text, in steps from the usual one.
    pub text_steps: i32,
    /// Where the panels stand.
    pub panels: Panels,
    /// What was changed about the board.
    pub editing: Editing,
    /// What the rulebook shows and looks for.
    pub rulebook: Rulebook,
    /// What is known of cards.
    pub cards: Cards,
    /// The user's own collection.
    pub collection: UserCollection,
    /// What somebody asked for that would lose changes; it waits for an answer.
    pub leaving: Option<Command>,
    /// Changes that another window did not save before it ended.
    pub recovered: Option<Recovered>,
    /// Whether the window may be closed.
    pub may_close: bool,
    /// The list of everything that can be asked for, while it is open.
    pub finder: Option<Finder>,
    /// Whether the hints of the first start are shown.
    pub hints: bool,
    /// Board files that were opened or saved lately, the last first.
    pub recent: Vec<PathBuf>,
    /// What is on its way to the clipboard.
    pub copied: Option<String>,
}

impl State {
    /// A window without a board.
    pub fn new() -> Self {
        Self { most_moments: crate::presentation::USUAL_MOMENTS, ..Self::default() }
    }

    /// The date by which the board is ruled on, or would be.
    pub fn rules_date(&self) -> Date {
        let own = self.board.as_ref().and_then(|board| board.file.board.as_of);
        self.date.chosen.or(own).unwrap_or(Date::NOW)
    }

    /// Whether the board has changes that are in no file: looks at all of the board.
    pub fn has_changes(&self) -> bool {
        self.board.as_ref().is_some_and(|board| self.editing.is_unsaved(&board.file))
    }

    /// Whether leaving the board loses something that is in no file: its changes, or those of other boards of the history.
    pub fn would_lose(&self) -> bool {
        self.has_changes() || self.editing.history.unsaved_elsewhere() > 0
    }

    /// The ruling, when it is there.
    pub fn presentation(&self) -> Option<&Presentation> {
        match &self.ruling {
            Stage::Ready(shown) => Some(shown),
            Stage::None | Stage::Working => None,
        }
    }
}
