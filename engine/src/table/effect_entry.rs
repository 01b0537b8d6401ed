//! Effects, made ready: what is asked of an effect wherever it is looked at is worked out once, when it is met.

use std::sync::Arc;

use super::env::Env;
use super::leading::{BROUGHT, Leads};
use super::traces::Trace;
use language::effect::{Effect, EventPattern, Kind, Pattern, Scope, Tier, Wants};
use language::rule::Rule;
use language::select::{What, Whom};
use statements::ids::ObjectId;

/// An effect, made ready.
#[derive(Clone, Debug)]
pub(crate) struct EffectEntry {
    pub(crate) body: Arc<Effect>,
    pub(crate) label: String,
    pub(crate) source: Option<ObjectId>,
    /// What its words refer to; `you` is taken from the view where the source is an object's ability.
    pub(crate) env: Arc<Env>,
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
    pub(crate) looks: Looks,
    /// Whether it is left out, to see what comes without it.
    pub(crate) left_out: bool,
    /// Whether anything can tell it from the same effect of an interchangeable permanent, once it has been applied.
    pub(crate) trace: Trace,
    /// Of what kinds of events it may make something.
    pub(crate) leads: Leads,
}

/// What follows from what an effect says alone, whoever's it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Nature {
    pub(crate) acts: Acts,
    pub(crate) needs: Needs,
    pub(crate) trace: Trace,
    pub(crate) leads: Leads,
}

impl EffectEntry {
    /// Whether it is one for several parts: it can run out, or takes several at once.
    pub(crate) fn is_shared(&self) -> bool {
        self.limit.is_some() || self.scope > Scope::EachPart
    }

    /// Whether it may tie parts for which it is applicable, so that the sequence of what is picked for them matters.
    pub(crate) fn may_tie(&self) -> bool {
        self.is_shared() || self.leads.to_any(BROUGHT)
    }
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
    pub(crate) fn of(body: &Effect) -> Self {
        if body.rewrite.facts().for_each { Self::ForEach } else { Self::OnAll }
    }
}

/// At which events of its kind an effect looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Looks {
    /// At all of them, whatever they are about and whyever they would happen.
    AtAll,
    /// At those that its words fit: that is asked each time.
    AtSome,
}

impl Looks {
    /// Of damage it is told, which is asked most: "if a source would deal damage to a permanent or player".
    pub(crate) fn of(body: &Effect, env: &Env) -> Self {
        let Pattern { event, only_if, because, by, scope: _, recheck } = &body.when;
        let all = EventPattern::Damage { from: What::Any, to: Whom::Any, combat: None };
        let asks_more = !only_if.is_empty() || !because.is_empty() || by.is_some() || recheck.is_some();
        if *event == all && !asks_more && env.about.unknown.is_none() { Self::AtAll } else { Self::AtSome }
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
    pub(crate) fn of(body: &Effect) -> Self {
        if matches!(body.rewrite.facts().wants, Wants::Nothing) { Self::Nothing } else { Self::Something }
    }
}
