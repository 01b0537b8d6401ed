//! Working out what an entering permanent will be (CR 614.12 (2026-04-17)).

use std::sync::Arc;

use itertools::Itertools;

use super::Table;
use super::thing::Thing;
use crate::table::changed::Changed;
use crate::table::designated::{Designated, Marks};
use crate::table::entering_permanent::{EnteringPermanent, Foreseen};
use crate::table::env::Env;
use crate::table::functioning::Holder;
use crate::table::object::{Cast, Echo, ObjectState};
use crate::table::own_effects::{effects_of, intrinsic, looks_at_itself, own_restrictions};
use crate::table::selectors::Evaluator;
use crate::table::state::State;
use crate::table::{EffectSource, Form, SourceOf};
use language::board::{Ability, Characteristics, ObjectKind, Zone};
use language::effect::{Cause, Effect, Kind};
use language::rule::Switch;
use language::select::{What, Whom};
use statements::happening::{Entering, Subject};
use statements::ids::{BoardId, EffectId, ObjectId, PlayerId, PrintId};

impl Table {
    /// Works out what an entering permanent will be on a board, unless that is known already.
    pub(crate) fn foresee(&mut self, board: BoardId, entering: Entering) {
        let key = (board, Entering { count: 1, ..entering });
        if self.coming.contains_key(&key) {
            return;
        }
        let mut coming = self.coming_of(board, key.1);
        let Form { counters, barred, .. } = self.form(entering.form);
        if !barred.is_empty() {
            let counters = counters.iter().chain(barred).copied().sorted().collect();
            let form = Form { counters, barred: Vec::new(), ..self.form(entering.form).clone() };
            let form = self.keep_form(form);
            coming.with_barred = Some(Box::new(self.coming_of(board, Entering { form, ..key.1 })));
        }
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
        // Before effects that have been applied counted, what they have given did not.
        if !self.on(Switch::LookAheadOwn) {
            state.object_mut(id).counters.clear();
        }
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
        let (mut own, general) = self.own_effects(&is, known, entering);
        let loses_all = seen[id.index()].bare;
        if loses_all {
            let intrinsic = intrinsic(self, &is);
            own.retain(|&effect| intrinsic.iter().all(|one| one.body != self.effect(effect).body));
        }
        let lost = if !loses_all && self.keeps_abilities(&object, &is) {
            Vec::new()
        } else {
            self.lost_effects(&object, &own, known, entering)
        };
        let restrictions = own_restrictions(self, &is);
        EnteringPermanent {
            general,
            lost,
            restrictions,
            with_barred: None,
            is,
            controller: entering.controller,
            owner: object.owner,
            own,
            state: object,
            id: known,
        }
    }

    /// The abilities that static abilities of others have given to a permanent spell, that function on the battlefield, and
    /// that the permanent would not have all the same: it has them for as long as it stays (CR 400.7b, 611.3d (2026-04-17)).
    /// None where there are none.
    pub(crate) fn given_for_good(&mut self, board: BoardId, entering: Entering) -> Option<PrintId> {
        let Subject::Object(spell) = entering.subject else { return None };
        let state = self.board(board);
        let is_spell = state.object(spell).zone == Zone::Stack;
        let (all, own) =
            (&self.view(board).seen[spell.index()].is, self.print(state.object(spell).copiable()));
        if !is_spell || !self.on(Switch::GivenToSpellStays) || all.abilities == own.abilities {
            return None;
        }
        let alone = super::layers::apply(self, state, |source| source == spell);
        let mut then = state.clone();
        let permanent = place(self, &mut then, entering);
        let seen = super::layers::apply(self, &then, |_| true);
        let is = &seen[permanent.index()].is;
        let object = then.object(permanent);
        let there = Holder::of(Zone::Battlefield, object.kind, is, object.face_down.is_some());
        let mut known =
            [&alone[spell.index()].is.abilities, &is.abilities].map(|list| list.iter().collect_vec());
        // Each is taken out of both lists, so that one that is there twice counts twice.
        let is_new = |ability: &&Ability| {
            let taken = known.each_mut().map(|list| {
                let at = list.iter().position(|one| one == ability);
                at.map(|at| list.swap_remove(at)).is_some()
            });
            taken == [false, false] && there.has_granted(ability)
        };
        let abilities: Vec<Ability> = all.abilities.iter().filter(is_new).cloned().collect();
        let gained = Characteristics { abilities, ..Characteristics::default() };
        (!gained.abilities.is_empty()).then(|| self.keep_print(gained))
    }

