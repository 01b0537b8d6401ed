//! The layers: what objects are, after continuous effects (CR 613 (2026-04-17)).

mod change;
mod dependency;
mod gaining;
mod judged;
mod noting;
mod record;
mod sequence;
mod stamp;
mod standing;
mod telling;

use std::sync::Arc;

pub(crate) use self::change::set_types;
pub(crate) use self::gaining::bars_gaining;
use self::judged::Gaining;
use self::record::Record;
use self::sequence::{Layer, Together, sequence};
use self::standing::{Asked, Layers};
use super::functioning::is_at_home_in_command;
use super::object::{Counters, ObjectState};
use crate::table::Table;
use crate::table::after_layers::AfterLayers;
use crate::table::state::State;
use language::board::{Ability, CardType, Change, ObjectKind, Zone};
use language::rule::Switch;
use statements::ids::ObjectId;
use statements::layers::{ByLayer, Made, Maker};

/// What every object is. `counts` says whose static abilities count.
pub(crate) fn apply(table: &Table, state: &State, counts: impl Fn(ObjectId) -> bool) -> Vec<AfterLayers> {
    let counts: Vec<bool> = state.ids().map(counts).collect();
    run(Asked { table, state, counts: &counts, of: None }).seen
}

/// What one object is, and what makes that of it: the same layers, with a note of what they do to it.
pub(crate) fn told(table: &Table, state: &State, of: ObjectId) -> Option<ByLayer> {
    let counts = vec![true; state.objects.len()];
    run(Asked { table, state, counts: &counts, of: Some(of) }).told()
}

/// What binds an object by such an ability, which is none of its own (CR 613.11 (2026-04-17)); none where nothing does.
pub(crate) fn bound_by(
    table: &Table,
    state: &State,
    of: ObjectId,
    is: impl Fn(&Ability) -> bool,
) -> Option<Maker> {
    if table.print(state.object(of).copiable()).abilities.iter().any(&is) {
        return None;
    }
    let binds = |made: &Made| matches!(made, Made::Stated(Change::Bind(one)) if is(one));
    told(table, state, of)?.steps.into_iter().find(|step| step.does.iter().any(binds)).map(|step| step.from)
}

