//! What tokens say that an ability has to hold.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use language::board::{CardType, Color, KeywordName, Supertype};

use super::cues::{CUES, Cue};
use super::sign::Sign;
use crate::oracle::text::{self, Sort, Token};

/// What is told of each thing that is said: its tokens, and the signs of which an ability has to hold one.
type Tell<'e> = &'e mut dyn FnMut(&[Token], &[Sign]);

const COLORS: [(&str, Color); 5] = [
    ("white", Color::White),
    ("blue", Color::Blue),
    ("black", Color::Black),
    ("red", Color::Red),
    ("green", Color::Green),
];

const TYPES: [(&str, CardType); 8] = [
    ("artifact", CardType::Artifact),
    ("battle", CardType::Battle),
    ("creature", CardType::Creature),
    ("enchantment", CardType::Enchantment),
    ("instant", CardType::Instant),
    ("land", CardType::Land),
    ("planeswalker", CardType::Planeswalker),
    ("sorcery", CardType::Sorcery),
];

const SUPERTYPES: [(&str, Supertype); 3] =
    [("basic", Supertype::Basic), ("legendary", Supertype::Legendary), ("snow", Supertype::Snow)];

/// Number words from two on: "one" is said of much that is no number.
const NUMBERS: [(&str, i64); 16] = [
    ("two", 2),
    ("three", 3),
    ("four", 4),
    ("five", 5),
    ("six", 6),
    ("seven", 7),
    ("eight", 8),
    ("nine", 9),
    ("ten", 10),
    ("eleven", 11),
    ("twelve", 12),
    ("thirteen", 13),
    ("fourteen", 14),
    ("fifteen", 15),
    ("twenty", 20),
    ("ninety-nine", 99),
];

/// Words behind which kinds say again what was said before: "that creature", "enchanted land".
const REFERRING: [&str; 14] = [
    "that",
    "those",
    "this",
    "these",
    "the",
    "its",
    "enchanted",
    "equipped",
    "fortified",
    "chosen",
    "exiled",
    "sacrificed",
    "destroyed",
    "revealed",
];

/// Ability words that were keywords once, and say nothing; and keywords that say only when an ability may be activated.
const NO_KEYWORD: [KeywordName; 7] = [
    KeywordName::Solved,
    KeywordName::Threshold,
    KeywordName::Imprint,
    KeywordName::Boast,
    KeywordName::Exhaust,
    KeywordName::Forecast,
    KeywordName::MaxSpeed,
];

/// Keywords of which all that they say is that modes are chosen.
const MODAL: [KeywordName; 2] = [KeywordName::Spree, KeywordName::Tiered];

/// What stands in front of "counter" without being its kind.
const NO_KIND: [&str; 31] = [
    "have",
    "a",
    "an",
    "the",
    "of",
    "that",
    "those",
    "these",
    "this",
    "any",
    "no",
    "each",
    "all",
    "every",
    "and",
    "or",
    "may",
    "then",
    "to",
    "can't",
    "more",
    "many",
    "other",
    "another",
    "with",
    "it",
    "additional",
    "instead",
    "get",
    "those",
    "same",
];

/// Cues by their first word, in the order of the table.
static BY_WORD: LazyLock<BTreeMap<&str, Vec<&Cue>>> = LazyLock::new(|| {
    let mut by_word: BTreeMap<&str, Vec<&Cue>> = BTreeMap::new();
    for cue in CUES {
        by_word.entry(first(cue.says)).or_default().push(cue);
    }
    by_word
});

/// Keyword abilities by the first word of their names.
static KEYWORDS: LazyLock<BTreeMap<&str, Vec<KeywordName>>> = LazyLock::new(|| {
    let mut by_word: BTreeMap<&str, Vec<KeywordName>> = BTreeMap::new();
    for name in KeywordName::ALL.iter().filter(|name| !MODAL.contains(name)) {
        by_word.entry(first(name.words())).or_default().push(*name);
    }
    by_word
});

