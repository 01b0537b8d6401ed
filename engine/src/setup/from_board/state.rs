//! The state of the table from a board: its players and objects.

use super::Laying;
use crate::table::designated::{Designated, Marks};
use crate::table::history::History;
use crate::table::object::{Cast, Counters, Echo, ObjectState, add_counters};
use crate::table::objects::Objects;
use crate::table::spent::Spent;
use crate::table::state::{PlayerState, State};
use hashbrown::HashMap;
use language::board::paid::said;
use language::board::{
    Board, CastFacts, Characteristics, Counter, Object, ObjectKind, Player, PlayerDesignation, Standing,
    Step, Supertype, Zone,
};
use language::event::{FaceDown, Instruction, Mana, Place};
use language::rule::Switch;
use statements::ids::{ObjectId, PlayerId, PrintId};

impl Laying {
    pub(crate) fn state(&mut self, board: &Board) -> State {
        let places: HashMap<&str, usize> =
            board.objects.iter().enumerate().map(|(at, object)| (object.id.as_str(), at)).collect();
        let mut objects: Vec<ObjectState> = Vec::with_capacity(board.objects.len());
        for (object, since) in board.objects.iter().zip(since(board)) {
            objects.push(self.object_state(object, since, &places));
        }
        for (at, (object, listed)) in objects.iter_mut().zip(&board.objects).enumerate() {
            object.entered = entered(listed, at);
            cast_by_its_controller(object);
        }
        link(&mut objects);
        let players = board.players.iter().enumerate();
        let players = players.map(|(at, player)| self.player_state(board, at, player, &objects)).collect();
        let active = self.table.player_id(board.turn.active.as_deref()).unwrap_or(PlayerId::at(0));
        let has_been_asked = begins_with_priority(board);
        for object in &mut objects {
            due_now(board, active, object);
            object.just_moved &= !has_been_asked;
        }
        State {
            players,
            objects: Objects::new(objects),
            floating: Vec::new(),
            lasting: Vec::new(),
            forgotten: Vec::new(),
            remembered: Vec::new(),
            stack: crate::table::stack::Stack::default(),
            waiting: Vec::new(),
            scheduled: Vec::new(),
            course: self.course(board, active),
            history: History::default(),
            spent: Spent::default(),
            last_known: Vec::new(),
            active,
            step: board.turn.step,
            second_damage: board.turn.second_damage,
            attacked: board.turn.attacked
                || board.objects.iter().any(|object| object.attacking || object.attacks.is_some()),
            daytime: board.turn.daytime,
            cast_last_turn: board.turn.cast_last_turn,
        }
    }

    pub(crate) fn player_state(
        &mut self,
        board: &Board,
        at: usize,
        player: &Player,
        objects: &[ObjectState],
    ) -> PlayerState {
        let goes_on = board.players.iter().any(|player| player.standing == Standing::Playing);
        let mine = |object: &ObjectState| {
            let card = object.kind == ObjectKind::Card;
            card && object.zone == Zone::Library && object.owner == PlayerId::at(at)
        };
        let lies = |place: Place| -> Vec<ObjectId> {
            let here =
                |(at, object): &(usize, &ObjectState)| mine(object) && board.objects[*at].place == place;
            objects.iter().enumerate().filter(here).map(|(at, _)| ObjectId::at(at)).collect()
        };
        let poison = (Counter::Poison, player.poison);
        let listed = player.counters.iter().chain([&poison]);
        let counters = self.counters(listed.filter(|(_, number)| *number > 0));
        let known = player.known_of_top.iter().map(|(asks, so)| (self.table.keep_text(asks), *so));
        let known_of_top = known.collect();
        PlayerState {
            mana: pool(&player.mana),
            drawn: player.drawn,
            damaged: player.damaged,
            cast: player.cast,
            speed: player.speed,
            designations: listed_once(&player.designations),
            marks: self.marks(&player.marks),
            empty_draws: player.drew_from_empty,
            from_commanders: damage_by_commanders(board, &player.name),
            standing: player.standing,
            left: player.standing == Standing::Lost && goes_on,
            life: player.life,
            counters,
            top: lies(Place::Top),
            unknown_library: player.library,
            known_of_top,
            bottom: lies(Place::Bottom),
            unknown_hand: player.hand,
            unknown_graveyard: player.graveyard,
            unknown_exile: player.exile,
        }
    }

