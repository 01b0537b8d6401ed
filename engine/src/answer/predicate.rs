//! What one may ask about an outcome: facts, numbers compared, and these combined.

use super::facts::{Read, read};
use super::outcome_reader::OutcomeReader;
use crate::pending::situation::Situation;
use crate::script::state_based::taken_away;
use crate::table::Table;
use language::board::Standing;
use statements::error::Problem;
use statements::fact::Fact;
use statements::ids::{ObjectId, PlayerId, Target};
use statements::predicate::Predicate;

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
    let read = OutcomeReader::new(table, outcome);
    let target = read.target(name)?;
    Ok(is_there(&read, target) && taken_away(table, outcome).binary_search(&target).is_err())
}

/// Whether a player is in the game in an outcome, or an object is on the battlefield.
fn is_there(read: &OutcomeReader<'_>, target: Target) -> bool {
    match target {
        Target::Player(id) => read.state.player(id).standing != Standing::Lost,
        Target::Object(id) => read.state.is_on_battlefield(id),
    }
}

/// Of the players and listed objects those that survive an outcome, by name and in order: all of them found at once.
pub(crate) fn survivors(table: &Table, outcome: &Situation) -> Vec<String> {
    let read = OutcomeReader::new(table, outcome);
    let taken = taken_away(table, outcome);
    let players =
        table.player_names.iter().enumerate().map(|(at, name)| (name, Target::Player(PlayerId::at(at))));
    let objects = table.object_names[..table.listed].iter().enumerate();
    let objects = objects.map(|(at, name)| (name, Target::Object(ObjectId::at(at))));
    let survives = |target: Target| is_there(&read, target) && taken.binary_search(&target).is_err();
    players.chain(objects).filter(|&(_, target)| survives(target)).map(|(name, _)| name.clone()).collect()
}
