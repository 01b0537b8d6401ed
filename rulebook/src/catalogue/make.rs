//! Making a catalogue from the cards of a file.

use language::board::{Ability, CardType, Characteristics, Unread, UnreadOf};
use sha2::{Digest, Sha256};

use super::card::{Card, Face, Line, Mark, Told};
use super::file::{CatalogueError, written};
use super::printed::characteristics;
use crate::oracle::{self, Compiled, compile};
use crate::reference::{self, Printed};

/// A catalogue that was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Made {
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// How many cards it has.
    pub cards: usize,
    /// How many of them are known whole.
    pub whole: usize,
    /// How many of them have an ability or a sentence that is settled, and another that is not.
    pub partly: usize,
}

/// Compiles cards into a catalogue. The same cards are the same bytes.
///
/// # Errors
/// When something of it can't be written, which would be a fault of the program.
pub fn make(cards: &reference::Cards) -> Result<Made, CatalogueError> {
    let mut compiled: Vec<(Card, u32)> = Vec::with_capacity(cards.cards.len());
    for printed in &cards.cards {
        // Cards of one name can't be told apart by it.
        if compiled.last().is_none_or(|(before, _)| before.name != printed.name) {
            compiled.push((card(printed), text_of(printed)));
        }
    }
    let whole = compiled.iter().filter(|(card, _)| card.is_whole()).count();
    let is_partly = |card: &Card| {
        let mut marks = card.faces.iter().flat_map(Face::sentences);
        !card.is_whole() && marks.any(|(_, mark)| mark.told.is_settled())
    };
    let partly = compiled.iter().filter(|(card, _)| is_partly(card)).count();
    Ok(Made { bytes: written(cards.made, &compiled)?, cards: compiled.len(), whole, partly })
}

/// Compiles a card.
pub fn card(printed: &Printed) -> Card {
    let faces: Vec<Face> = printed.faces.iter().enumerate().map(|(at, one)| face(printed, at, one)).collect();
    let together = match &faces[..] {
        [one, other] if printed.layout == "split" => {
            Some(Box::new(together(&printed.name, &one.is, &other.is)))
        }
        _ => None,
    };
    Card { name: printed.name.clone(), layout: printed.layout.clone(), faces, together }
}

fn face(printed: &Printed, at: usize, face: &reference::Face) -> Face {
    let text = oracle::Face { name: &face.name, type_line: &face.type_line, text: &face.text, alone: false };
    let Compiled { abilities, sentences, lines } = compile(text);
    let mut is = characteristics(printed, at, face);
    let behind = std::mem::replace(&mut is.abilities, abilities);
    is.abilities.extend(behind);
    let starts = lines.iter().map(|held| held.line);
    let ends = starts.skip(1).chain([usize::MAX]);
    let mut rest = sentences.iter().peekable();
    let told = lines.iter().zip(ends).map(|(held, end)| {
        let of_line = std::iter::from_fn(|| rest.next_if(|one| one.line < end));
        Line { abilities: held.abilities, sentences: of_line.map(mark).collect() }
    });
    let told = told.collect();
    // A face without text that no ability could be lost of is all there is to it.
    is.blank = is.abilities.is_empty() && is.is_only_a_name();
    Face { is, lines: told }
}

fn mark(sentence: &oracle::Sentence) -> Mark {
    let line = u32::try_from(sentence.line).unwrap_or(u32::MAX >> 6);
    Mark { line, of: sentence.of, told: Told::of(&sentence.read) }
}

/// Both halves of a split card as one: what it is wherever it is no spell of one half.
fn together(name: &str, one: &Characteristics, other: &Characteristics) -> Characteristics {
    fn both<T: Clone + PartialEq>(one: &[T], other: &[T]) -> Vec<T> {
        let new = other.iter().filter(|that| !one.contains(that));
        one.iter().chain(new).cloned().collect()
    }
    let is_spell = [CardType::Instant, CardType::Sorcery].iter().any(|kind| one.is(*kind));
    let which = Unread {
        sentence: "which half".to_owned(),
        of: if is_spell { UnreadOf::Spell } else { UnreadOf::Static },
        about: Vec::new(),
        itself: false,
        words: "name the half that it is".to_owned(),
    };
    Characteristics {
        name: name.to_owned(),
        mana_value: one.mana_value.saturating_add(other.mana_value),
        cost: None,
        symbols: Vec::new(),
        colors: both(&one.colors, &other.colors),
        supertypes: both(&one.supertypes, &other.supertypes),
        types: both(&one.types, &other.types),
        subtypes: both(&one.subtypes, &other.subtypes),
        power: None,
        toughness: None,
        loyalty: None,
        blank: false,
        abilities: vec![Ability::Unread(which)],
    }
}

/// A number that depends on the texts of a card and on nothing else: another text has another one, but for one in four
/// thousand millions.
pub fn text_of(printed: &Printed) -> u32 {
    let mut hash = Sha256::new();
    for face in &printed.faces {
        for part in [&face.name, &face.mana_cost, &face.type_line, &face.text] {
            hash.update(part.as_bytes());
            hash.update([0]);
        }
        for part in [&face.power, &face.toughness, &face.loyalty, &face.defense] {
            hash.update(part.as_deref().unwrap_or_default().as_bytes());
            hash.update([0]);
        }
    }
    let hash = hash.finalize();
    u32::from_le_bytes([hash[0], hash[1], hash[2], hash[3]])
}