fn first(words: &'static str) -> &'static str {
    words.split(' ').next().unwrap_or(words)
}

/// Tells all that the tokens say, in order.
pub(super) fn each(tokens: &[Token], tell: Tell<'_>) {
    let (label, mut rest) = tokens.split_at(behind_label(tokens));
    let mut before: Option<&Token> = label.last();
    let mut refers = false;
    let mut name = false;
    while let Some(token) = rest.first() {
        name = is_of_name(name, before, rest);
        // What a word of a name is besides, nothing says there.
        let long = if name && token.sort == Sort::Capital {
            tell(&rest[..1], &[Sign::Word(token.text.to_string())]);
            1
        } else {
            one(rest, before, refers, tell).clamp(1, rest.len())
        };
        refers = REFERRING.contains(&&*token.text) || refers && is_kind(&token.text);
        before = rest.get(long - 1);
        rest = rest.get(long..).unwrap_or_default();
    }
}

/// Whether a word belongs to a name, behind "named": capital letters, also behind a comma.
fn is_of_name(name: bool, before: Option<&Token>, rest: &[Token]) -> bool {
    let goes_on = name || before.is_some_and(|before| &*before.text == "named");
    let capital = |at: usize| rest.get(at).is_some_and(|token| token.sort == Sort::Capital);
    let comma = rest.first().is_some_and(|token| &*token.text == ",");
    goes_on && (capital(0) || name && comma && capital(1))
}

/// How many tokens say nothing: an ability word and its dash, also behind the numbers of chapters; none where a keyword stands
/// there.
fn behind_label(tokens: &[Token]) -> usize {
    // The name of a mode stands behind its bullet.
    if let [bullet, rest @ ..] = tokens
        && &*bullet.text == "\u{2022}"
    {
        let label = label(rest);
        return if label == 0 { 0 } else { label + 1 };
    }
    let numeral =
        |token: &Token| matches!(&*token.text, "i" | "ii" | "iii" | "iv" | "v" | "vi" | "vii" | ",");
    let numbers = tokens.iter().take_while(|token| numeral(token)).count();
    let chapter = numbers > 0 && tokens.get(numbers).is_some_and(|token| &*token.text == "\u{2014}");
    let before = if chapter { numbers + 1 } else { 0 };
    let label = label(&tokens[before..]);
    if label == 0 { self::label(tokens) } else { before + label }
}

/// How many tokens are an ability word and its dash, which say nothing; none where a keyword stands there.
fn label(tokens: &[Token]) -> usize {
    let Some(dash) = tokens.iter().position(|token| &*token.text == "\u{2014}") else { return 0 };
    let label = &tokens[..dash];
    // "Charge!" stands there, too.
    let label = if let [words @ .., _] = label
        && is_shouted(label)
    {
        words
    } else {
        label
    };
    let is_word = |token: &Token| matches!(token.sort, Sort::Word | Sort::Capital);
    let is_short = label.len() < 5 || label.len() < 9 && dash + 1 < tokens.len();
    let says_nothing = label.iter().all(is_word) || label.iter().all(is_of_title);
    if says_nothing && is_short && !is_keyword(label) { dash + 1 } else { 0 }
}

/// Whether it stands in a title of capital letters: "Wren's Song, Wren's Due".
fn is_of_title(token: &Token) -> bool {
    const SMALL: [&str; 13] =
        ["of", "the", "a", "an", "and", "in", "to", "for", "on", "from", "with", "dilemma", ","];
    matches!(token.sort, Sort::Capital | Sort::Own)
        || SMALL.contains(&&*token.text)
        || &*token.text == text::OF
}

fn is_shouted(label: &[Token]) -> bool {
    label.last().is_some_and(|token| matches!(&*token.text, "!" | "?"))
}

fn is_keyword(label: &[Token]) -> bool {
    keyword(label).is_some_and(|(long, name)| long == label.len() && !NO_KEYWORD.contains(&name))
}

/// How many tokens say how much mana is paid "for each" of something, which no ability holds: to the comma, or to the end.
fn mana_for_each(rest: &[Token]) -> usize {
    let [pay, behind @ ..] = rest else { return 0 };
    let symbols = behind.iter().take_while(|token| token.sort == Sort::Symbol).count();
    // What X is that is paid, no ability holds, either.
    let x_is = || {
        let x = behind.get(symbols..symbols + 4)?;
        let said = x.iter().zip([",", "where", "x", "is"]).all(|(token, word)| &*token.text == word);
        said.then_some(rest.len())
    };
    if let (true, Some(long)) = (symbols == 1 && matches!(&*pay.text, "pay" | "pays"), x_is()) {
        return long;
    }
    let each =
        behind.get(symbols..symbols + 2).is_some_and(|two| &*two[0].text == "for" && &*two[1].text == "each");
    if symbols == 0 || !each || !matches!(&*pay.text, "pay" | "pays") {
        return 0;
    }
    rest.iter().position(|token| &*token.text == ",").unwrap_or(rest.len())
}

/// Tells what stands at the front, and says how many tokens that are.
fn one(rest: &[Token], before: Option<&Token>, refers: bool, tell: Tell<'_>) -> usize {
    let Some(token) = rest.first() else { return 0 };
    match token.sort {
        Sort::Quote => quote(token, tell),
        Sort::Number => number(token, tell),
        Sort::Symbol if &*token.text == "{t}" => tell(&rest[..1], &[Sign::Tapped]),
        Sort::Symbol if &*token.text == "{q}" => tell(&rest[..1], &[Sign::Untapped]),
        Sort::Symbol | Sort::Own | Sort::Mark => {}
        Sort::Word | Sort::Capital => {
            let long = word(rest, before, refers, tell);
            return long.max(mana_for_each(rest));
        }
    }
    1
}

/// Whether a sentence begins with words that say when something may be activated, or what mana may be spent on: of that no
/// ability in a quote has anything.
fn says_when(tokens: &[Token]) -> bool {
    const WHEN: [&[&str]; 3] =
        [&["activate", "only"], &["activate", "this", "ability", "only"], &["spend", "this", "mana", "only"]];
    let begins = |words: &&[&str]| {
        words.len() <= tokens.len() && words.iter().zip(tokens).all(|(word, token)| *token.text == **word)
    };
    WHEN.iter().any(begins)
}

/// A quoted ability is a text by itself; what it says stands where the quote does.
fn quote(token: &Token, tell: Tell<'_>) {
    for line in text::read("", &token.text) {
        for sentence in line.sentences.into_iter().filter(|sentence| !says_when(&sentence.tokens)) {
            each(&sentence.tokens, &mut |said, by| {
                // Of a name nobody says here whether it is the card's own.
                if !matches!(by, [Sign::Word(_)]) {
                    let there = |said: &Token| Token { at: token.at.clone(), ..said.clone() };
                    tell(&said.iter().map(there).collect::<Vec<_>>(), by);
                }
            });
        }
    }
}

fn number(token: &Token, tell: Tell<'_>) {
    let part = |text: &str| text.trim_start_matches('+').parse::<i64>().ok();
    let said = std::slice::from_ref(token);
    match token.text.split_once('/') {
        Some((power, toughness)) => match (part(power), part(toughness)) {
            (Some(power), Some(toughness)) => tell(said, &[Sign::Size(power, toughness)]),
            (None, _) | (_, None) => tell(said, &[Sign::WorkedOut]),
        },
        None => match part(&token.text) {
            // The sign of a cost in loyalty says whether counters come or go.
            // "1 life for each" is as many as there are.
            Some(1) => tell(said, &[Sign::Number(1), Sign::WorkedOut]),
            Some(number) => tell(said, &[Sign::Number(number.saturating_abs())]),
            None => tell(said, &[Sign::WorkedOut]),
        },
    }
}

fn word(rest: &[Token], before: Option<&Token>, refers: bool, tell: Tell<'_>) -> usize {
    let Some(token) = rest.first() else { return 0 };
    let text = &*token.text;
    let said = &rest[..1];
    // Behind it stands a name, to the end.
    if begins(rest, "partner with") {
        tell(&rest[..2], &[Sign::Keyword(KeywordName::Partner)]);
        return rest.len();
    }
    if is_counter(rest) && token.sort == Sort::Word && !NO_KIND.contains(&text) && kind(text).is_none() {
        let keyword = keyword(rest).map(|(_, name)| Sign::Keyword(name));
        tell(said, &[Some(Sign::Word(text.to_owned())), keyword].into_iter().flatten().collect::<Vec<_>>());
        return 1;
    }
    let named = keyword(rest);
    let cue = BY_WORD.get(text).and_then(|cues| cues.iter().find(|cue| begins(rest, cue.says)));
    // "Double strike" is longer than "double".
    let cue = cue.map(|cue| (cue.says.split(' ').count(), cue));
    let cue = cue.filter(|(long, _)| named.is_none_or(|(other, _)| *long > other));
    if let Some((long, cue)) = cue {
        let is_replaced = cue.says == "if" && in_front(rest).iter().any(is_of_pattern);
        tell(&rest[..long], if is_replaced { &[Sign::Asked, Sign::Replaces] } else { cue.by });
        return long;
    }
    if let Some((long, name)) = named {
        tell(&rest[..long], &[Sign::Keyword(name)]);
        return long;
    }
    if let Some((_, number)) = NUMBERS.iter().find(|(word, _)| *word == text) {
        // Of those in one graveyard each is targeted by itself.
        let each = if is_of_one_graveyard(rest) { Some(Sign::Target) } else { None };
        tell(said, &std::iter::once(Sign::Number(*number)).chain(each).collect::<Vec<_>>());
    } else if let Some(other) = text.strip_prefix("non").map(|rest| rest.trim_start_matches('-')) {
        not(said, other, tell);
    } else if refers {
    } else if let Some(sign) = kind(text) {
        tell(said, &[sign]);
    } else if token.sort == Sort::Capital && before.is_some_and(|before| goes_on(before, rest)) {
        tell(said, &[Sign::Word(text.to_owned())]);
    }
    1
}

/// Whether a number of targets follows that are all in one graveyard.
fn is_of_one_graveyard(rest: &[Token]) -> bool {
    let is_target = rest.get(1).is_some_and(|next| &*next.text == "target");
    is_target && rest.windows(2).any(|two| &*two[0].text == "single" && &*two[1].text == "graveyard")
}

/// What stands behind an "if", up to the comma; commas between kinds are none.
fn in_front(rest: &[Token]) -> &[Token] {
    let ends = |place: usize| {
        let between = |next: &Token| matches!(&*next.text, "spell" | "or");
        &*rest[place].text == "," && !rest.get(place + 1).is_some_and(between)
    };
    let end = (0..rest.len()).find(|place| ends(*place)).unwrap_or(rest.len());
    &rest[..end]
}

/// Whether an "if" with this in it looks at an event that would happen: the other is tapping for mana.
fn is_of_pattern(token: &Token) -> bool {
    matches!(&*token.text, "would" | "mana")
}

/// Whether a capital letter behind it is that of a name, and not of the first word of a clause or of a cost.
fn goes_on(before: &Token, rest: &[Token]) -> bool {
    let is_cost = || rest.iter().any(|token| &*token.text == ":");
    !matches!(&*before.text, ":" | "\u{2014}" | "\u{2022}" | ".") && (&*before.text != "," || !is_cost())
}

fn is_counter(rest: &[Token]) -> bool {
    rest.get(1).is_some_and(|next| matches!(&*next.text, "counter" | "counters"))
}

/// "Nonblack", "nontoken": not, and what.
fn not(said: &[Token], other: &str, tell: Tell<'_>) {
    match other {
        "combat" => tell(said, &[Sign::OtherDamage]),
        "token" => {
            tell(said, &[Sign::Not]);
            tell(said, &[Sign::Token]);
        }
        "attacking" | "blocking" => {
            tell(said, &[Sign::Not]);
            tell(said, &[Sign::Attacking]);
        }
        _ if other.is_empty() => {}
        _ => {
            tell(said, &[Sign::Not]);
            tell(said, &[kind(other).unwrap_or_else(|| Sign::Word(other.to_owned()))]);
        }
    }
}

fn is_kind(text: &str) -> bool {
    kind(text).is_some()
}

/// A colour, card type or supertype, in the singular or plural.
fn kind(text: &str) -> Option<Sign> {
    let plural = || text.strip_suffix('s');
    let names =
        |name: &str| text == name || plural() == Some(name) || (name, text) == ("sorcery", "sorceries");
    let color = || COLORS.iter().find(|(name, _)| *name == text).map(|(_, color)| Sign::Color(*color));
    let card_type = || TYPES.iter().find(|(name, _)| names(name)).map(|(_, kind)| Sign::Type(*kind));
    let supertype =
        || SUPERTYPES.iter().find(|(name, _)| *name == text).map(|(_, kind)| Sign::Supertype(*kind));
    color().or_else(card_type).or_else(supertype)
}

/// The keyword whose name stands at the front, and how many tokens that is; the longest of several.
fn keyword(rest: &[Token]) -> Option<(usize, KeywordName)> {
    let names = KEYWORDS.get(&*rest.first()?.text)?;
    let said = names.iter().filter(|name| begins(rest, name.words()));
    said.map(|name| (name.words().split(' ').count(), *name)).max_by_key(|(long, _)| *long)
}

/// Whether these words stand at the front.
fn begins(rest: &[Token], words: &str) -> bool {
    let mut tokens = rest.iter();
    // The mark behind "start your engines!" is a token.
    words.trim_end_matches('!').split(' ').all(|word| tokens.next().is_some_and(|token| &*token.text == word))
}
