//! From a path to a text, without being led astray by what else a path can be.

use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

use super::limits::LARGEST;
use super::place;
use super::problem::Problem;
use super::shape::Found;
use crate::nearest::nearest;

/// The bytes of a file. A large one is refused by its size, before it is read, and by what comes out of it if
/// the size is not known (a pipe).
pub(crate) fn bytes(path: &Path) -> Result<Vec<u8>, Problem> {
    let about = fs::metadata(path).map_err(|error| unreadable(path, error))?;
    if about.is_dir() {
        return Err(Problem::Folder);
    }
    if about.len() > LARGEST {
        return Err(Problem::TooLarge { found: about.len() });
    }
    let file = File::open(path).map_err(Problem::Io)?;
    let mut bytes = Vec::new();
    file.take(LARGEST + 1).read_to_end(&mut bytes).map_err(Problem::Io)?;
    Ok(bytes)
}

fn unreadable(path: &Path, error: std::io::Error) -> Problem {
    if error.kind() != std::io::ErrorKind::NotFound {
        return Problem::Io(error);
    }
    Problem::Missing { nearest: nearest_file(path) }
}

/// The most similar file name in the folder of a path.
fn nearest_file(path: &Path) -> Option<String> {
    let wanted = path.file_name()?.to_str()?;
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let entries = fs::read_dir(folder).ok()?;
    let mut names: Vec<String> =
        entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok()).collect();
    names.sort();
    nearest(wanted, names.iter().map(String::as_str)).map(str::to_owned)
}

/// The text in some bytes, without a byte order mark.
pub(crate) fn text(bytes: &[u8]) -> Result<&str, Found> {
    let size = u64::try_from(bytes.len()).unwrap_or(u64::MAX);
    if size > LARGEST {
        return Err((Problem::TooLarge { found: size }, 0));
    }
    if let Some((_, what)) = KNOWN.iter().find(|(start, _)| bytes.starts_with(start)) {
        return Err((Problem::Binary { what }, 0));
    }
    if bytes.contains(&0) {
        return Err((Problem::Binary { what: "something binary" }, 0));
    }
    let text = std::str::from_utf8(bytes).map_err(|error| (Problem::NotUtf8, error.valid_up_to()))?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.is_empty() { Err((Problem::Empty, 0)) } else { Ok(text) }
}

/// The place of a byte in something that is not UTF-8 from there on.
pub(crate) fn place_in(bytes: &[u8], byte: usize) -> place::At {
    let valid = String::from_utf8_lossy(bytes.get(..byte).unwrap_or(bytes));
    let text = valid.strip_prefix('\u{feff}').unwrap_or(&valid);
    place::of_byte(text, text.len())
}

/// How files begin that somebody may open by mistake.
const KNOWN: &[(&[u8], &str)] = &[
    (b"\x89PNG", "a PNG picture"),
    (b"\xff\xd8\xff", "a JPEG picture"),
    (b"GIF8", "a GIF picture"),
    (b"%PDF", "a PDF document"),
    (b"PK\x03\x04", "a ZIP archive"),
    (b"\x1f\x8b", "a gzip archive"),
    (b"\x7fELF", "a program"),
    (b"MZ\x90", "a program"),
    (b"\xff\xfe", "text in UTF-16"),
    (b"\xfe\xff", "text in UTF-16"),
];
