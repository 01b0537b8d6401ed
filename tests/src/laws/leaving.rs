//! Scripts in which something is asked of permanents before they leave, or after.

use language::board::{
    Ability, Board, CardType, Change, Characteristics, Color, Continuous, Counter, Keyword, Object, Player,
    Zone,
};
use language::event::{Event, Instruction, Place, Script};
use language::select::{Amount, Compare, Condition, What, Who, Whom};

/// A permanent that leaves.
#[derive(Clone, Copy, Debug)]
pub struct Leaving {
    /// Whether it is a token.
    pub token: bool,
    /// Whether another player than its owner controls it.
    pub borrowed: bool,
    /// How many +1/+1 counters lie on it.
    pub counters: u64,
    /// How many Equipments are attached to it.
    pub equipped: usize,
    /// What continuous effects make of it, by place in [`CHANGES`].
    pub changed: [bool; CHANGES],
    /// How it leaves.
    pub way: Way,
}

/// How many continuous effects there are.
pub const CHANGES: usize = 5;

/// How a permanent leaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// To another zone of its owner.
    To(Zone),
    /// It is destroyed.
    Destroyed,
    /// It is sacrificed.
    Sacrificed,
    /// It phases out.
    PhasesOut,
    /// It is sacrificed and, if it is a token, ceases to exist.
    Ceases,
}

/// When something is asked of a permanent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// While it is still there.
    Before,
    /// When it has left, in the same script.
    After,
}

/// A board on which a permanent leaves, and what it is decides what happens to players and to the Wall.
pub fn board(leaving: Leaving, asked: Asked) -> Board {
    let leaves = leaves(leaving.way);
    let each = match asked {
        Asked::Before => asks().into_iter().chain(leaves).collect(),
        Asked::After => leaves.into_iter().chain(asks()).collect(),
    };
    let called = "it".to_owned();
    let choose = Instruction::Choose {
        power: None,
        who: Who::You,
        each: false,
        what: it(),
        amount: Amount::N(1),
        or_fewer: false,
        target: false,
        called,
    };
    let does = vec![choose, Instruction::ForEach { what: it(), does: each }];
    Board {
        players: ["Ann", "Bob", "Cid"].map(|name| Player { life: 1_000, ..Player::new(name) }).to_vec(),
        objects: objects(leaving),
        events: vec![Script { controller: Some("Ann".to_owned()), does, ..Script::default() }],
        ..Board::default()
    }
}

fn it() -> What {
    What::Is("Ox".to_owned())
}

fn object(id: &str, owner: &str, is: Characteristics) -> Object {
    Object { id: id.to_owned(), owner: Some(owner.to_owned()), is, count: 1, ..Object::default() }
}

fn objects(leaving: Leaving) -> Vec<Object> {
    let creature = |power, toughness| Characteristics {
        types: vec![CardType::Creature],
        colors: vec![Color::Green],
        power: Some(power),
        toughness: Some(toughness),
        ..Characteristics::default()
    };
    let mut ox = object("Ox", "Bob", creature(2, 9));
    if leaving.token {
        ox.kind = language::board::ObjectKind::Token;
    }
    if leaving.borrowed {
        ox.controller = Some("Cid".to_owned());
    }
    if leaving.counters > 0 {
        ox.counters.push((Counter::PlusOne, leaving.counters));
    }
    let mut objects = vec![ox, object("Wall", "Ann", creature(0, 99))];
    for number in 0..leaving.equipped {
        let is = Characteristics {
            types: vec![CardType::Artifact],
            subtypes: vec!["Equipment".to_owned()],
            ..Characteristics::default()
        };
        let mut sword = object(&format!("Sword {number}"), "Ann", is);
        sword.attached_to = Some("Ox".to_owned());
        objects.push(sword);
    }
    let changes: [Change; CHANGES] = [
        Change::ModifyPowerToughness(3, 3),
        Change::SetColors(vec![Color::Red]),
        Change::AddType(CardType::Artifact),
        Change::AddAbility(Box::new(Ability::Keyword(Keyword::Lifelink))),
        Change::AddAbility(Box::new(Ability::Keyword(Keyword::Wither))),
    ];
    for (number, change) in changes.into_iter().enumerate().filter(|(at, _)| leaving.changed[*at]) {
        let continuous = Continuous { affects: it(), only_if: Vec::new(), changes: vec![change] };
        let is = Characteristics {
            types: vec![CardType::Enchantment],
            abilities: vec![Ability::Continuous(continuous)],
            ..Characteristics::default()
        };
        objects.push(object(&format!("Banner {number}"), "Ann", is));
    }
    objects
}

fn one(event: Event) -> Instruction {
    Instruction::Do { events: vec![event], unless: Vec::new() }
}

fn leaves(way: Way) -> Vec<Instruction> {
    let sacrifice = || one(Event::Sacrifice { what: it() });
    match way {
        Way::To(to) => vec![one(Event::Move { what: it(), to, place: Place::Top })],
        Way::Destroyed => vec![one(Event::Destroy { what: it(), no_regeneration: false })],
        Way::Sacrificed => vec![sacrifice()],
        Way::PhasesOut => {
            vec![one(Event::undergoes(it(), language::event::Deed::PhaseOut, None))]
        }
        Way::Ceases => vec![sacrifice(), Instruction::StateBased],
    }
}

/// Each thing that can be asked, so that each shows in another total.
fn asks() -> Vec<Instruction> {
    let controller = || Who::ControllerOf(Box::new(it()));
    let lose = |who, amount| one(Event::LoseLife { who, amount });
    let gain = |amount| one(Event::GainLife { who: Who::Named("Ann".to_owned()), amount });
    let wall = || Whom::Object(What::Is("Wall".to_owned()));
    let damage = |amount| {
        let (combat, unpreventable, excess) = (false, false, None);
        one(Event::Damage { from: it(), to: wall(), amount, combat, unpreventable, excess })
    };
    let marks = |kind: &str, what| Instruction::If {
        condition: Condition::It(what),
        then: vec![one(Event::PutCounters {
            who: Who::You,
            on: wall(),
            kind: Counter::Named(kind.to_owned()),
            amount: Amount::N(1),
        })],
        otherwise: Vec::new(),
    };
    let asked = [
        marks("red", What::Color(Color::Red)),
        marks("artifact", What::Type(CardType::Artifact)),
        marks("token", What::Token),
        marks("strong", What::Power(Compare::AtLeast, Box::new(Amount::N(4)))),
        marks("Cid's", What::ControlledBy(Who::Named("Cid".to_owned()))),
    ];
    let chosen = || What::Chosen("it".to_owned());
    vec![
        lose(controller(), Amount::Times(Box::new(Amount::PowerOf(it())), 10)),
        lose(Who::OwnerOf(Box::new(it())), Amount::N(1)),
        gain(Amount::Counters(Counter::PlusOne, it())),
        gain(Amount::Times(Box::new(Amount::Count(What::AttachedTo(Box::new(it())))), 20)),
        damage(Amount::ToughnessOf(it())),
        lose(Who::ControllerOf(Box::new(chosen())), Amount::PowerOf(chosen())),
    ]
    .into_iter()
    .chain(asked)
    .collect()
}
