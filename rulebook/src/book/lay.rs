//! How rules and explanations are laid out in a book.

use std::collections::BTreeMap;

use super::{Rule, Section};
use crate::digest;
use crate::digest::Entry;
use crate::search::{Document, Place};
use crate::text::{Number, Text};
use language::date::Date;

/// The rules of a book, and its sections.
pub(super) struct Laid {
    pub(super) rules: Vec<Rule>,
    pub(super) sections: Vec<Section>,
}

/// Explanations by the number that they have at a day, those without one first.
type Explained = BTreeMap<Option<Number>, Vec<&'static Entry>>;

fn explained(date: Date) -> Explained {
    let mut found = Explained::new();
    for entry in digest::all() {
        let number = entry.number(date).and_then(|number| number.parse().ok());
        found.entry(number).or_default().push(entry);
    }
    found
}

/// Lays a book out: the text, if there is one, with what is said about each of its rules; otherwise what is said, by
/// number; and behind it, each for itself, what has no place there.
pub(super) fn laid(date: Date, text: Option<&Text>) -> Laid {
    let mut explained = explained(date);
    let without_number = explained.remove(&None).unwrap_or_default();
    let mut laid = match text {
        Some(text) => with_text(text, &mut explained),
        None => alone(std::mem::take(&mut explained)),
    };
    let start = laid.rules.len();
    laid.rules.extend(explained.into_iter().map(|(number, explained)| Rule { number, explained }));
    let without = without_number.into_iter().map(|entry| Rule { number: None, explained: vec![entry] });
    laid.rules.extend(without);
    let rules = start..laid.rules.len();
    if !rules.is_empty() {
        laid.sections.push(Section { number: None, title: String::new(), rules });
    }
    laid
}

/// The rules of a text, each with what is said about it; that is taken out of what is left. Of a number that is there
/// twice the first one has it.
fn with_text(text: &Text, left: &mut Explained) -> Laid {
    let rules = text.rules.iter().map(|rule| {
        let number = Some(rule.number);
        Rule { number, explained: left.remove(&number).unwrap_or_default() }
    });
    let sections = text.sections.iter().map(|section| Section {
        number: Some(section.number),
        title: section.title.clone(),
        rules: section.rules.clone(),
    });
    Laid { rules: rules.collect(), sections: sections.collect() }
}

/// What is said, by number.
fn alone(explained: Explained) -> Laid {
    let rules: Vec<Rule> =
        explained.into_iter().map(|(number, explained)| Rule { number, explained }).collect();
    let section = |rule: &Rule| rule.number.map(|number| number.section);
    let mut sections = Vec::new();
    let mut start = 0;
    for group in rules.chunk_by(|one, other| section(one) == section(other)) {
        let rules = start..start + group.len();
        start = rules.end;
        sections.push(Section { number: section(&group[0]), title: String::new(), rules });
    }
    Laid { rules, sections }
}

/// Everything in a book that can be found. What stands at one place stands together.
pub(super) fn documents<'a>(
    date: Date,
    text: Option<&'a Text>,
    rules: &'a [Rule],
) -> impl Iterator<Item = Document<'a>> {
    let mut titles: Vec<&str> = vec![""; rules.len()];
    for section in text.into_iter().flat_map(|text| &text.sections) {
        // A section is found by its first rule.
        if let Some(title) = titles.get_mut(section.rules.start).filter(|_| !section.rules.is_empty()) {
            *title = &section.title;
        }
    }
    let official = move |at: usize, title: &'a str| {
        let rule = text?.rules.get(at)?;
        Some(Document { place: Place::Rule(at), number: Some(rule.number), title, body: rule.text() })
    };
    let rules = rules.iter().zip(titles).enumerate().flat_map(move |(at, (rule, title))| {
        let said = rule.explained.iter().map(move |entry| Document {
            place: Place::Rule(at),
            number: rule.number,
            title: &entry.title,
            body: said(entry, date),
        });
        official(at, title).into_iter().chain(said)
    });
    let glossary = text.map_or(&[][..], |text| &text.glossary).iter().enumerate();
    rules.chain(glossary.map(|(at, entry)| Document {
        place: Place::Entry(at),
        number: None,
        title: &entry.term,
        body: entry.text(),
    }))
}

/// What an entry says at a day, its title left out.
fn said(entry: &Entry, date: Date) -> String {
    let parts = [Some(entry.text.as_str()), entry.example_at(date), entry.said_at(date)];
    parts.into_iter().flatten().collect::<Vec<_>>().join("\n")
}
