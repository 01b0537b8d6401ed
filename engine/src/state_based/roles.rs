//! Roles (CR 704.5y (2026-04-17)): of those that one player controls on one permanent only the newest stays.

use super::looking::{Check, Due, has_subtype};
use language::rule::Switch;
use statements::ids::{ObjectId, PlayerId};
use statements::state_based::StateBased;

/// Every Role that a newer one of the same player joins goes.
pub(crate) fn eval(check: &mut Check<'_>) {
    if !check.table.on(Switch::Roles) {
        return;
    }
    let roles = check.permanents().filter(|(_, _, seen)| has_subtype(&seen.is, "Role"));
    let attached = roles.filter(|(_, object, _)| object.attached_to.is_some());
    let roles: Vec<Role> = attached
        .map(|(id, object, seen)| Role {
            id,
            place: (object.attached_to, seen.controller),
            since: object.stamp,
            count: object.count,
        })
        .collect();
    for role in &roles {
        if roles.iter().any(|other| other.place == role.place && other.since > role.since) {
            check.dies(role.id, StateBased::Role);
        } else if let (true, Some(player)) = (role.count > 1, role.place.1) {
            // Of those that came together one is the newest, too (CR 613.7m (2026-04-17)).
            check.add(StateBased::Role, Due::KeepsOne(player, vec![role.id]));
        }
    }
}

/// A Role on a permanent.
struct Role {
    id: ObjectId,
    /// On what it is, and who controls it.
    place: (Option<ObjectId>, Option<PlayerId>),
    since: u32,
    /// How many like ones it stands for.
    count: u64,
}
