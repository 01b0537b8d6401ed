//! What has come under its controller's control: when echo is due (CR 702.30a (2026-04-17)), and whether it may attack and be
//! tapped for the cost of its abilities (CR 302.6 (2026-04-17)).

use super::change::Change;
use crate::keyword::stands_for::has_named;
use crate::table::object::Echo;
use language::board::KeywordName;
use statements::ids::ObjectId;

/// It has come under its controller's control: what has echo is due at the next upkeep, and a creature is not ready before the next
/// turn.
pub(super) fn comes_under_control(change: &mut Change<'_>, id: ObjectId) {
    if has_named(change.table.print(change.state.object(id).copiable()), KeywordName::Echo) {
        change.state.object_mut(id).echo = Echo::Coming;
    }
    change.state.object_mut(id).new = true;
}
