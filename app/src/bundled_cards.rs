//! The cards that a board may name.

use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock, OnceLock};

use anyhow::Context;
use engine::cards::resolve;
use language::board::{Board, Characteristics};
use rulebook::cards::AllCards;
use rulebook::reference::Reference;

use crate::data::OWN;

/// The data folder of the program that runs, with what the user keeps and has imported. None is looked at in tests.
static FOLDER: OnceLock<PathBuf> = OnceLock::new();

/// The cards of the program with those of the folder. None where no folder is looked at.
static AT_HAND: LazyLock<Option<anyhow::Result<AllCards>>> =
    LazyLock::new(|| FOLDER.get().map(|folder| of_folder(folder)));

/// From now on the cards of a data folder are at hand, too. What is kept or imported later is there at the next start.
pub(crate) fn look_into(folder: PathBuf) {
    FOLDER.get_or_init(|| folder);
}

/// The cards at hand: what the user keeps, the collection and the catalogue that come with the program, and where the user has
/// imported newer texts, those.
///
/// # Errors
/// When the cards of the program can't be read, which would be a fault of the program.
pub fn cards() -> anyhow::Result<&'static AllCards> {
    let told = |error: &anyhow::Error| anyhow::anyhow!("{error:#}");
    AT_HAND.as_ref().map_or_else(bundled, |cards| cards.as_ref().map_err(told))
}

/// The cards that come with the program, and no others: for the boards that come with it.
///
/// # Errors
/// When they can't be read, which would be a fault of the program.
pub fn bundled() -> anyhow::Result<&'static AllCards> {
    rulebook::cards::bundled().context("the cards that come with the program can't be read")
}

/// The cards of the program, and those of a data folder. What can't be read there is left out: whoever shows or changes it
/// says why.
///
/// # Errors
/// When the cards of the program can't be read.
pub fn of_folder(folder: &Path) -> anyhow::Result<AllCards> {
    let cards = AllCards::bundled()?;
    let cards = match Reference::load(folder) {
        Ok(Some(reference)) => cards.with_imported(Arc::new(reference)),
        Ok(None) | Err(_) => cards,
    };
    let own = own(folder, &cards);
    Ok(cards.with_own(own))
}

/// The objects that the user keeps; those that name a card as what that is.
fn own(folder: &Path, cards: &AllCards) -> Vec<Characteristics> {
    let Ok(text) = std::fs::read_to_string(folder.join(OWN)) else { return Vec::new() };
    let Ok(file) = saves::draft(OWN, &text) else { return Vec::new() };
    let objects = file.board.objects.into_iter().filter_map(|object| {
        let id = object.id.clone();
        let board = Board { objects: vec![object], ..Board::default() };
        let mut is = resolve(&board, cards).ok()?.board.objects.pop()?.is;
        if is.name.is_empty() {
            is.name = id;
        }
        Some(is)
    });
    objects.collect()
}
