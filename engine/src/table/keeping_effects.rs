//! Keeping an effect: it is made ready once, when it is met.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use super::effect_entry::{Acts, EffectEntry, Looks, Nature, Needs};
use super::env::Env;
use super::leading::Leads;
use super::traces::Trace;
use super::{EffectSource, SourceOf, Table};
use language::effect::{Effect, Limit, Quantity, Rewrite, Scope, Tier};
use language::rule::Switch;
use language::select::What;
use statements::ids::{EffectId, ObjectId};

impl Hash for EffectSource {
    /// What an effect does is kept once on a table, so that where it is kept tells it from others.
    fn hash<H: Hasher>(&self, state: &mut H) {
        (Arc::as_ptr(&self.body), &self.of, self.ordinal).hash(state);
    }
}

impl Table {
    /// Keeps an effect. `env` says what its words refer to.
    pub(crate) fn keep_effect(&mut self, source: EffectSource, env: Env, label: &str) -> EffectId {
        let (body, nature) = self.known_body(source.body);
        let of = source.of.clone();
        let id = EffectId::at(self.sources.add(EffectSource { body: Arc::clone(&body), ..source }));
        if id.index() == self.entries.len() {
            let own = matches!(of, SourceOf::SelfReplacement(_));
            let follows_source = matches!(of, SourceOf::Ability(_));
            let tier = self.tier(&body, own);
            let of_rules = matches!(of, SourceOf::Rule(_));
            let left_out = !of_rules && self.is_left_out(label, env.about.this);
            let limit = body.limit.as_ref().map(Limit::amount);
            let Nature { acts, needs, trace, leads } = nature;
            self.entries.push(EffectEntry {
                label: label.to_owned(),
                source: env.about.this,
                follows_source,
                own,
                kind: body.when.event.facts().kind,
                tier,
                scope: self.scope(&body, follows_source),
                acts,
                limit,
                trace,
                rule: if let SourceOf::Rule(rule) = of { Some(rule) } else { None },
                needs,
                looks: Looks::of(&body, &env),
                leads,
                left_out,
                env: Arc::new(env),
                body,
            });
        }
        id
    }

    /// What an effect says, kept once for all that say the same, and what follows from it alone.
    fn known_body(&mut self, body: Arc<Effect>) -> (Arc<Effect>, Nature) {
        let at = self.bodies.add(body);
        let body = Arc::clone(self.bodies.get(at));
        if at == self.natures.len() {
            self.natures.push(Nature {
                acts: Acts::of(&body),
                needs: Needs::of(&body),
                trace: Trace::of(&body, self.asks_for.exiled),
                leads: Leads::of(&body.rewrite),
            });
        }
        (body, self.natures[at])
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
        let (label, mut env) = (label.clone(), Env::clone(env));
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
