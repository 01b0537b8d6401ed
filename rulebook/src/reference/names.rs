//! Finding a card by its name as one types.
//!
//! Names are compared in a plain form: small letters without accents, no apostrophes, blanks for hyphens and
//! slashes. Every word that is typed has to be in the name, in any order, longer ones with letters left out at will.

use std::cmp::Reverse;
use std::ops::Range;

use nucleo_matcher::pattern::{Atom, AtomKind, CaseMatching, Normalization, Pattern};
use nucleo_matcher::{Config, Matcher, Utf32Str};

use super::Printed;
use crate::search::fold::folded;

/// Words of fewer bytes are found as they are only.
const SHORT: usize = 4;

/// How well a name fits what was typed; ordered from the best to the least.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fit {
    /// It is the name of the card, or of one of its faces.
    Whole,
    /// The name or that of a face starts so.
    Start,
    /// Every word is in the name, longer ones maybe with letters left out.
    Within,
    /// The name or that of a face starts nearly so, with a letter or two wrong.
    Near,
}

/// The names of cards, by the places of the cards.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Names {
    /// For each card, in order.
    whole: Vec<Name>,
    /// The names of cards and of their faces with the place of the card, sorted; a card's own goes before a face's.
    all: Vec<(Box<str>, bool, u32)>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Name {
    plain: Box<str>,
    letters: Letters,
}

impl Names {
    /// The names of cards of a file.
    pub(super) fn of(cards: &[Printed]) -> Self {
        Self::called(cards.iter().map(|card| {
            let faces = card.faces.iter().map(|face| face.name.as_str());
            (card.name.as_str(), faces)
        }))
    }

    /// The names of cards, each with those of its faces.
    pub(crate) fn called<'a>(cards: impl Iterator<Item = (&'a str, impl Iterator<Item = &'a str>)>) -> Self {
        let (mut whole, mut all) = (Vec::new(), Vec::new());
        for (at, (card, faces)) in (0..).zip(cards) {
            let name: Box<str> = plain(card).into();
            let faces = faces.map(|face| plain(face).into_boxed_str());
            all.extend(faces.filter(|face| *face != name).map(|face| (face, true, at)));
            all.push((name.clone(), false, at));
            whole.push(Name { letters: Letters::of(&name), plain: name });
        }
        all.sort_unstable();
        Self { whole, all }
    }

    /// The place of the card with this name, or with a face of this name. None when there is none.
    pub(crate) fn find(&self, name: &str) -> Option<usize> {
        let name = plain(name);
        let first = self.starting(&name).first().filter(|(found, ..)| **found == *name && !name.is_empty());
        first.map(|(.., at)| *at as usize)
    }

    /// The places of the cards that fit best, best first, at most so many. Empty for a query without letters.
    pub(crate) fn search(&self, query: &str, limit: usize) -> Vec<(Fit, usize)> {
        let query = plain(query);
        if query.is_empty() {
            return Vec::new();
        }
        let mut found = self.within(&query);
        if found.is_empty() {
            found = self.near(&query);
        }
        if found.len() > limit {
            found.select_nth_unstable(limit);
            found.truncate(limit);
        }
        found.sort_unstable();
        found.into_iter().map(|(fit, .., at)| (fit, at)).collect()
    }

    /// All names that start so, those of faces included.
    fn starting(&self, start: &str) -> &[(Box<str>, bool, u32)] {
        let first = self.all.partition_point(|(name, ..)| **name < *start);
        let count = self.all[first..].partition_point(|(name, ..)| name.starts_with(start));
        &self.all[first..first + count]
    }

    fn within(&self, query: &str) -> Vec<Ranked> {
        let mut fits = vec![Fit::Within; self.whole.len()];
        for (name, _, at) in self.starting(query) {
            let fit = &mut fits[*at as usize];
            *fit = (*fit).min(if **name == *query { Fit::Whole } else { Fit::Start });
        }
        let (pattern, mut matcher, mut buffer) = (pattern(query), matcher(), Vec::new());
        let letters = Letters::of(query);
        let words: Vec<&str> = query.split_whitespace().collect();
        let candidates =
            self.whole.iter().enumerate().filter(|(_, name)| letters.missing_in(name.letters) == 0);
        let ranked = candidates.filter_map(|(at, name)| {
            let score = pattern.score(haystack(&name.plain, &mut buffer), &mut matcher)?;
            // Of several words each is meant as a word: one whose letters are strewn over a long name is another one.
            let is_meant = words.len() < 2 || words.iter().all(|word| is_together(word, &name.plain));
            is_meant.then_some((fits[at], Reverse(score), name.plain.len(), at))
        });
        ranked.collect()
    }

    /// Names that start nearly so. The first letter has to be right.
    fn near(&self, query: &str) -> Vec<Ranked> {
        let length = query.chars().count();
        let allowed = (length / 4).min(3);
        let mut first = [0; 4];
        let first = query.chars().next().map_or("", |c| &*c.encode_utf8(&mut first));
        let letters = Letters::of(query);
        let mut found: Vec<Ranked> = Vec::new();
        for (name, _, at) in self.starting(first) {
            if allowed == 0 || letters.missing_in(Letters::of(name)) > allowed {
                continue;
            }
            let end = name.char_indices().nth(length).map_or(name.len(), |(end, _)| end);
            let wrong = strsim::osa_distance(query, &name[..end]);
            if wrong <= allowed {
                let score = Reverse(u32::try_from(allowed - wrong).unwrap_or_default());
                // The whole name's length: a card goes before one that has its name on a face.
                found.push((Fit::Near, score, self.whole[*at as usize].plain.len(), *at as usize));
            }
        }
        // A card can be near by its own name and by a face's.
        found.sort_unstable_by_key(|&(.., at)| at);
        found.dedup_by_key(|&mut (.., at)| at);
        found
    }
}

