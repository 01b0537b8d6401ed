//! An attack that deals no damage, because no damage is asked for.

use language::board::Board;
use language::event::{Deed, Event, Instruction};
use language::path::{BoardPath, Segment};
use language::walk::Node;
use statements::note::{About, Note};

/// The first script in which something attacks or blocks, where none asks for combat damage or goes on with the turn.
pub(super) fn notes(board: &Board) -> Vec<Note> {
    let asks = |node: Node<'_>| {
        matches!(
            node,
            Node::Instruction(
                Instruction::CombatDamage { .. } | Instruction::NextStep | Instruction::NextTurn
            ) | Node::Event(Event::Damage { combat: true, .. })
        )
    };
    if Node::Board(board).any(&asks) {
        return Vec::new();
    }
    let fights = |node: Node<'_>| {
        matches!(
            node,
            Node::Instruction(Instruction::DeclareBlockers { .. })
                | Node::Event(Event::Deed { deed: Deed::Attack | Deed::Block, .. })
        )
    };
    let script = board.events.iter().position(|script| Node::Script(script).any(&fights));
    let note = |at| Note {
        at: BoardPath(vec![Segment::Field("events"), Segment::Index(at)]),
        about: About::NoCombatDamage,
    };
    script.map(note).into_iter().collect()
}
