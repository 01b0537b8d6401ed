//! What has been put onto the battlefield by what may be done, and what that is besides.

use language::event::{Event, Instruction};

use crate::oracle::tree::{Action, Clause, Lasting, Until};

/// "It's a Goat in addition to its other types": what is so of something for good, where nothing else is asked.
pub(super) fn is_type_besides(together: &[Clause]) -> bool {
    let [
        Clause {
            action: Action::Lasts(Lasting::Change(what, _, Until::Always)),
            only_if: None,
            may: None,
            ..
        },
    ] = together
    else {
        return false;
    };
    what.is_named_elsewhere()
}

/// Where something is put onto the battlefield by what may be done last, or is done if something is so: it is what is
/// spoken of then.
pub(super) fn where_it_is(to: &mut [Instruction]) -> Option<&mut Vec<Instruction>> {
    let (Instruction::May { does: inside, otherwise, .. }
    | Instruction::If { then: inside, otherwise, .. }
    | Instruction::IfDone { then: inside, otherwise, .. }) = to.last_mut()?
    else {
        return None;
    };
    if !otherwise.is_empty() {
        return None;
    }
    // What is chosen there is spoken of by its own name.
    if inside.iter().any(|one| matches!(one, Instruction::Choose { .. })) {
        return None;
    }
    let enters = |event: &Event| matches!(event, Event::Enter { .. });
    if let Some(Instruction::Do { events, .. }) = inside.last() {
        return events.iter().any(enters).then_some(inside);
    }
    where_it_is(inside)
}
