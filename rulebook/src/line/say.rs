//! The way back: the line that says a board.

mod object;

use language::board::{Board, Player, Zone};
use language::effect::{EventPattern, Floating, Lifetime, Limit};
use language::select::{What, Whom};

use super::event::named;
use super::lost::{Lost, lost, plain};
use super::piece::Context;
use super::player;
use super::put::shield_for;
use super::read::read;
use super::vocabulary::STEPS;
use crate::cards::AllCards;
use crate::typed;
use crate::words::vocabulary::daytime;

pub use object::object_words;

/// A line for a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// The line; what it does not hold is left out of it.
    pub line: String,
    /// What it does not hold. None of it where reading the line makes the board again.
    pub lost: Vec<Lost>,
}

/// The line that is read as this board, on one with two players and nothing else; and what of the board no line holds.
pub fn said(board: &Board, cards: &AllCards) -> Said {
    let board = plain(board, cards);
    let line = parts(&board, cards).join("; ");
    let start = start();
    let read = read(&line, Context { board: &start, player: 0, cards });
    Said { lost: lost(&board, &plain(&read.board, cards)), line }
}

/// The board that a line is read on which says all.
fn start() -> Board {
    Board { players: STARTS.map(Player::new).to_vec(), ..Board::default() }
}

/// The names of the players that nobody has to name.
const STARTS: [&str; 2] = ["Alice", "Bob"];

fn parts(board: &Board, cards: &AllCards) -> Vec<String> {
    let mut parts = Vec::new();
    let names: Vec<&str> = board.players.iter().map(|player| player.name.as_str()).collect();
    if names != STARTS {
        parts.push(format!("players: {}", names.join(", ")));
    }
    parts.extend(board.as_of.map(|date| format!("on {date}")));
    parts.extend(turn(board));
    for player in &board.players {
        let words = player::words(player);
        parts.extend(Some(format!("{}: {}", player.name, words.join(", "))).filter(|_| !words.is_empty()));
    }
    parts.extend(objects(board, cards));
    parts.extend(board.effects.iter().filter_map(effect));
    let view = named(board, cards);
    let events: Vec<String> = board.events.iter().filter_map(|script| typed::line(script, &view)).collect();
    parts.extend(Some(events.join("; then ")).filter(|events| !events.is_empty()));
    parts
}

/// "Bob's upkeep", "night".
fn turn(board: &Board) -> Vec<String> {
    let turn = &board.turn;
    let step = STEPS.iter().find(|(_, step)| *step == turn.step).map(|(words, _)| *words);
    let usual = step.filter(|_| turn.step != language::board::Step::default());
    let said = match (&turn.active, usual) {
        (Some(active), step) => Some(format!("{active}'s {}", step.unwrap_or("turn"))),
        (None, step) => step.map(str::to_owned),
    };
    let light = turn.daytime.map(|light| daytime(light).to_owned());
    said.into_iter().chain(light).collect()
}

/// The objects in their order, in parts by whose they are.
fn objects(board: &Board, cards: &AllCards) -> Vec<String> {
    let mut parts: Vec<(String, Vec<String>)> = Vec::new();
    let first = board.players.first().map(|player| player.name.as_str()).unwrap_or_default();
    let mut before = Board { players: board.players.clone(), ..Board::default() };
    for one in &board.objects {
        let is_controlled = matches!(one.zone, Zone::Battlefield | Zone::Stack);
        let controller = one.controller.as_ref().filter(|_| is_controlled);
        let whose = controller.or(one.owner.as_ref()).map_or(first, String::as_str);
        let mut words = object::said(one, whose, &before, cards);
        words.extend(shields(board, &one.id));
        let words = words.join(" ");
        match parts.last_mut() {
            Some((of, list)) if of == whose => list.push(words),
            Some(_) | None => parts.push((whose.to_owned(), vec![words])),
        }
        before.objects.push(one.clone());
    }
    let head = |of: &str| if of == first { String::new() } else { format!("{of}: ") };
    parts.into_iter().map(|(of, list)| format!("{}{}", head(&of), list.join(", "))).collect()
}

/// What of the shields for an object stands behind it.
fn shields(board: &Board, id: &str) -> Vec<String> {
    let of_it = board.effects.iter().filter_map(|effect| amount(effect, Some(id)));
    of_it.map(|amount| format!("with shield {amount}")).collect()
}

/// How much the shield prevents that an effect is, for an object or for its controller. None where it is no such shield.
fn amount(effect: &Floating, on: Option<&str>) -> Option<u64> {
    let Some(Limit::Shield(amount)) = effect.effect.limit else { return None };
    let mut usual = effect.effect.clone();
    if usual.lifetime == Lifetime::ThisTurn {
        usual.lifetime = Lifetime::WhileFunctions;
    }
    (usual == shield_for(on, amount)).then_some(amount)
}

/// "Bob: shield 3". None for what is said behind an object, or not at all.
fn effect(effect: &Floating) -> Option<String> {
    let EventPattern::Damage { to, .. } = &effect.effect.when.event else { return None };
    if let Whom::Object(What::Is(_)) = to {
        return None;
    }
    let amount = amount(effect, None)?;
    let called = if is_usual(&effect.id) { String::new() } else { format!(" called {}", effect.id) };
    Some(format!("{}: shield {amount}{called}", effect.controller.as_ref()?))
}

/// Whether a shield would be called so by itself.
fn is_usual(id: &str) -> bool {
    id.strip_prefix("Shield").is_some_and(|rest| rest.is_empty() || rest.trim().parse::<u64>().is_ok())
}
