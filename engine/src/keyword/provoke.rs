//! Provoke (CR 702.39 (2026-04-17), 502.29 (2006-10-01)): an ability that triggers as the creature attacks. What it demands is
//! `events/deed/must_block.rs`, and whether a declaration of blockers obeys it, `combat/blockers.rs`.

use language::board::{Ability, CardType};
use language::effect::{EventPattern, Pattern};
use language::event::{Deed, Event, Instruction};
use language::select::{Condition, What, Who, Whom};

/// When it attacks, a creature of the defending player is chosen; it blocks the attacker this combat if it can and becomes
/// untapped, if the attacker's controller wants that. Where there is no such creature, nothing is asked.
pub(crate) fn abilities() -> Vec<Ability> {
    let when = Pattern::new(EventPattern::undergoes(What::This, Deed::Attack, None));
    let provoked = "provoked".to_owned();
    let defending = Who::Defending(Box::new(What::This));
    let theirs = What::All(vec![What::Type(CardType::Creature), What::ControlledBy(defending)]);
    let choose = super::stands_for::target(theirs, &provoked);
    let it = What::Chosen(provoked);
    let to = Some(Whom::Object(What::This));
    let blocks = Event::undergoes(it.clone(), Deed::MustBlock, to);
    let untap = Event::undergoes(it.clone(), Deed::Untap, None);
    let may = super::stands_for::may(vec![super::stands_for::together(vec![blocks, untap])]);
    let if_there =
        Instruction::If { condition: Condition::Exists(it), then: vec![may], otherwise: Vec::new() };
    vec![super::stands_for::triggered(when, vec![choose, if_there])]
}
