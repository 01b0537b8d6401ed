//! Cards by name. A board may name a card where it would say what an object is; what that means is looked up here.

use crate::board::Characteristics;

/// A collection of cards.
pub trait Cards {
    /// What is printed on the card of this name. Nothing when the collection doesn't have it.
    fn card(&self, name: &str) -> Option<&Characteristics>;

    /// What a card of this name is once it has transformed. Nothing for a card that can't.
    fn back(&self, _name: &str) -> Option<&Characteristics> {
        None
    }

    /// What the card is whose name is that of a face that it has once it has transformed: its front. Nothing for any other name.
    fn front(&self, _name: &str) -> Option<&Characteristics> {
        None
    }

    /// Whether a card is modal double-faced: either face is cast or played, and each has a mana value of its own
    /// (CR 712.3 (2026-04-17)).
    fn is_modal(&self, _name: &str) -> bool {
        false
    }

    /// The names of all cards, in an order that is always the same: for the nearest name in an error.
    fn names(&self) -> Box<dyn Iterator<Item = &str> + '_>;
}

/// The collection without cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoCards;

impl Cards for NoCards {
    fn card(&self, _: &str) -> Option<&Characteristics> {
        None
    }

    fn names(&self) -> Box<dyn Iterator<Item = &str> + '_> {
        Box::new(std::iter::empty())
    }
}
