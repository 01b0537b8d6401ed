//! Sectors (CR 704.5u, 702.158 (2026-04-17)): with a space sculptor there, a sector is chosen for every creature that has
//! none. When no space sculptor is left, sectors are forgotten as state-based actions look next.

use super::looking::{Check, Due};
use crate::keyword::space_sculptor;
use crate::table::Table;
use crate::table::after_layers::AfterLayers;
use crate::table::object::ObjectState;
use crate::table::state::State;
use crate::table::view::View;
use language::board::CardType;
use language::rule::Switch;
use statements::ids::{ObjectId, PlayerId};
use statements::state_based::StateBased;

/// First those choose who control no space sculptor, then the others, each for their own creatures; in turn order
/// (CR 101.4 (2026-04-17)).
pub(crate) fn eval(check: &mut Check<'_>) {
    let sculptors: Vec<Option<PlayerId>> = check
        .permanents()
        .filter(|(_, _, seen)| space_sculptor::has(&seen.is))
        .map(|one| one.2.controller)
        .collect();
    if !check.table.on(Switch::Sectors) || sculptors.is_empty() {
        return;
    }
    let without = |(_, object, seen): &(_, &ObjectState, &AfterLayers)| {
        seen.is.is(CardType::Creature) && object.sector.is_none()
    };
    let creatures: Vec<(ObjectId, Option<PlayerId>)> =
        check.permanents().filter(without).map(|(id, _, seen)| (id, seen.controller)).collect();
    let mut players: Vec<PlayerId> = check.table.players_from_active(check.state).collect();
    players.sort_by_key(|player| sculptors.contains(&Some(*player)));
    for player in players {
        for (id, _) in creatures.iter().filter(|(_, controller)| *controller == Some(player)) {
            check.add(StateBased::Sector, Due::InSector(*id, player));
        }
    }
}

/// Permanents whose sectors are forgotten: no player controls a space sculptor or an ability of one. None while one does.
pub(crate) fn forgotten(table: &Table, state: &State, view: &View) -> Vec<ObjectId> {
    let in_sector = state.all_objects().filter(|(_, object)| object.sector.is_some() && object.exists());
    let in_sectors: Vec<ObjectId> = in_sector.map(|(id, _)| id).collect();
    if in_sectors.is_empty() || !table.on(Switch::Sectors) {
        return Vec::new();
    }
    let check = Check { table, state, view, found: Vec::new() };
    let sculpts = |id: ObjectId| space_sculptor::has(&view.seen[id.index()].is);
    let upheld = check.permanents().any(|(id, _, _)| sculpts(id)) || check.waits_of(sculpts);
    if upheld { Vec::new() } else { in_sectors }
}
