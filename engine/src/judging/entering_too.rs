//! What would enter at the same time as a copy of something, and could have been copied if it were there already.

use super::pending_event::PendingEvent;
use language::effect::Rewrite;
use statements::happening::Entering;
use statements::ids::EffectId;

impl PendingEvent<'_> {
    /// What enters along with a part that an effect would have enter as a copy, and is of the kind that it copies
    /// (CR 614.12a, 707.5 (2026-04-17), 503.5 (2006-10-01)). Empty of other effects.
    pub(crate) fn entering_too(&self, effect: EffectId, at: usize) -> Vec<Entering> {
        let Rewrite::EnterAsCopy { of, .. } = &self.table.effect(effect).body.rewrite else {
            return Vec::new();
        };
        let env = self.env(effect, &self.open_context(at));
        let eval = self.eval(&env);
        let others = self.situation.parts.iter().enumerate().filter(|(place, _)| *place != at);
        let enters = others.filter_map(|(_, part)| Some((part.happening.entering()?, self.coming(part)?)));
        enters.filter(|(_, coming)| eval.is(of, &coming.thing())).map(|(entering, _)| entering).collect()
    }
}
