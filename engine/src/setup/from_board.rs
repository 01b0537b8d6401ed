//! From a board as it is entered to a table and a first situation. The board has been validated.

pub(crate) mod pointing;

use std::sync::Arc;

use hashbrown::HashMap;
use smallvec::SmallVec;

use crate::check::names::nearest;
use crate::check::pronouns::mentions;
use crate::keyword;
use crate::pending::readings::Readings;
use crate::pending::situation::Situation;
use crate::table::env::{About, Env};
use crate::table::ledger::Ledger;
use crate::table::object::{Cast, Counters, FACE_DOWN, HIDDEN, ObjectState, add_counters};
use crate::table::objects::Objects;
use crate::table::of_rules::planeswalker_redirection;
use crate::table::queue::{Frame, Queue, Todo};
use crate::table::stack::{Stack, Waiting};
use crate::table::state::{PlayerState, State};
use crate::table::turn::{Course, Scheduled};
use crate::table::{EffectEntry, EffectSource, NO_ORIGIN, Origin, SourceOf, Table};
use crate::terms::Terms;
use language::board;
use language::board::{
    Board, CardType, CastFacts, Characteristics, Color, Counter, Object, Player, Refers, Standing, Supertype,
    Zone,
};
use language::dispute::Reading;
use language::effect::{Cause, Effect, Lifetime};
use language::event::{Mana, Place, Script};
use language::path::{BoardPath, Segment};
use language::rule::{Rule, Switch};
use statements::error::{BoardError, Problem};
use statements::ids::{EffectId, LedgerId, ObjectId, PlayerId, PrintId};

impl Table {
    /// A table for a board, and the situation in which nothing has happened yet.
    pub(crate) fn new(board: &Board, terms: Terms) -> (Self, Situation) {
        let mut table = Self::empty(board, terms);
        let mut state = table.state(board);
        for floating in &board.effects {
            let id = table.floating(board, floating);
            state.floating.push(id);
        }
        table.rule_effects();
        table.commander_effects(board);
        state.waiting =
            board.waiting.iter().filter_map(|script| table.frame(board, &state, script)).collect();
        state.stack = table.stack(board, &state);
        state.scheduled =
            board.scheduled.iter().filter_map(|one| table.scheduled(board, &state, one)).collect();
        let queue = if has_ended(&state) { Queue::new() } else { table.scripts(board, &state) };
        let mut start = Situation {
            ledger: table.keep_ledger(Ledger::default()),
            queue: table.keep_queue(queue),
            after: table.keep_queue(Queue::new()),
            board: table.keep_board(state),
            parts: SmallVec::new(),
            uses: SmallVec::new(),
            asking: None,
            fresh: false,
            looped: None,
            readings: readings(board),
        };
        table.used(board, &mut start);
        debug_assert_eq!(start.ledger, LedgerId::at(0), "the empty ledger is the first");
        (table, start)
    }

    fn empty(board: &Board, terms: Terms) -> Self {
        let mut table = Self {
            terms,
            player_names: board.players.iter().map(|player| player.name.clone()).collect(),
            object_names: board.objects.iter().map(|object| object.id.clone()).collect(),
            listed: board.objects.len(),
            effect_ids: board.effects.iter().map(|effect| effect.id.clone()).collect(),
            mentioned: Vec::new(),
            commanders: board.objects.iter().map(commander).collect(),
            choosers: Vec::new(),
            teams: teams(board),
            team_names: board.players.iter().map(|player| player.team.clone()).collect(),
            prints: crate::table::intern::Interned::default(),
            counters: crate::table::intern::Interned::default(),
            texts: crate::table::intern::Interned::default(),
            forms: crate::table::intern::Interned::default(),
            blocks: crate::table::intern::Interned::default(),
            envs: crate::table::intern::Interned::default(),
            abilities: crate::table::intern::Interned::default(),
            lasts: crate::table::intern::Interned::default(),
            origins: crate::table::intern::Interned::default(),
            boards: crate::table::intern::Interned::default(),
            views: Vec::new(),
            classes: Vec::new(),
            ledgers: crate::table::intern::Interned::default(),
            queues: crate::table::intern::Interned::default(),
            answers: crate::table::intern::Interned::default(),
            sources: crate::table::intern::Interned::default(),
            entries: Vec::new(),
            coming: HashMap::default(),
            of_rules: Vec::new(),
            illegal: None,
            bytes: 0,
            log: None,
            watch: None,
        };
        table.mentioned = mentioned(board);
        table.choosers = board
            .players
            .iter()
            .enumerate()
            .map(|(at, player)| table.player_id(player.controlled_by.as_deref()).unwrap_or(PlayerId::at(at)))
            .collect();
        let face_down = table.keep_print(face_down());
        debug_assert_eq!(face_down, FACE_DOWN, "what is face down is kept before all else");
        let hidden = table.keep_print(Characteristics::default());
        debug_assert_eq!(hidden, HIDDEN, "what is hidden is kept next");
        let none = table.keep_origin(Origin::default());
        debug_assert_eq!(none, NO_ORIGIN, "no origin is kept before all others");
        table
    }

