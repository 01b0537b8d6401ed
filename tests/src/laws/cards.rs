//! Whether cards come from nowhere or are lost.

use std::collections::BTreeMap;

use engine::Ruling;
use language::board::{Board, ObjectKind, Standing, Zone};
use language::event::Place;

/// Where a player has another number of cards after an outcome than before, in words; none where every card is somewhere.
pub fn miscounted(ruling: &Ruling, board: &Board) -> Option<String> {
    let before = cards(board);
    ruling.outcomes().iter().find_map(|outcome| {
        let after = ruling.board_after(outcome.node, &[]).ok()?.board;
        let now = cards(&after);
        let players = after.players.iter().filter(|player| player.standing == Standing::Playing);
        players.map(|player| &player.name).find_map(|name| {
            let (was, is) = (before.get(name), now.get(name));
            (was != is).then(|| format!("{name} had {was:?} cards and has {is:?}"))
        })
    })
}

/// How many cards each player owns, known ones and others.
fn cards(board: &Board) -> BTreeMap<String, u64> {
    let counted =
        |player: &language::board::Player| player.library + player.hand + player.graveyard + player.exile;
    let mut all: BTreeMap<String, u64> =
        board.players.iter().map(|player| (player.name.clone(), counted(player))).collect();
    let first = board.players.first().map(|player| player.name.clone()).unwrap_or_default();
    for object in &board.objects {
        // What lies anywhere in a library is counted there.
        let counted = object.zone == Zone::Library && object.place == Place::Shuffled;
        let owner = object.owner.as_ref().or(object.controller.as_ref()).unwrap_or(&first);
        if object.kind == ObjectKind::Card
            && !counted
            && let Some(cards) = all.get_mut(owner)
        {
            *cards += object.count;
        }
    }
    all
}
