//! Of which events a clause speaks that the grammar does not read, by its words.

use language::effect::Kind;

use super::About;
use crate::oracle::text::{OWN, Sort, Token};

/// Verbs of clauses, and the kinds of events that they are. A verb of which the kind depends on more than itself has all.
#[rustfmt::skip]
const VERBS: &[(&str, &[Kind])] = &[
    ("enters", &[Kind::Enter]), ("enter", &[Kind::Enter]),
    ("dies", &[Kind::Move]), ("die", &[Kind::Move]),
    // What leaves a graveyard or exile may enter, or be cast.
    ("leaves", &[Kind::Move, Kind::Enter, Kind::Cast]), ("leave", &[Kind::Move, Kind::Enter, Kind::Cast]),
    ("put into a graveyard", &[Kind::Move]), ("put into your graveyard", &[Kind::Move]),
    ("put into an opponent", &[Kind::Move]), ("put into exile", &[Kind::Move]),
    ("attacks", &[Kind::Undergo, Kind::Act]), ("attack", &[Kind::Undergo, Kind::Act]),
    ("blocks", &[Kind::Undergo]), ("block", &[Kind::Undergo]), ("blocked", &[Kind::Undergo]),
    ("becomes tapped", &[Kind::Undergo]), ("become tapped", &[Kind::Undergo]),
    ("becomes untapped", &[Kind::Undergo]), ("become untapped", &[Kind::Undergo]),
    ("turned face up", &[Kind::Undergo]), ("transforms", &[Kind::Undergo]), ("explores", &[Kind::Undergo]),
    ("becomes the target", &[Kind::Undergo]), ("become the target", &[Kind::Undergo]),
    ("draws", &[Kind::Draw, Kind::DrawCards]), ("draw", &[Kind::Draw, Kind::DrawCards]),
    ("damage", &[Kind::Damage]),
    ("gains life", &[Kind::GainLife]), ("gain life", &[Kind::GainLife]),
    ("loses life", &[Kind::LoseLife]), ("lose life", &[Kind::LoseLife]),
    ("sacrifices", &[Kind::Sacrifice]), ("sacrifice", &[Kind::Sacrifice]), ("sacrificed", &[Kind::Sacrifice]),
    ("discards", &[Kind::Discard]), ("discard", &[Kind::Discard]), ("discarded", &[Kind::Discard]),
    ("casts", &[Kind::Cast]), ("cast", &[Kind::Cast]),
    ("creates", &[Kind::Create]), ("create", &[Kind::Create]), ("created", &[Kind::Create]),
    ("counters are put", &[Kind::PutCounters]), ("counter is put", &[Kind::PutCounters]),
    ("counters on", &[Kind::PutCounters, Kind::RemoveCounters]),
    ("counter on", &[Kind::PutCounters, Kind::RemoveCounters]),
    ("counter is removed", &[Kind::RemoveCounters]), ("counters are removed", &[Kind::RemoveCounters]),
    ("destroyed", &[Kind::Destroy, Kind::Move]),
    ("mills", &[Kind::Act]), ("mill", &[Kind::Act]), ("scry", &[Kind::Act]), ("scries", &[Kind::Act]),
    ("surveil", &[Kind::Act]), ("proliferate", &[Kind::Act]),
    ("cycles", &[Kind::Undergo, Kind::Act, Kind::Discard]), ("cycle", &[Kind::Undergo, Kind::Act, Kind::Discard]),
    ("roll", &[Kind::Roll]), ("rolls", &[Kind::Roll]), ("flip", &[Kind::Roll]), ("flips", &[Kind::Roll]),
    ("begins", &[Kind::Begin]), ("skip", &[Kind::Begin]),
];

/// Words beside a verb that say whom or what it is of, and no other verb.
#[rustfmt::skip]
const BESIDES: &[&str] = &[
    "when", "whenever", "if", OWN, "a", "an", "the", "this", "another", "other", "one", "or", "more", "each", "any", "and",
    "creature", "creatures", "permanent", "permanents", "artifact", "artifacts", "enchantment", "enchantments", "land",
    "lands", "planeswalker", "planeswalkers", "spell", "spells", "card", "cards", "token", "tokens", "instant", "sorcery",
    "nontoken", "noncreature", "nonland", "you", "your", "control", "controls", "opponent", "opponents", "player",
    "players", "'s", "equipped", "enchanted", "under", "of", "from", "to", "on", "by", "it", "its", "them", "their",
    "battlefield", "graveyard", "hand", "library", "exile", "combat", "deal", "deals", "dealt", "is", "are", "be", "been",
    "would", "with", "power", "toughness", "first", "second", "third", "time", "turn", "during", "source", "white", "blue",
    "black", "red", "green", "multicolored", "colorless", "legendary", "historic", "that", "alone", "anywhere", "ability", "abilities",
    "attacking", "blocking", "equipment", "aura", "vehicle", "step", "next", "in", "all",
];

