//! What the window knows. Only [`crate::update`] changes it.

use std::path::PathBuf;

use egui::ThemePreference;
use petgraph::graph::NodeIndex;

use crate::board::Editing;
use crate::budget::Budget;
use crate::command::Command;
use crate::features::every_feature;
use crate::message::Message;
use crate::opened::Opened;
use crate::panels::Panels;
use crate::presentation::Presentation;
use crate::recovery::Recovered;
use crate::ruling::{DateChoice, Stage};
use language::date::Date;

macro_rules! state {
    ($($feature:ident: $panel:tt [$($field:ident: $($kept:ident)? $(? $maybe:ident)?),*] $command:tt $([$($jobs:tt)*])?;)*) => {
        /// What the window knows: what each feature keeps, and what belongs to none.
        #[derive(Default)]
        pub struct State {
            $($(
                #[doc = concat!("What [`crate::", stringify!($feature), "`] keeps.")]
                pub $field: $(crate::$feature::$kept)? $(Option<crate::$feature::$maybe>)?,
            )*)*
            /// The last board that could be opened.
            pub board: Option<Opened>,
            /// What is told of the last thing that was asked for.
            pub message: Option<Message>,
            /// Whether the ruling is of the board as it was before: what it is now can't be ruled on.
            pub is_outdated: bool,
            /// What rulings of a board that is opened may cost.
            pub usual_budget: Budget,
            /// What rulings of this board may cost.
            pub budget: Budget,
            /// Light or dark.
            pub theme: ThemePreference,
            /// The size of text, in steps from the usual one.
            pub text_steps: i32,
            /// Where the panels stand.
            pub panels: Panels,
            /// What somebody asked for that would lose changes; it waits for an answer.
            pub leaving: Option<Command>,
            /// Whether the changes may be lost by what is done next: somebody has said so.
            pub discards: bool,
            /// Changes that another window did not save before it ended.
            pub recovered: Option<Recovered>,
            /// Whether the window may be closed.
            pub may_close: bool,
            /// Whether the hints of the first start are shown.
            pub hints: bool,
            /// Board files that were opened or saved lately, the last first.
            pub recent: Vec<PathBuf>,
            /// What is on its way to the clipboard.
            pub copied: Option<String>,
        }
    };
}
every_feature!(state);

impl State {
    /// The moment that is looked at: the selected one, or else the start.
    pub fn moment(&self) -> NodeIndex {
        self.selection.as_ref().map_or_else(NodeIndex::default, |selection| selection.moment)
    }

    /// A window without a board.
    pub fn new() -> Self {
        let budget = Budget { moments: crate::presentation::USUAL_MOMENTS, ..Budget::default() };
        Self { usual_budget: budget, budget, ..Self::default() }
    }

    /// Another board comes in the place of this one: what was done with this one, and the date that was chosen for it, go.
    pub(crate) fn turn_to(&mut self, editing: Editing) {
        self.editing = editing;
        self.date = DateChoice::default();
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
