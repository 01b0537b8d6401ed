//! What is done to an object: the list of such deeds, and the way to the file of each. Removing damage has none: it is
//! one assignment.

use super::change::Change;
use super::spawning::Spawning;
use super::{
    attach, attack, block, explore, must_block, phase_in, phase_out, reveal, tap, transform, turn_face_down,
    turn_face_up, untap,
};
use crate::table::state::State;
use language::event::Deed;
use language::select::{What, Whom};
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::{ObjectId, Target};

/// Whether it would change nothing: tapping what is tapped, turning up what is face up.
pub(crate) fn is_nothing(deed: Deed, board: &State, object: ObjectId, to: Option<Target>) -> bool {
    let state = board.object(object);
    match deed {
        Deed::Tap => tap::is_nothing(state),
        Deed::Untap => untap::is_nothing(state),
        Deed::TurnFaceUp => turn_face_up::is_nothing(state),
        Deed::TurnFaceDown => turn_face_down::is_nothing(state),
        Deed::Transform => transform::is_nothing(state),
        Deed::Attack => state.attacking,
        Deed::Block => block::is_nothing(board, object, to),
        Deed::BecomeBlocked => !state.attacking || state.fight.blocked,
        Deed::MustBlock => must_block::is_nothing(board, object, to),
        Deed::Unattach => attach::is_nothing(state),
        Deed::PhaseOut => phase_out::is_nothing(state),
        Deed::PhaseIn => phase_in::is_nothing(state),
        Deed::Explore | Deed::Reveal | Deed::RemoveDamage => false,
    }
}

/// It is done to each of these, with regard to each of those where some are named. A creature attacks the first of them.
pub(crate) fn spawn(spawning: &mut Spawning<'_>, what: &What, deed: Deed, to: Option<&Whom>) {
    match deed {
        Deed::PhaseOut => return phase_out::spawn(spawning, what),
        Deed::PhaseIn => return phase_in::spawn(spawning, what),
        Deed::Tap
        | Deed::Untap
        | Deed::TurnFaceUp
        | Deed::TurnFaceDown
        | Deed::Transform
        | Deed::Explore
        | Deed::Reveal
        | Deed::RemoveDamage
        | Deed::Attack
        | Deed::Block
        | Deed::BecomeBlocked
        | Deed::MustBlock
        | Deed::Unattach => {}
    }
    let look = spawning.look();
    let objects = look.objects(what);
    let Some(to) = to else {
        for object in objects {
            spawning.add(Happening::Undergo { object, deed, to: None });
        }
        return;
    };
    let mut others = look.targets(to);
    if deed == Deed::Attack {
        others.truncate(1);
    }
    for object in objects {
        for &other in &others {
            spawning.add(Happening::Undergo { object, deed, to: Some(other) });
            if let (Deed::Block, Target::Object(attacker)) = (deed, other) {
                block::add_blocked(spawning, attacker, object);
            }
        }
    }
}

/// It is done.
pub(crate) fn happen(
    change: &mut Change<'_>,
    object: ObjectId,
    deed: Deed,
    to: Option<Target>,
) -> Result<(), TooLarge> {
    let state = change.state.object_mut(object);
    match deed {
        Deed::Tap => tap::happen(state),
        Deed::Untap => untap::happen(state),
        Deed::TurnFaceUp => turn_face_up::happen(state),
        Deed::TurnFaceDown => turn_face_down::happen(state),
        Deed::Transform => transform::happen(state),
        Deed::RemoveDamage => state.damage = 0,
        Deed::Attack => attack::happen(change, object, to),
        Deed::Block => block::happen(state, to),
        Deed::BecomeBlocked => state.fight.blocked = true,
        Deed::MustBlock => must_block::happen(state, to),
        Deed::Unattach => attach::undo(state),
        Deed::PhaseOut => phase_out::happen(change, object),
        Deed::PhaseIn => phase_in::happen(change, object),
        Deed::Explore => explore::happen(change, object),
        Deed::Reveal => return reveal::happen(change, object),
    }
    Ok(())
}
