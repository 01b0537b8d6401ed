//! What a permanent has become and nothing that it is: the designations that the rules know, who has goaded it, and marks of the
//! board's author. None of it is copied, and it is gone when the permanent leaves the battlefield.

use language::board::Designation;
use statements::ids::{PlayerId, TextId};

/// The designations of a permanent.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Designated {
    /// Those of the rules, sorted, each once.
    all: Vec<Designation>,
    /// Who has goaded it, sorted, each once; it has the designation, then.
    goaded_by: Vec<PlayerId>,
    /// In the words of the board's author, sorted, each once.
    pub(crate) marks: Marks,
}

impl Designated {
    /// These designations, goaded by these players.
    pub(crate) fn of(all: &[Designation], goaded_by: &[PlayerId], marks: Marks) -> Self {
        let mut new = Self { marks, ..Self::default() };
        for &one in all {
            new.gain(one);
        }
        for &player in goaded_by {
            new.goad(player);
        }
        new
    }

    /// All of them, in the order of the declaration.
    pub(crate) fn all(&self) -> &[Designation] {
        &self.all
    }

    /// Who has goaded it, in turn order.
    pub(crate) fn goaded_by(&self) -> &[PlayerId] {
        &self.goaded_by
    }

    pub(crate) fn has(&self, one: Designation) -> bool {
        self.all.contains(&one)
    }

    /// It has this one from now on.
    pub(crate) fn gain(&mut self, one: Designation) {
        insert(&mut self.all, one);
    }

    /// A player has goaded it.
    pub(crate) fn goad(&mut self, by: PlayerId) {
        self.gain(Designation::Goaded);
        insert(&mut self.goaded_by, by);
    }

    /// These players have goaded it no longer; where somebody had and nobody has, it is goaded no longer.
    pub(crate) fn calm(&mut self, by: &[PlayerId]) {
        let before = self.goaded_by.len();
        self.goaded_by.retain(|player| !by.contains(player));
        if self.goaded_by.is_empty() && before > 0 {
            self.lose(Designation::Goaded);
        }
    }

    /// It has this one no longer.
    pub(crate) fn lose(&mut self, one: Designation) {
        self.all.retain(|&known| known != one);
        if one == Designation::Goaded {
            self.goaded_by.clear();
        }
    }
}

/// Marks in the words of the board's author, sorted, each once.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Marks(Vec<TextId>);

impl Marks {
    pub(crate) fn of(all: impl IntoIterator<Item = TextId>) -> Self {
        let mut new = Self::default();
        for mark in all {
            new.gain(mark);
        }
        new
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = TextId> + use<'_> {
        self.0.iter().copied()
    }

    pub(crate) fn has(&self, mark: TextId) -> bool {
        self.0.contains(&mark)
    }

    pub(crate) fn gain(&mut self, mark: TextId) {
        insert(&mut self.0, mark);
    }

    pub(crate) fn lose(&mut self, mark: TextId) {
        self.0.retain(|&known| known != mark);
    }
}

/// Puts one where it belongs in a sorted list, if it is not there.
fn insert<T: Ord>(all: &mut Vec<T>, one: T) {
    if let Err(at) = all.binary_search(&one) {
        all.insert(at, one);
    }
}
