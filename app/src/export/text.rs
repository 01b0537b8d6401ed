//! A page as plain text.

use super::block::Block;

/// The page with underlined headings and indented lists.
pub(super) fn text(page: &[Block]) -> String {
    page.iter().map(written).collect()
}

fn written(block: &Block) -> String {
    match block {
        Block::Title(words) => format!("{words}\n{}\n", "=".repeat(words.chars().count())),
        Block::Heading(words) => format!("\n{words}\n{}\n", "-".repeat(words.chars().count())),
        Block::Line(words) => format!("{words}\n"),
        Block::Item(depth, words) => format!("{}- {words}\n", "  ".repeat(*depth)),
    }
}
