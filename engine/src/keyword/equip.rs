//! Equip (CR 702.6 (2026-04-17), 502.33 (2006-10-01)): which creatures each equip ability can be activated for.

use language::board::{Ability, CardType, Characteristics, Keyword};
use language::select::{What, Who};

/// What each equip ability of an Equipment can be activated for, in the order of the card: any of them may be.
pub(crate) fn each(is: &Characteristics) -> Vec<What> {
    let of = |ability: &Ability| {
        let Ability::Keyword(Keyword::Equip { to, .. }) = ability else { return None };
        let creature = What::Type(CardType::Creature);
        Some(What::All(vec![creature, What::ControlledBy(Who::You), to.clone()]))
    };
    is.abilities.iter().filter_map(of).collect()
}
