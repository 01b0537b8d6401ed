//! Everything that someone at the window can ask for, and the keys that ask for it.

mod finder;
mod form;
mod own;
mod picked;
mod ruling;
mod timeline;

pub use finder::FinderCommand;
pub use form::FormCommand;
pub use own::OwnCommand;
pub use picked::{Pick, PickedCommand};
pub use ruling::{CompareCommand, EndsCommand, GraphCommand, WalkCommand, ZOOM};
pub use timeline::TimelineCommand;

use std::path::PathBuf;
use std::sync::LazyLock;

use egui::{Key, KeyboardShortcut, Modifiers, ThemePreference};
use petgraph::graph::{EdgeIndex, NodeIndex};

use crate::desk::Panel;
use crate::edit::Edit;
use crate::export::{Format, Length};
use crate::lookup::Page;
use crate::state::Camera;
use language::date::Date;
use rulebook::Citation;
use rulebook::library::Key as TextKey;

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
    Own(OwnCommand),
    /// Have a panel fill the window, or show all of them again.
    Alone(Option<Panel>),
    /// Something with the graph.
    Graph(GraphCommand),
    /// Something with walking through the ruling.
    Walk(WalkCommand),
    /// Something asked of the outcomes.
    Ends(EndsCommand),
    /// Something with comparing.
    Compare(CompareCommand),
    /// Something with the timeline.
    Timeline(TimelineCommand),
    /// Something with the rulebook.
    Rules(RulesCommand),
    /// Something with cards.
    Cards(CardsCommand),
}

/// Something that someone asks about cards.
#[derive(Clone, PartialEq, Debug)]
pub enum CardsCommand {
    /// Open the panel, ready to type a name.
    Search,
    /// What stands in the search field.
    Typed(String),
    /// Choose the name so many places below, or above.
    Choose(isize),
    /// The chosen name has been brought into view.
    Revealed,
    /// Leave the names; the card that is chosen stays.
    OpenHit,
    /// Show a card.
    Open(String),
    /// The search field has the keyboard.
    HasKeyboard,
    /// Ask for files of cards or rulings with a dialog.
    AskForFiles,
    /// The dialog was answered.
    FilesChosen(Vec<PathBuf>),
    /// Import files of cards or rulings.
    Import(Vec<PathBuf>),
    /// Remove the imported cards.
    Forget,
    /// Close the note about the last import.
    CloseNote,
}

/// Something that someone asks of the rulebook.
#[derive(Clone, PartialEq, Debug)]
pub enum RulesCommand {
    /// Open it, ready to type into the search field.
    Search,
    /// What stands in the search field.
    Typed(String),
    /// Choose the hit so many places below, or above.
    Choose(isize),
    /// Open a page, and leave what was found.
    Open(Page),
    /// Open the hit that is chosen.
    OpenHit,
    /// Open the rulebook where something is cited.
    Cite(Citation),
    /// To the page that was read before.
    Back,
    /// To the page from which one has gone back.
    Forward,
    /// To the rule before the one that is read.
    Previous,
    /// To the rule after it.
    Next,
    /// What became of the rule that is read.
    History,
    /// Compare two wordings of the rule, by their places in its history.
    Compare(usize, usize),
    /// Copy the rule that is read.
    Copy,
    /// Bring the page into view: it has been.
    Revealed,
    /// The search field has the keyboard.
    HasKeyboard,
    /// Read the rules of a day; those of the ruling when nothing.
    Day(Option<Date>),
    /// Ask for official texts with a dialog.
    AskForTexts,
    /// The dialog was answered.
    TextsChosen(Vec<PathBuf>),
    /// Import official texts.
    Import(Vec<PathBuf>),
    /// Remove an imported text.
    Remove(TextKey),
    /// Close the note about the last import.
    CloseNote,
}

