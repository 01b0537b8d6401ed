//! Who publishes cards as files that can be read.

use serde::{Deserialize, Serialize};

/// Whose shape a file of cards has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Publisher {
    /// The bulk files of Scryfall.
    Scryfall,
    /// The files of MTGJSON.
    Mtgjson,
}
