//! An attack that deals no damage, because no damage is asked for, or it is not said who fights whom.

use crate::ruling::Ruling;
use crate::table::state::State;
use language::board::Board;
use language::effect::EventPattern;
use language::event::{Deed, Event, Instruction};
use language::path::{BoardPath, Segment};
use language::walk::Node;
use statements::ids::ObjectId;
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

/// Who assigned no combat damage somewhere in a ruling because the board does not say whom it attacks, or what it blocks. What
/// is not listed on the board has its note at the scripts.
pub(super) fn unsaid(board: &Board, ruling: &Ruling) -> Vec<Note> {
    let table = ruling.table();
    let note = |&id: &ObjectId| {
        let object = table.object_name(id).to_owned();
        let attacks = |state: &State| state.objects.get(id.index()).is_some_and(|one| one.attacking);
        let listed = board.objects.get(id.index()).is_some();
        let place = [Segment::Field("objects"), Segment::Index(id.index())];
        let at = if listed { place.to_vec() } else { vec![Segment::Field("events")] };
        let about = if table.boards.values().any(attacks) {
            About::AttacksUnsaid { object }
        } else {
            About::BlocksUnsaid { object }
        };
        Note { at: BoardPath(at), about }
    };
    let mut ids = table.unsaid.clone();
    ids.sort_unstable();
    ids.iter().map(note).collect()
}

/// What says at the start that something has to attack, block or become blocked, where the board declares no attackers or
/// blockers: only a declaration asks for it (CR 508.1d, 509.1c (2026-04-17)).
pub(super) fn undeclared(board: &Board, ruling: &Ruling) -> Vec<Note> {
    let declares = |attackers: bool| {
        let is_it = |node: Node<'_>| {
            if attackers {
                matches!(node, Node::Instruction(Instruction::DeclareAttackers { .. }))
            } else {
                matches!(node, Node::Instruction(Instruction::DeclareBlockers { .. }))
            }
        };
        Node::Board(board).any(&is_it)
    };
    let table = ruling.table();
    let view = table.view(ruling.start().board);
    let mut notes: Vec<Note> = Vec::new();
    for (id, pattern) in &view.requirements {
        let EventPattern::Deed { deed, .. } = &pattern.event else { continue };
        let attackers = *deed == Deed::Attack;
        if declares(attackers) || board.objects.get(id.index()).is_none() {
            continue;
        }
        let at = BoardPath(vec![Segment::Field("objects"), Segment::Index(id.index())]);
        let object = table.object_name(*id).to_owned();
        let note = Note { at, about: About::NotDeclared { object, attackers } };
        if !notes.contains(&note) {
            notes.push(note);
        }
    }
    notes
}
