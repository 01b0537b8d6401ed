//! Being declared as a blocker (CR 509.1g, 509.1h (2026-04-17), 309.2e, 309.2f (2006-10-01)). It contains that the attacker
//! becomes blocked, where that is named. Whether it may block is asked where blockers are declared (`combat/blockers.rs`).
//! `Deed(deed: Block)`, `Deed(deed: BecomeBlocked)` and `Deed(deed: BecomeUnblocked)` in FORMAT.md.

use super::rules::{Details, ObjectDeed};
use crate::events::change::Change;
use crate::table::state::State;
use language::event::Deed;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::{ObjectId, Target};

/// Blocking, which goes on until the end of combat.
pub(crate) struct Block;

impl ObjectDeed for Block {
    /// It blocks that already, or that does not attack.
    fn is_nothing(&self, board: &State, object: ObjectId, details: Details) -> bool {
        let blocker = board.object(object);
        match details.to {
            Some(Target::Object(attacker)) => {
                blocker.fight.blocks.contains(&attacker) || !board.object(attacker).attacking
            }
            Some(Target::Player(_)) => true,
            None => blocker.blocking,
        }
    }

    /// The attacker becomes blocked. It becomes so once, however many block it: what is blocked already does not become
    /// blocked.
    fn within(&self, object: ObjectId, to: Option<Target>) -> Option<Happening> {
        let Some(Target::Object(attacker)) = to else { return None };
        Some(Happening::undergoes(attacker, Deed::BecomeBlocked, Some(Target::Object(object))))
    }

    fn happen(&self, change: &mut Change<'_>, object: ObjectId, details: Details) -> Result<(), TooLarge> {
        let blocker = change.state.object_mut(object);
        blocker.blocking = true;
        if let Some(Target::Object(attacker)) = details.to {
            blocker.fight.blocks.push(attacker);
        }
        Ok(())
    }
}

/// It becomes blocked.
pub(crate) struct BecomeBlocked;

impl ObjectDeed for BecomeBlocked {
    fn is_nothing(&self, board: &State, object: ObjectId, _: Details) -> bool {
        let state = board.object(object);
        !state.attacking || state.fight.blocked
    }

    fn is_once(&self, _: Deed) -> bool {
        true
    }

    fn happen(&self, change: &mut Change<'_>, object: ObjectId, _: Details) -> Result<(), TooLarge> {
        change.state.object_mut(object).fight.blocked = true;
        Ok(())
    }
}

/// It becomes unblocked: no blocker is declared for it. What is attacking has become so for good.
pub(crate) struct BecomeUnblocked;

impl ObjectDeed for BecomeUnblocked {
    fn is_nothing(&self, board: &State, object: ObjectId, _: Details) -> bool {
        let state = board.object(object);
        !state.attacking || state.fight.blocked
    }

    fn is_once(&self, _: Deed) -> bool {
        true
    }

    fn happen(&self, _: &mut Change<'_>, _: ObjectId, _: Details) -> Result<(), TooLarge> {
        Ok(())
    }
}
