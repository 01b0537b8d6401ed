//! Which abilities of a board's objects, and which effects, came from cards.

use crate::keyword;
use language::board::{Ability, Board, Keyword};
use language::date::Date;
use language::effect::Effect;
use language::walk::Node;
use statements::origin::{Named, Origins};

/// What an object has from its card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct FromCard {
    /// The card's name.
    pub(crate) card: String,
    /// So many of its abilities, the first ones, are the card's.
    pub(crate) abilities: usize,
    /// Whether its loyalty is the card's.
    pub(crate) loyalty: bool,
    /// Whether it is the card's that it is a Saga.
    pub(crate) saga: bool,
}

/// Origins of the objects of a board that has been resolved; `from` has an entry for each.
pub(crate) fn origins(board: &Board, from: Vec<Option<FromCard>>) -> Origins {
    let objects = board.objects.iter().zip(from).enumerate();
    let named = objects.filter_map(|(at, (object, from))| {
        let from = from?;
        let (of_card, of_board) = object.is.abilities.split_at(from.abilities);
        let (mut effects, mut added) = (effects_in(of_card), effects_in(of_board));
        let loyalty = keyword::loyalty::effect(&object.is);
        if from.loyalty { &mut effects } else { &mut added }.extend(loyalty);
        let lore = keyword::saga::effect(&object.is, &|switch| switch.in_force(Date::NOW));
        if from.saga { &mut effects } else { &mut added }.extend(lore);
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
    Origins { objects: named.collect() }
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
