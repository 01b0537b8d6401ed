//! A pending event with everything that one needs to judge it.

use std::collections::BTreeMap;

use super::coming::would_be;
use super::env::{Env, Ref};
use super::eyes::{Aim, Eyes};
use super::force::{Force, effects_of, in_force, only_this, own_counters, own_entering, works};
use super::key::Key;
use super::layers::view;
use super::part::{Act, Part, Pending};
use super::seen::Seen;
use super::world::{Sign, World, damageable};
use super::{dates, expand};
use language::board::{
    Ability, CardType, Counter, Designation, Keyword, PlayerDesignation, Restriction, Zone,
};
use language::effect::EventPattern;

/// A pending event, what everything is like, and the effects in force.
pub(super) struct Moment<'a> {
    pub(super) world: &'a World,
    pub(super) pending: &'a Pending,
    pub(super) view: Vec<Seen>,
    /// What enters, as it would be, by the number of its part.
    pub(super) coming: BTreeMap<u32, Seen>,
    /// The same with counters that can't be put on it, where there are any: that is what is asked whether they can.
    pub(super) with_barred: Option<Box<Self>>,
    pub(super) forces: Vec<Force>,
}

/// How many counters of a kind are on somebody or something. Of players only poison counters are followed.
pub(super) fn counters_there(world: &World, on: Aim, kind: &Counter) -> u64 {
    match on {
        Aim::Player(player) if *kind == Counter::Poison => world.players[player].poison,
        Aim::Player(_) | Aim::Coming(_) => 0,
        Aim::Thing(at) => world.things[at].counters.get(kind).copied().unwrap_or(0),
    }
}

impl<'a> Moment<'a> {
    pub(super) fn new(world: &'a World, pending: &'a Pending) -> Self {
        Self::without(world, pending, &[])
    }

    /// The same, where what enters is as it would be without the counters of these parts.
    pub(super) fn without(world: &'a World, pending: &'a Pending, barred: &[u32]) -> Self {
        let view = view(world);
        let mut coming = BTreeMap::new();
        for part in &pending.parts {
            if let Act::Enter(form) = &part.act {
                coming.insert(part.number, would_be(world, pending, barred, (part.number, form)));
            }
        }
        let mut forces = in_force(world, &view);
        for (number, seen) in &coming {
            forces.extend(own(*number, seen));
        }
        for (effect, env) in &pending.selfs {
            let nth = forces.iter().filter(|f| f.is_selfish() && f.effect == *effect).count();
            let key = Key::Selfish { effect: Box::new(effect.clone()), nth };
            forces.push(Force { key, effect: effect.clone(), env: env.clone(), only: None });
        }
        Self { world, pending, view, coming, with_barred: None, forces }
    }

