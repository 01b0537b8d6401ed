//! What became of a sentence.

use std::ops::Range;

use serde::Serialize;

use super::text;
use super::tree::{Said, Would};

/// A sentence of a card's text, and what became of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentence {
    /// The line that it stands in, counted from 1.
    pub line: usize,
    /// Its place in the line, counted from 1.
    pub place: usize,
    /// As it stands in the text, without reminders and the full stop.
    pub words: String,
    /// What sort of ability it is, or belongs to.
    pub of: Sort,
    /// What became of it.
    pub read: Read,
}

/// What sort of ability a sentence is, or belongs to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Sort {
    /// Keywords.
    Keyword,
    /// A static ability that replaces or prevents.
    Replacement,
    /// Any other static ability: continuous, or something that can't happen.
    Static,
    /// A triggered ability.
    Triggered,
    /// An activated ability, a loyalty ability included.
    Activated,
    /// What a spell does as it resolves.
    Spell,
}

impl Sort {
    /// All of them, in the order of the declaration.
    pub const ALL: [Self; 6] =
        [Self::Keyword, Self::Replacement, Self::Static, Self::Triggered, Self::Activated, Self::Spell];

    /// What it is called, as in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Keyword => "keyword",
            Self::Replacement => "replacement",
            Self::Static => "static",
            Self::Triggered => "triggered",
            Self::Activated => "activated",
            Self::Spell => "spell",
        }
    }
}

/// What became of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Read {
    /// All of it is in the abilities.
    Understood,
    /// It is rightly without effect on rulings.
    NoMatter(NoMatter),
    /// Its grammar is known, but the data language does not hold what it says, or a word of it would be lost. Where in the
    /// sentence's words the part stands, in bytes, and what is missing in a few of our words.
    Partly(Range<usize>, String),
    /// It does not follow the grammar from here on, in bytes of the sentence's words.
    Unread(usize),
}

impl Read {
    /// Whether nothing of it is missing: it is in the abilities, or rightly without effect.
    #[must_use]
    pub const fn is_known(&self) -> bool {
        matches!(self, Self::Understood | Self::NoMatter(_))
    }
}

/// Why a sentence is rightly without effect on rulings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum NoMatter {
    /// It adds mana: what a player can pay is not asked here.
    Mana,
    /// It says when, how often or from where something may be activated, cast or played.
    Timing,
    /// It changes what casting or activating costs in mana.
    ManaCost,
    /// It lets somebody look at what is hidden.
    Looking,
    /// It says how a deck is built or a game begins, or is about a game outside the game.
    OutsideTheGame,
}

/// Words of what rulings are about: no sentence with one of them is rightly without effect on rulings, whatever it says.
const MATTER: &[&str] = &[
    "would",
    "instead",
    "prevent",
    "prevents",
    "prevented",
    "counter",
    "counters",
    "countered",
    "token",
    "tokens",
    "damage",
    "life",
    "draw",
    "draws",
    "drew",
    "drawn",
    "can't",
    "sacrifice",
    "discard",
    "exile",
    "destroy",
];

/// Words that say for what a cost is less or more, or what has an ability that adds mana.
const COUNTED: &[&str] =
    &["counter", "counters", "token", "tokens", "damage", "life", "drawn", "exile", "can't"];

/// Whether a sentence has a word of what rulings are about, where it says no more than what something costs in mana, when
/// something may be done, or what adds mana.
pub(super) fn could_matter(tokens: &[text::Token], read: &Said, why: NoMatter) -> bool {
    let of_mana = matches!(read, Said::Static(_) | Said::ManaAbility(_)) || says_spent(tokens);
    let counted = why == NoMatter::ManaCost || why == NoMatter::Mana && of_mana;
    let mut before = "";
    tokens.iter().any(|token| {
        let word = &*token.text;
        let zone = why == NoMatter::Timing && (before, word) == ("from", "exile");
        before = word;
        MATTER.contains(&word) && !zone && !(counted && COUNTED.contains(&word))
    })
}

