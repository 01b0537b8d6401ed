//! Opening a board: by path, or by the name of a board that comes with the program.

mod asked;
pub mod draft;
pub mod names;

use std::path::Path;

use anyhow::{Context, anyhow};
use draft::{Mistake, Sense, sense};

use crate::bundled_cards::cards;
use engine::Ruling;
use engine::cards::{Resolved, resolve};
use language::board::{Board, Player};
use language::cards::Cards;
use language::path::{BoardPath, Segment};
use rulebook::words::{Sentence, Words};
use saves::bundled::Bundled;
use saves::code::is_code;
use saves::{BoardFile, bundled};
use statements::note::Note;
use statements::origin::Origins;

/// The board that the window opens when nothing else is asked for.
pub const FIRST: &str = "two-doublers";

/// A board that was read and can be ruled on.
#[derive(Clone, PartialEq, Debug)]
pub struct Opened {
    /// What the file says.
    pub file: BoardFile,
    /// The board of the file, with the cards that it names looked up.
    pub board: Board,
    /// Where the abilities on the board came from.
    pub origins: Origins,
    /// The full name, when it is a board that comes with the program.
    pub bundled: Option<String>,
    /// What of the file makes no sense and is not on the board that is ruled on; nothing but in drafts.
    pub mistakes: Vec<Mistake>,
}

impl Opened {
    /// What a file says, with the cards that it names looked up.
    ///
    /// # Errors
    /// When a card is not in the collection; the message names the object and the nearest card.
    pub fn new(file: BoardFile, bundled: Option<String>, cards: &dyn Cards) -> anyhow::Result<Self> {
        let resolved = resolve(&file.board, cards);
        let Resolved { board, origins } =
            resolved.with_context(|| format!("`{}` can't be ruled on", file.title))?;
        Ok(Self { file, board, origins, bundled, mistakes: Vec::new() })
    }

    /// What of a file makes sense, with the cards that it names looked up: for a board that somebody still works on.
    pub fn draft(file: BoardFile, bundled: Option<String>, cards: &dyn Cards) -> Self {
        let Sense { board, origins, mistakes } = sense(&file.board, cards);
        Self { file, board, origins, bundled, mistakes }
    }

    /// What does nothing on this board, each with where it stands and why; `ruling` is of it.
    pub fn notes(&self, ruling: &Ruling) -> Vec<(String, Sentence)> {
        let words = self.words(ruling);
        let notes = engine::notes::notes(&self.board, ruling);
        let said = |note: &Note| Some((self.in_file(&note.at)?.to_string(), words.board_note(note)));
        notes.iter().filter_map(said).collect()
    }

    /// Where something on the board that is ruled on stands in the file. None for what is from a card: nobody has written it
    /// there, and of a card's abilities not each has to do something on each board.
    fn in_file(&self, at: &BoardPath) -> Option<BoardPath> {
        let mut path = at.clone();
        let [
            Segment::Field("objects"),
            Segment::Index(object),
            _,
            Segment::Field("abilities"),
            Segment::Index(place),
            ..,
        ] = &mut path.0[..]
        else {
            return Some(path);
        };
        if let Some(named) = self.origins.objects.get(object) {
            *place = place.checked_sub(named.of_card.len())?;
        }
        Some(path)
    }

    /// The words for a ruling of this board.
    pub fn words<'a>(&'a self, ruling: &'a Ruling) -> Words<'a> {
        Words::new(ruling).on(&self.board).with_origins(&self.origins)
    }
}

/// Opens a board by its path or, when there is no such file, by the name of a bundled board, or by its code.
///
/// # Errors
/// When there is none of these, or the board can't be read.
pub fn open(board: &Path) -> anyhow::Result<Opened> {
    if let Some(code) = board.to_str().filter(|text| is_code(text)) {
        return open_text("the code", code);
    }
    match board.to_str().filter(|_| !board.exists()).map(|name| (name, bundled::find(name))) {
        Some((_, Some(found))) => open_bundled(found),
        Some((name, None)) if !name.contains(['/', '.']) => Err(no_such_board(name)),
        Some((_, None)) | None => Opened::new(saves::from_path(board)?, None, cards()?),
    }
}

/// Opens a board file that somebody may still work on: what makes no sense on it is left out of the ruling. None when
/// it is no board file, or there is none.
pub fn open_draft(path: &Path) -> Option<Opened> {
    if std::fs::metadata(path).ok()?.len() > saves::read::LARGEST {
        return None;
    }
    let text = std::fs::read_to_string(path).ok()?;
    let file = saves::draft(&path.display().to_string(), &text).ok()?;
    Some(Opened::draft(file, None, cards().ok()?))
}

/// Opens a board from the text of a board file, or from a code; `name` says in errors where it is from.
///
/// # Errors
/// When it is no board file, or the board makes no sense.
pub fn open_text(name: &str, text: &str) -> anyhow::Result<Opened> {
    Opened::new(saves::from_text(name, text)?, None, cards()?)
}

/// Opens a board that comes with the program.
///
/// # Errors
/// When it can't be read, which would be a fault of the program.
pub fn open_bundled(board: &Bundled) -> anyhow::Result<Opened> {
    let file = saves::from_text(&board.full_name(), board.text)?;
    Opened::new(file, Some(board.full_name()), crate::bundled_cards::bundled()?)
}

fn no_such_board(name: &str) -> anyhow::Error {
    let like =
        bundled::nearest_name(name).map(|name| format!("; did you mean `{name}`?")).unwrap_or_default();
    anyhow!("there is no file and no bundled board `{name}`{like}")
}

/// A board with two players and nothing on it.
pub fn empty_board() -> BoardFile {
    let players = ["Alice", "Bob"].map(Player::new).to_vec();
    BoardFile::new("New board", Board { players, ..Board::default() })
}
