//! Finding which permanents of a board are interchangeable.

use hashbrown::HashMap;
use smallvec::SmallVec;

use super::Table;
use crate::options::InForce;
use crate::table::after_layers::AfterLayers;
use crate::table::classes::Classes;
use crate::table::object::ObjectState;
use crate::table::own_effects::{OwnEffect, effects_of};
use crate::table::state::State;
use language::board::Supertype;
use statements::ids::{BoardId, ObjectId, Target};

impl Table {
    /// Which permanents of a board are interchangeable.
    pub(crate) fn classes(&self, id: BoardId) -> &Classes {
        let classes = || classes_of(self, self.board(id), &self.view(id).seen);
        self.classes[id.index()].get_or_init(classes)
    }
}

/// Compares each permanent with those of the same name before it.
fn classes_of(table: &Table, state: &State, seen: &[AfterLayers]) -> Classes {
    // Mostly each has a name of its own.
    let mut known: HashMap<&str, SmallVec<[ObjectId; 1]>> = HashMap::with_capacity(state.objects.len());
    let mut classes = Classes { first: vec![None; state.objects.len()], twins: false };
    let pointed_at = pointed_at(state);
    for id in state.ids() {
        let plain = state.is_permanent(id)
            && !pointed_at.contains(&id)
            && !state.history.mentions(id)
            && !state.spent.mentions(id)
            && !state.stack.last().iter().any(|known| known.points_at(id))
            && !state.remembered.iter().any(|one| table.lasts.get(one.last.index()).points_at(id))
            && !table.mentioned.get(id.index()).copied().unwrap_or(false)
            && !seen[id.index()].is.abilities.iter().any(|a| a.continuous().is_some())
            && !seen[id.index()].is.supertypes.contains(&Supertype::World);
        if !plain {
            continue;
        }
        let alike = |&&other: &&ObjectId| {
            seen[other.index()] == seen[id.index()]
                && same_status(state, other, id)
                && left_out(table, seen, other) == left_out(table, seen, id)
        };
        let of_name = known.entry(&seen[id.index()].is.name).or_default();
        let twin = of_name.iter().find(alike).copied();
        classes.twins |= twin.is_some();
        classes.first[id.index()] = Some(twin.unwrap_or_else(|| {
            of_name.push(id);
            id
        }));
    }
    classes
}

/// What other objects point at: they know it from what is like it.
fn pointed_at(state: &State) -> Vec<ObjectId> {
    let object = |target: Target| if let Target::Object(id) = target { Some(id) } else { None };
    let of = |other: &ObjectState| {
        let fight = &other.fight;
        let attacked = fight.attacks.and_then(object);
        let one = [other.attached_to, other.exiled_with.map(|(with, _)| with), attacked];
        let several = [&fight.blocks, &fight.order, &other.must_block, &other.gained_over];
        let counted = other.counters_over.iter().flat_map(|(_, over)| over).copied();
        let changed = other.changed.iter().flat_map(|changed| &changed.over).copied();
        let aims = other.aims.iter().flat_map(|aim| &aim.at).copied().filter_map(object);
        one.into_iter()
            .flatten()
            .chain(several.into_iter().flatten().copied())
            .chain(counted)
            .chain(changed)
            .chain(aims)
            .collect::<Vec<_>>()
    };
    state.objects.iter().flat_map(of).collect()
}

/// Which effects of an object are left out; nothing when none are.
fn left_out(table: &Table, seen: &[AfterLayers], id: ObjectId) -> Vec<bool> {
    if table.terms.in_force == InForce::All {
        return Vec::new();
    }
    let effects = effects_of(table, &seen[id.index()].is);
    let label = |own: &OwnEffect| own.label(table.object_name(id), effects.len() == 1);
    effects.iter().map(|own| table.is_left_out(&label(own), Some(id))).collect()
}

fn same_status(state: &State, a: ObjectId, b: ObjectId) -> bool {
    let (a, b) = (state.object(a), state.object(b));
    let mut other = b.clone();
    (other.since, other.stamp, other.entered) = (a.since, a.stamp, a.entered);
    // The id stands in for the name of an object that has none of its own; `seen` has compared the rest.
    other.print = a.print;
    *a == other
}
