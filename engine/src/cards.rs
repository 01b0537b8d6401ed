//! Cards by name: from a board that names cards to one that says what they are.
//!
//! The engine knows no cards. Whoever has a collection passes it in as [`Cards`]; [`resolve`] lays what a
//! board says of an object over its card, and [`Origins`] remembers which abilities came from which card.

pub(crate) mod origin;

use crate::cards::origin::{FromCard, origins};
use crate::check::names::nearest;
use crate::keyword::{self, saga};
use language::board::{Ability, Board, Characteristics, Object, Zone};
use language::cards::Cards;
use language::date::Date;
use language::effect::Kind;
use language::path::{BoardPath, Segment};
use language::rule::Switches;
use statements::error::{BoardError, Problem};
use statements::origin::Origins;

/// A board on which no card is merely named, and where its abilities came from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Resolved {
    /// The board, ready to be ruled on.
    pub board: Board,
    /// Where the abilities of its objects came from.
    pub origins: Origins,
}

/// Looks up every card that a board names.
///
/// What the board itself says of the object is laid over the card: a field that says something replaces the
/// card's, but abilities are added after those of the card.
///
/// # Errors
/// The first object whose card the collection doesn't have, with the most similar name that it has.
pub fn resolve(board: &Board, cards: &dyn Cards) -> Result<Resolved, BoardError> {
    let mut board = board.clone();
    let mut from = Vec::with_capacity(board.objects.len());
    for (at, object) in board.objects.iter_mut().enumerate() {
        from.push(look_up(object, cards).map_err(|problem| {
            let path = [Segment::Field("objects"), Segment::Index(at), Segment::Field("card")];
            BoardError { path: BoardPath(path.into()), problem }
        })?);
    }
    Ok(Resolved { origins: origins(&board, from), board })
}

/// The most similar name in a collection. Nothing when none is similar enough to have been meant.
pub fn nearest_name(name: &str, cards: &dyn Cards) -> Option<String> {
    nearest(name, &cards.names().collect::<Vec<_>>())
}

/// The kinds of events at which the effects of an object look by the rules of a date, those of its keywords included; each
/// once, in their order.
pub fn looked_at(is: &Characteristics, as_of: Date) -> Vec<Kind> {
    let switches = Switches::at(as_of);
    let of_effect = |ability: &Ability| {
        let Ability::Effect(effect) = ability else { return None };
        Some(effect.when.event.facts().kind)
    };
    let stands_for = |ability: &Ability| {
        let Ability::Keyword(keyword) = ability else { return vec![ability.clone()] };
        keyword::abilities(keyword, &|switch| switches.is_on(switch))
    };
    let abilities = is.abilities.iter().flat_map(stands_for);
    let mut kinds: Vec<Kind> = abilities.filter_map(|ability| of_effect(&ability)).collect();
    kinds.sort_unstable();
    kinds.dedup();
    kinds
}

/// Makes an object what its card is. Returns what it has from the card, if it names one.
fn look_up(object: &mut Object, cards: &dyn Cards) -> Result<Option<FromCard>, Problem> {
    let Some(name) = object.card.take() else { return Ok(None) };
    let Some(card) = cards.card(&name) else {
        let nearest = nearest_name(&name, cards);
        return Err(Problem::UnknownCard { object: object.id.clone(), card: name, nearest });
    };
    let is_modal = cards.is_modal(&name);
    let shows_either = matches!(object.zone, Zone::Battlefield | Zone::Stack);
    let (front, back) = match cards.front(&name) {
        // As what it is played or cast is what the board says; nothing else of it is known there.
        Some(_) if is_modal && !shows_either => (card, None),
        Some(front) => (front, Some(card)),
        None => (card, cards.back(&name)),
    };
    object.modal |= is_modal && back.is_some() && object.back.is_none();
    // Named by its other face it has that up, where a card can: anywhere else it is its front (CR 712.8a (2026-04-17)).
    let is_other = !std::ptr::eq(front, card) && shows_either;
    object.transformed |= is_other;
    let own = std::mem::replace(&mut object.is, front.clone());
    let from = FromCard {
        card: card.name.clone(),
        abilities: front.abilities.len(),
        loyalty: own.loyalty.is_none() && front.loyalty.is_some(),
        saga: own.subtypes.is_empty() && saga::is_saga(front),
    };
    if object.back.is_none() {
        object.back = back.cloned().map(Box::new);
    }
    // What the board says is said of the face that it names.
    match object.back.as_deref_mut().filter(|_| is_other) {
        Some(back) => lay_over(back, own),
        None => lay_over(&mut object.is, own),
    }
    Ok(Some(from))
}

/// Lays what a board says of an object over its card.
fn lay_over(is: &mut Characteristics, own: Characteristics) {
    let Characteristics {
        name,
        mana_value,
        cost,
        symbols,
        colors,
        supertypes,
        types,
        subtypes,
        power,
        toughness,
        loyalty,
        blank,
        abilities,
    } = own;
    replace(&mut is.name, name, String::is_empty);
    replace(&mut is.mana_value, mana_value, |&n| n == 0);
    if cost.is_some() || !symbols.is_empty() {
        (is.cost, is.symbols) = (cost, symbols);
    }
    replace(&mut is.colors, colors, Vec::is_empty);
    replace(&mut is.supertypes, supertypes, Vec::is_empty);
    replace(&mut is.types, types, Vec::is_empty);
    replace(&mut is.subtypes, subtypes, Vec::is_empty);
    replace(&mut is.power, power, Option::is_none);
    replace(&mut is.toughness, toughness, Option::is_none);
    replace(&mut is.loyalty, loyalty, Option::is_none);
    is.blank |= blank;
    is.abilities.extend(abilities);
}

fn replace<T>(printed: &mut T, own: T, is_unsaid: impl Fn(&T) -> bool) {
    if !is_unsaid(&own) {
        *printed = own;
    }
}

#[cfg(test)]
mod tests;
