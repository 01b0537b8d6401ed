//! What a paragraph is by its looks: a chapter, a section, a rule, or something else.

use super::number::Number;
use super::paragraph::is_whole;

/// A paragraph by its looks.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Looks<'a> {
    /// `6. Spells`: number and title.
    Chapter(u16, &'a str),
    /// `616. Interaction`: number and title.
    Section(u16, &'a str),
    /// `616.1. If`: number, the number as printed, and the words.
    Rule(Number, &'a str, &'a str),
    /// Words that go on, or stand by themselves.
    Other,
}

/// What a paragraph looks like. A chapter's title ends without a full stop, so that numbered senses are none.
pub(super) fn looks(text: &str) -> Looks<'_> {
    if let Some((number, rest)) = Number::at_start(text) {
        let printed = &text[..text.len() - rest.len()];
        let stops = rest.bytes().take_while(|byte| *byte == b'.').count();
        return Looks::Rule(number, &text[..printed.len() + stops], rest[stops..].trim_start());
    }
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let title = text[digits..].strip_prefix('.').map(str::trim).filter(|title| !title.is_empty());
    match (digits, title, text[..digits].parse()) {
        (1, Some(title), Ok(number)) if is_title(title) && number > 0 => Looks::Chapter(number, title),
        (3, Some(title), Ok(number)) if number >= 100 => Looks::Section(number, title),
        _ => Looks::Other,
    }
}

/// Whether a chapter can be called so: in words, and without a full stop.
fn is_title(text: &str) -> bool {
    !is_whole(text) && text.starts_with(char::is_alphabetic)
}

/// Whether a number is printed as it should be: a rule's with a full stop behind it, a subrule's without.
pub(super) fn is_regular(number: Number, printed: &str) -> bool {
    let stop = if number.letters.is_some() { "" } else { "." };
    printed == format!("{number}{stop}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_are_told_from_rules_and_senses() {
        assert_eq!(looks("6. Made-Up Things"), Looks::Chapter(6, "Made-Up Things"));
        assert_eq!(looks("2. A second sense of a word."), Looks::Other);
        assert_eq!(looks("616. Made-Up Things"), Looks::Section(616, "Made-Up Things"));
        assert_eq!(looks("211. [Nothing here.]"), Looks::Section(211, "[Nothing here.]"));
        assert_eq!(looks("20 cards"), Looks::Other);
        assert_eq!(looks("1.2"), Looks::Other);
    }

    #[test]
    fn misprinted_numbers_are_rules_and_not_regular() {
        for (text, number, regular) in [
            ("616.1. Some", "616.1", true),
            ("616.1c Some", "616.1c", true),
            ("606.5 Some", "606.5", false),
            ("119.1d. Some", "119.1d", false),
            ("702. 37a Some", "702.37a", false),
            ("901.4.Some", "901.4", true),
        ] {
            let Looks::Rule(found, printed, "Some") = looks(text) else {
                panic!("{text}: {:?}", looks(text))
            };
            assert_eq!(found.to_string(), number);
            assert_eq!(is_regular(found, printed), regular, "{text}");
        }
    }
}