    /// What an entering permanent will be once it is there, where that is something else than what effects on its entering are
    /// judged by: before 2017-09-29 what others make of it does not count (CR 614.12 (2012-05-01)).
    pub(crate) fn once_it_is_there(&self, board: BoardId, entering: Entering) -> Option<EnteringPermanent> {
        let known = self.coming(board, entering).filter(|_| !self.on(Switch::LookAheadOthers))?;
        let mut state = self.board(board).clone();
        let id = place(self, &mut state, Entering { count: 1, ..entering });
        let seen = super::layers::apply(self, &state, |_| true);
        let is = Arc::clone(&seen[id.index()].is);
        if is == known.is {
            return None;
        }
        let all = effects_of(self, &is);
        let has = |effect: &EffectId| all.iter().any(|one| one.body == self.effect(*effect).body);
        let own = known.own.iter().copied().filter(has).collect();
        Some(EnteringPermanent { is, own, with_barred: None, ..known.clone() })
    }

    /// The effects on its own entering that an entering permanent has by what is printed on it or copied, and not by what it
    /// will be.
    fn lost_effects(
        &mut self,
        object: &ObjectState,
        kept: &[EffectId],
        known: Option<ObjectId>,
        entering: Entering,
    ) -> Vec<EffectId> {
        let copiable = Arc::clone(self.print(object.copiable()));
        let (mut own, _) = self.own_effects(&copiable, known, entering);
        own.retain(|effect| !kept.contains(effect));
        own
    }

    /// Whether an object will have all abilities that are printed on it or copied.
    fn keeps_abilities(&self, object: &ObjectState, is: &Characteristics) -> bool {
        let copiable = self.print(object.copiable());
        copiable.abilities.iter().all(|ability| is.abilities.contains(ability))
    }

