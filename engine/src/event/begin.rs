//! Steps, phases and turns that begin. They contain nothing; what happens in a period is for whoever writes the board.
//! `Begin` in FORMAT.md.

use super::happen::Change;
use crate::board::{Period, Step};
use crate::effect::Lifetime;
use crate::ids::PlayerId;
use crate::ruling::queue::Todo;
use crate::table::{Entry, TooLarge};

/// A period begins. What lasts "this turn" ends when another turn begins.
pub(super) fn happen(change: &mut Change<'_>, period: Period, player: PlayerId) -> Result<(), TooLarge> {
    match period {
        Period::Turn => {
            change.state.active = player;
            change.state.step = Step::Untap;
            for player in &mut change.state.players {
                player.drawn = 0;
                player.damaged = 0;
                player.cast = 0;
            }
            let table = &change.table;
            change.state.floating.retain(|&id| table.effect(id).body.lifetime != Lifetime::ThisTurn);
        }
        Period::Step(step) => change.state.step = step,
        Period::Beginning => change.state.step = Step::Untap,
        Period::Combat => {
            change.state.step = Step::BeginCombat;
            change.state.second_damage = false;
        }
        Period::Ending => change.state.step = Step::End,
    }
    // CR 614.10b (2026-04-17): what waits since something was skipped comes first.
    change.follow.extend(change.state.waiting.drain(..).map(Todo::Frame));
    change.state.last_known.clear();
    change.ledger.add(Entry::Began(player, period), 1)
}