    /// Counters as a board lists them.
    fn counters<'c>(&mut self, listed: impl IntoIterator<Item = &'c (Counter, u64)>) -> Counters {
        let mut counters = Vec::new();
        for (kind, amount) in listed {
            let kind = self.table.keep_counter(kind);
            // The sum of what a file lists for one kind is checked when the board is validated.
            if add_counters(&mut counters, kind, *amount).is_err() {
                counters.retain(|&(known, _)| known != kind);
                counters.push((kind, u64::MAX));
            }
        }
        counters
    }

    /// Who controlled an object as it phased out: who controls it, where the board does not say.
    fn phased_out_under(
        &self,
        object: &Object,
        controller: Option<PlayerId>,
        owner: PlayerId,
    ) -> Option<PlayerId> {
        self.table.player_id(object.phased_out_under.as_deref()).or(controller).or(Some(owner))
    }

    /// Who controls an object as the board says, and who owns it.
    fn whose(&self, object: &Object) -> (Option<PlayerId>, PlayerId) {
        let controller = self.table.player_id(object.controller.as_deref());
        let owner = self.table.player_id(object.owner.as_deref());
        (controller, owner.or(controller).unwrap_or(PlayerId::at(0)))
    }

    /// The back face of an object, which has the name of the front where it has none of its own.
    fn back(&mut self, object: &Object, name: &str) -> Option<PrintId> {
        let mut is = object.back.as_deref()?.clone();
        if is.name.is_empty() {
            name.clone_into(&mut is.name);
        }
        let back = self.table.keep_print(is);
        self.table.modal.extend(Some(back).filter(|_| object.modal));
        Some(back)
    }

    pub(crate) fn object_state(
        &mut self,
        object: &Object,
        since: u32,
        places: &HashMap<&str, usize>,
    ) -> ObjectState {
        let mut is = object.is.clone();
        if is.name.is_empty() {
            is.name.clone_from(&object.id);
        }
        let (controller, owner) = self.whose(object);
        let place = |id: &Option<String>| Some(ObjectId::at(*places.get(id.as_deref()?)?));
        let counters = self.counters(&object.counters);
        // What it copies can have no name: something that was face down.
        let copy = object.copy.as_deref().cloned().map(|copy| self.table.keep_print(copy));
        let back = self.back(object, &is.name);
        let phased_out = object.phased_out.filter(|_| object.zone == Zone::Battlefield);
        ObjectState {
            back,
            face_down: face_down(object),
            phased_out,
            phased_out_under: phased_out.and(self.phased_out_under(object, controller, owner)),
            sector: object.sector,
            designations: self.designated(object),
            echo: if object.echo { Echo::Coming } else { Echo::Over },
            new: object.new && object.zone == Zone::Battlefield,
            bottommost_room: object.bottommost_room,
            transformed: object.transformed && object.back.is_some(),
            player: self.table.player_id(object.chosen_player.as_deref()),
            word: object.chosen_word.as_deref().map(|word| self.table.keep_text(word)),
            number: object.chosen_number,
            paid: object.paid.iter().map(|word| self.table.keep_text(said(word))).collect(),
            print: self.table.keep_print(is),
            copy,
            kind: object.kind,
            owner,
            controller: controller.unwrap_or(owner),
            entered_under: owner,
            zone: object.zone,
            tapped: object.tapped,
            damage: object.damage,
            deathtouched: object.deathtouched && self.table.on(Switch::DeathtouchStateBased),
            counters,
            counters_over: self.counters_over(object, places),
            attached_to: place(&object.attached_to),
            on_player: self.table.player_id(object.attached_to_player.as_deref()),
            protector: self.table.player_id(object.protector.as_deref()),
            entered: 0,
            just_moved: object.commander && !object.stayed && self.table.on(Switch::CommanderStateBased),
            attacking: object.attacking || object.attacks.is_some(),
            blocking: object.blocking || !object.blocks.is_empty(),
            fight: self.fight(object, places),
            aims: self.aims(object, places),
            must_block: super::pointing::sorted(&object.must_block, places),
            gained_over: super::pointing::sorted(&object.gained_over, places),
            gained_before: self.gained_before(object, places),
            color: object.chosen_color,
            cast: cast(object, self.table.player_id(object.cast.by.as_deref())),
            // `link` says since when that is where it is.
            exiled_with: place(&object.exiled_with).map(|with| (with, 0)),
            gained: self.gained(object),
            changed: self.changed(object, places),
            count: object.count,
            since,
            stamp: since,
        }
    }

    /// The designations and marks of a permanent; nothing else has any.
    fn designated(&mut self, object: &Object) -> Designated {
        if object.zone != Zone::Battlefield {
            return Designated::default();
        }
        let named = |name: &String| self.table.player_id(Some(name.as_str()));
        let goaded_by: Vec<PlayerId> = object.goaded_by.iter().filter_map(named).collect();
        let marks = self.marks(&object.marks);
        Designated::of(&object.designations, &goaded_by, marks)
    }

    fn marks(&mut self, listed: &[String]) -> Marks {
        Marks::of(listed.iter().map(|mark| self.table.keep_text(mark)))
    }

    /// The abilities and subtypes that it has gained, kept like those of a card.
    fn gained(&mut self, object: &Object) -> Option<PrintId> {
        if object.gained.is_empty() && object.gained_subtypes.is_empty() {
            return None;
        }
        let (abilities, subtypes) = (object.gained.clone(), object.gained_subtypes.clone());
        Some(self.table.keep_print(Characteristics { abilities, subtypes, ..Characteristics::default() }))
    }
}

