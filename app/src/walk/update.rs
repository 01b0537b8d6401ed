//! Walking through the ruling.

use petgraph::graph::EdgeIndex;

use super::{Walk, WalkCommand};
use crate::compare::Way;
use crate::outside::Outside;
use crate::panels::Panel;
use crate::selection;
use crate::state::State;

/// Does what is asked by somebody who walks.
pub(crate) fn update(state: &mut State, _outside: &mut Outside, command: WalkCommand) {
    match command {
        WalkCommand::Toggle if state.panels.alone() == Some(Panel::Walk) => state.panels.close(Panel::Walk),
        WalkCommand::Toggle => state.panels.fill(Panel::Walk),
        WalkCommand::Start => go(state, |walk, shown| Some(walk.back_to(shown, 0))),
        WalkCommand::ToSelected => to_selected(state),
        WalkCommand::Pick(step) => pick(state, step),
        WalkCommand::Number(number) => {
            let picks = state.walk.as_ref().map(|walk| &walk.picks);
            let picked = picks.and_then(|picks| picks.get(number.checked_sub(1)?)).map(|pick| pick.step);
            if let Some(step) = picked {
                pick(state, step);
            }
        }
        WalkCommand::On => {
            if let Some([only]) = state.walk.as_ref().map(|walk| &walk.picks[..]) {
                pick(state, only.step);
            }
        }
        WalkCommand::Undo => go(state, |walk, shown| {
            let before = walk.trail.len().checked_sub(1)?;
            Some(walk.back_to(shown, before))
        }),
        WalkCommand::BackTo(steps) => go(state, |walk, shown| Some(walk.back_to(shown, steps))),
        WalkCommand::Keep => {
            if let Some(walk) = &state.walk {
                state.comparison.kept.clone_from(&walk.trail);
                state.comparison.ways = [Way::Kept, Way::Walked];
            }
        }
    }
}

/// Whoever looks at the walk is at its start at first.
pub(crate) fn keep_up(state: &mut State) {
    if state.walk.is_none() && state.panels.is_open(Panel::Walk) {
        state.walk = state.presentation().and_then(Walk::new);
    }
}

fn pick(state: &mut State, step: EdgeIndex) {
    go(state, |walk, shown| Some(walk.on(shown, step)));
}

/// Goes elsewhere, and selects the moment there.
fn go(state: &mut State, to: impl FnOnce(&Walk, &crate::presentation::Presentation) -> Option<Walk>) {
    let next = match (&state.walk, state.presentation()) {
        (Some(walk), Some(shown)) => to(walk, shown),
        (None, _) | (_, None) => None,
    };
    if let Some(next) = next {
        let at = next.at;
        state.walk = Some(next);
        selection::update::moment(state, at);
    }
}

/// Walks to the selected moment by a shortest way.
fn to_selected(state: &mut State) {
    let walk = match (state.presentation(), &state.selection) {
        (Some(shown), Some(selection)) => Some(Walk::at(shown, shown.ruling.shortest(selection.moment))),
        (None, _) | (_, None) => None,
    };
    if walk.is_some() {
        state.walk = walk;
        state.panels.fill(Panel::Walk);
    }
}
