//! Everything that someone at the window can ask for: a line for each feature, and what belongs to none.

mod action;

pub use action::{Action, Chapter};

use std::path::PathBuf;

use egui::ThemePreference;
use engine::date::Date;
use petgraph::graph::{EdgeIndex, NodeIndex};

use crate::board::{Edit, FormCommand, PickedCommand};
use crate::cards::CardsCommand;
use crate::collection::CollectionCommand;
use crate::compare::CompareCommand;
use crate::export::{Format, Length};
use crate::finder::FinderCommand;
use crate::graph::{Camera, GraphCommand};
use crate::outcomes::OutcomesCommand;
use crate::panels::Panel;
use crate::rulebook::RulebookCommand;
use crate::selection::Direction;
use crate::timeline::TimelineCommand;
use crate::walk::WalkCommand;

/// Something that someone asks for. Views send commands; [`crate::update`] does them.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// Open a board that comes with the program, by its full name.
    OpenBundled(String),
    /// Open a board file.
    OpenPath(PathBuf),
    /// Ask for a board file with a dialog.
    AskForFile,
    /// The dialog was answered; nothing when it was closed.
    FileChosen(Option<PathBuf>),
    /// What stands in the search field above the bundled boards.
    Search(String),
    /// What stands in the path field.
    PathField(String),
    /// Rule by this date; by the board's own when nothing.
    RuleAsOf(Option<Date>),
    /// What stands in the date field.
    DateField(String),
    /// Rule by the date that stands in the date field.
    RuleByDateField,
    /// Stop working on the ruling.
    Stop,
    /// Work on the ruling again, as far as ten times as many moments.
    GoOn,
    /// Select a moment.
    Select(NodeIndex),
    /// Select a step.
    SelectStep(EdgeIndex),
    /// Select a neighbour of the selected moment.
    Go(Direction),
    /// Highlight the ways to an outcome, by its place in the list; the same again takes it back.
    Highlight(usize),
    /// Take back the highlight, or close a message.
    Clear,
    /// Look at the graph from elsewhere.
    Look(Camera),
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
    /// Start a new board.
    NewBoard,
    /// Change the board.
    Edit(Edit),
    /// Take the last change back.
    Undo,
    /// Make it again.
    Redo,
    /// Save the board where it is on disk, and then do what waited for that.
    Save,
    /// Save it elsewhere.
    SaveAs,
    /// Save it in a file that is not there yet.
    SaveTo(PathBuf),
    /// The dialog was answered with a place to save the board at; nothing when it was closed.
    PlaceChosen(Option<PathBuf>),
    /// Put the board back as it was when it was opened or saved last.
    Revert,
    /// Copy the ruling in this form and length.
    CopyRuling(Format, Length),
    /// Write the ruling to a file in this form: asks where.
    WriteRuling(Format),
    /// The dialog was answered with a place for the ruling; nothing when it was closed.
    PaperChosen(Format, Option<PathBuf>),
    /// Open the board that somebody has sent: the text of a board file.
    Paste(String),
    /// Copy the board as its file says it.
    CopyBoard,
    /// Open the board with changes that another window did not save.
    Recover,
    /// Lose the changes that another window did not save.
    ForgetRecovered,
    /// Close the window.
    Close,
    /// Stay with the board, and don't do what would lose its changes.
    Stay,
    /// Lose the changes, and do what was asked for.
    Leave,
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
    /// Whether it puts another board in the place of this one, or ends the program.
    pub const fn leaves_the_board(&self) -> bool {
        matches!(
            self,
            Self::Recover
                | Self::Paste(_)
                | Self::OpenBundled(_)
                | Self::OpenPath(_)
                | Self::FileChosen(Some(_))
                | Self::NewBoard
                | Self::Close
        )
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
