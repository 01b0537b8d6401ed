//! Several things of one name in a line: which of them an event means.

use language::board::{Board, Object};
use language::event::{Deed, Event, Instruction, Script};
use language::select::What;
use language::walk::Node;

/// What was cast or played on a board, in order, by its id.
pub(super) fn cast(board: &Board) -> Vec<String> {
    let mut ids = Vec::new();
    for one in board.events.iter().flat_map(|script| &script.does) {
        Node::Instruction(one).each(&mut |node| {
            if let Node::Instruction(Instruction::Cast { what: What::Is(id), .. })
            | Node::Event(Event::Cast { what: What::Is(id), .. }) = node
            {
                ids.push(id.clone());
            }
            if let Node::Event(Event::Deed { deed: Deed::PlayLand, what: Some(What::Is(id)), .. }) = node {
                ids.push(id.clone());
            }
        });
    }
    ids
}

/// What has the name of what was found on a board, or the name that was said, in the order of the board.
pub(super) fn of<'b>(board: &'b Board, found: Option<&str>, said: &str) -> Vec<&'b Object> {
    let is_so = |one: &&Object| Some(&*one.id) == found || one.is.name.eq_ignore_ascii_case(said);
    if found.is_none() { Vec::new() } else { board.objects.iter().filter(is_so).collect() }
}

/// Of several spells of a name, the one that was cast last by somebody else than who casts now: that is what one answers.
pub(super) fn against(
    alike: &[&Object],
    cast: &[String],
    caster: Option<usize>,
    board: &Board,
) -> Option<String> {
    let by = &board.players.get(caster?)?.name;
    let waiting: Vec<&String> = cast.iter().filter(|id| alike.iter().any(|one| one.id == **id)).collect();
    let is_others =
        |id: &&&String| board.objects.iter().any(|one| one.id == ***id && one.owner.as_ref() != Some(by));
    if waiting.len() < 2 { None } else { waiting.iter().rev().find(is_others).map(|id| (**id).clone()) }
}

/// Whether another one of the name can be put on the board: a card, of which there are as many as one likes.
pub(super) fn can_be_another(alike: &[&Object]) -> bool {
    alike.iter().any(|one| one.card.is_some())
}

/// Whether of events at the same time one makes something enter of which another says what happens to it: the other comes
/// after that.
pub(super) fn enters_first(script: &Script) -> bool {
    script.does.iter().any(|one| {
        let Instruction::Do { events, .. } = one else { return false };
        events.iter().enumerate().any(|(at, event)| {
            let Event::Enter { what: What::Is(id), .. } = event else { return false };
            let is_it = |node: Node<'_>| matches!(node, Node::What(What::Is(other)) if other == id);
            let others = events.iter().enumerate().filter(|(other, _)| *other != at);
            others.map(|(_, event)| event).any(|event| Node::Event(event).any(&is_it))
        })
    })
}