/// How a name is ranked: how it fits, its score, its length, and the place of its card.
type Ranked = (Fit, Reverse<u32>, usize, usize);

/// Finds where a query stands in names.
pub(super) struct Highlighter {
    pattern: Pattern,
    matcher: Matcher,
}

impl Highlighter {
    pub(super) fn of(query: &str) -> Self {
        Self { pattern: pattern(&plain(query)), matcher: matcher() }
    }

    /// The bytes of a name that the query is found in; empty when it fits by its beginning nearly only.
    pub(super) fn highlights(&mut self, name: &str) -> Vec<Range<usize>> {
        let letters = letters(name);
        let text: String = letters.iter().map(|(c, _)| c).collect();
        let (mut buffer, mut found) = (Vec::new(), Vec::new());
        let fits = self.pattern.indices(haystack(&text, &mut buffer), &mut self.matcher, &mut found);
        if fits.is_none() {
            return Vec::new();
        }
        found.sort_unstable();
        found.dedup();
        let mut ranges: Vec<Range<usize>> = Vec::new();
        for (_, range) in found.into_iter().filter_map(|at| letters.get(at as usize)) {
            match ranges.last_mut() {
                Some(last) if last.end >= range.start => last.end = last.end.max(range.end),
                _ => ranges.push(range.clone()),
            }
        }
        ranges
    }
}

/// The words of a query. Short ones have to be in a name as they are: with letters left out they would be in most.
fn pattern(query: &str) -> Pattern {
    let kind = |word: &str| if word.len() < SHORT { AtomKind::Substring } else { AtomKind::Fuzzy };
    // Both sides are in the plain form, which knows neither case nor accents.
    let atom = |word| Atom::new(word, CaseMatching::Respect, Normalization::Never, kind(word), false);
    let mut pattern = Pattern::default();
    pattern.atoms = query.split_whitespace().map(atom).collect();
    pattern
}

/// Whether the letters of a word stand together in a name: as they are, or with few between them from where a word begins.
fn is_together(word: &str, name: &str) -> bool {
    let length = word.chars().count();
    let most = length + (length / 2).max(3);
    let mut starts = name.match_indices(' ').map(|(at, _)| at + 1);
    let is_from = |start: usize| {
        let mut left = word.chars().peekable();
        for c in name.get(start..).unwrap_or_default().chars().take(most) {
            left.next_if_eq(&c);
        }
        name.get(start..).is_some_and(|rest| rest.chars().next() == word.chars().next())
            && left.peek().is_none()
    };
    name.contains(word) || is_from(0) || starts.any(is_from)
}

