//! Noting what the layers do to one object, where somebody asks.

use super::change::{Doing, Made};
use super::record::{NotNoted, Noted};
use super::sequence::{Layer, Origin, Together, layer};
use super::standing::Layers;
use crate::table::after_layers::AfterLayers;
use crate::table::own_effects::names_this;
use crate::table::selectors::{Evaluator, looks_anywhere};
use language::select::What;
use statements::ids::ObjectId;
use statements::layers::{self, WhyNot};

/// What there is to note before an effect is applied.
pub(super) struct Before {
    was: AfterLayers,
    /// Whether it had begun in an earlier layer.
    had_begun: bool,
    goes_on: bool,
    /// Why the object is not among what it affects.
    not: Option<(WhyNot, Vec<What>)>,
}

impl Layers<'_> {
    /// What there is to note before an effect is applied; nothing where nobody asks.
    pub(super) fn before(&self, at: usize, doing: &Doing<'_>) -> Option<Before> {
        let of = self.record.as_ref()?.of;
        let effect = &self.effects[at];
        let (had_begun, is_ability) = (effect.begun.is_some(), effect.origin == Origin::Ability);
        Some(Before {
            was: self.seen[of.index()].clone(),
            had_begun,
            goes_on: had_begun && is_ability && !self.has_ability(&self.seen, at),
            not: (!doing.objects.contains(&of)).then(|| self.why_not(at, of)),
        })
    }

    /// Notes what an effect has done in some layers.
    pub(super) fn note(&mut self, before: Option<Before>, at: usize, doing: &Doing<'_>, together: Together) {
        let (Some(mut record), Some(before)) = (self.record.take(), before) else { return };
        if doing.changes.iter().any(Made::takes_abilities) {
            record.takers.push((at, doing.objects.clone()));
        }
        let layer = self.first_layer(at, together);
        let kept = doing.keeps.contains(&record.of);
        if let Some((why, unmet)) = before.not {
            if !before.had_begun {
                record.unapplied.push(NotNoted { effect: at, why, layer, unmet, lost_to: None });
            }
        } else {
            let does: Vec<layers::Made> = doing.changes.iter().filter_map(|made| made.told(kept)).collect();
            if kept && doing.gives_control().is_some() {
                let (why, unmet) = (WhyNot::ControlKept, Vec::new());
                record.unapplied.push(NotNoted { effect: at, why, layer, unmet, lost_to: None });
            }
            if !does.is_empty() {
                let (effect, goes_on, before) = (Some(at), before.goes_on, before.was);
                let after = self.seen[record.of.index()].clone();
                record.steps.push(Noted { effect, together, layer, does, goes_on, before, after });
            }
        }
        self.record = Some(record);
    }

    /// Notes that an effect does nothing in some layers, as its ability is gone before it has begun, or what it asks for is not
    /// so.
    pub(super) fn note_idle(&mut self, at: usize, together: Together) {
        if self.record.is_none() {
            return;
        }
        let layer = self.first_layer(at, together);
        let source = self.effects[at].source;
        let has_ability = self.has_ability(&self.seen, at);
        let Some(record) = &mut self.record else { return };
        let taker = record.takers.iter().rev().find(|(_, objects)| objects.contains(&source));
        let lost_to = taker.map(|&(taker, _)| taker).filter(|_| !has_ability);
        let why = if has_ability { WhyNot::ConditionNotMet } else { WhyNot::AbilityLost };
        let unmet = Vec::new();
        record.unapplied.push(NotNoted { effect: at, why, layer, unmet, lost_to });
    }

    /// Does what counters or the rules do in a layer, and notes it.
    pub(super) fn noting(&mut self, does: impl Fn(&mut Self), layer: Layer) {
        let was = self.record.as_ref().map(|record| self.seen[record.of.index()].clone());
        does(self);
        let (Some(record), Some(before)) = (&mut self.record, was) else { return };
        let after = self.seen[record.of.index()].clone();
        if after != before {
            let (does, goes_on) = (Vec::new(), false);
            record.steps.push(Noted { effect: None, together: &[], layer, does, goes_on, before, after });
        }
    }

    /// The first of some layers to which something in an effect belongs.
    fn first_layer(&self, at: usize, together: Together) -> Layer {
        let effect = &self.effects[at];
        let layers = effect.continuous.changes.iter().map(|change| layer(self.table, effect.origin, change));
        layers.into_iter().find(|layer| together.contains(layer)).unwrap_or(together[0])
    }

    /// Why an object is not among what an effect affects, as things are: and what it looks for and the object is not.
    fn why_not(&self, at: usize, of: ObjectId) -> (WhyNot, Vec<What>) {
        let effect = &self.effects[at];
        let (affects, object) = (&effect.continuous.affects, self.state.object(of));
        if object.phased_out.is_some() {
            return (WhyNot::PhasedOut, Vec::new());
        }
        if names_this(affects) {
            return (WhyNot::OnlyItself, Vec::new());
        }
        let env = self.side(&self.seen, at);
        let eval = Evaluator::new(self.table, self.state, &self.seen, &env);
        let thing = eval.thing(of);
        let unmet: Vec<What> =
            parts(affects).into_iter().filter(|part| !eval.is(part, &thing)).cloned().collect();
        let is_elsewhere = !looks_anywhere(affects) && !self.state.is_permanent(of);
        let other_zone =
            is_elsewhere || unmet.is_empty() || unmet.iter().any(|part| matches!(part, What::In(_)));
        if other_zone { (WhyNot::OtherZone, Vec::new()) } else { (WhyNot::NotSuch, unmet) }
    }
}

/// What words look for at once, each by itself.
fn parts(what: &What) -> Vec<&What> {
    if let What::All(list) = what { list.iter().flat_map(parts).collect() } else { vec![what] }
}
