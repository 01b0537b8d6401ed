//! What ends as a turn, phase or step begins: what lasts "this turn", "this combat" or "until your next turn", and the damage
//! that is marked on permanents.

use super::change::Change;
use crate::table::Table;
use crate::table::changed::{Changed, Ends};
use crate::table::lasting::Lasting;
use crate::table::selectors::Evaluator;
use crate::table::state::State;
use crate::table::turn::Next;
use language::board::{Designation, Period, Step};
use statements::chronicle::Happened;
use statements::decided::Decided;
use statements::ids::{BoardId, EffectId, ObjectId, PlayerId};
use statements::leaving::Leaving;

/// Whether what lasts "this turn" ends as a period begins: in the cleanup step, or where that did not begin with the turn.
///
/// Judgement: what is discarded down to the maximum hand size would come before that; a board lets it happen before the
/// cleanup step begins.
pub(crate) fn ends_turn(period: Period) -> bool {
    matches!(period, Period::Turn | Period::Step(Step::Cleanup))
}

/// Damage on permanents, phased out or not, is removed, and what lasts "this turn" ends (CR 514.2 (2026-04-17),
/// 314.2 (2006-10-01)), as does being saddled (CR 702.171b (2026-04-17)).
pub(crate) fn clean_up(change: &mut Change<'_>) {
    end(change, &[Ends::Turn]);
    let state = &mut change.state;
    let worn_off: Vec<ObjectId> = state.ids().filter(|&id| state.object(id).damage > 0).collect();
    for &id in &worn_off {
        state.object_mut(id).damage = 0;
    }
    for id in state.ids() {
        if state.object(id).designations.has(Designation::Saddled) {
            state.object_mut(id).designations.lose(Designation::Saddled);
        }
    }
    if !worn_off.is_empty() {
        change.table.log(|| Happened::Decided(Decided::WornOff(worn_off)));
    }
}

/// What lasts "this combat" ends with the combat phase (CR 500.5a (2026-04-17)).
pub(crate) fn with_combat(change: &mut Change<'_>) {
    end(change, &[Ends::Combat]);
}

/// What lasts until somebody's next turn ends as that begins, or would begin if they had not left the game
/// (CR 800.4m (2026-04-17), 800.4i (2012-05-01)).
///
/// Judgement: so, too, before 2012-05-01, when no text speaks of who has left.
pub(crate) fn until_turn(change: &mut Change<'_>, next: Next) {
    let mut players = come_to(change, next);
    let mates: Vec<PlayerId> =
        change.table.team_of(next.player).filter(|mate| !players.contains(mate)).collect();
    players.extend(mates);
    for &player in &players {
        let told = |change: &Change<'_>| change.table.log.as_ref().map_or(0, Vec::len);
        let before = told(change);
        end(change, &[Ends::TurnOf(player)]);
        if change.state.player(player).left && told(change) > before {
            change.table.log(|| Happened::Decided(Decided::Leaving(Leaving::UntilTheirTurn(player))));
        }
    }
    calm(&mut change.state, &players);
}

/// What lasts through somebody's next untap step ends as something else begins behind it.
pub(crate) fn through_untap(change: &mut Change<'_>) {
    if change.state.step == Step::Untap {
        let team: Vec<Ends> = change.table.team_of(change.state.active).map(Ends::UntapOf).collect();
        end(change, &team);
    }
}

/// What these players have goaded is goaded by them no longer (CR 701.15a (2026-04-17), 701.36a (2017-04-28)).
fn calm(state: &mut State, players: &[PlayerId]) {
    for id in state.ids() {
        if state.object(id).designations.goaded_by().iter().any(|by| players.contains(by)) {
            state.object_mut(id).designations.calm(players);
        }
    }
}

/// Whose turn begins, with all who have left the game and whose turn would have come before it.
fn come_to(change: &Change<'_>, next: Next) -> Vec<PlayerId> {
    let mut all = vec![next.player];
    if !next.extra {
        let (state, count) = (&change.state, change.state.players.len());
        let last = state.course.usual_turn().index();
        let between = (1..count).map(|by| PlayerId::at((last + by) % count));
        all.extend(between.take_while(|&player| player != next.player && state.player(player).left));
    }
    all
}

/// Ends what objects are changed by, and effects that have left their source.
fn end(change: &mut Change<'_>, over: &[Ends]) {
    let Change { table, state, before, .. } = change;
    end_on(table, state, *before, over);
}

/// When an effect that has left its source ends, as the board stands.
pub(super) fn ends_when(table: &Table, board: BoardId, id: EffectId) -> Ends {
    let effect = table.effect(id);
    let (state, seen) = (table.board(board), &table.view(board).seen);
    Evaluator::new(table, state, seen, &effect.env).ends(&effect.body.lifetime)
}

/// The same, of what was kept as `before`.
pub(super) fn end_on(table: &mut Table, state: &mut State, before: BoardId, over: &[Ends]) {
    let floating = state.floating.iter().map(|&id| (id, ends_when(table, before, id)));
    let ended: Vec<(EffectId, Ends)> = floating.filter(|(_, ends)| over.contains(ends)).collect();
    if !ended.is_empty() {
        state.floating.retain(|id| !ended.iter().any(|(over, _)| over == id));
        state.drop_forgotten();
    }
    let mut no_longer: Vec<(Changed, Vec<ObjectId>)> = Vec::new();
    for id in state.ids() {
        if state.object(id).changed.iter().any(|changed| over.contains(&changed.ends)) {
            let all = &mut state.object_mut(id).changed;
            for one in all.extract_if(.., |changed| over.contains(&changed.ends)) {
                match no_longer.iter_mut().find(|(known, _)| known.is_like(&one)) {
                    Some((_, objects)) => objects.push(id),
                    None => no_longer.push((one, vec![id])),
                }
            }
        }
    }
    let over_now: Vec<Lasting> = state.lasting.extract_if(.., |one| over.contains(&one.ends)).collect();
    tell(table, ended, no_longer);
    tell_lasting(table, over_now);
}

/// Says what was so for a time and is no longer.
fn tell_lasting(table: &mut Table, over: Vec<Lasting>) {
    for one in over.into_iter().filter(|_| table.log.is_some()).collect::<Vec<_>>() {
        let about = table.env(one.env).about;
        let (source, you, until) = (about.this, about.you, table.lifetime(one.ends));
        table.log(|| Happened::Decided(Decided::LastingOver { source, you, ability: one.ability, until }));
    }
}

/// Says what is over.
fn tell(table: &mut Table, effects: Vec<(EffectId, Ends)>, no_longer: Vec<(Changed, Vec<ObjectId>)>) {
    if table.log.is_none() {
        return;
    }
    for (effect, ends) in effects {
        let until = table.lifetime(ends);
        table.log(|| Happened::Decided(Decided::EffectOver { effect, until }));
    }
    for (Changed { changes, ends, .. }, objects) in no_longer {
        let until = Some(table.lifetime(ends));
        table.log(|| Happened::Decided(Decided::NoLonger { objects, changes, until }));
    }
}
