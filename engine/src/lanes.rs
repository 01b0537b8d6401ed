//! Lanes: parts of an event whose whole exploration can't meet another's, each ruled on alone.
//!
//! While an event is pending the board stands still; what its parts share is what can run out, whom they affect,
//! what takes several parts at once, and the order in which a player goes through them. Each part is explored
//! alone with what it contains; what its whole exploration reads and changes is noted ([`Footprint`]), and parts that
//! meet are explored together, until none meet. See ARCHITECTURE.md for why that is enough.

pub(crate) mod join;
pub(crate) mod meet;
pub(crate) mod reads;
pub(crate) mod solve;

use crate::graph::build::{Building, Built};
use crate::options::{Lanes, Options};
use crate::pending::situation::Situation;
use crate::table::Table;
use language::board::Board;

/// With so many moments a ruling of all parts together is small.
const SMALL: usize = 2_000;

/// With so many parts in all its moments together it is small as well.
const SMALL_PARTS: usize = 10_000;

/// The ruling of a board from its first situation on `table`, in lanes where that is asked for, all parts together are
/// large, and the event splits.
pub(crate) fn rule(board: &Board, table: Table, start: Situation, options: &Options) -> Built {
    let mut joint = Building::new(table, start, options);
    if options.lanes == Lanes::Never || !options.merge {
        joint.go_on(usize::MAX, usize::MAX);
        return joint.finish();
    }
    let (moments, parts) = if options.lanes == Lanes::Always { (1, 0) } else { (SMALL, SMALL_PARTS) };
    if joint.go_on(moments, parts)
        && crate::lanes::solve::may_split(&joint)
        && let Some(built) = crate::lanes::solve::in_lanes(board, options)
    {
        return built;
    }
    joint.go_on(usize::MAX, usize::MAX);
    joint.finish()
}
