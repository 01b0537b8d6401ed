//! What a rules text is made of: chapters, sections, rules with their paragraphs, and a glossary.

use std::ops::Range;

use super::finding::Finding;
use super::number::Number;
use language::date::Date;

/// A rules text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Text {
    /// The day from which it is in force.
    pub effective: Date,
    /// The name of the encoding it was in.
    pub encoding: &'static str,
    /// What stands before the rules, the contents left out.
    pub introduction: Vec<String>,
    /// The chapters, such as "Turn Structure".
    pub chapters: Vec<Chapter>,
    /// The sections, in order.
    pub sections: Vec<Section>,
    /// All rules and subrules, in order.
    pub rules: Vec<Rule>,
    /// The glossary, in order.
    pub glossary: Vec<Entry>,
    /// What stands behind the glossary.
    pub credits: Vec<String>,
    /// What the checks found, in order of the lines.
    pub findings: Vec<Finding>,
}

/// A chapter: the sections with its hundred.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// From 1 to 9.
    pub number: u16,
    /// Its name, as the contents give it.
    pub title: String,
}

/// A section, such as 616.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// Its number, whose first digit is that of the chapter.
    pub number: u16,
    /// Its name; empty when the text has none.
    pub title: String,
    /// What stands in it besides rules.
    pub paragraphs: Vec<Paragraph>,
    /// Where its rules are in [`Text::rules`].
    pub rules: Range<usize>,
}

/// A rule or a subrule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule {
    /// Its number, as it should be printed.
    pub number: Number,
    /// The number as it is printed, where that is a misprint.
    pub printed: Option<String>,
    /// What it says: the first paragraph is that with the number, without it.
    pub paragraphs: Vec<Paragraph>,
}

/// An entry of the glossary.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What is explained.
    pub term: String,
    /// The explanation; numbered senses are paragraphs of their own and keep their numbers.
    pub paragraphs: Vec<Paragraph>,
}

/// A paragraph of a rule or a glossary entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paragraph {
    /// Whether it is an example.
    pub is_example: bool,
    /// Its words, without the mark of an example.
    pub text: String,
}

impl Text {
    /// The place of a rule in [`Text::rules`]; the first one's where a number is there twice. A broken text may have
    /// its section twice, too.
    pub fn position(&self, number: Number) -> Option<usize> {
        let sections = self.sections.iter().filter(|section| section.number == number.section);
        sections.flat_map(|section| section.rules.clone()).find(|&at| self.rules[at].number == number)
    }

    /// A rule by its number.
    pub fn rule(&self, number: Number) -> Option<&Rule> {
        self.position(number).map(|at| &self.rules[at])
    }

    /// A section by its number; the first one where it is there twice.
    pub fn section(&self, number: u16) -> Option<&Section> {
        self.sections.iter().find(|section| section.number == number)
    }

    /// Where a rule and its subrules are in [`Text::rules`]; a subrule is alone. Empty when there is no such
    /// rule.
    pub fn with_subrules(&self, number: Number) -> Range<usize> {
        let Some(start) = self.position(number) else { return 0..0 };
        let rest = &self.rules[start + 1..];
        let count = rest.iter().take_while(|rule| rule.number.parent() == Some(number)).count();
        start..start + 1 + count
    }

    /// The chapter that a section belongs to.
    pub fn chapter_of(&self, section: u16) -> Option<&Chapter> {
        self.chapters.iter().find(|chapter| chapter.number == section / 100)
    }

    /// How much there is of everything.
    pub fn counts(&self) -> Counts {
        let examples = |list: &[Paragraph]| list.iter().filter(|p| p.is_example).count();
        let subrules = self.rules.iter().filter(|rule| rule.number.letters.is_some()).count();
        Counts {
            sections: self.sections.len(),
            rules: self.rules.len() - subrules,
            subrules,
            examples: self.rules.iter().map(|rule| examples(&rule.paragraphs)).sum(),
            glossary: self.glossary.len(),
        }
    }
}

/// How much there is in a text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct Counts {
    /// How many sections.
    pub sections: usize,
    /// Rules without letters.
    pub rules: usize,
    /// Rules with letters.
    pub subrules: usize,
    /// Examples that belong to rules.
    pub examples: usize,
    /// Entries of the glossary.
    pub glossary: usize,
}

impl Rule {
    /// All that the rule says, a line for each paragraph, without its number.
    pub fn text(&self) -> String {
        joined(&self.paragraphs)
    }
}

impl Entry {
    /// All that the entry says, a line for each paragraph, without its term.
    pub fn text(&self) -> String {
        joined(&self.paragraphs)
    }
}

fn joined(paragraphs: &[Paragraph]) -> String {
    let mark = |paragraph: &Paragraph| if paragraph.is_example { "Example: " } else { "" };
    let lines = paragraphs.iter().map(|paragraph| format!("{}{}", mark(paragraph), paragraph.text));
    lines.collect::<Vec<_>>().join("\n")
}

impl Paragraph {
    /// A paragraph from a line of a file: the mark of an example and the underscores of italics are left out.
    pub(super) fn new(line: &str) -> Self {
        let example = line.trim_start().strip_prefix("Example:");
        Self { is_example: example.is_some(), text: without_italics(example.unwrap_or(line).trim()) }
    }
}

/// A line without the single underscores that stand for italics; longer runs are blanks to fill in and stay.
fn without_italics(line: &str) -> String {
    let alone = |at: usize| !line[..at].ends_with('_') && !line[at + 1..].starts_with('_');
    line.char_indices().filter(|&(at, c)| c != '_' || !alone(at)).map(|(_, c)| c).collect()
}
