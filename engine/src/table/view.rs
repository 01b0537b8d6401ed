//! What a board looks like after the layers, and which effects are in force on it.

use std::sync::Arc;

use hashbrown::HashMap;

use crate::after::{StateTrigger, Trigger, lasting};
use crate::board::{Ability, Characteristics, ObjectKind, Restriction, Supertype, Zone};
use crate::effect::{Cause, Effect, EventPattern};
use crate::ids::{BoardId, EffectId, ObjectId, PlayerId, Target};
use crate::keyword;
use crate::rule::Switch;
use crate::ruling::{Entering, InForce, Kind, Subject};
use crate::select::{Condition, What, Whom};
use crate::table::layers::{self, Seen};
use crate::table::{Aim, EffectSource, Env, Look, SourceOf, State, Table, Thing};

/// What a board looks like after the layers.
#[derive(Clone, Debug)]
pub(crate) struct View {
    pub(crate) seen: Vec<Seen>,
    /// Effects in force by the kind of event that they look at, each list in the order of discovery.
    by_kind: Vec<Vec<EffectId>>,
    /// Those of them that may look at what happens to anyone or anything.
    general: Vec<Vec<EffectId>>,
    /// Those that look only at what happens to one object.
    bound: HashMap<(usize, ObjectId), Vec<EffectId>>,
    /// What can't happen, with the permanent that says so.
    pub(crate) restrictions: Vec<(ObjectId, Arc<Restriction>)>,
    /// Triggered abilities that look at events.
    pub(crate) triggers: Vec<Trigger>,
    /// Triggered abilities that wait for something to be so.
    pub(crate) state_triggers: Vec<StateTrigger>,
    /// Whether any permanent has a continuous effect, which may look at anything on the board.
    pub(crate) continuous: bool,
    /// Whether any permanent has daybound or nightbound.
    pub(crate) day_and_night: bool,
}

impl View {
    /// Looks at a board.
    pub(crate) fn new(table: &mut Table, id: BoardId) -> Self {
        let state = table.board(id).clone();
        let seen = layers::apply(table, &state, |_| true);
        let mut view = Self {
            by_kind: vec![Vec::new(); Kind::COUNT],
            general: vec![Vec::new(); Kind::COUNT],
            bound: HashMap::default(),
            restrictions: Vec::new(),
            triggers: Vec::new(),
            state_triggers: Vec::new(),
            continuous: false,
            day_and_night: false,
            seen,
        };
        for id in state.ids() {
            view.abilities_of(table, &state, id);
        }
        for &effect in state.floating.iter().chain(&table.of_rules) {
            view.add(table, effect);
        }
        view
    }

    /// The effects in force that look at this kind of event.
    pub(crate) fn effects(&self, kind: Kind) -> &[EffectId] {
        &self.by_kind[kind.index()]
    }

