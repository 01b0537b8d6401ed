//! What is different between two wordings, word by word.

use similar::{Algorithm, DiffOp, capture_diff_slices};

use super::wording::plain;

/// A piece of two wordings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    /// Words that both wordings have.
    Kept(String),
    /// In the old one only.
    Removed(String),
    /// In the new one only.
    Added(String),
}

/// The pieces of two wordings in order: without the removed ones they are the new wording, without the added ones
/// the old one, but for quotes, dashes and blanks. Paragraphs end with `\n`.
pub fn differences(old: &str, new: &str) -> Vec<Piece> {
    let (old, new) = (words(old), words(new));
    let (before, after) = (keys(&old), keys(&new));
    let mut pieces = Vec::new();
    for operation in capture_diff_slices(Algorithm::Myers, &before, &after) {
        match operation {
            DiffOp::Equal { new_index, len, .. } => {
                push(&mut pieces, Piece::Kept, &new[new_index..new_index + len]);
            }
            DiffOp::Delete { old_index, old_len, .. } => {
                push(&mut pieces, Piece::Removed, &old[old_index..old_index + old_len]);
            }
            DiffOp::Insert { new_index, new_len, .. } => {
                push(&mut pieces, Piece::Added, &new[new_index..new_index + new_len]);
            }
            DiffOp::Replace { old_index, old_len, new_index, new_len } => {
                push(&mut pieces, Piece::Removed, &old[old_index..old_index + old_len]);
                push(&mut pieces, Piece::Added, &new[new_index..new_index + new_len]);
            }
        }
    }
    pieces
}

/// The words of a wording; the end of a paragraph is one.
fn words(text: &str) -> Vec<&str> {
    let mut words = Vec::new();
    for line in text.lines() {
        if !words.is_empty() {
            words.push("\n");
        }
        words.extend(line.split_whitespace());
    }
    words
}

/// What is compared of each word.
fn keys(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| if *word == "\n" { (*word).to_owned() } else { plain(word) }).collect()
}

fn push(pieces: &mut Vec<Piece>, kind: fn(String) -> Piece, words: &[&str]) {
    let mut text = String::new();
    for word in words {
        if !text.is_empty() && *word != "\n" && !text.ends_with('\n') {
            text.push(' ');
        }
        text.push_str(word);
    }
    pieces.push(kind(text));
}
