//! What of a board a line does not hold.

use std::collections::BTreeSet;
use std::fmt;

use language::board::{Board, Object};
use language::effect::Lifetime;
use serde::Serialize;
use serde_json::Value;

use crate::cards::AllCards;

/// Something of a board that a line does not say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lost {
    /// What it is said of: an object, an effect, a player, or a list of the board.
    pub of: String,
    /// The fields of it, as a board file spells them; none where it is lost whole.
    pub fields: Vec<String>,
}

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.fields.is_empty() {
            return write!(f, "{}", self.of);
        }
        write!(f, "{} ({})", self.of, self.fields.join(", "))
    }
}

/// A board with what goes without saying said in one way, so that boards that mean the same are equal.
pub(super) fn plain(board: &Board, cards: &AllCards) -> Board {
    let mut plain = board.clone();
    let first = board.players.first().map(|player| player.name.clone());
    plain.turn.active = plain.turn.active.filter(|active| Some(active) != first.as_ref());
    for object in &mut plain.objects {
        object.owner = object.owner.take().or_else(|| first.clone());
        let owner = object.owner.clone();
        object.controller = object.controller.take().filter(|controller| Some(controller) != owner.as_ref());
        if let Some(found) = object.card.as_ref().and_then(|card| cards.find(card)) {
            object.card = Some(found.is.name.clone());
        } else if object.is.name.is_empty() {
            object.is.name.clone_from(&object.id);
        }
    }
    for effect in &mut plain.effects {
        let source = board.objects.iter().find(|object| Some(&object.id) == effect.source.as_ref());
        let of_source = source.and_then(|object| object.controller.clone().or_else(|| object.owner.clone()));
        effect.controller = effect.controller.take().or(of_source).or_else(|| first.clone());
        // Without a lifetime of its own such an effect lasts until the turn ends.
        if effect.effect.lifetime == Lifetime::ThisTurn {
            effect.effect.lifetime = Lifetime::WhileFunctions;
        }
    }
    plain
}

/// What one board has and the other has not, or has otherwise. Both say alike what goes without saying.
pub(super) fn lost(board: &Board, read: &Board) -> Vec<Lost> {
    let mut found = listed(&board.players, &read.players, |player| player.name.clone());
    found.extend(listed(&board.objects, &read.objects, |object: &Object| object.id.clone()));
    found.extend(listed(&board.effects, &read.effects, |effect| effect.id.clone()));
    let numbered: Vec<(usize, _)> = board.events.iter().cloned().enumerate().collect();
    let read_events: Vec<(usize, _)> = read.events.iter().cloned().enumerate().collect();
    found.extend(listed(&numbered, &read_events, |(at, _)| format!("event {}", at + 1)));
    let lists = |board: &Board| Board {
        players: Vec::new(),
        objects: Vec::new(),
        effects: Vec::new(),
        events: Vec::new(),
        ..board.clone()
    };
    let fields = fields(&lists(board), &lists(read));
    found.extend(fields.into_iter().map(|of| Lost { of, fields: Vec::new() }));
    let is_moved = found.is_empty() && board != read;
    found.extend(is_moved.then(|| Lost { of: "the order".to_owned(), fields: Vec::new() }));
    found
}

/// The items of a list that another list has not, or has otherwise.
fn listed<T: Serialize + PartialEq>(list: &[T], others: &[T], called: impl Fn(&T) -> String) -> Vec<Lost> {
    let differs = |this: &T| {
        let of = called(this);
        match others.iter().find(|that| called(that) == of) {
            Some(that) if that == this => None,
            Some(that) => Some(Lost { of, fields: fields(this, that) }),
            None => Some(Lost { of, fields: Vec::new() }),
        }
    };
    list.iter().filter_map(differs).collect()
}

/// The fields that two values have otherwise; of fields that have fields, those.
fn fields<T: Serialize>(one: &T, other: &T) -> Vec<String> {
    match (serde_json::to_value(one), serde_json::to_value(other)) {
        (Ok(one), Ok(other)) => differing(&one, &other, ""),
        (Err(_), _) | (_, Err(_)) => Vec::new(),
    }
}

fn differing(one: &Value, other: &Value, within: &str) -> Vec<String> {
    let (Value::Object(one), Value::Object(other)) = (one, other) else { return vec![within.to_owned()] };
    let mut found: Vec<String> = Vec::new();
    let keys: BTreeSet<&String> = one.keys().chain(other.keys()).collect();
    for key in keys {
        let named = if within.is_empty() { key.clone() } else { format!("{within}.{key}") };
        match (one.get(key), other.get(key)) {
            (Some(one), Some(other)) if one != other => found.extend(differing(one, other, &named)),
            (Some(_), Some(_)) => {}
            (Some(_), None) | (None, _) => found.push(named),
        }
    }
    found
}
