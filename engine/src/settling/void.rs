//! Why a part of an event that is nothing is that, where the rules that forbid it or an instruction do not tell.

use crate::events::deed::takes;
use crate::events::missed::{cant_be_turned, is_told_of};
use crate::judging::pending_event::PendingEvent;
use language::event::Deed;
use statements::decided::Decided;
use statements::happening::Happening;
use statements::ids::Target;
use statements::lacking::Nothing;
use statements::part::Part;

/// What is told of the parts at these places that come to nothing by themselves: there is none of it, or it is so already.
pub(super) fn told_void(pending: &PendingEvent<'_>, void: &[u16]) -> Vec<Decided> {
    let places = void.iter().map(|&at| usize::from(at));
    let outermost = places.filter(|&at| pending.part(at).within.is_none());
    let told = outermost.filter(|&at| pending.is_nothing(at) && !pending.forbidden(at)).filter_map(|at| {
        let part = pending.part(at);
        if pending.table.origin(part.from).is_step || is_told_of(pending.table, part) {
            return None;
        }
        why(pending, part)
    });
    told.map(Decided::Nothing).collect()
}

/// Why a part is nothing; none where that is told as what it is.
fn why(pending: &PendingEvent<'_>, part: &Part) -> Option<Nothing> {
    let told = || Box::new(part.alone());
    match part.happening {
        // Where a library is empty, that is told.
        Happening::Deed { of: Target::Player(_), deed: Deed::Mill, amount, .. } if amount > 0 => None,
        Happening::Deed { of: Target::Player(_), deed, amount, .. } => {
            let is_stock = amount == 0 || takes(deed).is_some();
            Some(if is_stock { Nothing::None(told()) } else { Nothing::Already(told()) })
        }
        // Why it can't be turned over is told as that happens, also where effects look at it in between.
        Happening::Deed { of: Target::Object(id), deed, .. } if cant_be_turned(pending.state, deed, id) => {
            None
        }
        Happening::Deed { of: Target::Object(id), deed, amount, .. } if amount > 0 => {
            let is_there = pending.state.is_permanent(id) || deed == Deed::Reveal;
            Some(if is_there { Nothing::Already(told()) } else { Nothing::NotThere(told()) })
        }
        Happening::Daytime { .. } | Happening::GainControl { .. } | Happening::Attach { .. } => {
            Some(Nothing::Already(told()))
        }
        Happening::Deed { .. }
        | Happening::RemoveCounters { .. }
        | Happening::GainLife { .. }
        | Happening::LoseLife { .. }
        | Happening::DrawCards { .. }
        | Happening::MoveUnknown { .. }
        | Happening::PutCounters { .. }
        | Happening::Roll { .. }
        | Happening::CopySpell { .. }
        | Happening::AddMana { .. } => Some(Nothing::None(told())),
        // What deals no damage is told as such, and of tokens that do not come each by itself. What holds a move is nothing where that is, which is told; and tokens that have
        // left are told as staying.
        Happening::Damage { .. }
        | Happening::MarkDamage { .. }
        | Happening::Draw { .. }
        | Happening::Move { .. }
        | Happening::Enter(_)
        | Happening::EnterCounters { .. }
        | Happening::Destroy { .. }
        | Happening::Regenerate { .. }
        | Happening::Sacrifice { .. }
        | Happening::Discard { .. }
        | Happening::CounterSpell { .. }
        | Happening::Cast { .. }
        | Happening::Begin { .. }
        | Happening::Create { .. }
        | Happening::Opaque { .. } => None,
    }
}
