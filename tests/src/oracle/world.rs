//! The situation, as plain as can be: everything is a list, and every path has its own copy.

use std::collections::{BTreeMap, BTreeSet};

use super::dates;
use super::env::{Env, Ref};
use super::follow::Follow;
use super::key::Key;
use language::board::{
    Ability, Board, CardType, Change, Characteristics, Color, Counter, Designation, Object, ObjectKind,
    Period, PlayerDesignation, Step, Zone,
};
use language::date::Date;
use language::effect::{Effect, Limit};
use language::event::Place;

/// A player, as this reading of the rules sees one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Player {
    pub(super) name: String,
    pub(super) life: i64,
    pub(super) poison: u64,
    /// Top card first; nothing is known of a `None`.
    pub(super) library: Vec<Option<usize>>,
    /// Cards in hand of which nothing is known.
    pub(super) hand: u64,
    /// Cards of which nothing is known that came there since the start.
    pub(super) unknown: BTreeMap<Zone, u64>,
    /// Designations and marks.
    pub(super) signs: BTreeSet<Sign>,
}

/// What somebody or something has become, and nothing that they are.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Sign {
    /// A designation that players have.
    Title(PlayerDesignation),
    /// One that permanents have.
    Designation(Designation),
    /// In the words of whoever wrote the board.
    Mark(String),
}

/// An object, as this reading of the rules sees one.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact about the object, independent of the others"
)]
pub(super) struct Thing {
    /// Its id on the board; none for what came later.
    pub(super) id: Option<String>,
    pub(super) token: bool,
    pub(super) is_emblem: bool,
    pub(super) owner: usize,
    pub(super) controller: usize,
    pub(super) zone: Zone,
    pub(super) printed: Characteristics,
    /// What it is a copy of, exceptions included.
    pub(super) copied: Option<Characteristics>,
    pub(super) tapped: bool,
    pub(super) damage: u64,
    /// Whether a source with deathtouch has dealt it damage.
    pub(super) deathtouched: bool,
    /// How often its abilities have triggered, through all zones.
    pub(super) triggered: u64,
    pub(super) counters: BTreeMap<Counter, u64>,
    pub(super) attached_to: Option<usize>,
    pub(super) attacking: bool,
    pub(super) blocking: bool,
    pub(super) color: Option<Color>,
    /// Designations and marks.
    pub(super) signs: BTreeSet<Sign>,
    /// How often it has changed zones: each time it is a new object.
    pub(super) moved: u32,
}

impl Thing {
    /// What a copy of it would be.
    pub(super) fn copiable(&self) -> &Characteristics {
        self.copied.as_ref().unwrap_or(&self.printed)
    }
}

/// An effect that has left its source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Float {
    pub(super) effect: Effect,
    pub(super) env: Env,
}

/// A thing that is changed for a time: which, and how often it had changed zones when that began.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Changed {
    pub(super) thing: usize,
    pub(super) moved: u32,
    pub(super) changes: Vec<Change>,
}

/// What happened, by player or object, as the facts name it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Ledger {
    pub(super) drawn: BTreeMap<usize, u64>,
    pub(super) from_empty: BTreeMap<usize, u64>,
    pub(super) milled: BTreeMap<usize, u64>,
    pub(super) revealed: BTreeMap<usize, u64>,
    pub(super) gained: BTreeMap<usize, u64>,
    pub(super) lost: BTreeMap<usize, u64>,
    pub(super) dealt: BTreeMap<String, u64>,
    pub(super) prevented: BTreeMap<String, u64>,
    pub(super) skipped: BTreeMap<(usize, Period), u64>,
    pub(super) began: BTreeMap<(usize, Period), u64>,
    pub(super) happened: BTreeMap<String, u64>,
}

/// The whole situation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct World {
    pub(super) at: Date,
    pub(super) players: Vec<Player>,
    pub(super) active: usize,
    pub(super) step: Step,
    pub(super) things: Vec<Thing>,
    pub(super) floats: Vec<Float>,
    /// What is so for a time, and from whose side it is said.
    pub(super) lasting: Vec<(Ability, Env)>,
    /// What changes things for a time, the oldest first.
    pub(super) changed: Vec<Changed>,
    /// How much of an effect that can run out has been used.
    pub(super) spent: Vec<(Key, u64)>,
    pub(super) ledger: Ledger,
    /// What is done first in the next turn, phase or step that begins.
    pub(super) waiting: Vec<Follow>,
    /// How it is read, where the text leaves it open, whether self-replacement effects can be applied to what can't happen.
    pub(super) cant_yields: Option<bool>,
}

impl World {
    /// The situation at the start. The board must make sense: every name that it uses is there.
    pub(super) fn of(board: &Board, at: Date) -> Self {
        let names: Vec<&str> = board.players.iter().map(|p| p.name.as_str()).collect();
        let who = |name: &Option<String>, or: usize| {
            name.as_ref().and_then(|n| names.iter().position(|m| m == n)).unwrap_or(or)
        };
        let mut world = Self {
            at,
            players: board.players.iter().map(player).collect(),
            active: who(&board.turn.active, 0),
            step: board.turn.step,
            things: Vec::new(),
            floats: Vec::new(),
            lasting: Vec::new(),
            changed: Vec::new(),
            spent: Vec::new(),
            ledger: Ledger::default(),
            waiting: Vec::new(),
            cant_yields: None,
        };
        for object in &board.objects {
            let owner = who(&object.owner, 0);
            world.things.push(thing(object, owner, who(&object.controller, owner), board, at));
        }
        for (at, object) in world.things.iter().enumerate().rev() {
            if object.zone == Zone::Library {
                world.players[object.owner].library.insert(0, Some(at));
            }
        }
        for float in &board.effects {
            let source = float.source.as_ref().and_then(|id| world.find(id));
            let controller = who(&float.controller, source.map_or(0, |s| world.things[s].controller));
            let env = Env { this: source.map(Ref::Thing), ..Env::of(controller) };
            world.floats.push(Float { effect: float.effect.clone(), env });
        }
        for one in &board.lasting {
            let source = one.source.as_ref().and_then(|id| world.find(id));
            let controller = who(&one.controller, source.map_or(0, |s| world.things[s].controller));
            let env = Env { this: source.map(Ref::Thing), ..Env::of(controller) };
            world.lasting.push((one.ability.clone(), env));
        }
        world
    }

