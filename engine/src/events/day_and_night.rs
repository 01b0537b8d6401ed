//! Day and night (CR 702.145, 731 (2026-04-17)), and ascending: what happens as soon as it can, which is no state-based action
//! and needs no player to get priority.

use super::ascending;
use crate::keyword::{daybound, nightbound};
use crate::table::after_layers::AfterLayers;
use crate::table::state::State;
use crate::table::{Origin, Table};
use language::board::{Characteristics, Daytime, Standing};
use language::effect::Cause;
use language::event::Deed;
use language::rule::Rule;
use statements::happening::Happening;
use statements::ids::{BoardId, ObjectId};
use statements::part::{Marks, Part};

/// What happens now, by the rules: somebody gets the city's blessing, it becomes day or night for the first time, or permanents
/// transform. Nothing where all is as it should be, or the game is over.
pub(crate) fn turns(table: &mut Table, board: BoardId) -> Vec<Part> {
    let (happenings, rule) = due(table, board);
    happenings.into_iter().map(|happening| part(table, happening, Cause::Rules, rule)).collect()
}

/// Who gets the city's blessing now.
pub(crate) fn blessings(table: &mut Table, board: BoardId) -> Vec<Part> {
    if !table.view(board).by_itself.ascends {
        return Vec::new();
    }
    let (happenings, rule) = due(table, board);
    let of_blessing = happenings.into_iter().filter(|_| rule == Rule::Ascend);
    of_blessing.map(|happening| part(table, happening, Cause::Rules, rule)).collect()
}

/// In the untap step: what the spells of the turn before make of it (CR 502.2, 731.2 (2026-04-17)).
pub(crate) fn check_daytime(table: &mut Table, state: &State) -> Option<Part> {
    let becomes = match (state.daytime?, state.cast_last_turn) {
        (Daytime::Day, 0) => Daytime::Night,
        (Daytime::Night, 2..) => Daytime::Day,
        (Daytime::Day | Daytime::Night, _) => return None,
    };
    Some(part(table, Happening::Daytime { becomes }, Cause::TurnBased, Rule::DaytimeCheck))
}

/// What happens now, and which ability has it happen.
fn due(table: &Table, board: BoardId) -> (Vec<Happening>, Rule) {
    let (view, state) = (table.view(board), table.board(board));
    let goes_on = state.players.iter().any(|player| player.standing == Standing::Playing);
    if view.by_itself.ascends && goes_on {
        let blessed = ascending::due(table, board);
        if !blessed.is_empty() {
            return (blessed, Rule::Ascend);
        }
    }
    if !view.by_itself.day_and_night || !goes_on {
        return (Vec::new(), Rule::Daybound);
    }
    let Some(daytime) = state.daytime else {
        let first = first(state, &view.seen);
        let happens = first.map(|becomes| Happening::Daytime { becomes });
        let rule = if first == Some(Daytime::Night) { Rule::NightboundNight } else { Rule::DayboundDay };
        return (happens.into_iter().collect(), rule);
    };
    let rule = if daytime == Daytime::Night { Rule::Daybound } else { Rule::Nightbound };
    let wrong = permanents(state, &view.seen).filter(|(id, seen)| is_wrong(state, *id, seen, daytime));
    let transforms = wrong.map(|(object, _)| Happening::undergoes(object, Deed::Transform, None));
    (transforms.collect(), rule)
}

/// What it becomes where it is neither: with daybound on the battlefield day; only without, nightbound makes it night.
fn first(state: &State, seen: &[AfterLayers]) -> Option<Daytime> {
    let any = |has: fn(&Characteristics) -> bool| permanents(state, seen).any(|(_, seen)| has(&seen.is));
    if any(daybound::has) {
        return Some(Daytime::Day);
    }
    any(nightbound::has).then_some(Daytime::Night)
}

/// Whether the face of the other time of day is up, and there is one for this.
fn is_wrong(state: &State, id: ObjectId, seen: &AfterLayers, daytime: Daytime) -> bool {
    let object = state.object(id);
    let bound = match daytime {
        Daytime::Night => !object.transformed && daybound::has(&seen.is),
        Daytime::Day => object.transformed && nightbound::has(&seen.is),
    };
    bound && object.back.is_some() && object.face_down.is_none()
}

fn permanents<'a>(
    state: &'a State,
    seen: &'a [AfterLayers],
) -> impl Iterator<Item = (ObjectId, &'a AfterLayers)> {
    state.ids().filter(|&id| state.is_permanent(id)).map(|id| (id, &seen[id.index()]))
}

fn part(table: &mut Table, happening: Happening, cause: Cause, rule: Rule) -> Part {
    let origin = table.keep_origin(Origin { rule: Some(rule), ..Origin::default() });
    Part::new(happening, cause, origin, Marks::default())
}