    pub(crate) fn player_id(&self, name: Option<&str>) -> Option<PlayerId> {
        let name = name?;
        self.player_names.iter().position(|known| known == name).map(PlayerId::at)
    }

    fn object_id(&self, name: Option<&str>) -> Option<ObjectId> {
        let name = name?;
        self.object_names.iter().position(|known| known == name).map(ObjectId::at)
    }

    fn state(&mut self, board: &Board) -> State {
        let places: HashMap<&str, usize> =
            board.objects.iter().enumerate().map(|(at, object)| (object.id.as_str(), at)).collect();
        let objects: Vec<ObjectState> = board
            .objects
            .iter()
            .zip(since(board))
            .enumerate()
            .map(|(at, (object, since))| ObjectState {
                entered: entered(object, at),
                ..self.object_state(object, since, &places)
            })
            .collect();
        let objects = linked(objects);
        let players = board.players.iter().enumerate();
        let players = players.map(|(at, player)| self.player_state(board, at, player, &objects)).collect();
        let active = self.player_id(board.turn.active.as_deref()).unwrap_or(PlayerId::at(0));
        State {
            players,
            objects: Objects::new(objects),
            floating: Vec::new(),
            stack: crate::table::stack::Stack::default(),
            waiting: Vec::new(),
            scheduled: Vec::new(),
            course: self.course(board, active),
            last_known: Vec::new(),
            active,
            step: board.turn.step,
            second_damage: board.turn.second_damage,
            daytime: board.turn.daytime,
            cast_last_turn: board.turn.cast_last_turn,
        }
    }

    fn player_state(
        &mut self,
        board: &Board,
        at: usize,
        player: &Player,
        objects: &[ObjectState],
    ) -> PlayerState {
        let goes_on = board.players.iter().any(|player| player.standing == Standing::Playing);
        let mine = |object: &ObjectState| object.zone == Zone::Library && object.owner == PlayerId::at(at);
        let lies = |place: Place| -> Vec<ObjectId> {
            let here =
                |(at, object): &(usize, &ObjectState)| mine(object) && board.objects[*at].place == place;
            objects.iter().enumerate().filter(here).map(|(at, _)| ObjectId::at(at)).collect()
        };
        let poison = (Counter::Poison, player.poison);
        let listed = player.counters.iter().chain([&poison]);
        let counters = self.counters(listed.filter(|(_, number)| *number > 0));
        PlayerState {
            mana: pool(&player.mana),
            drawn: player.drawn,
            damaged: player.damaged,
            cast: player.cast,
            speed: player.speed,
            empty_draws: player.drew_from_empty,
            from_commanders: damage_by_commanders(board, &player.name),
            standing: player.standing,
            left: player.standing == Standing::Lost && goes_on,
            life: player.life,
            counters,
            top: lies(Place::Top),
            unknown_library: player.library,
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
            let kind = self.keep_counter(kind);
            // The sum of what a file lists for one kind is checked when the board is validated.
            if add_counters(&mut counters, kind, *amount).is_err() {
                counters.retain(|&(known, _)| known != kind);
                counters.push((kind, u64::MAX));
            }
        }
        counters
    }

