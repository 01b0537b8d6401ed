//! Prowess (CR 702.108 (2026-04-17)).

use language::board::{Ability, CardType};
use language::effect::{EventPattern, Pattern};
use language::select::{What, Who};

/// When its controller casts a noncreature spell, it gets +1/+1 until the turn ends.
pub(crate) fn abilities() -> Vec<Ability> {
    let what = What::Not(Box::new(What::Type(CardType::Creature)));
    let when = Pattern::new(EventPattern::Cast { who: Who::You, what });
    vec![super::stands_for::triggered(when, vec![super::stands_for::grows(What::This, 1, 1)])]
}
