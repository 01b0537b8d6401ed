//! What a board looks like after the layers, and which effects are in force on it.

use std::sync::Arc;

use hashbrown::HashMap;

use super::after_layers::AfterLayers;
use super::env::Env;
use super::triggers::{StateTrigger, Trigger};
use language::board::{Ability, Restriction};
use language::effect::{EventPattern, Kind, Pattern};
use language::event::Deed;
use statements::decided::WhyIdle;
use statements::forbids::Forbids;
use statements::ids::{EffectId, ObjectId};

/// What a permanent says can't happen.
#[derive(Clone, Debug)]
pub(crate) struct Restricting {
    pub(crate) by: Forbids,
    /// What its words refer to.
    pub(crate) env: Env,
    pub(crate) restriction: Arc<Restriction>,
    /// The name of the keyword that says so; none where it is said in words.
    pub(crate) keyword: Option<&'static str>,
}

/// An ability that there is not for now: what has to be so for that is not, or it is lost.
#[derive(Clone, Debug)]
pub(crate) struct Idle {
    pub(crate) source: ObjectId,
    pub(crate) ability: Arc<Ability>,
    /// The same, if it is one that triggers on events.
    pub(crate) trigger: Option<Trigger>,
    /// Why there is no such ability.
    pub(crate) why: WhyIdle,
}

/// What a board looks like after the layers.
#[derive(Clone, Debug)]
pub(crate) struct View {
    pub(crate) seen: Vec<AfterLayers>,
    /// Effects in force by the kind of event that they look at, each list in the order of discovery.
    pub(crate) by_kind: Vec<Vec<EffectId>>,
    /// Those of them that may look at what happens to anyone or anything.
    pub(crate) general: Vec<Vec<EffectId>>,
    /// Those that look only at what happens to one object.
    pub(crate) bound: HashMap<(usize, ObjectId), Vec<EffectId>>,
    /// What permanents say can't happen.
    pub(crate) restrictions: Vec<Restricting>,
    /// What attackers and blockers have to do, with the permanent that says so.
    pub(crate) requirements: Vec<(ObjectId, Arc<Pattern>)>,
    /// Triggered abilities that look at events.
    pub(crate) triggers: Vec<Trigger>,
    /// Triggered abilities that wait for something to be so.
    pub(crate) state_triggers: Vec<StateTrigger>,
    /// Abilities of permanents that there are not for now, though they would function.
    pub(crate) idle: Vec<Idle>,
    /// Whether any permanent has a continuous effect, or an ability only as long as something is so, which may look at anything
    /// on the board.
    pub(crate) continuous: bool,
    /// What may happen by itself as the board stands.
    pub(crate) by_itself: ByItself,
}

/// What may happen by itself on a board, without an event that is put there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct ByItself {
    /// Whether any permanent has daybound or nightbound.
    pub(crate) day_and_night: bool,
    /// Whether something lasts as long as something else is so.
    pub(crate) lapses: bool,
    /// Whether a permanent has ascend.
    pub(crate) ascends: bool,
}

impl ByItself {
    /// Whether anything of it may happen.
    pub(crate) const fn any(self) -> bool {
        self.day_and_night || self.lapses || self.ascends
    }
}

impl View {
    /// Whether anything triggers on something becoming a target: where nothing does, that is no event.
    pub(crate) fn are_targets_asked_for(&self) -> bool {
        let is_it = |when: &EventPattern| matches!(when, EventPattern::Deed { deed: Deed::BecomeTarget, .. });
        self.triggers.iter().any(|trigger| is_it(&trigger.when.event))
    }

    /// The effects in force that look at this kind of event.
    pub(crate) fn effects(&self, kind: Kind) -> &[EffectId] {
        &self.by_kind[kind.index()]
    }

    /// The effects in force that may be applicable to an event of this kind that affects this object, or none.
    pub(crate) fn likely(&self, kind: Kind, object: Option<ObjectId>) -> [&[EffectId]; 2] {
        let bound = object.and_then(|id| self.bound.get(&(kind.index(), id)));
        [&self.general[kind.index()], bound.map_or(&[], |bound| bound)]
    }

    /// All effects in force.
    pub(crate) fn all_effects(&self) -> impl Iterator<Item = EffectId> + '_ {
        self.by_kind.iter().flatten().copied()
    }
}
