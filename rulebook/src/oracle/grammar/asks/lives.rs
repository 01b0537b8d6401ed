//! What is asked of life totals, of life that came and went, and of opponents.

use language::select::Compare;
use winnow::error::EmptyError;
use winnow::stream::Stream;

use crate::oracle::grammar::words::{said, said_any, table, words};
use crate::oracle::grammar::{Input, Parsed, number, player};
use crate::oracle::tree::{Asks, Happening, Number, Player};

/// "You gained 3 or more life this turn."
pub(super) fn gained(i: &mut Input<'_>) -> Parsed<Asks> {
    let who = if said(i, "you've") { Player::You } else { player::player(i)? };
    if said(i, "gained and lost life this turn") {
        let both = [Happening::GainsLife as fn(Player) -> Happening, Happening::LosesLife];
        let each = both.map(|of| Asks::Happened(Box::new(of(who.clone()))));
        // Of several one would have to have done both.
        return if who == Player::You { Ok(Asks::All(each.to_vec())) } else { Err(EmptyError) };
    }
    let of = table(&[
        ("gained", Happening::GainsLife as fn(Player) -> Happening),
        ("lost", Happening::LosesLife),
    ])(i)?;
    let (compare, many) = number::compared(i)?;
    words("life this turn")(i)?;
    if !matches!(who, Player::You | Player::Some | Player::AnOpponent | Player::That) {
        // Of each of several by itself.
        return Err(EmptyError);
    }
    Ok(Asks::Number(Number::Came(Box::new(of(who))), compare, many))
}

/// "You have two or more opponents".
pub(super) fn opponents(i: &mut Input<'_>) -> Parsed<Asks> {
    words("you have")(i)?;
    let (compare, many) = number::compared(i)?;
    words("opponents")(i)?;
    Ok(Asks::Number(Number::Players(Player::Opponents), compare, many))
}

/// "Your devotion to white is less than five".
pub(super) fn devotion(i: &mut Input<'_>) -> Parsed<Asks> {
    let devotion = number::devotion(i)?;
    words("is")(i)?;
    let (compare, many) = number::compared(i)?;
    Ok(Asks::Number(devotion, compare, many))
}

/// "You have 5 or less life", "your life total is 5 or less".
pub(super) fn life(i: &mut Input<'_>) -> Parsed<Asks> {
    let start = i.checkpoint();
    if let Ok(who) = player::owner(i)
        && said(i, "life total is")
    {
        let (compare, many) = number::compared(i)?;
        return Ok(Asks::Number(Number::Life(who), compare, many));
    }
    i.reset(&start);
    let who = player::player(i)?;
    if !said_any(i, &["has", "have"]) {
        return Err(EmptyError);
    }
    if said(i, "more life than you") && who != Player::You {
        return Ok(Asks::Number(Number::Life(who), Compare::MoreThan, Number::Life(Player::You)));
    }
    let (compare, many) = number::compared(i)?;
    words("life")(i)?;
    Ok(Asks::Number(Number::Life(who), compare, many))
}
