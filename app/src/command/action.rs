//! A command that has keys of its own.

use egui::{Key, KeyboardShortcut, Modifiers};

use super::Command;

/// A command that has keys of its own.
#[derive(Clone, PartialEq, Debug)]
pub struct Action {
    /// Among which it is listed for reading.
    pub chapter: Chapter,
    /// What it is called.
    pub label: &'static str,
    /// What it is good for.
    pub help: &'static str,
    /// The keys that ask for it.
    pub keys: KeyboardShortcut,
    /// The command that it sends.
    pub command: Command,
    /// Whether the keys mean something else while text is entered.
    pub yields_to_text: bool,
}

/// The parts of the list of keys, in the order in which they are listed for reading.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Chapter {
    /// From moment to moment.
    Moving,
    /// Looking at the graph.
    Graph,
    /// Single ways through the ruling, and several beside each other.
    Ways,
    /// What comes of it.
    Outcomes,
    /// Light and dark.
    Light,
    /// From board to board.
    Boards,
    /// Starting and opening boards.
    Files,
    /// Opening what there is to look things up in.
    Books,
    /// Turning pages of the rulebook and of cards.
    Reading,
    /// The size of text.
    Text,
    /// Finding a command.
    Finding,
    /// Changing and saving the board.
    Editing,
}

impl Action {
    /// A command of a key alone, which means something else while text is entered.
    pub const fn plain(
        chapter: Chapter,
        label: &'static str,
        help: &'static str,
        key: Key,
        command: Command,
    ) -> Self {
        let keys = KeyboardShortcut::new(Modifiers::NONE, key);
        Self { chapter, label, help, keys, command, yields_to_text: true }
    }

    /// A command of the key that stands for commands, and another; also while text is entered.
    pub const fn ctrl(
        chapter: Chapter,
        label: &'static str,
        help: &'static str,
        key: Key,
        command: Command,
    ) -> Self {
        let keys = KeyboardShortcut::new(Modifiers::COMMAND, key);
        Self { chapter, label, help, keys, command, yields_to_text: false }
    }

    /// The same, of the key with these modifiers.
    #[must_use]
    pub fn with(self, modifiers: Modifiers) -> Self {
        Self { keys: KeyboardShortcut::new(modifiers, self.keys.logical_key), ..self }
    }

    /// The same, but while text is entered its keys are about the text.
    #[must_use]
    pub fn yielding(self) -> Self {
        Self { yields_to_text: true, ..self }
    }
}
