//! Tokens and counters.

use language::board::{Ability, CardType, Counter};
use language::select::Compare;
use winnow::error::EmptyError;
use winnow::stream::Stream;

use super::super::words::{list, maybe, said, said_any, table, token, verb, words};
use super::super::{Input, Parsed, gain, noun, number};
use crate::oracle::meaning::roles;
use crate::oracle::text::Sort;
use crate::oracle::tree::{
    Action, Asks, ByPlayer, Copied, Gain, How, Number, Player, Recipient, Said, Thing, ToObject, TokenSaid,
    Would,
};

/// "Create two 1/1 white Soldier creature tokens with flying", "create a token that's a copy of ~".
pub(super) fn creates(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    if verb("create")(i).is_err() {
        words("put")(i)?;
    }
    let start = i.checkpoint();
    let amount = number::many(i);
    if let Ok(amount) = &amount {
        if said(i, "of those tokens") {
            return Ok(ByPlayer::CreateMore(who.clone(), amount.clone()).into());
        }
        let tapped = said(i, "tapped");
        let attacking = tapped && said(i, "and attacking");
        if let Some(copied) = maybe(i, copy) {
            let but = maybe(i, super::super::enters::copied_but).unwrap_or_default();
            let how = Copied { but, tapped, attacking };
            return Ok(ByPlayer::CreateCopy(who.clone(), copied, amount.clone(), how).into());
        }
    }
    i.reset(&start);
    let mut all = vec![kind_of_token(i, who)?];
    // "And a 2/2 blue Bird creature token": of another kind.
    while let Some(more) = maybe(i, |i: &mut Input<'_>| another_kind(i, who)) {
        all.push(more);
    }
    Ok(if all.len() > 1 { Action::All(all) } else { all.swap_remove(0) })
}

fn another_kind(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    if said_any(i, &[", and", "and", ","]) { kind_of_token(i, who) } else { Err(EmptyError) }
}

/// So many tokens of a kind: "two tapped 1/1 white Soldier creature tokens".
fn kind_of_token(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    let counted = said(i, "a number of");
    let own_name = maybe(i, |i: &mut Input<'_>| {
        let mut name = noun::name(i)?;
        // "Wren, Goat of Ash, a legendary ..".
        if !super::super::words::ahead(i, ", a") {
            words(",")(i)?;
            name = format!("{name}, {}", noun::name(i)?);
        }
        words(", a")(i).map(|()| name)
    });
    let amount = if counted || own_name.is_some() { Number::N(1) } else { number::many(i)? };
    let tapped = said(i, "tapped");
    let attacking = said(i, "and attacking");
    let mut made = described(i)?;
    if let Some(name) = own_name {
        made.is.name = name;
    }
    said(i, "onto the battlefield");
    let late = said_any(i, ATTACKING);
    made.tapped |= tapped || late || said_any(i, &["that 's tapped", "that are tapped"]);
    made.attacking |= attacking || late || said_any(i, &["that 's attacking", "that are attacking"]);
    if said(i, "attached to") {
        made.attached = Some(noun::thing(i)?);
    }
    let amount = if counted { super::equal_to(i)? } else { super::cards::for_each(i, amount) };
    Ok(Action::Player(ByPlayer::Create(who.clone(), Box::new(made), amount)))
}

