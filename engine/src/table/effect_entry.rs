//! Effects, made ready: what is asked of an effect wherever it is looked at is worked out once, when it is met.

use std::sync::Arc;

use super::env::Env;
use super::traces::Trace;
use super::{EffectSource, SourceOf, Table};
use language::effect::{Effect, Kind, Limit, Quantity, Rewrite, Scope, Tier, Wants};
use language::rule::{Rule, Switch};
use statements::ids::{EffectId, ObjectId};

/// An effect, made ready.
#[derive(Clone, Debug)]
pub(crate) struct EffectEntry {
    pub(crate) body: Arc<Effect>,
    pub(crate) label: String,
    pub(crate) source: Option<ObjectId>,
    /// What its words refer to; `you` is taken from the view where the source is an object's ability.
    pub(crate) env: Env,
    /// Whether `you` is whoever controls the source now.
    pub(crate) follows_source: bool,
    /// Whether it is a self-replacement effect.
    pub(crate) own: bool,
    pub(crate) kind: Kind,
    pub(crate) tier: Tier,
    /// How many parts it takes at once.
    pub(crate) scope: Scope,
    pub(crate) acts: Acts,
    /// How much or how often it can still be used at the start; none is without end.
    pub(crate) limit: Option<u64>,
    pub(crate) rule: Option<Rule>,
    pub(crate) needs: Needs,
    /// Whether it is left out, to see what comes without it.
    pub(crate) left_out: bool,
    /// Whether anything can tell it from the same effect of an interchangeable permanent, once it has been applied.
    pub(crate) trace: Trace,
}

/// What an effect does where several like objects are counted together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Acts {
    /// The same to all of them.
    OnAll,
    /// It has something happen for each of them by itself.
    ForEach,
}

impl Acts {
    fn of(body: &Effect) -> Self {
        if body.rewrite.facts().for_each { Self::ForEach } else { Self::OnAll }
    }
}

/// What has to be there so that an effect can do what it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Needs {
    /// Nothing: it can do it wherever it is applicable.
    Nothing,
    /// Somebody, some object, another face: that is asked each time.
    Something,
}

impl Needs {
    fn of(body: &Effect) -> Self {
        if matches!(body.rewrite.facts().wants, Wants::Nothing) { Self::Nothing } else { Self::Something }
    }
}

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
                trace: Trace::of(&body, limit),
                rule: if let SourceOf::Rule(rule) = of { Some(rule) } else { None },
                needs: Needs::of(&body),
                left_out,
                env,
                body,
            });
        }
        id
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
