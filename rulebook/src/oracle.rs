//! The compiler: from the text of a card to abilities in the data language.
//!
//! Data flows one way. [`text`] cuts a face's text into lines, sentences and tokens, in one spelling, without reminders;
//! `grammar` reads a sentence into a tree that still says "it" and "that player"; `meaning` resolves these, by the
//! rules that stand there, and makes abilities of the trees of a line. A sentence is *understood* only if every token was
//! consumed and nothing of it was left out. Never a guess.

pub mod report;
pub mod text;
mod verdict;

pub use verdict::{NoMatter, Read, Sentence, Sort};

use language::board::Ability;

/// What of a face the compiler has to know besides its text.
#[derive(Clone, Copy, Debug)]
pub struct Face<'a> {
    /// The name by which the text calls it.
    pub name: &'a str,
    /// Supertypes, types, and subtypes behind a dash.
    pub type_line: &'a str,
    /// The text, lines with line ends between them.
    pub text: &'a str,
}

/// What became of the text of a face.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Compiled {
    /// Its abilities, in the order of the text: those of lines that were understood whole, and an
    /// [`Ability::Unread`] for each sentence of the others that was not.
    pub abilities: Vec<Ability>,
    /// Its sentences, in order.
    pub sentences: Vec<Sentence>,
}

/// Compiles the text of a face. Takes time in proportion to its length.
pub fn compile(face: Face<'_>) -> Compiled {
    let lines = text::read(face.name, face.text);
    let each = lines.iter().zip(1..).flat_map(|(line, number)| {
        line.sentences.iter().zip(1..).map(move |(sentence, place)| Sentence {
            line: number,
            place,
            words: sentence.words.clone(),
            of: Sort::Static,
            read: Read::Unread(0),
        })
    });
    Compiled { abilities: Vec::new(), sentences: each.collect() }
}
