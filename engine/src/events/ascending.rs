//! Ascending (CR 702.131b (2026-04-17)): what happens as soon as it can, which is no state-based action and uses no stack.

use crate::keyword::ascend;
use crate::table::Table;
use language::board::{PlayerDesignation, Standing};
use language::event::Deed;
use statements::happening::Happening;
use statements::ids::{BoardId, ObjectId, PlayerId};

/// How many permanents it takes.
const PERMANENTS: u64 = 10;

/// Who gets the city's blessing now: whoever hasn't it, controls something with ascend, and has permanents enough.
pub(crate) fn due(table: &Table, board: BoardId) -> Vec<Happening> {
    let (state, view) = (table.board(board), table.view(board));
    let controlled = |by: PlayerId| -> Vec<ObjectId> {
        let is_of = |id: &ObjectId| state.is_permanent(*id) && view.seen[id.index()].controller == Some(by);
        state.ids().filter(is_of).collect()
    };
    let gets = |player: &PlayerId| {
        let known = state.player(*player);
        if known.standing != Standing::Playing
            || known.designations.contains(&PlayerDesignation::CitysBlessing)
        {
            return false;
        }
        let all = controlled(*player);
        let many = all.iter().map(|&id| state.object(id).count).fold(0, u64::saturating_add);
        many >= PERMANENTS && all.iter().any(|id| ascend::has(&view.seen[id.index()].is))
    };
    let get = |player| Happening::does(player, Deed::Get(PlayerDesignation::CitysBlessing), 1);
    (0..state.players.len()).map(PlayerId::at).filter(gets).map(get).collect()
}
