//! Counts.

use std::collections::BTreeMap;

use serde::Serialize;

use super::state::State;
use super::unit::Unit;

/// How many sentences ended how.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Tally {
    /// All of them.
    pub total: usize,
    /// Understood.
    pub understood: usize,
    /// Rightly without effect on rulings.
    pub no_matter: usize,
    /// Something of it would be lost.
    pub partly: usize,
    /// Against the grammar.
    pub unread: usize,
}

impl Tally {
    pub(super) fn add(&mut self, state: State) {
        self.total += 1;
        *match state {
            State::Understood => &mut self.understood,
            State::NoMatter => &mut self.no_matter,
            State::Partly => &mut self.partly,
            State::Unread => &mut self.unread,
        } += 1;
    }
}

/// How many cards are known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Cards {
    /// All of them.
    pub total: usize,
    /// Those of which each sentence is understood, or rightly without effect on rulings; also those without text.
    pub whole: usize,
    /// Those of which only some are.
    pub partly: usize,
}

impl Cards {
    /// Counts a card of these sentences.
    pub(super) fn add(&mut self, sentences: impl Iterator<Item = State>) {
        let (settled, others): (Vec<State>, Vec<State>) = sentences.partition(|state| state.is_settled());
        self.total += 1;
        self.whole += usize::from(others.is_empty());
        self.partly += usize::from(!others.is_empty() && !settled.is_empty());
    }
}

/// How often the cues say the class that the file says.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Agreement {
    /// Sentences of which the file says a class.
    pub total: usize,
    /// Those of which the cues say the same.
    pub same: usize,
    /// By class of the file.
    pub classes: BTreeMap<String, Same>,
}

/// How often the cues say a class where the file does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Same {
    /// Sentences of which the file says it.
    pub total: usize,
    /// Those of which the cues say it, too.
    pub same: usize,
}

pub(super) fn agreement<'a>(units: impl Iterator<Item = &'a Unit<'a>>) -> Agreement {
    let mut agreement = Agreement::default();
    for unit in units {
        let Some(stated) = unit.stated else { continue };
        let same = usize::from(unit.cued == Some(stated));
        let class = agreement.classes.entry(stated.to_owned()).or_default();
        class.total += 1;
        class.same += same;
        agreement.total += 1;
        agreement.same += same;
    }
    agreement
}
