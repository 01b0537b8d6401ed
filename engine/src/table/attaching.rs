//! What can be attached to what (CR 701.3a, 701.3b (2026-04-17), 212.4k (2006-10-01)): an Aura to what it may enchant, an
//! Equipment to a creature, a Fortification to a land, and nothing to what has protection from it.
//!
//! Judgement: nothing else can be attached at any date. The first text that says so is of 2012-05-01; attaching is
//! defined for these alone in all of them.

use super::enchanting::{Aura, is_aura, is_protected};
use super::entering_permanent::EnteringPermanent;
use super::functioning::Holder;
use super::own_effects::abilities_of;
use super::selectors::{Evaluator, thing_on_board};
use super::thing::Thing;
use super::view::{Restricting, View};
use crate::table::Table;
use crate::table::env::Env;
use crate::table::state::State;
use language::board::{Ability, CardType, Characteristics, Restriction, Zone};
use language::effect::{Cause, EventPattern, Pattern};
use language::rule::Switch;
use language::select::What;
use statements::decided::Decided;
use statements::forbids::Forbids;
use statements::ids::{ObjectId, PlayerId, Target};
use statements::part::Part;

/// Permanents that can be attached to an object.
pub(crate) struct Attachable {
    pub(crate) host: ObjectId,
    pub(crate) permanents: Vec<ObjectId>,
}

impl Evaluator<'_> {
    /// Which of some permanents can be attached to the first of some objects. None where there is no such object. What
    /// something says can't happen is not looked at.
    pub(crate) fn attachable(&self, what: &What, to: &What) -> Option<Attachable> {
        let host = *self.objects(to).first()?;
        let can_be = |&id: &ObjectId| {
            let fits = || self.fits_on(self.thing(id), self.holder(id), Target::Object(host));
            self.state.is_permanent(id) && fits()
        };
        Some(Attachable { host, permanents: self.objects(what).into_iter().filter(can_be).collect() })
    }

    /// Whether something that a player controls can be attached to somebody or something, as the rules and what it says of
    /// itself have it.
    fn fits_on(&self, thing: Thing<'_>, you: PlayerId, host: Target) -> bool {
        let (table, state, seen) = (self.table, self.state, self.seen);
        if is_aura(thing.is) {
            let aura = Aura { table, state, seen, thing, you };
            return !aura.can_never() && aura.may_enchant(host);
        }
        self.carries(thing.is).is_some_and(|on| self.may_carry(&thing, you, on, host))
    }

    /// What an Equipment or Fortification may be attached to. None for what is neither; Fortifications came in 2007.
    pub(crate) fn carries(&self, is: &Characteristics) -> Option<CardType> {
        if has_subtype(is, "Equipment") {
            Some(CardType::Creature)
        } else {
            let fortifies = has_subtype(is, "Fortification") && self.table.on(Switch::Fortifications);
            fortifies.then_some(CardType::Land)
        }
    }

    /// Whether an Equipment or Fortification may be attached to somebody or something, which has to be of this type.
    pub(crate) fn may_carry(&self, thing: &Thing<'_>, you: PlayerId, on: CardType, host: Target) -> bool {
        let is = thing.is;
        let Target::Object(host) = host else { return false };
        thing.id != Some(host)
            && !is.is(CardType::Creature)
            && !(is.is(CardType::Battle) && self.table.on(Switch::Battles))
            && self.state.is_permanent(host)
            && self.seen[host.index()].is.is(on)
            && !self.is_protected_from(host, thing, you)
    }

    fn is_protected_from(&self, host: ObjectId, attached: &Thing<'_>, you: PlayerId) -> bool {
        let env = Env::new(you, attached.id, Cause::Effect);
        let eval = Evaluator::new(self.table, self.state, self.seen, &env);
        is_protected(&eval, host, attached)
    }
}

/// Something that is attached to an object, or enters attached to one.
#[derive(Clone, Copy)]
pub(crate) struct Attachment<'a> {
    pub(crate) table: &'a Table,
    pub(crate) state: &'a State,
    pub(crate) view: &'a View,
    thing: Thing<'a>,
    /// Who controls it.
    you: PlayerId,
    /// Where it enters: what it will be, and the part of the event that it is.
    enters: Option<(&'a EnteringPermanent, &'a Part)>,
}

impl<'a> Attachment<'a> {
    /// A permanent.
    pub(crate) fn permanent(table: &'a Table, state: &'a State, view: &'a View, id: ObjectId) -> Self {
        let you = view.seen[id.index()].controller.unwrap_or(state.object(id).owner);
        let thing = thing_on_board(state, &view.seen, id);
        Self { table, state, view, thing, you, enters: None }
    }

    /// What enters by a part of an event, as it will be.
    pub(crate) fn entering(
        table: &'a Table,
        state: &'a State,
        view: &'a View,
        enters: (&'a EnteringPermanent, &'a Part),
    ) -> Self {
        let (coming, _) = enters;
        Self { table, state, view, thing: coming.thing(), you: coming.controller, enters: Some(enters) }
    }

