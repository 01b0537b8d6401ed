//! Changes of effects that have left their source.

use crate::board::EffectEdit;
use crate::board::refused::{Refused, player};
use crate::opened::names::unique;
use language::board::Board;
use language::effect::Floating;

/// An effect comes into force, under a name of its own.
pub(crate) fn add(board: &mut Board, effect: &Floating) -> Result<(), Refused> {
    if effect.id.trim().is_empty() {
        return Err(Refused::NoName);
    }
    let id = unique(board, effect.id.trim());
    board.effects.push(Floating { id, ..effect.clone() });
    Ok(())
}

/// Changes an effect. Another name is a change of the whole file, and made elsewhere.
pub(crate) fn change(board: &mut Board, at: usize, edit: &EffectEdit) -> Result<(), Refused> {
    let controller = match edit {
        EffectEdit::Controller(place) => Some(player(board, *place)?),
        EffectEdit::Name(_)
        | EffectEdit::Source(_)
        | EffectEdit::Does(_)
        | EffectEdit::Left(_)
        | EffectEdit::Duplicate(_) => None,
    };
    let effect = board.effects.get_mut(at).ok_or(Refused::Gone)?;
    match edit {
        EffectEdit::Name(_) => {}
        EffectEdit::Controller(_) => effect.controller = controller,
        EffectEdit::Source(source) => effect.source.clone_from(source),
        EffectEdit::Does(does) => effect.effect = (**does).clone(),
        EffectEdit::Left(left) => effect.left = Some(*left),
        EffectEdit::Duplicate(times) => {
            let effect = effect.clone();
            for place in 1..=*times {
                let copy = Floating { id: unique(board, &effect.id), ..effect.clone() };
                board.effects.insert(at + place, copy);
            }
        }
    }
    Ok(())
}