    fn object_state(&mut self, object: &Object, since: u32, places: &HashMap<&str, usize>) -> ObjectState {
        let mut is = object.is.clone();
        if is.name.is_empty() {
            is.name.clone_from(&object.id);
        }
        let owner = self.player_id(object.owner.as_deref()).or(self.player_id(object.controller.as_deref()));
        let owner = owner.unwrap_or(PlayerId::at(0));
        let counters = self.counters(&object.counters);
        // What it copies can have no name: something that was face down.
        let copy = object.copy.as_deref().cloned().map(|copy| self.keep_print(copy));
        let mut back = object.back.as_deref().cloned();
        if let Some(back) = back.as_mut().filter(|back| back.name.is_empty()) {
            back.name.clone_from(&is.name);
        }
        ObjectState {
            back: back.map(|back| self.keep_print(back)),
            face_down: object.face_down,
            phased_out: object.phased_out.filter(|_| object.zone == Zone::Battlefield),
            sector: object.sector,
            bottommost_room: object.bottommost_room,
            transformed: object.transformed && object.back.is_some(),
            player: self.player_id(object.chosen_player.as_deref()),
            word: object.chosen_word.as_deref().map(|word| self.keep_text(word)),
            number: object.chosen_number,
            paid: object.paid.iter().map(|name| self.keep_text(name)).collect(),
            print: self.keep_print(is),
            copy,
            kind: object.kind,
            owner,
            controller: self.player_id(object.controller.as_deref()).unwrap_or(owner),
            entered_under: owner,
            zone: object.zone,
            tapped: object.tapped,
            damage: object.damage,
            deathtouched: object.deathtouched && self.on(Switch::DeathtouchStateBased),
            counters,
            attached_to: object
                .attached_to
                .as_deref()
                .and_then(|id| places.get(id))
                .map(|&at| ObjectId::at(at)),
            on_player: self.player_id(object.attached_to_player.as_deref()),
            protector: self.player_id(object.protector.as_deref()),
            entered: 0,
            just_moved: object.commander && !object.stayed,
            attacking: object.attacking || object.attacks.is_some(),
            blocking: object.blocking || !object.blocks.is_empty(),
            fight: self.fight(object, places),
            aims: self.aims(object, places),
            must_block: super::from_board::pointing::must_block(object, places),
            gained_over: super::from_board::pointing::gained_over(object, places),
            color: object.chosen_color,
            cast: cast(object),
            // `linked` says since when that is where it is.
            exiled_with: object
                .exiled_with
                .as_deref()
                .and_then(|id| places.get(id))
                .map(|&at| (ObjectId::at(at), 0)),
            gained: self.gained(object),
            count: object.count,
            since,
        }
    }

    /// The abilities that it has gained, kept like those of a card.
    fn gained(&mut self, object: &Object) -> Option<PrintId> {
        let abilities = Some(object.gained.clone()).filter(|gained| !gained.is_empty())?;
        Some(self.keep_print(Characteristics { abilities, ..Characteristics::default() }))
    }

    fn holder_on(&self, board: &Board, id: Option<ObjectId>) -> Option<PlayerId> {
        let object = board.objects.get(id?.index())?;
        self.player_id(object.controller.as_deref()).or(self.player_id(object.owner.as_deref()))
    }

    fn floating(
        &mut self,
        board: &Board,
        floating: &language::effect::Floating,
    ) -> statements::ids::EffectId {
        let source = self.object_id(floating.source.as_deref());
        let you = self.player_id(floating.controller.as_deref()).or(self.holder_on(board, source));
        let env = Env::new(you.unwrap_or(PlayerId::at(0)), source, Cause::Replacement);
        let env = self.referring(env, &floating.refers);
        let mut body: Effect = floating.effect.clone();
        if body.lifetime == Lifetime::WhileFunctions {
            body.lifetime = Lifetime::ThisTurn;
        }
        let of = SourceOf::Listed(self.entries.len());
        let source = EffectSource { body: Arc::new(body), of, ordinal: 0 };
        let label = floating.effect.name.as_ref().unwrap_or(&floating.id);
        self.keep_effect(source, env, label)
    }

    /// Effects of the rules themselves at this date.
    fn rule_effects(&mut self) {
        if self.on(Switch::PlaneswalkerRedirection) {
            self.rule_effect(Rule::PlaneswalkerRedirect, planeswalker_redirection());
        }
    }

    /// What the rules do for commanders at this date.
    fn commander_effects(&mut self, board: &Board) {
        let zones: &[Zone] = if self.on(Switch::CommanderGraveyardExile) {
            &[Zone::Graveyard, Zone::Exile]
        } else if self.on(Switch::CommanderAnyZone) {
            &[Zone::Graveyard, Zone::Exile, Zone::Hand, Zone::Library]
        } else {
            &[Zone::Hand, Zone::Library]
        };
        if self.commanders.iter().flatten().next().is_none() {
            return;
        }
        for effect in keyword::commander::to_command_zone(zones) {
            self.rule_effect(Rule::CommanderReplacement, effect);
        }
        if !self.on(Switch::CommanderColorlessMana) {
            return;
        }
        for (object, _) in
            board.objects.iter().zip(self.commanders.clone()).filter(|(_, colors)| colors.is_some())
        {
            let owner = self.player_id(object.owner.as_deref()).unwrap_or(PlayerId::at(0));
            let mut colors = object.is.colors.clone();
            if self.on(Switch::CommanderIdentity) {
                colors.extend(&object.identity);
            }
            let name = self.player_name(owner).to_owned();
            for effect in keyword::commander::colorless(&name, &colors) {
                self.rule_effect(Rule::CommanderMana, effect);
            }
        }
    }

