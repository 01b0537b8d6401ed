//! Where a rule of one text stands in another, and what was changed about it.

mod difference;
mod standing;
#[cfg(test)]
mod tests;
mod wording;

pub use difference::{Piece, differences};
pub use standing::{Change, Standing, standing};

use crate::text::{Number, Text};
use language::date::Date;

/// A rule at a date.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The day of the text.
    pub effective: Date,
    /// The rule in it. None when it is not there.
    pub number: Option<Number>,
    /// What it says, without the number; empty when it is not there.
    pub wording: String,
    /// What was changed since the step before; none in the first one.
    pub change: Option<Change>,
}

/// A rule through texts of rising dates: from the one where the number is looked up, back and forth from text to
/// text, as long as it is found. Empty when that text does not have the number.
pub fn history(texts: &[Text], from: usize, number: Number) -> Vec<Step> {
    let Some(start) = texts.get(from).and_then(|text| text.position(number)) else { return Vec::new() };
    let mut places = vec![None; texts.len()];
    places[from] = Some(start);
    for at in (0..from).rev() {
        places[at] = places[at + 1].and_then(|place| standing(&texts[at + 1], place, &texts[at]).place);
    }
    for at in from + 1..texts.len() {
        places[at] = places[at - 1].and_then(|place| standing(&texts[at - 1], place, &texts[at]).place);
    }
    let steps = texts.iter().zip(&places).enumerate();
    steps
        .map(|(at, (text, place))| step(text, *place, at.checked_sub(1).map(|b| (&texts[b], places[b]))))
        .collect()
}

fn step(text: &Text, place: Option<usize>, before: Option<(&Text, Option<usize>)>) -> Step {
    let rule = place.map(|place| &text.rules[place]);
    let old = before.and_then(|(text, place)| Some(&text.rules[place?]));
    let change = match (old, rule) {
        (Some(old), Some(new)) => Some(Change::between(old, new)),
        (Some(_), None) => Some(Change::Gone),
        (None, Some(_)) if before.is_some() => Some(Change::New),
        (None, _) => None,
    };
    Step {
        effective: text.effective,
        number: rule.map(|rule| rule.number),
        wording: rule.map(crate::text::Rule::text).unwrap_or_default(),
        change,
    }
}
