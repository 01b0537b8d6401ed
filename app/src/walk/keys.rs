//! The keys of walking.

use egui::{Context, Key, Modifiers};

use super::WalkCommand;
use crate::command::Command;
use crate::command::action::{Action, Chapter};

/// The keys of walking.
pub(crate) fn keys() -> Vec<Action> {
    let walk =
        |label, help, key, command| Action::plain(Chapter::Ways, label, help, key, Command::Walk(command));
    vec![
        walk("Walk", "one moment at a time, in large letters", Key::W, WalkCommand::Toggle),
        walk("Walk there", "walk to the selected moment", Key::T, WalkCommand::ToSelected),
        walk("Undo a pick", "while you walk", Key::Backspace, WalkCommand::Undo),
    ]
}

/// The picks that keys with a number ask for, while the walk is in front.
pub(crate) fn front_keys(ctx: &Context) -> Vec<Command> {
    let keys =
        [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];
    let pressed = |key: Key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let numbers = keys.into_iter().enumerate().filter(|(_, key)| pressed(*key));
    numbers.map(|(at, _)| Command::Walk(WalkCommand::Number(at + 1))).collect()
}
