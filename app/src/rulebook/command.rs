//! What can be asked of the rulebook.

use std::path::PathBuf;

use super::state::Page;
use language::date::Date;
use rulebook::Citation;
use rulebook::library::Key as TextKey;

/// Something that someone asks of the rulebook.
#[derive(Clone, PartialEq, Debug)]
pub enum RulebookCommand {
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
