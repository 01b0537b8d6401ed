//! What of a ruling was worked out when it was asked for the first time.

use std::sync::OnceLock;

use hashbrown::HashMap;
use petgraph::graph::NodeIndex;

use crate::answer::force::all::Powers;
use crate::answer::ways::Ways;
use statements::fact::Fact;
use statements::ids::EffectId;
use statements::outcome::Paths;
use statements::unread::DependsOn;

/// What is said of each end, in the order of the ends, and how much of that in any case.
pub(crate) type ToldOfEnds = Vec<(Vec<Fact>, usize)>;

/// What was worked out when it was asked for the first time.
#[derive(Default)]
pub(crate) struct Known {
    pub(crate) ends: OnceLock<Vec<NodeIndex>>,
    /// The number of paths to each moment; none when there is a cycle.
    pub(crate) paths: OnceLock<Option<Vec<Paths>>>,
    pub(crate) ways: OnceLock<Ways>,
    /// The first moment at which an effect is in force, of the first few.
    pub(crate) met_early: OnceLock<HashMap<EffectId, NodeIndex>>,
    /// What is said of each end.
    pub(crate) told: OnceLock<ToldOfEnds>,
    /// Lane by lane; of all of it where there are no lanes.
    pub(crate) powers: OnceLock<Vec<Powers>>,
    pub(crate) depends_on: OnceLock<Vec<DependsOn>>,
}
