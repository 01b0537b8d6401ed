//! What is done with what is chosen: the deeds of the instruction behind the choices.

use language::event::{Deed, Event, Instruction};
use language::select::What;

/// What is done with what an instruction has somebody choose.
#[derive(Default)]
pub(super) struct Purpose {
    pub(super) events: Vec<Event>,
    /// Whether it is what an "if you do" asks about: a cost.
    pub(super) is_cost: bool,
}

/// What is done with what an instruction has somebody choose, as the instructions behind it say.
pub(super) fn purpose(instruction: &Instruction, behind: &[Instruction]) -> Purpose {
    let Instruction::Choose { called, .. } = instruction else { return Purpose::default() };
    let first = behind.iter().find(|one| !matches!(one, Instruction::Choose { .. }));
    let (events, is_cost) = match first {
        Some(Instruction::Do { events, .. }) => (events, false),
        Some(Instruction::IfDone { does, then, .. }) => (does, is_cost(then)),
        _ => return Purpose::default(),
    };
    let events: Vec<Event> = events.iter().filter(|event| is_done_to(event, called)).cloned().collect();
    Purpose { is_cost: is_cost && !events.is_empty(), events }
}

/// Whether what is done before these instructions is a cost: not where it is only looked at by a reflexive triggered ability
/// (CR 118.12, 603.12 (2026-04-17)).
pub(super) fn is_cost(then: &[Instruction]) -> bool {
    !matches!(then, [Instruction::Trigger { .. }])
}

/// Whether an event is what is done to what was chosen under this name.
fn is_done_to(event: &Event, called: &str) -> bool {
    let (Event::Sacrifice { what }
    | Event::Discard { what }
    | Event::Move { what, .. }
    | Event::Deed { deed: Deed::Tap | Deed::Untap, what: Some(what), .. }) = event
    else {
        return false;
    };
    matches!(what, What::Chosen(name) if name == called)
}
