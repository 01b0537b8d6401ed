//! Where the program keeps what it is given: imported rules texts and cards, and what was looked up.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use anyhow::Context;
use directories::ProjectDirs;

/// What the file is called in which a user keeps objects and effects.
pub const OWN: &str = "own.board.ron";

/// The environment variable that names another folder.
pub const VARIABLE: &str = "INSTEAD_DATA";

/// The data folder: the one that is given, or the one that [`VARIABLE`] names, or the user's own. It need not exist.
///
/// # Errors
/// When neither is given and the user has no home folder.
pub fn folder(given: Option<&Path>) -> anyhow::Result<PathBuf> {
    chosen(given, std::env::var_os(VARIABLE))
}

fn chosen(given: Option<&Path>, named: Option<OsString>) -> anyhow::Result<PathBuf> {
    let named = named.filter(|named| !named.is_empty()).map(PathBuf::from);
    let usual = || ProjectDirs::from("", "", "instead").map(|folders| folders.data_dir().to_owned());
    given.map(Path::to_owned).or(named).or_else(usual).with_context(|| {
        format!("there is no home folder to keep imported files in; name one with --data or {VARIABLE}")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_given_folder_goes_before_the_variable() {
        let chosen = |given: Option<&str>, named: &str| chosen(given.map(Path::new), Some(named.into())).ok();
        assert_eq!(chosen(Some("one"), "two"), Some("one".into()));
        assert_eq!(chosen(None, "two"), Some("two".into()));
    }
}
