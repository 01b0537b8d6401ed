//! Spoiling a sentence.

use std::ops::Range;

use crate::oracle::text::{Sort, Token};

/// Numbers that can't be foreseen, and are the same for the same seed (Steele, Lea and Flood 2014, the splittable generator).
#[derive(Debug)]
pub(super) struct Dice(u64);

impl Dice {
    pub(super) const fn of(seed: u64) -> Self {
        Self(seed)
    }

    /// A place in a list that is so long.
    fn below(&mut self, long: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((mixed ^ (mixed >> 31)) % u64::try_from(long.max(1)).unwrap_or(1)).unwrap_or_default()
    }

    fn one<'a, T>(&mut self, list: &'a [T]) -> Option<&'a T> {
        list.get(self.below(list.len()))
    }
}

/// Which words are changed, and into what.
type Turn = (Range<usize>, String);

/// A word of a sentence, a number, or the card's name.
#[derive(Clone, Debug)]
pub(super) struct Part {
    /// Where it stands, in bytes.
    pub(super) at: Range<usize>,
    sort: Sort,
    /// Whether it stands right before the next, without a mark between.
    meets_next: bool,
}

impl Part {
    /// Whether another sentence could have it.
    pub(super) fn is_word(&self) -> bool {
        self.sort != Sort::Own
    }
}

/// The parts of a sentence that can be spoilt. Symbols of costs and the words in front of a dash say nothing to an
/// ability.
pub(super) fn parts(words: &str, tokens: &[Token]) -> Vec<Part> {
    let start = tokens.iter().position(|token| &*token.text == "\u{2014}").map_or(0, |dash| dash + 1);
    // Behind these words stands a name, to the end: with other words it is another one.
    let is_partner =
        |two: &[Token]| matches!(two, [one, next] if &*one.text == "partner" && &*next.text == "with");
    let end = tokens.windows(2).position(is_partner).map_or(tokens.len(), |at| at + 2);
    let mut parts: Vec<Part> = Vec::new();
    for token in tokens.get(start..end).unwrap_or_default() {
        let is_part = match token.sort {
            Sort::Word | Sort::Capital | Sort::Number | Sort::Own => true,
            Sort::Symbol | Sort::Mark | Sort::Quote => false,
        };
        // Several tokens can stand for one old word.
        if is_part && parts.last().is_none_or(|last| last.at.end <= token.at.start) {
            parts.push(Part { at: token.at.clone(), sort: token.sort, meets_next: false });
        }
    }
    let starts: Vec<usize> = parts.iter().skip(1).map(|part| part.at.start).collect();
    for (part, next) in parts.iter_mut().zip(starts) {
        part.meets_next = words.get(part.at.end..next).is_some_and(|between| between.trim().is_empty());
    }
    parts
}

/// The sentence with two neighbouring words swapped. None where none are neighbours.
pub(super) fn swapped(words: &str, parts: &[Part], dice: &mut Dice) -> Option<String> {
    let pairs: Vec<(&Part, &Part)> =
        parts.iter().zip(parts.iter().skip(1)).filter(|(one, _)| one.meets_next).collect();
    let (one, next) = dice.one(&pairs)?;
    let text = |at: Range<usize>| words.get(at).unwrap_or_default();
    let (first, second) = (text(one.at.clone()), text(next.at.clone()));
    let (before, between, behind) =
        (text(0..one.at.start), text(one.at.end..next.at.start), text(next.at.end..words.len()));
    Some(format!("{before}{second}{between}{first}{behind}"))
}

