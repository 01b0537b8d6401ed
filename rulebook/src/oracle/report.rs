//! How much of a file of cards the compiler understands: by class, by sort of ability and by card, and what it doesn't.
//!
//! Data flows one way. A [`Material`] is read from a file; each of its texts is compiled; each sentence becomes a [`Unit`],
//! of which the counts are taken. Nothing here knows the grammar, so the figures mean the same however much of it there is.

mod class;
mod failure;
mod material;
mod shadow;
mod state;
mod tally;
mod unit;
mod wording;

use std::collections::BTreeMap;
use std::time::Instant;

use serde::Serialize;

use super::{Compiled, Sort, compile};

pub use failure::{Failure, Filter};
pub use material::{Card, Material, NotMaterial, Piece};
pub use shadow::{Changed, Shadow, Swapped, Taken};
pub use state::State;
pub use tally::{Agreement, Cards, Same, Tally};
pub use wording::Wording;

use unit::Unit;

/// What is asked of a report besides the counts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ask {
    /// At most so many of the commonest wordings, and of the places where the grammar ends.
    pub most: usize,
    /// Of which sentences that were not understood some are listed.
    pub failures: Filter,
    /// By which seed sentences are spoilt on purpose; none are without one.
    pub spoil: Option<u64>,
}

/// How much was understood.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Report {
    /// All sentences.
    pub sentences: Tally,
    /// Those of a class: replacement and prevention effects and what is close to them.
    pub replacement: Tally,
    /// By class: that of the file, or of the cues where it has none.
    pub classes: BTreeMap<String, Tally>,
    /// By sort of ability.
    pub sorts: BTreeMap<Sort, Tally>,
    /// By card.
    pub cards: Cards,
    /// The commonest wordings of which something was not understood.
    pub wordings: Vec<Wording>,
    /// Two words and the one at which the grammar ends, the commonest first.
    pub stops: Vec<Wording>,
    /// How often the cues say the class that the file says. None where it says none.
    pub cues: Option<Agreement>,
    /// Some sentences that were not understood, as many as were asked for.
    pub failures: Vec<Failure>,
    /// What is understood of spoilt sentences. None where none were spoilt.
    pub shadow: Option<Shadow>,
    /// How long compiling took, without reading the file and counting.
    pub seconds: f64,
}

/// Compiles all of a file, and counts.
pub fn measure(material: &Material, ask: &Ask) -> Report {
    let began = Instant::now();
    let all: Vec<Vec<Compiled>> = material.cards.iter().map(compiled).collect();
    let seconds = began.elapsed().as_secs_f64();
    let cards = material.cards.iter().zip(&all);
    let units: Vec<Vec<Unit<'_>>> = cards.map(|(card, compiled)| unit::of(card, compiled)).collect();
    let report = counted(&units);
    let each = || units.iter().flatten();
    Report {
        wordings: wording::commonest(each(), ask.most),
        stops: wording::stops(each(), ask.most),
        cues: material.has_classes().then(|| tally::agreement(each())),
        failures: failure::some(each(), &ask.failures),
        shadow: ask.spoil.map(|seed| shadow::cast(&material.cards, &all, seed, ask.failures.most)),
        seconds,
        ..report
    }
}

fn compiled(card: &Card) -> Vec<Compiled> {
    card.pieces.iter().map(|piece| compile(piece.face())).collect()
}

fn counted(units: &[Vec<Unit<'_>>]) -> Report {
    let mut report = Report::default();
    for card in units {
        report.cards.add(card.iter().map(Unit::state));
        for unit in card {
            report.sentences.add(unit.state());
            report.sorts.entry(unit.sort).or_default().add(unit.state());
            if let Some(class) = unit.class() {
                report.replacement.add(unit.state());
                report.classes.entry(class.to_owned()).or_default().add(unit.state());
            }
        }
    }
    report
}

#[cfg(test)]
mod tests;
