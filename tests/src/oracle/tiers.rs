//! Tiers of effects, and whom or what a part affects.

use super::at_once::unit;
use super::dates;
use super::eyes::Aim;
use super::force::Force;
use super::moment::Moment;
use super::part::{Act, Part};
use language::effect::Rewrite;

/// Who or what a part affects; before 2017-04-28 a part counts for what contains it.
pub(super) fn affected(moment: &Moment<'_>, part: usize) -> (Option<Aim>, Option<u32>) {
    let unit = unit(moment, part);
    let part = moment.pending.at(unit).map(|at| &moment.pending.parts[at]);
    match part {
        Some(Part { act: Act::Create { .. }, .. }) | None => (None, Some(unit)),
        Some(part) => (moment.aim(part), None),
    }
}

pub(super) fn tier(moment: &Moment<'_>, force: &Force) -> u8 {
    let at = moment.world.at;
    if force.is_selfish() && dates::self_first(at) {
        0
    } else if dates::control_tier(at) && does(&force.effect.rewrite, &|r| matches!(r, Rewrite::EnterUnder(_)))
    {
        1
    } else if dates::copy_tier(at)
        && does(&force.effect.rewrite, &|r| matches!(r, Rewrite::EnterAsCopy { .. }))
    {
        2
    } else {
        3
    }
}

/// Whether a rewrite does this, or something in it does.
pub(super) fn does(rewrite: &Rewrite, this: &dyn Fn(&Rewrite) -> bool) -> bool {
    this(rewrite)
        || matches!(rewrite, Rewrite::All(all) | Rewrite::ChooseOne(all) if all.iter().any(|r| does(r, this)))
}
