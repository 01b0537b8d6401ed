//! Triggered abilities that have triggered and have not resolved.

use serde::{Deserialize, Serialize};

use super::is_default;
use crate::event::Script;

/// A triggered ability that has triggered and has not resolved.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TriggeredAbility {
    /// How many like this there are, one right after another.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub times: u64,
    /// Whether it triggered on another one's triggering: from 2021-04-22 such abilities are put on the stack last. On the
    /// stack it says nothing.
    #[serde(default, skip_serializing_if = "is_default")]
    pub on_triggering: bool,
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
