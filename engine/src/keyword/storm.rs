//! Storm (CR 702.40 (2026-04-17), 502.30 (2006-10-01)).

use language::board::Ability;
use language::effect::{EventPattern, Pattern};
use language::event::Event;
use language::select::{Amount, CastNumber, What, Who};

/// When it is cast, it is copied once for each spell that was cast before it this turn, and new targets may
/// be chosen for each copy.
pub(crate) fn abilities() -> Vec<Ability> {
    let when = Pattern::new(EventPattern::Cast { who: Who::Anyone, what: What::This });
    let amount = Amount::OfCast(CastNumber::Before, What::This);
    let copies = Event::CopySpell { who: Who::You, what: What::This, amount, new_targets: true };
    vec![super::stands_for::triggered(when, vec![super::stands_for::together(vec![copies])])]
}
