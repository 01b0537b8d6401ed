mod defects;
mod properties;
mod real;

use super::{Paragraph, Text};

/// The letters and digits of a text: what must not get lost, whatever happens to blanks and marks.
fn letters(text: &str) -> impl Iterator<Item = char> {
    text.chars().filter(|c| c.is_alphanumeric())
}

/// What was read of rules and glossary, put back into the order of the file.
fn put_back(text: &Text) -> String {
    let mut out = String::new();
    let paragraphs = |out: &mut String, list: &[Paragraph]| {
        for paragraph in list {
            out.push_str(if paragraph.is_example { "Example" } else { "" });
            out.push_str(&paragraph.text);
        }
    };
    for section in &text.sections {
        let chapter = text.chapter_of(section.number).filter(|_| section.number % 100 == 0);
        out.extend(chapter.map(|chapter| format!("{}{}", chapter.number, chapter.title)));
        out.extend([section.number.to_string(), section.title.clone()]);
        paragraphs(&mut out, &section.paragraphs);
        for rule in &text.rules[section.rules.clone()] {
            out.push_str(&rule.printed.clone().unwrap_or(rule.number.to_string()));
            paragraphs(&mut out, &rule.paragraphs);
        }
    }
    for entry in &text.glossary {
        out.push_str(&entry.term);
        paragraphs(&mut out, &entry.paragraphs);
    }
    out
}
