//! Kinds of counters, and what those do by themselves that change what an object is.

use serde::{Deserialize, Serialize};

use super::Keyword;
use crate::rule::Switch;

/// A kind of counter.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Counter {
    /// A +1/+1 counter, which changes power and toughness.
    PlusOne,
    /// A -1/-1 counter, which changes power and toughness.
    MinusOne,
    /// A loyalty counter, as planeswalkers have.
    Loyalty,
    /// A defense counter, as battles have.
    Defense,
    /// Poison, on a player.
    Poison,
    /// Stun: it stops untapping.
    Stun,
    /// Shield: it stops damage and destruction.
    Shield,
    /// Finality: it stops going to the graveyard.
    Finality,
    /// Any other, by its name. Some names give a keyword ([`Self::keyword`]), or change power and toughness
    /// ([`Self::power_and_toughness`]).
    Named(String),
}

/// The keywords that a counter can be, each with the switch since which it can (CR 122.1b (2026-04-17)).
///
/// Known gap: the variants of hexproof are no counters of their own.
const KEYWORDS: &[(Keyword, Switch)] = &[
    (Keyword::Flying, Switch::KeywordCounters),
    (Keyword::FirstStrike, Switch::KeywordCounters),
    (Keyword::DoubleStrike, Switch::KeywordCounters),
    (Keyword::Deathtouch, Switch::KeywordCounters),
    (Keyword::Haste, Switch::KeywordCounters),
    (Keyword::Hexproof, Switch::KeywordCounters),
    (Keyword::Indestructible, Switch::KeywordCounters),
    (Keyword::Lifelink, Switch::KeywordCounters),
    (Keyword::Menace, Switch::KeywordCounters),
    (Keyword::Reach, Switch::KeywordCounters),
    (Keyword::Trample, Switch::KeywordCounters),
    (Keyword::Vigilance, Switch::KeywordCounters),
    (Keyword::TrampleOverPlaneswalkers, Switch::KeywordCounters),
    (Keyword::Shadow, Switch::ShadowCounters),
    (Keyword::Exalted, Switch::ExaltedCounters),
    (Keyword::Decayed, Switch::DecayedCounters),
];

impl Counter {
    /// The keyword that such a counter gives to what it is on, and the switch that has to be on for it. None for a counter
    /// that is no keyword.
    pub fn keyword(&self) -> Option<&'static (Keyword, Switch)> {
        let Self::Named(name) = self else { return None };
        KEYWORDS.iter().find(|(keyword, _)| keyword.facts().name == name)
    }

    /// By how much one such counter changes power and toughness (CR 122.1a (2026-04-17)). None for a counter that changes
    /// neither.
    pub fn power_and_toughness(&self) -> Option<(i64, i64)> {
        match self {
            Self::PlusOne => Some((1, 1)),
            Self::MinusOne => Some((-1, -1)),
            Self::Named(name) => modifies(name),
            Self::Loyalty | Self::Defense | Self::Poison | Self::Stun | Self::Shield | Self::Finality => None,
        }
    }

    /// Whether the name is nearly that of a kind that gives a keyword or changes power and toughness, and so does nothing.
    pub fn is_misspelled(&self) -> bool {
        let Self::Named(name) = self else { return false };
        let plain = plain(name);
        let is_keyword = || KEYWORDS.iter().any(|(keyword, _)| self::plain(keyword.facts().name) == plain);
        match self.power_and_toughness() {
            // Two kinds have names of their own.
            Some(by) => matches!(by, (1, 1) | (-1, -1)),
            None => self.keyword().is_none() && (modifies(&plain).is_some() || is_keyword()),
        }
    }
}

/// What a name like `+1/+0` or `-0/-2` says. Both parts have the same sign, and digits without zeros before them.
fn modifies(name: &str) -> Option<(i64, i64)> {
    let sign = name.chars().next().filter(|sign| matches!(sign, '+' | '-'))?;
    let (power, toughness) = name.split_once('/')?;
    let part = |part: &str| {
        let number: u32 = part.strip_prefix(sign)?.parse().ok()?;
        (format!("{sign}{number}") == part).then_some(i64::from(number))
    };
    let (power, toughness) = (part(power)?, part(toughness)?);
    Some(if sign == '-' { (-power, -toughness) } else { (power, toughness) })
}

/// A name without what people write in different ways: case, spaces, hyphens between letters, kinds of minus signs, the
/// word "counter".
fn plain(name: &str) -> String {
    let lower = name.trim().to_lowercase().replace(['\u{2212}', '\u{2013}'], "-");
    let lower = lower.trim_end_matches("counters").trim_end_matches("counter");
    let keeps = |c: &char| c.is_alphanumeric() || matches!(c, '+' | '/' | '-') && lower.contains('/');
    lower.chars().filter(keeps).collect()
}

#[cfg(test)]
mod tests {
    use super::Counter;

    fn named(name: &str) -> Counter {
        Counter::Named(name.to_owned())
    }

    #[test]
    fn a_name_of_two_signed_numbers_changes_power_and_toughness() {
        let all = ["+1/+0", "+0/+2", "-0/-1", "-2/-1", "+12/+3"];
        let by = all.map(|name| named(name).power_and_toughness());
        assert_eq!(by, [Some((1, 0)), Some((0, 2)), Some((0, -1)), Some((-2, -1)), Some((12, 3))]);
        for other in ["+1/-1", "1/1", "+1/0", "+01/+1", "++1/+1", "+1", "charge", "+/+", "+1/+1/+1"] {
            assert_eq!(named(other).power_and_toughness(), None, "{other}");
        }
    }

    #[test]
    fn a_name_that_is_nearly_a_kind_is_told() {
        for right in ["lifelink", "first strike", "+1/+0", "-0/-1", "charge", "time", "Lore", "strike"] {
            assert!(!named(right).is_misspelled(), "{right}");
        }
        let wrong = [
            "Lifelink",
            "first-strike",
            "lifelink counter",
            "+1/+1",
            "\u{2212}1/\u{2212}1",
            " +1 / +0",
            "-1/-1",
        ];
        for wrong in wrong {
            assert!(named(wrong).is_misspelled(), "{wrong}");
        }
    }
}
