//! Power and toughness that are doubled: as much more as they are (CR 701.10b (2026-04-17)).

use language::board::Change;
use language::event::Instruction;
use language::select::{Amount, What};

use super::lasting::lifetime;
use crate::oracle::meaning::context::Context;
use crate::oracle::meaning::{Meant, filter};
use crate::oracle::tree::{How, Thing, Until};

/// The power of objects is doubled for a time, or their power and toughness. Of several each is doubled by itself, one after
/// the other.
pub(super) fn doubles(
    context: &mut Context,
    thing: &Thing,
    toughness: bool,
    until: Until,
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    let what = filter::affected(thing, context, to)?;
    context.still_there(thing, &what)?;
    let one =
        matches!(thing, Thing::Such(How::Target { amount: 1, .. } | How::One, _) | Thing::Own | Thing::It);
    if one {
        to.push(doubled(what, toughness, until));
    } else {
        to.push(Instruction::ForEach { what, does: vec![doubled(What::It, toughness, until)] });
    }
    Ok(())
}

fn doubled(what: What, toughness: bool, until: Until) -> Instruction {
    let mut changes = vec![Change::ModifyTimes(1, 0, Amount::PowerOf(what.clone()))];
    changes.extend(toughness.then(|| Change::ModifyTimes(0, 1, Amount::ToughnessOf(what.clone()))));
    Instruction::Change { what, changes, until: lifetime(until) }
}
