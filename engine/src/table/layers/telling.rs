//! Telling what the layers have done to one object: what was noted of it, as statements.
//!
//! Known gap: of what has resolved it is told how long it lasts, and not which spell or ability that was.

use std::sync::Arc;

use super::record::{NotNoted, Noted, Record, Turn};
use super::sequence::{By, Origin};
use super::standing::{Layers, Standing};
use super::{boosts, copiable};
use crate::table::after_layers::AfterLayers;
use crate::table::changed::Ends;
use language::board::{CardType, Characteristics, Continuous};
use statements::ids::{CounterId, ObjectId};
use statements::layers::{ByLayer, Layer, LayerStep, Look, Maker, Newer, Order, Start};
use statements::layers::{Unapplied, Until, WhyNot};

impl Layers<'_> {
    /// What was noted; none where nobody asked.
    pub(super) fn told(&self) -> Option<ByLayer> {
        let record = self.record.as_ref()?;
        let (start, first, mut steps) = self.copying(record.of);
        steps.extend(record.steps.iter().enumerate().map(|(place, noted)| self.step(record, place, noted)));
        let mut unapplied: Vec<Unapplied> =
            record.unapplied.iter().filter_map(|noted| self.unapplied(record, noted)).collect();
        unapplied.extend(self.not_functioning());
        unapplied.sort_by_key(|one| one.source);
        Some(ByLayer { object: record.of, start, first, steps, unapplied })
    }

    /// With what an object begins, and what makes its copiable values of that.
    fn copying(&self, id: ObjectId) -> (Start, Look, Vec<LayerStep>) {
        let object = self.state.object(id);
        let last = copiable(self.table, self.state, id);
        // What is phased out is nobody else's for anything that layers do; it has the controller that it had.
        let out = object.phased_out.and(object.phased_out_under);
        let controller = last.controller.map(|_| out.unwrap_or(object.entered_under));
        let look = |is: &Arc<Characteristics>| Look { is: Arc::clone(is), controller };
        let shows_back = object.transformed && object.back.is_some();
        let start = if shows_back { Start::BackFace } else { Start::Printed };
        let begins = object.back.filter(|_| shows_back).unwrap_or(object.print);
        let makers = [(object.copy, Maker::Copied), (object.as_face_down(), Maker::FaceDown)];
        let there = makers.iter().filter(|(print, _)| print.is_some()).count();
        let first = if there == 0 { look(&last.is) } else { look(self.table.print(begins)) };
        let mut steps: Vec<LayerStep> = Vec::with_capacity(there);
        for (print, from) in makers {
            let Some(print) = print else { continue };
            let is_last = steps.len() + 1 == there;
            let after = if is_last { look(&last.is) } else { look(self.table.print(print)) };
            let before = steps.last().map_or(&first, |step| &step.after);
            let changes_nothing = after == *before;
            let (does, order, goes_on) = (Vec::new(), Vec::new(), false);
            steps.push(LayerStep { layer: Layer::Copy, from, does, order, goes_on, changes_nothing, after });
        }
        (start, first, steps)
    }

    fn step(&self, record: &Record, place: usize, noted: &Noted) -> LayerStep {
        let effect = noted.effect.map(|at| &self.effects[at]);
        LayerStep {
            layer: noted.layer.told(effect.is_some_and(|effect| effect.defining)),
            from: effect.map_or_else(|| self.without_effect(record.of, noted), |effect| self.maker(effect)),
            does: noted.does.clone(),
            order: noted.effect.map_or_else(Vec::new, |at| self.order(record, place, at)),
            goes_on: noted.goes_on,
            changes_nothing: look(&noted.before) == look(&noted.after),
            after: look(&noted.after),
        }
    }

    /// Counters on the object, or a rule, by what they have done.
    fn without_effect(&self, of: ObjectId, noted: &Noted) -> Maker {
        if noted.layer == super::Layer::Counters {
            let counts = |&(kind, many): &(CounterId, u64)| {
                let one = vec![(kind, many)];
                (boosts(self.table, &one) != (0, 0)).then_some((kind, many))
            };
            return Maker::Counters(self.state.object(of).counters.iter().filter_map(counts).collect());
        }
        if noted.after.is.is(CardType::Creature) { Maker::NoNumber } else { Maker::NoCreature }
    }

    fn maker(&self, effect: &Standing) -> Maker {
        match effect.origin {
            Origin::Ability => Maker::Ability(effect.source),
            Origin::Resolved => {
                let changed = self.state.object(effect.source).changed.get(effect.nth);
                Maker::Resolved(changed.map_or(Until::Never, |changed| until(changed.ends)))
            }
            Origin::Gained(By::Designation(one)) => Maker::Designation(one),
            Origin::Gained(By::Bestowed) => Maker::Bestowed,
            Origin::Gained(By::Entering) => Maker::Entering,
            Origin::Gained(By::Counters(kind)) => Maker::KeywordCounters(kind),
            Origin::Gained(By::Control) => Maker::Gained,
        }
    }

    /// Why an effect that was applied to the object came when it came.
    fn order(&self, record: &Record, place: usize, at: usize) -> Vec<Order> {
        let noted = &record.steps[place];
        let together = noted.together;
        let maker = |at: usize| self.maker(&self.effects[at]);
        let turns: Vec<_> = record.turns.iter().filter(|turn| turn.together == together).collect();
        let mine = turns.iter().position(|turn| turn.next.at == at).unwrap_or_default();
        let is_told = |who: usize| {
            let has_step =
                record.steps.iter().any(|step| step.effect == Some(who) && step.together == together);
            has_step || record.unapplied.iter().any(|one| one.effect == who && one.lost_to == Some(at))
        };
        let waited: Vec<usize> = turns[..mine]
            .iter()
            .filter(|turn| {
                turn.next.waiting.iter().any(|wait| wait.who == at && wait.on.contains(&turn.next.at))
            })
            .map(|turn| turn.next.at)
            .collect();
        let mut order: Vec<Order> = waited.iter().map(|&other| Order::Waited(maker(other))).collect();
        let depends: Vec<usize> = turns[..mine]
            .iter()
            .filter(|turn| turn.next.depend.contains(&at) && !waited.contains(&turn.next.at))
            .map(|turn| turn.next.at)
            .filter(|&other| is_told(other))
            .collect();
        order.extend(depends.iter().map(|&other| Order::Depends(maker(other))));
        order.extend(freed(&turns[..=mine], at).into_iter().map(|other| Order::Freed(maker(other))));
        let effect = &self.effects[at];
        if effect.defining {
            order.push(Order::Defining);
        }
        let earlier = record.steps[..place].iter().rev().find(|step| step.together == together);
        if let Some(last) = earlier
            .and_then(|step| step.effect)
            .filter(|last| !waited.contains(last) && !depends.contains(last))
        {
            order.extend(self.by_stamp(last, at));
        }
        let next = &turns[mine].next;
        let passed = next.waiting.iter().filter(|wait| wait.who != at && is_told(wait.who));
        order.extend(passed.map(|wait| {
            let who = maker(wait.who);
            if wait.on.contains(&at) { Order::Before(who) } else { Order::Overtook(who) }
        }));
        if next.in_ring {
            order.push(Order::Ring);
        }
        order
    }

    /// That an effect comes after another by its time stamp, if it does.
    fn by_stamp(&self, last: usize, at: usize) -> Option<Order> {
        let (before, effect) = (&self.effects[last], &self.effects[at]);
        if before.defining != effect.defining || before.stamp > effect.stamp {
            return None;
        }
        let maker = self.maker(before);
        // Of what one object has gained, and of what has resolved, the older is found first.
        let in_order = before.origin != Origin::Ability && before.source == effect.source;
        let is_older = before.stamp < effect.stamp || in_order;
        Some(if is_older { Order::After(maker, self.newer(at)) } else { Order::SameTime(maker) })
    }

    /// Why an effect is as new as it is.
    fn newer(&self, at: usize) -> Option<Newer> {
        let effect = &self.effects[at];
        match (effect.origin, effect.given_by) {
            (Origin::Ability, Some(giver)) => Some(Newer::Given(self.maker(&self.effects[giver]))),
            (Origin::Ability, None) => Some(self.stamped(effect.source)),
            (Origin::Resolved | Origin::Gained(By::Control), _) => Some(Newer::Resolved),
            (Origin::Gained(By::Counters(_)), _) => Some(Newer::Put),
            (Origin::Gained(By::Designation(_) | By::Bestowed | By::Entering), _) => None,
        }
    }

    /// Why an object has the time stamp that it has. One that is no other's from its coming is from what has become of it.
    fn stamped(&self, id: ObjectId) -> Newer {
        let object = self.state.object(id);
        if object.stamp == object.since {
            return Newer::Came;
        }
        let came_then = |other: ObjectId| other != id && self.state.object(other).since == object.stamp;
        if self.state.ids().any(came_then) {
            Newer::Together
        } else if object.attached_to.is_some() || object.on_player.is_some() {
            Newer::Attached(id)
        } else if object.back.is_some() {
            Newer::Transformed(id)
        } else {
            Newer::Turned(id)
        }
    }

    /// An effect of a static ability that was not applied; none for what could only ever change another object.
    fn unapplied(&self, record: &Record, noted: &NotNoted) -> Option<Unapplied> {
        let effect = &self.effects[noted.effect];
        if effect.origin != Origin::Ability {
            return None;
        }
        let is_this = |other: usize| other == noted.effect;
        let went_on = record.steps.iter().any(|step| step.effect.is_some_and(is_this));
        let first = record.unapplied.iter().find(|one| is_this(one.effect) && one.why == noted.why);
        let is_again = !first.is_some_and(|first| std::ptr::eq(first, noted));
        if is_again || went_on && matches!(noted.why, WhyNot::AbilityLost | WhyNot::ConditionNotMet) {
            return None;
        }
        let elsewhere = noted.why == WhyNot::OtherZone;
        Some(Unapplied {
            source: effect.source,
            you: self.seen[effect.source.index()]
                .controller
                .unwrap_or(self.state.object(effect.source).owner),
            continuous: Arc::clone(&effect.continuous),
            why: noted.why,
            layer: noted.layer.told(effect.defining),
            unmet: noted.unmet.clone(),
            zone: self.state.object(if elsewhere { record.of } else { effect.source }).zone,
            lost_to: noted.lost_to.map(|taker| self.maker(&self.effects[taker])),
        })
    }

    /// The static abilities that do not function where their objects are, or are phased out.
    fn not_functioning(&self) -> Vec<Unapplied> {
        let there = |id: &ObjectId| self.state.object(*id).count > 0;
        self.state.ids().filter(there).flat_map(|source| self.not_functioning_of(source)).collect()
    }

    fn not_functioning_of(&self, source: ObjectId) -> Vec<Unapplied> {
        let (object, is) = (self.state.object(source), &self.seen[source.index()].is);
        let known = |continuous: &&Continuous| {
            let same = |one: &Standing| one.source == source && *one.continuous == **continuous;
            self.effects.iter().any(|one| one.origin == Origin::Ability && same(one))
        };
        let abilities = is.abilities.iter().filter_map(|ability| ability.continuous());
        let told = |continuous: &Continuous| Unapplied {
            source,
            you: self.seen[source.index()].controller.unwrap_or(object.owner),
            continuous: Arc::new(continuous.clone()),
            why: if object.phased_out.is_some() { WhyNot::SourcePhasedOut } else { WhyNot::NotFunctioning },
            layer: self.any_layer(continuous),
            unmet: Vec::new(),
            zone: object.zone,
            lost_to: None,
        };
        abilities.filter(|continuous| !known(continuous)).map(told).collect()
    }

    /// The first layer to which something in an effect of a static ability belongs.
    fn any_layer(&self, continuous: &Continuous) -> Layer {
        let change = continuous.changes.first();
        let layer = change.map(|change| super::sequence::layer(self.table, Origin::Ability, change));
        layer.map_or(Layer::Abilities, |layer| layer.told(false))
    }
}

/// What an effect has waited for that has not been applied when it is its turn at last: the last of some turns.
fn freed(turns: &[&Turn], at: usize) -> Vec<usize> {
    let mut found = Vec::new();
    if turns.last().is_some_and(|turn| turn.next.in_ring) {
        return found;
    }
    let waits = turns.iter().flat_map(|turn| &turn.next.waiting).filter(|wait| wait.who == at);
    for other in waits.flat_map(|wait| wait.on.iter().copied()) {
        if !found.contains(&other) && !turns.iter().any(|turn| turn.next.at == other) {
            found.push(other);
        }
    }
    found
}

fn look(seen: &AfterLayers) -> Look {
    Look { is: Arc::clone(&seen.is), controller: seen.controller }
}

fn until(ends: Ends) -> Until {
    match ends {
        Ends::Before | Ends::Turn => Until::Turn,
        Ends::Combat => Until::Combat,
        Ends::TurnOf(player) => Until::TurnOf(player),
        Ends::UntapOf(player) => Until::UntapOf(player),
        Ends::AsLongAs { what, by, tapped } => Until::AsLongAs { what, by, tapped },
        Ends::Never => Until::Never,
    }
}
