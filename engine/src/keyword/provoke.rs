//! Provoke (CR 702.39 (2026-04-17), 502.29 (2006-10-01)). That the creature has to block is told, not enforced.

use crate::board::{Ability, CardType};
use crate::effect::{EventPattern, Pattern};
use crate::event::{Deed, Event, Instruction};
use crate::select::{Amount, What, Who, Whom};

/// When it attacks, a creature of the defending player is chosen, which may have to block it and is untapped.
pub(super) fn abilities() -> Vec<Ability> {
    let when = Pattern::new(EventPattern::Undergo { what: What::This, deed: Deed::Attack });
    let provoked = "provoked".to_owned();
    let choose = Instruction::Choose {
        who: Who::You,
        what: What::All(vec![What::Type(CardType::Creature), What::ControlledBy(Who::Opponents)]),
        amount: Amount::N(1),
        or_fewer: false,
        called: provoked.clone(),
    };
    let it = What::Chosen(provoked);
    let text = "it blocks the provoking creature if it can".to_owned();
    let blocks = Event::Opaque { text, affects: Whom::Object(it.clone()) };
    let untap = Event::Undergo { what: it, deed: Deed::Untap };
    let does = vec![super::together(vec![blocks, untap])];
    vec![super::triggered(when, vec![choose, super::may(does)])]
}
