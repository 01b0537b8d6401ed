//! What someone can ask of the ruling: its graph, walking through it, comparing, and its outcomes.

use egui::{Key, KeyboardShortcut, Modifiers};
use petgraph::graph::{EdgeIndex, NodeIndex};

use super::{Action, Command};
use crate::comparing::{Way, What};
use crate::ends::By;
use language::date::Date;

/// So much nearer the graph comes with a key.
pub const ZOOM: f32 = 1.25;

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
    /// Go on with the board after the outcome to which the ways are highlighted, or after the only one.
    GoOn,
}

/// Something that someone asks who compares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CompareCommand {
    /// Open the panel.
    Open,
    /// Open it on two rules dates.
    OpenDates,
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

/// Keys of the graph, of walking, comparing and asking, and of light and dark.
pub(super) fn actions() -> Vec<Action> {
    let plain = |label, help, key, command| Action {
        label,
        help,
        keys: KeyboardShortcut::new(Modifiers::NONE, key),
        command,
        yields_to_text: true,
    };
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
        plain("Compare dates", "two rules dates", Key::D, Command::Compare(CompareCommand::OpenDates)),
        plain(
            "Next board",
            "go on with the board after the chosen outcome",
            Key::N,
            Command::Ends(EndsCommand::GoOn),
        ),
        plain("Ask", "what can be made sure of", Key::Q, Command::Ends(EndsCommand::Search)),
        Action {
            keys: KeyboardShortcut::new(Modifiers::COMMAND, Key::L),
            yields_to_text: false,
            ..plain("Light or dark", "light, then dark, then as the system says", Key::L, Command::NextTheme)
        },
    ]
}