/// A name in its plain form, to be matched letter by letter.
fn haystack<'a>(plain: &'a str, buffer: &'a mut Vec<char>) -> Utf32Str<'a> {
    if plain.is_ascii() {
        return Utf32Str::Ascii(plain.as_bytes());
    }
    buffer.clear();
    // The matcher does not look for a short word at the very end (helix-editor/nucleo, pull request 104), so there is
    // something behind it.
    buffer.extend(plain.chars().chain([' ']));
    Utf32Str::Unicode(buffer)
}

fn matcher() -> Matcher {
    let mut config = Config::DEFAULT;
    config.prefer_prefix = true;
    Matcher::new(config)
}

/// A name in its plain form. Of a name without any letter, its signs.
pub(crate) fn plain(name: &str) -> String {
    letters(name).into_iter().map(|(c, _)| c).collect()
}

/// The plain form of a name, each letter with the bytes that it stands for.
fn letters(name: &str) -> Vec<(char, Range<usize>)> {
    let mut found: Vec<(char, Range<usize>)> = Vec::with_capacity(name.len());
    let mut blank = None;
    for (at, c) in name.char_indices() {
        let range = at..at + c.len_utf8();
        if c.is_alphanumeric() || matches!(c, '+' | '\u{221e}') {
            found.extend(blank.take().filter(|_| !found.is_empty()).map(|range| (' ', range)));
            if c.is_ascii() {
                found.push((c.to_ascii_lowercase(), range));
            } else {
                found.extend(folded(&name[range.clone()]).chars().map(|c| (c, range.clone())));
            }
        } else if !is_silent(c) {
            blank = Some(range);
        }
    }
    if found.is_empty() {
        let signs = name.char_indices().filter(|(_, c)| !c.is_whitespace());
        found = signs.map(|(at, c)| (c, at..at + c.len_utf8())).collect();
    }
    found
}

/// Whether a sign stands for nothing, not even a blank: apostrophes and quotes of all sorts, accents that are
/// characters of their own, and the dots of `B.F.M.` and `100,000`.
const fn is_silent(c: char) -> bool {
    matches!(
        c,
        '\'' | '"' | '`' | '.' | ',' | '!' | '?' | ':' | '\u{b4}' | '\u{2bc}' | '\u{2018}'..='\u{201f}'
            | '\u{ab}' | '\u{bb}' | '\u{300}'..='\u{36f}' | '\u{ad}'
    )
}

/// Which letters a text has: a quick way to see that a name can't fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Letters(u64);

impl Letters {
    fn of(text: &str) -> Self {
        let bit = |c: char| match c {
            'a'..='z' => Some(c as u32 - 'a' as u32),
            '0'..='9' => Some(c as u32 - '0' as u32 + 26),
            _ => None,
        };
        Self(text.chars().filter_map(bit).fold(0, |letters, bit| letters | 1 << bit))
    }

