//! The boards that come with the program. Each is a `boards/**/*.board.ron` of this crate.

use crate::nearest::nearest;

/// A board that comes with the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bundled {
    /// The folder that it is in: what it is about.
    pub group: &'static str,
    /// The file name without its ending.
    pub name: &'static str,
    /// The text of the board file.
    pub text: &'static str,
}

static BOARDS: &[Bundled] = include!(concat!(env!("OUT_DIR"), "/bundled.rs"));

/// All of them, by group and name.
pub fn all() -> &'static [Bundled] {
    BOARDS
}

/// The board of a name (`two-doublers`), or of a group and a name (`start/two-doublers`); with or without
/// `.board.ron`. Nothing when there is none.
pub fn find(name: &str) -> Option<&'static Bundled> {
    let name = name.strip_suffix(crate::envelope::EXTENSION).unwrap_or(name);
    all().iter().find(|board| board.name == name || name == board.full_name())
}

/// The name that is most like a given one. Nothing when none is like it.
pub fn nearest_name(name: &str) -> Option<&'static str> {
    nearest(name, all().iter().map(|board| board.name))
}

impl Bundled {
    /// Group and name: `start/two-doublers`.
    pub fn full_name(&self) -> String {
        format!("{}/{}", self.group, self.name)
    }
}
