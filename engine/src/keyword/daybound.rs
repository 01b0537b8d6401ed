//! Daybound (CR 702.145b (2026-04-17)). That it makes it day, and transforms by night, no event waits for: that is in
//! `events/day_and_night.rs`.

use super::stands_for::has_keyword;
use language::board::{Ability, Characteristics, Daytime, Keyword, ObjectKind, Restriction};
use language::effect::{Cause, Effect, EventPattern, Pattern, Rewrite};
use language::event::Deed;
use language::select::{Condition, What};

/// By night it enters with its back face up, and it transforms in no way but by its own ability.
pub(crate) fn abilities() -> Vec<Ability> {
    let enters = EventPattern::enters(What::This);
    // A token with two faces is no card: it enters with its front face up, and is transformed right after that.
    let only_if = vec![Condition::Daytime(Daytime::Night), Condition::It(What::Kind(ObjectKind::Card))];
    let when = Pattern { only_if, ..Pattern::new(enters.clone()) };
    let enters = Effect { when, ..Effect::new(enters, Rewrite::EnterTransformed) };
    vec![super::stands_for::effect("daybound", enters), only_by_daytime()]
}

/// Nothing but a rule transforms it: neither the effect of a spell or ability, nor a cost,
/// nor another event's replacement.
pub(crate) fn only_by_daytime() -> Ability {
    let transforms = EventPattern::undergoes(What::This, Deed::Transform, None);
    let because = vec![Cause::Effect, Cause::Cost, Cause::Replacement];
    Ability::Restriction(Restriction::Cant(Pattern { because, ..Pattern::new(transforms) }))
}

/// Whether it transforms as it becomes night.
pub(crate) fn has(is: &Characteristics) -> bool {
    has_keyword(is, &Keyword::Daybound)
}
