//! Folding: of effects of interchangeable permanents one is offered for all, where nothing could ever tell which of
//! them was applied.

use super::affected::affected;
use super::pending_event::PendingEvent;
use crate::pending::situation::{Pick, Situation};
use crate::table::traces::Trace;
use language::effect::Effect;
use statements::happening::Happening;
use statements::ids::{EffectId, ObjectId, Target};
use statements::part::Part;

impl PendingEvent<'_> {
    /// Effects that come to the same become one pick.
    pub(crate) fn fold(&self, picks: &mut Vec<Pick>) {
        let mut kept: Vec<Pick> = Vec::with_capacity(picks.len());
        for pick in picks.drain(..) {
            match kept.iter_mut().find(|other| self.come_to_the_same(other, &pick)) {
                Some(other) => other.multiplicity += 1,
                None => kept.push(pick),
            }
        }
        *picks = kept;
    }

    /// Whether picking either leads to the same outcomes: the two do the same whichever permanent they come from, and
    /// those are interchangeable.
    fn come_to_the_same(&self, a: &Pick, b: &Pick) -> bool {
        let (one, other) = (self.table.effect(a.effect), self.table.effect(b.effect));
        let class = |source: Option<ObjectId>| {
            source.and_then(|id| self.table.classes(self.situation.board).class(id))
        };
        a.parts == b.parts
            && one.follows_source
            && other.follows_source
            && class(one.source).is_some()
            && class(one.source) == class(other.source)
            && one.body == other.body
            && one.source != other.source
            && (one.trace == Trace::None || self.told_alike(one.source, other.source))
            && !self.is_about(one.source)
            && !self.is_about(other.source)
            && self.same_history(a.effect, b.effect)
    }

    /// Whether the pending event names an object.
    fn is_about(&self, object: Option<ObjectId>) -> bool {
        let target = object.map(Target::Object);
        self.situation.parts.iter().any(|part| {
            affected(self.state, self.view, part).target == target
                || matches!(part.happening, Happening::Damage { source, .. } if source == object)
        })
    }

    /// Whether two effects were applied to the same parts, and neither has prevented what triggers abilities.
    fn same_history(&self, a: EffectId, b: EffectId) -> bool {
        self.situation.parts.iter().all(|part| part.was_applied(a) == part.was_applied(b))
            && !self.situation.prevented.all().iter().any(|one| one.by == a || one.by == b)
    }

    /// Whether nothing says which of two permanents is which: they are called the same, as like tokens are, and the
    /// situation is the same with either in the other's place. Then what becomes of one in one outcome becomes of the
    /// other in another, and the same is told of both outcomes.
    fn told_alike(&self, a: Option<ObjectId>, b: Option<ObjectId>) -> bool {
        let (Some(a), Some(b)) = (a, b) else { return false };
        let Situation { parts, uses, queue, after, .. } = self.situation;
        let of = |id: ObjectId| move |effect: &EffectId| self.table.effect(*effect).source == Some(id);
        let applied = |part: &Part, id| -> Vec<&Effect> {
            part.marks.effects().filter(of(id)).map(|effect| &*self.table.effect(effect).body).collect()
        };
        let used = |id| uses.iter().any(|(effect, _)| of(id)(effect));
        let stack = &self.state.stack;
        let speaks_of = |id| {
            [queue, after].into_iter().any(|queue| self.table.is_spoken_of(*queue, id))
                || self.table.is_spoken_of_on(self.state, id)
                || stack.all().any(|one| self.table.ability_env(one).about.mentions(id))
        };
        self.table.object_name(a) == self.table.object_name(b)
            && parts.iter().all(|part| are_the_same(&applied(part, a), &applied(part, b)))
            && ![a, b].into_iter().any(|id| used(id) || speaks_of(id))
    }
}

/// Whether two lists are the same but for their order.
fn are_the_same(one: &[&Effect], other: &[&Effect]) -> bool {
    let times = |list: &[&Effect], effect: &Effect| list.iter().filter(|&&known| known == effect).count();
    one.len() == other.len() && one.iter().all(|effect| times(one, effect) == times(other, effect))
}
