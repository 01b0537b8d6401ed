//! Being declared as an attacker (CR 508.1 (2026-04-17)). It contains nothing; whom it attacks is known where it is said or
//! there is one opponent. `Undergo(deed: Attack)` in FORMAT.md.

use super::change::Change;
use language::board::Standing;
use statements::ids::{ObjectId, PlayerId, Target};

/// It attacks.
pub(crate) fn happen(change: &mut Change<'_>, object: ObjectId, to: Option<Target>) {
    let you = change.table.view(change.before).seen[object.index()].controller;
    let players = (0..change.state.players.len()).map(PlayerId::at);
    let playing = |&player: &PlayerId| change.state.player(player).standing == Standing::Playing;
    let opponents: Vec<PlayerId> = players.filter(|&player| Some(player) != you).filter(playing).collect();
    let attacker = change.state.object_mut(object);
    attacker.attacking = true;
    let only = if let [only] = opponents[..] { Some(Target::Player(only)) } else { None };
    attacker.fight.attacks = to.or(only);
}
