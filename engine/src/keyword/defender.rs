//! Defender (CR 702.3b (2026-04-17), 502.11 (2006-10-01)).

use language::board::{Ability, Restriction};
use language::effect::{EventPattern, Pattern};
use language::event::Deed;
use language::select::What;

/// It can't attack.
pub(crate) fn abilities() -> Vec<Ability> {
    let attacks = EventPattern::undergoes(What::This, Deed::Attack, None);
    vec![Ability::Restriction(Restriction::Cant(Pattern::new(attacks)))]
}
