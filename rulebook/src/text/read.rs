//! The whole way from bytes to a text, and what is refused on it.

use super::body::Body;
use super::contents::{Paragraph, Section, Text};
use super::decode::decode;
use super::finding::{DateDoubt, Finding};
use super::heading::{Looks, looks};
use super::number::Number;
use super::paragraph::{Paragraph as Line, paragraphs};
use super::parts::{Parts, is_called, parts};
use super::{date, glossary};
use language::date::Date;

/// Why a file is not a rules text.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotRules {
    /// Its content is that of another kind of file.
    #[error("this is {0}, not a plain text; save the rules as a plain text (.txt) and import that")]
    NotText(&'static str),
    /// No line is numbered like a rule.
    #[error("no line is numbered like a rule (100.1); this is not a text of the Comprehensive Rules")]
    NoRules,
    /// Too little is there to be a rules text.
    #[error(
        "only {rules} rules are numbered, and neither contents nor a glossary are there; \
         this is not a text of the Comprehensive Rules"
    )]
    TooLittle {
        /// How many rules there are.
        rules: usize,
    },
    /// The beginning is missing.
    #[error(
        "the rules start with {first} and not with 100.1; the beginning is missing, so get the file again"
    )]
    NoStart {
        /// The first rule.
        first: Number,
    },
    /// The end is missing.
    #[error(
        "the contents announce {missing}, which does not come after {last}; the end is missing, so get the file again"
    )]
    CutShort {
        /// What is announced first and missing.
        missing: String,
        /// The last thing that is there.
        last: String,
    },
    /// Nothing says from when it is in force.
    #[error(
        "nothing says from when these rules are in force, neither \"effective as of\" in the text \
         nor a date in the file's name; put the date into the name, like rules-2026-04-17.txt"
    )]
    NoDate,
}

/// Reads a rules text. `name_date` is the day in its file's name, see [`super::in_name`].
///
/// Fails when it is another kind of file, or only a part of a rules text. Takes a few milliseconds for a text
/// of 1 MB.
pub fn read(bytes: &[u8], name_date: Option<Date>) -> Result<Text, NotRules> {
    let (characters, encoding) = decode(bytes).map_err(NotRules::NotText)?;
    let lines = paragraphs(&characters);
    let parts = parts(&lines).ok_or(NotRules::NoRules)?;
    let announced = Announced::read(&lines[parts.front.clone()]);
    let body = Body::read(&lines[parts.body.clone()]);
    let (glossary, more) =
        parts.glossary.clone().map(|range| glossary::entries(&lines[range])).unwrap_or_default();
    check(&announced, &body, &parts, glossary.last().map(|entry| entry.term.as_str()))?;
    let (effective, doubts) = effective(&lines, name_date)?;
    let mut findings = body.findings;
    findings.extend(more);
    findings.extend(announced.compare(&body.sections));
    findings.extend(parts.glossary.is_none().then_some(Finding::NoGlossary));
    findings.extend(doubts.into_iter().map(Finding::Date));
    let plain = |line: &Line| Paragraph::new(&line.text).text;
    Ok(Text {
        effective,
        encoding,
        introduction: lines[announced.introduction.clone()].iter().map(plain).collect(),
        chapters: body.chapters,
        sections: body.sections,
        rules: body.rules,
        glossary,
        credits: lines[parts.credits.unwrap_or(0..0)].iter().map(plain).collect(),
        findings,
    })
}

/// What the contents announce.
struct Announced {
    introduction: std::ops::Range<usize>,
    sections: Vec<(u16, String)>,
    glossary: bool,
    credits: bool,
}

impl Announced {
    /// Reads the front of a text. Contents that are there twice announce the same things twice.
    fn read(front: &[Line]) -> Self {
        let section = |line: &Line| match looks(&line.text) {
            Looks::Section(number, title) => Some((number, Paragraph::new(title).text)),
            Looks::Chapter(..) | Looks::Rule(..) | Looks::Other => None,
        };
        let is_contents = |line: &Line| section(line).is_some() || is_called(line, "contents");
        let end = front.iter().position(is_contents).unwrap_or(front.len());
        let there = |name| front.iter().any(|line| is_called(line, name));
        let mut sections: Vec<_> = front.iter().filter_map(section).collect();
        sections.sort();
        sections.dedup_by_key(|section| section.0);
        Self { introduction: 0..end, sections, glossary: there("glossary"), credits: there("credits") }
    }

    /// Where headings and contents part.
    fn compare(&self, sections: &[Section]) -> Vec<Finding> {
        let in_contents = |number| self.sections.iter().find(|(other, _)| *other == number);
        let compare = |section: &Section| {
            let contents = in_contents(section.number).map(|(_, title)| title.clone());
            let same = contents.as_ref().is_some_and(|title| *title == section.title);
            (!same).then_some(Finding::OtherTitle { section: section.number, contents })
        };
        if self.sections.is_empty() { Vec::new() } else { sections.iter().filter_map(compare).collect() }
    }
}

/// Refuses what is only a part of a rules text.
fn check(announced: &Announced, body: &Body, parts: &Parts, last_term: Option<&str>) -> Result<(), NotRules> {
    let (Some(first), Some(last)) = (body.rules.first(), body.rules.last()) else {
        return Err(NotRules::NoRules);
    };
    let no_contents = announced.sections.is_empty();
    if no_contents && parts.glossary.is_none() {
        return Err(NotRules::TooLittle { rules: body.rules.len() });
    }
    if first.number != Number::new(100, 1) {
        return Err(NotRules::NoStart { first: first.number });
    }
    let absent = |number: u16| !body.sections.iter().any(|section| section.number == number);
    let section = announced.sections.iter().find(|(number, _)| absent(*number));
    let missing = match section {
        Some((number, title)) => format!("section {number} \"{title}\""),
        None if announced.glossary && parts.glossary.is_none() => "a glossary".to_owned(),
        None if announced.credits && parts.credits.is_none() => "credits".to_owned(),
        None => return Ok(()),
    };
    let last = last_term.map_or_else(|| last.number.to_string(), |term| format!("the glossary's \"{term}\""));
    Err(NotRules::CutShort { missing, last })
}

/// The day from which a text is in force, and what is doubtful about it.
fn effective(lines: &[Line], name: Option<Date>) -> Result<(Date, Vec<DateDoubt>), NotRules> {
    let stated = date::stated(lines.iter().map(|line| line.text.as_str()));
    let Some(&first) = stated.first() else {
        return name.map(|name| (name, vec![DateDoubt::FromName])).ok_or(NotRules::NoDate);
    };
    let two = stated.iter().find(|other| **other != first).map(|&other| DateDoubt::Two { first, other });
    let named = name.filter(|name| *name != first).map(|name| DateDoubt::OtherName { name, text: first });
    Ok((first, two.into_iter().chain(named).collect()))
}
