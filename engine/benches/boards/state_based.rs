//! A hundred rounds of state-based actions on 500 objects.

use language::board::{
    Ability, Board, CardType, Change, Characteristics, Continuous, Counter, Object, Player,
};
use language::event::{Event, Instruction, Script};
use language::select::{Amount, What, Who, Whom};

const OBJECTS: usize = 500;
const ROUNDS: usize = 100;

fn creature(at: usize, abilities: Vec<Ability>) -> Object {
    let is = Characteristics {
        name: format!("Bear {at}"),
        types: vec![CardType::Creature],
        subtypes: vec![format!("Bear {at}")],
        power: Some(1),
        toughness: Some(1),
        abilities,
        ..Characteristics::default()
    };
    Object { id: format!("Bear {at}"), is, count: 1, ..Object::default() }
}

fn board(objects: Vec<Object>, does: Vec<Instruction>) -> Board {
    let players = vec![Player::new("Alice"), Player::new("Bob")];
    Board { players, objects, events: vec![Script { does, ..Script::default() }], ..Board::default() }
}

/// Nothing is ever due.
pub(crate) fn still() -> Board {
    let objects = (0..OBJECTS).map(|at| creature(at, Vec::new())).collect();
    board(objects, vec![Instruction::StateBased; ROUNDS])
}

/// Each round puts a creature into the graveyard by damage.
pub(crate) fn dying() -> Board {
    let objects = (0..OBJECTS).map(|at| creature(at, Vec::new())).collect();
    let round = |at| {
        let to = Whom::Object(What::Is(format!("Bear {at}")));
        let damage =
            Event::PutCounters { who: Who::You, on: to, kind: Counter::MinusOne, amount: Amount::N(1) };
        [Instruction::Do { events: vec![damage], unless: Vec::new() }, Instruction::StateBased]
    };
    board(objects, (0..ROUNDS).flat_map(round).collect())
}

/// Each round makes the next creature due: a row of captains, each of which keeps the one after it alive.
pub(crate) fn row() -> Board {
    let captain = |at: usize| {
        let next = format!("Bear {}", at + 1);
        let changes = vec![Change::ModifyPowerToughness(0, 1)];
        vec![Ability::Continuous(Continuous { affects: What::Is(next), only_if: Vec::new(), changes })]
    };
    let weak = |at: usize| {
        let abilities = if at < ROUNDS { captain(at) } else { Vec::new() };
        let counters = if at < ROUNDS { vec![(Counter::MinusOne, 1)] } else { Vec::new() };
        Object { counters, ..creature(at, abilities) }
    };
    board((0..OBJECTS).map(weak).collect(), vec![Instruction::StateBased])
}
