//! Working out what an entering permanent will be (CR 614.12 (2026-04-17)).

use std::sync::Arc;

use super::Table;
use super::thing::Thing;
use crate::table::entering_permanent::EnteringPermanent;
use crate::table::env::Env;
use crate::table::own_effects::{effects_of, enters_itself};
use crate::table::selectors::Evaluator;
use crate::table::state::State;
use crate::table::{EffectSource, SourceOf};
use language::board::{Characteristics, ObjectKind, Zone};
use language::effect::{Cause, Effect, EventPattern};
use language::rule::Switch;
use language::select::What;
use statements::happening::{Entering, Subject};
use statements::ids::{BoardId, EffectId, ObjectId};

impl Table {
    /// Works out what an entering permanent will be on a board, unless that is known already.
    pub(crate) fn foresee(&mut self, board: BoardId, entering: Entering) {
        let key = (board, Entering { count: 1, ..entering });
        if self.coming.contains_key(&key) {
            return;
        }
        let coming = self.coming_of(board, key.1);
        self.bytes += size_of::<EnteringPermanent>() + 128;
        self.coming.insert(key, coming);
    }

    /// What an entering permanent will be; [`Self::foresee`] has been there before.
    pub(crate) fn coming(&self, board: BoardId, entering: Entering) -> Option<&EnteringPermanent> {
        self.coming.get(&(board, Entering { count: 1, ..entering }))
    }

    /// CR 614.12 (2026-04-17) and its forms since 2007-05-01.
    fn coming_of(&mut self, board: BoardId, entering: Entering) -> EnteringPermanent {
        let mut state = self.board(board).clone();
        let id = place(self, &mut state, entering);
        let seen = if self.on(Switch::LookAheadOthers) {
            super::layers::apply(self, &state, |_| true)
        } else if self.on(Switch::LookAheadOwn) {
            super::layers::apply(self, &state, |source| source == id)
        } else {
            super::layers::apply(self, &state, |_| false)
        };
        let is = Arc::clone(&seen[id.index()].is);
        let object = state.object(id).clone();
        let known = match entering.subject {
            Subject::Object(id) => Some(id),
            Subject::Token => None,
        };
        let (own, general) = self.own_effects(&is, known, entering);
        EnteringPermanent {
            general,
            is,
            controller: entering.controller,
            owner: object.owner,
            own,
            state: object,
            id: known,
        }
    }

    /// The effects of an entering permanent's own abilities that look at entering: at its own, and in general.
    fn own_effects(
        &mut self,
        is: &Characteristics,
        known: Option<ObjectId>,
        entering: Entering,
    ) -> (Vec<EffectId>, Vec<EffectId>) {
        let copied = self.form(entering.form).copy_of;
        let all = effects_of(self, is);
        let (mut own, mut general) = (Vec::new(), Vec::new());
        let looks = |effect: &Effect| matches!(effect.when.event, EventPattern::Enter { .. });
        for (at, effect) in all.iter().enumerate().filter(|(_, own)| looks(&own.body)) {
            let ordinal = all[..at].iter().filter(|other| *other == effect).count();
            let of = SourceOf::Entering(known, copied);
            let source = EffectSource { body: Arc::clone(&effect.body), of, ordinal };
            let name = known.map_or_else(|| is.name.clone(), |id| self.object_name(id).to_owned());
            let label = effect.label(&name, all.len() == 1);
            let env = Env::new(entering.controller, known, Cause::Replacement);
            let list = if enters_itself(&effect.body) { &mut own } else { &mut general };
            list.push(self.keep_effect(source, env, &label));
        }
        (own, general)
    }
}

/// Puts an entering permanent onto a board. Returns its id there.
#[expect(clippy::too_many_lines, reason = "a line for each field of an object")]
pub(crate) fn place(table: &Table, state: &mut State, entering: Entering) -> ObjectId {
    let form = table.form(entering.form).clone();
    let since = state.next_since();
    let id = match entering.subject {
        Subject::Object(id) => id,
        Subject::Token => ObjectId::at(state.objects.len()),
    };
    let (owner, kind, print) = match entering.subject {
        Subject::Object(id) => (state.object(id).owner, state.object(id).kind, state.object(id).print),
        Subject::Token => (form.owner.unwrap_or(entering.controller), ObjectKind::Token, form.print),
    };
    let old = state.objects.get(id.index());
    let (back, mut paid) = old.map_or((None, Vec::new()), |old| (old.back, old.paid.clone()));
    let cast = old.map(|old| old.cast.clone()).unwrap_or_default();
    paid.extend(form.paid);
    let object = super::object::ObjectState {
        print,
        copy: (form.print != print).then_some(form.print),
        kind,
        owner,
        controller: entering.controller,
        entered_under: entering.controller,
        zone: Zone::Battlefield,
        tapped: form.tapped,
        damage: 0,
        deathtouched: false,
        counters: form.counters.clone(),
        attached_to: form.attached_to,
        on_player: None,
        protector: None,
        entered: 0,
        just_moved: false,
        attacking: false,
        blocking: false,
        fight: super::object::Fight::default(),
        must_block: Vec::new(),
        gained_over: Vec::new(),
        color: form.color,
        player: form.player,
        word: form.word,
        number: form.number,
        transformed: form.transformed && back.is_some(),
        back,
        face_down: form.face_down,
        phased_out: None,
        sector: None,
        designations: Vec::new(),
        bottommost_room: false,
        paid,
        cast,
        aims: Vec::new(),
        exiled_with: None,
        gained: form.gained,
        count: entering.count,
        since,
    };
    if id.index() == state.objects.len() {
        state.objects.push(object);
    } else {
        *state.object_mut(id) = object;
    }
    id
}

impl Evaluator<'_> {
    /// An entering or existing thing by what it is.
    pub(crate) fn matches_this(&self, what: &What, thing: &Thing<'_>, own: bool) -> bool {
        if let What::All(list) = what {
            return list.iter().all(|what| self.matches_this(what, thing, own));
        }
        // A token that is entering has no id yet; its own effects mean it.
        own && *what == What::This || self.is(what, thing)
    }
}
