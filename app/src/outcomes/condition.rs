//! What may be asked of outcomes in words: "Bob survives", "Bob is at 14 life, or more", "Bob life < 10".
//!
//! A condition says what the program says of outcomes, in the same words; every number in it may be another.

use std::collections::{BTreeMap, BTreeSet};

use crate::presentation::Presentation;
use crate::presentation::columns::cell;
use language::board::Zone;
use rulebook::words::{Vocabulary, ask, fact};
use statements::fact::Fact;
use statements::predicate::Predicate;

/// What can be asked of a ruling.
pub struct Askable<'a> {
    shown: &'a Presentation,
    words: Vocabulary,
    /// Facts that are said of some outcome, and each player's life.
    facts: BTreeSet<Fact>,
    /// Players, and permanents at the start.
    mortals: Vec<&'a str>,
}

/// How a number is compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Than {
    Equal,
    AtLeast,
    AtMost,
    More,
    Less,
}

/// Words for that, those that begin like others before them.
const THAN: [(&str, Than); 13] = [
    (">=", Than::AtLeast),
    ("<=", Than::AtMost),
    ("at least", Than::AtLeast),
    ("at most", Than::AtMost),
    ("more than", Than::More),
    ("less than", Than::Less),
    ("fewer than", Than::Less),
    ("over", Than::More),
    ("under", Than::Less),
    (">", Than::More),
    ("<", Than::Less),
    ("=", Than::Equal),
    ("is", Than::Equal),
];

impl<'a> Askable<'a> {
    /// What can be asked of this ruling.
    pub fn of(shown: &'a Presentation) -> Self {
        let board = &shown.opened.board;
        let mut facts: BTreeSet<Fact> =
            shown.outcomes.iter().flat_map(|e| e.outcome.facts.iter().cloned()).collect();
        facts.extend(board.players.iter().map(|player| Fact::Life(player.name.clone(), player.life)));
        let permanents = board.objects.iter().filter(|object| object.zone == Zone::Battlefield);
        let players = board.players.iter().map(|player| player.name.as_str());
        let mortals = players.chain(permanents.map(|object| object.id.as_str())).collect();
        Self { shown, words: Vocabulary::new(shown.ruling.as_of()), facts, mortals }
    }

    /// Conditions to choose from: who survives, and what is said of some outcomes, at most so many.
    pub fn choices(&self, most: usize) -> Vec<String> {
        let survives = self.mortals.iter().map(|name| format!("{name} survives"));
        let mut counts: BTreeMap<&Fact, usize> = BTreeMap::new();
        for fact in self.shown.outcomes.iter().flat_map(|ending| &ending.outcome.facts) {
            *counts.entry(fact).or_default() += 1;
        }
        let all = self.shown.outcomes.len();
        let differs = |fact: &&Fact| counts.get(fact).is_none_or(|count| *count < all);
        let said = self.facts.iter().filter(differs).map(|one| fact::fact(self.words, one));
        survives.chain(said).take(most).collect()
    }

    /// Conditions that have words in common with these, at most so many; the first that there are where none has.
    pub fn like(&self, text: &str, most: usize) -> Vec<String> {
        let small = text.to_lowercase();
        let words: Vec<&str> = small.split_whitespace().collect();
        let mut choices = self.choices(usize::MAX);
        choices.sort_by_cached_key(|choice| {
            let choice = choice.to_lowercase();
            let common = choice.split_whitespace().filter(|word| words.contains(word)).count();
            std::cmp::Reverse(common)
        });
        choices.truncate(most);
        choices
    }

    /// The condition that these words say. None when they say none.
    pub fn read(&self, text: &str) -> Option<Predicate> {
        let text = text.trim().trim_end_matches(['.', '?', '!']).trim();
        if text.is_empty() {
            return None;
        }
        self.one(text)
            .or_else(|| self.either(text))
            .or_else(|| self.both(text))
            .or_else(|| self.written(text))
    }

    /// "... or ...", where each side says something.
    fn either(&self, text: &str) -> Option<Predicate> {
        self.split(text, " or ").map(|(one, other)| Predicate::Any(vec![one, other]))
    }

    /// "... and ...", where each side says something.
    fn both(&self, text: &str) -> Option<Predicate> {
        self.split(text, " and ").map(|(one, other)| Predicate::All(vec![one, other]))
    }

