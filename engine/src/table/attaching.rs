//! What can be attached to what (CR 701.3a, 701.3b (2026-04-17), 212.4k (2006-10-01)): an Aura to what it may enchant, an
//! Equipment to a creature, a Fortification to a land, and nothing to what has protection from it.
//!
//! Judgement: nothing else can be attached at any date. The first text that says so is of 2012-05-01; attaching is
//! defined for these alone in all of them.

use super::enchanting::{Aura, is_aura, is_protected};
use super::selectors::Evaluator;
use crate::table::env::Env;
use language::board::{CardType, Characteristics};
use language::effect::Cause;
use language::rule::Switch;
use language::select::What;
use statements::ids::{ObjectId, Target};

/// Permanents that can be attached to an object.
pub(crate) struct Attachable {
    pub(crate) host: ObjectId,
    pub(crate) permanents: Vec<ObjectId>,
}

impl Evaluator<'_> {
    /// Which of some permanents can be attached to the first of some objects. None where there is no such object.
    pub(crate) fn attachable(&self, what: &What, to: &What) -> Option<Attachable> {
        let host = *self.objects(to).first()?;
        let can_be = |&id: &ObjectId| self.state.is_permanent(id) && self.can_be_attached(id, host);
        Some(Attachable { host, permanents: self.objects(what).into_iter().filter(can_be).collect() })
    }

    fn can_be_attached(&self, id: ObjectId, host: ObjectId) -> bool {
        let host = Target::Object(host);
        if is_aura(&self.seen[id.index()].is) {
            let (table, state, seen) = (self.table, self.state, self.seen);
            let aura = Aura { table, state, seen, thing: self.thing(id), you: self.holder(id) };
            return !aura.can_never() && aura.may_enchant(host);
        }
        self.carries(id).is_some_and(|on| self.may_carry(id, on, host))
    }

    /// What an Equipment or Fortification may be attached to. None for what is neither; Fortifications came in 2007.
    pub(crate) fn carries(&self, id: ObjectId) -> Option<CardType> {
        let is = &self.seen[id.index()].is;
        if has_subtype(is, "Equipment") {
            Some(CardType::Creature)
        } else {
            let fortifies = has_subtype(is, "Fortification") && self.table.on(Switch::Fortifications);
            fortifies.then_some(CardType::Land)
        }
    }

    /// Whether an Equipment or Fortification may be attached to somebody or something, which has to be of this type.
    pub(crate) fn may_carry(&self, id: ObjectId, on: CardType, host: Target) -> bool {
        let is = &self.seen[id.index()].is;
        let Target::Object(host) = host else { return false };
        host != id
            && !is.is(CardType::Creature)
            && !(is.is(CardType::Battle) && self.table.on(Switch::Battles))
            && self.state.is_permanent(host)
            && self.seen[host.index()].is.is(on)
            && !self.is_protected_from(host, id)
    }

    fn is_protected_from(&self, host: ObjectId, attached: ObjectId) -> bool {
        let env = Env::new(self.holder(attached), Some(attached), Cause::Effect);
        let eval = Evaluator::new(self.table, self.state, self.seen, &env);
        is_protected(&eval, host, &eval.thing(attached))
    }
}

fn has_subtype(is: &Characteristics, name: &str) -> bool {
    is.subtypes.iter().any(|kind| kind == name)
}
