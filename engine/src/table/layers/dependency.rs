//! Which effect of a layer comes next: the oldest that need not wait for another (CR 613.8 (2026-04-17)).
//!
//! Judgement: an effect for which another need not wait any more takes its place by its time stamp. The texts before
//! 2012-05-01 do not say that the order is looked at again after each effect; it is.

use std::sync::Arc;

use hashbrown::HashMap;

use super::record::{Next, Wait};
use super::sequence::{Layer, Together, layer};
use super::standing::{Layers, Standing};
use crate::table::after_layers::AfterLayers;
use language::board::{Change, Continuous};
use language::rule::Switch;
use language::select::{Read, Shared, What};
use language::walk::Node;

impl Layers<'_> {
    /// The next of these effects to be applied. They are in the order of their time stamps.
    pub(super) fn next(&self, left: &[usize], together: Together) -> Next {
        let mut waiting = Waiting { layers: self, left, together, after: HashMap::default() };
        let mut found: Vec<Wait> = Vec::new();
        for &at in left {
            let on = if waiting.can_wait(at) { waiting.depends_on(at) } else { Vec::new() };
            if on.is_empty() {
                let depend = if self.record.is_some() { waiting.that_depend_on(at) } else { Vec::new() };
                return Next { at, waiting: found, depend, in_ring: false };
            }
            found.push(Wait { who: at, on });
        }
        // Each waits for another now. Where they wait for each other in a ring, dependency is ignored.
        let in_ring = |wait: &&Wait| wait.on.iter().all(|&other| reaches(&found, other, wait.who));
        let at = found.iter().find(in_ring).or(found.first()).map_or(0, |wait| wait.who);
        Next { at, waiting: found, depend: Vec::new(), in_ring: true }
    }
}

/// Whether one effect waits for another, or for what waits for it.
fn reaches(waiting: &[Wait], from: usize, to: usize) -> bool {
    let mut met = vec![from];
    let mut at = 0;
    while let Some(&one) = met.get(at) {
        let on = waiting.iter().filter(|wait| wait.who == one).flat_map(|wait| &wait.on);
        let new: Vec<usize> = on.filter(|other| !met.contains(other)).copied().collect();
        met.extend(new);
        at += 1;
    }
    met.contains(&to)
}

/// What waits for what among the effects of a layer that are still to be applied.
struct Waiting<'l, 'a> {
    layers: &'l Layers<'a>,
    left: &'l [usize],
    together: Together,
    /// What objects would be after each of them.
    after: HashMap<usize, Vec<AfterLayers>>,
}

impl Waiting<'_, '_> {
    /// Whether it can depend on anything at all: it asks for what this layer changes, or its ability could be lost in it.
    fn can_wait(&self, one: usize) -> bool {
        let effect = &self.layers.effects[one];
        if effect.defining && self.layers.table.on(Switch::DefiningAbilities) {
            return false;
        }
        let is_lost = |&other: &usize| {
            let Standing { continuous, origin, .. } = &self.layers.effects[other];
            let here = |change: &&Change| self.together.contains(&layer(self.layers.table, *origin, change));
            continuous.changes.iter().filter(here).any(Change::takes_abilities)
        };
        effect.begun.is_none() && self.left.iter().any(is_lost) || asks(&effect.continuous, self.together)
    }

    /// The others that it depends on (CR 613.8a (2026-04-17)).
    fn depends_on(&mut self, one: usize) -> Vec<usize> {
        let layers = self.layers;
        let continuous = &layers.effects[one].continuous;
        let now = layers.doing(&layers.seen, one, continuous, self.together);
        let mut found = Vec::new();
        for &other in self.left.iter().filter(|&&other| other != one) {
            let (after, together) = (&mut self.after, self.together);
            let seen = after.entry(other).or_insert_with(|| after_one(layers, other, together));
            if layers.doing(seen, one, continuous, together) != now {
                found.push(other);
            }
        }
        found
    }

    /// The others that depend on it.
    fn that_depend_on(&mut self, one: usize) -> Vec<usize> {
        let others = self.left.iter().copied().filter(|&other| other != one);
        others.filter(|&other| self.can_wait(other) && self.depends_on(other).contains(&one)).collect()
    }
}

/// What objects would be after one effect.
fn after_one(layers: &Layers<'_>, at: usize, together: Together) -> Vec<AfterLayers> {
    let mut seen = layers.seen.clone();
    let continuous = Arc::clone(&layers.effects[at].continuous);
    if let Some(doing) = layers.doing(&layers.seen, at, &continuous, together) {
        layers.as_judged(at, doing).make(&mut seen);
    }
    seen
}

/// Whether an effect's words ask for what is changed in some layers.
fn asks(continuous: &Continuous, together: Together) -> bool {
    let mut found = false;
    Node::Continuous(continuous).each(&mut |node| {
        // Whose something is depends on control; what an ability that it gives asks for does no harm here.
        found |= matches!(node, Node::Who(_)) && together.contains(&Layer::Control);
        if let Node::What(what) = node {
            found |= of_what(what).iter().any(|layer| together.contains(layer));
        }
        if let Node::Amount(amount) = node {
            let of_power = matches!(amount.reads(), Read::Power | Read::Powers);
            found |= of_power && OF_POWER.iter().any(|layer| together.contains(layer));
        }
    });
    found
}

/// The layers that change power and toughness.
const OF_POWER: Together = &[Layer::Set, Layer::Modify];

/// In which layers what a selector asks for by itself is changed.
fn of_what(what: &What) -> Together {
    match what {
        What::Type(_)
        | What::Subtype(_)
        | What::Supertype(_)
        | What::ChosenWord
        | What::SharesCreatureType
        | What::Shares(Shared::CardType | Shared::CreatureType, _) => &[Layer::Types],
        What::Color(_)
        | What::Colorless
        | What::Multicolored
        | What::ChosenColor
        | What::SharesColor
        | What::Shares(Shared::Color, _) => &[Layer::Colors],
        What::Power(..) | What::Toughness(..) | What::GreaterPower => OF_POWER,
        What::Has(_) | What::HasKeyword(_) => &[Layer::Abilities],
        What::ControlledBy(_) => &[Layer::Control],
        What::Shares(Shared::Name, _)
        | What::Any
        | What::This
        | What::It
        | What::Is(_)
        | What::Named(_)
        | What::Token
        | What::Kind(_)
        | What::Commander
        | What::Paid(_)
        | What::Chose(_)
        | What::CastBy(_)
        | What::FaceDown
        | What::Designated(_)
        | What::GoadedBy(_)
        | What::HasMark(_)
        | What::AttachedTo(_)
        | What::HasAttached(_)
        | What::TargetedBy(_)
        | What::In(_)
        | What::OwnedBy(_)
        | What::Tapped
        | What::Attacking
        | What::Blocking
        | What::Blocked
        | What::Unblocked
        | What::With(_)
        | What::WithCounters
        | What::EchoDue
        | What::ManaValue(..)
        | What::AttachedToBy
        | What::Chosen(_)
        | What::Done
        | What::DamageSource
        | What::TopOfLibrary(..)
        | What::ExiledWith(_)
        | What::ByCopiableValues(_)
        | What::HappenedTo(_)
        | What::Dealt(_)
        | What::All(_)
        | What::OneOf(_)
        | What::Not(_) => &[],
    }
}
