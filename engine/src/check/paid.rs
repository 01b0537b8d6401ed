//! What was paid or chosen as something was cast is said in the words that abilities ask for.

use language::board::Object;
use language::board::paid::misspelled;
use language::path::BoardPath;
use language::select::What;
use language::walk::Node;
use statements::error::{BoardError, Problem};

/// Refuses a text that is nearly one of those words: nothing would ask for it.
pub(super) fn check(path: &mut BoardPath, node: Node<'_>) -> Result<(), BoardError> {
    if let Node::Object(Object { paid, .. }) = node {
        return path.each("paid", paid, |path, text| one(path, text));
    }
    if let Node::What(What::Paid(text)) = node { one(path, text) } else { Ok(()) }
}

fn one(path: &mut BoardPath, text: &str) -> Result<(), BoardError> {
    let Some(known) = misspelled(text) else { return Ok(()) };
    let (what, found) = ("what was paid", format!("`{text}`, which is nearly `{known}`"));
    let expected = "write it as that, or as something else of your own";
    Err(BoardError::at(path, Problem::Senseless { what, found, expected }))
}