/// The sentence with one word changed: dropped, replaced by one of the corpus, or turned into another player, another
/// number or the opposite. Articles stay. None where there is nothing to change.
pub(super) fn changed(words: &str, parts: &[Part], corpus: &[String], dice: &mut Dice) -> Option<String> {
    let text = |part: &Part| words.get(part.at.clone()).unwrap_or_default().to_lowercase();
    let open: Vec<&Part> = parts.iter().filter(|part| !ARTICLES.contains(&text(part).as_str())).collect();
    let turned = |list: &[(&str, &str)], part: &Part| {
        let found = list.iter().find(|(word, _)| *word == text(part));
        found.map(|(_, other)| (part.at.clone(), (*other).to_owned()))
    };
    let each = |turn: &dyn Fn(&Part) -> Option<Turn>| -> Vec<Turn> {
        open.iter().filter_map(|part| turn(part)).collect()
    };
    let dropped = each(&|part| Some((part.at.clone(), String::new())));
    let players = each(&|part| turned(PLAYERS, part));
    let numbers = each(&|part| Some((part.at.clone(), number(&text(part))?)));
    let nots = each(&|part| {
        let without = text(part).strip_prefix("non").map(|rest| rest.trim_start_matches('-').to_owned());
        turned(NOTS, part).or_else(|| Some((part.at.clone(), without?)))
    });
    let replaced = dice.one(corpus).filter(|word| !ARTICLES.contains(&word.to_lowercase().as_str()));
    let replaced = replaced.map_or_else(Vec::new, |word| each(&|part| Some((part.at.clone(), word.clone()))));
    let kinds: Vec<Vec<Turn>> =
        [dropped, replaced, players, numbers, nots].into_iter().filter(|kind| !kind.is_empty()).collect();
    let kind = dice.below(kinds.len());
    let (at, new) = dice.one(kinds.get(kind)?)?;
    let (before, behind) = (words.get(..at.start)?, words.get(at.end..)?);
    Some(if new.is_empty() {
        format!("{before}{}", behind.trim_start())
    } else {
        format!("{before}{new}{behind}")
    })
}

const ARTICLES: [&str; 3] = ["a", "an", "the"];

/// Players, each with another.
const PLAYERS: &[(&str, &str)] = &[
    ("opponent", "player"),
    ("opponents", "players"),
    ("player", "opponent"),
    ("players", "opponents"),
    ("you", "they"),
    ("your", "their"),
    ("their", "your"),
    ("controller", "owner"),
    ("owner", "controller"),
];

/// Words with their opposites.
const NOTS: &[(&str, &str)] = &[
    ("can't", "can"),
    ("isn't", "is"),
    ("aren't", "are"),
    ("wasn't", "was"),
    ("don't", "do"),
    ("doesn't", "does"),
    ("without", "with"),
    ("with", "without"),
    ("unless", "if"),
    ("tapped", "untapped"),
    ("untapped", "tapped"),
];

const NUMBERS: [&str; 8] = ["one", "two", "three", "four", "five", "six", "seven", "eight"];

/// Another number in place of one.
fn number(text: &str) -> Option<String> {
    if let Some(at) = NUMBERS.iter().position(|word| *word == text) {
        return NUMBERS.get((at + 1) % NUMBERS.len()).map(|word| (*word).to_owned());
    }
    let at = text.find(|letter: char| letter.is_ascii_digit())?;
    let long = text[at..].find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len() - at);
    let number: u64 = text[at..at + long].parse().ok()?;
    Some(format!("{}{}{}", &text[..at], number.checked_add(1)?, &text[at + long..]))
}

#[cfg(test)]
mod tests {
    use super::{Dice, changed, parts, swapped};
    use crate::oracle::text::tokens;

    #[test]
    fn a_sentence_is_spoilt_in_one_place_and_the_same_for_the_same_seed() {
        let words = "Wren deals 3 damage to the opponent";
        let parts = parts(words, &tokens("Wren", words));
        let corpus = ["sing".to_owned()];
        for seed in 0..200 {
            let twice = [0, 1].map(|_| changed(words, &parts, &corpus, &mut Dice::of(seed)).unwrap());
            assert_eq!(twice[0], twice[1]);
            assert_ne!(twice[0], words);
            assert!(twice[0].contains(" the ") || twice[0].ends_with(" the"), "{}", twice[0]);
            let swap = swapped(words, &parts, &mut Dice::of(seed)).unwrap();
            assert_ne!(swap, words);
            assert_eq!(swap.len(), words.len());
        }
    }

    #[test]
    fn symbols_and_ability_words_stay() {
        let words = "Landfall \u{2014} {2}, {T}: Sing";
        let parts = parts(words, &tokens("Wren", words));
        assert_eq!(parts.iter().map(|part| &words[part.at.clone()]).collect::<Vec<_>>(), ["Sing"]);
        assert_eq!(swapped(words, &parts, &mut Dice::of(1)), None);
    }
}