fn run(asked: Asked<'_>) -> Layers<'_> {
    let layers = Layers::applied(asked, Gaining::Free);
    if layers.has_gained && gaining::may_be_barred(asked.table, asked.state) {
        return gaining::judged(asked);
    }
    layers
}

impl<'a> Layers<'a> {
    /// All layers, one after another.
    fn applied(asked: Asked<'a>, gaining: Gaining) -> Self {
        let Asked { table, state, counts, of } = asked;
        let seen = state.ids().map(|id| copiable(table, state, id)).collect();
        let (effects, has_gained, record) = (Vec::new(), false, of.map(Record::new));
        let mut layers = Layers { table, state, seen, counts, effects, gaining, has_gained, record };
        layers.find_gained();
        layers.find_abilities(None);
        for together in sequence(table) {
            if together == [Layer::Set] {
                layers.noting(Self::sizes, Layer::Set);
            }
            if together == [Layer::Counters] {
                layers.noting(Self::counters, Layer::Counters);
            } else {
                layers.apply_together(together);
            }
        }
        layers
    }

    /// Applies what belongs to some layers: what defines characteristics first, all else by time stamp and dependency
    /// (CR 613.3, 613.7, 613.8 (2026-04-17)).
    fn apply_together(&mut self, together: Together) {
        let mut left: Vec<usize> =
            (0..self.effects.len()).filter(|&at| self.effects[at].is_in(self.table, together)).collect();
        while !left.is_empty() {
            left.sort_by_key(|&at| self.effects[at].order());
            let next = self.next(&left, together);
            let at = next.at;
            left.retain(|&other| other != at);
            let known = self.effects.len();
            if let Some(record) = &mut self.record {
                record.next(next, together);
            }
            self.apply_one(at, together);
            left.extend(
                (known..self.effects.len()).filter(|&at| self.effects[at].is_in(self.table, together)),
            );
        }
    }

    /// Applies what an effect does in some layers, and finds the static abilities that come of it.
    fn apply_one(&mut self, at: usize, together: Together) {
        let continuous = Arc::clone(&self.effects[at].continuous);
        let Some(doing) = self.doing(&self.seen, at, &continuous, together) else {
            return self.note_idle(at, together);
        };
        let doing = self.allowed(at, doing);
        let noted = self.before(at, &doing);
        doing.make(&mut self.seen);
        self.note(noted, at, &doing, together);
        let gives = doing.gives_static_abilities();
        self.effects[at].begun = Some(doing.objects);
        if gives {
            self.find_abilities(Some(at));
        }
    }

    /// Only creatures among permanents have power and toughness, and have 0 where nothing says how much
    /// (CR 208.3, 208.5 (2026-04-17), 208.3 (2008-02-01)). What an effect sets comes on top.
    ///
    /// Judgement: a creature without a number has 0 at every date, as a number that can't be determined is 0
    /// (CR 107.2 (2009-07-11), 104.2 (2008-02-01)); a text says so of its power and toughness from 2017-04-28 on.
    fn sizes(&mut self) {
        for id in self.state.ids().filter(|&id| self.state.object(id).zone == Zone::Battlefield) {
            let is = &mut self.seen[id.index()].is;
            let (power, toughness) = if is.is(CardType::Creature) {
                (is.power.or(Some(0)), is.toughness.or(Some(0)))
            } else {
                (None, None)
            };
            if (is.power, is.toughness) != (power, toughness) {
                let is = Arc::make_mut(is);
                (is.power, is.toughness) = (power, toughness);
            }
        }
    }

    /// Counters that change power and toughness (CR 122.1a (2026-04-17), 200.10a (2008-02-01)).
    fn counters(&mut self) {
        for id in self.state.ids() {
            let object = self.state.object(id);
            if object.counters.is_empty() || !self.are_counted(id) {
                continue;
            }
            let (power, toughness) = boosts(self.table, &object.counters);
            if (power, toughness) != (0, 0) {
                change::boost(Arc::make_mut(&mut self.seen[id.index()].is), power, toughness);
            }
        }
    }

    /// Whether counters on an object change its power and toughness: those on permanents do, and later those on creature
    /// cards elsewhere.
    fn are_counted(&self, id: ObjectId) -> bool {
        let (object, is) = (self.state.object(id), &self.seen[id.index()].is);
        let is_card = || object.kind == ObjectKind::Card && is.is(CardType::Creature);
        object.zone == Zone::Battlefield || self.table.on(Switch::CountersOnCards) && is_card()
    }
}

/// By how much counters change power and toughness together.
fn boosts(table: &Table, counters: &Counters) -> (i64, i64) {
    let mut sum = (0_i64, 0_i64);
    for &(kind, many) in counters {
        if let Some((power, toughness)) = table.counters.get(kind.index()).power_and_toughness() {
            let many = i64::try_from(many).unwrap_or(i64::MAX);
            sum.0 = sum.0.saturating_add(power.saturating_mul(many));
            sum.1 = sum.1.saturating_add(toughness.saturating_mul(many));
        }
    }
    sum
}

/// Whether an object is a modal double-faced card (CR 712.3 (2026-04-17)).
pub(crate) fn is_modal(table: &Table, object: &ObjectState) -> bool {
    object.back.is_some_and(|back| table.modal.contains(&back))
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
            object.face_down.is_none() && is_at_home_in_command(object.kind, table.print(object.copiable()))
        }
        Zone::Graveyard | Zone::Hand | Zone::Library | Zone::Exile | Zone::Outside => false,
    };
    let mut is = Arc::clone(table.print(object.copiable()));
    // A back face has the mana value of the front, but not for what copies it (CR 712.8e (2026-04-17)).
    if object.shows_back() && table.on(Switch::BackFaceValue) && !is_modal(table, object) {
        Arc::make_mut(&mut is).mana_value = table.print(object.print).mana_value;
    }
    // X is the number chosen for it on the stack, and 0 elsewhere (CR 202.3e (2026-04-17), 203.3b (2006-10-01)).
    if object.zone == Zone::Stack && object.cast.x > 0 {
        let chosen = is.cost.as_ref().map_or(0, |cost| cost.x.saturating_mul(object.cast.x));
        if chosen > 0 {
            let is = Arc::make_mut(&mut is);
            is.mana_value = is.mana_value.saturating_add(chosen);
        }
    }
    // Phasing out changes no control (CR 702.26d (2026-04-17)).
    let you = object.phased_out_under.unwrap_or(object.controller);
    AfterLayers { is, controller: controlled.then_some(you), bare: false }
}
