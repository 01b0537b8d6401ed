//! A hundred rounds of state-based actions on a board of 500 objects.
//!
//! Three boards: one on which nothing is ever due, one on which each round puts a creature into the graveyard by damage,
//! and one on which each round makes the next one due: a row of captains, each of which keeps the one after it alive.

use std::hint::black_box;
use std::time::{Duration, Instant};

use engine::{Options, rule};
use language::board::{
    Ability, Board, CardType, Change, Characteristics, Continuous, Counter, Object, Player,
};
use language::event::{Event, Instruction, Script};
use language::select::{Amount, What, Who, Whom};

const OBJECTS: usize = 500;
const ROUNDS: usize = 100;
const RUNS: usize = 7;

fn main() {
    let boards =
        [("nothing is due", still()), ("one dies by damage", dying()), ("each makes the next die", row())];
    for (name, board) in boards {
        let mut times: Vec<Duration> = (0..RUNS).map(|_| time(&board)).collect();
        times.sort_unstable();
        println!("{name}: {:?} (best), {:?} (median of {RUNS})", times[0], times[RUNS / 2]);
    }
}

fn time(board: &Board) -> Duration {
    let start = Instant::now();
    let ruling = rule(board, &Options::default());
    let time = start.elapsed();
    let ends = ruling.map_or(0, |ruling| black_box(ruling).ends().len());
    assert_eq!(ends, 1, "it is ruled on whole");
    time
}

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

fn still() -> Board {
    let objects = (0..OBJECTS).map(|at| creature(at, Vec::new())).collect();
    board(objects, vec![Instruction::StateBased; ROUNDS])
}

fn dying() -> Board {
    let objects = (0..OBJECTS).map(|at| creature(at, Vec::new())).collect();
    let round = |at| {
        let to = Whom::Object(What::Is(format!("Bear {at}")));
        let damage =
            Event::PutCounters { who: Who::You, on: to, kind: Counter::MinusOne, amount: Amount::N(1) };
        [Instruction::Do { events: vec![damage], unless: Vec::new() }, Instruction::StateBased]
    };
    board(objects, (0..ROUNDS).flat_map(round).collect())
}

fn row() -> Board {
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
