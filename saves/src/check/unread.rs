//! The unread text on which a ruling depends, and what the file says of that.

use super::Mismatch;
use crate::expected::{Expected, ExpectedUnread};
use engine::Ruling;

/// What a ruling depends on and the file does not say, or the other way round. A ruling that depends on what nobody has read
/// is not passed off as certain.
pub(super) fn compare(ruling: &Ruling, expected: &Expected) -> Vec<Mismatch> {
    let found = ruling.depends_on().iter();
    let found: Vec<ExpectedUnread> = found
        .map(|one| ExpectedUnread { object: one.object.clone(), sentence: one.sentence.clone() })
        .collect();
    let unsaid = found.iter().filter(|one| !expected.depends_on.contains(one));
    let unsaid = unsaid.map(|one| Mismatch::DependsOn(one.clone()));
    let needless = expected.depends_on.iter().filter(|one| !found.contains(one));
    unsaid.chain(needless.map(|one| Mismatch::DependsNot(one.clone()))).collect()
}
