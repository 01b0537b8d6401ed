//! Putting on a board what a line says.

use language::board::{Board, CardType, Counter, Object, ObjectKind, Refers, Zone};
use language::effect::{Effect, EventPattern, Floating, Limit, Prevention, Rewrite};
use language::select::{What, Who, Whom};

use super::noun::{Attached, Thing};
use super::refusal::Refusal;
use super::twins;
use crate::cards::AllCards;

/// A board has at most so many objects.
const MOST: u64 = 20_000;

/// Whether a player, an object or an effect that has left its source has this name.
pub fn is_taken(board: &Board, name: &str) -> bool {
    board.players.iter().any(|player| player.name == name)
        || board.objects.iter().any(|object| object.id == name)
        || board.effects.iter().any(|effect| effect.id == name)
}

/// A name like this one that nothing on the board has: "Bear", "Bear 2", "Bear 3".
pub fn unique(board: &Board, wanted: &str) -> String {
    let base = match wanted.rsplit_once(' ') {
        Some((base, number)) if number.chars().all(|c| c.is_ascii_digit()) => base,
        _ => wanted,
    };
    let numbered = (2_usize..).map(|number| format!("{base} {number}"));
    let mut names = std::iter::once(base.to_owned()).chain(numbered);
    names.find(|name| !is_taken(board, name)).unwrap_or_default()
}

/// Puts a thing on the board, with what is attached to it, for the player at a place. The ids of all, its own last.
pub(super) fn put(board: &mut Board, thing: &Thing, whose: usize) -> Result<Vec<String>, Refusal> {
    let before = board.objects.len() as u64;
    if before.saturating_add(thing.copies) > MOST {
        return Err(Refusal::TooMany(before.saturating_add(thing.copies)));
    }
    let whose = thing.of.unwrap_or(whose);
    let mut ids = Vec::new();
    for _ in 0..thing.copies {
        let host = match &thing.on {
            Some(Attached::Known(id)) => Some(id.clone()),
            Some(Attached::Called(id)) => {
                Some(twins::of_player(board, id, whose).unwrap_or_else(|| id.clone()))
            }
            Some(Attached::New(host)) => {
                ids.extend(put(board, host, whose)?);
                ids.last().cloned()
            }
            None => None,
        };
        let id = one(board, thing, whose, host)?;
        for attached in &thing.with {
            match attached {
                Attached::Known(known) | Attached::Called(known) => {
                    for object in board.objects.iter_mut().filter(|object| object.id == *known) {
                        object.attached_to = Some(id.clone());
                    }
                }
                Attached::New(new) => {
                    let on = Some(Attached::Known(id.clone()));
                    ids.extend(put(board, &Thing { on, ..(**new).clone() }, whose)?);
                }
            }
        }
        for amount in &thing.shields {
            shield(board, whose, *amount, Some(&id));
        }
        ids.push(id);
    }
    Ok(ids)
}

/// The same with the loyalty that is printed on it, where it is a planeswalker on the battlefield and nothing else is said.
pub(super) fn with_loyalty(thing: &Thing, cards: &AllCards) -> Thing {
    let mut thing = thing.clone();
    let card = thing.object.card.as_ref().and_then(|card| cards.find(card));
    let printed = card.filter(|card| card.is.is(CardType::Planeswalker)).and_then(|card| card.is.loyalty);
    let is_said = thing.object.counters.iter().any(|(kind, _)| *kind == Counter::Loyalty);
    if thing.object.zone == Zone::Battlefield && !is_said {
        thing.object.counters.extend(printed.map(|loyalty| (Counter::Loyalty, loyalty)));
    }
    thing
}

/// Puts one object of it on the board, on another where it is attached to that. Its id.
fn one(board: &mut Board, thing: &Thing, whose: usize, on: Option<String>) -> Result<String, Refusal> {
    let mut object = Object { attached_to: on, ..thing.object.clone() };
    object.id = if thing.is_called { object.id } else { unique(board, &object.id) };
    if is_taken(board, &object.id) {
        return Err(Refusal::Taken(object.id));
    }
    if object.kind == ObjectKind::Token && object.card.is_none() && !thing.has_subtypes {
        object.is.subtypes = object.is.name.split_whitespace().map(str::to_owned).collect();
    }
    let player = board.players.get(whose).map(|player| player.name.clone());
    let is_controlled = matches!(object.zone, Zone::Battlefield | Zone::Stack);
    let others = object.owner.is_some() && object.owner != player && is_controlled;
    object.controller = object.controller.or_else(|| player.clone().filter(|_| others));
    object.owner = object.owner.or(player);
    object.controller = object.controller.filter(|controller| Some(controller) != object.owner.as_ref());
    let id = object.id.clone();
    board.objects.push(object);
    Ok(id)
}

/// The next so much damage to a player, or to an object of theirs, is prevented this turn. The id of the effect.
pub(super) fn shield(board: &mut Board, player: usize, amount: u64, on: Option<&str>) -> String {
    let id = unique(board, "Shield");
    let controller = board.players.get(player).map(|player| player.name.clone());
    board.effects.push(Floating {
        id: id.clone(),
        source: None,
        controller,
        refers: Refers::default(),
        left: None,
        effect: shield_for(on, amount),
    });
    id
}

/// Gives an effect the name that was said, if nothing else has it. Its id then.
pub(super) fn called(board: &mut Board, id: String, name: Option<String>) -> String {
    let Some(name) = name.filter(|name| !name.is_empty() && !is_taken(board, name)) else { return id };
    for effect in board.effects.iter_mut().filter(|effect| effect.id == id) {
        effect.id.clone_from(&name);
    }
    name
}

/// A shield for its controller, or for an object.
pub(super) fn shield_for(on: Option<&str>, amount: u64) -> Effect {
    let to = on.map_or(Whom::Player(Who::You), |id| Whom::Object(What::Is(id.to_owned())));
    let prevent = Rewrite::Prevent(Prevention::default());
    let damage = EventPattern::Damage { from: What::Any, to, combat: None };
    Effect::new(damage, prevent).limited(Limit::Shield(amount))
}
