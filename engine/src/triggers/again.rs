//! Abilities that trigger an additional time.

use super::on_events::{Onlooker, Witness};
use super::witnessed::Witnessed;
use crate::table::triggers::Trigger;
use crate::table::view::Restricting;
use language::board::Restriction;
use statements::error::TooLarge;

impl Witness<'_> {
    /// How often an ability triggers where it would once: once more for each thing that says so (CR 603.2d (2026-04-17)).
    ///
    /// Known gap: what triggers on another one's triggering, as something is so, or as an instruction says so triggers no
    /// additional time.
    pub(super) fn times_each(&self, trigger: &Trigger, one: &Witnessed) -> Result<u64, TooLarge> {
        let Some(source) = trigger.source else { return Ok(1) };
        let mut times = 1_u64;
        for Restricting { env, restriction, .. } in &self.pending.view.restrictions {
            let Restriction::TriggersAgain { on, of } = &**restriction else { continue };
            let eval = self.pending.eval(env);
            let (you, this) = (env.about.you, env.about.this);
            let onlooker = |when| Onlooker { you, source: this, when, as_it_happens: &[], env: Some(env) };
            let sees = on.as_ref().is_none_or(|on| self.sees_so_often(onlooker(on), one).is_some());
            if sees && eval.is(of, &eval.thing(source)) {
                let many = this.map_or(1, |id| self.pending.state.object(id).count);
                times = times.checked_add(many).ok_or(TooLarge)?;
            }
        }
        Ok(times)
    }
}
