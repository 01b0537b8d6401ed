//! Which permanents of a board are interchangeable.

use hashbrown::HashMap;

use crate::options::InForce;
use crate::table::Table;
use crate::table::object::Aim;
use crate::table::own_effects::{OwnEffect, effects_of};
use crate::table::seen::Seen;
use crate::table::state::State;
use language::board::{Ability, Supertype};
use statements::ids::{ObjectId, Target};

/// Which permanents are interchangeable: the same but for their ids, and nothing on the board points at them.
#[derive(Clone, Debug)]
pub(crate) struct Classes {
    /// For each object the first one that it is interchangeable with.
    first: Vec<Option<ObjectId>>,
    /// Whether any two are.
    pub(crate) twins: bool,
}

impl Classes {
    /// The class of an object; none for what is like nothing else by nature.
    pub(crate) fn class(&self, id: ObjectId) -> Option<ObjectId> {
        self.first.get(id.index()).copied().flatten()
    }

    /// Finds them.
    pub(crate) fn of(table: &Table, state: &State, seen: &[Seen]) -> Self {
        let mut known: HashMap<&str, Vec<ObjectId>> = HashMap::default();
        let mut classes = Self { first: vec![None; state.objects.len()], twins: false };
        let aims: Vec<&Aim> = state.objects.iter().flat_map(|object| &object.aims).collect();
        let targeted = |id| aims.iter().any(|aim| aim.at.contains(&Target::Object(id)));
        let fought = fought(state);
        for id in state.ids() {
            let plain = state.is_permanent(id)
                && !targeted(id)
                && !fought.contains(&id)
                && !table.mentioned.get(id.index()).copied().unwrap_or(false)
                && !seen[id.index()].is.abilities.iter().any(|a| matches!(a, Ability::Continuous(_)))
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
}

/// What others block or have to block: they know it from what is like it.
fn fought(state: &State) -> Vec<ObjectId> {
    let of = |object: &super::object::ObjectState| {
        object.fight.blocks.iter().chain(&object.must_block).copied().collect::<Vec<_>>()
    };
    state.objects.iter().flat_map(of).collect()
}

/// Which effects of an object are left out; nothing when none are.
fn left_out(table: &Table, seen: &[Seen], id: ObjectId) -> Vec<bool> {
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
    (other.since, other.entered) = (a.since, a.entered);
    // The id stands in for the name of an object that has none of its own; `seen` has compared the rest.
    other.print = a.print;
    *a == other
}
