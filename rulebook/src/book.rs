//! The rules of a day as one reads them: an official text with our explanations beside its rules, or, where no text
//! is at hand, our explanations alone in the order of their numbers.
//!
//! Everything that looks rules up, on the command line and in the window, looks into a [`Book`].

mod lay;
#[cfg(test)]
mod tests;

use std::ops::Range;

use lay::Laid;

use crate::digest::Entry;
use crate::links::Target;
use crate::search::{Hit, Index, Place, Query, Rank, Results, Within};
use crate::text::{Number, Text};
use crate::{digest, text};
use language::date::Date;

/// A section with more rules is shown in part: the rule of the hit with its subrules.
const LONGEST: usize = 80;

/// The rules of a day. Invariants: where there is a text, its rules come first, at the places that they have in
/// [`Text::rules`]; otherwise rules with a number come first, in order; and sections are ranges of rules, in order,
/// that hold every rule once.
#[derive(Clone, Debug)]
pub struct Book {
    date: Date,
    text: Option<Text>,
    rules: Vec<Rule>,
    sections: Vec<Section>,
    index: Index,
}

/// A rule of a book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule {
    /// Its number at the day of the book. None for what the rules of that day do not say: it is explained because
    /// they said it before, or would say it later.
    pub number: Option<Number>,
    /// What we say about it, in the order of the digest. Empty for a rule of a text that the digest does not cover,
    /// or that an entry for all letters of its number speaks for, see [`Book::explanations`].
    pub explained: Vec<&'static Entry>,
}

/// A section of a book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// Its number. None for what stands behind the rules: explanations that have no number at the day, or whose
    /// number the text does not have.
    pub number: Option<u16>,
    /// Its title in the text; empty without a text.
    pub title: String,
    /// Where its rules are in [`Book::rules`].
    pub rules: Range<usize>,
}

impl Book {
    /// Our explanations alone, with the numbers of a day. Takes a few milliseconds.
    pub fn of_digest(date: Date) -> Self {
        Self::laid(date, None)
    }

    /// An official text, with our explanations beside its rules, as of its own day. Takes some tens of milliseconds
    /// for the newest one.
    pub fn of_text(text: Text) -> Self {
        Self::laid(text.effective, Some(text))
    }

    fn laid(date: Date, text: Option<Text>) -> Self {
        let Laid { rules, sections } = lay::laid(date, text.as_ref());
        let index = Index::new(lay::documents(date, text.as_ref(), &rules));
        Self { date, text, rules, sections, index }
    }

    /// The day whose numbers the rules have: that of the text, if there is one.
    pub const fn date(&self) -> Date {
        self.date
    }

    /// The official text. None when there are our explanations alone.
    pub const fn text(&self) -> Option<&Text> {
        self.text.as_ref()
    }

    /// All rules. What the text has stands at the places that it has in [`Text::rules`].
    pub fn rules(&self) -> &[Rule] {
        &self.rules
    }

    /// All sections, in order.
    pub fn sections(&self) -> &[Section] {
        &self.sections
    }

    /// The glossary of the text. Empty without one.
    pub fn glossary(&self) -> &[text::Entry] {
        self.text.as_ref().map_or(&[], |text| &text.glossary)
    }

    /// What the text says at a place in [`Book::rules`]. None when it says nothing there.
    pub fn official(&self, at: usize) -> Option<&text::Rule> {
        self.text.as_ref()?.rules.get(at)
    }