/// The tokens of a sentence that its abilities have to hold: all of them; but where what it does is no more than to say
/// what somebody may do, or what something costs, those before that. None where that could matter.
pub(super) fn to_hold<'t>(tokens: &'t [text::Token], read: Option<&Said>) -> Option<&'t [text::Token]> {
    let mark = if matches!(read, Some(Said::Activated { does, .. }) if does.is_empty()) {
        ":"
    } else if matches!(read, Some(Said::Triggered { does, .. }) if does.is_empty()) {
        "\u{2014}"
    } else {
        return Some(tokens);
    };
    let (held, said) = tokens.split_at(1 + tokens.iter().position(|token| &*token.text == mark)?);
    let of_costs = said.iter().any(|token| matches!(&*token.text, "less" | "more"));
    let why = if of_costs { NoMatter::ManaCost } else { NoMatter::Timing };
    (!could_matter(said, &Said::Timing, why)).then_some(held)
}

/// Whether a sentence begins as those do that say on what mana can't be spent.
fn says_spent(tokens: &[text::Token]) -> bool {
    matches!(tokens, [this, mana, ..] if &*this.text == "this" && &*mana.text == "mana")
}

/// Whether a sentence begins as those do that say nothing but when something may be activated or cast: whatever that depends
/// on, no ruling does.
pub(super) fn says_when(tokens: &[text::Token]) -> bool {
    const WHEN: [&[&str]; 4] = [
        &["activate", "only"],
        &["activate", "this", "ability", "only"],
        &["cast", text::OWN, "only"],
        &["you", "can't", "cast", text::OWN],
    ];
    WHEN.iter().any(|words| {
        words.len() <= tokens.len() && words.iter().zip(tokens).all(|(word, token)| *token.text == **word)
    })
}

/// The sort of a sentence behind one of another sort; of one that is not read, by its marks.
pub(super) fn sort(
    sentence: &text::Sentence,
    read: Option<&Said>,
    before: Sort,
    first: bool,
    is_spell: bool,
) -> Sort {
    let starts = |words: &[&str]| sentence.tokens.first().is_some_and(|token| words.contains(&&*token.text));
    match read {
        Some(
            Said::Keywords(_)
            | Said::Priced(..)
            | Said::Ward(_)
            | Said::Suspend(_)
            | Said::CumulativeUpkeep(_),
        ) => Sort::Keyword,
        Some(Said::Static(all)) => match all.first().map(|said| &said.is) {
            Some(
                Would::Have(..)
                | Would::Cant(..)
                | Would::Must(..)
                | Would::BlocksMore(..)
                | Would::Yours(_)
                | Would::Barred(_)
                | Would::NoTarget(..)
                | Would::NoLoss(..)
                | Would::CantUnlessPaid(..)
                | Would::NoTrigger(_)
                | Would::TriggersAgain(..),
            )
            | None => Sort::Static,
            Some(
                Would::Enters { .. }
                | Would::AsEnters(_)
                | Would::As { .. }
                | Would::Instead(_)
                | Would::MayPay(_)
                | Would::Skip(_)
                | Would::Unpreventable(_),
            ) => Sort::Replacement,
        },
        Some(Said::Provided(_, said)) => sort(sentence, Some(said), before, first, is_spell),
        Some(Said::Triggered { .. } | Said::ToSolve(_)) => Sort::Triggered,
        Some(Said::Adds(_) | Said::AdditionalCost(_) | Said::OptionalCost(..)) if is_spell => Sort::Spell,
        Some(Said::Activated { .. } | Said::Mana | Said::Adds(_) | Said::ManaAbility(_)) => Sort::Activated,
        Some(Said::AdditionalCost(_) | Said::OptionalCost(..)) => Sort::Static,
        _ if !first => before,
        Some(
            Said::Does(_)
            | Said::Timing
            | Said::MayThisTurn
            | Said::Looking
            | Said::Outside
            | Said::ManaCost
            | Said::AtMost(..)
            | Said::Rider(_),
        ) if is_spell => Sort::Spell,
        _ if starts(&["when", "whenever", "at"]) => Sort::Triggered,
        _ if sentence.tokens.iter().any(|token| &*token.text == ":") => Sort::Activated,
        _ if is_spell => Sort::Spell,
        _ if sentence.tokens.iter().any(|token| &*token.text == "would") => Sort::Replacement,
        _ => Sort::Static,
    }
}
