//! Names on a board: known, unique, not too many.

use language::path::BoardPath;
use statements::error::{BoardError, Problem};

/// At most so many objects, and so many listed effects.
pub(crate) const OBJECTS: usize = 20_000;

pub(crate) fn too_many(
    path: &BoardPath,
    what: &'static str,
    most: usize,
    found: usize,
) -> Result<(), BoardError> {
    if found > most { Err(BoardError::at(path, Problem::TooMany { what, most, found })) } else { Ok(()) }
}

pub(crate) fn unique(
    path: &BoardPath,
    what: &'static str,
    name: &str,
    earlier: bool,
) -> Result<(), BoardError> {
    if name.trim().is_empty() {
        return Err(BoardError::at(path, Problem::Empty { what }));
    }
    if earlier { Err(BoardError::at(path, Problem::Twice { what, name: name.to_owned() })) } else { Ok(()) }
}

/// Whether a name is known; otherwise the error names the most similar one.
pub(crate) fn known(
    path: &BoardPath,
    what: &'static str,
    name: &str,
    names: &[&str],
) -> Result<(), BoardError> {
    if names.contains(&name) { Ok(()) } else { Err(unknown(path, what, name, names)) }
}

/// A name that nothing has; it may be a slip for one of these.
pub(crate) fn unknown(path: &BoardPath, what: &'static str, name: &str, names: &[&str]) -> BoardError {
    BoardError::at(path, Problem::Unknown { what, name: name.to_owned(), nearest: nearest(name, names) })
}

/// The most similar of some names, if any is similar enough to have been meant.
pub(crate) fn nearest(name: &str, names: &[&str]) -> Option<String> {
    let nearest = names
        .iter()
        .map(|known| (strsim::jaro_winkler(&known.to_lowercase(), &name.to_lowercase()), *known))
        .filter(|(likeness, _)| *likeness > 0.7)
        .max_by(|a, b| a.0.total_cmp(&b.0));
    nearest.map(|(_, name)| name.to_owned())
}
