//! From characters to paragraphs: line ends of every kind, and lines that were wrapped by hand.

use super::number::Number;

/// A line of a file, or several that were wrapped by hand, put together again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Paragraph {
    /// The line on which it starts, from 1.
    pub(super) line: usize,
    /// Its words: no white space at the ends, single blanks where lines were joined.
    pub(super) text: String,
    /// Whether an empty line stands before it.
    pub(super) after_blank: bool,
    /// Whether it is set in farther than the margin of the file.
    pub(super) indented: bool,
    /// Further lines inside it that look like the start of a rule and were taken as a sentence going on.
    pub(super) inner: Vec<usize>,
}

/// No line of a wrapped copy is longer; no line of a narrower file tells anything.
const WRAPPED: std::ops::RangeInclusive<usize> = 50..=132;

/// The paragraphs of a text, in order.
pub(super) fn paragraphs(text: &str) -> Vec<Paragraph> {
    let text = text.replace("\r\n", "\n");
    let lines: Vec<&str> = text.split(is_line_end).map(str::trim_end).collect();
    let margin = lines.iter().filter(|line| !line.is_empty()).map(|line| indent(line)).min().unwrap_or(0);
    let width = width(&lines);
    let mut found: Vec<Paragraph> = Vec::new();
    let mut above = "";
    for (at, &line) in lines.iter().enumerate() {
        let below = lines.get(at + 1).copied().unwrap_or_default();
        match found.last_mut() {
            Some(last) if width.is_some_and(|width| goes_on(above, line, below, width)) => {
                last.join(line, at + 1);
            }
            _ if line.trim().is_empty() => {}
            _ => found.push(Paragraph::new(line, at + 1, above.is_empty(), margin)),
        }
        above = line;
    }
    found
}

/// The width at which a copy was wrapped by hand; none when it wasn't. An address may be longer than that.
fn width(lines: &[&str]) -> Option<usize> {
    let sentences = lines.iter().filter(|line| line.split_whitespace().nth(2).is_some());
    sentences.map(|line| line.chars().count()).max().filter(|width| WRAPPED.contains(width))
}

/// How far a line is set in.
fn indent(line: &str) -> usize {
    line.chars().take_while(|c| c.is_whitespace()).count()
}

const fn is_line_end(c: char) -> bool {
    matches!(c, '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// Whether a line is the rest of the one above, in a copy that was wrapped at a width: the one above had no
/// room for its first word. A line that looks like a start and stands behind a whole sentence is a start, and
/// so is a term of the glossary: it ends early and is no sentence.
fn goes_on(above: &str, line: &str, below: &str, width: usize) -> bool {
    if above.is_empty() || line.is_empty() || !is_full(above, line, width) {
        return false;
    }
    let is_term = !is_whole(line) && !below.is_empty() && !is_full(line, below, width);
    !(ends_sentence(above) && (is_term || starts(line.trim_start())))
}

/// Whether a line has no room for the first word of the one below.
fn is_full(line: &str, below: &str, width: usize) -> bool {
    let word = below.split_whitespace().next().unwrap_or_default();
    line.chars().count() + 1 + word.chars().count() > width
}

/// Whether a line looks like the start of a rule, a section, a part, an example or a numbered sense.
fn starts(line: &str) -> bool {
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let numbered = (1..=3).contains(&digits) && line[digits..].starts_with(". ");
    let part = ["Glossary", "Credits"].contains(&line);
    numbered || part || line.starts_with("Example:") || Number::at_start(line).is_some()
}

/// Whether a line ends as a sentence or a remark in brackets or quotes does.
pub(super) fn is_whole(line: &str) -> bool {
    ends_sentence(line) || line.ends_with(CLOSING)
}

/// What can stand behind a sentence's full stop.
const CLOSING: [char; 6] = [')', ']', '"', '\u{201d}', '\'', '\u{2019}'];

fn ends_sentence(line: &str) -> bool {
    line.trim_end_matches(CLOSING).ends_with(['.', ':', '!', '?'])
}

impl Paragraph {
    fn new(line: &str, at: usize, after_blank: bool, margin: usize) -> Self {
        let indented = indent(line) > margin;
        Self { line: at, text: line.trim().to_owned(), after_blank, indented, inner: Vec::new() }
    }

    /// Adds a line. A dash at the end of the one before needs no blank behind it, but for "one- or two-legged".
    fn join(&mut self, line: &str, at: usize) {
        let line = line.trim();
        let before = self.text.chars().rev().nth(1);
        let dash =
            self.text.ends_with(['-', '\u{2013}', '\u{2014}']) && before.is_some_and(char::is_alphanumeric);
        let hanging = ["or ", "and ", "and/or ", "to "].iter().any(|word| line.starts_with(word));
        if !dash || hanging {
            self.text.push(' ');
        }
        if Number::at_start(line).is_some() {
            self.inner.push(at);
        }
        self.text.push_str(line);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> Vec<String> {
        paragraphs(text).into_iter().map(|paragraph| paragraph.text).collect()
    }

    #[test]
    fn every_kind_of_line_end_ends_a_line() {
        for text in ["one\r\n\r\ntwo", "one\r\rtwo", "one\n\ntwo", "one\r\n\rtwo\n", "one\u{2028}\u{c}two"] {
            assert_eq!(texts(text), ["one", "two"], "{text:?}");
        }
    }

    #[test]
    fn a_paragraph_knows_its_line_and_what_is_around_it() {
        let found = paragraphs("one\n     two\n\nthree");
        let known = |p: &Paragraph| (p.line, p.after_blank, p.indented);
        assert_eq!(
            found.iter().map(known).collect::<Vec<_>>(),
            [(1, true, false), (2, false, true), (4, true, false)]
        );
    }

    #[test]
    fn lines_wrapped_by_hand_are_joined() {
        let wrapped = "\
            100.1. A made-up sentence that is long enough to be wrapped (see rule\n\
            100.2). It goes on for a while, up to the edge of the page and a well-\n\
            known bit more.\n\
            Example: Something short.\n\
            \n\
            100.2. Another one.\n";
        assert_eq!(
            texts(wrapped),
            [
                "100.1. A made-up sentence that is long enough to be wrapped (see rule 100.2). It goes on for a \
                 while, up to the edge of the page and a well-known bit more.",
                "Example: Something short.",
                "100.2. Another one.",
            ]
        );
        assert_eq!(paragraphs(wrapped)[0].inner, [2]);
    }

    #[test]
    fn a_rule_behind_a_full_line_is_a_rule_when_the_line_ends_a_sentence() {
        let wrapped = "\
            100.1. A made-up sentence that fills its line right up to the edge.\n\
            100.2. Another one, without an empty line in front of it.\n";
        assert_eq!(texts(wrapped).len(), 2);
    }

    #[test]
    fn long_lines_are_never_joined() {
        let long = format!("{}\nmore\n", "word ".repeat(60));
        assert_eq!(texts(&long).len(), 2);
    }
}