    /// The object with this id.
    pub(super) fn find(&self, id: &str) -> Option<usize> {
        self.things.iter().position(|t| t.id.as_deref() == Some(id))
    }

    /// Players in turn order, from the active player on.
    pub(super) fn turn_order(&self) -> Vec<usize> {
        let many = self.players.len();
        (0..many).map(|step| (self.active + step) % many).collect()
    }

    /// How much of an effect is used.
    pub(super) fn spent_on(&self, key: &Key) -> u64 {
        self.spent.iter().find(|(k, _)| k == key).map_or(0, |(_, n)| *n)
    }

    /// Uses up some of an effect.
    pub(super) fn spend(&mut self, key: &Key, much: u64) {
        match self.spent.iter_mut().find(|(k, _)| k == key) {
            Some((_, n)) => *n += much,
            None => self.spent.push((key.clone(), much)),
        }
    }

    /// What is left of an effect that can run out; none when it can't.
    pub(super) fn left_of(&self, key: &Key, effect: &Effect) -> Option<u64> {
        let all = match effect.limit.as_ref()? {
            Limit::Shield(n) | Limit::Uses(n) => *n,
            Limit::ShieldOf(_) => super::uncovered::uncovered("a shield that is not worked out"),
            Limit::Each(..) => super::uncovered::uncovered("what comes back each turn"),
        };
        Some(all.saturating_sub(self.spent_on(key)))
    }

    /// Puts an object into a zone as a new object. Leaving a library takes it out of its order.
    pub(super) fn put(&mut self, at: usize, to: Zone, place: Place) {
        for player in &mut self.players {
            player.library.retain(|card| *card != Some(at));
        }
        let owner = self.things[at].owner;
        let thing = &mut self.things[at];
        if thing.zone == Zone::Library && to == Zone::Graveyard {
            *self.ledger.milled.entry(owner).or_default() += 1;
        }
        *thing = Thing {
            controller: owner,
            zone: to,
            copied: None,
            tapped: false,
            damage: 0,
            deathtouched: false,
            counters: BTreeMap::new(),
            attached_to: None,
            attacking: false,
            blocking: false,
            color: None,
            signs: BTreeSet::new(),
            moved: thing.moved + 1,
            ..thing.clone()
        };
        if to == Zone::Library && !self.things[at].token {
            let library = &mut self.players[owner].library;
            match place {
                Place::Top | Place::FaceDown => library.insert(0, Some(at)),
                Place::Bottom | Place::Shuffled => library.push(Some(at)),
            }
        }
    }

    /// What a player or object is called in facts; none for a token that came later.
    pub(super) fn called(&self, at: usize) -> Option<&str> {
        self.things[at].id.as_deref()
    }
}

fn player(player: &language::board::Player) -> Player {
    let unknown = usize::try_from(player.library).unwrap_or(usize::MAX);
    let titles = player.designations.iter().copied().map(Sign::Title);
    Player {
        name: player.name.clone(),
        life: player.life,
        poison: player.poison,
        library: vec![None; unknown],
        hand: player.hand,
        unknown: BTreeMap::new(),
        signs: titles.chain(player.marks.iter().cloned().map(Sign::Mark)).collect(),
    }
}

fn thing(object: &Object, owner: usize, controller: usize, board: &Board, at: Date) -> Thing {
    let mut printed = object.is.clone();
    if printed.name.is_empty() {
        printed.name.clone_from(&object.id);
    }
    let host = object.attached_to.as_ref().and_then(|id| board.objects.iter().position(|o| o.id == *id));
    Thing {
        id: Some(object.id.clone()),
        token: object.kind == ObjectKind::Token,
        is_emblem: object.kind == ObjectKind::Emblem,
        owner,
        controller,
        zone: object.zone,
        printed,
        copied: None,
        tapped: object.tapped,
        damage: object.damage,
        triggered: 0,
        deathtouched: object.deathtouched && dates::deathtouch_is_state_based(at),
        counters: object.counters.iter().cloned().collect(),
        attached_to: host,
        attacking: object.attacking,
        blocking: object.blocking,
        color: object.chosen_color,
        signs: signs(object),
        moved: 0,
    }
}

/// The designations and marks of a permanent.
fn signs(object: &Object) -> BTreeSet<Sign> {
    if object.zone != Zone::Battlefield {
        return BTreeSet::new();
    }
    let goaded = Some(Designation::Goaded).filter(|_| !object.goaded_by.is_empty());
    let all = object.designations.iter().copied().chain(goaded).map(Sign::Designation);
    all.chain(object.marks.iter().cloned().map(Sign::Mark)).collect()
}

/// Whether something of these types can be dealt damage at a date.
pub(super) fn damageable(types: &[CardType], at: Date) -> bool {
    types.contains(&CardType::Creature)
        || super::dates::planeswalkers(at) && types.contains(&CardType::Planeswalker)
        || super::dates::battles(at) && types.contains(&CardType::Battle)
}
