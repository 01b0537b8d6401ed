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
use crate::keyword::stands_for::has_named;
use crate::table::Table;
use crate::table::env::Env;
use crate::table::state::State;
use language::board::{Ability, CardType, Characteristics, KeywordName, Restriction, Zone};
use language::effect::{Cause, EventPattern, Pattern};
use language::rule::Switch;
use language::select::What;
use statements::decided::{Decided, Unfit};
use statements::forbids::Forbids;
use statements::ids::{ObjectId, PlayerId, Target};
use statements::lacking::{Lacks, Misfit};
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

    /// Whether a permanent can be attached to an object.
    pub(crate) fn can_carry(&self, host: ObjectId, what: ObjectId) -> bool {
        self.fits_on(self.thing(what), self.holder(what), Target::Object(host))
    }

    /// Which of some permanents can be attached to a player.
    pub(crate) fn able_to_enchant(&self, what: &What, player: PlayerId) -> Vec<ObjectId> {
        let can_be = |&id: &ObjectId| {
            let fits = || self.fits_on(self.thing(id), self.holder(id), Target::Player(player));
            self.state.is_permanent(id) && fits()
        };
        self.objects(what).into_iter().filter(can_be).collect()
    }

    /// Whether something that a player controls can be attached to somebody or something, as the rules and what it says of
    /// itself have it.
    fn fits_on(&self, thing: Thing<'_>, you: PlayerId, host: Target) -> bool {
        self.misfit(thing, you, host).is_none()
    }

    /// Why something that a player controls can't be attached to somebody or something; none where it can.
    pub(crate) fn misfit(&self, thing: Thing<'_>, you: PlayerId, host: Target) -> Option<Misfit> {
        let (table, state, seen) = (self.table, self.state, self.seen);
        let aura = is_aura(thing.is).then_some(Aura { table, state, seen, thing, you });
        let on = self.carries(thing.is);
        let fits = || match (&aura, on) {
            (Some(aura), _) => aura.is_for(host),
            (None, Some(on)) => self.is_carrier(on, host),
            (None, None) => false,
        };
        let is_protected =
            || matches!(host, Target::Object(host) if self.is_protected_from(host, &thing, you));
        let has_left = || matches!(host, Target::Player(player) if state.player(player).left);
        let reasons: [(&dyn Fn() -> bool, Misfit); 7] = [
            (&|| aura.is_none() && on.is_none(), Misfit::Kind),
            (&|| thing.is.is(CardType::Creature) && !reconfigures(thing.is), Misfit::Creature),
            (&|| thing.is.is(CardType::Battle) && table.on(Switch::Battles), Misfit::Battle),
            (&|| thing.id.map(Target::Object) == Some(host), Misfit::Itself),
            (&|| aura.is_some() && has_left(), Misfit::HasLeft),
            (&|| !fits(), Misfit::Host(on.filter(|_| aura.is_none()))),
            (&is_protected, Misfit::Protected),
        ];
        reasons.into_iter().find_map(|(is_so, why)| is_so().then_some(why))
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

    /// Whether somebody or something is what an Equipment or Fortification is attached to: a permanent of this type.
    fn is_carrier(&self, on: CardType, host: Target) -> bool {
        let Target::Object(host) = host else { return false };
        self.state.is_permanent(host) && self.seen[host.index()].is.is(on)
    }

    fn is_protected_from(&self, host: ObjectId, attached: &Thing<'_>, you: PlayerId) -> bool {
        let env = Env::new(you, attached.id, Cause::Effect);
        let eval = Evaluator::new(self.table, self.state, self.seen, &env);
        is_protected(&eval, host, attached)
    }
}

/// Whether it is an Equipment that may equip a creature while it is one: that with reconfigure (CR 301.5c (2026-04-17)).
pub(crate) fn reconfigures(is: &Characteristics) -> bool {
    has_subtype(is, "Equipment") && has_named(is, KeywordName::Reconfigure)
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
        self.misfit(host).is_none()
    }

    /// Why it can't be, apart from what something else says.
    fn misfit(&self, host: Target) -> Option<Misfit> {
        let env = Env::new(self.you, self.thing.id, Cause::Effect);
        Evaluator::new(self.table, self.state, &self.view.seen, &env).misfit(self.thing, self.you, host)
    }

    /// What is told of somebody or something on which it does not fit; nothing where it does. An effect that would attach it
    /// there leaves it where it is.
    pub(crate) fn told_misfit(&self, on: Target, so: Unfit) -> Option<Decided> {
        let (what, is_aura) = (self.thing.id, is_aura(self.thing.is));
        self.misfit(on).map(|why| Decided::Misfit { what, is_aura, on, why, so })
    }

    /// Why it can't become attached to somebody or something, where it is to: it does not fit there, or is there already.
    pub(crate) fn lacks_room(&self, on: Target) -> Option<Lacks> {
        let state = self.thing.state?;
        let is_there = match on {
            Target::Object(host) => state.attached_to == Some(host),
            Target::Player(player) => state.on_player == Some(player),
        };
        let why = if is_there { Misfit::There } else { self.misfit(on)? };
        Some(Lacks::Misfit { what: self.thing.id?, is_aura: is_aura(self.thing.is), on, why })
    }

    /// What is told of an effect that would attach it to what it is attached to (CR 701.3b (2026-04-17)).
    pub(crate) fn told_there(&self, host: ObjectId) -> Decided {
        let (what, is_aura, on) = (self.thing.id, is_aura(self.thing.is), Target::Object(host));
        Decided::Misfit { what, is_aura, on, why: Misfit::There, so: Unfit::Stays }
    }

    /// What is told of those that it could be attached to if they had no protection from it.
    pub(crate) fn told_protected(&self) -> Vec<Decided> {
        let kept_off = |id| Some(id).filter(|&id| self.misfit(id) == Some(Misfit::Protected));
        let permanents = self.state.ids().filter(|&id| self.state.is_permanent(id)).map(Target::Object);
        permanents.filter_map(kept_off).filter_map(|host| self.told_misfit(host, Unfit::Enters)).collect()
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
        let holder =
            Holder::of(Zone::Battlefield, coming.state.kind, &coming.is, coming.state.face_down.is_some());
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
