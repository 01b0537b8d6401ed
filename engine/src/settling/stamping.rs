//! The time stamps of what enters or becomes attached at the same time (CR 613.7m (2026-04-17), 418.5e (2006-10-01)).
//!
//! Judgement: nobody is asked where it can't matter, which is where no static ability overrides what another one does.
//!
//! Known gap: it is not asked, either, where one effect depends on another, takes away another's ability, or says that control
//! can't be gained. What triggers on the event does so before the order is chosen.

use crate::pending::situation::Situation;
use crate::state_based::looking::has_subtype;
use crate::table::env::Env;
use crate::table::queue::{Frame, Todo};
use crate::table::state::State;
use crate::table::view::View;
use crate::table::{STAMPED_TOGETHER, Table};
use language::board::{Change, Continuous};
use language::effect::Cause;
use language::event::{Instruction, Place};
use language::rule::Switch;
use language::select::What;
use statements::happening::Happening;
use statements::ids::{ObjectId, PlayerId};
use statements::part::Part;

/// What has come by an event is in the order of the turn, where the date says so. Returns what is still to be chosen.
pub(crate) fn order_in_time(table: &mut Table, situation: &mut Situation, event: &Situation) -> Vec<Todo> {
    let gets_stamp = |part: &&Part| matches!(part.happening, Happening::Enter(_) | Happening::Attach { .. });
    if event.parts.iter().filter(gets_stamp).count() < 2 {
        return Vec::new();
    }
    let first = table.board(event.board).next_since();
    let (state, view) = (table.board(situation.board), table.view(situation.board));
    let is_new = |id: &ObjectId| state.is_permanent(*id) && state.object(*id).stamp >= first;
    let mut new: Vec<ObjectId> = state.ids().filter(is_new).collect();
    new.sort_by_key(|&id| state.object(id).stamp);
    let turns: Vec<PlayerId> = table.players_from_active(state).collect();
    let each = table.on(Switch::StampsInTurnOrder);
    let chooser = |id: ObjectId| {
        if each { view.seen[id.index()].controller.unwrap_or(state.object(id).owner) } else { state.active }
    };
    let mut groups: Vec<(PlayerId, Vec<ObjectId>)> = Vec::new();
    for &player in &turns {
        let of: Vec<ObjectId> = new.iter().copied().filter(|&id| chooser(id) == player).collect();
        groups.push((player, of));
    }
    let stamps: Vec<u32> = new.iter().map(|&id| state.object(id).stamp).collect();
    let in_turn: Vec<ObjectId> = groups.iter().flat_map(|(_, of)| of.iter().copied()).collect();
    for (_, of) in &mut groups {
        let all = of.clone();
        of.retain(|&id| all.iter().any(|&other| id != other && override_each_other(state, view, id, other)));
    }
    if in_turn.len() == new.len() && in_turn != new {
        let mut state = state.clone();
        for (id, stamp) in in_turn.into_iter().zip(stamps) {
            state.object_mut(id).stamp = stamp;
        }
        situation.board = table.keep_next_board(state, situation.board);
    }
    groups.into_iter().filter(|(_, of)| of.len() > 1).map(|(player, of)| asks(table, player, of)).collect()
}

/// A player orders these.
fn asks(table: &mut Table, player: PlayerId, of: Vec<ObjectId>) -> Todo {
    let mut env = Env::new(player, None, Cause::Rules);
    env.chosen.push((STAMPED_TOGETHER.to_owned(), of));
    let what = What::Chosen(STAMPED_TOGETHER.to_owned());
    let block = table.keep_block(&[Instruction::Arrange { what, place: Place::Top }]);
    let env = table.keep_env(env);
    Todo::Frame(Frame::new(block, env))
}

/// Whether a static ability of one permanent overrides what one of another does.
fn override_each_other(state: &State, view: &View, one: ObjectId, other: ObjectId) -> bool {
    let all =
        |id: ObjectId| view.seen[id.index()].is.abilities.iter().filter_map(|ability| ability.continuous());
    // What an ability can do something to: to one object at most, or to any.
    let at_most_one = |id: ObjectId, of: &Continuous| {
        let host = (of.affects == What::AttachedToBy).then(|| state.object(id).attached_to);
        host.or((of.affects == What::This).then_some(Some(id)))
    };
    let meet = |a: &Continuous, b: &Continuous| match (at_most_one(one, a), at_most_one(other, b)) {
        (Some(None), _) | (_, Some(None)) => false,
        (Some(a), Some(b)) => a == b,
        (_, None) | (None, _) => true,
    };
    are_rivals(state, view, one, other)
        || all(one).any(|a| {
            all(other).any(|b| {
                let clash = |x: &Change| b.changes.iter().any(|y| clash(x, y) || clash(y, x));
                meet(a, b) && a.changes.iter().any(clash)
            })
        })
}

/// Whether of two Roles on one permanent only the newer one stays (CR 704.5y (2026-04-17)), and they are not alike.
fn are_rivals(state: &State, view: &View, one: ObjectId, other: ObjectId) -> bool {
    let (a, b) = (&view.seen[one.index()], &view.seen[other.index()]);
    let host = |id: ObjectId| state.object(id).attached_to;
    has_subtype(&a.is, "Role")
        && has_subtype(&b.is, "Role")
        && host(one).is_some()
        && host(one) == host(other)
        && a.controller == b.controller
        && a.is != b.is
}

/// Whether the later one of two changes overrides the other, and the first of them can do that.
fn clash(one: &Change, other: &Change) -> bool {
    match one {
        Change::Control(_) => matches!(other, Change::Control(_)),
        Change::LoseType(kind) => *other == Change::AddType(*kind),
        Change::SetTypes(_) => {
            let of_type = matches!(
                other,
                Change::SetTypes(_)
                    | Change::AddType(_)
                    | Change::AddSubtype(_)
                    | Change::SetLandTypes(_)
                    | Change::SetCreatureTypes(_)
            );
            one != other && of_type
        }
        Change::SetLandTypes(_) => {
            one != other && matches!(other, Change::SetLandTypes(_) | Change::AddSubtype(_))
        }
        Change::SetColors(_) => one != other && matches!(other, Change::SetColors(_) | Change::AddColor(_)),
        Change::SetCreatureTypes(_) => {
            one != other && matches!(other, Change::SetCreatureTypes(_) | Change::AddSubtype(_))
        }
        Change::LoseAbilities | Change::LoseKeyword(_) => matches!(other, Change::AddAbility(_)),
        Change::SetPowerToughness(..) | Change::SetPower(_) | Change::SetToughness(_) => {
            one != other && other.sets_power_or_toughness()
        }
        Change::AddType(_)
        | Change::AddSubtype(_)
        | Change::AddSupertype(_)
        | Change::AddColor(_)
        | Change::AddAbility(_)
        | Change::Bind(_)
        | Change::ModifyPowerToughness(..)
        | Change::SwitchPowerToughness
        | Change::Boost(_)
        | Change::ModifyTimes(..) => false,
    }
}
