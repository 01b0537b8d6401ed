//! The rules that a paragraph refers to, as links.

use std::ops::Range;

use crate::text::{Letters, Number, Text};

/// A reference in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// Its bytes in the text.
    pub range: Range<usize>,
    /// What it leads to.
    pub target: Target,
}

/// What a reference leads to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Target {
    /// Rules from one number to another, both included; one rule when they are equal.
    Rules(Number, Number),
    /// Sections from one to another, both included.
    Sections(u16, u16),
    /// A chapter, such as 6.
    Chapter(u16),
}

impl Target {
    /// Where its rules are in [`Text::rules`], subrules of the last one left out. Empty when the text has no rule
    /// with the first number.
    pub fn rules(self, text: &Text) -> Range<usize> {
        match self {
            Self::Rules(first, last) => {
                let Some(start) = text.position(first) else { return 0..0 };
                let end = text.position(last).filter(|end| *end >= start).unwrap_or(start);
                start..end + 1
            }
            Self::Sections(first, last) => sections(text, first, last),
            Self::Chapter(chapter) => sections(text, chapter * 100, chapter * 100 + 99),
        }
    }
}

fn sections(text: &Text, first: u16, last: u16) -> Range<usize> {
    let mut found = text.sections.iter().filter(|section| (first..=last).contains(&section.number));
    let Some(start) = found.next() else { return 0..0 };
    start.rules.start..found.next_back().unwrap_or(start).rules.end
}

const DASHES: [char; 3] = ['-', '\u{2013}', '\u{2014}'];

/// Every reference in a text, in order. A number of three digits is one only where a word says so: "rule 616",
/// "rules 613 and 614", "section 6".
pub fn links(text: &str) -> Vec<Link> {
    let mut found: Vec<Link> = Vec::new();
    let mut at = 0;
    while let Some(start) = next_number(text, at) {
        let rest = &text[start..];
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let link = rule(rest).or_else(|| {
            let named =
                is_named(&text[..start]) || found.last().is_some_and(|last| goes_on(last, text, start));
            if named { section(rest, digits) } else { None }
        });
        at = start + link.map_or(digits, |(_, length)| length);
        found.extend(link.map(|(target, _)| Link { range: start..at, target }));
    }
    found
}

/// Where the next run of digits starts that is no part of a word or amount.
fn next_number(text: &str, from: usize) -> Option<usize> {
    let mut before = text[..from].chars().next_back();
    for (at, c) in text[from..].char_indices() {
        let inner = before.is_some_and(|b| b.is_alphanumeric() || matches!(b, '.' | ',' | '/' | '+' | '$'));
        if c.is_ascii_digit() && !inner {
            return Some(from + at);
        }
        before = Some(c);
    }
    None
}

/// A rule or a range of rules at the start of a text, and its length.
fn rule(text: &str) -> Option<(Target, usize)> {
    let (first, rest) = strict_number(text)?;
    let after_dash = rest.strip_prefix(DASHES);
    let (last, rest) = after_dash.and_then(|after| range_end(first, after)).unwrap_or((first, rest));
    Some((Target::Rules(first, last), text.len() - rest.len()))
}

/// A number without the blanks that misprints have: in a sentence a full stop may end it.
fn strict_number(text: &str) -> Option<(Number, &str)> {
    let has_rule = text.as_bytes().get(4).is_some_and(u8::is_ascii_digit);
    Number::at_start(text).filter(|(_, rest)| has_rule && is_over(rest))
}

fn is_over(rest: &str) -> bool {
    !rest.starts_with(char::is_alphanumeric)
}

/// What a range goes to: `d`, `3`, `1d` or a whole number; and what follows.
fn range_end(first: Number, text: &str) -> Option<(Number, &str)> {
    let letters = text.bytes().take_while(u8::is_ascii_lowercase).count();
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let whole = strict_number(text);
    let letter = || {
        let letters_found = Letters::new(&text[..letters])?;
        Some((Number { letters: Some(letters_found), ..first }, &text[letters..]))
    };
    let rule =
        || Some((Number { rule: text[..digits].parse().ok()?, letters: None, ..first }, &text[digits..]));
    let (last, rest) = whole.or_else(letter).or_else(rule)?;
    (last > first && is_over(rest)).then_some((last, rest))
}

