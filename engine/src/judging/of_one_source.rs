//! What prevents only so much of what one source deals at a time: absorb (CR 702.64b (2026-04-17)), and until 2009-10-01 each
//! static ability that says so.

use super::pending_event::PendingEvent;
use crate::table::effect_entry::EffectEntry;
use crate::table::selectors::Evaluator;
use language::effect::{Effect, Quantity, Rewrite, Scope};
use language::select::Amount;
use statements::happening::Happening;
use statements::ids::EffectId;
use statements::verdict::Reason;

impl PendingEvent<'_> {
    /// Whether an effect has prevented already all that it can of what the source of this damage deals now.
    ///
    /// # Errors
    /// The reason why it isn't applied then.
    pub(crate) fn is_left_of_source(
        &self,
        eval: &Evaluator<'_>,
        effect: EffectId,
        entry: &EffectEntry,
        at: usize,
    ) -> Result<(), Reason> {
        let Some(amount) = of_each_source(&entry.body, entry.scope) else { return Ok(()) };
        let before = self.prevented_of_source(effect, at);
        // What is too large is said when it is applied.
        let left = before == 0 || eval.amount(amount).is_ok_and(|amount| before < amount);
        left.then_some(()).ok_or(Reason::UsedUp)
    }

    /// How much an effect has prevented of what the source of this damage deals now.
    pub(crate) fn prevented_of_source(&self, effect: EffectId, at: usize) -> u64 {
        let Happening::Damage { source, .. } = self.part(at).happening else { return 0 };
        self.situation.prevented.of_source(effect, source, self.which_for(effect, at))
    }
}

/// How much of what one source deals at a time an effect prevents, if it is such an effect.
pub(crate) fn of_each_source(body: &Effect, scope: Scope) -> Option<&Amount> {
    if scope != Scope::PerSource || body.is_shield() {
        return None;
    }
    let Rewrite::Prevent(prevention) = &body.rewrite else { return None };
    let Quantity::Some(amount) = &prevention.amount else { return None };
    Some(amount)
}
