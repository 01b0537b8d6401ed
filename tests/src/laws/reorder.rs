//! The same board with its lists in another order, where the order says nothing.

use super::mix::is_effect;
use language::board::{Ability, Board, Object, Supertype};
use language::effect::{Rewrite, Scale, Scope};
use language::event::{Event, Instruction};
use language::select::{Amount, What};
use language::walk::Node;

/// The board with its floating effects, and its permanents that only have effects, in reverse order. The order
/// of other objects can say something: timestamps, libraries, which part of an event comes first.
pub fn reversed(board: &Board) -> Board {
    let mut board = board.clone();
    board.effects.reverse();
    rearrange(&mut board.objects, <[language::board::Object]>::reverse);
    board
}

/// The board with the same things in another order again: each one place further on, the last one first.
pub fn rotated(board: &Board) -> Board {
    let mut board = board.clone();
    rotate(&mut board.effects);
    rearrange(&mut board.objects, rotate);
    board
}

/// The board with what happens at once listed the other way: the events of each instruction, where the order does not
/// say anything. It does where something asks what the last of them did, and where one effect adds to several of them: it
/// adds once, to the first (a judgement, since no text says to which).
pub fn at_once_reversed(board: &Board) -> Board {
    let mut board = board.clone();
    let says = |node: Node<'_>| {
        matches!(node, Node::Amount(Amount::Result | Amount::Excess) | Node::What(What::Done))
            || matches!(node, Node::Effect(effect) if effect.when.scope != Scope::EachPart && node.any(&adds))
    };
    if Node::Board(&board).any(&says) {
        return board;
    }
    for instruction in board.events.iter_mut().flat_map(|script| &mut script.does) {
        if let Instruction::Do { events, .. } = instruction
            && events.iter().all(has_no_order)
        {
            events.reverse();
        }
    }
    board
}

/// The board with the events of each instruction listed the other way, whatever they are.
pub fn all_at_once_reversed(board: &Board) -> Board {
    let mut board = board.clone();
    for instruction in board.events.iter_mut().flat_map(|script| &mut script.does) {
        if let Instruction::Do { events, .. } = instruction {
            events.reverse();
        }
    }
    board
}

fn adds(node: Node<'_>) -> bool {
    matches!(node, Node::Rewrite(Rewrite::Scale(Scale::Plus(_))))
}

/// Whether an event has no place among those that happen with it. What is drawn, moved or created comes one after the
/// other, and of excess damage the first counts what the others deal.
fn has_no_order(event: &Event) -> bool {
    match event {
        Event::Damage { excess, .. } => excess.is_none(),
        Event::GainLife { .. }
        | Event::LoseLife { .. }
        | Event::Destroy { .. }
        | Event::PutCounters { .. }
        | Event::RemoveCounters { .. } => true,
        Event::Draw { .. }
        | Event::Sacrifice { .. }
        | Event::Move { .. }
        | Event::MoveTop { .. }
        | Event::Enter { .. }
        | Event::Create { .. }
        | Event::Begin { .. }
        | Event::Deed { .. }
        | Event::Roll { .. }
        | Event::Discard { .. }
        | Event::CounterSpell { .. }
        | Event::CopySpell { .. }
        | Event::Cast { .. }
        | Event::GainControl { .. }
        | Event::Attach { .. }
        | Event::Enchant { .. }
        | Event::AddMana { .. }
        | Event::Daytime { .. }
        | Event::SetLife { .. }
        | Event::Opaque { .. } => false,
    }
}

fn rotate<T>(list: &mut [T]) {
    if !list.is_empty() {
        list.rotate_right(1);
    }
}

/// Rearranges the movable objects among their places.
fn rearrange(objects: &mut [Object], how: impl Fn(&mut [Object])) {
    let places: Vec<usize> = (0..objects.len()).filter(|&at| is_movable(&objects[at])).collect();
    let mut movable: Vec<Object> = places.iter().map(|&at| objects[at].clone()).collect();
    how(&mut movable);
    for (at, object) in places.into_iter().zip(movable) {
        objects[at] = object;
    }
}

fn is_movable(object: &Object) -> bool {
    let layered = |ability: &Ability| matches!(ability, Ability::Continuous(_));
    // World permanents and Roles are told apart by when they came.
    let by_age = object.is.supertypes.contains(&Supertype::World)
        || object.is.subtypes.iter().any(|kind| kind == "Role");
    !by_age && is_effect(object) && !object.is.abilities.iter().any(layered)
}
