//! A page as Markdown.

use super::block::Block;
use crate::plain::one_line;

/// The page in Markdown, with everything that Markdown would take for a sign of its own kept as it is.
pub(super) fn markdown(page: &[Block]) -> String {
    page.iter().map(written).collect()
}

fn written(block: &Block) -> String {
    let words = escaped(&one_line(block.words()));
    match block {
        Block::Title(_) => format!("# {words}\n\n"),
        Block::Heading(_) => format!("\n## {words}\n\n"),
        Block::Line(_) => format!("{words}\n\n"),
        Block::Item(depth, _) => format!("{}- {words}\n", "  ".repeat(*depth)),
    }
}

/// One line whose signs are no Markdown, wherever in a line they stand, and which begins no block of its own.
fn escaped(words: &str) -> String {
    // What begins with spaces would be code.
    let words = words.trim();
    let mut out = String::with_capacity(words.len());
    let number = words.len() - words.trim_start_matches(|sign: char| sign.is_ascii_digit()).len();
    for (at, sign) in words.char_indices() {
        let opens = match sign {
            // A list, or a line under a heading.
            '-' | '+' | '=' => at == 0,
            // A list with numbers.
            '.' | ')' => at == number && number > 0 && is_end_of_word(words, at + 1),
            // Not a letter of a word, but a name for a sign.
            '&' => !is_end_of_word(words, at + 1),
            _ => matches!(sign, '*' | '_' | '`' | '[' | ']' | '<' | '>' | '#' | '\\' | '|' | '~'),
        };
        if opens {
            out.push('\\');
        }
        out.push(sign);
    }
    out
}

fn is_end_of_word(words: &str, at: usize) -> bool {
    words.get(at..).and_then(|rest| rest.chars().next()).is_none_or(char::is_whitespace)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_of_markdown_are_shown_as_they_are() {
        let page = [Block::Item(1, "*Bear* [1] gains +1/+1".into())];
        assert_eq!(markdown(&page), "  - \\*Bear\\* \\[1\\] gains +1/+1\n");
    }

    #[test]
    fn no_words_open_a_block() {
        for (words, expected) in [
            ("Bear\n\n# Gong\n> said", "Bear  \\# Gong \\> said"),
            ("- a list", "\\- a list"),
            ("+1 a list", "\\+1 a list"),
            ("1. a list", "1\\. a list"),
            ("12) a list", "12\\) a list"),
            ("616.1 is no list", "616.1 is no list"),
            ("3.5", "3.5"),
            ("===", "\\==="),
            ("---", "\\---"),
            ("~~~ code", "\\~\\~\\~ code"),
            ("    code", "code"),
            ("R&D & &amp;", "R\\&D & \\&amp;"),
            ("\u{1b}[2J", "\\\\u{1b}\\[2J"),
        ] {
            for block in [Block::Line(words.into()), Block::Title(words.into()), Block::Item(0, words.into())]
            {
                let written = markdown(&[block]);
                let line = written.trim_start_matches("# ").trim_start_matches("- ");
                assert_eq!(line.trim_end(), expected, "{words:?}");
                assert_eq!(written.trim_end().lines().count(), 1, "{words:?}");
            }
        }
    }
}
