//! What is always so.

use winnow::combinator::alt;
use winnow::error::EmptyError;
use winnow::prelude::*;
use winnow::stream::Stream;

use language::board::{Ability, Counter};
use language::effect::{CopyException, EnterChoice, EventPattern};
use language::select::Who;

use super::action::restrictions;
use super::words::{at_end, list, maybe, said, said_any, words};
use super::{Input, Parsed, asks, dealt, gain, happening, instead, noun, number, player};
use crate::oracle::tree::{
    Action, Asks, Becomes, ByPlayer, Entering, Happening, How, Instead, Number, Player, Prevented, Recipient,
    Static, Thing, Would,
};

/// What is always so: one static ability, or several that one sentence says.
pub(super) fn statement(i: &mut Input<'_>) -> Parsed<Vec<Static>> {
    let start = i.checkpoint();
    if let Ok(found) = escapes(i)
        && at_end(i)
    {
        return Ok(vec![found]);
    }
    i.reset(&start);
    let before = maybe(i, before);
    let all = alt((to_and_by, one)).parse_next(i)?;
    // "If ~ was kicked, it enters ..": the condition has named the card itself.
    let all = if before.is_some() { all.into_iter().map(of_own).collect() } else { all };
    let behind = maybe(i, behind);
    let only_if = match (before, behind) {
        (Some(_), Some(_)) => return Err(EmptyError),
        (before, behind) => before.or(behind),
    };
    if !at_end(i) {
        return Err(EmptyError);
    }
    Ok(all.into_iter().map(|is| Static { only_if: only_if.clone(), is }).collect())
}

/// What enters is the card itself, where the condition before has named it.
fn of_own(is: Would) -> Would {
    if let Would::Enters { what: Thing::It, how, may } = is {
        Would::Enters { what: Thing::Own, how, may }
    } else {
        is
    }
}

fn one(i: &mut Input<'_>) -> Parsed<Vec<Would>> {
    alt((replaces, unpreventable, enters, as_enters, skips, have, cant)).parse_next(i).map(|is| vec![is])
}

/// A condition in front. "If" stands there only before how something enters, or before damage that is prevented.
fn before(i: &mut Input<'_>) -> Parsed<Asks> {
    if said(i, "during your turn ,") {
        return Ok(Asks::TurnOf(Player::You));
    }
    if !said_any(i, &["as long as", "if"]) {
        return Err(EmptyError);
    }
    let asks = asks::asks(i)?;
    words(",")(i).map(|()| asks)
}

/// A condition behind.
fn behind(i: &mut Input<'_>) -> Parsed<Asks> {
    if said_any(i, &["as long as", "if"]) {
        return asks::asks(i);
    }
    if said(i, "unless") {
        return asks::asks(i).map(|asks| Asks::Not(Box::new(asks)));
    }
    if said(i, "during your turn") {
        return Ok(Asks::TurnOf(Player::You));
    }
    Err(EmptyError)
}

/// "Creatures you control get +1/+1 and have flying".
fn have(i: &mut Input<'_>) -> Parsed<Would> {
    let what = noun::thing(i)?;
    gain::gains(i).map(|gains| Would::Have(what, gains))
}

/// "~ can't block".
fn cant(i: &mut Input<'_>) -> Parsed<Would> {
    let what = noun::thing(i)?;
    restrictions(i).map(|abilities| Would::Cant(what, abilities))
}

/// "~ enters tapped with two charge counters on it", "artifacts your opponents control enter tapped".
fn enters(i: &mut Input<'_>) -> Parsed<Would> {
    let may = said(i, "you may have");
    let what = noun::thing(i)?;
    if !said_any(i, &["enters", "enter"]) {
        return Err(EmptyError);
    }
    how(i).map(|how| Would::Enters { what, how, may })
}

/// How something enters: everything that is said of it, in order.
pub(super) fn how(i: &mut Input<'_>) -> Parsed<Vec<Entering>> {
    let one = |i: &mut Input<'_>| alt((state, as_copy, with_counters)).parse_next(i);
    let mut all = one(i)?;
    loop {
        let start = i.checkpoint();
        said_any(i, &["and", ","]);
        let Ok(more) = one(i) else {
            i.reset(&start);
            return Ok(all);
        };
        all.extend(more);
    }
}

fn state(i: &mut Input<'_>) -> Parsed<Vec<Entering>> {
    let found = super::words::table(&[
        ("untapped", Entering::Untapped),
        ("tapped", Entering::Tapped),
        ("transformed", Entering::Transformed),
    ])(i)?;
    Ok(vec![found])
}

