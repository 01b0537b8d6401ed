//! Being declared as an attacker (CR 508.1 (2026-04-17)). It contains nothing; whom it attacks is known where it is said or
//! there is one opponent. `Deed(deed: Attack)` in FORMAT.md.

use super::rules::{Details, ObjectDeed};
use crate::events::change::Change;
use crate::table::object::Fight;
use crate::table::state::State;
use language::board::Standing;
use language::event::Deed;
use statements::error::TooLarge;
use statements::ids::{ObjectId, PlayerId, Target};

/// Attacking, which goes on until the end of combat.
pub(crate) struct Attack;

impl ObjectDeed for Attack {
    fn is_nothing(&self, board: &State, object: ObjectId, _: Details) -> bool {
        board.object(object).attacking
    }

    fn is_once(&self, _: Deed) -> bool {
        true
    }

    fn happen(&self, change: &mut Change<'_>, object: ObjectId, details: Details) -> Result<(), TooLarge> {
        let you = change.table.view(change.before).seen[object.index()].controller;
        let players = (0..change.state.players.len()).map(PlayerId::at);
        let playing = |&player: &PlayerId| change.state.player(player).standing == Standing::Playing;
        let team = |player| change.table.team(player);
        let opposes = |&player: &PlayerId| you.is_none_or(|you| team(you) != team(player));
        let opponents: Vec<PlayerId> = players.filter(opposes).filter(playing).collect();
        let attacker = change.state.object_mut(object);
        attacker.attacking = true;
        let only = if let [only] = opponents[..] { Some(Target::Player(only)) } else { None };
        attacker.fight = Fight { attacks: details.to.or(only), ..Fight::default() };
        change.state.attacked = true;
        Ok(())
    }

    fn others(&self) -> usize {
        1
    }
}
