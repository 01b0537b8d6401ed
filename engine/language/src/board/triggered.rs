//! Triggered abilities that have triggered, and activated ones, that have not resolved.

use serde::{Deserialize, Serialize};

use super::{Targets, is_default};
use crate::event::Script;

/// A triggered ability that has triggered, or an activated one on the stack, that has not resolved.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TriggeredAbility {
    /// How many like this there are, one right after another.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub times: u64,
    /// Whether it triggered on another one's triggering: from 2021-04-22 such abilities are put on the stack last. On the
    /// stack it says nothing.
    #[serde(default, skip_serializing_if = "is_default")]
    pub on_triggering: bool,
    /// What it targets, by what its words call that.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub targets: Vec<(String, Targets)>,
    /// The id of the spell on the stack that lies right below it, or below the abilities under it; none where it lies below all
    /// spells. Of an ability that waits it says nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub above: Option<String>,
    /// What it does, with its source and controller, and what its words refer to.
    pub script: Script,
}

const fn one() -> u64 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn is_one(times: &u64) -> bool {
    *times == 1
}