/// "With three charge counters on it", "with your choice of a flying counter or a lifelink counter on it".
fn with_counters(i: &mut Input<'_>) -> Parsed<Vec<Entering>> {
    words("with")(i)?;
    if said(i, "your choice of") {
        let each = list(one_kind, &[", or", "or", ","])(i)?;
        on_it(i)?;
        return Ok(vec![Entering::WithOneOf(each)]);
    }
    let each = list(one_kind, &[", and", "and", ","])(i)?;
    on_it(i)?;
    let each: Parsed<Vec<Entering>> = each
        .into_iter()
        .map(|(kind, amount)| counted(i, amount).map(|amount| Entering::With(kind, amount)))
        .collect();
    each
}

fn on_it(i: &mut Input<'_>) -> Parsed<()> {
    if said_any(i, &["on it", "on them", "on him", "on her"]) { Ok(()) } else { Err(EmptyError) }
}

/// "Three charge counters", "an additional +1/+1 counter", "a number of charge counters".
fn one_kind(i: &mut Input<'_>) -> Parsed<(Counter, Number)> {
    let amount = if said_any(i, &["an additional", "a"]) {
        // "A number of" says how many behind the counters.
        if said(i, "number of") { Number::ThatMuch } else { Number::N(1) }
    } else {
        number::many(i)?
    };
    said(i, "additional");
    let kind = number::counter(i)?;
    if said_any(i, &["counters", "counter"]) { Ok((kind, amount)) } else { Err(EmptyError) }
}

/// How many, where that stands behind.
fn counted(i: &mut Input<'_>, amount: Number) -> Parsed<Number> {
    if amount == Number::ThatMuch {
        words("equal to")(i)?;
        return number::worked_out(i);
    }
    if amount == Number::X {
        return Ok(maybe(i, gain::x_is).unwrap_or(Number::X));
    }
    let Number::N(times) = amount else { return Ok(amount) };
    if !said(i, "for each") {
        return Ok(amount);
    }
    let spent = &["color of mana spent to cast it", "color of mana spent to cast ~"];
    let each = if said_any(i, spent) {
        Number::ColorsSpent
    } else {
        let other = said(i, "other");
        Number::Count(Box::new(Thing::Such(How::Each, noun::like(i, other)?)))
    };
    Ok(if times == 1 { each } else { Number::Times(times, Box::new(each)) })
}

/// "As a copy of .., except ..": of what, and what is different.
fn as_copy(i: &mut Input<'_>) -> Parsed<Vec<Entering>> {
    words("as a copy of")(i)?;
    let of = if said_any(i, &["any", "an", "a"]) {
        Thing::Such(How::One, noun::like(i, false)?)
    } else if said(i, "another") {
        Thing::Such(How::One, noun::like(i, true)?)
    } else {
        noun::simple(i)?
    };
    let except = if said(i, ", except") { list(exception, &[", and", "and", ","])(i)? } else { Vec::new() };
    Ok(vec![Entering::AsCopy(of, except.into_iter().flatten().collect())])
}

/// What is different in a copy.
fn exception(i: &mut Input<'_>) -> Parsed<Vec<CopyException>> {
    if said_any(i, &["it isn't legendary", "it's not legendary"]) {
        return Ok(vec![CopyException::LacksSupertype(language::board::Supertype::Legendary)]);
    }
    if said_any(i, &["it has", "has", "it gains"]) {
        let each = super::keyword::several(i)?;
        let ability = |keyword| CopyException::AddAbility(Box::new(Ability::Keyword(keyword)));
        return Ok(each.into_iter().map(ability).collect());
    }
    if !said_any(i, &["it's", "it is", "is"]) {
        return Err(EmptyError);
    }
    said_any(i, &["an", "a"]);
    let what = gain::described(i)?;
    let besides = said_any(
        i,
        &[
            "in addition to its other types",
            "in addition to its other creature types",
            "in addition to its other colors and types",
        ],
    );
    let only_sized = what.types.is_empty() && what.subtypes.is_empty() && what.colors.is_empty();
    if !besides && !only_sized {
        return Err(EmptyError);
    }
    let mut all: Vec<CopyException> = what.types.iter().map(|kind| CopyException::AddType(*kind)).collect();
    all.extend(what.subtypes.iter().map(|name| CopyException::AddSubtype(name.clone())));
    all.extend(what.colors.iter().map(|color| CopyException::AddColor(*color)));
    all.extend(what.supertypes.iter().map(|kind| CopyException::AddSupertype(*kind)));
    all.extend(
        what.power
            .zip(what.toughness)
            .map(|(power, toughness)| CopyException::PowerToughness(power, toughness)),
    );
    Ok(all)
}

