//! Tokens and counters.

use language::board::{Ability, Counter};
use winnow::error::EmptyError;
use winnow::stream::Stream;

use super::super::words::{list, maybe, said, said_any, token, verb, words};
use super::super::{Input, Parsed, gain, noun, number};
use crate::oracle::text::Sort;
use crate::oracle::tree::{Action, ByPlayer, Gain, Number, Player, Recipient, ToObject, TokenSaid};

/// "Create two 1/1 white Soldier creature tokens with flying", "create a token that's a copy of ~".
pub(super) fn creates(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    if verb("create")(i).is_err() {
        words("put")(i)?;
    }
    let amount = number::many(i)?;
    if said(i, "of those tokens") {
        return Ok(ByPlayer::CreateMore(who.clone(), amount).into());
    }
    let tapped = said(i, "tapped");
    let attacking = said(i, "and attacking");
    if let Some(copied) = maybe(i, copy) {
        return if tapped || attacking {
            Err(EmptyError)
        } else {
            Ok(Action::Player(ByPlayer::CreateCopy(who.clone(), copied, amount)))
        };
    }
    let mut made = described(i)?;
    said(i, "onto the battlefield");
    let late = said(i, "tapped and attacking");
    made.tapped |= tapped || late;
    made.attacking |= attacking || late;
    let amount = super::cards::for_each(i, amount);
    Ok(Action::Player(ByPlayer::Create(who.clone(), Box::new(made), amount)))
}

/// "An additional 1/1 green Squirrel creature token".
pub(super) fn additional(i: &mut Input<'_>) -> Parsed<Action> {
    let amount = if said(i, "an additional") {
        Number::N(1)
    } else if said(i, "that many") {
        Number::ThatMuch
    } else {
        number::many(i)?
    };
    said(i, "additional");
    let made = described(i)?;
    Ok(Action::Player(ByPlayer::Create(Player::You, Box::new(made), amount)))
}

/// What a token is, up to the word and what stands behind it.
fn described(i: &mut Input<'_>) -> Parsed<TokenSaid> {
    let (mut is, sized) = characteristics(i)?;
    if !said_any(i, &["tokens", "token"]) {
        return Err(EmptyError);
    }
    let quoted = maybe(i, |i: &mut Input<'_>| with(i, &mut is.abilities)).unwrap_or_default();
    let named = maybe(i, named);
    is.name = named.unwrap_or_else(|| name(&is.subtypes));
    is.blank = true;
    Ok(TokenSaid { is, sized, quoted, tapped: false, attacking: false })
}

/// A token without a name of its own is called by its subtypes.
fn name(subtypes: &[String]) -> String {
    subtypes.join(" ")
}

fn characteristics(i: &mut Input<'_>) -> Parsed<(language::board::Characteristics, Option<Number>)> {
    if let Some(found) = maybe(i, predefined) {
        return Ok((found, None));
    }
    let start = i.checkpoint();
    let x = token(i, |token| (token.sort == Sort::Number && &*token.text == "x/x").then_some(())).is_ok();
    let is = gain::described(i).inspect_err(|_| i.reset(&start))?;
    // Only what is described as the rules describe a creature token is one.
    if is.types.is_empty()
        || x == is.power.is_some() && is.types.contains(&language::board::CardType::Creature)
    {
        return Err(EmptyError);
    }
    Ok((is, x.then_some(Number::X)))
}

/// A token that the rules describe themselves.
fn predefined(i: &mut Input<'_>) -> Parsed<language::board::Characteristics> {
    token(i, |token| crate::oracle::meaning::words::predefined(&noun::capital(&token.text)))
}

/// "With flying and "..."": keywords, and what is quoted.
fn with(i: &mut Input<'_>, keywords: &mut Vec<Ability>) -> Parsed<Vec<Vec<crate::oracle::tree::Said>>> {
    words("with")(i)?;
    let mut quoted = Vec::new();
    for one in list(gain::ability, &[", and", "and", ","])(i)?.into_iter().flatten() {
        if let Gain::Ability(ability) = one {
            keywords.push(ability);
        } else if let Gain::Quoted { said, by_name: false } = one {
            quoted.push(said);
        } else {
            return Err(EmptyError);
        }
    }
    Ok(quoted)
}

fn named(i: &mut Input<'_>) -> Parsed<String> {
    words("named")(i)?;
    let each = list(
        |i: &mut Input<'_>| {
            token(i, |token| (token.sort == Sort::Capital).then(|| noun::capital(&token.text)))
        },
        &[],
    )(i)?;
    Ok(each.join(" "))
}

/// "Token that's a copy of target creature".
fn copy(i: &mut Input<'_>) -> Parsed<crate::oracle::tree::Thing> {
    if !said_any(i, &["token", "tokens"]) {
        return Err(EmptyError);
    }
    if !said_any(i, &["that 's a copy of", "that's a copy of", "that are copies of"]) {
        return Err(EmptyError);
    }
    noun::thing(i)
}

/// "Put two +1/+1 counters on ~".
pub(super) fn put_counters(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    verb("put")(i)?;
    let amount = number::many(i)?;
    let kind = number::counter(i)?;
    if !said_any(i, &["counters on", "counter on"]) {
        return Err(EmptyError);
    }
    let on = noun::thing(i)?;
    let amount = super::cards::for_each(i, amount);
    Ok(Action::Object(ToObject::PutCounters(who.clone(), kind, amount, Recipient::Thing(on))))
}

/// "Remove a charge counter from ~".
pub(super) fn remove_counters(i: &mut Input<'_>, _who: &Player) -> Parsed<Action> {
    verb("remove")(i)?;
    let amount = number::many(i)?;
    let kind = number::counter(i)?;
    if !said_any(i, &["counters from", "counter from"]) {
        return Err(EmptyError);
    }
    let from = noun::thing(i)?;
    Ok(Action::Object(ToObject::RemoveCounters(kind, amount, from)))
}

/// "Get {E}{E}", "gets two poison counters".
pub(super) fn player_counters(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    verb("get")(i)?;
    let (kind, amount) = if let Some(amount) = maybe(i, energy) {
        (Counter::Named("energy".to_owned()), Number::N(amount))
    } else {
        let amount = number::many(i)?;
        let kind = number::counter(i)?;
        if !said_any(i, &["counters", "counter"]) {
            return Err(EmptyError);
        }
        (kind, amount)
    };
    Ok(Action::Player(ByPlayer::PlayerCounters { who: who.clone(), kind, amount, removed: false }))
}

/// Symbols of energy, at least one.
pub(super) fn energy(i: &mut Input<'_>) -> Parsed<u64> {
    let symbol = |i: &mut Input<'_>| {
        token(i, |token| (token.sort == Sort::Symbol && &*token.text == "{e}").then_some(()))
    };
    symbol(i)?;
    let mut count = 1;
    while symbol(i).is_ok() {
        count += 1;
    }
    Ok(count)
}
