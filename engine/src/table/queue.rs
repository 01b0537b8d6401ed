//! What is still to be done when the pending event has happened.

use super::tally::{Counted, Tally};
use language::effect::Cause;
use statements::error::TooLarge;
use statements::ids::{BlockId, EnvId, ObjectId, OriginId, PlayerId};
use statements::part::{Marks, Part};

/// What is still to be done; the last one comes first.
pub(crate) type Queue = Vec<Todo>;

/// Something that is still to be done.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Todo {
    /// The rest of an instruction list.
    Frame(Frame),
    /// A list that was arranged for the turn, phase or step that has begun: it has not begun itself.
    Due(Frame),
    /// Something begins to wait for the next turn, phase or step.
    Wait(Frame),
    /// The costs of the ability on top of the stack have been paid.
    Activated,
    /// The ability that was resolving has done so.
    Resolved,
    /// All that lies on the stack resolves, for a script that refers to this.
    ResolveRest(EnvId),
    /// Combat damage on the stack.
    OnStack(OnStack),
    /// The rest of a sequence of draws.
    Draws { player: PlayerId, left: u64, cause: Cause, by: Option<PlayerId>, from: OriginId, marks: Marks },
    /// What the instruction before the rest of a list does is added up here, and told to the list.
    Tally(Tally),
    /// Parts of an event that come after the others.
    Parts(Vec<Part>),
}

/// Combat damage on the stack.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct OnStack {
    /// As it was assigned.
    pub(crate) parts: Vec<Part>,
    /// Its sources and recipients, each with since when it is what it is.
    pub(crate) known: Vec<(ObjectId, u32)>,
}

/// The rest of an instruction list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Frame {
    pub(crate) block: BlockId,
    /// The next instruction.
    pub(crate) at: u32,
    pub(crate) env: EnvId,
    /// How many more times the whole list is followed after this time.
    pub(crate) again: u64,
    /// Whether it stands inside another list, whose rest is below: what is chosen in it is known there, too.
    pub(crate) within: bool,
}

impl Frame {
    /// A list from its beginning, once.
    pub(crate) const fn new(block: BlockId, env: EnvId) -> Self {
        Self { block, at: 0, env, again: 0, within: false }
    }
}

/// What is being added up now, with what counts: for the instruction that is being followed, and for those in place of whose
/// events that is done.
///
/// # Errors
/// When `add` has one.
pub(crate) fn each_open(
    queue: &mut Queue,
    mut add: impl FnMut(&mut Tally, Counted) -> Result<(), TooLarge>,
) -> Result<(), TooLarge> {
    let tallies = queue.iter_mut().rev();
    for tally in tallies.filter_map(|todo| if let Todo::Tally(tally) = todo { Some(tally) } else { None }) {
        if let Some(counts) = tally.counts {
            add(tally, counts)?;
        }
        if !tally.is_within {
            break;
        }
    }
    Ok(())
}
