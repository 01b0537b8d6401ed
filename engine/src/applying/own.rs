//! Self-replacement effects of the spell or ability that made an effect: they travel with what that makes of an event
//! (CR 614.15 (2026-04-17)).

use super::AppliedEffect;
use crate::table::Origin;
use crate::table::env::Env;
use language::effect::Effect;
use statements::ids::{EffectId, OriginId};
use statements::part::Marks;

impl AppliedEffect<'_> {
    /// They belong to the picked parts as they are now, to what comes in their place, and to what has been added behind the
    /// first so many parts.
    pub(crate) fn send_along(&mut self, unless: &[Effect], added: usize) {
        let env = Env { marks: Marks::default(), ..self.words.to_env() };
        let env = self.table.keep_env(env);
        let unless = self.table.keep_self_replacements(unless, env);
        let replaced: Vec<usize> = self.edits.iter().map(|(at, _)| *at).collect();
        let stays = self.places().into_iter().filter(|at| !replaced.contains(at));
        let all: Vec<usize> = stays.chain(added..self.situation.parts.len()).collect();
        for at in all {
            let from = self.situation.parts[at].from;
            self.situation.parts[at].from = self.with_own(from, &unless);
        }
        for edit in 0..self.edits.len() {
            for new in 0..self.edits[edit].1.len() {
                let from = self.edits[edit].1[new].from;
                self.edits[edit].1[new].from = self.with_own(from, &unless);
            }
        }
    }

    fn with_own(&mut self, from: OriginId, more: &[EffectId]) -> OriginId {
        let mut origin: Origin = self.table.origin(from).clone();
        origin.unless.extend(more);
        self.table.keep_origin(origin)
    }
}