    fn rule_effect(&mut self, rule: Rule, effect: Effect) {
        let label = effect.name.clone().unwrap_or_default();
        let source = EffectSource { body: Arc::new(effect), of: SourceOf::Rule(rule), ordinal: 0 };
        let env = Env::new(PlayerId::at(0), None, Cause::Rules);
        let id = self.keep_effect(source, env, &label);
        self.of_rules.push(id);
    }

    /// The scripts, the first one on top.
    fn scripts(&mut self, board: &Board, state: &State) -> Queue {
        let mut queue: Queue =
            board.events.iter().filter_map(|script| self.script(board, state, script)).collect();
        queue.reverse();
        queue
    }

    fn script(&mut self, board: &Board, state: &State, script: &Script) -> Option<Todo> {
        self.frame(board, state, script).map(Todo::Frame)
    }

    /// How the turn goes on.
    fn course(&self, board: &Board, active: PlayerId) -> Course {
        let turn = &board.turn;
        let usual = self.player_id(turn.usual.as_deref()).unwrap_or(active);
        let extra = turn.extra_turns.iter().filter_map(|name| self.player_id(Some(name)));
        let course = Course::new(turn.step, (turn.begun, turn.behind), usual);
        course.with(extra.collect(), turn.additional.clone())
    }

    fn scheduled(&mut self, board: &Board, state: &State, one: &board::Scheduled) -> Option<Scheduled> {
        let whose = one.whose.iter().filter_map(|name| self.player_id(Some(name))).collect();
        let frame = self.frame(board, state, &one.script)?;
        Some(Scheduled { period: one.period, whose, waits: one.waits, frame })
    }

    /// Triggered abilities that wait or lie on the stack. Of so many that they can't be counted there are none more.
    fn stack(&mut self, board: &Board, state: &State) -> Stack {
        let mut stack = Stack::default();
        for (waits, listed) in [(true, &board.triggered), (false, &board.stack)] {
            for one in listed {
                let frame = self.whole_frame(board, state, &one.script);
                let ability = self.keep_ability(frame.block, frame.env);
                let waiting = Waiting { on_triggering: one.on_triggering, ability };
                let put = if waits { stack.wait(waiting, one.times) } else { stack.put(ability, one.times) };
                debug_assert!(put.is_ok(), "more than can be counted was refused before");
            }
        }
        stack
    }

    fn frame(&mut self, board: &Board, state: &State, script: &Script) -> Option<Frame> {
        (!script.does.is_empty()).then(|| self.whole_frame(board, state, script))
    }

    /// A script as it is followed, if there is anything in it or not.
    fn whole_frame(&mut self, board: &Board, state: &State, script: &Script) -> Frame {
        let source = self.object_id(script.source.as_deref());
        let you = self.player_id(script.controller.as_deref()).or(self.holder_on(board, source));
        let env = Env::new(you.unwrap_or(state.active), source, script.cause);
        let env = self.referring(env, &script.refers);
        let env = self.keep_env(env);
        let block = self.keep_block(&script.does);
        Frame::new(block, env)
    }

    /// An environment with what the board says that its words refer to.
    fn referring(&self, env: Env, refers: &Refers) -> Env {
        let Refers { it, affected, damage_source, that_much, result, chosen } = refers;
        let about = About {
            it: self.object_id(it.as_deref()),
            affected: self.player_id(affected.as_deref()),
            damage_source: self.object_id(damage_source.as_deref()),
            that_much: *that_much,
            result: *result,
            ..env.about
        };
        let ids = |names: &[String]| names.iter().filter_map(|id| self.object_id(Some(id))).collect();
        let chosen = chosen.iter().map(|(name, names)| (name.clone(), ids(names))).collect();
        Env { about, chosen, ..env }
    }

