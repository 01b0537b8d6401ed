//! Keywords in a line, in the words of a card.

use language::board::{Ability, Keyword, KeywordName};
use language::date::Date;

use super::cursor::Cursor;
use crate::oracle::{Face, compile};
use crate::words::{Vocabulary, Voice};

/// A keyword with what is said with it has at most so many words.
const LONGEST: usize = 8;

/// Reads the keywords that the next words are, as many words as make some. None where they are none.
pub(super) fn read(cursor: &mut Cursor<'_>) -> Option<Vec<Keyword>> {
    if !begins(cursor.word()?) {
        return None;
    }
    let longest = cursor.words_left().min(LONGEST);
    let (words, found) = (1..=longest).rev().find_map(|words| Some((words, of(cursor.text(words))?)))?;
    cursor.skip(words);
    Some(found)
}

/// Whether a keyword begins with this word.
pub(super) fn begins(word: &str) -> bool {
    let word = word.to_lowercase();
    let first = |name: &KeywordName| name.words().split(' ').next() == Some(word.as_str());
    KeywordName::ALL.iter().any(first) || word.ends_with("walk") || word == "totem"
}

/// The keywords that some words are on a card. None where they say anything else.
fn of(words: &str) -> Option<Vec<Keyword>> {
    let lower = words.to_lowercase();
    if lower.ends_with(" and") {
        return None;
    }
    let face = Face { name: "", type_line: "Creature", text: &lower, alone: true };
    let keywords: Option<Vec<Keyword>> = compile(face).abilities.into_iter().map(keyword).collect();
    let keywords = keywords.filter(|all| !all.is_empty());
    let named = || KeywordName::ALL.iter().find(|name| name.words() == lower && !name.has_variant());
    keywords.or_else(|| named().map(|name| vec![Keyword::Named { name: *name, with: String::new() }]))
}

fn keyword(ability: Ability) -> Option<Keyword> {
    if let Ability::Keyword(keyword) = ability { Some(keyword) } else { None }
}

/// The words that are read as just this keyword. None where a line has none.
pub(super) fn words(keyword: &Keyword) -> Option<String> {
    let voice = Voice::new(Vocabulary::new(Date::NOW));
    let said = voice.ability(&Ability::Keyword(keyword.clone()));
    let said = said.trim_end_matches('.').to_lowercase();
    let is_so = |words: &String| of(words).is_some_and(|read| read == [keyword.clone()]);
    let walk = said.strip_prefix("landwalk by ").map(|lands| format!("{}walk", lands.trim_end_matches('s')));
    let plains = Some("plainswalk".to_owned()).filter(|_| said.starts_with("landwalk"));
    [Some(said), Some(keyword.label()), walk, plains].into_iter().flatten().find(is_so)
}

/// The names of keywords that begin so, for completion.
pub(super) fn beginning(start: &str) -> impl Iterator<Item = &'static str> {
    KeywordName::ALL.iter().map(|name| name.words()).filter(move |words| words.starts_with(start))
}
