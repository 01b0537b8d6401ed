//! Cards that are cycled or discarded.

use language::event::Deed;
use winnow::error::EmptyError;

use super::super::words::{said, verb};
use super::super::{Input, Parsed, noun};
use crate::oracle::tree::{Happening, How, Like, Player, Thing, Trait};

/// "You cycle ~", "you cycle or discard a card": what is cycled is discarded.
pub(super) fn cycles(i: &mut Input<'_>, who: &Player) -> Parsed<Happening> {
    verb("cycle")(i)?;
    if said(i, "or") {
        return discards(i, who);
    }
    let what = match noun::thing(i)? {
        Thing::Own if *who == Player::You => Thing::Own,
        Thing::Such(How::One, mut like) => {
            like.0.push(Trait::Owned(who.clone()));
            Thing::Such(How::One, like)
        }
        Thing::Such(..)
        | Thing::Own
        | Thing::Host
        | Thing::It
        | Thing::That(_)
        | Thing::ThatCard
        | Thing::The(_)
        | Thing::They
        | Thing::Those
        | Thing::ThatSource
        | Thing::SourceOfChoice(_)
        | Thing::Rest
        | Thing::And(_) => return Err(EmptyError),
    };
    Ok(Happening::Done(what, Deed::Cycle, None))
}

pub(super) fn discards(i: &mut Input<'_>, who: &Player) -> Parsed<Happening> {
    verb("discard")(i)?;
    if *who == Player::You && noun::own(i).is_ok() {
        return Ok(Happening::Discards(who.clone(), Like(vec![Trait::Being(Box::new(Thing::Own))])));
    }
    let (several, like) = one_or_more(i)?;
    let one = Happening::Discards(who.clone(), like);
    Ok(if several { Happening::Several(Box::new(one)) } else { one })
}

/// "A card", or "one or more cards" together.
pub(super) fn one_or_more(i: &mut Input<'_>) -> Parsed<(bool, Like)> {
    let several = said(i, "one or more");
    match noun::thing(i)? {
        Thing::Such(How::One, like) if !several => Ok((false, like)),
        Thing::Such(How::Each, like) if several => Ok((true, like)),
        Thing::Such(..)
        | Thing::Own
        | Thing::Host
        | Thing::It
        | Thing::That(_)
        | Thing::ThatCard
        | Thing::The(_)
        | Thing::They
        | Thing::Those
        | Thing::ThatSource
        | Thing::SourceOfChoice(_)
        | Thing::Rest
        | Thing::And(_) => Err(EmptyError),
    }
}
