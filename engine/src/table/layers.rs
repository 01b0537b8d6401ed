//! The layers: what objects are, after continuous effects (CR 613 (2026-04-17)).

mod change;
mod dependency;
mod sequence;
mod standing;

use std::sync::Arc;

use self::sequence::{Layer, Together, sequence};
use self::standing::Layers;
use super::functioning::is_at_home_in_command;
use super::object::count_counters;
use crate::table::Table;
use crate::table::after_layers::AfterLayers;
use crate::table::state::State;
use language::board::{Counter, Zone};
use language::rule::Switch;
use statements::ids::{CounterId, ObjectId};

/// What every object is. `counts` says whose static abilities count.
pub(crate) fn apply(table: &Table, state: &State, counts: impl Fn(ObjectId) -> bool) -> Vec<AfterLayers> {
    let seen = state.ids().map(|id| copiable(table, state, id)).collect();
    let counts = state.ids().map(counts).collect();
    let mut layers = Layers { table, state, seen, counts, effects: Vec::new() };
    layers.find_gained();
    layers.find_abilities(None);
    for together in sequence(table) {
        if together == [Layer::Counters] {
            layers.counters();
        } else {
            layers.apply_together(together);
        }
    }
    layers.seen
}

impl Layers<'_> {
    /// Applies what belongs to some layers: what defines characteristics first, all else by time stamp and dependency
    /// (CR 613.3, 613.7, 613.8 (2026-04-17)).
    fn apply_together(&mut self, together: Together) {
        let mut left: Vec<usize> =
            (0..self.effects.len()).filter(|&at| self.effects[at].is_in(together)).collect();
        while !left.is_empty() {
            left.sort_by_key(|&at| self.effects[at].order());
            let next = self.next(&left, together);
            left.retain(|&at| at != next);
            let known = self.effects.len();
            self.apply_one(next, together);
            left.extend((known..self.effects.len()).filter(|&at| self.effects[at].is_in(together)));
        }
    }

    /// Applies what an effect does in some layers, and finds the static abilities that come of it.
    fn apply_one(&mut self, at: usize, together: Together) {
        let continuous = Arc::clone(&self.effects[at].continuous);
        let Some(doing) = self.doing(&self.seen, at, &continuous, together) else { return };
        doing.make(&mut self.seen);
        let gives = doing.gives_static_abilities();
        let effect = &mut self.effects[at];
        effect.begun = Some(doing.objects);
        let stamp = effect.stamp;
        if gives {
            self.find_abilities(Some(stamp));
        }
    }

    /// +1/+1 and -1/-1 counters.
    fn counters(&mut self) {
        let of = |kind: &Counter, object: &super::object::ObjectState| {
            let found = self.table.counters.find(kind).map(CounterId::at);
            found.map_or(0, |kind| i64::try_from(count_counters(&object.counters, kind)).unwrap_or(i64::MAX))
        };
        for id in self.state.ids() {
            let object = self.state.object(id);
            if object.counters.is_empty() || object.zone != Zone::Battlefield {
                continue;
            }
            let by = of(&Counter::PlusOne, object).saturating_sub(of(&Counter::MinusOne, object));
            if by != 0 {
                change::boost(Arc::make_mut(&mut self.seen[id.index()].is), by, by);
            }
        }
    }
}

/// What an object is by its copiable values alone.
fn copiable(table: &Table, state: &State, id: ObjectId) -> AfterLayers {
    let object = state.object(id);
    let controlled = match object.zone {
        // In a zone of its own nobody controlled it (217.8c (2006-10-01)).
        Zone::Battlefield => object.phased_out.is_none() || !table.on(Switch::PhasedOutZone),
        Zone::Stack => true,
        // An emblem has a controller, and so has what is face up there (CR 114.2, 311.5, 901.6 (2026-04-17)).
        Zone::Command => {
            !object.face_down && is_at_home_in_command(object.kind, table.print(object.copiable()))
        }
        Zone::Graveyard | Zone::Hand | Zone::Library | Zone::Exile | Zone::Outside => false,
    };
    let mut is = Arc::clone(table.print(object.copiable()));
    // A back face has the mana value of the front, but not for what copies it (CR 712.8e (2026-04-17)).
    if object.shows_back() && table.on(Switch::BackFaceValue) {
        Arc::make_mut(&mut is).mana_value = table.print(object.print).mana_value;
    }
    AfterLayers { is, controller: controlled.then_some(object.controller) }
}
