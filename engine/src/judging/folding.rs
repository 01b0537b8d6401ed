//! Folding: of effects of interchangeable permanents one is offered for all, where nothing could ever tell which of
//! them was applied.

use smallvec::SmallVec;

use super::affected::affected;
use super::pending_event::PendingEvent;
use crate::pending::situation::{Pick, Situation};
use crate::table::traces::Trace;
use language::effect::Effect;
use statements::ids::{EffectId, ObjectId, Target};
use statements::part::Part;

impl PendingEvent<'_> {
    /// Effects that come to the same become one pick.
    pub(crate) fn fold(&self, picks: &mut Vec<Pick>) {
        let about = self.objects_it_is_about();
        let mut kept: Vec<(Option<ObjectId>, Pick)> = Vec::with_capacity(picks.len());
        for pick in picks.drain(..) {
            let class = self.class_of(pick.effect, &about);
            let is_like = |&&mut (known, ref other): &&mut (Option<ObjectId>, Pick)| {
                class.is_some() && known == class && self.come_to_the_same(other, &pick)
            };
            match kept.iter_mut().find(is_like) {
                Some((_, other)) => other.multiplicity += 1,
                None => kept.push((class, pick)),
            }
        }
        picks.extend(kept.into_iter().map(|(_, pick)| pick));
    }

    /// With which permanents the one is interchangeable whose ability an effect is; none where it is no such effect, or
    /// the pending event names that permanent.
    fn class_of(&self, effect: EffectId, about: &[ObjectId]) -> Option<ObjectId> {
        let entry = self.table.effect(effect);
        let source = entry.source.filter(|id| entry.follows_source && !about.contains(id))?;
        self.table.classes(self.situation.board).class(source)
    }

    /// Whether picking either leads to the same outcomes: the two do the same whichever of two interchangeable
    /// permanents they come from.
    fn come_to_the_same(&self, a: &Pick, b: &Pick) -> bool {
        let (one, other) = (self.table.effect(a.effect), self.table.effect(b.effect));
        a.parts == b.parts
            && one.body == other.body
            && one.source != other.source
            && (one.trace == Trace::None || self.told_alike(one.source, other.source))
            && self.same_history(a.effect, b.effect)
    }

    /// The objects that the pending event names.
    fn objects_it_is_about(&self) -> SmallVec<[ObjectId; 4]> {
        let names = |part: &Part| {
            let affected = affected(self.state, self.view, part).target;
            let object = if let Some(Target::Object(id)) = affected { Some(id) } else { None };
            [object, part.happening.damage_source()]
        };
        self.situation.parts.iter().flat_map(names).flatten().collect()
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