    /// The effects of an entering permanent's own abilities that look at entering, and at counters where it enters with any:
    /// at its own, and in general.
    fn own_effects(
        &mut self,
        is: &Characteristics,
        known: Option<ObjectId>,
        entering: Entering,
    ) -> (Vec<EffectId>, Vec<EffectId>) {
        let copied = self.form(entering.form).copy_of;
        let all = effects_of(self, is);
        let (mut own, mut general) = (Vec::new(), Vec::new());
        let Form { counters, barred, .. } = self.form(entering.form);
        let has_counters = !(counters.is_empty() && barred.is_empty());
        let looks = |effect: &Effect| {
            let kind = effect.when.event.facts().kind;
            kind == Kind::Enter || kind == Kind::PutCounters && has_counters
        };
        for (at, effect) in all.iter().enumerate().filter(|(_, own)| looks(&own.body)) {
            let ordinal = all[..at].iter().filter(|other| *other == effect).count();
            let of = SourceOf::Entering(known, copied);
            let source = EffectSource { body: Arc::clone(&effect.body), of, ordinal };
            let name = known.map_or_else(|| is.name.clone(), |id| self.object_name(id).to_owned());
            let label = effect.label(&name, all.len() == 1);
            let env = Env::new(entering.controller, known, Cause::Replacement);
            let list = if looks_at_itself(&effect.body.when.event) { &mut own } else { &mut general };
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
        Subject::Object(id) => {
            let object = state.object(id);
            // A copy of a permanent spell is a token from then on (CR 608.3f (2026-04-17)).
            let becomes_token = object.is_copy_of_spell() && table.on(Switch::SpellCopyBecomesToken);
            let kind = if becomes_token { ObjectKind::Token } else { object.kind };
            (object.owner, kind, object.print)
        }
        Subject::Token => (form.owner.unwrap_or(entering.controller), ObjectKind::Token, form.print),
    };
    let old = state.objects.get(id.index());
    let (back, mut paid) = old.map_or((form.back, Vec::new()), |old| (old.back, old.paid.clone()));
    // What has not been a spell was not cast, though its card may have been before.
    let was_spell = |old: &&ObjectState| matches!(old.zone, Zone::Stack | Zone::Battlefield);
    let from_command = old.map_or(0, |old| old.cast.from_command);
    let spell = old.filter(was_spell);
    let (changed, caster) = spell.map_or((Vec::new(), None), |spell| goes_along(table, spell));
    let cast = spell.map(|old| old.cast.clone());
    let cast = cast.unwrap_or_else(|| Cast { from_command, ..Cast::default() });
    paid.extend(form.paid);
    let controller = caster.unwrap_or(entering.controller);
    let object = ObjectState {
        print,
        copy: (form.print != print).then_some(form.print),
        kind,
        owner,
        controller,
        entered_under: controller,
        zone: Zone::Battlefield,
        tapped: form.tapped,
        damage: 0,
        deathtouched: false,
        counters: form.counters.clone(),
        counters_over: Vec::new(),
        attached_to: form.attached_to,
        on_player: form.on_player,
        protector: form.protector,
        entered: 0,
        just_moved: false,
        attacking: form.attacks.is_some(),
        blocking: false,
        fight: super::object::Fight { attacks: form.attacked(), ..super::object::Fight::default() },
        must_block: Vec::new(),
        gained_over: Vec::new(),
        gained_before: Vec::new(),
        color: form.color,
        player: form.player,
        word: form.word,
        number: form.number,
        // What is face down shows neither face (CR 712.15 (2026-04-17)).
        transformed: form.transformed && back.is_some() && form.face_down.is_none(),
        back,
        face_down: form.face_down,
        phased_out: None,
        phased_out_under: None,
        sector: None,
        designations: Designated::of(&form.designations, &[], Marks::default()),
        echo: Echo::Over,
        new: false,
        bottommost_room: false,
        paid,
        cast,
        aims: Vec::new(),
        exiled_with: None,
        gained: form.gained,
        changed,
        count: entering.count,
        since,
        stamp: since,
    };
    if id.index() == state.objects.len() {
        state.objects.push(object);
    } else {
        *state.object_mut(id) = object;
    }
    id
}

/// What goes on changing the permanent that a spell becomes, and who cast the spell, where that goes on giving control of it to
/// somebody (CR 400.7a, 110.2b (2026-04-17), 217.1c (2006-10-01)).
fn goes_along(table: &Table, spell: &ObjectState) -> (Vec<Changed>, Option<PlayerId>) {
    if table.on(Switch::SpellControlStays) {
        let caster = spell.cast.by.filter(|_| spell.changed.iter().any(Changed::gives_control));
        (spell.changed.clone(), caster)
    } else {
        (spell.changed.iter().filter_map(Changed::without_control).collect(), None)
    }
}

impl<'a> Evaluator<'a> {
    /// The same look where something may enter. What the words say of it is said of what it will be. A token has no id yet
    /// by which words of its own ability could find it.
    pub(crate) fn looking_at(mut self, coming: Option<&'a EnteringPermanent>, is_own: bool) -> Self {
        self.foreseen = coming.map(|permanent| {
            let is_this = is_own || permanent.id.is_some() && permanent.id == self.about.this;
            Foreseen { permanent, is_this }
        });
        self
    }

    /// What is entering, if that is what is meant.
    pub(crate) fn foreseen(&self, what: &What) -> Option<&'a EnteringPermanent> {
        let Foreseen { permanent, is_this } = self.foreseen?;
        let is_it = self.about.it == permanent.id;
        let is_meant = *what == What::This && is_this || *what == What::It && is_it;
        is_meant.then_some(permanent)
    }

    /// Whether words of an entering permanent's own ability mean it.
    pub(crate) fn matches_this(&self, what: &What, thing: &Thing<'_>) -> bool {
        if let What::All(list) = what {
            return list.iter().all(|what| self.matches_this(what, thing));
        }
        // A token that is entering has no id yet.
        *what == What::This || self.is(what, thing)
    }

    /// The same where players may be meant, too.
    pub(crate) fn means_this(&self, whom: &Whom, thing: &Thing<'_>) -> bool {
        match whom {
            Whom::Any => true,
            Whom::Player(_) | Whom::AttackedBy(_) => false,
            Whom::Object(what) => self.matches_this(what, thing),
            Whom::OneOf(list) => list.iter().any(|whom| self.means_this(whom, thing)),
        }
    }
}
