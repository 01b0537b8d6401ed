//! What a spell, an ability or an effect does, in order.

use serde::{Deserialize, Serialize};

use super::Event;
use crate::board::is_default;
use crate::effect::{Cause, Effect};
use crate::select::{Amount, Condition, What, Who};

/// One instruction. A list of them is followed in order; impossible parts are left out.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Instruction {
    /// These happen at the same time.
    Do {
        /// What happens.
        events: Vec<Event>,
        /// Self-replacement effects: they belong to this instruction and travel with it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        unless: Vec<Effect>,
    },
    /// A choice: "may".
    May {
        /// Who chooses; the instruction's controller when absent.
        #[serde(default = "you")]
        who: Who,
        /// What is done if so.
        does: Vec<Instruction>,
        /// What is done if not.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        otherwise: Vec<Instruction>,
    },
    /// Only if something is true.
    If {
        /// What must be true.
        condition: Condition,
        /// What is done if so.
        then: Vec<Instruction>,
        /// What is done if not.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        otherwise: Vec<Instruction>,
    },
    /// Chooses objects, for `Chosen(..)` in later instructions.
    Choose {
        /// Who chooses; the instruction's controller when absent.
        #[serde(default = "you")]
        who: Who,
        /// What can be chosen.
        what: What,
        /// How many; as many as there are when there are fewer.
        amount: Amount,
        /// The name of the choice.
        called: String,
    },
    /// Once for each of these objects (`It`), in the order of the board.
    ForEach {
        /// The objects.
        what: What,
        /// What is done for each.
        does: Vec<Instruction>,
    },
    /// Once for each of these players (`Affected`), in turn order from the active player.
    ForEachPlayer {
        /// The players.
        who: Who,
        /// What is done for each.
        does: Vec<Instruction>,
    },
    /// So many times.
    Repeat {
        /// How many times.
        times: Amount,
        /// What is done each time.
        does: Vec<Instruction>,
    },
    /// An effect comes into force: a shield, "this turn".
    CreateEffect(Box<Effect>),
    /// Regeneration shields for these permanents.
    Regenerate {
        /// Which.
        what: What,
    },
}

/// An instruction list that is about to be followed, with its source.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// The id of the source, such as the spell that resolves; none when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// The name of the player who is "you"; the source's controller, or else the active player, when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub controller: Option<String>,
    /// What makes it happen.
    #[serde(default, skip_serializing_if = "is_default")]
    pub cause: Cause,
    /// What is done, in order.
    pub does: Vec<Instruction>,
}

fn you() -> Who {
    Who::You
}