    /// The effects in force that may be applicable to an event of this kind that affects this object, or none.
    pub(crate) fn likely(
        &self,
        kind: Kind,
        object: Option<ObjectId>,
    ) -> impl Iterator<Item = EffectId> + use<'_> {
        let bound = object.and_then(|id| self.bound.get(&(kind.index(), id)));
        self.general[kind.index()].iter().chain(bound.into_iter().flatten()).copied()
    }

    fn add(&mut self, table: &Table, effect: EffectId) {
        let entry = table.effect(effect);
        let kind = entry.kind.index();
        self.by_kind[kind].push(effect);
        match entry.source.filter(|_| affects_this(&entry.body.when.event)) {
            Some(only) => self.bound.entry((kind, only)).or_default().push(effect),
            None => self.general[kind].push(effect),
        }
    }

    /// All effects in force.
    pub(crate) fn all_effects(&self) -> impl Iterator<Item = EffectId> + '_ {
        self.by_kind.iter().flatten().copied()
    }

    /// What is phased out has no part in anything (CR 702.26b (2026-04-17)).
    fn abilities_of(&mut self, table: &mut Table, state: &State, id: ObjectId) {
        if state.object(id).phased_out.is_some() {
            return;
        }
        let is = Arc::clone(&self.seen[id.index()].is);
        self.continuous |= is.abilities.iter().any(|ability| matches!(ability, Ability::Continuous(_)));
        let zone = state.object(id).zone;
        let you = self.seen[id.index()].controller.unwrap_or(state.object(id).owner);
        let abilities = abilities_of(table, &is);
        if zone == Zone::Battlefield {
            self.day_and_night |= keyword::daybound::has(&is) || keyword::nightbound::has(&is);
            let restrictions = abilities.iter().filter_map(|own| restriction(&own.ability));
            self.restrictions.extend(restrictions.map(|r| (id, Arc::new(r))));
        }
        for own in &abilities {
            self.trigger(table, (id, zone), &own.ability);
        }
        let mut effects = effects_among(abilities, &is);
        effects.extend(counter_effects(table, state, id));
        effects.extend(super::turned_up::effects(table, state, id));
        for (at, own) in effects.iter().enumerate() {
            if !functions_in(&own.body, zone) {
                continue;
            }
            let ordinal = effects[..at].iter().filter(|other| *other == own).count();
            let source = EffectSource { body: Arc::clone(&own.body), of: SourceOf::Ability(id), ordinal };
            let label = own.label(table.object_name(id), effects.len() == 1);
            let effect = table.keep_effect(source, Env::new(you, Some(id), Cause::Replacement), &label);
            self.add(table, effect);
        }
    }
}

impl View {
    /// Adds a triggered ability of an object, where it functions in the object's zone.
    fn trigger(&mut self, table: &mut Table, (source, zone): (ObjectId, Zone), ability: &Ability) {
        match ability {
            Ability::Triggered { when, prevented, does } if triggers_in(&when.only_if, &when.event, zone) => {
                let does = table.keep_block(&lasting(&when.only_if, does));
                let (when, prevented) = (Arc::new(when.clone()), *prevented);
                self.triggers.push(Trigger { source, when, prevented, does });
            }
            Ability::StateTriggered { when, does } if zone_of(when).unwrap_or(Zone::Battlefield) == zone => {
                let (when, does) = (when.as_slice().into(), table.keep_block(does));
                self.state_triggers.push(StateTrigger { source, when, does });
            }
            Ability::Triggered { .. }
            | Ability::StateTriggered { .. }
            | Ability::Effect(_)
            | Ability::Restriction(_)
            | Ability::Continuous(_)
            | Ability::Keyword(_)
            | Ability::Instructions(_)
            | Ability::BlocksMore(_)
            | Ability::Opaque(_) => {}
        }
    }
}

/// An ability among those of an object.
#[derive(Debug)]
pub(crate) struct Own {
    pub(crate) ability: Ability,
    /// Whether a keyword stands for it.
    of_keyword: bool,
}

/// An object's abilities, with those that its keywords stand for in their place.
pub(crate) fn abilities_of(table: &Table, is: &Characteristics) -> Vec<Own> {
    let mut all = Vec::with_capacity(is.abilities.len());
    for ability in &is.abilities {
        if let Ability::Keyword(keyword) = ability {
            let stands_for = keyword::abilities(keyword, &|switch| table.on(switch));
            all.extend(stands_for.into_iter().map(|ability| Own { ability, of_keyword: true }));
        } else {
            all.push(Own { ability: ability.clone(), of_keyword: false });
        }
    }
    all
}

/// The replacement and prevention effects among an object's abilities, those of its keywords included.
pub(crate) fn effects_of(table: &Table, is: &Characteristics) -> Vec<OwnEffect> {
    effects_among(abilities_of(table, is), is)
}

fn effects_among(abilities: Vec<Own>, is: &Characteristics) -> Vec<OwnEffect> {
    let of = |Own { ability, of_keyword }: Own| {
        if let Ability::Effect(body) = ability {
            return Some(OwnEffect { body: Arc::new(body), of_keyword });
        }
        None
    };
    let loyalty = keyword::loyalty::effect(is).map(OwnEffect::of_keyword);
    abilities.into_iter().filter_map(of).chain(loyalty).collect()
}

