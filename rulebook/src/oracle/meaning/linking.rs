//! What is exiled and linked to the card itself, as another line speaks of it (CR 607.2 (2026-04-17)).

use language::board::{Ability, Zone};
use language::effect::Rewrite;
use language::event::{Event, Instruction};
use language::select::What;
use language::walk::Node;

/// What a replacement effect has exiled of cards that are named by where they lie is linked to the card itself.
pub(super) fn as_replaced(ability: &mut Ability) {
    let Ability::Effect(effect) = ability else { return };
    let Rewrite::Instead(does) = &mut effect.rewrite else { return };
    let all = std::mem::take(does);
    for one in all {
        let exiled = exiled(&one);
        does.push(one);
        if exiled {
            does.push(Instruction::Imprint { what: What::Done });
        }
    }
}

fn exiled(one: &Instruction) -> bool {
    let Instruction::Do { events, .. } = one else { return false };
    events.iter().any(is_exile)
}

const fn is_exile(event: &Event) -> bool {
    matches!(event, Event::Move { to: Zone::Exile, .. } | Event::MoveTop { to: Zone::Exile, .. })
}

/// Whether something is exiled by this.
pub(super) fn exiles(all: &[Instruction]) -> bool {
    let exile = |node: Node<'_>| matches!(node, Node::Event(event) if is_exile(event));
    all.iter().any(|one| Node::from(one).any(&exile))
}
