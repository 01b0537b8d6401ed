//! Sentences that were not understood, one by one, for those who write the grammar.

use std::ops::Range;

use serde::Serialize;

use super::state::State;
use super::unit::Unit;
use crate::oracle::{Read, Sort};

/// Which of the sentences that were not understood are listed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// At most so many, from all over the file.
    pub most: usize,
    /// Only of this sort of ability.
    pub sort: Option<Sort>,
    /// Only of classes that begin so; `replacement` is any class.
    pub class: Option<String>,
}

impl Filter {
    /// What names any class.
    const ANY: &str = "replacement";

    fn takes(&self, unit: &Unit<'_>) -> bool {
        let of_class = |class: &String| {
            unit.class().is_some_and(|of| class == Self::ANY || of.starts_with(class.as_str()))
        };
        !unit.state().is_settled()
            && self.sort.is_none_or(|sort| unit.sort == sort)
            && self.class.as_ref().is_none_or(of_class)
    }
}

/// A sentence that was not understood.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Failure {
    /// The card that has it.
    pub card: String,
    /// Which sentence of the card it is, over all its faces, counted from 1.
    pub number: usize,
    /// Its sort.
    pub sort: Sort,
    /// Its class. None for what is no replacement or prevention effect.
    pub class: Option<String>,
    /// What became of it.
    pub state: State,
    /// Which of its bytes were not understood.
    pub at: Range<usize>,
    /// What is missing. None where it does not follow the grammar.
    pub missing: Option<String>,
    /// Its words, as they stand in the file.
    pub words: String,
}

/// So many as are asked for, spread evenly over all that there are.
pub(super) fn some<'a>(units: impl Iterator<Item = &'a Unit<'a>>, filter: &Filter) -> Vec<Failure> {
    if filter.most == 0 {
        return Vec::new();
    }
    let all: Vec<&Unit<'_>> = units.filter(|unit| filter.takes(unit)).collect();
    let most = filter.most.min(all.len());
    (0..most).filter_map(|at| all.get(at * all.len() / most)).map(|unit| failure(unit)).collect()
}

fn failure(unit: &Unit<'_>) -> Failure {
    let (at, missing) = match &unit.read {
        Read::Partly(at, missing) => (at.clone(), Some(missing.clone())),
        Read::Unread(at) => (*at..unit.words.len(), None),
        Read::Understood | Read::NoMatter(_) => (0..0, None),
    };
    Failure {
        card: unit.card.to_owned(),
        number: unit.number,
        sort: unit.sort,
        class: unit.class().map(str::to_owned),
        state: unit.state(),
        at,
        missing,
        words: unit.words.to_owned(),
    }
}
