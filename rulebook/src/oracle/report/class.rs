//! Of which class a sentence is: what kind of replacement or prevention effect, by its words alone.
//!
//! This is for counting, before and beside the grammar; no ability is made of it.

mod cues;

use crate::oracle::text::{self, Token};
use cues::{CUES, Cue};

/// The class that only spells have, because what they do is replaced as it is done.
const OF_SPELLS: &str = "self-replacement-spell";

/// The class of a sentence on a face of these types. None where it is no replacement or prevention effect, nor close
/// to one.
pub(super) fn of(tokens: &[Token], type_line: &str) -> Option<&'static str> {
    let words = words(tokens);
    let is_spell = ["Instant", "Sorcery"].iter().any(|kind| type_line.contains(kind));
    let found = CUES.iter().find(|cue| (is_spell || cue.class != OF_SPELLS) && cue.fits(&words));
    found.map(|cue| cue.class)
}

impl Cue {
    fn fits(&self, words: &str) -> bool {
        self.says.iter().all(|one| any_of(words, one)) && !self.never.iter().any(|one| any_of(words, one))
    }
}

/// Whether one of the wordings between `|` is in the words.
fn any_of(words: &str, wordings: &str) -> bool {
    wordings.split('|').any(|wording| {
        let (start, wording) = wording.strip_prefix('^').map_or((false, wording), |rest| (true, rest));
        let mut found = words.match_indices(wording).map(|(at, _)| at);
        found.any(|at| {
            let before = words[..at].trim_end_matches(' ');
            let behind = &words[at + wording.len()..];
            before.len() < at && behind.starts_with(' ') && (!start || before.is_empty())
        })
    })
}

/// The tokens as words with spaces around each, those of quotes included.
fn words(tokens: &[Token]) -> String {
    let mut words = String::from(" ");
    for token in tokens {
        match token.sort {
            text::Sort::Quote => quoted(&mut words, &token.text),
            text::Sort::Word
            | text::Sort::Capital
            | text::Sort::Number
            | text::Sort::Symbol
            | text::Sort::Mark
            | text::Sort::Own => words.push_str(&token.text),
        }
        words.push(' ');
    }
    words
}

fn quoted(words: &mut String, text: &str) {
    words.push('"');
    for letter in text.chars().flat_map(char::to_lowercase) {
        if matches!(letter, ',' | '.' | ':') {
            words.push(' ');
        }
        words.push(letter);
    }
}

#[cfg(test)]
mod tests {
    use super::of;
    use crate::oracle::text::tokens;

    fn class(words: &str) -> Option<&'static str> {
        of(&tokens("Wren", words), "Creature \u{2014} Bird")
    }

    #[test]
    fn words_say_the_class_and_others_say_none() {
        assert_eq!(class("Wren enters tapped"), Some("etb-tapped-self"));
        assert_eq!(class("This creature enters tapped unless you sing"), Some("etb-tapped-unless"));
        assert_eq!(class("If Wren would die, exile it instead"), Some("zone-die-exile"));
        assert_eq!(class("Whenever Wren enters under your control, it sings"), None);
        assert_eq!(class("Singing enters tapped"), Some("etb-tapped-others"));
        assert_eq!(class("Draw a card"), None);
    }

    #[test]
    fn what_a_spell_does_instead_is_told_from_what_an_ability_does() {
        let words = tokens("Wren", "If it's a Bird, draw two cards instead");
        assert_eq!(of(&words, "Sorcery"), Some("self-replacement-spell"));
        assert_eq!(of(&words, "Enchantment"), Some("self-replacement-ability"));
    }
}
