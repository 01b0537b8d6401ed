//! Which abilities of a board's objects, and which effects, came from cards.

use crate::check::walk::{Visit, Walk};
use crate::keyword;
use language::board::{Ability, Board, Characteristics, Keyword};
use language::date::Date;
use language::effect::Effect;
use statements::error::BoardError;
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
    #[derive(Default)]
    struct Effects(Vec<Effect>);
    impl Visit for Effects {
        fn effect(&mut self, _: &mut Walk, effect: &Effect) -> Result<(), BoardError> {
            self.0.push(effect.clone());
            Ok(())
        }
        fn keyword(&mut self, keyword: &Keyword) {
            // At some dates a keyword stands for another effect.
            for date in [Date::FIRST, Date::NOW] {
                for ability in keyword::abilities(keyword, &|switch| switch.in_force(date)) {
                    if let Ability::Effect(effect) = ability
                        && !self.0.contains(&effect)
                    {
                        self.0.push(effect);
                    }
                }
            }
        }
    }
    let is = Characteristics { abilities: abilities.to_vec(), ..Characteristics::default() };
    let mut effects = Effects::default();
    // This visitor refuses nothing.
    match Walk::default().characteristics(&is, &mut effects) {
        Ok(()) | Err(_) => effects.0,
    }
}
