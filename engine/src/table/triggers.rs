//! Triggered abilities in force on a board, with what they wait for.

use std::sync::Arc;

use crate::table::env::Env;
use crate::table::spent::Limited;
use crate::table::stack::Triggered;
use language::board::Ability;
use language::effect::{EventPattern, Pattern};
use language::event::Instruction;
use language::select::{Amount, Condition};
use statements::chronicle::Because;
use statements::ids::{BlockId, ObjectId};

/// A triggered ability of a permanent: what it waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Trigger {
    /// The object that has it; none where a spell or an ability has made it.
    pub(crate) source: Option<ObjectId>,
    pub(crate) made: Option<Made>,
    pub(crate) when: Arc<Pattern>,
    /// Whether it waits for such damage being prevented.
    pub(crate) prevented: bool,
    /// What else must be so as the event happens.
    pub(crate) as_it_happens: Arc<[Condition]>,
    /// The how manieth event of its kind it triggers on, and how many of them there have been; none where on each.
    pub(crate) nth: Option<(u64, Arc<Amount>)>,
    /// What it can trigger only so often is counted by.
    pub(crate) limit: Option<Limited>,
    /// What is done, with what must still be so then.
    pub(crate) does: BlockId,
    /// As it was stated.
    pub(crate) ability: Arc<Ability>,
}

/// What a triggered ability was made by that no object has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Made {
    /// What its words refer to.
    pub(crate) env: Env,
    /// Where it triggers the next time only: its number among what is so for a time.
    pub(crate) once: Option<u32>,
    /// Whether what it does is done immediately afterwards.
    pub(crate) at_once: bool,
}

impl Trigger {
    /// Whether it waits for another ability's triggering.
    pub(crate) fn is_on_triggering(&self) -> bool {
        matches!(self.when.event, EventPattern::Trigger { .. })
    }

    /// It has triggered, and its words refer to this.
    pub(crate) fn triggered(&self, env: Env, times: u64, because: Because) -> Triggered {
        let (does, limit) = (self.does, self.limit);
        let source = self.source.or(env.about.this);
        let once = self.made.as_ref().and_then(|made| made.once);
        let is_of_source = self.made.is_none();
        let at_once = self.made.as_ref().is_some_and(|made| made.at_once);
        Triggered {
            on_triggering: self.is_on_triggering(),
            source,
            is_of_source,
            does,
            env,
            times,
            because,
            limit,
            once,
            at_once,
        }
    }
}

/// What an ability does as it resolves: its trigger condition must still be so, of what it was about as that is then or last
/// was (CR 603.4 (2026-04-17), 404.3 (2006-10-01)).
///
/// Judgement: all of it is asked again, what it asks of the event itself, too: numbers of the event stay as they were.
pub(crate) fn lasting(only_if: &[Condition], does: &[Instruction]) -> Vec<Instruction> {
    if only_if.is_empty() || does.is_empty() {
        return does.to_vec();
    }
    let condition = Condition::All(only_if.to_vec());
    vec![Instruction::If { condition, then: does.to_vec(), otherwise: Vec::new() }]
}

/// Whether an ability asks again, as it resolves, for what its trigger condition asks.
pub(crate) fn asks_again(does: &[Instruction]) -> bool {
    matches!(does, [Instruction::If { condition: Condition::All(_), otherwise, .. }] if otherwise.is_empty())
}

/// A triggered ability that waits for something to be so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct StateTrigger {
    pub(crate) source: ObjectId,
    pub(crate) when: Arc<[Condition]>,
    pub(crate) does: BlockId,
}