    fn split(&self, text: &str, at: &str) -> Option<(Predicate, Predicate)> {
        let sides = text.match_indices(at).map(|(place, _)| (&text[..place], &text[place + at.len()..]));
        let mut read = sides.filter_map(|(one, other)| Some((self.read(one)?, self.read(other)?)));
        read.next()
    }

    /// In the language of board files.
    fn written(&self, text: &str) -> Option<Predicate> {
        let asked = saves::predicate("the condition", text).ok()?;
        let end = self.shown.outcomes.first()?.outcome.node;
        self.shown.ruling.is_so(end, &asked).is_ok().then_some(asked)
    }

    fn one(&self, text: &str) -> Option<Predicate> {
        let small = text.to_lowercase();
        if let Some(rest) = small.strip_prefix("not ") {
            return self.one(&text[text.len() - rest.len()..]).map(|one| Predicate::Not(Box::new(one)));
        }
        self.survival(&small).or_else(|| self.said(&small)).or_else(|| self.compared(&small))
    }

    fn survival(&self, small: &str) -> Option<Predicate> {
        match small {
            "it ends" | "it comes to an end" => return Some(Predicate::Ends),
            "it never ends" => return Some(Predicate::Not(Box::new(Predicate::Ends))),
            _ => {}
        }
        let name = |rest: &str| {
            let known = self.mortals.iter().find(|name| name.to_lowercase() == rest.trim());
            known.map(|name| Predicate::Survives((*name).to_owned()))
        };
        let ends = |end: &str| small.strip_suffix(end).and_then(name);
        let lives = [" survives", " lives", " stays alive"].into_iter().find_map(ends);
        let dies = || [" dies", " does not survive", " doesn't survive", " loses"].into_iter().find_map(ends);
        lives.or_else(|| dies().map(|one| Predicate::Not(Box::new(one))))
    }

    /// What the program would say of an outcome, with any number.
    fn said(&self, small: &str) -> Option<Predicate> {
        let (small, than) = without_bounds(small);
        let number = numbers(&small).next();
        for fact in &self.facts {
            let plain = Some(fact.clone());
            let other = number.and_then(|number| with_number(fact, number));
            for one in plain.into_iter().chain(other) {
                if fact::fact(self.words, &one).to_lowercase() == small {
                    return compared(one, than);
                }
            }
        }
        None
    }

    /// The heading of a column and a number: "Bob: life > 10".
    fn compared(&self, small: &str) -> Option<Predicate> {
        let small = small.replace(':', " ");
        let small = small.split_whitespace().collect::<Vec<_>>().join(" ");
        for fact in &self.facts {
            let (header, value) = cell(self.words, fact);
            let header = header.replace(':', " ").to_lowercase();
            let header = header.split_whitespace().collect::<Vec<_>>().join(" ");
            let Some(rest) = small.strip_prefix(&header).map(str::trim) else { continue };
            if rest == value.to_lowercase() || rest.strip_prefix("is ") == Some(&value.to_lowercase()) {
                return Some(Predicate::Is(fact.clone()));
            }
            let found = THAN.into_iter().find_map(|(word, than)| Some((rest.strip_prefix(word)?, than)));
            let (rest, than) = found.unwrap_or((rest, Than::Equal));
            // "is at least 5".
            let again =
                THAN.into_iter().find_map(|(word, than)| Some((rest.trim().strip_prefix(word)?, than)));
            let (rest, than) = again.unwrap_or((rest, than));
            if let Some(one) = rest.trim().parse().ok().and_then(|number| with_number(fact, number)) {
                return compared(one, than);
            }
        }
        None
    }

    /// A condition in the program's own words.
    pub fn told(&self, asked: &Predicate) -> String {
        ask::predicate(self.words, asked)
    }
}

/// A fact's number compared; a fact without a number can only be so.
fn compared(fact: Fact, than: Than) -> Option<Predicate> {
    let beside = |by: i64| number_of(&fact).and_then(|number| with_number(&fact, number.checked_add(by)?));
    match than {
        Than::Equal => Some(Predicate::Is(fact)),
        Than::AtLeast => number_of(&fact).map(|_| Predicate::AtLeast(fact.clone())),
        Than::AtMost => number_of(&fact).map(|_| Predicate::AtMost(fact.clone())),
        Than::More => beside(1).map(Predicate::AtLeast),
        Than::Less => beside(-1).map(Predicate::AtMost),
    }
}

