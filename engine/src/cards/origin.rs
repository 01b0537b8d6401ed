//! Where an effect came from: a card, the board itself, or the rules.

use std::collections::BTreeMap;

use crate::keyword;
use language::board::{Ability, Board, Keyword};
use language::date::Date;
use language::effect::Effect;
use language::walk::Node;
use statements::shown::EffectShown;

/// What an object has from its card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct FromCard {
    /// The card's name.
    pub(crate) card: String,
    /// So many of its abilities, the first ones, are the card's.
    pub(crate) abilities: usize,
    /// Whether its loyalty is the card's.
    pub(crate) loyalty: bool,
}

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
    objects: BTreeMap<usize, Named>,
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
    effects: Vec<Effect>,
    /// The effects for which the board's abilities stand.
    added: Vec<Effect>,
}

impl Origins {
    /// Origins of the objects of a board that has been resolved; `from` has an entry for each.
    pub(crate) fn new(board: &Board, from: Vec<Option<FromCard>>) -> Self {
        let objects = board.objects.iter().zip(from).enumerate();
        let named = objects.filter_map(|(at, (object, from))| {
            let from = from?;
            let (of_card, of_board) = object.is.abilities.split_at(from.abilities);
            let (mut effects, mut added) = (effects_in(of_card), effects_in(of_board));
            let loyalty = keyword::loyalty::effect(&object.is);
            if from.loyalty { &mut effects } else { &mut added }.extend(loyalty);
            let named = Named {
                object: object.id.clone(),
                card: from.card,
                of_card: of_card.to_vec(),
                of_board: of_board.to_vec(),
                effects,
                added,
            };
            Some((at, named))
        });
        Self { objects: named.collect() }
    }

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

/// Every effect for which abilities stand, however deep inside each other.
fn effects_in(abilities: &[Ability]) -> Vec<Effect> {
    let mut effects: Vec<Effect> = Vec::new();
    for ability in abilities {
        Node::Ability(ability).each(&mut |node| {
            if let Node::Effect(effect) = node {
                effects.push(effect.clone());
            }
            if let Node::Keyword(keyword) = node {
                stood_for(keyword, &mut effects);
            }
        });
    }
    effects
}

/// Adds the effects for which a keyword stands; at some dates it stands for another effect.
fn stood_for(keyword: &Keyword, effects: &mut Vec<Effect>) {
    for date in [Date::FIRST, Date::NOW] {
        for ability in keyword::abilities(keyword, &|switch| switch.in_force(date)) {
            if let Ability::Effect(effect) = ability
                && !effects.contains(&effect)
            {
                effects.push(effect);
            }
        }
    }
}