/// Where to from a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// To the start.
    Start,
    /// By the selected step, or the first.
    Down,
    /// Back to a moment that leads here.
    Up,
    /// To the neighbour on the left.
    Left,
    /// To the neighbour on the right.
    Right,
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

/// A command that has keys of its own.
#[derive(Clone, PartialEq, Debug)]
pub struct Action {
    /// What it is called.
    pub label: &'static str,
    /// What it is good for.
    pub help: &'static str,
    /// The keys.
    pub keys: KeyboardShortcut,
    /// The command.
    pub command: Command,
    /// Whether the keys mean something else while text is entered.
    pub yields_to_text: bool,
}

/// Every command that has keys, in the order in which they are listed for reading.
pub fn actions() -> &'static [Action] {
    static ACTIONS: LazyLock<Vec<Action>> = LazyLock::new(listed);
    &ACTIONS
}

fn listed() -> Vec<Action> {
    let plain = |label, help, key, command| Action {
        label,
        help,
        keys: KeyboardShortcut::new(Modifiers::NONE, key),
        command,
        yields_to_text: true,
    };
    let ctrl = |label, help, key, command| Action {
        keys: KeyboardShortcut::new(Modifiers::COMMAND, key),
        yields_to_text: false,
        ..plain(label, help, key, command)
    };
    let rules = |label, help, modifiers, key, command| Action {
        keys: KeyboardShortcut::new(modifiers, key),
        ..ctrl(label, help, key, Command::Rules(command))
    };
    let mut actions = vec![
        plain("Start", "select the first moment", Key::Home, Command::Go(Direction::Start)),
        plain("On", "follow the selected step, or the first", Key::ArrowDown, Command::Go(Direction::Down)),
        plain("Back", "to a moment that leads here", Key::ArrowUp, Command::Go(Direction::Up)),
        plain("Left", "to the moment on the left", Key::ArrowLeft, Command::Go(Direction::Left)),
        plain("Right", "to the moment on the right", Key::ArrowRight, Command::Go(Direction::Right)),
        plain("Show everything", "fit the whole ruling into view", Key::F, Command::Look(Camera::Everything)),
        plain("Clear", "take back the highlight", Key::Escape, Command::Clear),
        ctrl("New", "start a new board", Key::N, Command::NewBoard),
        ctrl("Open", "open a board file", Key::O, Command::AskForFile),
        rules("Rulebook", "find a rule", Modifiers::COMMAND, Key::F, RulesCommand::Search),
        Action {
            keys: KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::F),
            ..ctrl("Cards", "find a card", Key::F, Command::Cards(CardsCommand::Search))
        },
        rules("Page back", "to the rule read before", Modifiers::ALT, Key::ArrowLeft, RulesCommand::Back),
        rules("Page forward", "and on again", Modifiers::ALT, Key::ArrowRight, RulesCommand::Forward),
        rules(
            "Rule before",
            "the rule before the one that is read",
            Modifiers::ALT,
            Key::ArrowUp,
            RulesCommand::Previous,
        ),
        rules("Rule after", "the rule after it", Modifiers::ALT, Key::ArrowDown, RulesCommand::Next),
        rules(
            "History of the rule",
            "its number and words through the years",
            Modifiers::ALT,
            Key::H,
            RulesCommand::History,
        ),
        rules("Copy the rule", "with its number and date", Modifiers::ALT, Key::C, RulesCommand::Copy),
        ctrl("Larger text", "for tired eyes", Key::Plus, Command::Text(TextSize::Larger)),
        ctrl("Smaller text", "for small screens", Key::Minus, Command::Text(TextSize::Smaller)),
        ctrl("Usual text", "back to the usual size", Key::Num0, Command::Text(TextSize::Usual)),
    ];
    let after = actions.iter().position(|action| action.command == Command::Clear).map_or(0, |at| at + 1);
    actions.splice(after..after, ruling::actions().into_iter().chain(timeline::actions()));
    actions.extend(form::actions());
    actions
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
