//! Whether something on a board asks for an exact number of what moves: then it can be true once in between, and nothing
//! can be said of rounds that are not played. What asks for more or less than a number is true from some round on or
//! until one, which the last round shows.

use std::collections::BTreeSet;

use crate::check::walk::{Visit, Walk};
use language::board::{Board, Change, Counter};
use language::select::{Amount, Compare, Condition, What};
use statements::loops::Total;

/// What asks for an exact number of what moves: the id of an object or effect, or "the round". None when nothing does.
pub(crate) fn asks_exactly(board: &Board, moving: &BTreeSet<Total>) -> Option<String> {
    if moving.is_empty() {
        return None;
    }
    let only = |board: Board| {
        let mut asking = Asking { moving, found: false };
        // This visitor refuses nothing.
        Walk::default().board(&board, &mut asking).is_err() || asking.found
    };
    for object in &board.objects {
        if only(Board { objects: vec![object.clone()], ..Board::default() }) {
            return Some(object.id.clone());
        }
    }
    for effect in &board.effects {
        if only(Board { effects: vec![effect.clone()], ..Board::default() }) {
            return Some(effect.id.clone());
        }
    }
    let scripts = Board {
        waiting: board.waiting.clone(),
        scheduled: board.scheduled.clone(),
        events: board.events.clone(),
        ..Board::default()
    };
    only(scripts).then(|| "the round".to_owned())
}

/// Goes through words, looking for exact numbers of what moves.
struct Asking<'m> {
    moving: &'m BTreeSet<Total>,
    found: bool,
}

impl Asking<'_> {
    fn any(&self, is: impl Fn(&Total) -> bool) -> bool {
        self.moving.iter().any(is)
    }

    /// Whether an amount can move.
    fn moves(&self, amount: &Amount) -> bool {
        match amount {
            // Where that much moves, a total that comes of it does not move steadily, which is seen in the rounds.
            Amount::N(_)
            | Amount::ChosenNumber
            | Amount::OfCast(..)
            | Amount::Players(_)
            | Amount::ThatMuch
            | Amount::Result
            | Amount::ManaValueOf(_) => false,
            Amount::Life(_) => self.any(|total| matches!(total, Total::Life(_))),
            Amount::Hand(_) => self.any(|total| matches!(total, Total::Hand(_))),
            Amount::Library(_) => self.any(|total| matches!(total, Total::Library(_))),
            Amount::Graveyard(_) => self.any(|total| matches!(total, Total::Graveyard(_) | Total::Tokens(_))),
            Amount::Drawn(_) => self.any(|total| matches!(total, Total::Drawn(_))),
            Amount::Damaged(_) => self.any(|total| matches!(total, Total::Damaged(_))),
            Amount::Mana(_) => self.any(|total| matches!(total, Total::Mana(..))),
            Amount::Count(_) => self.any(|total| matches!(total, Total::Tokens(_))),
            Amount::Counters(kind, _) => {
                self.any(|total| matches!(total, Total::Counters(_, moving) if moving == kind))
            }
            Amount::PowerOf(_) | Amount::ToughnessOf(_) => self.power_moves(),
            Amount::Times(amount, _) | Amount::HalfUp(amount) | Amount::HalfDown(amount) => {
                self.moves(amount)
            }
            Amount::Plus(one, other) | Amount::Minus(one, other) => self.moves(one) || self.moves(other),
        }
    }

    fn power_moves(&self) -> bool {
        self.any(|total| matches!(total, Total::Counters(_, Counter::PlusOne | Counter::MinusOne)))
    }

    /// Whether an amount can move other than steadily up or down.
    fn bends(&self, amount: &Amount) -> bool {
        match amount {
            Amount::HalfUp(_) | Amount::HalfDown(_) | Amount::Minus(..) => self.moves(amount),
            Amount::Times(amount, _) => self.bends(amount),
            Amount::Plus(one, other) => self.bends(one) || self.bends(other),
            Amount::N(_)
            | Amount::ThatMuch
            | Amount::Result
            | Amount::Count(_)
            | Amount::Life(_)
            | Amount::Hand(_)
            | Amount::Library(_)
            | Amount::Graveyard(_)
            | Amount::PowerOf(_)
            | Amount::ToughnessOf(_)
            | Amount::ManaValueOf(_)
            | Amount::Drawn(_)
            | Amount::Damaged(_)
            | Amount::Mana(_)
            | Amount::Players(_)
            | Amount::ChosenNumber
            | Amount::OfCast(..)
            | Amount::Counters(..) => false,
        }
    }
}

impl Visit for Asking<'_> {
    fn amount(&mut self, amount: &Amount) {
        self.found |= self.bends(amount);
    }

    fn condition(&mut self, condition: &Condition) {
        if let Condition::Number(one, Compare::Exactly, other) = condition {
            let unknown = |amount: &Amount| matches!(amount, Amount::ThatMuch | Amount::Result);
            self.found |= [one, other].into_iter().any(|amount| self.moves(amount) || unknown(amount));
        }
    }

    fn what(&mut self, what: &What) {
        if let What::Power(Compare::Exactly, amount) | What::Toughness(Compare::Exactly, amount) = what {
            self.found |= self.power_moves() || self.moves(amount);
        }
    }

    fn change(&mut self, change: &Change) {
        // What something's power then is, anything may ask for.
        if let Change::Boost(amount) = change {
            self.found |= self.moves(amount);
        }
    }
}
