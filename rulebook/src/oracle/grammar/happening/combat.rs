//! Creatures attack, block and become blocked.

use language::board::CardType;
use language::event::Deed;
use language::select::What;
use winnow::error::EmptyError;

use super::fights;
use crate::oracle::grammar::words::{maybe, said, said_any, table};
use crate::oracle::grammar::{Input, Parsed, noun};
use crate::oracle::tree::{Happening, How, Like, Player, Recipient, Thing, Trait};

pub(super) fn attacks(i: &mut Input<'_>, what: &Thing) -> Parsed<Happening> {
    if !said_any(i, &["attacks", "attack"]) {
        return Err(EmptyError);
    }
    let whom = table(&[
        ("you or a planeswalker you control", None),
        ("you", Some(Player::You)),
        ("enchanted player", Some(Player::Enchanted)),
        ("an opponent", Some(Player::Opponents)),
        ("a player", Some(Player::Each)),
        ("one of your opponents", Some(Player::Opponents)),
    ]);
    let to = match maybe(i, whom) {
        None => None,
        Some(Some(who)) => Some(Recipient::Player(who)),
        Some(None) => {
            let walkers = vec![Trait::Is(What::Type(CardType::Planeswalker)), Trait::Controlled(Player::You)];
            let walkers = Recipient::Thing(Thing::Such(How::Each, Like(walkers)));
            Some(Recipient::And(vec![Recipient::Player(Player::You), walkers]))
        }
    };
    Ok(fights::only_so(i, Happening::Done(what.clone(), Deed::Attack, to)))
}

pub(super) fn attacks_or_blocks(i: &mut Input<'_>, what: &Thing) -> Parsed<Vec<Happening>> {
    if said_any(i, &["blocks", "block"]) {
        return Ok(vec![Happening::Done(what.clone(), Deed::Block, None)]);
    }
    Err(EmptyError)
}

pub(super) fn blocks_creature(i: &mut Input<'_>, what: &Thing) -> Parsed<Happening> {
    if !said_any(i, &["blocks", "block"]) {
        return Err(EmptyError);
    }
    let whom = noun::thing(i)?;
    Ok(Happening::Done(what.clone(), Deed::Block, Some(Recipient::Thing(whom))))
}

pub(super) fn becomes_blocked(i: &mut Input<'_>, what: &Thing) -> Parsed<Happening> {
    if !said_any(i, &["becomes blocked", "become blocked"]) {
        return Err(EmptyError);
    }
    let by = if said(i, "by") { Some(Recipient::Thing(noun::thing(i)?)) } else { None };
    Ok(Happening::Done(what.clone(), Deed::BecomeBlocked, by))
}