/// The words without "or more", "at least" and the like, and what those say.
fn without_bounds(small: &str) -> (String, Than) {
    for (end, than) in [("or more", Than::AtLeast), ("or less", Than::AtMost), ("or fewer", Than::AtMost)] {
        if let Some(rest) = small.strip_suffix(end) {
            return (rest.trim_end_matches([' ', ',']).to_owned(), than);
        }
    }
    let bounds = [("at least ", Than::AtLeast), ("at most ", Than::AtMost), ("more than ", Than::More)];
    for (word, than) in bounds.into_iter().chain([("less than ", Than::Less), ("fewer than ", Than::Less)]) {
        if small.contains(word) {
            return (small.replacen(word, "", 1), than);
        }
    }
    (small.to_owned(), Than::Equal)
}

/// The numbers in a text.
fn numbers(text: &str) -> impl Iterator<Item = i64> {
    let words = text.split(|letter: char| !letter.is_ascii_digit() && letter != '-' && letter != ',');
    words.filter_map(|word| word.replace(',', "").parse().ok())
}

/// The one number that a fact has, at its end; none where it has none, or two.
fn number_of(fact: &Fact) -> Option<i64> {
    let told = serde_json::to_value(fact).ok()?;
    let (last, before) = told.as_object()?.values().next()?.as_array()?.split_last()?;
    last.as_i64().filter(|_| !before.last().is_some_and(serde_json::Value::is_number))
}

/// The same fact with another number. None where it has none, and where the number can't be below 0.
fn with_number(fact: &Fact, number: i64) -> Option<Fact> {
    number_of(fact)?;
    let mut value = serde_json::to_value(fact).ok()?;
    let last = value.as_object_mut()?.values_mut().next()?.as_array_mut()?.last_mut()?;
    *last = number.into();
    serde_json::from_value(value).ok()
}

#[cfg(test)]
mod tests {

    use engine::Options;

    use super::*;
    use crate::opened::open_bundled;

    fn shown(board: &str) -> Presentation {
        let opened = open_bundled(saves::bundled::find(board).expect("a board")).expect("it opens");
        let ruling = opened.rule(&Options::default()).expect("a ruling");
        Presentation::of(opened, ruling, &engine::Cancel::default())
    }

    #[test]
    fn what_is_said_of_outcomes_can_be_asked_with_any_number() {
        let shown = shown("doubler-and-plus-one");
        let askable = Askable::of(&shown);
        let life = |n| Fact::Life("Bob".into(), n);
        let no = |one: Predicate| Some(Predicate::Not(Box::new(one)));
        let lives = Predicate::Survives("Bob".into());
        for (words, asked) in [
            ("Bob survives", Some(lives.clone())),
            ("bob dies?", no(lives.clone())),
            ("not Bob survives", no(lives.clone())),
            ("Bob is at 3 life", Some(Predicate::Is(life(3)))),
            ("Bob is at -3 life, or more", Some(Predicate::AtLeast(life(-3)))),
            ("Bob is at at most 7 life.", Some(Predicate::AtMost(life(7)))),
            ("Bob life < 10", Some(Predicate::AtMost(life(9)))),
            ("Bob: life is at least 10", Some(Predicate::AtLeast(life(10)))),
            ("life(\"Bob\", 5)", None),
            ("Bob is green", None),
            ("is(life(\"Bob\", 5))", Some(Predicate::Is(life(5)))),
            (
                "Bob survives and Alice dies",
                Some(Predicate::All(vec![
                    lives,
                    Predicate::Not(Box::new(Predicate::Survives("Alice".into()))),
                ])),
            ),
        ] {
            assert_eq!(askable.read(words), asked, "{words}");
        }
    }

    #[test]
    fn every_condition_that_is_offered_can_be_read() {
        for board in ["doubler-and-plus-one", "shields/one-shield-two-sources", "asked/can-he-live"] {
            let Some(_) = saves::bundled::find(board) else { continue };
            let shown = shown(board);
            let askable = Askable::of(&shown);
            let choices = askable.choices(100);
            assert!(!choices.is_empty());
            for choice in choices {
                assert!(askable.read(&choice).is_some(), "{board}: {choice}");
            }
        }
    }
}
