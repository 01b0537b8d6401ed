//! What keywords by which a spell is copied as it is cast have in common.

use language::board::Ability;
use language::effect::{EventPattern, Pattern};
use language::event::Event;
use language::select::{Amount, What, Who};

/// When such a spell, the ability's own, is cast, it is copied so many times, and new targets may be chosen for each copy.
pub(crate) fn copies(what: What, amount: Amount) -> Ability {
    let when = Pattern::new(EventPattern::Cast { who: Who::Anyone, what });
    let copies = Event::CopySpell { who: Who::You, what: What::This, amount, new_targets: true };
    super::stands_for::triggered(when, vec![super::stands_for::together(vec![copies])])
}

/// When it is cast for this, it is copied once.
pub(crate) fn if_paid(paid: &str) -> Ability {
    copies(What::All(vec![What::This, What::Paid(paid.to_owned())]), Amount::N(1))
}
