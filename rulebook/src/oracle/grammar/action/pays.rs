//! What is paid as something resolves.

use language::board::Counter;
use winnow::error::EmptyError;

use super::super::words::{maybe, said, verb, words};
use super::super::{Input, Parsed, keyword, number, player};
use super::cards::half_of;
use crate::oracle::text::Sort;
use crate::oracle::tree::{Action, ByPlayer, Number, Player};

/// "Pay {2}", "pays 3 life".
pub(super) fn pays(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    verb("pay")(i)?;
    let x = i.input.iter().take_while(|token| token.sort == Sort::Symbol).any(|token| &*token.text == "{x}");
    if keyword::mana(i).is_ok() {
        // How much it is, no ruling asks: whether it is paid, a board says, or both are followed.
        if said(i, "plus an additional") {
            keyword::mana(i)?;
        }
        if said(i, "for each") {
            number::each(i)?;
        }
        return Ok(Action::PayMana { x });
    }
    let energy = |i: &mut Input<'_>| {
        if let Some(amount) = maybe(i, super::tokens::energy) {
            return Ok(amount);
        }
        let amount = number::plain(i)?;
        if super::tokens::energy(i)? == 1 { Ok(amount) } else { Err(EmptyError) }
    };
    if let Some(amount) = maybe(i, energy) {
        let kind = Counter::Named("energy".to_owned());
        let amount = Number::N(amount);
        return Ok(Action::Player(ByPlayer::PlayerCounters {
            who: who.clone(),
            kind,
            amount,
            removed: true,
        }));
    }
    let of_half = |i: &mut Input<'_>| half_of(i, who, ("your life", "their life"), Number::Life);
    if let Some(half) = maybe(i, of_half) {
        return Ok(ByPlayer::LoseLife(who.clone(), half).into());
    }
    if said(i, "life equal to") {
        let life = number::worked_out(i)?;
        return Ok(Action::Player(ByPlayer::LoseLife(who.clone(), life)));
    }
    let life = if said(i, "x") { Number::X } else { Number::N(number::plain(i)?) };
    words("life")(i)?;
    Ok(Action::Player(ByPlayer::LoseLife(who.clone(), life)))
}

/// "Unless its controller pays {3}".
pub(super) fn unless(i: &mut Input<'_>) -> Parsed<(Player, Box<Action>)> {
    words("unless")(i)?;
    let who = player::player(i)?;
    if said(i, "control") || matches!(who, Player::Target | Player::TargetOpponent) {
        return Err(EmptyError);
    }
    super::deed(i, &who).map(|action| (who, Box::new(action)))
}
