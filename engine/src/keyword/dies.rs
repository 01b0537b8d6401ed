//! What persist and undying have in common.

use language::board::{Ability, Counter};
use language::effect::{EventPattern, Pattern, Zones};
use language::event::Event;
use language::select::{Condition, What, Who};

/// When it goes from the battlefield to a graveyard without such a counter, it returns with one.
pub(crate) fn without(kind: Counter) -> Ability {
    let (from, to) = (Some(Zones::Battlefield), Some(Zones::Graveyard));
    let mut when = Pattern::new(EventPattern::Move { what: What::This, from, to });
    when.only_if = vec![Condition::Not(Box::new(Condition::It(What::With(kind.clone()))))];
    let under = Some(Who::OwnerOf(Box::new(What::This)));
    let back = Event::Enter {
        what: What::This,
        under,
        tapped: false,
        counters: vec![(kind, 1)],
        face_down: None,
        attacking: None,
        transformed: false,
    };
    super::stands_for::triggered(when, vec![super::stands_for::together(vec![back])])
}
