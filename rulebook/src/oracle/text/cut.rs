//! Where lines and sentences end.

use std::borrow::Cow;

/// A text without what stands in brackets, one in another included. A bracket that nothing closes ends with its line.
pub(super) fn without_reminders(text: &str) -> Cow<'_, str> {
    if !text.contains('(') {
        return Cow::Borrowed(text);
    }
    let mut depth = 0_usize;
    let kept = text.chars().filter(|letter| match letter {
        '\n' => {
            depth = 0;
            true
        }
        '(' => {
            depth = depth.saturating_add(1);
            false
        }
        ')' if depth > 0 => {
            depth = depth.saturating_sub(1);
            false
        }
        _ => depth == 0,
    });
    Cow::Owned(kept.collect())
}

/// The sentences of a line without their full stops. A full stop inside quotes ends none; one that stands last in them
/// ends the sentence around them, too.
pub(super) fn sentences(line: &str) -> impl Iterator<Item = &str> {
    let mut rest = line;
    std::iter::from_fn(move || {
        loop {
            let taken = rest;
            if taken.trim().is_empty() {
                return None;
            }
            let (sentence, after) = first(taken);
            rest = after;
            let sentence = sentence.trim();
            if sentence.chars().any(char::is_alphanumeric) {
                return Some(sentence);
            }
        }
    })
}

/// The first sentence, and what stands behind it.
fn first(text: &str) -> (&str, &str) {
    let mut quoted = false;
    let mut stopped = false;
    let mut letters = text.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        let next = letters.peek().map(|(_, next)| *next);
        let ends = next.is_none_or(char::is_whitespace);
        match letter {
            '"' | '\u{201c}' | '\u{201d}' => {
                quoted = letter == '\u{201c}' || letter == '"' && !quoted;
                let (said, behind) = text.split_at(at + letter.len_utf8());
                if !quoted && stopped && ends && !goes_on(behind) {
                    return (said, behind);
                }
                stopped = false;
            }
            '.' if quoted => stopped = true,
            '.' if ends => {
                let (sentence, rest) = text.split_at(at);
                return (sentence, rest.strip_prefix('.').unwrap_or(rest));
            }
            _ => stopped = false,
        }
    }
    (text, "")
}

/// Whether a sentence goes on with this behind a quote: with a small letter.
fn goes_on(behind: &str) -> bool {
    behind.trim_start().starts_with(char::is_lowercase)
}

#[cfg(test)]
mod tests {
    use super::{sentences, without_reminders};

    fn cut(line: &str) -> Vec<&str> {
        sentences(line).collect()
    }

    #[test]
    fn a_full_stop_ends_a_sentence_but_in_a_number_or_a_quote() {
        assert_eq!(cut("Draw 1.5 cards. Lose it all."), ["Draw 1.5 cards", "Lose it all"]);
        assert_eq!(cut("It has \"Fly. Land.\" Then go."), ["It has \"Fly. Land.\"", "Then go"]);
        assert_eq!(cut("It has \"Fly\" and \"Land.\""), ["It has \"Fly\" and \"Land.\""]);
        assert_eq!(cut("It has \"Fly.\" until then. Go."), ["It has \"Fly.\" until then", "Go"]);
        assert_eq!(cut(" . . "), Vec::<&str>::new());
    }

    #[test]
    fn reminders_are_left_out_one_in_another_too() {
        assert_eq!(without_reminders("Fly (up (and) up) now"), "Fly  now");
        assert_eq!(without_reminders("Fly (up\nand) down"), "Fly \nand) down");
    }
}