/// "~ escapes with two +1/+1 counters on it".
fn escapes(i: &mut Input<'_>) -> Parsed<Static> {
    let what = noun::simple(i)?;
    words("escapes")(i)?;
    let how = with_counters(i)?;
    Ok(Static { only_if: Some(Asks::Paid("escape")), is: Would::Enters { what, how, may: false } })
}

/// "As ~ enters, choose a color".
fn as_enters(i: &mut Input<'_>) -> Parsed<Would> {
    words("as")(i)?;
    let Thing::Own = noun::simple(i)? else { return Err(EmptyError) };
    words("enters ,")(i)?;
    if said(i, "you may") {
        return list(may_pay, &["and"])(i).map(Would::MayPay);
    }
    words("choose")(i)?;
    choice(i).map(Would::AsEnters)
}

/// What may be paid as it enters.
fn may_pay(i: &mut Input<'_>) -> Parsed<Action> {
    words("pay")(i)?;
    let amount = number::plain(i)?;
    words("life")(i).map(|()| Action::Player(ByPlayer::LoseLife(Player::You, Number::N(amount))))
}

fn choice(i: &mut Input<'_>) -> Parsed<EnterChoice> {
    let found = super::words::table(&[
        ("a creature type", 1_u8),
        ("a card type", 4),
        ("a card name", 5),
        ("a basic land type", 6),
        ("odd or even", 7),
        ("an opponent", 2),
        ("a player", 3),
        ("a color", 0),
    ]);
    let words_of = |list: &[&str]| EnterChoice::OneOf(list.iter().map(|word| (*word).to_owned()).collect());
    match maybe(i, found) {
        Some(0) => Ok(EnterChoice::Color),
        Some(1) => Ok(EnterChoice::CreatureType),
        Some(2) => Ok(EnterChoice::Player(Who::Opponents)),
        Some(3) => Ok(EnterChoice::Player(Who::Anyone)),
        Some(4) => Ok(EnterChoice::CardType),
        Some(5) => Ok(EnterChoice::CardName),
        Some(6) => Ok(words_of(&["Plains", "Island", "Swamp", "Mountain", "Forest"])),
        Some(_) => Ok(words_of(&["odd", "even"])),
        None => {
            let each = list(word, &[", or", "or", ","])(i)?;
            if each.len() < 2 { Err(EmptyError) } else { Ok(EnterChoice::OneOf(each)) }
        }
    }
}

/// A word with a capital letter that is chosen.
fn word(i: &mut Input<'_>) -> Parsed<String> {
    super::words::token(i, |token| {
        (token.sort == crate::oracle::text::Sort::Capital).then(|| noun::capital(&token.text))
    })
}

/// Prevention to and by the same objects.
fn to_and_by(i: &mut Input<'_>) -> Parsed<Vec<Would>> {
    words("prevent all")(i)?;
    let combat = happening::combat(i);
    words("damage that would be dealt to and dealt by")(i)?;
    let what = noun::thing(i)?;
    let prevent = |from, to| {
        let event = Happening::Damage(from, to, combat);
        let becomes = Becomes::Prevented(Prevented::All, Vec::new());
        Would::Instead(Box::new(Instead { event, by_effect: false, only_if: None, may: false, becomes }))
    };
    Ok(vec![prevent(None, Some(Recipient::Thing(what.clone()))), prevent(Some(what), None)])
}

fn unpreventable(i: &mut Input<'_>) -> Parsed<Would> {
    let (event, this_turn) = dealt::unpreventable(i)?;
    if this_turn { Err(EmptyError) } else { Ok(Would::Unpreventable(event)) }
}

fn replaces(i: &mut Input<'_>) -> Parsed<Would> {
    instead::static_effect(i).map(|effect| Would::Instead(Box::new(effect)))
}

/// "Skip your draw step".
fn skips(i: &mut Input<'_>) -> Parsed<Would> {
    let start = i.checkpoint();
    let who = maybe(i, player::player);
    if !said_any(i, &["skip", "skips"]) {
        i.reset(&start);
        return Err(EmptyError);
    }
    let Happening::Begins(period, _) = happening::begins(i)? else { return Err(EmptyError) };
    let who = super::super::meaning::filter::player(&who.unwrap_or(Player::You)).ok_or(EmptyError)?;
    Ok(Would::Skip(EventPattern::Begin { period, who, extra: None }))
}
