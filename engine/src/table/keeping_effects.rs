//! Keeping an effect: it is made ready once, when it is met.

use std::sync::Arc;

use super::effect_entry::{Acts, EffectEntry, Needs};
use super::env::Env;
use super::leading::Leads;
use super::traces::Trace;
use super::{EffectSource, SourceOf, Table};
use language::effect::{Effect, Limit, Quantity, Rewrite, Scope, Tier};
use language::rule::Switch;
use language::select::What;
use statements::ids::{EffectId, ObjectId};

impl Table {
    /// Keeps an effect. `env` says what its words refer to.
    pub(crate) fn keep_effect(&mut self, source: EffectSource, env: Env, label: &str) -> EffectId {
        let body = Arc::clone(&source.body);
        let of = source.of.clone();
        let id = EffectId::at(self.sources.add(source));
        if id.index() == self.entries.len() {
            let own = matches!(of, SourceOf::SelfReplacement(_));
            let follows_source = matches!(of, SourceOf::Ability(_));
            let tier = self.tier(&body, own);
            let of_rules = matches!(of, SourceOf::Rule(_));
            let left_out = !of_rules && self.is_left_out(label, env.about.this);
            let limit = body.limit.as_ref().map(Limit::amount);
            self.entries.push(EffectEntry {
                label: label.to_owned(),
                source: env.about.this,
                follows_source,
                own,
                kind: body.when.event.facts().kind,
                tier,
                scope: self.scope(&body, follows_source),
                acts: Acts::of(&body),
                limit,
                trace: Trace::of(&body, limit, self.asks_for_exiled),
                rule: if let SourceOf::Rule(rule) = of { Some(rule) } else { None },
                needs: Needs::of(&body),
                leads: Leads::of(&body.rewrite),
                left_out,
                env,
                body,
            });
        }
        id
    }

    /// The same effect of another object that is like its source, where it is one of the source's own abilities, or its
    /// regeneration shield.
    pub(crate) fn twin(&mut self, effect: EffectId, of: ObjectId, other: ObjectId) -> Option<EffectId> {
        let source = self.sources.get(effect.index()).clone();
        let is_own = source.of == SourceOf::Ability(of);
        if !is_own && !self.is_shield_of(effect, of) {
            return None;
        }
        let EffectEntry { label, env, .. } = self.effect(effect);
        let (label, mut env) = (label.clone(), env.clone());
        env.about.this = Some(other);
        let of = if is_own { SourceOf::Ability(other) } else { SourceOf::Made(self.keep_env(env.clone())) };
        Some(self.keep_effect(EffectSource { of, ..source }, env, &label))
    }

    /// Whether an effect is the regeneration shield of an object: of a row each has its own.
    pub(crate) fn is_shield_of(&self, effect: EffectId, object: ObjectId) -> bool {
        let EffectEntry { source, body, .. } = self.effect(effect);
        let has_left = matches!(self.sources.get(effect.index()).of, SourceOf::Made(_) | SourceOf::Listed(_));
        let names_this = |what: &What| what.demands(&|part| *part == What::This);
        let own = body.when.event.facts().affects.objects().is_some_and(names_this);
        *source == Some(object) && has_left && own && matches!(body.rewrite, Rewrite::Regenerate)
    }

    /// The tier of an effect at the rules date.
    fn tier(&self, body: &Effect, own: bool) -> Tier {
        let natural = if own { Tier::SelfReplacement } else { body.rewrite.tier() };
        let known = match natural {
            Tier::SelfReplacement => self.on(Switch::SelfFirst),
            Tier::Control => self.on(Switch::ControlTier),
            Tier::Copy => self.on(Switch::CopyTier),
            Tier::BackFace => self.on(Switch::BackFaceTier),
            Tier::Other => true,
        };
        if known { natural } else { Tier::Other }
    }

    /// How many parts an effect takes at once. A shield is one for all that it shields: who orders for several of them
    /// divides it among them (CR 615.7 (2026-04-17)). A floor under a life total is one for all its player would lose.
    /// "Prevent 1 of that damage" from a static ability takes what one source deals at once, from 2009-10-01 on each damage
    /// event.
    ///
    /// Judgement: where several players order, each divides all that is left, in turn order; no text says that one leaves
    /// any of it to the next.
    ///
    /// Judgement: of what one source deals at once, the orderer says whom it is taken from; no text says who does.
    fn scope(&self, body: &Effect, follows_source: bool) -> Scope {
        if body.rewrite.floor().is_some() {
            return body.when.scope.max(Scope::PerRecipient);
        }
        if body.is_shield() {
            return body.when.scope.max(Scope::PerPlayer);
        }
        let some = matches!(&body.rewrite, Rewrite::Prevent(prevention) if matches!(prevention.amount, Quantity::Some(_)));
        if some && follows_source && self.on(Switch::StaticAmountPerSource) {
            return body.when.scope.max(Scope::PerSource);
        }
        body.when.scope
    }
}