/// How tokens are there that have not been declared as attackers.
const ATTACKING: &[&str] =
    &["tapped and attacking", "that 's tapped and attacking", "that are tapped and attacking"];

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
    let unsized_yet = sized.is_none() && is.power.is_none() && is.types.contains(&CardType::Creature);
    let mut quoted = maybe(i, |i: &mut Input<'_>| with(i, &mut is.abilities)).unwrap_or_default();
    let named = maybe(i, named);
    if named.is_some() && quoted.is_empty() {
        quoted = maybe(i, |i: &mut Input<'_>| with(i, &mut is.abilities)).unwrap_or_default();
    }
    // A creature token of which no number says how large it is, says so itself.
    if unsized_yet && !quoted.iter().flatten().any(says_size) {
        return Err(EmptyError);
    }
    // Roles have a name of their own.
    if named.is_some() || is.name.is_empty() {
        is.name = named.unwrap_or_else(|| name(&is.subtypes));
    }
    is.blank = true;
    Ok(TokenSaid { is, sized, quoted, tapped: false, attacking: false, attached: None })
}

/// Whether it is said in quotes how large a token is that has this.
fn says_size(said: &Said) -> bool {
    let Said::Static(all) = said else { return false };
    all.iter().any(|one| {
        let Would::Have(Thing::Own, gains) = &one.is else { return false };
        let power = gains.iter().any(|gain| matches!(gain, Gain::Power(_)));
        power && gains.iter().any(|gain| matches!(gain, Gain::Toughness(_))) && one.only_if.is_none()
    })
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
    let legendary = said(i, "legendary");
    let x = token(i, |token| (token.sort == Sort::Number && &*token.text == "x/x").then_some(())).is_ok();
    let mut is = gain::described(i).inspect_err(|_| i.reset(&start))?;
    if legendary {
        is.supertypes.insert(0, language::board::Supertype::Legendary);
    }
    // Only what is described as the rules describe a creature token is one.
    if is.types.is_empty() || x && is.power.is_some() {
        return Err(EmptyError);
    }
    Ok((is, x.then_some(Number::X)))
}

/// A token that the rules describe themselves.
fn predefined(i: &mut Input<'_>) -> Parsed<language::board::Characteristics> {
    if let Some(role) = maybe(i, table(roles::NAMES)).and_then(roles::role) {
        return Ok(role);
    }
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
    noun::name(i)
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

/// "Move a +1/+1 counter from ~ onto target creature".
pub(super) fn moves_counter(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    words("move a")(i)?;
    let kind = number::counter(i)?;
    words("counter from")(i)?;
    let from = noun::thing(i)?;
    words("onto")(i)?;
    let onto = noun::thing(i)?;
    let one = |thing: &Thing| {
        let target = matches!(thing, Thing::Such(How::Target { amount: 1, or_fewer: false }, _));
        target || matches!(thing, Thing::Own | Thing::It | Thing::That(_))
    };
    if *who != Player::You || !one(&from) || !one(&onto) {
        return Err(EmptyError);
    }
    Ok(ToObject::MoveCounter(kind, from, onto).into())
}

/// "Put two +1/+1 counters on ~".
pub(super) fn put_counters(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    verb("put")(i)?;
    if *who == Player::You
        && let Some(one) = maybe(i, one_of_several_kinds)
    {
        return Ok(one);
    }
    if let Some(all) = maybe(i, |i: &mut Input<'_>| of_several_kinds(i, who)) {
        return Ok(all);
    }
    let mut all = vec![counters_on(i, who)?];
    while let Some(more) =
        maybe(
            i,
            |i: &mut Input<'_>| {
                if said_any(i, &[", and", "and", ","]) { counters_on(i, who) } else { Err(EmptyError) }
            },
        )
    {
        all.push(more);
    }
    Ok(if all.len() > 1 { Action::All(all) } else { all.swap_remove(0) })
}

/// "Your choice of a flying, menace, or reach counter on ~", "a +1/+1 counter or two charge counters on ~".
fn one_of_several_kinds(i: &mut Input<'_>) -> Parsed<Action> {
    said(i, "your choice of");
    let mut all = Vec::new();
    let counted = loop {
        let amount = maybe(i, number::many);
        if amount.is_none() && all.is_empty() {
            return Err(EmptyError);
        }
        all.push((number::counter(i)?, amount.unwrap_or(Number::N(1))));
        let counted = said_any(i, &["counters", "counter"]);
        if !said_any(i, &[", or", "or", ","]) {
            break counted;
        }
    };
    if all.len() < 2 || !counted {
        return Err(EmptyError);
    }
    words("on")(i)?;
    let on = noun::thing(i)?;
    let single = match &on {
        Thing::Own | Thing::Host | Thing::It | Thing::That(_) => true,
        Thing::Such(how, _) => matches!(how, How::One | How::Target { amount: 1, .. }),
        Thing::ThatCard
        | Thing::The(_)
        | Thing::They
        | Thing::Those
        | Thing::ThatSource
        | Thing::SourceOfChoice(_)
        | Thing::Rest
        | Thing::And(_) => false,
    };
    if single { Ok(ToObject::PutOneOf(all, on).into()) } else { Err(EmptyError) }
}

/// "A +1/+1 counter and a flying counter on ~": at the same time.
fn of_several_kinds(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    let kind = |i: &mut Input<'_>| {
        let amount = number::many(i)?;
        let kind = number::counter(i)?;
        if said_any(i, &["counters", "counter"]) { Ok((kind, amount)) } else { Err(EmptyError) }
    };
    let kinds = list(kind, &[", and", "and", ","])(i)?;
    words("on")(i)?;
    let on = noun::thing(i)?;
    let again = if let Thing::Such(how, _) = &on {
        let one = matches!(how, How::Target { amount: 1, .. } | How::One);
        if one { Thing::It } else { Thing::They }
    } else {
        on.clone()
    };
    if kinds.len() < 2 || matches!(on, Thing::Such(How::Each, _) | Thing::And(_)) {
        return Err(EmptyError);
    }
    let put = |(place, (kind, amount)): (usize, (Counter, Number))| {
        let on = if place == 0 { on.clone() } else { again.clone() };
        Action::Object(ToObject::PutCounters(who.clone(), kind, amount, Recipient::Thing(on)))
    };
    Ok(Action::All(kinds.into_iter().enumerate().map(put).collect()))
}

