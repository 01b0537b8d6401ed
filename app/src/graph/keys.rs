//! The keys of the graph.

use egui::Key;

use super::{Camera, GraphCommand, ZOOM};
use crate::command::Command;
use crate::command::action::{Action, Chapter};
use crate::selection::{Direction, SelectionCommand};

/// The keys of the graph.
pub(crate) fn keys() -> Vec<Action> {
    let go = |label, help, key, to| {
        Action::plain(Chapter::Moving, label, help, key, Command::Selection(SelectionCommand::Go(to)))
    };
    let graph =
        |label, help, key, command| Action::plain(Chapter::Graph, label, help, key, Command::Graph(command));
    let moving = |label, help, key, command| Action::plain(Chapter::Moving, label, help, key, command);
    vec![
        go("Start", "select the first moment", Key::Home, Direction::Start),
        go("On", "follow the selected step, or the first", Key::ArrowDown, Direction::Down),
        go("Back", "to a moment that leads here", Key::ArrowUp, Direction::Up),
        go("Left", "to the moment on the left", Key::ArrowLeft, Direction::Left),
        go("Right", "to the moment on the right", Key::ArrowRight, Direction::Right),
        moving(
            "Show everything",
            "fit the whole ruling into view",
            Key::F,
            Command::Graph(GraphCommand::Look(Camera::Everything)),
        ),
        moving("Clear", "take back the highlight", Key::Escape, Command::Clear),
        graph("Find in the graph", "a moment by its words", Key::Slash, GraphCommand::Search),
        graph("Nearer", "make the graph larger", Key::Plus, GraphCommand::Zoom(ZOOM)),
        graph("Farther", "make it smaller", Key::Minus, GraphCommand::Zoom(1.0 / ZOOM)),
        graph("Fold", "hide what is behind the selected moment", Key::X, GraphCommand::FoldSelected),
        graph("Unfold all", "show what was folded away", Key::U, GraphCommand::UnfoldAll),
    ]
}
