//! What sentences have in common: their words, with names, numbers and kinds left open.

use std::collections::BTreeMap;

use serde::Serialize;

use super::unit::Unit;
use crate::oracle::Read;
use crate::oracle::text::{OWN, Sort, Token};

/// Words that several sentences have in common.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Wording {
    /// The words.
    pub words: String,
    /// In how many sentences.
    pub count: usize,
}

const COLORS: [&str; 5] = ["white", "blue", "black", "red", "green"];

const NUMBERS: [&str; 16] = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fifteen", "twenty", "x",
];

/// The commonest wordings of sentences that are not settled, at most so many.
pub(super) fn commonest<'a>(units: impl Iterator<Item = &'a Unit<'a>>, most: usize) -> Vec<Wording> {
    let open = units.filter(|unit| !unit.state().is_settled());
    counted(open.map(|unit| normal(&unit.tokens).join(" ")), most)
}

/// The commonest places where the grammar ends: two words before it and the one there. A grammar that got nowhere ends
/// at none.
pub(super) fn stops<'a>(units: impl Iterator<Item = &'a Unit<'a>>, most: usize) -> Vec<Wording> {
    counted(units.filter_map(stop), most)
}

fn stop(unit: &Unit<'_>) -> Option<String> {
    let Read::Unread(at @ 1..) = unit.read else { return None };
    let place = unit.tokens.iter().position(|token| token.at.start >= at).unwrap_or(unit.tokens.len());
    let words = normal(&unit.tokens);
    let before = words[..place].iter().rev().take(2).rev().map(String::as_str);
    let there = words.get(place).map_or("its end", String::as_str);
    Some(before.chain([&*format!("[{there}]")]).collect::<Vec<_>>().join(" "))
}

fn counted(wordings: impl Iterator<Item = String>, most: usize) -> Vec<Wording> {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    wordings.for_each(|words| *counts.entry(words).or_default() += 1);
    let mut list: Vec<Wording> = counts.into_iter().map(|(words, count)| Wording { words, count }).collect();
    list.sort_by(|a, b| b.count.cmp(&a.count).then_with(|| a.words.cmp(&b.words)));
    list.truncate(most);
    list
}

/// Each token as it is counted: `~` for the card, `N` for a number, `M` for mana, `C` for a colour, `T` for a subtype
/// or another name, `Q` for a quote.
pub(super) fn normal(tokens: &[Token]) -> Vec<String> {
    let before = [None].into_iter().chain(tokens.iter().map(Some));
    tokens.iter().zip(before).map(|(token, before)| word(token, before)).collect()
}

fn word(token: &Token, before: Option<&Token>) -> String {
    let text = &*token.text;
    match token.sort {
        Sort::Own => OWN.to_owned(),
        Sort::Number => number(text),
        Sort::Symbol if text == "{t}" || text == "{q}" => text.to_uppercase(),
        Sort::Symbol => "M".to_owned(),
        Sort::Quote => "Q".to_owned(),
        Sort::Word | Sort::Capital if NUMBERS.contains(&text) => "N".to_owned(),
        Sort::Word | Sort::Capital if COLORS.contains(&text) => "C".to_owned(),
        Sort::Capital if before.is_some_and(|before| !begins_anew(before)) => "T".to_owned(),
        Sort::Word | Sort::Capital | Sort::Mark => text.to_owned(),
    }
}

/// Whether a capital letter behind it says nothing.
fn begins_anew(before: &Token) -> bool {
    matches!(&*before.text, ":" | "\u{2014}" | "\u{2022}" | ".")
}

/// A number with its signs, and `N` for each run of digits and letters.
fn number(text: &str) -> String {
    let mut said = String::new();
    for letter in text.chars() {
        if matches!(letter, '+' | '-' | '/') {
            said.push(letter);
        } else if !said.ends_with('N') {
            said.push('N');
        }
    }
    said
}

#[cfg(test)]
mod tests {
    use super::normal;
    use crate::oracle::text::tokens;

    #[test]
    fn what_differs_between_like_sentences_is_left_open() {
        let said = |words: &str| normal(&tokens("Wren", words)).join(" ");
        assert_eq!(said("{2}{R}, {T}: Wren deals two damage"), "M M , {T} : ~ deals N damage");
        assert_eq!(said("Goblins and red Elves get +1/-12"), "goblins and C T get +N/-N");
        assert_eq!(said("It has \"Fly.\""), "it has Q");
    }
}
