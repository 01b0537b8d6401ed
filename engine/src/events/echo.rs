//! When echo is due (CR 702.30a (2026-04-17)).

use super::change::Change;
use crate::keyword::stands_for::has_named;
use crate::table::object::Echo;
use language::board::KeywordName;
use statements::ids::ObjectId;

/// What has echo has come under its controller's control: that is due at the next upkeep (CR 702.30a (2026-04-17)).
pub(super) fn comes_under_control(change: &mut Change<'_>, id: ObjectId) {
    if has_named(change.table.print(change.state.object(id).copiable()), KeywordName::Echo) {
        change.state.object_mut(id).echo = Echo::Coming;
    }
}