/// The effects that a permanent's counters stand for.
fn counter_effects(table: &Table, state: &State, id: ObjectId) -> Vec<OwnEffect> {
    if !state.is_permanent(id) {
        return Vec::new();
    }
    let kinds = state.object(id).counters.iter().map(|&(kind, _)| table.counters.get(kind.index()));
    kinds.flat_map(keyword::counters::effects).map(OwnEffect::of_keyword).collect()
}

/// An effect among an object's abilities.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct OwnEffect {
    pub(crate) body: Arc<Effect>,
    /// Whether a keyword or a rule stands for it, so that its name is no name that the board gave.
    of_keyword: bool,
}

impl OwnEffect {
    fn of_keyword(effect: Effect) -> Self {
        Self { body: Arc::new(effect), of_keyword: true }
    }

    /// What it is shown as: the name that the board gave it, or its source, and what it is where that isn't clear.
    fn label(&self, source: &str, only_one: bool) -> String {
        match &self.body.name {
            Some(name) if !self.of_keyword => name.clone(),
            Some(name) if !only_one => format!("{source}: {name}"),
            Some(_) | None => source.to_owned(),
        }
    }
}

/// What can't happen, if an ability says so.
fn restriction(ability: &Ability) -> Option<Restriction> {
    if let Ability::Restriction(restriction) = ability { Some(restriction.clone()) } else { None }
}

/// Whether an object has an ability that triggers.
pub(crate) fn can_trigger(table: &Table, is: &Characteristics) -> bool {
    let triggers =
        |own: &Own| matches!(own.ability, Ability::Triggered { .. } | Ability::StateTriggered { .. });
    abilities_of(table, is).iter().any(triggers)
}

/// Whether an object's ability triggers in a zone: on the battlefield, unless it says where, or can trigger elsewhere only
/// (CR 113.6 (2026-04-17)): a spell's on its own casting.
fn triggers_in(only_if: &[Condition], event: &EventPattern, zone: Zone) -> bool {
    let own_casting = matches!(event, EventPattern::Cast { what, .. } if names_this(what));
    let only = zone_of(only_if).or(own_casting.then_some(Zone::Stack));
    zone == only.unwrap_or(Zone::Battlefield)
}

/// The zone in which conditions say that the object must be.
fn zone_of(conditions: &[Condition]) -> Option<Zone> {
    conditions.iter().find_map(|condition| {
        if let Condition::Exists(What::All(list)) = condition
            && let [What::This, What::In(zone), ..] = list[..]
        {
            return Some(zone);
        }
        None
    })
}

/// Whether an object's ability makes this effect while the object is in a zone.
fn functions_in(effect: &Effect, zone: Zone) -> bool {
    if enters_itself(effect) {
        return false;
    }
    if !effect.functions_in.is_empty() {
        return effect.functions_in.contains(&zone);
    }
    zone == Zone::Battlefield || moves_itself(effect)
}

/// Whether an effect looks at its own object's entering.
pub(crate) fn enters_itself(effect: &Effect) -> bool {
    matches!(&effect.when.event, EventPattern::Enter { what, .. } if names_this(what))
}

/// Whether an effect looks at its own object's move between zones (CR 614.12 and 603.6 by analogy: it functions
/// where the object is).
fn moves_itself(effect: &Effect) -> bool {
    matches!(&effect.when.event, EventPattern::Move { what, .. } if names_this(what))
}