    pub(super) fn eyes(&self) -> Eyes<'_> {
        Eyes { world: self.world, view: &self.view }
    }

    /// What a part is done to.
    pub(super) fn aim(&self, part: &Part) -> Option<Aim> {
        Some(match &part.act {
            Act::Damage { to: aim, .. }
            | Act::PutCounters { on: aim, .. }
            | Act::Sign { on: aim, .. }
            | Act::RemoveCounters { from: aim, .. } => *aim,
            Act::GainLife { player, .. }
            | Act::LoseLife { player, .. }
            | Act::DrawCards { player, .. }
            | Act::Draw { player, .. }
            | Act::MoveTop { player, .. }
            | Act::Begin { player, .. } => Aim::Player(*player),
            Act::Mark { thing, .. }
            | Act::Destroy { thing, .. }
            | Act::Regenerate { thing }
            | Act::Sacrifice { thing }
            | Act::Move { thing, .. }
            | Act::Tap { thing }
            | Act::Reveal { thing } => Aim::Thing(*thing),
            Act::Enter(_) => Aim::Coming(part.number),
            Act::Create { player } => {
                let first = self.pending.entering(part.number).first().copied();
                let under = first.and_then(|n| self.pending.form(n)).map(|form| form.controller);
                Aim::Player(under.unwrap_or(*player))
            }
            Act::Opaque { affects, .. } => return *affects,
        })
    }

    /// The object that something is done to.
    pub(super) fn seen(&self, aim: Aim) -> Option<&Seen> {
        match aim {
            Aim::Player(_) => None,
            Aim::Thing(at) => self.view.get(at),
            Aim::Coming(number) => self.coming.get(&number),
        }
    }

    /// Who chooses among effects: the affected player, or the affected object's controller or owner.
    pub(super) fn orderer(&self, part: &Part) -> usize {
        match self.aim(part) {
            None => self.world.active,
            Some(Aim::Player(player)) => player,
            Some(aim) => self.seen(aim).map_or(self.world.active, Seen::holder),
        }
    }

    /// The side of an effect, knowing the part that it looks at.
    pub(super) fn side(&self, force: &Force, part: &Part) -> Env {
        let aim = self.aim(part);
        let it = match aim {
            Some(Aim::Thing(at)) => Some(Ref::Thing(at)),
            Some(Aim::Coming(number)) => self.coming.get(&number).and_then(|s| s.me),
            Some(Aim::Player(_)) | None => None,
        };
        let source = if let Act::Damage { source, .. } = &part.act { *source } else { None };
        let source_controller = source.map(|at| self.view[at].controller);
        let affected = aim.map(|_| self.orderer(part));
        Env { it, affected, source_controller, that_much: self.amount(part), ..force.env.clone() }
    }

    /// How much a part is about.
    pub(super) fn amount(&self, part: &Part) -> u64 {
        match &part.act {
            Act::Damage { amount, .. }
            | Act::Mark { amount, .. }
            | Act::GainLife { amount, .. }
            | Act::LoseLife { amount, .. }
            | Act::DrawCards { amount, .. }
            | Act::MoveTop { amount, .. }
            | Act::PutCounters { amount, .. }
            | Act::RemoveCounters { amount, .. } => *amount,
            Act::Enter(form) => form.count,
            Act::Create { .. } => {
                let enters = self.pending.entering(part.number);
                enters.iter().filter_map(|n| self.pending.form(*n)).map(|f| f.count).sum()
            }
            Act::Draw { .. }
            | Act::Destroy { .. }
            | Act::Regenerate { .. }
            | Act::Sacrifice { .. }
            | Act::Move { .. }
            | Act::Begin { .. }
            | Act::Tap { .. }
            | Act::Reveal { .. }
            | Act::Sign { .. }
            | Act::Opaque { .. } => 1,
        }
    }

    /// Whether there is anything to happen at all.
    pub(super) fn is_something(&self, part: &Part) -> bool {
        let here = |thing: &usize| self.view[*thing].zone == Zone::Battlefield;
        match &part.act {
            Act::Damage { to, amount, .. } => *amount > 0 && self.can_be_dealt(*to),
            // Judgement: before 2012-05-01 no text says what gaining 0 life is, and none at all what losing 0 life is; both
            // are nothing at any date.
            Act::GainLife { amount, .. } | Act::LoseLife { amount, .. } => *amount > 0,
            Act::Destroy { thing, .. }
            | Act::Regenerate { thing }
            | Act::Sacrifice { thing }
            | Act::Mark { thing, .. } => here(thing),
            Act::Move { thing, to, .. } => self.view[*thing].zone != *to,
            Act::MoveTop { player, amount, .. } => {
                *amount > 0 && !self.world.players[*player].library.is_empty()
            }
            Act::Enter(form) => {
                let free = form.thing.is_none_or(|at| self.view[at].zone != Zone::Battlefield);
                free && form.count > 0
                    && expand::can_be_permanent(form.copied.as_ref().unwrap_or(&form.printed))
            }
            Act::DrawCards { .. } | Act::Create { .. } | Act::PutCounters { .. } => self.amount(part) > 0,
            Act::RemoveCounters { from, kind, .. } => {
                self.amount(part) > 0 && counters_there(self.world, *from, kind) > 0
            }
            Act::Tap { thing } => here(thing) && !self.view[*thing].tapped,
            Act::Sign { on, sign, has } => self.can_sign(*on, sign, *has),
            Act::Draw { underway: true, .. } => self.pending.parts.iter().any(|inner| {
                let moves = matches!(inner.act, Act::Move { .. } | Act::MoveTop { .. } | Act::Enter(_));
                inner.within == Some(part.number) && moves
            }),
            Act::Draw { .. } | Act::Begin { .. } | Act::Reveal { .. } | Act::Opaque { .. } => true,
        }
    }

    /// Whether a designation or a mark would be new there, or would go. What is saddled can become so again, and who has the
    /// initiative can take it again.
    fn can_sign(&self, on: Aim, sign: &Sign, has: bool) -> bool {
        let again = [Sign::Designation(Designation::Saddled), Sign::Title(PlayerDesignation::Initiative)];
        let had = match on {
            Aim::Player(player) => self.world.players[player].signs.contains(sign),
            Aim::Thing(at) if self.view[at].zone == Zone::Battlefield => {
                self.world.things[at].signs.contains(sign)
            }
            Aim::Thing(_) | Aim::Coming(_) => return false,
        };
        had != has || has && again.contains(sign)
    }

    /// Whether damage can be dealt there.
    pub(super) fn can_be_dealt(&self, to: Aim) -> bool {
        match to {
            Aim::Player(_) => true,
            Aim::Thing(at) => {
                let seen = &self.view[at];
                seen.zone == Zone::Battlefield && damageable(&seen.is.types, self.world.at)
            }
            Aim::Coming(_) => false,
        }
    }

    pub(super) fn has(&self, thing: usize, keyword: &Keyword) -> bool {
        self.view[thing].is.abilities.iter().any(|a| matches!(a, Ability::Keyword(k) if k == keyword))
    }

    /// Whether an object is of this type.
    pub(super) fn is_type(&self, thing: usize, kind: CardType) -> bool {
        self.view[thing].is.types.contains(&kind)
    }

    /// Whether a restriction is about a part. Restrictions work on the battlefield, on the stack about
    /// themselves, and on what enters about its own entering.
    pub(super) fn restricted(&self, part: &Part, says: impl Fn(&Restriction, &Env) -> bool) -> bool {
        let there = |s: &&Seen| works(s) || s.zone == Zone::Stack;
        let own =
            if let Some(Aim::Coming(number)) = self.aim(part) { self.coming.get(&number) } else { None };
        let of_counters = matches!(part.act, Act::PutCounters { .. });
        let own = own.filter(|_| !of_counters || dates::counters_barred_as_it_enters(self.world.at));
        let eyes = self.eyes();
        let is_said = |ability: &Ability, env: &Env, works: &dyn Fn(&Restriction) -> bool| {
            let (only_if, ability) = if let Ability::AsLongAs { only_if, ability } = ability {
                (&only_if[..], &**ability)
            } else {
                (&[][..], ability)
            };
            let is_so = || only_if.iter().all(|one| eyes.holds(one, None, env));
            matches!(ability, Ability::Restriction(r) if works(r) && is_so() && says(r, env))
        };
        let for_a_time = self.world.lasting.iter().any(|(ability, env)| is_said(ability, env, &|_| true));
        for_a_time
            || self.view.iter().filter(there).chain(own).any(|seen| {
                let env = Env { this: seen.me, ..Env::of(seen.controller) };
                let works =
                    |r: &Restriction| works(seen) && !own.is_some_and(|o| o == seen) || about_itself(r);
                seen.is.abilities.iter().any(|ability| is_said(ability, &env, &works))
            })
    }
}

