//! What players do with cards, life and the game.

use language::event::Deed;
use winnow::error::EmptyError;

use super::super::words::{ahead, maybe, said, said_any, table, verb, words};
use super::super::{Input, Parsed, number};
use crate::oracle::tree::{Action, ByPlayer, Number, Player};

/// "Draw two cards", "draws cards equal to ..".
pub(super) fn draws(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    verb("draw")(i)?;
    let amount = of_cards(i)?;
    Ok(Action::Player(ByPlayer::Draw(who.clone(), amount)))
}

/// "Two cards", "cards equal to ..".
fn of_cards(i: &mut Input<'_>) -> Parsed<Number> {
    if said(i, "cards") {
        return super::equal_to(i);
    }
    let amount = number::many(i)?;
    if !said_any(i, &["cards", "card"]) {
        return Err(EmptyError);
    }
    Ok(for_each(i, amount))
}

/// So many for each of some objects.
pub(super) fn for_each(i: &mut Input<'_>, amount: Number) -> Number {
    let Number::N(times) = amount else { return amount };
    if times == 1 && said(i, "for each 1 damage prevented this way") {
        return Number::Prevented;
    }
    let each = |i: &mut Input<'_>| {
        words("for each")(i)?;
        super::super::noun::plain(i)
    };
    match maybe(i, each) {
        Some(what) if times == 1 => Number::Count(Box::new(what)),
        Some(what) => Number::Times(times, Box::new(Number::Count(Box::new(what)))),
        None => amount,
    }
}

/// "Gains 3 life", "lose life equal to ..".
pub(super) fn life(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    let of = if verb("gain")(i).is_ok() {
        ByPlayer::GainLife as fn(Player, Number) -> ByPlayer
    } else {
        verb("lose")(i)?;
        ByPlayer::LoseLife
    };
    if said(i, "life") {
        return super::equal_to(i).map(|amount| of(who.clone(), amount).into());
    }
    let amount = number::amount(i)?;
    words("life")(i)?;
    Ok(of(who.clone(), for_each(i, amount)).into())
}

/// "Discard two cards", "discards a card at random", "discards their hand".
pub(super) fn discards(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    verb("discard")(i)?;
    if said_any(i, &["your hand", "their hand", "their hands"]) {
        return Ok(Action::Player(ByPlayer::DiscardHand(who.clone())));
    }
    let amount = of_cards(i)?;
    let at_random = said(i, "at random");
    Ok(Action::Player(ByPlayer::Discard { who: who.clone(), amount, at_random }))
}

/// Deeds that are named by a word, with or without a number.
pub(super) fn simple(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    if let Some((_, deed)) = NUMBERED.iter().find(|(plain, _)| verb(plain)(i).is_ok()) {
        let amount = number::amount(i)?;
        return Ok(Action::Player(ByPlayer::Does(who.clone(), *deed, amount)));
    }
    if verb("mill")(i).is_ok() {
        return of_cards(i).map(|amount| Action::Player(ByPlayer::Does(who.clone(), Deed::Mill, amount)));
    }
    if let Some(amount) = maybe(i, |i: &mut Input<'_>| put_on_graveyard(i, who)) {
        return Ok(Action::Player(ByPlayer::Does(who.clone(), Deed::Mill, amount)));
    }
    table(SIMPLE)(i).map(|deed| Action::Player(ByPlayer::Does(who.clone(), deed, Number::N(1))))
}

/// The old wording of milling.
fn put_on_graveyard(i: &mut Input<'_>, who: &Player) -> Parsed<Number> {
    verb("put")(i)?;
    if !ahead(i, "the top") {
        let amount = number::amount(i)?;
        words("cards from the top")(i)?;
        return of_library(i, who).map(|()| amount);
    }
    words("the top")(i)?;
    let amount = if said(i, "card") {
        Number::N(1)
    } else {
        let amount = number::amount(i)?;
        words("cards")(i)?;
        amount
    };
    of_library(i, who).map(|()| amount)
}

/// From the library of whoever does it into their graveyard.
fn of_library(i: &mut Input<'_>, who: &Player) -> Parsed<()> {
    words(if *who == Player::You {
        "of your library into your graveyard"
    } else {
        "of their library into their graveyard"
    })(i)
}

const NUMBERED: &[(&str, Deed)] = &[("scry", Deed::Scry), ("surveil", Deed::Surveil)];

const SIMPLE: &[(&str, Deed)] = &[
    ("proliferate", Deed::Proliferate),
    ("shuffle your library", Deed::Shuffle),
    ("shuffles their library", Deed::Shuffle),
    ("shuffle", Deed::Shuffle),
    ("shuffles", Deed::Shuffle),
    ("lose the game", Deed::Lose),
    ("loses the game", Deed::Lose),
    ("win the game", Deed::Win),
    ("wins the game", Deed::Win),
    ("take an extra turn after this one", Deed::TakeExtraTurn),
    ("takes an extra turn after this one", Deed::TakeExtraTurn),
    ("investigate", Deed::Action(language::event::KeywordAction::Investigate)),
    ("populate", Deed::Action(language::event::KeywordAction::Populate)),
];

/// "Your life total becomes 10".
pub(super) fn sets_life(i: &mut Input<'_>) -> Parsed<Action> {
    let who = super::super::player::owner(i)?;
    words("life total becomes")(i)?;
    number::worked_out(i).map(|to| Action::Player(ByPlayer::SetLife(who, to)))
}