    /// Refuses what a board says is left of an effect that can't run out or that its object does not have.
    ///
    /// # Errors
    /// The first such effect, and where.
    pub(crate) fn check_left(&self, board: &Board) -> Result<(), BoardError> {
        for (at, object) in board.objects.iter().enumerate() {
            let mine = |entry: &&EffectEntry| entry.follows_source && entry.source == Some(ObjectId::at(at));
            let can_run_out = self.entries.iter().filter(mine).filter(|entry| entry.limit.is_some());
            let labels: Vec<&str> = can_run_out.map(|entry| entry.label.as_str()).collect();
            for (place, (label, _)) in object.left.iter().enumerate() {
                if !labels.contains(&label.as_str()) {
                    let nearest = nearest(label, &labels);
                    let what = "effect of this object in force that can run out,";
                    let path = [Segment::Field("objects"), Segment::Index(at), Segment::Field("left")];
                    let path = path.into_iter().chain([Segment::Index(place)]).collect();
                    let problem = Problem::Unknown { what, name: label.clone(), nearest };
                    return Err(BoardError { path: BoardPath(path), problem });
                }
            }
        }
        Ok(())
    }

    /// What is left of effects of objects that can run out.
    fn used(&self, board: &Board, start: &mut Situation) {
        for (at, object) in board.objects.iter().enumerate() {
            for (label, left) in &object.left {
                let of_it = |entry: &EffectEntry| {
                    entry.follows_source && entry.source == Some(ObjectId::at(at)) && entry.label == *label
                };
                let found = self.entries.iter().enumerate().filter(|(_, entry)| of_it(entry));
                for (id, entry) in found {
                    if let Some(most) = entry.limit {
                        start.set_left(EffectId::at(id), (*left).min(most));
                    }
                }
            }
        }
    }

    /// Gives a token a name. One id can mean different tokens on different paths.
    pub(crate) fn name_object(&mut self, id: ObjectId, name: String) {
        match self.object_names.get(id.index()) {
            Some(known) if *known == name => {}
            Some(_) => "a new object".clone_into(&mut self.object_names[id.index()]),
            None => self.object_names.push(name),
        }
    }
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

/// Whether the game has ended before anything happens: then nothing does (CR 104.1 (2026-04-17)).
fn has_ended(state: &State) -> bool {
    state.players.len() > 1 && state.players.iter().all(|player| player.standing != Standing::Playing)
}

/// The readings that the board says are followed.
fn readings(board: &Board) -> Readings {
    let mut readings = Readings::default();
    for &(dispute, reading) in &board.readings {
        readings.take(dispute, reading == Reading::Second);
    }
    readings
}

/// What is face down is (CR 708.2a (2026-04-17)).
fn face_down() -> Characteristics {
    let mut is = Characteristics { power: Some(2), toughness: Some(2), ..Characteristics::default() };
    is.types.push(CardType::Creature);
    is
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

/// For each player the first of the same team.
fn teams(board: &Board) -> Vec<PlayerId> {
    let first = |at: usize, team: &Option<String>| {
        let mates = board.players.iter().position(|player| player.team.is_some() && player.team == *team);
        PlayerId::at(mates.unwrap_or(at))
    };
    board.players.iter().enumerate().map(|(at, player)| first(at, &player.team)).collect()
}

/// The colours of a commander.
fn commander(object: &Object) -> Option<Vec<Color>> {
    object.commander.then(|| {
        let mut colors = object.is.colors.clone();
        colors.extend(&object.identity);
        colors.sort_unstable();
        colors.dedup();
        colors
    })
}

fn cast(object: &Object) -> Cast {
    let mut colors = object.cast.colors.clone();
    colors.sort_unstable();
    colors.dedup();
    let CastFacts { x, before, from_command, .. } = object.cast;
    Cast { colors, x, before, from_command }
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
fn linked(mut objects: Vec<ObjectState>) -> Vec<ObjectState> {
    for at in 0..objects.len() {
        if let Some((with, _)) = objects[at].exiled_with {
            objects[at].exiled_with = Some((with, objects[with.index()].since));
        }
    }
    let blocked: Vec<ObjectId> = objects.iter().flat_map(|object| object.fight.blocks.clone()).collect();
    for id in blocked {
        objects[id.index()].fight.blocked = true;
    }
    objects
}

/// Which objects the board points at by id, besides stating them; what is attached to something counts, too.
fn mentioned(board: &Board) -> Vec<bool> {
    let found = mentions(board);
    let is_host = |object: &Object| {
        object.attached_to.is_some() || !object.blocks.is_empty() || !object.must_block.is_empty()
    };
    board.objects.iter().map(|object| is_host(object) || found.contains(&object.id)).collect()
}
