//! Toxic (CR 702.164 (2026-04-17)): read where combat damage is dealt to a player.

use language::board::{Ability, Characteristics, Keyword};

/// The total toxic value of a source, as far as it fits.
pub(crate) fn total(is: &Characteristics) -> u64 {
    let of = |ability: &Ability| if let Ability::Keyword(Keyword::Toxic(n)) = ability { *n } else { 0 };
    is.abilities.iter().map(of).fold(0, u64::saturating_add)
}
