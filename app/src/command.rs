//! Everything that someone at the window can ask for, and the keys that ask for it.

use std::path::PathBuf;

use egui::{Key, KeyboardShortcut, Modifiers, ThemePreference};
use engine::date::Date;
use petgraph::graph::{EdgeIndex, NodeIndex};
use rulebook::Citation;
use rulebook::library::Key as TextKey;

use crate::comparing::{Way, What};
use crate::desk::Panel;
use crate::edit::Edit;
use crate::ends::By;
use crate::export::Format;
use crate::lookup::Page;
use crate::state::Camera;

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
    /// The dialog was answered with a place to save the board at; nothing when it was closed.
    PlaceChosen(Option<PathBuf>),
    /// Copy the ruling in this form.
    CopyRuling(Format),
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
    /// Show the board as text to change, or leave that.
    AsText,
    /// What stands in the text of the board.
    TextField(String),
    /// What stands in the field for a new object.
    ObjectField(String),
    /// The player whose the new object is.
    ObjectFor(usize),
    /// What stands in the field for a new event.
    EventField(String),
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
    /// Something with the rulebook.
    Rules(RulesCommand),
    /// Something with cards.
    Cards(CardsCommand),
}

/// Something that someone asks of the graph.
#[derive(Clone, PartialEq, Debug)]
pub enum GraphCommand {
    /// Get ready to type into the search field.
    Search,
    /// What stands in the search field.
    Find(String),
    /// Go to the moment found so many places on, or back.
    Next(isize),
    /// The search field has the keyboard.
    HasKeyboard,
    /// Fold away what is behind a moment, or bring it back.
    Fold(NodeIndex),
    /// The same for the selected moment.
    FoldSelected,
    /// Bring back everything.
    UnfoldAll,
    /// Look from nearer by this factor, or from farther.
    Zoom(f32),
}

/// Something that someone asks who walks through the ruling.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WalkCommand {
    /// Open it so that it fills the window, or close it.
    Toggle,
    /// Begin again.
    Start,
    /// Walk to the selected moment, by a shortest way.
    ToSelected,
    /// Pick this.
    Pick(EdgeIndex),
    /// Pick what has this number, counted from 1.
    Number(usize),
    /// Go on where only one thing can be picked.
    On,
    /// Take the last pick back.
    Undo,
    /// Go back to where only so many steps had been taken.
    BackTo(usize),
    /// Keep the way so far, to compare another with it.
    Keep,
}

/// Something that someone asks of the outcomes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EndsCommand {
    /// Get ready to type a condition.
    Search,
    /// The field has the keyboard.
    HasKeyboard,
    /// What stands in the field for a condition.
    Words(String),
    /// The player of whom it is asked whether they can make sure, by place in turn order.
    Player(usize),
    /// Sort by a column.
    Sort(By),
}

/// Something that someone asks who compares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CompareCommand {
    /// Open the panel.
    Open,
    /// Ways or dates.
    What(What),
    /// One of the two ways, by its place.
    Way(usize, Way),
    /// One of the two dates.
    Date(usize, Date),
    /// What stands in the field for one of the two dates.
    Field(usize, String),
    /// The date that stands in the field.
    ByField(usize),
    /// Stop comparing dates.
    Stop,
    /// Show another of the moments at which the dates part.
    Parting(usize),
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

/// So much nearer the graph comes with a key.
pub const ZOOM: f32 = 1.25;

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
pub fn actions() -> Vec<Action> {
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
        ctrl("Save", "save the board", Key::S, Command::Save),
        Action {
            keys: KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::S),
            ..ctrl("Save as", "save it in another file", Key::S, Command::SaveAs)
        },
        Action { yields_to_text: true, ..ctrl("Undo", "take the last change back", Key::Z, Command::Undo) },
        Action { yields_to_text: true, ..ctrl("Redo", "make it again", Key::Y, Command::Redo) },
        ctrl("Open", "open a board file", Key::O, Command::AskForFile),
        rules("Rulebook", "find a rule", Modifiers::COMMAND, Key::F, RulesCommand::Search),
        ctrl("Cards", "find a card", Key::K, Command::Cards(CardsCommand::Search)),
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
    actions.splice(after..after, ruling_actions(plain));
    actions
}

/// Keys of the graph, of walking, comparing and asking.
fn ruling_actions(plain: impl Fn(&'static str, &'static str, Key, Command) -> Action) -> Vec<Action> {
    vec![
        plain("Find in the graph", "a moment by its words", Key::Slash, Command::Graph(GraphCommand::Search)),
        plain("Nearer", "make the graph larger", Key::Plus, Command::Graph(GraphCommand::Zoom(ZOOM))),
        plain("Farther", "make it smaller", Key::Minus, Command::Graph(GraphCommand::Zoom(1.0 / ZOOM))),
        plain(
            "Fold",
            "hide what is behind the selected moment",
            Key::X,
            Command::Graph(GraphCommand::FoldSelected),
        ),
        plain("Unfold all", "show what was folded away", Key::U, Command::Graph(GraphCommand::UnfoldAll)),
        plain("Walk", "one moment at a time, in large letters", Key::W, Command::Walk(WalkCommand::Toggle)),
        plain("Walk there", "walk to the selected moment", Key::T, Command::Walk(WalkCommand::ToSelected)),
        plain("Undo a pick", "while you walk", Key::Backspace, Command::Walk(WalkCommand::Undo)),
        plain("Compare", "two ways or two rules dates", Key::C, Command::Compare(CompareCommand::Open)),
        plain("Ask", "what can be made sure of", Key::Q, Command::Ends(EndsCommand::Search)),
    ]
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
