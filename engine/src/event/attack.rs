//! Being declared as an attacker (CR 508.1 (2026-04-17)). It contains nothing; whom it attacks is known where there is one
//! opponent. `Undergo(deed: Attack)` in FORMAT.md.

use super::happen::Change;
use crate::ids::{ObjectId, PlayerId, Target};
use crate::table::Standing;

/// It attacks.
pub(super) fn happen(change: &mut Change<'_>, object: ObjectId) {
    let you = change.table.view(change.before).seen[object.index()].controller;
    let players = (0..change.state.players.len()).map(PlayerId::at);
    let playing = |&player: &PlayerId| change.state.player(player).standing == Standing::Playing;
    let opponents: Vec<PlayerId> = players.filter(|&player| Some(player) != you).filter(playing).collect();
    let attacker = change.state.object_mut(object);
    attacker.attacking = true;
    if let [only] = opponents[..] {
        attacker.fight.attacks = Some(Target::Player(only));
    }
}
