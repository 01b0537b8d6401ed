//! Which words of the index a word of a query can mean.

use super::Rank;
use super::index::Index;

/// A word of the index that a word of the query can mean.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Candidate {
    /// Its place in the index.
    pub(super) word: usize,
    /// How much it counts, at most 1.
    pub(super) weight: f32,
    /// The best rank that a hit by it can have.
    pub(super) rank: Rank,
}

/// A beginning counts less than the word.
const BEGINNING: f32 = 0.6;
/// A misspelling counts least.
const MISSPELLING: f32 = 0.3;
/// Fewer letters than this are no beginning of a word that is over.
const SHORTEST_BEGINNING: usize = 3;

/// What a word can mean: itself and what starts with it; or, where there is neither, what is spelled nearly so.
/// `is_open` is whether the word may be going on.
pub(super) fn candidates(index: &Index, word: &str, is_open: bool) -> Vec<Candidate> {
    let exact = index.word(word).map(|word| Candidate { word, weight: 1.0, rank: Rank::Title });
    let mut found: Vec<Candidate> = exact.into_iter().collect();
    if is_open || word.len() >= SHORTEST_BEGINNING {
        let beginning = |word| Candidate { word, weight: BEGINNING, rank: Rank::Title };
        let is_exact = |at: &usize| exact.is_some_and(|exact| exact.word == *at);
        found.extend(index.starting_with(word).filter(|at| !is_exact(at)).map(beginning));
    }
    if found.is_empty() { near(index, word) } else { found }
}

/// How many letters may be wrong in a word.
const fn errors(letters: usize) -> usize {
    match letters {
        0..=3 => 0,
        4..=6 => 1,
        _ => 2,
    }
}

/// Words that are spelled nearly so, the nearest only. Numbers are never misspelled: the next one is another rule.
fn near(index: &Index, word: &str) -> Vec<Candidate> {
    let length = word.chars().count();
    let most = errors(length);
    if most == 0 || length > LONGEST || word.starts_with(|c: char| c.is_ascii_digit()) {
        return Vec::new();
    }
    let letters = letters(word);
    let mut found: Vec<(usize, usize)> = Vec::new();
    for (at, other) in index.words.iter().enumerate() {
        // Each error changes at most two letters of the set.
        let differ = usize::try_from((self::letters(other) ^ letters).count_ones()).unwrap_or(0);
        if other.len().abs_diff(word.len()) <= most && differ <= 2 * most {
            let distance = strsim::osa_distance(word, other);
            found.extend((distance <= most).then_some((distance, at)));
        }
    }
    let nearest = found.iter().map(|(distance, _)| *distance).min();
    let nearest = found.iter().filter(|(distance, _)| Some(*distance) == nearest);
    // What starts like a nearest word is meant, too: the plural, or the possessive.
    let mut words: Vec<usize> = nearest.flat_map(|(_, at)| index.starting_with(&index.words[*at])).collect();
    words.sort_unstable();
    words.dedup();
    words.into_iter().map(|word| Candidate { word, weight: MISSPELLING, rank: Rank::Near }).collect()
}

/// A longer word is no misspelling of one in a rules text.
const LONGEST: usize = 30;

/// The set of letters in a word, a bit for each.
fn letters(word: &str) -> u32 {
    word.bytes().fold(0, |set, byte| set | 1 << (byte & 31))
}
