//! Being declared as a blocker (CR 509.1g, 509.1h (2026-04-17), 309.2e, 309.2f (2006-10-01)). It contains that the attacker
//! becomes blocked, where that is named. Whether it may block is asked where blockers are declared (`combat/blockers.rs`).
//! `Undergo(deed: Block)` and `Undergo(deed: BecomeBlocked)` in FORMAT.md.

use super::spawning::Spawning;
use crate::table::object::ObjectState;
use crate::table::state::State;
use language::event::Deed;
use statements::happening::Happening;
use statements::ids::{ObjectId, Target};

/// The attacker becomes blocked with the blocking that was added last. It becomes so once, however many block it: what
/// is blocked already does not become blocked.
pub(crate) fn add_blocked(spawning: &mut Spawning<'_>, attacker: ObjectId, blocker: ObjectId) {
    let to = Some(Target::Object(blocker));
    spawning.add_within(Happening::Undergo { object: attacker, deed: Deed::BecomeBlocked, to });
}

/// Whether it would change nothing: it blocks that already, or that does not attack.
pub(crate) fn is_nothing(board: &State, object: ObjectId, to: Option<Target>) -> bool {
    let blocker = board.object(object);
    match to {
        Some(Target::Object(attacker)) => {
            blocker.fight.blocks.contains(&attacker) || !board.object(attacker).attacking
        }
        Some(Target::Player(_)) => true,
        None => blocker.blocking,
    }
}

/// It blocks.
pub(crate) fn happen(blocker: &mut ObjectState, to: Option<Target>) {
    blocker.blocking = true;
    if let Some(Target::Object(attacker)) = to {
        blocker.fight.blocks.push(attacker);
    }
}