    /// The Aura that it is, if it is one.
    pub(crate) fn aura(&self) -> Option<Aura<'a>> {
        let Self { table, state, view, thing, you, .. } = *self;
        is_aura(thing.is).then_some(Aura { table, state, seen: &view.seen, thing, you })
    }

    /// Whether it can be attached to somebody or something, apart from what something else says can't be.
    pub(crate) fn fits_on(&self, host: Target) -> bool {
        let env = Env::new(self.you, self.thing.id, Cause::Effect);
        Evaluator::new(self.table, self.state, &self.view.seen, &env).fits_on(self.thing, self.you, host)
    }

    /// The first that says that it can't be attached to an object (CR 101.2, 303.4c (2026-04-17), 212.4d (2006-10-01)).
    ///
    /// Judgement: what is said of becoming attached for some cause, nobody says of what is attached already.
    ///
    /// Judgement: what something that enters says of itself, or of all such permanents, counts as it enters.
    ///
    /// Known gap: of players nothing says so.
    pub(crate) fn barred_from(&self, host: Target) -> Option<Forbids> {
        let Target::Object(host) = host else { return None };
        let forbids = |one: &&Restricting| self.is_barred(&one.restriction, one.env.clone(), host, false);
        let found = self.view.restrictions.iter().find(forbids).map(|one| one.by);
        found.or_else(|| self.bars_itself(host).then_some(Forbids::WhatEnters))
    }

    /// Whether nothing keeps it from being attached to somebody or something.
    pub(crate) fn may_be_on(&self, host: Target) -> bool {
        self.fits_on(host) && self.barred_from(host).is_none()
    }

    /// What is told of those of some objects to which it can't be attached although it fits there: by what.
    pub(crate) fn told_barred(&self, hosts: impl IntoIterator<Item = Target>) -> Vec<Decided> {
        let mut by_whom: Vec<(Forbids, Vec<ObjectId>)> = Vec::new();
        for host in hosts.into_iter().filter(|host| self.fits_on(*host)) {
            let (Target::Object(id), Some(by)) = (host, self.barred_from(host)) else { continue };
            match by_whom.iter_mut().find(|(known, _)| *known == by) {
                Some((_, to)) => to.push(id),
                None => by_whom.push((by, vec![id])),
            }
        }
        let what = self.thing.id;
        by_whom.into_iter().map(|(by, to)| Decided::CantBeAttached { what, to, by }).collect()
    }

    fn bars_itself(&self, host: ObjectId) -> bool {
        let Some((coming, _)) = self.enters else { return false };
        let holder = Holder::of(Zone::Battlefield, coming.state.kind, &coming.is, coming.state.face_down);
        abilities_of(self.table, &coming.is).iter().any(|own| {
            let Ability::Restriction(restriction) = own.ability.itself() else { return false };
            let env = Env::new(self.you, self.thing.id, Cause::Effect);
            let eval =
                Evaluator::new(self.table, self.state, &self.view.seen, &env).looking_at(Some(coming), true);
            let has = holder.has_functioning(self.table, &own.ability) && eval.has_ability(&own.ability);
            has && self.is_barred(restriction, env, host, true)
        })
    }

    /// Whether a restriction, its own or another's, keeps it from being attached to an object.
    fn is_barred(&self, restriction: &Restriction, mut env: Env, host: ObjectId, is_own: bool) -> bool {
        let Restriction::Cant(pattern) = restriction else { return false };
        let EventPattern::Attach { what, to } = &pattern.event else { return false };
        env.about.it = self.thing.id;
        env.about.affected = Some(self.you);
        let eval = Evaluator::new(self.table, self.state, &self.view.seen, &env);
        let eval = eval.looking_at(self.enters.map(|(coming, _)| coming), is_own);
        let is_it = if is_own { eval.matches_this(what, &self.thing) } else { eval.is(what, &self.thing) };
        is_it
            && eval.is(to, &eval.thing(host))
            && self.is_caused(&eval, pattern)
            && pattern.only_if.iter().all(|condition| eval.holds(condition, Some(&self.thing)))
    }

    fn is_caused(&self, eval: &Evaluator<'_>, pattern: &Pattern) -> bool {
        let Some((_, part)) = self.enters else { return pattern.because.is_empty() && pattern.by.is_none() };
        let is_replacement = part.cause == Cause::Replacement && pattern.because.contains(&Cause::Effect);
        let is_because =
            pattern.because.is_empty() || pattern.because.contains(&part.cause) || is_replacement;
        let is_by = |by| part.by.is_some_and(|player| eval.includes(by, player));
        is_because && pattern.by.as_ref().is_none_or(is_by)
    }
}

fn has_subtype(is: &Characteristics, name: &str) -> bool {
    is.subtypes.iter().any(|kind| kind == name)
}
