//! The compiler: from the text of a card to abilities in the data language.
//!
//! Data flows one way. [`text`] cuts a face's text into lines, sentences and tokens, in one spelling, without reminders;
//! `grammar` reads a sentence into a tree that still says "it" and "that player"; `meaning` resolves these, by the
//! rules that stand there, and makes abilities of the trees of a line. A sentence is *understood* only if every token was
//! consumed and nothing of it was left out, which [`detector`] holds against it without the grammar. Never a guess.

pub mod detector;
mod grammar;
mod meaning;
pub mod report;
pub mod text;
mod tree;
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
    /// Whether it is a single sentence of a text whose others are not there. What it refers to counts as named then.
    pub alone: bool,
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
    let is_spell = ["Instant", "Sorcery"].iter().any(|kind| face.type_line.contains(kind));
    let kind = meaning::Kind { is_spell, alone: face.alone };
    let mut compiled = Compiled::default();
    for (line, number) in text::read(face.name, face.text).iter().zip(1..) {
        compile_line(line, number, kind, &mut compiled);
    }
    compiled
}

fn compile_line(line: &text::Line, number: usize, kind: meaning::Kind, to: &mut Compiled) {
    let read: Vec<Result<tree::Said, usize>> =
        line.sentences.iter().map(|sentence| grammar::read(&sentence.tokens)).collect();
    let said: Vec<Option<tree::Said>> = read.iter().map(|read| read.as_ref().ok().cloned()).collect();
    let meaning = meaning::line(&said, kind);
    let mut of = Sort::Static;
    let mut whole = true;
    for (((sentence, read), meant), place) in
        line.sentences.iter().zip(&read).zip(&meaning.sentences).zip(1..)
    {
        of = verdict::sort(sentence, read.as_ref().ok(), of, place == 1, kind.is_spell);
        let read = match (read, meant) {
            (Err(left), _) => Read::Unread(at(sentence, *left)),
            (Ok(_), Ok(meaning::Matter::Held)) => Read::Understood,
            (Ok(_), Ok(meaning::Matter::Mana)) => Read::NoMatter(NoMatter::Mana),
            (Ok(_), Ok(meaning::Matter::Timing)) => Read::NoMatter(NoMatter::Timing),
            (Ok(_), Ok(meaning::Matter::ManaCost)) => Read::NoMatter(NoMatter::ManaCost),
            (Ok(_), Err(missing)) => Read::Partly(0..sentence.words.len(), missing.0.to_owned()),
        };
        let read = if kind.alone && !meaning.abilities.iter().any(says) {
            read
        } else {
            guarded(read, &sentence.tokens, &meaning.abilities)
        };
        whole &= matches!(read, Read::Understood | Read::NoMatter(_));
        to.sentences.push(Sentence { line: number, place, words: sentence.words.clone(), of, read });
    }
    if whole {
        to.abilities.extend(meaning.abilities);
    }
}

/// Whether an ability says something: what stands alone may refer to what isn't there.
const fn says(ability: &Ability) -> bool {
    !matches!(ability, Ability::Opaque(_))
}

/// What was understood of a sentence, if the abilities of its line hold all that it says.
fn guarded(read: Read, tokens: &[text::Token], abilities: &[Ability]) -> Read {
    if read != Read::Understood {
        return read;
    }
    let lost = detector::missing(tokens, abilities).into_iter().next();
    lost.map_or(read, |lost| Read::Partly(lost.at, format!("no ability holds \"{}\"", lost.what)))
}

/// Where a sentence's words have so many tokens left, in bytes.
fn at(sentence: &text::Sentence, left: usize) -> usize {
    let place = sentence.tokens.len().saturating_sub(left);
    sentence.tokens.get(place).map_or(sentence.words.len(), |token| token.at.start)
}
