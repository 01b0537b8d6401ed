//! What reaches beyond the window: jobs, dialogs, files.

use std::path::PathBuf;
use std::sync::Arc;

use crate::cards::CardShelf;
use crate::collection::CollectionShelf;
use crate::compare::job::Comparisons;
use crate::dialog::{FileDialog, Files};
use crate::files::Saved;
use crate::job::{Newest, Place, Wake};
use crate::recovery::Recovery;
use crate::rulebook::Shelf;
use crate::ruling::job::Jobs;
use crate::timeline::loops::Loops;

/// What reaches beyond the window: jobs and dialogs.
pub struct Outside {
    /// Work on rulings.
    pub jobs: Jobs,
    /// Comparison rules dates.
    pub comparisons: Comparisons,
    /// Looking for loops, and computing rounds of them.
    pub loops: Loops,
    /// Asking for files.
    pub files: Files,
    /// Reading and keeping rules texts.
    pub shelf: Shelf,
    /// Saving boards, beside the frames.
    pub saving: Newest<Saved>,
    /// Writing rulings to files for other programs and for paper.
    pub papers: Newest<Result<PathBuf, String>>,
    /// Keeping changes for a crash.
    pub recovery: Recovery,
    /// Reading and keeping cards.
    pub cards: CardShelf,
    /// Reading and keeping the user's own collection.
    pub collection: CollectionShelf,
}

impl Outside {
    /// Jobs in a place, a dialog, and what is kept in a data folder: nothing where there is none.
    pub fn new(dialog: Box<dyn FileDialog>, data: Option<PathBuf>, jobs: Place, wake: &Wake) -> Self {
        Self {
            jobs: Jobs::new(jobs, Arc::clone(wake)),
            comparisons: Comparisons::new(jobs, Arc::clone(wake)),
            loops: Loops::new(jobs, wake),
            collection: CollectionShelf::new(data.as_deref(), jobs, wake),
            recovery: Recovery::new(data.as_deref(), jobs, wake),
            shelf: Shelf::new(data.clone(), jobs, wake),
            cards: CardShelf::new(data, jobs, wake),
            saving: Newest::new(jobs, Arc::clone(wake)),
            papers: Newest::new(jobs, Arc::clone(wake)),
            files: Files::new(dialog, Arc::clone(wake)),
        }
    }
}
