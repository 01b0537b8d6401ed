//! The rooms at each level of a crate, the arrows between them, and circles of rooms and of files.

use std::collections::{BTreeMap, BTreeSet};

use super::floors::{KEPT, KEPT_BESIDES, lower_storey};
use super::order::Weights;
use super::plan::{File, FileId, House, Take};

/// A place in a crate whose rooms are looked at: the crate itself or one of its modules.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Level {
    /// The crate that it is in.
    pub of: String,
    /// The modules from its root; empty for the crate itself.
    pub within: Vec<String>,
}

impl Level {
    /// The room that a file is in; none when it is elsewhere or the level's own file.
    pub fn room<'f>(&self, file: &'f File) -> Option<&'f str> {
        let inside = file.module.strip_prefix(&self.within[..]).filter(|_| file.of == self.of)?;
        inside.first().map(String::as_str)
    }
}

impl std::fmt::Display for Level {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.of)?;
        self.within.iter().try_for_each(|name| write!(f, "::{name}"))
    }
}

/// That a file takes from another.
#[derive(Clone, Copy, Debug)]
pub struct Arrow<'h> {
    /// The file that takes.
    pub from: &'h File,
    /// The file from which it takes.
    pub to: &'h File,
    /// What, by line; never empty.
    pub takes: &'h [Take],
}

impl std::fmt::Display for Arrow<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let names: Vec<String> = self.takes.iter().map(|take| format!("`{}`", take.name)).collect();
        let line = self.takes.first().map_or(1, |take| take.line);
        write!(f, "{}:{line} takes {} from {}", self.from.path, names.join(", "), self.to.path)
    }
}

/// The arrows between the rooms of a level, by room and room.
pub type Between<'h> = BTreeMap<(&'h str, &'h str), Vec<Arrow<'h>>>;

impl House {
    /// Every level of a crate that has rooms, the crate itself first.
    pub fn levels(&self, of: &str) -> Vec<Level> {
        let files = self.files.iter().filter(|file| file.of == of && !file.module.is_empty());
        let within: BTreeSet<&[String]> = files.map(|file| &file.module[..file.module.len() - 1]).collect();
        within.into_iter().map(|within| Level { of: of.to_owned(), within: within.to_vec() }).collect()
    }

    /// The rooms of a level, by name.
    pub fn rooms(&self, level: &Level) -> Vec<&str> {
        let rooms: BTreeSet<&str> = self.files.iter().filter_map(|file| level.room(file)).collect();
        rooms.into_iter().collect()
    }

    /// Every arrow between two files.
    pub fn all_arrows(&self) -> impl Iterator<Item = Arrow<'_>> {
        self.arrows.iter().map(|(&(from, to), takes)| self.arrow(from, to, takes))
    }

    fn arrow<'h>(&'h self, from: FileId, to: FileId, takes: &'h [Take]) -> Arrow<'h> {
        Arrow { from: self.file(from), to: self.file(to), takes }
    }

    /// The arrows between different rooms of a level.
    pub fn between(&self, level: &Level) -> Between<'_> {
        let mut between = Between::new();
        for arrow in self.all_arrows() {
            if let (Some(from), Some(to)) = (level.room(arrow.from), level.room(arrow.to))
                && from != to
            {
                between.entry((from, to)).or_default().push(arrow);
            }
        }
        between
    }

    /// The types of a level's rooms that are given methods in another of its rooms. No path says who calls such a method,
    /// so the room of the type could call up without an arrow.
    pub fn methods_elsewhere(&self, level: &Level) -> Vec<Arrow<'_>> {
        let arrows =
            self.impls.iter().map(|(from, to, take)| self.arrow(*from, *to, std::slice::from_ref(take)));
        let is_elsewhere = |arrow: &Arrow<'_>| {
            let (from, to) = (level.room(arrow.from), level.room(arrow.to));
            from.is_some() && to.is_some() && from != to
        };
        arrows.filter(is_elsewhere).collect()
    }

    /// How many names each room of a level takes from each other.
    pub fn weights(&self, level: &Level) -> Weights<'_> {
        let names = |arrows: &[Arrow<'_>]| arrows.iter().map(|arrow| arrow.takes.len()).sum();
        self.between(level).into_iter().map(|(arrow, arrows)| (arrow, names(&arrows))).collect()
    }

    /// How many names each file of a crate takes from each other, by path.
    pub fn weights_of_files(&self, of: &str) -> Weights<'_> {
        let inside = self.all_arrows().filter(|arrow| arrow.from.of == of && arrow.to.of == of);
        let weight = |arrow: Arrow<'_>| arrow.takes.len();
        inside.map(|arrow| ((arrow.from.path.as_str(), arrow.to.path.as_str()), weight(arrow))).collect()
    }

    /// What a file takes from another, by their paths; none when it takes nothing.
    pub fn arrow_between(&self, from: &str, to: &str) -> Option<Arrow<'_>> {
        self.all_arrows().find(|arrow| arrow.from.path == from && arrow.to.path == to)
    }

    /// The house with two storeys for each room of a crate that has a module `state` or `command`: the lower one of what
    /// it keeps, the upper one of the rest. See [`KEPT`].
    #[must_use]
    pub fn with_storeys(mut self, of: &str) -> Self {
        let has = |file: &File| match &file.module[..] {
            [room, module] if file.of == of && (module == "state" || module == "command") => {
                Some(room.clone())
            }
            _ => None,
        };
        let features: BTreeSet<String> = self.files.iter().filter_map(has).collect();
        for feature in features {
            let besides = KEPT_BESIDES.iter().filter(|one| one.feature == feature);
            let besides = besides.flat_map(|one| one.modules);
            for module in KEPT.iter().chain(besides).map(|module| (*module).to_owned()) {
                let to = [lower_storey(&feature), module.clone()];
                self.move_room(of, &[feature.clone(), module], &to);
            }
        }
        self
    }

    /// The house as it would be if a module with all in it stood elsewhere in its crate. No path is read anew: what a
    /// file takes, and from whom, stays.
    pub fn move_room(&mut self, of: &str, from: &[String], to: &[String]) {
        for file in self.files.iter_mut().filter(|file| file.of == of) {
            if let Some(rest) = file.module.strip_prefix(from) {
                file.module = [to, rest].concat();
            }
        }
    }
}
