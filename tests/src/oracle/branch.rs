//! An effect that was picked, and the ways of applying it as far as they have come.

use std::collections::BTreeSet;

use super::env::Env;
use super::force::Force;
use super::moment::Moment;
use super::part::Pending;
use super::world::World;

/// Players who picked among two or more effects, and players who were asked something.
#[derive(Clone, Debug, Default)]
pub(super) struct Log {
    pub(super) orderers: BTreeSet<usize>,
    pub(super) deciders: BTreeSet<usize>,
}

/// One way of applying an effect, as far as it has come.
#[derive(Clone)]
pub(super) struct Branch {
    pub(super) world: World,
    pub(super) pending: Pending,
    /// The parts that the effect is applied to.
    pub(super) parts: Vec<u32>,
    /// Whether it did anything that uses it up.
    pub(super) did: bool,
}

/// An effect that was picked.
pub(super) struct Pick<'a> {
    pub(super) force: &'a Force,
    pub(super) orderer: usize,
    /// The side of the effect, knowing the parts that it is applied to.
    pub(super) env: Env,
}

impl Pick<'_> {
    /// Who answers what the effect asks.
    pub(super) fn decider(&self, branch: &Branch) -> usize {
        let Some(who) = &self.force.effect.decider else { return self.env.you };
        let moment = Moment::new(&branch.world, &branch.pending);
        moment.eyes().first_player(who, &self.env).unwrap_or(self.orderer)
    }
}
