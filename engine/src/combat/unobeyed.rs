//! Requirements that a legal declaration does not obey, and why: what would have to attack, block or become blocked can't,
//! or not without disobeying as many others (CR 508.1d, 509.1c (2026-04-17), 500.4 (2006-10-01)).

use super::demands::{Demands, part};
use language::board::CardType;
use language::effect::EventPattern;
use language::event::Deed;
use statements::decided::{Decided, NotObeyed};
use statements::ids::{ObjectId, Target};

/// Why something can't be blocked.
const NO_ATTACK: &str = "it does not attack";

/// A declaration as it is made.
pub(crate) trait Declaring {
    /// What permanents say of it.
    fn demands(&self) -> Demands<'_>;

    /// What the creatures are declared to do.
    fn deed(&self) -> Deed;

    /// Permanents of those who declare.
    fn members(&self) -> Vec<ObjectId>;

    /// What can be attacked, or attacks.
    fn goals(&self) -> Vec<Target>;

    /// What a requirement may name besides.
    fn other_goals(&self) -> Vec<Target>;

    /// What it has been told to do it to by an effect on itself.
    fn told(&self, member: ObjectId) -> Vec<Target>;

    /// What it is declared to do it to.
    fn taken(&self, member: ObjectId) -> Vec<Target>;

    /// Why it can't be declared at all.
    fn cant(&self, member: ObjectId) -> Option<&'static str>;

    /// Why it can't do it to this, or not as the others are declared.
    fn cant_that(&self, member: ObjectId, goal: Target) -> NotObeyed;
}

/// What the requirements on a declaration that is not illegal ask for, and does not happen. Each is told once, with all of
/// which it is so.
pub(crate) fn unobeyed(of: &dyn Declaring) -> Vec<Decided> {
    let mut all = Told { deed: of.deed(), found: Vec::new() };
    let (members, goals, others) = (of.members(), of.goals(), of.other_goals());
    let (demands, deed) = (of.demands(), of.deed());
    for (source, pattern) in &demands.pending.view.requirements {
        let EventPattern::Deed { deed: asked, to, .. } = &pattern.event else { continue };
        if *asked != deed {
            continue;
        }
        let concerns = |member: ObjectId, to: Option<Target>| {
            demands.pending.concerns(*source, pattern, &part(member, deed, to))
        };
        for &member in &members {
            if to.is_none() {
                if concerns(member, None) {
                    all.member(of, member, None, &goals);
                }
                continue;
            }
            let named = goals.iter().chain(&others).copied().filter(|&goal| concerns(member, Some(goal)));
            let named: Vec<Target> = named.collect();
            all.named(of, member, &named, &goals);
        }
    }
    for &member in &members {
        for told in of.told(member) {
            all.named(of, member, &[told], &goals);
        }
    }
    all.found
}

/// What is told of one declaration.
struct Told {
    deed: Deed,
    found: Vec<Decided>,
}

impl Told {
    /// A creature has to do it to one of these, whatever else there is.
    fn named(&mut self, of: &dyn Declaring, member: ObjectId, named: &[Target], goals: &[Target]) {
        let there: Vec<Target> = named.iter().copied().filter(|goal| goals.contains(goal)).collect();
        if !there.is_empty() {
            return self.member(of, member, Some(&there), &there);
        }
        for &goal in named {
            self.add(member, Some(goal), NotObeyed::NotThere);
        }
    }

    /// A creature has to do it to any of these.
    fn member(&mut self, of: &dyn Declaring, member: ObjectId, named: Option<&[Target]>, goals: &[Target]) {
        if of.taken(member).iter().any(|taken| goals.contains(taken)) {
            return;
        }
        let only = named.and_then(|named| if let [only] = named { Some(*only) } else { None });
        if let Some(why) = of.cant(member) {
            return self.add(member, only, NotObeyed::Cant(why));
        }
        if goals.is_empty() {
            return self.add(member, None, NotObeyed::NotThere);
        }
        let whys: Vec<(Target, NotObeyed)> =
            goals.iter().map(|&goal| (goal, of.cant_that(member, goal))).collect();
        let free = whys.iter().find(|(_, why)| matches!(why, NotObeyed::Together { .. } | NotObeyed::Others));
        if let Some((_, why)) = free {
            return self.add(member, only, *why);
        }
        if whys.len() > 1 && whys.iter().all(|(_, why)| matches!(why, NotObeyed::CantThat(_))) {
            return self.add(member, None, NotObeyed::NotThere);
        }
        for (goal, why) in whys {
            self.add(member, Some(goal), why);
        }
    }

    /// Something has to become blocked by one of these.
    fn goal(&mut self, of: &dyn Declaring, goal: Target, by: Vec<ObjectId>) {
        let why =
            if of.goals().contains(&goal) { NotObeyed::NotThere } else { NotObeyed::CantThat(NO_ATTACK) };
        if by.is_empty() || why != NotObeyed::NotThere {
            let (deed, to) = (Deed::BecomeBlocked, Some(goal));
            self.found.push(Decided::NotObeyed { what: Vec::new(), deed, to, why });
            return;
        }
        for member in by {
            self.member(of, member, Some(&[goal]), &[goal]);
        }
    }

    fn add(&mut self, member: ObjectId, goal: Option<Target>, reason: NotObeyed) {
        let alike = |one: &&mut Decided| {
            let Decided::NotObeyed { to, why, .. } = one else { return false };
            *to == goal && *why == reason && !matches!(why, NotObeyed::Cant(_))
        };
        if let Some(Decided::NotObeyed { what, .. }) = self.found.iter_mut().find(alike) {
            if !what.contains(&member) {
                what.push(member);
            }
            return;
        }
        let one = Decided::NotObeyed { what: vec![member], deed: self.deed, to: goal, why: reason };
        if !self.found.contains(&one) {
            self.found.push(one);
        }
    }
}

/// What has to become blocked, and is blocked by nothing that would do.
pub(crate) fn unblocked(of: &dyn Declaring) -> Vec<Decided> {
    let mut all = Told { deed: Deed::BecomeBlocked, found: Vec::new() };
    let pending = of.demands().pending;
    let is_creature = |id: &ObjectId| pending.view.seen[id.index()].is.is(CardType::Creature);
    let members: Vec<ObjectId> = of.members().into_iter().filter(is_creature).collect();
    let goals = of.goals();
    for (source, pattern) in &pending.view.requirements {
        let EventPattern::Deed { deed: Deed::BecomeBlocked, to, .. } = &pattern.event else { continue };
        let concerns = |goal: ObjectId, by: Option<ObjectId>| {
            pending.concerns(*source, pattern, &part(goal, Deed::BecomeBlocked, by.map(Target::Object)))
        };
        for goal in goals.iter().copied().chain(of.other_goals()) {
            let Target::Object(attacker) = goal else { continue };
            let by = |member: &ObjectId| concerns(attacker, to.as_ref().map(|_| *member));
            let defends = |one: &ObjectId| !matches!(of.cant_that(*one, goal), NotObeyed::CantThat(_));
            let able: Vec<ObjectId> = members.iter().copied().filter(by).filter(defends).collect();
            let asked = !able.is_empty() || to.is_none() && concerns(attacker, None);
            if asked && !able.iter().any(|&one| of.taken(one).contains(&goal)) {
                all.goal(of, goal, able);
            }
        }
    }
    all.found
}