    /// How many of these letters are not among others.
    const fn missing_in(self, others: Self) -> usize {
        (self.0 & !others.0).count_ones() as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(cards: &[&str]) -> Names {
        Names::called(cards.iter().map(|name| (*name, name.split(" // "))))
    }

    #[test]
    fn accents_apostrophes_hyphens_and_slashes_don_t_matter() {
        let found =
            names(&["Jötun Grunt", "Lim-Dûl's Vault", "Æther Vial", "Márton Stromgald", "Fire // Ice"]);
        for (typed, expected) in [
            ("jotun grunt", 0),
            ("JO\u{308}TUN GRUNT", 0),
            ("Lim-Dul\u{2019}s Vault", 1),
            ("lim duls vault", 1),
            ("aether vial", 2),
            ("Marton  Stromgald", 3),
            ("fire/ice", 4),
            ("Fire // Ice", 4),
            ("ice", 4),
        ] {
            assert_eq!(found.find(typed), Some(expected), "{typed}");
        }
        for other in ["", "fir", "vial aether", "'"] {
            assert_eq!(found.find(other), None, "{other}");
        }
    }

    #[test]
    fn the_card_of_a_name_goes_before_a_face_of_that_name() {
        let found = names(&["Ring // Song", "Song"]);
        assert_eq!((found.find("song"), found.find("ring")), (Some(1), Some(0)));
    }

    #[test]
    fn names_of_signs_only_are_found_by_their_signs() {
        let found = names(&["_____", "???", "+2 Mace"]);
        assert_eq!(
            (found.find("_____"), found.find("???"), found.find("+2 mace")),
            (Some(0), Some(1), Some(2))
        );
        assert_eq!(found.search("+2", 5), [(Fit::Start, 2)]);
    }

    fn order(cards: &[&str], query: &str) -> Vec<(Fit, usize)> {
        names(cards).search(query, 10)
    }

    #[test]
    fn whole_names_come_first_then_beginnings_then_what_has_the_words() {
        let cards = ["Loud Bell", "Bell Tower", "Bell", "Gong", "Ring // Bell"];
        let expected = [(Fit::Whole, 2), (Fit::Whole, 4), (Fit::Start, 1), (Fit::Within, 0)];
        assert_eq!(order(&cards, "bell"), expected);
    }

    #[test]
    fn words_may_stand_in_any_order_and_miss_letters() {
        let cards = ["Loud Bell of the Tower", "Quiet Bell"];
        assert_eq!(order(&cards, "tower loud"), [(Fit::Within, 0)]);
        assert_eq!(order(&cards, "loud bell twer"), [(Fit::Within, 0)]);
        assert_eq!(order(&cards, "loud lbft"), []);
        assert_eq!(order(&cards, " - "), []);
    }

    #[test]
    fn short_words_are_found_anywhere() {
        let cards = ["Gong 00t", "100th Bell", "\u{221e} Og", "\u{5b57} \u{5b58}\u{5b59}", "G\u{8f6}trueng"];
        for (at, name) in cards.iter().enumerate() {
            assert_eq!(order(&cards, name).first(), Some(&(Fit::Whole, at)), "{name}");
        }
        assert_eq!(order(&cards, "00t"), [(Fit::Within, 0), (Fit::Within, 1)]);
        assert_eq!(order(&cards, "og"), [(Fit::Within, 2)]);
    }

    #[test]
    fn a_wrong_letter_is_forgiven_where_nothing_else_fits() {
        let cards = ["Loud Bell of the Tower", "Quiet Bell"];
        assert_eq!(order(&cards, "loud bwll o"), [(Fit::Near, 0)]);
        assert_eq!(order(&cards, "qiuet bell"), [(Fit::Near, 1)]);
        assert_eq!(order(&cards, "xyzzy"), []);
        assert_eq!(order(&["Gong // Quiet", "Quiet"], "qiuet"), [(Fit::Near, 1), (Fit::Near, 0)]);
    }

    #[test]
    fn no_more_are_found_than_asked_for_and_the_best_stay() {
        let cards: Vec<String> = (0..50).map(|n| format!("Bell {n}")).chain(["Bell".to_owned()]).collect();
        let cards: Vec<&str> = cards.iter().map(String::as_str).collect();
        let found = names(&cards).search("bell", 3);
        assert_eq!((found.len(), found[0]), (3, (Fit::Whole, 50)));
        assert_eq!(names(&cards).search("bell", 0), []);
    }

    #[test]
    fn what_was_found_is_highlighted_in_the_name_as_it_is_written() {
        let name = "Lim-Dûl's Æther";
        let lit = |query: &str| {
            Highlighter::of(query).highlights(name).into_iter().map(|range| &name[range]).collect::<Vec<_>>()
        };
        assert_eq!(lit("aether dul"), ["Dûl", "Æther"]);
        assert_eq!(lit("duls"), ["Dûl", "s"]);
        assert_eq!(lit("zz"), [""; 0]);
    }
}
