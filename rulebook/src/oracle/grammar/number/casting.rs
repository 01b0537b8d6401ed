//! Numbers of how something was cast, and of what was cast.

use language::select::{CastNumber, What};
use winnow::error::EmptyError;

use super::super::asks::spent;
use super::super::words::{maybe, said, said_any, table, words};
use super::super::{Input, Parsed, noun};
use crate::oracle::tree::{Happening, Like, Number, Player, Trait};

/// "Time it was kicked", "mana spent to cast it".
pub(super) fn of_casting(i: &mut Input<'_>) -> Parsed<Number> {
    if said(i, "mana spent to cast") {
        return noun::simple(i).map(|what| Number::Cast(CastNumber::Mana, Box::new(what)));
    }
    if let Some(spent) = maybe(i, spent_so) {
        return Ok(spent);
    }
    if !said_any(i, &["time", "times"]) {
        return Err(EmptyError);
    }
    if let Some(yours) = maybe(i, table(COMMANDERS)) {
        words("from the command zone this game")(i)?;
        return Ok(Number::HappenedInGame(Box::new(commanders_cast(yours))));
    }
    let what = noun::simple(i)?;
    words("was kicked")(i)?;
    Ok(Number::Cast(CastNumber::Kicked, Box::new(what)))
}

/// "{R} spent to cast it", "{R}{R} spent to cast it": once for each two.
fn spent_so(i: &mut Input<'_>) -> Parsed<Number> {
    let symbols = spent::symbols(i)?;
    words("spent to cast")(i)?;
    let what = noun::simple(i)?;
    let of = |mana| Number::Cast(CastNumber::ManaOf(mana), Box::new(what));
    match symbols[..] {
        [mana] => Ok(of(mana)),
        [one, other] if one == other => Ok(Number::Half { up: false, of: Box::new(of(one)) }),
        [..] => Err(EmptyError),
    }
}

/// Commanders that you have cast: whether they are yours.
const COMMANDERS: &[(&str, bool)] =
    &[("you've cast a commander", false), ("you've cast your commander", true)];

/// You have cast a commander from the command zone.
fn commanders_cast(yours: bool) -> Happening {
    let from = Trait::Is(What::Paid("from command zone".to_owned()));
    let owned = yours.then_some(Trait::Owned(Player::You));
    let traits = [Trait::Is(What::Commander), from].into_iter().chain(owned);
    Happening::Casts(Player::You, Like(traits.collect()))
}
