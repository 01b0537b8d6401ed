//! A page as Markdown.

use super::block::Block;

/// The page in Markdown, with everything that Markdown would take for a sign of its own kept as it is.
pub(super) fn markdown(page: &[Block]) -> String {
    page.iter().map(written).collect()
}

fn written(block: &Block) -> String {
    match block {
        Block::Title(words) => format!("# {}\n\n", escaped(words)),
        Block::Heading(words) => format!("\n## {}\n\n", escaped(words)),
        Block::Line(words) => format!("{}\n\n", escaped(words)),
        Block::Item(depth, words) => format!("{}- {}\n", "  ".repeat(*depth), escaped(words)),
    }
}

fn escaped(words: &str) -> String {
    let mut out = String::with_capacity(words.len());
    for sign in words.chars() {
        if matches!(sign, '*' | '_' | '`' | '[' | ']' | '<' | '>' | '#' | '\\' | '|') {
            out.push('\\');
        }
        out.push(sign);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_of_markdown_are_shown_as_they_are() {
        let page = [Block::Item(1, "*Bear* [1] gains +1/+1".into())];
        assert_eq!(markdown(&page), "  - \\*Bear\\* \\[1\\] gains +1/+1\n");
    }
}
