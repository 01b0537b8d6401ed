//! What can be asked about board files: below the features, since most panels ask for some of it.

use std::path::PathBuf;

/// Something with board files.
#[derive(Clone, PartialEq, Debug)]
pub enum FilesCommand {
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
    /// Start a new board.
    NewBoard,
    /// Save the board where it is on disk, and then do what waited for that.
    Save,
    /// Save it elsewhere.
    SaveAs,
    /// Save it in a file that is not there yet.
    SaveTo(PathBuf),
    /// The dialog was answered with a place to save the board at; nothing when it was closed.
    PlaceChosen(Option<PathBuf>),
    /// Open the board that somebody has sent: the text of a board file.
    Paste(String),
    /// Open the board with changes that another window did not save.
    Recover,
    /// Lose the changes that another window did not save.
    ForgetRecovered,
    /// Lose the changes, and do what was asked for.
    Leave,
    /// Stay with the board, and don't do what would lose its changes.
    Stay,
}

impl FilesCommand {
    /// Whether it puts another board in the place of the one that is open.
    pub const fn leaves_the_board(&self) -> bool {
        matches!(
            self,
            Self::Recover
                | Self::Paste(_)
                | Self::OpenBundled(_)
                | Self::OpenPath(_)
                | Self::FileChosen(Some(_))
                | Self::NewBoard
        )
    }
}
