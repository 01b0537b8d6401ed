//! What boards of all themes are made of.

use super::dice::Dice;
use language::board::{CardType, Characteristics, Object};
use language::select::{What, Who, Whom};

/// The names of the players.
pub(super) const PLAYERS: [&str; 3] = ["Ann", "Bob", "Cyd"];

/// What has this name and type.
pub(super) fn named(name: &str, kind: CardType) -> Characteristics {
    Characteristics { name: name.to_owned(), types: vec![kind], ..Characteristics::default() }
}

/// An object of a player.
pub(super) fn owned(id: &str, is: Characteristics, owner: usize) -> Object {
    Object { id: id.to_owned(), owner: Some(PLAYERS[owner].to_owned()), is, count: 1, ..Object::default() }
}

/// A player or several.
pub(super) fn who(dice: &mut Dice) -> Who {
    [Who::Anyone, Who::You, Who::Opponents, Who::Named("Bob".to_owned()), Who::Active][dice.below(5)].clone()
}

/// Players and creatures.
pub(super) fn whom(dice: &mut Dice) -> Whom {
    let creatures = || Whom::Object(What::Type(CardType::Creature));
    match dice.below(6) {
        0 => Whom::Player(Who::Anyone),
        1 => creatures(),
        2 => Whom::OneOf(vec![Whom::Player(Who::Named("Bob".to_owned())), creatures()]),
        3 => Whom::Object(What::Is(["Ox", "Elk"][dice.below(2)].to_owned())),
        _ => Whom::Player(who(dice)),
    }
}
