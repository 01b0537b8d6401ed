//! Tokens that are created.

use language::event::{Event, Instruction, Token};
use language::select::{Amount, What, Whom};

use super::super::context::Context;
use super::super::kinds::Kinds;
use super::super::{Meant, Missing, always, filter, number, players};
use super::happens;
use crate::oracle::tree::{Copied, Number, Player, Thing, TokenSaid};

/// Tokens that are described.
pub(super) fn create(
    context: &mut Context,
    who: &Player,
    token: &TokenSaid,
    n: &Number,
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    let host = token.attached.as_ref().map(|host| filter::affected(host, context, to)).transpose()?;
    let who = players::actor(who, context, to)?;
    let amount = number::amount(n, context)?;
    let mut is = Box::new(token.is.clone());
    for said in &token.quoted {
        for change in always::quoted(said)? {
            let language::board::Change::AddAbility(ability) = change else {
                return Err(Missing("such a quoted ability"));
            };
            is.abilities.push(*ability);
        }
    }
    let made = match &token.sized {
        None => Token::Is(is),
        Some(size) => {
            let size = number::amount(size, context)?;
            Token::Sized { is, power: size.clone(), toughness: size }
        }
    };
    let mut event = Event::creates(who, made, amount.clone());
    if let Event::Create { tapped, attacking, attached_to, .. } = &mut event {
        *tapped = token.tapped;
        *attached_to = host;
        // Whom it attacks, its controller chooses (CR 508.4 (2026-04-17)).
        *attacking = token.attacking.then_some(Whom::Any);
    }
    context.created = Some(event.clone());
    happens(to, event);
    let kinds = Kinds::token(&token.is.types, &token.is.subtypes);
    context.introduce_as(What::Done, amount != Amount::N(1), kinds);
    Ok(())
}

/// More of the tokens that were spoken of last.
pub(super) fn more(context: &mut Context, who: &Player, n: &Number, to: &mut Vec<Instruction>) -> Meant<()> {
    let by = players::actor(who, context, to)?;
    let amount = number::amount(n, context)?;
    let known = match context.created.clone() {
        None if context.is_alone() => {
            let those = What::Chosen("token".to_owned());
            Event::creates(by.clone(), Token::CopyOf(those), amount.clone())
        }
        known => known.ok_or(Missing("tokens of which none were spoken of before"))?,
    };
    let Event::Create { who: creator, token, tapped, counters, attacking, attached_to, .. } = known else {
        return Err(Missing("tokens of which none were spoken of before"));
    };
    if creator != by {
        return Err(Missing("tokens that another player creates"));
    }
    let several = amount != Amount::N(1);
    let event = Event::Create { who: by, token, amount, tapped, counters, attacking, attached_to };
    happens(to, event);
    context.introduce(What::Done, several);
    Ok(())
}

/// Tokens that are copies of something, but for what is different.
pub(super) fn copies(
    context: &mut Context,
    (who, of, n): (&Player, &Thing, &Number),
    how: &Copied,
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    let who = players::actor(who, context, to)?;
    let of = filter::affected(of, context, to)?;
    let amount = number::of_each(n, context)?;
    let several = amount != Amount::N(1);
    let except = how.but.clone();
    let token = if except.is_empty() { Token::CopyOf(of) } else { Token::CopyExcept { of, except } };
    let mut event = Event::creates(who, token, amount);
    if let Event::Create { tapped, attacking, .. } = &mut event {
        *tapped = how.tapped;
        *attacking = how.attacking.then_some(Whom::Any);
    }
    context.created = Some(event.clone());
    happens(to, event);
    context.introduce(What::Done, several);
    Ok(())
}
