//! What scry and surveil have in common: a player looks at the top cards and moves any of them. Of cards that nobody
//! knows, where they go changes nothing that a ruling shows; only the known ones are asked about.

use super::happen::Change;
use super::{Event, Instruction};
use crate::ids::PlayerId;
use crate::select::{Amount, What, Who};

/// Any of so many cards on top, as the player chooses, are moved.
pub(super) fn put_any(change: &mut Change<'_>, player: PlayerId, cards: u64, moves: impl Fn(What) -> Event) {
    if change.state.player(player).top.is_empty() || cards == 0 {
        return;
    }
    let chosen = "put away".to_owned();
    let block = [
        Instruction::Choose {
            who: Who::You,
            what: What::TopOfLibrary(Who::You, Box::new(Amount::N(cards))),
            amount: Amount::N(cards),
            or_fewer: true,
            called: chosen.clone(),
        },
        Instruction::Do { events: vec![moves(What::Chosen(chosen))], unless: Vec::new() },
    ];
    change.follow_rule(player, None, &block);
}
