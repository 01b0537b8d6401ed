//! Which effects an outcome needs: a set with which it still comes, and without any one of which it does not.
//!
//! Nothing is worked out in the head: the board is ruled again with other effects left out.

use itertools::Itertools;

use crate::options::{InForce, Lanes, Options};
use crate::ruling::{Ruling, rule};
use language::board::Board;
use statements::completion::Completion;
use statements::error::BoardError;
use statements::moment::Step;
use statements::outcome::{Outcome, Why};
use statements::shown::EffectName;

/// At most so many sets are tried to find one with fewer effects.
const TRIES: usize = 256;

/// Finds effects that explain an outcome of a ruling: first those of a shortest way, then fewer. Rules the board once
/// for each effect and each set that is tried, at most about 300 times. Of an outcome of a lane it only says what a
/// shortest way applies: without an effect the event can split otherwise, so lanes can't be compared.
///
/// # Errors
/// When the board makes no sense; the error says where.
pub fn why(board: &Board, options: &Options, ruling: &Ruling, outcome: &Outcome) -> Result<Why, BoardError> {
    let mut trial = Trial { board, options, outcome, is_sure: ruling.completion() == Completion::Whole };
    let all = applied(ruling, ruling.graph().edge_indices());
    let mut effects = applied(ruling, ruling.shortest(outcome.node).into_iter());
    if outcome.lane.is_some() {
        return Ok(Why { effects, is_smallest: false, is_sure: false });
    }
    if !trial.comes_with(&effects)? {
        effects.clone_from(&all);
        if !trial.comes_with(&effects)? {
            // Only effects of objects that the ruling never met can be behind this: nothing can be said.
            return Ok(Why { effects, is_smallest: false, is_sure: false });
        }
    }
    trial.reduce(&mut effects)?;
    let is_smallest = smaller(&all, effects.len()).take(TRIES + 1).count() <= TRIES;
    if is_smallest && let Some(fewer) = trial.first_of(smaller(&all, effects.len()))? {
        effects = fewer;
    }
    Ok(Why { effects, is_smallest, is_sure: trial.is_sure })
}

/// The effects that some steps apply, each name once, those of the rules themselves left out.
fn applied(ruling: &Ruling, steps: impl Iterator<Item = petgraph::graph::EdgeIndex>) -> Vec<EffectName> {
    let mut found: Vec<EffectName> = Vec::new();
    for step in steps {
        if let Step::Pick { effect, .. } = ruling.graph()[step]
            && ruling.effect(effect).of_rules.is_none()
        {
            let name = ruling.effect_name(effect);
            if !found.contains(&name) {
                found.push(name);
            }
        }
    }
    found
}

/// What is tried.
struct Trial<'a> {
    board: &'a Board,
    options: &'a Options,
    outcome: &'a Outcome,
    is_sure: bool,
}

impl Trial<'_> {
    /// Whether the outcome comes with only these effects in force.
    fn comes_with(&mut self, effects: &[EffectName]) -> Result<bool, BoardError> {
        let in_force = InForce::Only(effects.to_vec());
        let options = Options { in_force, lanes: Lanes::Never, ..self.options.clone() };
        let ruling = rule(self.board, &options)?;
        let comes = ruling.outcomes().iter().any(|one| one.is_like(self.outcome));
        self.is_sure &= comes || ruling.completion() == Completion::Whole;
        Ok(comes)
    }

    /// Takes away what is not needed, until nothing more can go.
    fn reduce(&mut self, effects: &mut Vec<EffectName>) -> Result<(), BoardError> {
        let mut at = 0;
        while at < effects.len() {
            let mut fewer = effects.clone();
            fewer.remove(at);
            if self.comes_with(&fewer)? {
                *effects = fewer;
                at = 0;
            } else {
                at += 1;
            }
        }
        Ok(())
    }

    /// The smallest of some sets with which the outcome comes, if there is one.
    fn first_of(
        &mut self,
        sets: impl Iterator<Item = Vec<EffectName>>,
    ) -> Result<Option<Vec<EffectName>>, BoardError> {
        for set in sets {
            if self.comes_with(&set)? {
                return Ok(Some(set));
            }
        }
        Ok(None)
    }
}

/// All sets of fewer than `size` effects, smaller ones first.
fn smaller(all: &[EffectName], size: usize) -> impl Iterator<Item = Vec<EffectName>> + '_ {
    (0..size).flat_map(|size| all.iter().cloned().combinations(size))
}
