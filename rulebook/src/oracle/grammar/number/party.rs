//! How many creatures are in your party.

use language::board::CardType;
use language::select::What;

use crate::oracle::tree::{How, Like, Number, Player, Thing, Trait};

/// Of which types a party is.
const KINDS: [&str; 4] = ["Cleric", "Rogue", "Warrior", "Wizard"];

/// Of some of the types, each set of them by itself: how many types, and how many of your creatures are of any of these.
pub(in super::super) fn sets() -> impl Iterator<Item = (u64, Number)> {
    (1..16_u64).map(|chosen| {
        let is = |kind: &str| Like(vec![Trait::Is(What::Subtype(kind.to_owned()))]);
        let kinds = KINDS.iter().zip(0..).filter(|(_, place)| chosen & (1 << place) != 0);
        let any = Trait::AnyOf(kinds.map(|(kind, _)| is(kind)).collect());
        let creature = Trait::Is(What::Type(CardType::Creature));
        let members = Like(vec![creature, any, Trait::Controlled(Player::You)]);
        (u64::from(chosen.count_ones()), Number::Count(Box::new(Thing::Such(How::Each, members))))
    })
}

/// Up to one Cleric, one Rogue, one Warrior and one Wizard, as many as there can be (CR 700.8 (2026-04-17)): no more
/// than, for any of the types, creatures of these and one for each of the others.
pub(super) fn size() -> Number {
    sets().fold(Number::N(4), |least, (kinds, creatures)| {
        let others = Number::N(4_u64.saturating_sub(kinds));
        lesser(Number::Plus(Box::new(creatures), Box::new(others)), least)
    })
}

/// The lesser of two numbers: the first without what it has more than the second.
fn lesser(one: Number, other: Number) -> Number {
    let more = Number::Minus(Box::new(one.clone()), Box::new(other));
    Number::Minus(Box::new(one), Box::new(more))
}