/// Each of them once, sorted.
fn listed_once(all: &[PlayerDesignation]) -> Vec<PlayerDesignation> {
    let mut all = all.to_vec();
    all.sort_unstable();
    all.dedup();
    all
}

/// The time stamps of the objects: those that the board states, else their places; each counted among them all.
fn since(board: &Board) -> Vec<u32> {
    let stated = |at: usize| board.objects[at].since.unwrap_or(at as u64);
    let mut order: Vec<usize> = (0..board.objects.len()).collect();
    order.sort_by_key(|&at| stated(at));
    let mut since = vec![0; order.len()];
    for (stamp, at) in (0..).zip(order) {
        since[at] = stamp;
    }
    since
}

/// When a world permanent of the board came to be one.
fn entered(object: &Object, at: usize) -> u32 {
    let worlds = object.is.supertypes.contains(&Supertype::World);
    let place = u32::try_from(at).unwrap_or(u32::MAX);
    if worlds { object.entered.unwrap_or(place) } else { 0 }
}

/// What the commanders of the board have dealt to a player in this game.
fn damage_by_commanders(board: &Board, player: &str) -> Vec<(ObjectId, u64)> {
    let dealt = |object: &Object| -> u64 {
        let to = object.commander_damage.iter().filter(|(name, _)| name == player);
        to.map(|(_, amount)| *amount).fold(0, u64::saturating_add)
    };
    let all = board.objects.iter().enumerate().map(|(at, object)| (ObjectId::at(at), dealt(object)));
    all.filter(|(_, amount)| *amount > 0).collect()
}

/// Whether what happens first is that somebody casts or activates something. Whoever does has priority, so that state-based
/// actions have been checked just before (CR 117.5, 704.3 (2026-04-17)): a commander that lies in a graveyard was left there.
fn begins_with_priority(board: &Board) -> bool {
    let first = board.events.first().and_then(|script| script.does.first());
    matches!(first, Some(Instruction::Cast { .. } | Instruction::Activate { .. }))
}

/// In its controller's upkeep an echo that is to come is due.
fn due_now(board: &Board, active: PlayerId, object: &mut ObjectState) {
    if object.echo == Echo::Coming && board.turn.step == Step::Upkeep && active == object.controller {
        object.echo = Echo::Due;
    }
}

/// A card on the stack was cast by its controller, where the board names nobody else.
fn cast_by_its_controller(object: &mut ObjectState) {
    object.cast.by = object.cast.by.or_else(|| object.default_caster());
}

fn cast(object: &Object, by: Option<PlayerId>) -> Cast {
    let spent = object.cast.spent.clone();
    let mut colors = object.cast.colors.clone();
    colors.extend(spent.iter().filter(|(_, amount)| *amount > 0).filter_map(|(mana, _)| mana.color()));
    colors.sort_unstable();
    colors.dedup();
    let CastFacts { x, before, from_command, mana, kicked, .. } = object.cast;
    Cast { by, colors, x, modes: object.cast.modes.clone(), before, from_command, spent, mana, kicked }
}

/// A mana pool, by type.
fn pool(listed: &[(Mana, u64)]) -> [u64; 6] {
    let mut mana = [0; 6];
    for &(kind, amount) in listed {
        let pool: &mut u64 = &mut mana[kind as usize];
        *pool = pool.saturating_add(amount);
    }
    mana
}

/// What is blocked is a blocked creature from then on; what something was exiled with is where it is since it came.
fn link(objects: &mut [ObjectState]) {
    for at in 0..objects.len() {
        if let Some((with, _)) = objects[at].exiled_with {
            objects[at].exiled_with = Some((with, objects[with.index()].since));
        }
    }
    let blocked: Vec<ObjectId> = objects.iter().flat_map(|object| &object.fight.blocks).copied().collect();
    for id in blocked {
        objects[id.index()].fight.blocked = true;
    }
}

/// As what an object is face down, as the board says.
fn face_down(object: &Object) -> Option<FaceDown> {
    object.face_down.then_some(if object.warded { FaceDown::Warded } else { FaceDown::Plain })
}
