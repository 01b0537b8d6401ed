//! Loops: whether the way to a board, or what is about to happen on it, is one; and the numbers that players name. The
//! work is done beside the frames.

pub mod search;
pub mod work;

use std::sync::Arc;

use engine::timeline::Loop;
use language::date::Date;
use rulebook::words::Sentence;
use saves::BoardFile;
use statements::loops::WrongNumbers;

/// What is known of a loop at the board at which one is.
#[derive(Default)]
pub struct Rounds {
    /// The board that it is about.
    pub basis: Option<Basis>,
    /// Whether somebody has asked how what is about to happen loops; otherwise only the way there is looked at.
    pub is_asked: bool,
    /// What is being worked on.
    pub work: Work,
    /// The scripts that have several outcomes, as far as they are known, each with the one that is taken.
    pub choices: Vec<Choice>,
    /// The loop, or why there is none.
    pub found: Option<Result<Box<Found>, String>>,
    /// What stands in the fields for numbers, in the order in which players speak.
    pub fields: Vec<String>,
    /// Whether what is known is to be brought into view.
    pub reveal: bool,
    /// Whether the first of them is to get the keyboard.
    pub wants_keyboard: bool,
    /// What is wrong with what stands in one of them, by its place.
    pub wrong: Option<(usize, String)>,
    /// The board after the rounds.
    pub counted: Option<Box<Counted>>,
}

/// What is being worked on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Work {
    /// Nothing: it is known, or nobody has asked.
    #[default]
    None,
    /// Whether there is a loop.
    Looking,
    /// The board after the rounds.
    Counting,
}

/// The board that a loop is about.
#[derive(Clone, Debug)]
pub struct Basis {
    /// Its place in the history.
    pub at: usize,
    /// As it is.
    pub file: Arc<BoardFile>,
    /// The rules date.
    pub as_of: Date,
}

impl PartialEq for Basis {
    /// The same file in memory is the same board; another one may be equal, which costs nothing but time.
    fn eq(&self, other: &Self) -> bool {
        self.at == other.at && Arc::ptr_eq(&self.file, &other.file) && self.as_of == other.as_of
    }
}

/// A script of a round that has several outcomes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Which script, counted from 0.
    pub script: usize,
    /// What each of its outcomes says.
    pub outcomes: Vec<String>,
    /// The one that is taken, by its place.
    pub taken: Option<usize>,
}

/// A loop, in words.
#[derive(Clone, Debug)]
pub struct Found {
    /// The loop. What moves is counted from the board at which one is.
    pub found: Loop,
    /// The board in the history since which the situation has come again, where it has.
    pub since: Option<usize>,
    /// What is done in each round.
    pub steps: Vec<String>,
    /// What moves in each round, a sentence each.
    pub moves: Vec<Sentence>,
    /// How long it goes on at the most, where it ends soon, and what the rules of the date say.
    pub verdict: Vec<Sentence>,
    /// Who names a number, answers to one, or may step in, in order. Empty where nobody does.
    pub speakers: Vec<String>,
}

/// The board after rounds.
#[derive(Clone, Debug)]
pub struct Counted {
    /// What came of the numbers, and where the totals are.
    pub told: Vec<Sentence>,
    /// The board with the totals as they are after those rounds.
    pub file: BoardFile,
}

/// What came of looking for a loop.
#[derive(Clone, Debug)]
pub enum Looked {
    /// It is one.
    Loop(Box<Found>),
    /// It has to be said first to which outcome a script is taken.
    Choose(Choice),
    /// It is none, because of this.
    No(String),
    /// There is nothing that comes again.
    Nothing,
}

impl Found {
    /// How many numbers can be entered. Where nobody names one, one still shows the board after so many rounds.
    pub fn fields(&self) -> usize {
        self.speakers.len().max(1)
    }
}

impl Rounds {
    /// The numbers in the fields; who leaves the field empty agrees.
    ///
    /// # Errors
    /// The place of a field and what is wrong with what stands there.
    pub fn numbers(&self) -> Result<Vec<u64>, (usize, String)> {
        let last = self.fields.iter().rposition(|text| !text.trim().is_empty());
        let Some(last) = last else { return Err((0, "type how many rounds".to_owned())) };
        let mut numbers: Vec<u64> = Vec::new();
        for (at, text) in self.fields.iter().enumerate().take(last + 1) {
            let number = match numbers.last() {
                Some(before) if text.trim().is_empty() => *before,
                _ => number(text.trim()).map_err(|wrong| (at, wrong))?,
            };
            numbers.push(number);
        }
        Ok(numbers)
    }
}

/// A number of rounds as one types it: `1000000`, `1_000_000` or `1,000,000`.
///
/// # Errors
/// When it is none; the message says what one can be.
pub fn number(text: &str) -> Result<u64, String> {
    let digits: String = text.chars().filter(|c| !matches!(c, '_' | ',')).collect();
    digits.parse().map_err(|_| format!("`{text}` is no number of rounds; take one from 0 to {}", u64::MAX))
}

/// The field with the number that is wrong.
pub fn wrong_field(wrong: &WrongNumbers, speakers: &[String]) -> usize {
    match wrong {
        WrongNumbers::NoneNamed { .. } | WrongNumbers::Count { .. } => 0,
        WrongNumbers::Higher { player, .. } | WrongNumbers::Lower { player, .. } => {
            speakers.iter().position(|name| name == player).unwrap_or(0)
        }
    }
}
