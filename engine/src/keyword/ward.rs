//! Ward (CR 702.21 (2026-04-17)), where what is said with it is a cost of mana. Whether that is paid is asked; no mana is looked
//! for.

use super::stands_for::{of_this, triggered};
use language::board::Ability;
use language::event::{Deed, Instruction};
use language::select::Who;

/// What has made it a target and an opponent controls is countered, unless that player pays. None where the cost is not one of
/// mana.
pub(crate) fn abilities(with: &str) -> Vec<Ability> {
    let is_of_mana = with.starts_with('{') && with.ends_with('}') && !with.contains(' ');
    if !is_of_mana {
        return Vec::new();
    }
    let mut when = of_this(Deed::BecomeTarget);
    when.by = Some(Who::Opponents);
    let (does, otherwise) = (Vec::new(), vec![Instruction::CounterTargeter]);
    vec![triggered(when, vec![Instruction::May { who: Who::Affected, does, otherwise }])]
}
