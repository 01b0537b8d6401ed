//! Which outcomes are listed, in which order, and what is asked of them.

use std::cmp::Ordering;

use super::condition::Askable;
use crate::presentation::{Ending, Presentation};
use statements::ids::PlayerId;
use statements::outcome::{Answered, Paths};
use statements::predicate::Predicate;

/// What is asked of the outcomes, and how they are listed.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct OutcomeList {
    /// What stands in the field for a condition.
    pub words: String,
    /// The player of whom it is asked whether they can make sure, by place in turn order.
    pub player: usize,
    /// By what the outcomes are sorted; as they were found when nothing.
    pub sort: Option<Sort>,
    /// Whether the field is to get the keyboard.
    pub wants_keyboard: bool,
    /// The outcomes that are listed, in order, by their places.
    pub rows: Vec<usize>,
    /// What the condition says.
    pub meaning: Meaning,
}

/// What the words in the field say.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Meaning {
    /// The field is empty.
    #[default]
    Nothing,
    /// A condition that the engine can answer.
    Condition(Box<Condition>),
    /// No condition: the outcomes of which these words are said are listed.
    Words,
    /// Nothing that is said of any outcome. These conditions are like it; all outcomes are listed.
    NotUnderstood(Vec<String>),
}

/// A condition with what is known of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Condition {
    /// The condition as the engine takes it.
    pub predicate: Predicate,
    /// The same in our words.
    pub told: String,
    /// In how many outcomes it is true, and who can bring it about; or why that can't be told.
    pub answer: Result<Answered, String>,
}

/// By what outcomes are sorted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sort {
    /// The column by which they are sorted.
    pub by: By,
    /// Whether the largest comes first.
    pub falls: bool,
}

/// A column of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// The number of the outcome.
    Number,
    /// How many ways lead to it.
    Ways,
    /// How long the shortest is.
    Shortest,
    /// Who can force it.
    Force,
    /// Who can avoid it.
    Avoid,
    /// Something in which outcomes differ, by the place of the column.
    Fact(usize),
}

impl OutcomeList {
    /// Reads the condition and lists the outcomes anew.
    pub fn keep_up(&mut self, shown: &Presentation) {
        self.meaning = meaning(shown, &self.words);
        let mut rows: Vec<usize> = match &self.meaning {
            Meaning::Nothing | Meaning::NotUnderstood(_) => (0..shown.outcomes.len()).collect(),
            Meaning::Condition(condition) => fitting(shown, &condition.predicate),
            Meaning::Words => saying(shown, &self.words),
        };
        if let Some(Sort { by, falls }) = self.sort {
            rows.sort_by(|one, other| {
                let order = compare(shown, by, *one, *other);
                if falls { order.reverse() } else { order }
            });
        }
        self.rows = rows;
    }

    /// Sorts by a column: first rising, then falling, then not at all.
    pub fn sort_by(&mut self, by: By) {
        self.sort = match self.sort {
            Some(Sort { by: now, falls: false }) if now == by => Some(Sort { by, falls: true }),
            Some(Sort { by: now, falls: true }) if now == by => None,
            _ => Some(Sort { by, falls: false }),
        };
    }

    /// The player of whom it is asked whether they can make sure.
    pub fn asker(&self, shown: &Presentation) -> Option<PlayerId> {
        shown.ruling.player_at(self.player).or_else(|| shown.ruling.player_at(0))
    }
}

fn meaning(shown: &Presentation, words: &str) -> Meaning {
    if words.trim().is_empty() {
        return Meaning::Nothing;
    }
    let askable = Askable::of(shown);
    match askable.read(words) {
        Some(predicate) => {
            let told = askable.told(&predicate);
            let answer = shown.ruling.answer_to(&predicate).map_err(|problem| problem.to_string());
            Meaning::Condition(Box::new(Condition { predicate, told, answer }))
        }
        None if saying(shown, words).is_empty() => Meaning::NotUnderstood(askable.like(words, MOST_LIKE)),
        None => Meaning::Words,
    }
}

/// So many conditions are thought of for words that are none.
const MOST_LIKE: usize = 3;

/// The outcomes of which a condition is true.
fn fitting(shown: &Presentation, predicate: &Predicate) -> Vec<usize> {
    let fits = |ending: &Ending| shown.ruling.is_so(ending.outcome.node, predicate).unwrap_or(false);
    shown.outcomes.iter().enumerate().filter(|(_, one)| fits(one)).map(|(place, _)| place).collect()
}

/// The outcomes of which these words are said.
fn saying(shown: &Presentation, words: &str) -> Vec<usize> {
    let wanted = words.trim().to_lowercase();
    let says = |place: &usize| {
        let said = shown.columns.said(*place).join(" ").to_lowercase();
        said.contains(&wanted) || format!("outcome {}", place + 1) == wanted
    };
    (0..shown.outcomes.len()).filter(says).collect()
}

fn compare(shown: &Presentation, by: By, one: usize, other: usize) -> Ordering {
    let ending = |place: usize| shown.outcomes.get(place);
    let steps = |place: usize| ending(place).map(|one| shown.ruling.shortest(one.outcome.node).len());
    let paths = |place: usize| ending(place).map(|one| tally(one.outcome.paths));
    match by {
        By::Number => one.cmp(&other),
        By::Ways => paths(one).cmp(&paths(other)),
        By::Shortest => steps(one).cmp(&steps(other)),
        By::Force => ending(one).map(|one| &one.forced_by).cmp(&ending(other).map(|one| &one.forced_by)),
        By::Avoid => ending(one).map(|one| &one.avoided_by).cmp(&ending(other).map(|one| &one.avoided_by)),
        By::Fact(column) => {
            let value = |place: usize| shown.columns.rows.get(place).and_then(|row| row.get(column));
            let (one, other) = (value(one), value(other));
            let number = |value: Option<&String>| value.and_then(|value| value.parse::<i128>().ok());
            number(one).cmp(&number(other)).then_with(|| one.cmp(&other))
        }
    }
}

const fn tally(paths: Paths) -> (u8, u128) {
    match paths {
        Paths::Exactly(number) => (0, number),
        Paths::MoreThan => (1, 0),
        Paths::Endless => (2, 0),
    }
}
