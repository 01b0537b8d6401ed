//! What somebody types, taken apart.

use super::fold::{folded, tokens};
use crate::text::Number;

/// Longer queries are cut: nobody types them.
const MOST_WORDS: usize = 16;

/// What is searched for, and where.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Query {
    /// The rules that hits have to be in.
    pub within: Option<Within>,
    /// The words that hits have to have, folded.
    pub words: Vec<String>,
    /// Whether the last word may be going on.
    pub is_open: bool,
    /// Whether the words have to stand side by side: they are in quotes.
    pub is_quoted: bool,
}

/// A part of the rules, as a number names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Within {
    /// Sections from one number to another, both included.
    Sections(u16, u16),
    /// A rule with its subrules, or one subrule.
    Rule(Number),
}

impl Within {
    /// Whether a rule is in it.
    pub fn contains(self, number: Number) -> bool {
        match self {
            Self::Sections(first, last) => (first..=last).contains(&number.section),
            Self::Rule(rule) => number == rule || number.parent() == Some(rule),
        }
    }

    /// Reads a number, also one that is being typed: `6`, `61`, `616`, `616.`, `616.1`, `616.1c`.
    fn read(word: &str) -> Option<Self> {
        if let Ok(number) = word.to_ascii_lowercase().parse() {
            return Some(Self::Rule(number));
        }
        let digits = word.strip_suffix('.').unwrap_or(word);
        let number: u16 = digits.parse().ok().filter(|_| digits.bytes().all(|b| b.is_ascii_digit()))?;
        match (digits.len(), number) {
            (1, 1..) => Some(Self::Sections(number * 100, number * 100 + 99)),
            (2, 10..) => Some(Self::Sections(number * 10, number * 10 + 9)),
            (3, 100..) => Some(Self::Sections(number, number)),
            _ => None,
        }
    }
}

impl Query {
    /// Takes apart what somebody typed. Anything is a query; one of blanks is empty.
    pub fn new(typed: &str) -> Self {
        let typed = typed.trim_start();
        let inner = typed.strip_prefix(['"', '\u{201c}']);
        let closed = inner.and_then(|inner| inner.trim_end().strip_suffix(['"', '\u{201d}']));
        let is_quoted = inner.is_some_and(|inner| !inner.trim().is_empty());
        let mut parts: Vec<&str> = closed.or(inner).unwrap_or(typed).split_whitespace().collect();
        let within = if is_quoted { None } else { take_number(&mut parts) };
        let mut words: Vec<String> =
            tokens(&folded(&parts.join(" "))).into_iter().map(|token| token.word).collect();
        words.truncate(MOST_WORDS);
        let is_open = closed.is_none() && typed.ends_with(|c: char| !c.is_whitespace());
        Self { within, words, is_open, is_quoted }
    }

    /// Whether nothing is asked.
    pub fn is_empty(&self) -> bool {
        self.within.is_none() && self.words.is_empty()
    }
}

/// Takes the number out of the parts of a query, and the word in front of it that says that it is one. Fewer than
/// three digits are a number only when they are alone: "draw 2" is about drawing.
fn take_number(parts: &mut Vec<&str>) -> Option<Within> {
    let alone = parts.len() == 1;
    let is_number = |part: &&str| Within::read(part).filter(|_| alone || part.len() >= 3);
    let at = parts.iter().position(|part| is_number(part).is_some())?;
    let within = is_number(&parts[at]);
    parts.remove(at);
    let named =
        |part: &str| ["cr", "rule", "rules", "section"].iter().any(|name| part.eq_ignore_ascii_case(name));
    if let Some(before) = at.checked_sub(1).filter(|&before| named(parts[before])) {
        parts.remove(before);
    }
    within
}

#[cfg(test)]
mod tests {
    use super::*;

    fn within(text: &str) -> Option<Within> {
        Query::new(text).within
    }

    #[test]
    fn a_number_is_read_while_it_is_typed() {
        assert_eq!(within("6"), Some(Within::Sections(600, 699)));
        assert_eq!(within("61"), Some(Within::Sections(610, 619)));
        assert_eq!(within("616."), Some(Within::Sections(616, 616)));
        assert_eq!(within(concat!("C", "R 616.1C")), Some(Within::Rule("616.1c".parse().expect("a number"))));
        assert_eq!(within("rule 616.1."), Some(Within::Rule(Number::new(616, 1))));
    }

    #[test]
    fn words_and_a_number_go_together() {
        let query = Query::new("616 Damage");
        assert_eq!(
            (query.within, query.words),
            (Some(Within::Sections(616, 616)), vec!["damage".to_owned()])
        );
        assert_eq!(Query::new("draw 2").within, None);
    }

    #[test]
    fn the_last_word_is_open_until_a_blank_follows() {
        assert!(Query::new("prev").is_open && !Query::new("prevent ").is_open);
    }

    #[test]
    fn quotes_hold_words_together_also_before_they_are_closed() {
        let query = Query::new("\"as it enters");
        assert!(query.is_quoted && query.is_open);
        let query = Query::new("\"as it enters\"");
        assert!(query.is_quoted && !query.is_open);
        assert_eq!(query.words, ["as", "it", "enters"]);
        assert!(Query::new("\"").is_empty() && Query::new("  ").is_empty());
    }

    #[test]
    fn a_rule_with_its_subrules_is_within_its_number() {
        let all = within("616.1").expect("a number");
        assert!(
            all.contains("616.1".parse().expect("a number"))
                && all.contains("616.1c".parse().expect("a number"))
        );
        assert!(!all.contains("616.10".parse().expect("a number")));
    }
}
