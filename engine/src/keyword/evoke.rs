//! Evoke (CR 702.74 (2026-04-17)), as far as the permanent has been cast already.

use language::board::Ability;
use language::effect::{EventPattern, Pattern};
use language::event::Event;
use language::select::{Condition, What, Who};

/// When it enters, if it was cast for this, it is sacrificed.
pub(crate) fn abilities() -> Vec<Ability> {
    let paid = What::All(vec![What::This, What::Paid("evoke".to_owned())]);
    let enters = EventPattern::enters(What::This);
    let when = Pattern { only_if: vec![Condition::Exists(paid)], ..Pattern::new(enters) };
    // Whoever controls it then sacrifices it.
    let its_controller = What::All(vec![What::This, What::ControlledBy(Who::Anyone)]);
    let does = vec![super::stands_for::together(vec![Event::Sacrifice { what: its_controller }])];
    vec![super::stands_for::triggered(when, does)]
}
