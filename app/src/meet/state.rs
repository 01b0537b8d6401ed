//! What a card meets, as it is shown.

use super::job::Found;

/// What a card meets.
#[derive(Default)]
pub struct Meets {
    /// The card; none before one was asked for.
    pub of: Option<String>,
    /// Whether its meetings are being looked for.
    pub is_working: bool,
    /// What was found.
    pub found: Option<Found>,
}
