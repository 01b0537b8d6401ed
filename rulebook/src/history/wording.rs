//! What a rule says, made comparable: marks that changed with the years are no difference.

use crate::links::links;

/// A text with plain quotes and dashes, without signs of trade marks, and with single blanks.
pub(super) fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\u{2018}' | '\u{2019}' => out.push('\''),
            '\u{201c}' | '\u{201d}' => out.push('"'),
            '\u{2013}' | '\u{2014}' => out.push('-'),
            '\u{ae}' | '\u{2122}' => {}
            c if c.is_whitespace() => out.push(' '),
            c => out.push(c),
        }
    }
    let out = out.replace("(R)", "").replace("(TM)", "").replace("(r)", "").replace("(tm)", "");
    out.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The plain text with a mark in place of every number that it cites.
pub(super) fn without_numbers(text: &str) -> String {
    let text = plain(text);
    let mut out = String::with_capacity(text.len());
    let mut at = 0;
    for link in links(&text) {
        out.push_str(&text[at..link.range.start]);
        out.push('#');
        at = link.range.end;
    }
    out.push_str(&text[at..]);
    out
}

/// The words of a text, small and sorted; cited numbers are left out.
pub(super) fn bag(text: &str) -> Vec<String> {
    let text = without_numbers(text).to_lowercase();
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let mut words: Vec<String> = words.map(str::to_owned).collect();
    words.sort_unstable();
    words
}

/// How alike two bags of words are, in thousandths: twice what they share by what they have.
pub(super) fn likeness(one: &[String], other: &[String]) -> usize {
    let (mut left, mut right, mut shared) = (0, 0, 0);
    while let (Some(a), Some(b)) = (one.get(left), other.get(right)) {
        match a.cmp(b) {
            std::cmp::Ordering::Less => left += 1,
            std::cmp::Ordering::Greater => right += 1,
            std::cmp::Ordering::Equal => {
                left += 1;
                right += 1;
                shared += 1;
            }
        }
    }
    let all = one.len() + other.len();
    (2000_usize * shared).checked_div(all).unwrap_or(1000)
}
