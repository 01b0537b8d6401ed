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
use crate::lanes::solve::{in_lanes, may_split};
use crate::options::{Lanes, Options};
use crate::pending::situation::Situation;
use crate::setup::from_board::lay;
use crate::table::Table;
use crate::terms::Terms;
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
    let anew = || {
        let (table, start) = lay(board, Terms::of(board, options));
        let mut building = Building::new(table, start, options);
        building.begin();
        building
    };
    joint.begin();
    if options.lanes == Lanes::Always && may_split(&joint) {
        // Nothing has been explored yet, so that what is there is what each lane begins with.
        match in_lanes(board, joint, options) {
            Some(built) => return built,
            None => joint = anew(),
        }
    } else if options.lanes == Lanes::WhenLarge
        && joint.go_on(SMALL, SMALL_PARTS)
        && may_split(&joint)
        && let Some(built) = in_lanes(board, anew(), options)
    {
        return built;
    }
    joint.go_on(usize::MAX, usize::MAX);
    joint.finish()
}
