//! Where an effect came from: a card, the board itself, or the rules.

use std::collections::BTreeMap;

use crate::shown::EffectShown;
use language::board::Ability;
use language::effect::Effect;

/// Where an effect came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin<'a> {
    /// From the card of this name.
    Card(&'a str),
    /// From what the board itself says.
    Board,
    /// From the rules of the game.
    Rules,
}

/// Where the abilities of a board's objects came from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Origins {
    /// By the place of the object on the board.
    pub objects: BTreeMap<usize, Named>,
}

/// An object that names a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Named {
    /// The object's id on the board.
    pub object: String,
    /// The name of the card.
    pub card: String,
    /// The card's abilities.
    pub of_card: Vec<Ability>,
    /// The abilities that the board adds.
    pub of_board: Vec<Ability>,
    /// The effects for which the card's abilities stand.
    pub effects: Vec<Effect>,
    /// The effects for which the board's abilities stand.
    pub added: Vec<Effect>,
}

impl Origins {
    /// The objects that name a card, in the order of the board; empty when the board names no card.
    pub fn named(&self) -> impl Iterator<Item = &Named> {
        self.objects.values()
    }

    /// Whether the board names no card.
    pub fn is_empty(&self) -> bool {
        self.objects.is_empty()
    }

    /// Where an effect of a ruling came from. An effect that its source has not printed on it (it is a copy,
    /// or was given it) is from the first card of the board that has it.
    pub fn of(&self, shown: &EffectShown<'_>) -> Origin<'_> {
        if shown.of_rules.is_some() {
            return Origin::Rules;
        }
        let own = shown.source.and_then(|source| self.objects.get(&source.index()));
        let has = |named: &&Named| named.effects.contains(shown.effect);
        match own {
            Some(own) if has(&own) => Origin::Card(&own.card),
            Some(own) if own.added.contains(shown.effect) => Origin::Board,
            Some(_) | None => {
                let other = self.objects.values().find(has);
                other.map_or(Origin::Board, |named| Origin::Card(&named.card))
            }
        }
    }
}
