//! Lines that say at which levels the lines behind them are there: of leveler cards, of Classes, and of station cards.
//!
//! What stands behind such a line the object has as long as it is at that level
//! (CR 711.2a, 711.2b, 716.2a (2026-04-17)). A leveler's level is the number of its level counters; that of a Class is told by
//! marks of its own, one for each level that it has come to.

use language::board::{Ability, Change, Continuous, Counter};
use language::event::{Deed, Event, Instruction};
use language::select::{Amount, Compare, Condition, What};

use super::meaning::words;
use super::text;

/// From which level on, or at which levels, what stands behind a line is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Level {
    /// With at least so many level counters, and at most so many, if that is said.
    Counters(u64, Option<u64>),
    /// As a Class of this level or a greater one.
    Class(u64),
    /// With at least so many charge counters (CR 721.2a (2026-04-17)). The line itself stays unread but on Planets: with its
    /// box of power and toughness, which the files of cards don't have, it makes a creature of it, too.
    Station(u64),
}

impl Level {
    /// What a line says of this; none where it is another line.
    pub(super) fn of(line: &text::Line) -> Option<Self> {
        let [sentence] = &line.sentences[..] else { return None };
        let words: Vec<&str> = sentence.tokens.iter().map(|token| &*token.text).collect();
        if let ["station", number @ ..] = &words[..] {
            return number.concat().strip_suffix('+')?.parse().ok().map(Self::Station);
        }
        let at = words.iter().position(|word| *word == "level")?;
        let (before, number) = (&words[..at], words.get(at + 1..)?.concat());
        if let [symbols @ .., ":"] = before {
            let is_cost = !symbols.is_empty() && symbols.iter().all(|symbol| symbol.starts_with('{'));
            return is_cost.then(|| number.parse().ok().map(Self::Class)).flatten();
        }
        if !before.is_empty() {
            return None;
        }
        if let Some(least) = number.strip_suffix('+') {
            return least.parse().ok().map(|least| Self::Counters(least, None));
        }
        let (least, most) = number.split_once(['-', '\u{2013}'])?;
        Some(Self::Counters(least.parse().ok()?, Some(most.parse().ok()?)))
    }

    /// Whether the levels know by themselves what the line says, on a card of these types. A Planet has no power or toughness.
    pub(super) fn is_known(self, type_line: &str) -> bool {
        !matches!(self, Self::Station(_)) || type_line.ends_with("Land \u{2014} Planet")
    }

    /// What the line itself is: the ability by which a Class comes to its level, if it is at the one before
    /// (CR 716.2d (2026-04-17)).
    pub(super) fn ability(self) -> Option<Ability> {
        let Self::Class(level) = self else { return None };
        let mut gains = Event::undergoes(What::This, Deed::Mark, None);
        if let Event::Deed { kind, .. } = &mut gains {
            *kind = Some(words::level(level));
        }
        let mut condition = vec![Condition::Not(Box::new(has(level)))];
        condition.extend((level > 2).then(|| has(level - 1)));
        let then = vec![Instruction::Do { events: vec![gains], unless: Vec::new() }];
        let does =
            vec![Instruction::If { condition: Condition::All(condition), then, otherwise: Vec::new() }];
        Some(Ability::Activated { name: String::new(), costs: Vec::new(), targets: Vec::new(), does })
    }

    /// What the object has at these levels by a line behind it.
    pub(super) fn gives(self, ability: Ability) -> Ability {
        self.makes(Change::AddAbility(Box::new(ability)))
    }

    /// The base power and toughness that a line behind it says; none where it says something else.
    pub(super) fn size(self, line: &text::Line) -> Option<Ability> {
        let [sentence] = &line.sentences[..] else { return None };
        let words: Vec<&str> = sentence.tokens.iter().map(|token| &*token.text).collect();
        let (power, toughness) = words
            .concat()
            .split_once('/')
            .and_then(|(power, toughness)| Some((power.parse().ok()?, toughness.parse().ok()?)))?;
        matches!(self, Self::Counters(..)).then(|| self.makes(Change::SetPowerToughness(power, toughness)))
    }

    fn makes(self, change: Change) -> Ability {
        Ability::Continuous(Continuous {
            affects: What::This,
            only_if: self.conditions(),
            changes: vec![change],
        })
    }

    fn conditions(self) -> Vec<Condition> {
        let counters = || Amount::Counters(Counter::Named("level".to_owned()), What::This);
        match self {
            Self::Counters(least, most) => {
                let at_most =
                    most.map(|most| Condition::Number(counters(), Compare::AtMost, Amount::N(most)));
                let at_least = Condition::Number(counters(), Compare::AtLeast, Amount::N(least));
                std::iter::once(at_least).chain(at_most).collect()
            }
            Self::Class(level) => vec![has(level)],
            Self::Station(least) => {
                let charged = Amount::Counters(Counter::Named("charge".to_owned()), What::This);
                vec![Condition::Number(charged, Compare::AtLeast, Amount::N(least))]
            }
        }
    }
}

/// It has come to this level.
fn has(level: u64) -> Condition {
    Condition::Exists(What::All(vec![What::This, What::HasMark(words::level(level))]))
}
