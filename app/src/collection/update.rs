//! The user's own collection.

use super::{Change, CollectionCommand};
use crate::outside::Outside;
use crate::state::State;
use language::board::{Ability, Board, Refers};
use language::effect::Floating;

/// Does what is asked of the collection.
pub(crate) fn update(state: &mut State, outside: &mut Outside, command: CollectionCommand) {
    let change = match command {
        CollectionCommand::CloseNote => {
            state.collection.note = None;
            return;
        }
        CollectionCommand::Forget(name) => Some(Change::Forget(name)),
        CollectionCommand::KeepObject(at) => {
            let object = state.board.as_ref().and_then(|opened| opened.file.board.objects.get(at));
            object.map(|object| Change::Object(Box::new(object.clone())))
        }
        CollectionCommand::KeepEffect(at) => {
            let effect = state.board.as_ref().and_then(|opened| opened.file.board.effects.get(at));
            effect.map(|effect| Change::Effect(Box::new(effect.clone())))
        }
        CollectionCommand::KeepAbility(object, ability) => {
            let board = state.board.as_ref().map(|opened| &opened.file.board);
            board.and_then(|board| of_ability(board, object, ability))
        }
    };
    if let Some(change) = change {
        outside.collection.change(change);
    }
}

/// An ability as an effect that can be put on any board, under the name of its object.
fn of_ability(board: &Board, object: usize, ability: usize) -> Option<Change> {
    let object = board.objects.get(object)?;
    let Some(Ability::Effect(effect)) = object.is.abilities.get(ability) else { return None };
    let id = effect.name.clone().unwrap_or_else(|| object.id.clone());
    let (refers, effect) = (Refers::default(), effect.clone());
    Some(Change::Effect(Box::new(Floating {
        id,
        source: None,
        controller: None,
        refers,
        left: None,
        effect,
    })))
}

/// Takes in what was read; a collection that can't be read leaves the one that was there.
pub(crate) fn read(state: &mut State, read: Result<(Board, Option<String>), String>) {
    match read {
        Ok((board, told)) => {
            state.collection.board = board;
            state.collection.note = told;
        }
        Err(problem) => state.collection.note = Some(problem),
    }
}
