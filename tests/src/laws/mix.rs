//! Larger boards, made of random ones: two in one, and permanents twice.

use language::board::{Board, CardType, Object, ObjectKind};
use language::effect::Floating;
use language::event::{Event, Instruction};
use language::select::{What, Who, Whom};

/// The effects and events of two boards on one board. The events happen at the same time, or the second after
/// the first. What a third player of the second board owns belongs to the second player where there is none.
pub fn both(mut first: Board, second: &Board, at_once: bool) -> Board {
    let players: Vec<String> = first.players.iter().map(|player| player.name.clone()).collect();
    let known = |name: &Option<String>| name.clone().map(|name| known(name, &players));
    for object in second.objects.iter().filter(|object| is_effect(object)) {
        let mut object = Object { owner: known(&object.owner), ..object.clone() };
        object.id = renamed(&object.id);
        object.is.name = renamed(&object.is.name);
        first.objects.push(object);
    }
    for effect in &second.effects {
        let (id, controller) = (renamed(&effect.id), known(&effect.controller));
        first.effects.push(Floating { id, controller, ..effect.clone() });
    }
    if at_once {
        join(&mut first, second);
    } else {
        first.events.extend(second.events.iter().cloned());
    }
    first
}

/// Puts the events of the second board into those of the first, so that they happen at the same time.
fn join(first: &mut Board, second: &Board) {
    let doing = first.events.iter_mut().flat_map(|script| &mut script.does);
    let others = second.events.iter().flat_map(|script| &script.does);
    for (one, other) in doing.zip(others) {
        if let (Instruction::Do { events, unless }, Instruction::Do { events: more, unless: rather }) =
            (one, other)
        {
            events.extend(more.iter().cloned());
            unless.extend(rather.iter().cloned());
        }
    }
}

/// The same board with only the first of its scripts, whose events affect everyone or everything that they can.
pub fn spread(mut board: Board) -> Board {
    board.events.truncate(1);
    for instruction in board.events.iter_mut().flat_map(|script| &mut script.does) {
        if let Instruction::Do { events, .. } = instruction {
            events.iter_mut().for_each(widen);
        }
    }
    board
}

fn widen(event: &mut Event) {
    let creatures = || What::Type(CardType::Creature);
    let all = || Whom::OneOf(vec![Whom::Player(Who::Anyone), Whom::Object(creatures())]);
    match event {
        Event::Damage { to: whom, .. }
        | Event::PutCounters { on: whom, .. }
        | Event::RemoveCounters { from: whom, .. }
        | Event::Opaque { affects: whom, .. } => *whom = all(),
        Event::GainLife { who, .. }
        | Event::LoseLife { who, .. }
        | Event::SetLife { who, .. }
        | Event::Draw { who, .. }
        | Event::MoveTop { who, .. }
        | Event::Create { who, .. }
        | Event::Begin { who, .. }
        | Event::Deed { who, what: None, .. }
        | Event::Roll { who, .. }
        | Event::AddMana { who, .. } => *who = Who::Anyone,
        Event::Destroy { what, .. }
        | Event::Sacrifice { what }
        | Event::Deed { what: Some(what), .. }
        | Event::Move { what, .. } => *what = creatures(),
        Event::Enter { .. }
        | Event::Discard { .. }
        | Event::CounterSpell { .. }
        | Event::CopySpell { .. }
        | Event::Cast { .. }
        | Event::GainControl { .. }
        | Event::Attach { .. }
        | Event::Enchant { .. }
        | Event::Daytime { .. } => {}
    }
}

/// The same board with one more of each object that only has an effect.
pub fn twice(mut board: Board) -> Board {
    let twins: Vec<Object> = board.objects.iter().filter(|object| is_effect(object)).cloned().collect();
    for twin in twins {
        let id = another(&board, &twin.id);
        board.objects.push(Object { id, ..twin });
    }
    board
}

/// An id like another, which no object has.
fn another(board: &Board, id: &str) -> String {
    let id = format!("{id} again");
    if board.objects.iter().any(|object| object.id == id) { another(board, &id) } else { id }
}

/// Whether an object is only there for its effects: a permanent, or an emblem.
pub fn is_effect(object: &Object) -> bool {
    object.is.types == [CardType::Enchantment] || object.kind == ObjectKind::Emblem
}

fn renamed(name: &str) -> String {
    format!("Other {name}")
}

fn known(name: String, players: &[String]) -> String {
    if players.contains(&name) { name } else { players[1].clone() }
}
