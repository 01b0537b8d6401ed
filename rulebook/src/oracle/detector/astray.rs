//! Pronouns that can't mean what was made of them, as nothing could be done with that.

use language::board::Ability;
use language::effect::{EventPattern, Zones};
use language::event::{Event, Instruction};
use language::select::{What, Whom};
use language::walk::Node;

/// Whether something in these abilities is done to what can't be meant.
pub(super) fn is_any(abilities: &[Ability]) -> bool {
    abilities.iter().any(|ability| Node::Ability(ability).any(&|node| is_astray(node)))
}

fn is_astray(node: Node<'_>) -> bool {
    if let Node::What(What::All(list)) = node {
        return list.contains(&What::AttachedToBy) && list.iter().any(is_card);
    }
    let Node::Ability(ability) = node else { return false };
    let Ability::Triggered { when, does, .. } = ability.itself() else { return false };
    let events = does
        .iter()
        .flat_map(|one| if let Instruction::Do { events, .. } = one { events.as_slice() } else { &[] });
    events.into_iter().any(|event| is_done_in_vain(&when.event, event))
}

/// What is enchanted or equipped is no card that is revealed or put somewhere.
fn is_card(what: &What) -> bool {
    let is_kind = |node: Node<'_>| matches!(node, Node::What(What::Kind(_)));
    Node::What(what).any(&is_kind)
}

/// What has left the battlefield is not destroyed or sacrificed for that, and what has died gets no counters for it.
fn is_done_in_vain(trigger: &EventPattern, event: &Event) -> bool {
    let EventPattern::Move { what, from: Some(Zones::Battlefield), to } = trigger else { return false };
    if let Event::PutCounters { on: Whom::Object(What::It), .. } = event {
        return *to == Some(Zones::Graveyard) && *what != What::This;
    }
    let (Event::Destroy { what: meant, .. } | Event::Sacrifice { what: meant }) = event else { return false };
    *what == What::This && *meant == What::This
}