/// Whether the word in front of a number says that it is a rule or section.
fn is_named(before: &str) -> bool {
    let word = before.trim_end().rsplit(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
    let blank = before.ends_with([' ', '\u{a0}']);
    blank && ["rule", "rules", "section", "sections"].iter().any(|name| word.eq_ignore_ascii_case(name))
}

/// Whether a number goes on with a list of references: only "and", "or" and commas stand between.
fn goes_on(last: &Link, text: &str, start: usize) -> bool {
    let between = text[last.range.end..start].trim();
    let is_section = !matches!(last.target, Target::Chapter(_));
    is_section && matches!(between, "and" | "or" | "," | ", and" | ", or" | "through" | "to")
}

/// A section, a range of them, or a chapter, with its length.
fn section(text: &str, digits: usize) -> Option<(Target, usize)> {
    let first: u16 = text[..digits].parse().ok()?;
    let rest = &text[digits..];
    match digits {
        1 if first > 0 && is_over(rest) => Some((Target::Chapter(first), 1)),
        3 if first >= 100 && is_over(rest) => {
            let last = rest.strip_prefix(DASHES).filter(|after| {
                after.bytes().take_while(u8::is_ascii_digit).count() == 3
                    && after.get(3..).is_some_and(is_over)
            });
            let last_number = last.and_then(|after| after[..3].parse().ok()).filter(|last| *last > first);
            let dash = last.map_or(0, |after| rest.len() - after.len());
            let length = last_number.map_or(3, |_| 3 + dash + 3);
            Some((Target::Sections(first, last_number.unwrap_or(first)), length))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::read;

    /// Each link as it is written, and what it leads to.
    fn found(text: &str) -> Vec<(String, String)> {
        let say = |target| match target {
            Target::Rules(first, last) if first == last => first.to_string(),
            Target::Rules(first, last) => format!("{first} to {last}"),
            Target::Sections(first, last) if first == last => first.to_string(),
            Target::Sections(first, last) => format!("{first} to {last}"),
            Target::Chapter(chapter) => chapter.to_string(),
        };
        links(text).into_iter().map(|link| (text[link.range].to_owned(), say(link.target))).collect()
    }

    fn pairs(list: &[(&str, &str)]) -> Vec<(String, String)> {
        list.iter().map(|(one, other)| ((*one).to_owned(), (*other).to_owned())).collect()
    }

    #[test]
    fn single_rules_are_links() {
        assert_eq!(
            found("Look at rule 616.1c. Then at 704.5aa, and 100.2."),
            pairs(&[("616.1c", "616.1c"), ("704.5aa", "704.5aa"), ("100.2", "100.2")])
        );
    }

    #[test]
    fn ranges_are_one_link_with_any_dash() {
        for (text, to) in [
            ("614.1c-d", "614.1c to 614.1d"),
            ("614.1c\u{2013}d", "614.1c to 614.1d"),
            ("509.1\u{2013}3", "509.1 to 509.3"),
            ("119.9\u{2013}10", "119.9 to 119.10"),
            ("903.6\u{2013}903.11", "903.6 to 903.11"),
            ("409.1a-409.1h", "409.1a to 409.1h"),
        ] {
            assert_eq!(found(&format!("(rules {text})")), pairs(&[(text, to)]));
        }
    }

    #[test]
    fn sections_are_links_where_a_word_says_so() {
        assert_eq!(
            found("Rule 704 and section 6, rules 613 and 614, rules 306-311. Not 300 of 200."),
            pairs(&[("704", "704"), ("6", "6"), ("613", "613"), ("614", "614"), ("306-311", "306 to 311")])
        );
    }

    #[test]
    fn amounts_and_dates_are_no_links() {
        assert_eq!(
            found("Some 999,999 times 100 in 2011\u{2013}2018, 1-800-324-6496, 20.5, x616.1"),
            pairs(&[])
        );
    }

    #[test]
    fn a_range_ends_where_it_goes_backward() {
        assert_eq!(found("616.1d-c"), pairs(&[("616.1d", "616.1d")]));
    }

    #[test]
    fn a_range_leads_over_letters_that_are_skipped() {
        let letters: Vec<String> = "abcdefghijkmnp".chars().map(|c| format!("100.1{c} Some.")).collect();
        let letters = letters.join("\n\n");
        let text =
            format!("Effective as of May 1, 2012.\n\n100.1. Some.\n\n{letters}\n\nGlossary\n\nOne\nTwo.\n");
        let text = read(text.as_bytes(), None).expect("a text");
        let target = links("rules 100.1k-p")[0].target;
        let numbers: Vec<String> =
            text.rules[target.rules(&text)].iter().map(|rule| rule.number.to_string()).collect();
        assert_eq!(numbers, ["100.1k", "100.1m", "100.1n", "100.1p"]);
        assert_eq!(Target::Chapter(1).rules(&text).len(), text.rules.len());
    }
}
