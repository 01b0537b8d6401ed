//! Where a rule that is cited by one text stands in another.

use super::wording::{bag, likeness, plain, without_numbers};
use crate::concordance;
use crate::text::{Number, Rule, Text};
use language::rule::Rule as Concept;

/// What became of a rule.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Change {
    /// Same number, same words.
    Unchanged,
    /// Same words, another number.
    Renumbered,
    /// Same words but for the numbers that it cites; its own may be another, too.
    Citations,
    /// Other words; its number may be another, too.
    Edited,
    /// It was not there before.
    New,
    /// It is not there.
    Gone,
}

/// Where a rule stands in another text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Its place in [`Text::rules`] there. None when it is gone.
    pub place: Option<usize>,
    /// What is different.
    pub change: Change,
}

impl Change {
    /// What is different from one rule to another one. Quotes, dashes and trade marks make no difference.
    pub fn between(old: &Rule, new: &Rule) -> Self {
        let (before, after) = (old.text(), new.text());
        match (plain(&before) == plain(&after), old.number == new.number) {
            (true, true) => Self::Unchanged,
            (true, false) => Self::Renumbered,
            (false, _) if without_numbers(&before) == without_numbers(&after) => Self::Citations,
            (false, _) => Self::Edited,
        }
    }
}

/// A rule's words have to be so much alike, in thousandths, to be the same rule under another number ...
const ALIKE: usize = 650;
/// ... and so much under the same one.
const ALIKE_UNDER_SAME_NUMBER: usize = 450;

/// Where a rule of one text stands in another: the one with its words; else that of its concept, when the
/// concordance knows it; else the one that is most alike. Takes some milliseconds.
pub fn standing(text: &Text, place: usize, other: &Text) -> Standing {
    let rule = &text.rules[place];
    let found = by_words(text, place, other)
        .or_else(|| by_concept(rule.number, text, other))
        .or_else(|| by_likeness(rule, other));
    let change = found.map_or(Change::Gone, |found| Change::between(rule, &other.rules[found]));
    Standing { place: found, change }
}

/// The rule with the same words, cited numbers apart; of several, the one whose number and surroundings are the
/// same, then the one as far down among those of these words.
fn by_words(text: &Text, place: usize, other: &Text) -> Option<usize> {
    let rule = &text.rules[place];
    let words = without_numbers(&rule.text());
    let first = rule.paragraphs.first().map_or(0, |paragraph| paragraph.text.len());
    // Most rules differ in length: comparing it first saves the rest.
    let near = |at: &usize| {
        let long = other.rules[*at].paragraphs.first().map_or(0, |paragraph| paragraph.text.len());
        long.abs_diff(first) <= 40 + first / 10
    };
    let same: Vec<usize> = (0..other.rules.len())
        .filter(near)
        .filter(|&at| without_numbers(&other.rules[at].text()) == words)
        .collect();
    let title =
        |text: &Text, number: Number| text.section(number.section).map(|section| section.title.clone());
    let home = title(text, rule.number);
    let by_number = || same.iter().copied().find(|&at| other.rules[at].number == rule.number);
    let by_home = || same.iter().copied().find(|&at| title(other, other.rules[at].number) == home);
    by_number().or_else(by_home).or_else(|| same.first().copied())
}

/// The rule with the same concept.
fn by_concept(number: Number, text: &Text, other: &Text) -> Option<usize> {
    let printed = number.to_string();
    let at = |concept: Concept, text: &Text| concordance::number(concept, text.effective);
    let is_it = |concept: &&Concept| at(**concept, text) == Some(printed.as_str());
    let mut concepts = Concept::ALL.iter().filter(is_it);
    concepts.find_map(|&concept| other.position(at(concept, other)?.parse().ok()?))
}

/// The rule whose words are most alike. The same number is a hint.
fn by_likeness(rule: &Rule, other: &Text) -> Option<usize> {
    let words = bag(&rule.text());
    let like = |at: usize| {
        let candidate = &other.rules[at];
        let like = likeness(&words, &bag(&candidate.text()));
        let same = candidate.number == rule.number;
        let enough = if same { ALIKE_UNDER_SAME_NUMBER } else { ALIKE };
        (like >= enough).then_some((like + if same { ALIKE - ALIKE_UNDER_SAME_NUMBER } else { 0 }, at))
    };
    let best =
        (0..other.rules.len()).filter_map(like).max_by_key(|(like, at)| (*like, std::cmp::Reverse(*at)));
    best.map(|(_, at)| at)
}
