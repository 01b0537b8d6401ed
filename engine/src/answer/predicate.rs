//! What one may ask about an outcome: facts, numbers compared, and these combined.

use serde::{Deserialize, Serialize};

use super::Fact;
use super::facts::{Read, Reading, read};
use crate::board::{CardType, Counter, Keyword};
use crate::error::Problem;
use crate::ids::{ObjectId, PlayerId, Target};
use crate::ruling::Situation;
use crate::table::{Entry, Standing, Table, has_keyword};

/// Something that is true of an outcome or not. Names are those of the board.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Predicate {
    /// This fact.
    Is(Fact),
    /// The number that the fact names is this or more; only for facts with a number.
    AtLeast(Fact),
    /// The number that the fact names is this or less; only for facts with a number.
    AtMost(Fact),
    /// The player or permanent is still there once state-based actions have looked: a player who has not lost, with life, with fewer
    /// than ten poison counters, who has not drawn from an empty library; a permanent on the battlefield that
    /// neither its toughness, damage, loyalty nor defense takes away.
    Survives(String),
    /// It comes to an end: no loop.
    Ends,
    /// All of these; true when there are none.
    All(Vec<Self>),
    /// At least one of these; false when there are none.
    Any(Vec<Self>),
    /// Not this.
    Not(Box<Self>),
}

/// Poison counters with which a player loses.
const DEADLY_POISON: u64 = 10;

/// Whether a predicate is true of an outcome.
pub(crate) fn holds(table: &Table, outcome: &Situation, predicate: &Predicate) -> Result<bool, Problem> {
    let holds_of = |one: &Predicate| holds(table, outcome, one);
    match predicate {
        Predicate::Is(fact) => Ok(read(table, outcome, fact)?.is_so()),
        Predicate::AtLeast(fact) => number(table, outcome, fact).map(|(found, stated)| found >= stated),
        Predicate::AtMost(fact) => number(table, outcome, fact).map(|(found, stated)| found <= stated),
        Predicate::Survives(name) => survives(table, outcome, name),
        Predicate::Ends => Ok(outcome.looped.is_none()),
        // Each is read, so that a wrong name is found whatever the others say.
        Predicate::All(list) => {
            list.iter().map(holds_of).try_fold(true, |all, one| one.map(|holds| all && holds))
        }
        Predicate::Any(list) => {
            list.iter().map(holds_of).try_fold(false, |any, one| one.map(|holds| any || holds))
        }
        Predicate::Not(one) => holds_of(one).map(|holds| !holds),
    }
}

/// What a fact's number is in an outcome, and what the fact says it is.
fn number(table: &Table, outcome: &Situation, fact: &Fact) -> Result<(i128, i128), Problem> {
    match read(table, outcome, fact)? {
        Read::Number { found, stated } => Ok((found, stated)),
        Read::Yes(_) => Err(Problem::Senseless {
            what: "a comparison",
            found: "with a fact that has no number".to_owned(),
            expected: "compare a fact with one number, like life(\"Bob\", 1)",
        }),
    }
}

fn survives(table: &Table, outcome: &Situation, name: &str) -> Result<bool, Problem> {
    let read = Reading::new(table, outcome);
    Ok(match read.target(name)? {
        Target::Player(id) => player_survives(&read, id),
        Target::Object(id) => permanent_survives(&read, id),
    })
}

/// CR 704.5a, 704.5b, 704.5c (2026-04-17).
fn player_survives(read: &Reading<'_>, id: PlayerId) -> bool {
    read.state.player(id).standing != Standing::Lost
        && read.state.player(id).life > 0
        && read.counters(Target::Player(id), &Counter::Poison) < DEADLY_POISON
        && read.ledger.count(Entry::DrewFromEmpty(id)) == 0
}

/// CR 704.5f, 704.5g, 704.5i, 704.5v (2026-04-17). Known gap: deathtouch, regeneration shields, and what a permanent
/// is attached to are not looked at.
fn permanent_survives(read: &Reading<'_>, id: ObjectId) -> bool {
    let (state, seen) = (read.state.object(id), &read.view.seen[id.index()]);
    let left = |kind: &Counter| read.counters(Target::Object(id), kind) > 0;
    let toughness = seen.is.toughness.unwrap_or(0);
    let lethal = u64::try_from(toughness).is_ok_and(|toughness| state.damage >= toughness);
    let dies = toughness <= 0 || lethal && !has_keyword(&seen.is, &Keyword::Indestructible);
    read.state.is_permanent(id)
        && !(seen.is.is(CardType::Creature) && dies)
        && (!seen.is.is(CardType::Planeswalker) || left(&Counter::Loyalty))
        && (!seen.is.is(CardType::Battle) || left(&Counter::Defense))
}
