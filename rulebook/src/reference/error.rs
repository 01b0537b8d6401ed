//! Why the reference could not do what it was asked.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use disk::PutError;

use super::read::NotCards;
use crate::library::source::Unreadable;

/// What an import takes the place of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// Cards.
    Cards,
    /// The rulings of cards.
    Rulings,
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Cards => "cards",
            Self::Rulings => "cards with rulings",
        })
    }
}

/// How many would go, and how many would come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change {
    /// How many are imported.
    pub there: usize,
    /// How many the file has.
    pub found: usize,
}

/// Why the reference could not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum ReferenceError {
    /// The file to import can't be read.
    #[error("{reason}\n  at {}", path.display())]
    Unreadable {
        /// The file that was to be imported.
        path: PathBuf,
        /// What is wrong with it.
        reason: Unreadable,
    },
    /// The file to import has no cards, or only a part of them.
    #[error("{reason}\n  at {}", path.display())]
    NotCards {
        /// The file that was to be imported.
        path: PathBuf,
        /// What is wrong with it.
        reason: NotCards,
    },
    /// Rulings were to be imported, and there are no cards.
    #[error(
        "these are rulings, and no cards are imported that they could be about; import a file of cards first\n  at {}",
        path.display()
    )]
    CardsFirst {
        /// The file of rulings.
        path: PathBuf,
    },
    /// Rulings were to be imported, and they are about none of the cards.
    #[error(
        "none of these rulings is about an imported card; they need cards with oracle ids, as Scryfall's bulk file \
         \"oracle cards\" has them\n  at {}",
        path.display()
    )]
    NoneFits {
        /// The file of rulings.
        path: PathBuf,
    },
    /// The file has far less than what would go for it.
    #[error(
        "{} {what} are imported, and this file has only {}; nothing was changed. If they are to go for it, import it with \
         `--replace`, or remove what is imported first (`instead cards forget`, or *Remove the imported cards* in the \
         window)\n  at {}",
        change.there, change.found, path.display()
    )]
    FarFewer {
        /// The file that was to be imported.
        path: PathBuf,
        /// What would go.
        what: What,
        /// How much of it.
        change: Change,
    },
    /// A file of the reference is not what was written.
    #[error(
        "this file of the card reference was changed from outside; import the cards again, or remove them with \
         `instead cards forget`\n  at {}",
        path.display()
    )]
    Changed {
        /// The file of the reference.
        path: PathBuf,
    },
    /// Another version of the program wrote it.
    #[error(
        "another version of the program wrote this file (format {format}); import the cards again\n  at {}",
        path.display()
    )]
    OtherFormat {
        /// The file of the reference.
        path: PathBuf,
        /// The version of the file.
        format: u32,
    },
    /// A file of the reference was not written, or not for good.
    #[error("{why}\n  at {}", path.display())]
    Unwritten {
        /// The file of the reference.
        path: PathBuf,
        /// Why, and what is there now.
        why: PutError,
    },
    /// The folder can't be read or written.
    #[error("the card reference can't be used, what was in it is untouched: {source}\n  at {}", path.display())]
    Io {
        /// A file of it.
        path: PathBuf,
        /// What the disk said.
        source: io::Error,
    },
}

impl ReferenceError {
    /// That a file has not less than half of what would go for it: a newer file has more.
    pub(super) fn far_fewer(path: &Path, what: What, change: Change) -> Result<(), Self> {
        if change.found.saturating_mul(2) >= change.there {
            return Ok(());
        }
        Err(Self::FarFewer { path: path.to_owned(), what, change })
    }

    /// What became of writing a file of the reference.
    pub(super) fn unwritten_at(path: &Path) -> impl FnOnce(PutError) -> Self + use<> {
        let path = path.to_owned();
        move |why| Self::Unwritten { path, why }
    }

    /// What the disk said about a file of the reference.
    pub(super) fn io_at(path: &Path) -> impl FnOnce(io::Error) -> Self + use<> {
        let path = path.to_owned();
        move |source| Self::Io { path, source }
    }
}
