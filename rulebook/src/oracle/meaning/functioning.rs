//! In which zone an ability functions that speaks of where its own card is.

use language::board::{Ability, Zone};
use language::effect::EventPattern;
use language::event::Event;
use language::select::{Condition, What};
use language::walk::Node;

/// An ability that moves its own object out of a zone, or asks for that to be in one, functions only there, if it does not
/// trigger on what the object is attached to leaving the battlefield (CR 113.6m (2026-04-17)).
pub(super) fn where_it_moves(ability: Ability) -> Ability {
    if let Ability::Triggered { when, .. } = &ability
        && matches!(&when.event, EventPattern::Move { what: What::AttachedToBy, .. })
    {
        return ability;
    }
    let mut zone = asked_zone(&ability);
    Node::from(&ability).each(&mut |node| {
        if let Node::Event(Event::Move { what, .. } | Event::Enter { what, .. }) = node {
            zone = zone.or_else(|| placed(what));
        }
    });
    match zone {
        Some(zone) => Ability::FunctionsIn { zones: vec![zone], ability: Box::new(ability) },
        None => ability,
    }
}

/// The zone in which the card itself has to be for the ability to trigger.
fn asked_zone(ability: &Ability) -> Option<Zone> {
    let Ability::Triggered { when, .. } = ability else { return None };
    when.only_if.iter().find_map(|condition| {
        let Condition::Exists(what) = condition else { return None };
        placed(what)
    })
}

/// The zone in which the card itself is said to be, if that is said and is not the battlefield.
fn placed(what: &What) -> Option<Zone> {
    let parts = parts_of(what);
    let zone = |one: &What| if let What::In(zone) = one { Some(*zone) } else { None };
    let zone = parts.iter().find_map(zone).filter(|zone| *zone != Zone::Battlefield);
    zone.filter(|_| parts.contains(&What::This))
}

/// All that is asked of an object together.
fn parts_of(what: &What) -> Vec<What> {
    if let What::All(parts) = what { parts.iter().flat_map(parts_of).collect() } else { vec![what.clone()] }
}
