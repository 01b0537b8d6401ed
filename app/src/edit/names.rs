//! The names on a board: used once, and changed wherever they stand.

use engine::board::Board;
use saves::BoardFile;

/// Whether a player or object has this name.
pub(super) fn is_taken(board: &Board, name: &str) -> bool {
    board.players.iter().any(|player| player.name == name)
        || board.objects.iter().any(|object| object.id == name)
}

/// A name like this one that nothing on the board has: "Bear", "Bear 2", "Bear 3".
pub(super) fn unique(board: &Board, wanted: &str) -> String {
    let base = match wanted.rsplit_once(' ') {
        Some((base, number)) if number.chars().all(|c| c.is_ascii_digit()) => base,
        _ => wanted,
    };
    let numbered = (2_usize..).map(|number| format!("{base} {number}"));
    let mut names = std::iter::once(base.to_owned()).chain(numbered);
    names.find(|name| !is_taken(board, name)).unwrap_or_default()
}

/// Whether something on a board names a player or object.
pub(super) fn is_named(board: &Board, name: &str) -> bool {
    let file = BoardFile::new("", board.clone());
    saves::to_text(&file).is_ok_and(|text| text.contains(&literal(name)))
}

/// A file in which everything that has a name, or points at it, has another one: in its text every string that is the
/// name and nothing else. None when the text can't be written or read back.
pub(super) fn renamed(file: &BoardFile, old: &str, new: &str) -> Option<BoardFile> {
    let text = saves::to_text(file).ok()?;
    let changed = saves::draft("the board", &text.replace(&literal(old), &literal(new))).ok()?;
    (changed != *file).then_some(changed)
}

/// A name as it stands in a board file.
fn literal(name: &str) -> String {
    format!("{name:?}")
}
