//! A page as plain text.

use super::block::Block;
use crate::plain::one_line;

/// The page with underlined headings and indented lists.
pub(super) fn text(page: &[Block]) -> String {
    page.iter().map(written).collect()
}

fn written(block: &Block) -> String {
    let words = one_line(block.words());
    match block {
        Block::Title(_) => format!("{words}\n{}\n", "=".repeat(words.chars().count())),
        Block::Heading(_) => format!("\n{words}\n{}\n", "-".repeat(words.chars().count())),
        Block::Line(_) => format!("{words}\n"),
        Block::Item(depth, _) => format!("{}- {words}\n", "  ".repeat(*depth)),
    }
}