    /// What we say about the rule at a place, also where an entry speaks for all letters of its number. Empty when
    /// the digest does not cover it.
    pub fn explanations(&self, at: usize) -> Vec<&'static Entry> {
        let Some(rule) = self.rules.get(at) else { return Vec::new() };
        match rule.number.filter(|_| rule.explained.is_empty()) {
            Some(number) => digest::of_number(&number.to_string(), self.date),
            None => rule.explained.clone(),
        }
    }

    /// The place of a rule; the first one's where a number is there twice. None when there is none, see also
    /// [`Book::speaking_for`].
    pub fn position(&self, number: Number) -> Option<usize> {
        match &self.text {
            Some(text) => text.position(number),
            None => self.numbered().binary_search_by_key(&Some(number), |rule| rule.number).ok(),
        }
    }

    /// The place of the rule that explains a concept of the digest. None for a key that has no entry.
    pub fn position_of(&self, key: &str) -> Option<usize> {
        self.rules.iter().position(|rule| rule.explained.iter().any(|entry| entry.key == key))
    }

    /// The places of a rule and its subrules, of which the rule itself may be missing without a text. Empty when there
    /// is none.
    pub fn with_subrules(&self, number: Number) -> Range<usize> {
        let Some(text) = &self.text else {
            let is_it = |rule: &Rule| {
                rule.number.is_some_and(|other| other == number || other.parent() == Some(number))
            };
            let start = self.numbered().partition_point(|rule| rule.number < Some(number));
            return start..start + self.rules[start..].iter().take_while(|rule| is_it(rule)).count();
        };
        text.with_subrules(number)
    }

    /// The places of what speaks for a lettered rule that our explanations do not have by itself. Empty with a text:
    /// it has all its rules.
    pub fn speaking_for(&self, number: Number) -> Vec<usize> {
        if self.text.is_some() || self.position(number).is_some() {
            return Vec::new();
        }
        let entries = digest::of_number(&number.to_string(), self.date);
        let mut places: Vec<usize> =
            entries.iter().filter_map(|entry| self.position_of(&entry.key)).collect();
        places.sort_unstable();
        places.dedup();
        places
    }

    /// The places that a reference leads to, subrules of the last one left out. Empty when the first of them is not
    /// there.
    pub fn led_to(&self, target: Target) -> Range<usize> {
        if let Some(text) = &self.text {
            return target.rules(text);
        }
        match target {
            Target::Rules(first, last) => {
                let Some(start) = self.position(first) else { return 0..0 };
                start..self.position(last).unwrap_or(start) + 1
            }
            Target::Sections(first, last) => self.between(first, last),
            Target::Chapter(chapter) => self.between(chapter * 100, chapter * 100 + 99),
        }
    }

    /// The places of all rules of some sections, both included.
    fn between(&self, first: u16, last: u16) -> Range<usize> {
        let before = |bound: u16| {
            self.numbered().partition_point(|rule| rule.number.is_some_and(|n| n.section < bound))
        };
        before(first)..before(last.saturating_add(1))
    }

    /// The rules with a number, of which without a text none comes after one without.
    fn numbered(&self) -> &[Rule] {
        &self.rules[..self.rules.partition_point(|rule| rule.number.is_some())]
    }

    /// The section that a place lies in. None for the glossary, and for what is nowhere.
    pub fn section_of(&self, place: Place) -> Option<&Section> {
        let Place::Rule(at) = place else { return None };
        let section = self.sections.partition_point(|section| section.rules.end <= at);
        self.sections.get(section).filter(|section| section.rules.contains(&at))
    }

    /// The rules around a place, itself included, as a range of [`Book::rules`]: its whole section, or, in a section
    /// with very many rules, its rule with the subrules. None for what is no rule.
    pub fn around(&self, place: Place) -> Option<Range<usize>> {
        let Place::Rule(at) = place else { return None };
        let section = self.section_of(place)?.rules.clone();
        if section.len() <= LONGEST {
            return Some(section);
        }
        let family =
            self.rules[at].number.map(|number| self.with_subrules(number.parent().unwrap_or(number)));
        Some(family.filter(|family| family.contains(&at)).unwrap_or(at..at + 1))
    }

    /// What somebody types, found in rules, explanations and glossary: the best hits, at most `most`. A rule and what
    /// we say about it are one hit. An empty query finds nothing.
    pub fn search(&self, typed: &str, most: usize) -> Results {
        let query = Query::new(typed);
        let mut results = self.index.find(&query, most);
        if let (Some(Within::Rule(number)), true) = (query.within, query.words.is_empty()) {
            let speaking = self.speaking_for(number);
            let hit = |&at: &usize| Hit { place: Place::Rule(at), rank: Rank::Number };
            results.total += speaking.len();
            results.hits.splice(..0, speaking.iter().map(hit));
            results.hits.truncate(most);
        }
        results
    }
}