/// Words by which a sentence about how something enters goes on with what it is, or can't be done with it, from then on.
const MORE: &[&str] = &["has", "gets", "loses", "can't", "doesn't", "isn't", "assigns", "must"];

/// Whether a line is a row of a table of results: "1-9 | ...".
pub(super) fn is_row_of_results(tokens: &[Token]) -> bool {
    tokens.iter().take(6).any(|token| &*token.text == "|")
}

/// Whether a line is a chapter of a Saga: numbers in letters, and a dash.
pub(super) fn is_chapter(tokens: &[Token]) -> bool {
    let is_roman =
        |text: &str| !text.is_empty() && text.bytes().all(|letter| matches!(letter, b'i' | b'v' | b'x'));
    let numbers = tokens.iter().take_while(|token| is_roman(&token.text) || &*token.text == ",").count();
    let behind = tokens.get(numbers).is_some_and(|token| matches!(&*token.text, "\u{2014}" | "-"));
    numbers > 0 && behind
}

/// What a triggered ability waits for. None where that is not sure.
pub(super) fn waits_for(tokens: &[Token]) -> Option<About> {
    if tokens.first().is_some_and(|token| &*token.text == "at") {
        return Some(About::of(&[Kind::Begin]));
    }
    said(clause(tokens))
}

/// What a static ability replaces or forbids. None where that is not sure, and for what changes objects.
pub(super) fn replaces(tokens: &[Token]) -> Option<About> {
    let has = |word: &str| tokens.iter().any(|token| &*token.text == word);
    let starts = |words: &[&str]| {
        words.iter().zip(tokens).all(|(word, token)| *word == &*token.text) && tokens.len() >= words.len()
    };
    let enters = starts(&[OWN, "enters"]) || starts(&["as", OWN, "enters"]);
    if enters || starts(&["you", "may", "have", OWN, "enter"]) {
        // What it says besides of the permanent that it is then may be about everything.
        let says_more = enters && MORE.iter().any(|word| has(word));
        return (!says_more).then(|| About::itself(&[Kind::Enter]));
    }
    if has("prevent") && has("damage") {
        return Some(About::of(&[Kind::Damage]));
    }
    if starts(&["if"]) && has("would") { said(clause(tokens)) } else { None }
}

/// The words up to the first comma.
fn clause(tokens: &[Token]) -> &[Token] {
    let end = tokens.iter().position(|token| &*token.text == ",").unwrap_or(tokens.len());
    tokens.get(..end).unwrap_or_default()
}

/// The kinds of a clause of which every word is known.
fn said(clause: &[Token]) -> Option<About> {
    let mut kinds: Vec<Kind> = Vec::new();
    let mut rest = clause;
    while let [first, after @ ..] = rest {
        let spelled = |words: &str| {
            let count = words.split(' ').count();
            let same = words.split(' ').zip(rest).all(|(word, token)| word == &*token.text);
            (same && rest.len() >= count).then_some(count)
        };
        let verb = VERBS
            .iter()
            .filter_map(|(words, kinds)| Some((spelled(words)?, kinds)))
            .max_by_key(|(long, _)| *long);
        if let Some((long, found)) = verb {
            kinds.extend(found.iter().filter(|kind| !kinds.contains(kind)).copied().collect::<Vec<_>>());
            rest = rest.get(long..).unwrap_or_default();
        } else if BESIDES.contains(&&*first.text) || first.sort == Sort::Capital {
            rest = after;
        } else {
            return None;
        }
    }
    let subject: Vec<&str> = clause.iter().skip(1).take(2).map(|token| &*token.text).collect();
    let itself = matches!(subject[..], [OWN, "enters" | "dies" | "attacks" | "blocks" | "leaves"])
        && !clause.iter().any(|token| matches!(&*token.text, "or" | "and"));
    kinds.sort_unstable();
    (!kinds.is_empty()).then_some(About { kinds, itself })
}
