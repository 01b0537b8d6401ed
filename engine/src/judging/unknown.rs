//! What could be about cards of which nothing is known, depending on what these are.

use super::fits::StandsIn;
use super::of_unknown::is_of_unknown;
use super::pending_event::PendingEvent;
use crate::table::env::Env;
use language::board::Restriction;
use language::effect::{Kind, Pattern};
use language::event::Deed;
use statements::happening::Happening;
use statements::ids::EffectId;
use statements::part::Part;
use statements::unread::OnUnknown;
use statements::verdict::Reason;

impl PendingEvent<'_> {
    /// What could be about cards that nobody knows and to which something happens, depending on what these are.
    pub(crate) fn on_unknown(&self) -> Vec<OnUnknown> {
        let mut found = Vec::new();
        for (at, part) in self.situation.parts.iter().enumerate().filter(|(_, part)| is_of_unknown(part)) {
            let context = self.open_context(at);
            let depends = |effect: &EffectId| self.judge(*effect, &context) == Err(Reason::UnknownCard);
            found.extend(self.candidates(part).filter(depends).map(OnUnknown::Applied));
            found.extend(self.on_revealing(part).map(OnUnknown::Applied));
            let depends = |env: Env, pattern: &Pattern| {
                self.looks_for(env, pattern, part, StandsIn::AnAbility) == Err(Reason::UnknownCard)
            };
            for trigger in self.view.triggers.iter().filter(|trigger| !trigger.prevented) {
                let of_source = || trigger.source.map(|source| self.restriction_env(source));
                let env = trigger.made.as_ref().map(|made| made.env.clone()).or_else(of_source);
                if env.is_some_and(|env| depends(env, &trigger.when)) {
                    found.push(OnUnknown::Triggers(trigger.source));
                }
            }
            for one in &self.view.restrictions {
                if let Restriction::Cant(pattern) = &*one.restriction
                    && depends(one.env.clone(), pattern)
                {
                    found.push(OnUnknown::Forbidden(one.env.about.this));
                }
            }
        }
        found
    }

    /// The effects on revealing a card of which it depends on what that is whether they can be applied.
    fn on_revealing(&self, part: &Part) -> impl Iterator<Item = EffectId> {
        let is_revealed = matches!(part.happening, Happening::Deed { deed: Deed::RevealUnknown, .. });
        let depends = move |effect: &EffectId| {
            let entry = self.table.effect(*effect);
            let env =
                entry.source.map_or_else(|| Env::clone(&entry.env), |source| self.restriction_env(source));
            self.looks_for(env, &entry.body.when, part, StandsIn::AnAbility) == Err(Reason::UnknownCard)
        };
        let effects = if is_revealed { self.view.effects(Kind::Undergo) } else { &[] };
        effects.iter().copied().filter(depends)
    }
}
