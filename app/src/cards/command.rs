//! What can be asked about cards.

use std::path::PathBuf;

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
