//! What is told as a player has left the game (CR 800.4a, 800.4j (2026-04-17), 600.4a (2006-10-01)).

use crate::pending::situation::Situation;
use crate::table::Table;
use crate::table::state::State;
use language::board::{PlayerDesignation, Zone};
use statements::chronicle::Happened;
use statements::decided::Decided;
use statements::ids::{AbilityId, ObjectId, PlayerId};
use statements::leaving::Leaving;

/// Says what leaves with everyone who has left by an event, and what is no longer theirs. Abilities that only wait to be put
/// on the stack are told of apart.
pub(super) fn tell(table: &mut Table, situation: &Situation, event: &Situation) {
    if table.log.is_none() {
        return;
    }
    let (old, new) = (table.board(event.board), table.board(situation.board));
    let players = (0..old.players.len()).map(PlayerId::at);
    let left: Vec<PlayerId> =
        players.filter(|&player| new.player(player).left && !old.player(player).left).collect();
    let all: Vec<Leaving> = left.iter().flat_map(|&player| of(table, (old, new), player)).collect();
    let monarch = monarch_left(table, old, new, &left);
    for one in all.into_iter().chain(monarch) {
        table.log(|| Happened::Decided(Decided::Leaving(one)));
    }
}

fn of(table: &Table, (old, new): (&State, &State), player: PlayerId) -> Vec<Leaving> {
    let goes = |id: &ObjectId| old.object(*id).zone != Zone::Outside && new.object(*id).zone == Zone::Outside;
    let is_owned = |id: &ObjectId| old.object(*id).owner == player;
    let is_held = |id: &ObjectId| old.object(*id).zone == Zone::Stack && old.object(*id).controller == player;
    let (owned, others): (Vec<ObjectId>, Vec<ObjectId>) = old.ids().filter(goes).partition(is_owned);
    let ceases: Vec<ObjectId> = others.into_iter().filter(is_held).collect();
    let theirs = |(id, _): &(AbilityId, u64)| table.ability_of(*id) == player;
    let abilities: Vec<AbilityId> =
        old.stack.rows().iter().copied().filter(theirs).map(|(id, _)| id).collect();
    let mut all = Vec::new();
    if !(owned.is_empty() && ceases.is_empty() && abilities.is_empty()) {
        all.push(Leaving::With { player, owned, ceases, abilities });
    }
    let others = (0..new.players.len()).map(PlayerId::at).filter(|&other| !new.player(other).left);
    let chose = others.filter(|&other| other != player && table.chooser(old, other) == player);
    all.extend(chose.map(|of| Leaving::ChoosesNoLonger { player, of }));
    all.extend((new.active == player).then_some(Leaving::TurnGoesOn(player)));
    all
}

/// Who is the monarch, where the one who was has left.
fn monarch_left(table: &Table, old: &State, new: &State, left: &[PlayerId]) -> Option<Leaving> {
    let is = |state: &State, player: PlayerId| {
        state.player(player).designations.contains(&PlayerDesignation::Monarch)
    };
    let has_left = left.iter().any(|&player| is(old, player));
    let next = table.players_from_active(new).find(|&player| is(new, player));
    next.filter(|_| has_left).map(Leaving::MonarchLeft)
}
