//! What is done with what is chosen: the deeds of the instruction behind the choices.

use language::event::{Deed, Event, Instruction};
use language::select::What;

/// What is done with what an instruction has somebody choose, as the instructions behind it say.
pub(super) fn purpose(instruction: &Instruction, behind: &[Instruction]) -> Vec<Event> {
    let Instruction::Choose { called, .. } = instruction else { return Vec::new() };
    let first = behind.iter().find(|one| !matches!(one, Instruction::Choose { .. }));
    let Some(Instruction::Do { events, .. } | Instruction::IfDone { does: events, .. }) = first else {
        return Vec::new();
    };
    events.iter().filter(|event| is_done_to(event, called)).cloned().collect()
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