/// "Two +1/+1 counters on ~", "a number of charge counters equal to its power on ~".
fn counters_on(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    let counted = said(i, "a number of");
    let amount = if counted { Number::N(1) } else { number::many(i)? };
    let kind = number::counter(i)?;
    if !said_any(i, &["counters", "counter"]) {
        return Err(EmptyError);
    }
    let early = if counted { maybe(i, super::equal_to) } else { None };
    words("on")(i)?;
    let on = noun::thing(i)?;
    let amount = match early {
        Some(amount) => amount,
        None if counted => super::equal_to(i)?,
        None => super::cards::for_each(i, amount),
    };
    Ok(Action::Object(ToObject::PutCounters(who.clone(), kind, amount, Recipient::Thing(on))))
}

/// "Double the number of +1/+1 counters on ~": as many more are put there.
pub(super) fn double_counters(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    verb("double")(i)?;
    words("the number of")(i)?;
    let kind = number::counter(i)?;
    words("counters on")(i)?;
    let on = noun::thing(i)?;
    Ok(Action::Object(ToObject::DoubleCounters(who.clone(), kind, on)))
}

/// "Remove a charge counter from ~".
pub(super) fn remove_counters(i: &mut Input<'_>, _who: &Player) -> Parsed<Action> {
    verb("remove")(i)?;
    let all = said(i, "all");
    let amount = if all { Number::N(1) } else { number::many(i)? };
    let kind = number::counter(i)?;
    if !said_any(i, &["counters from", "counter from"]) {
        return Err(EmptyError);
    }
    let from = noun::thing(i)?;
    // Of each as many as it has: no more than all have together.
    let known =
        matches!(from, Thing::Own | Thing::It | Thing::That(_) | Thing::Host | Thing::Such(How::Each, _));
    if all && !known {
        return Err(EmptyError);
    }
    let amount = if all { Number::Counters(kind.clone(), Box::new(from.clone())) } else { amount };
    Ok(Action::Object(ToObject::RemoveCounters(kind, amount, from)))
}

/// "Get {E}{E}", "gets two poison counters".
pub(super) fn player_counters(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    verb("get")(i)?;
    let (kind, amount) = if let Some(amount) = maybe(i, so_much_energy) {
        (Counter::Named("energy".to_owned()), amount)
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

/// "{E}{E}", "that many {E}", "an amount of {E} equal to its power".
fn so_much_energy(i: &mut Input<'_>) -> Parsed<Number> {
    if let Some(symbols) = maybe(i, energy) {
        return Ok(if symbols == 1 { super::cards::for_each(i, Number::N(1)) } else { Number::N(symbols) });
    }
    let equal = said(i, "an amount of");
    let amount = if equal { Number::N(1) } else { number::amount(i)? };
    if energy(i)? != 1 {
        return Err(EmptyError);
    }
    if equal { super::equal_to(i) } else { Ok(amount) }
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

/// "Remove those counters", "you may remove all of them": those of which there have to be so many.
pub(super) fn removes_those(i: &mut Input<'_>, asks: Option<&Asks>) -> Parsed<super::Done> {
    let Some(Asks::Number(Number::Counters(kind, on), Compare::AtLeast, _)) = asks else {
        return Err(EmptyError);
    };
    let may = said(i, "you may").then_some(Player::You);
    words("remove")(i)?;
    if !said_any(i, THOSE) {
        return Err(EmptyError);
    }
    said_any(i, &["from it", "from him", "from her"]);
    let all = Number::Counters(kind.clone(), on.clone());
    let removes = ToObject::RemoveCounters(kind.clone(), all, (**on).clone());
    Ok(vec![(may, Player::You, removes.into())])
}

/// What counters are called of which it was asked how many there are.
const THOSE: &[&str] =
    &["all of those counters", "all those counters", "those counters", "all of them", "them all", "them"];
