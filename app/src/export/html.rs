//! A page in one file for a browser: the words, the graph, and the board to go on with. Made to be printed, too.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::block::Block;
use crate::opened::Opened;
use crate::plain::one_line;

/// How the page looks; nothing is fetched from anywhere.
const STYLE: &str = "
body { font: 16px/1.45 Ubuntu, 'DejaVu Sans', Arial, sans-serif; color: #1d1f24; background: #fff;
  max-width: 60em; margin: 2em auto; padding: 0 1em; }
h1 { font-size: 1.5em; } h2 { font-size: 1.15em; margin-top: 1.6em; break-after: avoid; }
li { margin: .15em 0; } li, p { break-inside: avoid; }
figure { margin: 1.5em 0; overflow-x: auto; } svg { max-width: 100%; height: auto; }
pre { white-space: pre-wrap; font-size: .85em; background: #f1efea; padding: 1em; }
@media print { body { margin: 0; max-width: none; } details { display: none; } figure { overflow: visible; }
  figure svg { max-height: 95vh; } }
";

/// The page with the picture of the graph, and the file of the board.
pub(super) fn html(opened: &Opened, page: &[Block], picture: &Markup, board: &str) -> String {
    let title = &one_line(&opened.file.title).into_owned();
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) " - Instead" }
                style { (PreEscaped(STYLE)) }
            }
            body {
                (blocks(page))
                figure { (picture) }
                details {
                    summary { "The board, as a file that Instead opens" }
                    pre { (board) }
                }
            }
        }
    };
    page.into_string()
}

/// The blocks in order, with lists where items follow each other.
fn blocks(page: &[Block]) -> Markup {
    let mut written = Vec::new();
    let mut at = 0;
    while let Some(block) = page.get(at) {
        let (markup, next) = match block {
            Block::Title(words) => (html! { h1 { (&*one_line(words)) } }, at + 1),
            Block::Heading(words) => (html! { h2 { (&*one_line(words)) } }, at + 1),
            Block::Line(words) => (html! { p { (&*one_line(words)) } }, at + 1),
            Block::Item(depth, _) => items(page, at, *depth),
        };
        written.push(markup);
        at = next;
    }
    html! { @for markup in written { (markup) } }
}

/// The list that begins here, and where it has ended: deeper items are lists inside it.
fn items(page: &[Block], from: usize, depth: usize) -> (Markup, usize) {
    let mut list = Vec::new();
    let mut at = from;
    while let Some(Block::Item(deep, words)) = page.get(at).filter(|block| is_item(block, depth)) {
        if *deep > depth {
            let (inner, next) = items(page, at, *deep);
            list.push(html! { li { (inner) } });
            at = next;
            continue;
        }
        let inside = matches!(page.get(at + 1), Some(Block::Item(deep, _)) if *deep > depth);
        let (inner, next) =
            if inside { items(page, at + 1, depth + 1) } else { (PreEscaped(String::new()), at + 1) };
        list.push(html! { li { (&*one_line(words)) (inner) } });
        at = next;
    }
    (html! { ul { @for item in list { (item) } } }, at)
}

fn is_item(block: &Block, depth: usize) -> bool {
    matches!(block, Block::Item(deep, _) if *deep >= depth)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn item(depth: usize, words: &str) -> Block {
        Block::Item(depth, words.to_owned())
    }

    #[test]
    fn items_become_lists_in_lists_and_signs_of_markup_are_words() {
        let page = [item(0, "a"), item(1, "b <i>"), item(0, "c"), Block::Line("d".to_owned()), item(0, "e")];
        let written = blocks(&page).into_string();
        let expected =
            "<ul><li>a<ul><li>b &lt;i&gt;</li></ul></li><li>c</li></ul><p>d</p><ul><li>e</li></ul>";
        assert_eq!(written, expected);
    }

    #[test]
    fn an_item_that_is_two_deeper_is_a_list_of_its_own() {
        assert_eq!(
            blocks(&[item(0, "a"), item(2, "b")]).into_string(),
            "<ul><li>a<ul><li><ul><li>b</li></ul></li></ul></li></ul>"
        );
    }
}
