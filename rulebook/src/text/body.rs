//! The rules: which paragraph belongs to which.

use super::contents::{Chapter, Paragraph, Rule, Section};
use super::finding::Finding;
use super::heading::{Looks, is_regular, looks};
use super::number::Number;
use super::paragraph::Paragraph as Line;

/// The rules of a text, as far as they have been read.
#[derive(Default)]
pub(super) struct Body {
    pub(super) chapters: Vec<Chapter>,
    pub(super) sections: Vec<Section>,
    pub(super) rules: Vec<Rule>,
    pub(super) findings: Vec<Finding>,
}

impl Body {
    /// Reads the paragraphs of the rules. Every paragraph becomes a heading, a rule, or a part of what is
    /// before it.
    pub(super) fn read(lines: &[Line]) -> Self {
        let mut body = Self::default();
        for line in lines {
            body.take(line);
            body.findings.extend(line.inner.iter().map(|&line| Finding::LooksLikeRule { line }));
        }
        body
    }

    fn take(&mut self, line: &Line) {
        match looks(&line.text) {
            Looks::Chapter(number, title) if self.is_next_chapter(number) => {
                self.chapters.push(Chapter { number, title: Paragraph::new(title).text });
            }
            Looks::Section(number, title) if self.is_later_section(number) => self.open(number, title),
            Looks::Rule(number, printed, words) => self.rule(line.line, number, printed, words),
            Looks::Chapter(..) | Looks::Section(..) | Looks::Other => self.more(&line.text),
        }
    }

    /// A numbered sense inside a rule looks like a chapter, but comes at the wrong time.
    fn is_next_chapter(&self, number: u16) -> bool {
        number == self.chapters.last().map_or(1, |chapter| chapter.number + 1) || self.rules.is_empty()
    }

    fn is_later_section(&self, number: u16) -> bool {
        self.sections.last().is_none_or(|section| section.number < number)
    }

    fn open(&mut self, number: u16, title: &str) {
        let title = Paragraph::new(title).text;
        let start = self.rules.len();
        self.sections.push(Section { number, title, paragraphs: Vec::new(), rules: start..start });
    }

    fn rule(&mut self, line: usize, printed_number: Number, printed: &str, words: &str) {
        let number = self.meant(printed_number);
        if number != printed_number {
            let printed = printed.to_owned();
            self.findings.push(Finding::Misprint { line, printed, read: number });
        } else if !is_regular(number, printed) {
            self.findings.push(Finding::Irregular { line, printed: printed.to_owned() });
        }
        if self.sections.last().is_none_or(|section| section.number != number.section) {
            self.findings.push(Finding::NoHeading { line, section: number.section });
            self.open(number.section, "");
        }
        self.compare(line, number);
        let printed = (number != printed_number).then(|| printed.to_owned());
        self.rules.push(Rule { number, printed, paragraphs: vec![Paragraph::new(words)] });
        if let Some(section) = self.sections.last_mut() {
            section.rules.end = self.rules.len();
        }
    }

    /// The number that is meant: another section's is a misprint when rule and letter are those that come next
    /// here, and the digits of the section are the same ones in another order.
    fn meant(&self, printed: Number) -> Number {
        let Some((before, section)) = self.rules.last().map(|rule| rule.number).zip(self.sections.last())
        else {
            return printed;
        };
        let here = Number { section: section.number, ..printed };
        let mixed = sorted_digits(printed.section) == sorted_digits(section.number);
        if mixed && before.is_followed_by(here) { here } else { printed }
    }

    /// Compares a number with those before it in its section.
    fn compare(&mut self, line: usize, number: Number) {
        let Some(section) = self.sections.last() else { return };
        let earlier = &self.rules[section.rules.clone()];
        let before = earlier.last().map(|rule| rule.number);
        let follows =
            before.map_or(number.rule == 1 && number.letters.is_none(), |b| b.is_followed_by(number));
        if earlier.iter().any(|rule| rule.number == number) {
            self.findings.push(Finding::Twice { line, number });
        } else if number.parent().is_some_and(|parent| !earlier.iter().any(|rule| rule.number == parent)) {
            self.findings.push(Finding::NoParent { line, number });
        } else if !follows {
            self.findings.push(Finding::Gap { line, before, number });
        }
    }

    /// A paragraph without a number belongs to the rule before it, or to the section when that has none yet.
    fn more(&mut self, text: &str) {
        let paragraph = Paragraph::new(text);
        match (self.sections.last_mut(), self.rules.last_mut()) {
            (Some(section), _) if section.rules.is_empty() => section.paragraphs.push(paragraph),
            (_, Some(rule)) => rule.paragraphs.push(paragraph),
            (Some(section), None) => section.paragraphs.push(paragraph),
            (None, None) => {
                self.open(0, text);
            }
        }
    }
}

fn sorted_digits(number: u16) -> Vec<u16> {
    let mut digits = vec![number / 100, number / 10 % 10, number % 10];
    digits.sort_unstable();
    digits
}
