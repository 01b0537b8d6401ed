//! Pieces of a board as clauses.

use super::grammar::{list, possessive, quoted};
use super::phrase::Voice;
use super::vocabulary::Vocabulary;
use language::board::{Refers, Scheduled, Targets, TriggeredAbility, Waits};
use language::event::Script;
use language::select::Amount;
use language::walk::Node;
use statements::piece::Piece;

/// A piece of a board as a clause: "Bob can't gain life until the turn ends".
pub fn piece(words: Vocabulary, piece: &Piece) -> String {
    match piece {
        Piece::Lasting(one) => {
            let voice = Voice::of(words, one.controller.as_deref(), one.source.as_deref());
            let said = voice.so_for_a_time(&one.ability, &one.until, (one.once, one.at_once));
            format!("{said}{}", refers(&one.refers, &[Node::from(&one.ability)]))
        }
        Piece::Ability(of, ability) => format!("{of} has {}", Voice::new(words).had(ability)),
        Piece::Changed(of, one) => {
            let voice = Voice::of(words, None, Some(of));
            format!("{of} {}", voice.changed(&one.changes, &one.until))
        }
        Piece::Effect(one) => {
            let voice = Voice::of(words, one.controller.as_deref(), one.source.as_deref());
            let refers = refers(&one.refers, &[Node::from(&one.effect)]);
            format!("{} is in force: {}{refers}", one.id, quoted(&voice.effect(&one.effect)))
        }
        Piece::Triggered(one) => format!("what waits to be put on the stack: {}", ability(words, one)),
        Piece::Stack(one) => format!("what lies on the stack: {}", ability(words, one)),
        Piece::Waiting(one) => {
            format!("what is done first as the next turn, phase or step begins: {}", script(words, one))
        }
        Piece::Scheduled(one) => scheduled(words, one),
        Piece::Field(of, field, says) => {
            let of_it = if of.is_empty() { String::new() } else { format!(" of {of}") };
            let says = says.strip_prefix("Some(").and_then(|says| says.strip_suffix(')')).unwrap_or(says);
            match field.as_str() {
                // Among all that is on the board, the older ones first.
                "since" => format!("{of} is number {says} by time stamp"),
                "targets" => format!("{of} keeps the targets that were chosen for it"),
                _ => format!("the board says{of_it} “{field}: {says}”"),
            }
        }
    }
}

fn ability(words: Vocabulary, one: &TriggeredAbility) -> String {
    let aims = |(called, at): &(String, Targets)| format!("{} is {}", quoted(called), list(&at.chosen));
    let aims: Vec<String> = one.targets.iter().filter(|(_, at)| !at.chosen.is_empty()).map(aims).collect();
    let aims = if aims.is_empty() { String::new() } else { format!(", where {}", list(&aims)) };
    format!("{}{aims}", script(words, &one.script))
}

fn script(words: Vocabulary, one: &Script) -> String {
    let voice = Voice::of(words, one.controller.as_deref(), one.source.as_deref());
    let asks: Vec<Node<'_>> = one.does.iter().map(Node::from).collect();
    format!("{}{}", voice.instructions(&one.does), refers(&one.refers, &asks))
}

fn scheduled(words: Vocabulary, one: &Scheduled) -> String {
    let Scheduled { period, whose, waits, script: does } = one;
    let period = words.period(*period);
    let when = match waits {
        Waits::ForPeriod => "the next",
        Waits::ForTurn => "in the next turn, the",
        Waits::InThisTurn => "in this turn, the",
    };
    let whose: Vec<String> = whose.iter().map(|name| possessive(name)).collect();
    format!("what is done as {when} {period} ({}) begins: {}", list(&whose), script(words, does))
}

/// What its words refer to: ", where “it” is Bear"; numbers only where they ask for them. Empty where they refer to nothing.
fn refers(refers: &Refers, words: &[Node<'_>]) -> String {
    let Refers { it, affected, damage_source, that_much, result, excess, transformed, chosen, lost, .. } =
        refers;
    let asks = |amount: Amount| words.iter().any(|node| node.any(&|one| one == Node::Amount(&amount)));
    let number = |number: u64, of: Amount, called: &str| {
        (number > 0 && asks(of)).then(|| format!("{called} is {number}"))
    };
    let mut all: Vec<String> = Vec::new();
    let chosen = chosen.iter().filter(|(_, what)| !what.is_empty());
    all.extend(chosen.map(|(called, what)| format!("{} is {}", quoted(called), list(what))));
    all.extend(it.iter().map(|it| format!("it is {it}")));
    all.extend(affected.iter().map(|who| format!("the affected player is {who}")));
    all.extend(damage_source.iter().map(|what| format!("the source of that damage is {what}")));
    all.extend(refers.targeting_spell.iter().map(|what| format!("what has made it a target is {what}")));
    all.extend(
        refers.targeting_ability.map(|place| {
            format!("what has made it a target is ability {place} on the stack, from the bottom")
        }),
    );
    all.extend(number(*that_much, Amount::ThatMuch, "that much"));
    all.extend(number(*result, Amount::Result, "what was done"));
    all.extend(number(*excess, Amount::Excess, "the excess"));
    all.extend(transformed.then(|| "the source has transformed since".to_owned()));
    let has = if lost.len() == 1 { "has" } else { "have" };
    all.extend((!lost.is_empty()).then(|| format!("{} {has} gone elsewhere", list(lost))));
    if all.is_empty() { String::new() } else { format!(", where {}", list(&all)) }
}
