//! What continuous effects of spells and abilities that have resolved do to an object.

use serde::{Deserialize, Serialize};

use super::Change;
use crate::effect::Lifetime;

/// A continuous effect of a spell or an ability that has resolved, as far as it changes one object.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Changed {
    /// What is done to the object.
    pub changes: Vec<Change>,
    /// For how long; until the turn ends when absent.
    #[serde(default = "Lifetime::this_turn", skip_serializing_if = "Lifetime::is_this_turn")]
    pub until: Lifetime,
    /// The ids of permanents whose continuous effects are older. It is older than those of all others; but it is never older
    /// than what it changes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub over: Vec<String>,
}