/// Whether a pattern looks only at what happens to the effect's own source, which exists.
fn affects_this(event: &EventPattern) -> bool {
    match event {
        EventPattern::Damage { to: whom, .. }
        | EventPattern::PutCounters { on: whom, .. }
        | EventPattern::RemoveCounters { from: whom, .. } => {
            if let Whom::Object(what) = whom {
                names_this(what)
            } else {
                false
            }
        }
        EventPattern::Destroy { what } | EventPattern::Sacrifice { what } => names_this(what),
        EventPattern::GainLife { .. }
        | EventPattern::LoseLife { .. }
        | EventPattern::Draw { .. }
        | EventPattern::DrawCards { .. }
        | EventPattern::Move { .. }
        | EventPattern::Enter { .. }
        | EventPattern::Create { .. }
        | EventPattern::Begin { .. }
        | EventPattern::Act { .. }
        | EventPattern::Roll { .. }
        | EventPattern::Undergo { .. }
        | EventPattern::Discard { .. }
        | EventPattern::CounterSpell { .. }
        | EventPattern::CopySpell { .. }
        | EventPattern::Cast { .. }
        | EventPattern::GainControl { .. }
        | EventPattern::Attach { .. }
        | EventPattern::AddMana { .. }
        | EventPattern::Trigger { .. }
        | EventPattern::Daytime { .. }
        | EventPattern::Opaque { .. } => false,
    }
}

fn names_this(what: &What) -> bool {
    if let What::All(list) = what { list.iter().any(names_this) } else { *what == What::This }
}

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
    let of = |object: &crate::table::ObjectState| {
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

/// What an entering permanent will be, judged by the rules date.
#[derive(Clone, Debug)]
pub(crate) struct Coming {
    pub(crate) is: Arc<Characteristics>,
    pub(crate) controller: PlayerId,
    pub(crate) owner: PlayerId,
    /// Effects of its own abilities that look at its entering.
    pub(crate) own: Vec<EffectId>,
    /// Effects of its abilities that look at entering in general: they don't see it, nor what enters with it.
    pub(crate) general: Vec<EffectId>,
    /// The state that it would have, for filters that ask for status.
    pub(crate) state: crate::table::ObjectState,
    pub(crate) id: Option<ObjectId>,
}

impl Coming {
    /// As a filter sees it. Its zone is the battlefield already, where it is judged as it would be there.
    pub(crate) fn thing(&self) -> Thing<'_> {
        Thing {
            id: self.id,
            is: &self.is,
            controller: Some(self.controller),
            owner: self.owner,
            zone: Zone::Battlefield,
            token: self.state.kind == ObjectKind::Token,
            state: Some(&self.state),
        }
    }
}

impl Table {
    /// Works out what an entering permanent will be on a board, unless that is known already.
    pub(crate) fn foresee(&mut self, board: BoardId, entering: Entering) {
        let key = (board, Entering { count: 1, ..entering });
        if self.coming.contains_key(&key) {
            return;
        }
        let coming = self.coming_of(board, key.1);
        self.bytes += size_of::<Coming>() + 128;
        self.coming.insert(key, coming);
    }

    /// What an entering permanent will be; [`Self::foresee`] has been there before.
    pub(crate) fn coming(&self, board: BoardId, entering: Entering) -> Option<&Coming> {
        self.coming.get(&(board, Entering { count: 1, ..entering }))
    }

    /// CR 614.12 (2026-04-17) and its forms since 2007-05-01.
    fn coming_of(&mut self, board: BoardId, entering: Entering) -> Coming {
        let mut state = self.board(board).clone();
        let id = place(self, &mut state, entering);
        let seen = if self.on(Switch::LookAheadOthers) {
            layers::apply(self, &state, |_| true)
        } else if self.on(Switch::LookAheadOwn) {
            layers::apply(self, &state, |source| source == id)
        } else {
            layers::apply(self, &state, |_| false)
        };
        let is = Arc::clone(&seen[id.index()].is);
        let object = state.object(id).clone();
        let known = match entering.subject {
            Subject::Object(id) => Some(id),
            Subject::Token => None,
        };
        let (own, general) = self.own_effects(&is, known, entering);
        Coming {
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
    let object = crate::table::ObjectState {
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
        fight: crate::table::Fight::default(),
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

impl Look<'_> {
    /// An entering or existing thing by what it is.
    pub(crate) fn matches_this(&self, what: &What, thing: &Thing<'_>, own: bool) -> bool {
        if let What::All(list) = what {
            return list.iter().all(|what| self.matches_this(what, thing, own));
        }
        // A token that is entering has no id yet; its own effects mean it.
        own && *what == What::This || self.is(what, thing)
    }
}
