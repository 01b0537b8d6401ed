//! Everything that someone at the window can ask for: a line for each feature, and what belongs to none.

mod action;
mod files;

pub use action::{Action, Chapter};
pub use files::FilesCommand;

use egui::ThemePreference;
use rulebook::Citation;

use crate::board::{BoardCommand, FormCommand, PickedCommand};
use crate::cards::CardsCommand;
use crate::collection::CollectionCommand;
use crate::compare::CompareCommand;
use crate::finder::FinderCommand;
use crate::graph::GraphCommand;
use crate::outcomes::OutcomesCommand;
use crate::panels::Panel;
use crate::rulebook::RulebookCommand;
use crate::ruling::RulingCommand;
use crate::selection::SelectionCommand;
use crate::share::ShareCommand;
use crate::timeline::TimelineCommand;
use crate::walk::WalkCommand;

/// Something that someone asks for. Views send commands; [`crate::update`] does them.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// Take back the highlight, or close a message.
    Clear,
    /// Light, dark, or as the system says.
    Theme(ThemePreference),
    /// Light after as the system says, then dark, and so on.
    NextTheme,
    /// Change the size of all text.
    Text(TextSize),
    /// Close the message about a board that could not be opened.
    CloseMessage,
    /// Open a panel.
    OpenPanel(Panel),
    /// Close a panel.
    ClosePanel(Panel),
    /// Close the window.
    Close,
    /// Something with board files, and with what they are left for.
    Files(FilesCommand),
    /// A change of the board, or back from one.
    Board(BoardCommand),
    /// Something about the ruling as a whole.
    Ruling(RulingCommand),
    /// Something is selected or lit in the ruling.
    Selection(SelectionCommand),
    /// Giving a ruling or a board to others.
    Share(ShareCommand),
    /// Something with the form of the board.
    Form(FormCommand),
    /// Something with the objects that are picked.
    Picked(PickedCommand),
    /// Something with the list of everything that can be asked for.
    Finder(FinderCommand),
    /// Show the hints of the first start, or take them away.
    Hints(bool),
    /// Something with the user's own collection.
    Collection(CollectionCommand),
    /// Have a panel fill the window, or show all of them again.
    Alone(Option<Panel>),
    /// Something with the graph.
    Graph(GraphCommand),
    /// Something with walking through the ruling.
    Walk(WalkCommand),
    /// Something asked of the outcomes.
    Outcomes(OutcomesCommand),
    /// Something with comparing.
    Compare(CompareCommand),
    /// Something with the timeline.
    Timeline(TimelineCommand),
    /// Something with the rulebook.
    Rulebook(RulebookCommand),
    /// Something with cards.
    Cards(CardsCommand),
}

/// A change of the size of all text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TextSize {
    /// One step larger.
    Larger,
    /// One step smaller.
    Smaller,
    /// As it was at first.
    Usual,
}

/// Commands on their way to [`crate::update`].
#[derive(Default, Debug)]
pub struct Queue(Vec<Command>);

impl Command {
    /// Open the rulebook where something is cited.
    pub const fn cite(citation: Citation) -> Self {
        Self::Rulebook(RulebookCommand::Cite(citation))
    }

    /// Show what is known of a card.
    pub const fn card(name: String) -> Self {
        Self::Cards(CardsCommand::Open(name))
    }

    /// Whether it puts another board in the place of this one, or ends the program.
    pub const fn leaves_the_board(&self) -> bool {
        if let Self::Files(command) = self { command.leaves_the_board() } else { matches!(self, Self::Close) }
    }
}

impl Queue {
    /// Asks for something.
    pub fn send(&mut self, command: Command) {
        self.0.push(command);
    }

    /// Asks for several things, one after the other.
    pub fn send_all(&mut self, commands: Vec<Command>) {
        self.0.extend(commands);
    }

    /// What was asked for since the last time, in order.
    pub fn take(&mut self) -> Vec<Command> {
        std::mem::take(&mut self.0)
    }
}
