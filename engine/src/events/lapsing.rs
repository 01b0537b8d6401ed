//! What lasts "for as long as" something is so ends as soon as it isn't (CR 611.2b (2026-04-17)).
//!
//! Known gap: of a spell on the stack it is not known what was not so for a while.

use super::ending::{end_on, ends_when};
use crate::table::Table;
use crate::table::changed::{Ends, is_conditional};
use crate::table::selectors::Evaluator;
use crate::table::stack::StackAbility;
use crate::table::state::State;
use crate::table::view::View;
use language::effect::Lifetime;
use language::walk::Node;
use statements::error::TooLarge;
use statements::ids::{AbilityId, BlockId, BoardId};

/// The board without what lasts as long as something is so that isn't.
pub(crate) fn lapse(table: &mut Table, mut board: BoardId) -> BoardId {
    while table.view(board).by_itself.lapses {
        let (state, view) = (table.board(board), table.view(board));
        let over: Vec<Ends> = conditional(table, board).filter(|&ends| !holds(state, view, ends)).collect();
        if over.is_empty() {
            return board;
        }
        let mut next = state.clone();
        end_on(table, &mut next, board, &over);
        board = table.keep_board(next);
    }
    board
}

/// Abilities that have not resolved know from now on where that is over for as long as which something lasts that they say: it
/// does not begin, also where that is so again by then (CR 611.2b (2026-04-17), 418.3d (2006-10-01)).
pub(crate) fn interrupt(table: &mut Table, before: BoardId, now: &mut BoardId) -> Result<(), TooLarge> {
    if before == *now || !table.board(*now).stack.all().any(|id| table.ability(id).lasts) {
        return Ok(());
    }
    let over = |id: AbilityId| {
        let ability = table.ability(id);
        ability.lasts && !table.env(ability.env).about.lapsed && is_over(table, ability, [before, *now])
    };
    let ids: Vec<AbilityId> = table.board(*now).stack.all().filter(|&id| over(id)).collect();
    if ids.is_empty() {
        return Ok(());
    }
    let mut state = table.board(*now).clone();
    state.stack = state.stack.map(|id| {
        let ability = table.ability(id);
        if !ids.contains(&id) {
            return Some(id);
        }
        let mut env = table.env(ability.env).clone();
        env.about.lapsed = true;
        let env = table.keep_env(env);
        Some(table.keep_ability(ability.does, env))
    })?;
    *now = table.keep_next_board(state, *now);
    Ok(())
}

/// Whether something was so on one board, and is not on the next, for as long as which something lasts that an ability says.
fn is_over(table: &Table, ability: StackAbility, [before, now]: [BoardId; 2]) -> bool {
    let env = table.env(ability.env);
    let (old, new) = (table.view(before), table.view(now));
    lifetimes(table, ability.does).any(|lifetime| {
        let ends = Evaluator::new(table, table.board(before), &old.seen, env).ends(lifetime);
        holds(table.board(before), old, ends) && !holds(table.board(now), new, ends)
    })
}

/// Whether nothing of that is so now for as long as which something lasts that an ability says.
pub(crate) fn none_holds(table: &Table, board: BoardId, ability: StackAbility) -> bool {
    let (state, view, env) = (table.board(board), table.view(board), table.env(ability.env));
    !lifetimes(table, ability.does)
        .any(|lifetime| holds(state, view, Evaluator::new(table, state, &view.seen, env).ends(lifetime)))
}

/// How long that lasts which instructions say, where it is for as long as something is so.
fn lifetimes(table: &Table, does: BlockId) -> impl Iterator<Item = &Lifetime> {
    let mut found = Vec::new();
    for instruction in table.block(does).iter() {
        Node::Instruction(instruction).each(&mut |node| {
            if let Node::Lifetime(lifetime) = node
                && is_conditional(node)
            {
                found.push(lifetime);
            }
        });
    }
    found.into_iter()
}

/// Whether what ends then has not ended.
pub(crate) fn holds(state: &State, view: &View, ends: Ends) -> bool {
    match ends {
        Ends::Before => false,
        Ends::AsLongAs { what, by, tapped } => {
            let object = state.object(what);
            state.is_permanent(what)
                && (!tapped || object.tapped)
                && by.is_none_or(|by| view.seen[what.index()].controller == Some(by))
        }
        Ends::Turn | Ends::Combat | Ends::TurnOf(_) | Ends::UntapOf(_) | Ends::Never => true,
    }
}

/// When that ends which lasts as long as something is so.
fn conditional(table: &Table, board: BoardId) -> impl Iterator<Item = Ends> {
    let state = table.board(board);
    let changed = state.objects.iter().flat_map(|object| object.changed.iter().map(|one| one.ends));
    let floating = state.floating.iter().map(move |&id| ends_when(table, board, id));
    let all = changed.chain(state.lasting.iter().map(|one| one.ends)).chain(floating);
    all.filter(|ends| ends.is_conditional())
}