/// Whether a restriction is about its own object only.
fn about_itself(restriction: &Restriction) -> bool {
    match restriction {
        Restriction::CantBeRegenerated(what) => only_this(what),
        Restriction::CountersAtMost(..)
        | Restriction::BlockedByAtLeast(_)
        | Restriction::BlockedByAtMost(_)
        | Restriction::NeverAttacksAlone
        | Restriction::NeverActivated { .. }
        | Restriction::NeverBlocksAlone => true,
        Restriction::NoTrigger { .. }
        | Restriction::TriggersAgain { .. }
        | Restriction::NeverLosesFor { .. } => false,
        Restriction::CantBeTargeted { whom, .. } => {
            matches!(whom, language::select::Whom::Object(what) if only_this(what))
        }
        Restriction::Cant(when) | Restriction::CantUnlessPaid(when) | Restriction::CantBePrevented(when) => {
            own_entering(when)
                || own_counters(when)
                || matches!(&when.event, EventPattern::Damage { from, .. } if only_this(from))
                || matches!(&when.event, EventPattern::Move { what, .. } if only_this(what))
        }
    }
}

/// The effects of an entering permanent's own abilities on its own entering.
fn own(number: u32, seen: &Seen) -> Vec<Force> {
    let mut all = Vec::new();
    for (effect, nth) in effects_of(seen) {
        if own_entering(&effect.when) || own_counters(&effect.when) {
            let key = Key::Own { effect: Box::new(effect.clone()), nth };
            let env = Env { this: seen.me, ..Env::of(seen.controller) };
            all.push(Force { key, effect, env, only: Some(number) });
        }
    }
    all
}
