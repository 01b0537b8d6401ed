//! Everything that someone at the window can ask for: the commands of each feature, and what belongs to none.

pub mod action;
mod files;

pub use files::FilesCommand;

use egui::ThemePreference;
use rulebook::Citation;

use crate::cards::CardsCommand;
use crate::features::every_feature;
use crate::panels::{Arrangement, Panel};
use crate::rulebook::RulebookCommand;

macro_rules! commands {
    ($($feature:ident: $panel:tt $state:tt [$($command:ident($asked:ident))?] $([$($jobs:tt)*])?;)*) => {
        /// Something that someone asks for. Views send commands; [`crate::update`] does them.
        #[derive(Clone, PartialEq, Debug)]
        pub enum Command {
            $($(
                #[doc = concat!("Something that [`crate::", stringify!($feature), "`] does.")]
                $command(crate::$feature::$asked),
            )?)*
            /// Something with board files, and with what they are left for.
            Files(FilesCommand),
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
            /// Put every panel where it stands at first, for what somebody is about to do.
            Arrange(Arrangement),
            /// Have a panel fill the window, or show all of them again.
            Alone(Option<Panel>),
            /// Show the hints of the first start, or take them away.
            Hints(bool),
            /// Close the window.
            Close,
        }
        $($(
            impl From<crate::$feature::$asked> for Command {
                fn from(asked: crate::$feature::$asked) -> Self {
                    Self::$command(asked)
                }
            }
        )?)*
    };
}
every_feature!(commands);

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
    pub fn send(&mut self, command: impl Into<Command>) {
        self.0.push(command.into());
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
