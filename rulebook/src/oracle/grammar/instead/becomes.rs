//! What becomes of an event, where that has words of its own.

use winnow::combinator::alt;
use winnow::error::EmptyError;
use winnow::prelude::*;
use winnow::stream::Stream;

use language::board::Zone;
use language::event::{Deed, Mana, Place};

use super::super::words::{ahead, maybe, said, said_any, table, verb, words};
use super::super::{Input, Parsed, action, enters, gain, noun, number};
use super::would::kind_of_counters;
use crate::oracle::tree::{
    Action, Becomes, Clause, Destination, Happening, Number, Player, Prevented, Recipient, Scaled, Thing,
    ToObject,
};

/// What becomes of an event of this kind that has words of its own.
pub(super) fn fixed(i: &mut Input<'_>, event: &Happening) -> Parsed<Becomes> {
    match event {
        Happening::Damage(..) => alt((prevents, deals, is_dealt_to)).parse_next(i),
        Happening::Creates(..) => alt((created, plus_tokens)).parse_next(i),
        Happening::Counters(_, _, on) => {
            let get = |i: &mut Input<'_>| get(i, on);
            alt((put, get)).parse_next(i)
        }
        Happening::GainsLife(who) | Happening::LosesLife(who) | Happening::LosesLifeByDamage(who) => {
            life(i, who)
        }
        Happening::Begins(..) | Happening::BeginsExtra(..) => skips(i),
        Happening::TappedForMana(..) => produces(i),
        Happening::DrawsCards(who, _) => draws(i, who),
        Happening::Draws(_) => skips_draw(i),
        Happening::Destroyed(_) => regenerates(i),
        Happening::Dies(_) | Happening::Moves(..) => alt((exiled_with, shuffled, to_bottom)).parse_next(i),
        Happening::Discards(..) => on_top_of_library(i),
        Happening::Copies(..) => copied_again(i),
        Happening::Enters(..) => enters_so(i),
        Happening::Does(_, Deed::Proliferate) => proliferates(i),
        Happening::Rolls(_) => more_dice(i),
        Happening::Done(..)
        | Happening::Casts(..)
        | Happening::Sacrifices(..)
        | Happening::Several(_)
        | Happening::Chapter(_)
        | Happening::Nth(..)
        | Happening::While(..)
        | Happening::By(..)
        | Happening::Marked(..)
        | Happening::State(_)
        | Happening::Meets(..)
        | Happening::EntersFrom(..)
        | Happening::Attached(..)
        | Happening::DayNight
        | Happening::Does(..) => Err(EmptyError),
    }
}

/// "It enters tapped", "they enter with two additional +1/+1 counters on them".
fn enters_so(i: &mut Input<'_>) -> Parsed<Becomes> {
    if !said_any(i, &["it enters", "they enter", "each enters"]) {
        return Err(EmptyError);
    }
    enters::how(i).map(Becomes::Enters)
}

/// "Exile that card".
pub(super) fn exiled(i: &mut Input<'_>) -> Parsed<Becomes> {
    words("exile")(i)?;
    let what = noun::simple(i)?;
    Ok(Becomes::Does(vec![Clause::plain(Player::You, ToObject::Exile(what).into())]))
}

/// "Exile it with a void counter on it".
pub(super) fn exiled_with(i: &mut Input<'_>) -> Parsed<Becomes> {
    words("exile")(i)?;
    let what = noun::simple(i)?;
    words("with")(i)?;
    let amount = number::many(i)?;
    let kind = number::counter(i)?;
    if !said_any(i, &["counters on it", "counter on it"]) {
        return Err(EmptyError);
    }
    let on = Recipient::Thing(what.clone());
    let does: [Action; 2] =
        [ToObject::Exile(what).into(), ToObject::PutCounters(Player::You, kind, amount, on).into()];
    Ok(Becomes::Does(does.into_iter().map(|action| Clause::plain(Player::You, action)).collect()))
}

/// "Reveal ~ and shuffle it into its owner's library".
fn shuffled(i: &mut Input<'_>) -> Parsed<Becomes> {
    if said(i, "reveal") {
        noun::simple(i)?;
        words("and")(i)?;
    }
    words("shuffle")(i)?;
    let what = noun::simple(i)?;
    words("into its owner 's library")(i)?;
    let to = Destination::Zone(Zone::Library, Place::Shuffled);
    Ok(Becomes::Does(vec![Clause::plain(Player::You, ToObject::Put(Player::You, what, to).into())]))
}

/// It is put on the bottom of the library, revealed.
fn to_bottom(i: &mut Input<'_>) -> Parsed<Becomes> {
    words("that card is revealed and put")(i)?;
    words("on the bottom of that player 's library")(i)?;
    let to = Destination::Zone(Zone::Library, Place::Bottom);
    Ok(Becomes::Does(vec![Clause::plain(Player::You, ToObject::Put(Player::You, Thing::It, to).into())]))
}

/// "Put it on top of your library": it is discarded all the same.
fn on_top_of_library(i: &mut Input<'_>) -> Parsed<Becomes> {
    words("put it on top of your library")(i)?;
    let to = Destination::Zone(Zone::Library, Place::Top);
    Ok(Becomes::Does(vec![Clause::plain(Player::You, ToObject::Put(Player::You, Thing::It, to).into())]))
}

/// "Copy it that many times plus an additional time".
fn copied_again(i: &mut Input<'_>) -> Parsed<Becomes> {
    words("copy it that many times plus an additional time")(i)?;
    Ok(Becomes::Scaled(Scaled::Plus(Number::N(1))))
}

/// "Roll that many dice plus one and ignore the lowest roll".
fn more_dice(i: &mut Input<'_>) -> Parsed<Becomes> {
    words("roll that many dice plus one and ignore the lowest roll")(i).map(|()| Becomes::MoreDice(1))
}

/// "Proliferate twice".
fn proliferates(i: &mut Input<'_>) -> Parsed<Becomes> {
    if said_any(i, &["proliferate twice", "they proliferate twice", "that player proliferates twice"]) {
        Ok(Becomes::Scaled(Scaled::Times(2)))
    } else {
        Err(EmptyError)
    }
}

/// "Skip that draw".
fn skips_draw(i: &mut Input<'_>) -> Parsed<Becomes> {
    if !said_any(i, &["skip that draw", "that player skips that draw", "they skip that draw"]) {
        return Err(EmptyError);
    }
    if said(i, "and") {
        return action::clauses(i).map(Becomes::Does);
    }
    Ok(Becomes::Does(Vec::new()))
}

/// "Prevent that damage", "prevent 1 of that damage", with what is done besides.
fn prevents(i: &mut Input<'_>) -> Parsed<Becomes> {
    words("prevent")(i)?;
    let how = if said(i, "that damage") {
        Prevented::All
    } else if said(i, "all but") {
        let number = number::amount(i)?;
        words("of that damage")(i)?;
        Prevented::AllBut(number)
    } else if said(i, "half that damage , rounded") {
        if said(i, "up") {
            Prevented::Half(true)
        } else {
            words("down")(i).map(|()| Prevented::Half(false))?
        }
    } else {
        let number = number::amount(i)?;
        if !said(i, "damage that spell would deal to that permanent or player") {
            words("of that damage")(i)?;
        }
        let known = if number == Number::X { maybe(i, gain::x_is) } else { None };
        Prevented::Some(known.unwrap_or(number))
    };
    let start = i.checkpoint();
    let then: Vec<Clause> = if said_any(i, &[", then", ", and", "and", ","]) {
        action::clauses(i).inspect_err(|_| i.reset(&start)).unwrap_or_default()
    } else {
        Vec::new()
    };
    Ok(Becomes::Prevented(how, then))
}

/// "It deals double that damage to that permanent or player", "that source deals that damage to you".
fn deals(i: &mut Input<'_>) -> Parsed<Becomes> {
    let who = &["it", "that source", "that creature", "~", "that spell", "the source", "that permanent"];
    if !said_any(i, who) {
        return Err(EmptyError);
    }
    verb("deal")(i)?;
    if said(i, "that damage to") {
        return action::recipient(i).map(of_source).map(Becomes::Redirected);
    }
    let scaled = scaled_damage(i)?;
    if said(i, "to") && !said_any(i, AGAIN) {
        return Err(EmptyError);
    }
    Ok(Becomes::Scaled(scaled))
}

/// Who or what was to be dealt damage.
const AGAIN: &[&str] = &[
    "that permanent or player",
    "that player or permanent",
    "that creature or player",
    "that player or creature",
    "that creature , planeswalker , or player",
    "that player",
    "that creature",
    "that permanent",
    "equipped creature",
    "you",
    "it",
    "~",
];

fn scaled_damage(i: &mut Input<'_>) -> Parsed<Scaled> {
    if let Some(times) = maybe(
        i,
        table(&[
            ("double that damage", 2),
            ("twice that much damage", 2),
            ("twice that damage", 2),
            ("triple that damage", 3),
            ("triple that much damage", 3),
            ("three times that much damage", 3),
        ]),
    ) {
        return Ok(Scaled::Times(times));
    }
    if said(i, "half that damage , rounded") {
        let up = table(&[("up", true), ("down", false)])(i)?;
        said(i, ",");
        return Ok(Scaled::Half(up));
    }
    if said(i, "that much damage") {
        return plus_or_minus(i);
    }
    let amount = number::plain(i)?;
    words("damage")(i).map(|()| Scaled::Set(Number::N(amount)))
}

/// "Its controller" is that of what deals the damage, where that is what the sentence speaks of.
fn of_source(to: Recipient) -> Recipient {
    if let Recipient::Player(Player::Controller(of)) = &to
        && **of == Thing::It
    {
        return Recipient::Player(Player::Controller(Box::new(Thing::ThatSource)));
    }
    to
}

fn plus_or_minus(i: &mut Input<'_>) -> Parsed<Scaled> {
    if said(i, "plus") {
        return more(i).map(Scaled::Plus);
    }
    words("minus")(i)?;
    more(i).map(Scaled::Minus)
}

/// How much more or less: "2", "X, where X is ..", "an amount of damage equal to ..".
fn more(i: &mut Input<'_>) -> Parsed<Number> {
    if said_any(i, &["an amount of damage equal to", "an amount equal to"]) {
        return number::worked_out(i);
    }
    let number = number::amount(i)?;
    if number == Number::X { gain::x_is(i) } else { Ok(number) }
}

/// "That damage is dealt to ~", "you may have that damage dealt to ~".
fn is_dealt_to(i: &mut Input<'_>) -> Parsed<Becomes> {
    if !said_any(i, &["that damage is dealt to", "have that damage dealt to"]) {
        return Err(EmptyError);
    }
    action::recipient(i).map(Becomes::Redirected)
}

fn created(i: &mut Input<'_>) -> Parsed<Becomes> {
    let start = i.checkpoint();
    if said(i, "create")
        && let Ok(one) = action::token_clause(i)
        && said(i, "or")
        && let Ok(other) = action::token_clause(i)
    {
        let each = [one, other].map(|clause| Becomes::Does(vec![clause]));
        return Ok(Becomes::OneOf(each.to_vec()));
    }
    i.reset(&start);
    if said_any(i, &["it creates", "create", "they create"]) {
        let times = times_that_many(i)?;
        if !said_any(i, &["of those tokens"]) {
            return Err(EmptyError);
        }
        return Ok(Becomes::Scaled(Scaled::Times(times)));
    }
    i.reset(&start);
    if ahead(i, "that many") {
        let clause = action::token_clause(i)?;
        words("are created")(i)?;
        return Ok(Becomes::Does(vec![clause]));
    }
    let times = times_that_many(i)?;
    words("of those tokens are created")(i).map(|()| Becomes::Scaled(Scaled::Times(times)))
}

/// "You get that many plus one {E}".
fn get(i: &mut Input<'_>, on: &Recipient) -> Parsed<Becomes> {
    let Recipient::Player(who) = on else { return Err(EmptyError) };
    again(i, who)?;
    verb("get")(i)?;
    let scaled = if let Some(times) = maybe(i, times_that_many) {
        Scaled::Times(times)
    } else {
        words("that many")(i)?;
        plus_or_minus(i)?
    };
    if !said_any(i, &["{e}", "of each of those kinds of counters", "of those counters"]) {
        kind_of_counters(i)?;
    }
    Ok(Becomes::Scaled(scaled))
}

fn times_that_many(i: &mut Input<'_>) -> Parsed<u64> {
    table(&[("twice that many", 2), ("three times that many", 3), ("double that many", 2)])(i)
}

/// "Those tokens plus an additional 1/1 green Squirrel creature token are created".
fn plus_tokens(i: &mut Input<'_>) -> Parsed<Becomes> {
    let create = said(i, "create");
    words("those tokens plus")(i)?;
    let clause = action::token_clause(i)?;
    if !create {
        words("are created")(i)?;
    }
    Ok(Becomes::With(vec![clause]))
}

/// "That many plus one +1/+1 counters are put on it".
fn put(i: &mut Input<'_>) -> Parsed<Becomes> {
    let active = said_any(i, &["put", "it puts"]);
    let scaled = if let Some(times) = maybe(i, times_that_many) {
        Scaled::Times(times)
    } else {
        words("that many")(i)?;
        // "That many -1/-1 counters minus one."
        let early = maybe(i, kind_of_counters).is_some();
        let scaled = plus_or_minus(i)?;
        if early {
            return on_the_same(i, active).map(|()| Becomes::Scaled(scaled));
        }
        scaled
    };
    if !said_any(i, &["of each of those kinds of counters", "of those counters"]) {
        kind_of_counters(i)?;
    }
    on_the_same(i, active).map(|()| Becomes::Scaled(scaled))
}

/// On what the counters would be put, spoken of again.
fn on_the_same(i: &mut Input<'_>, active: bool) -> Parsed<()> {
    if !active && !said_any(i, &["are put"]) {
        return Err(EmptyError);
    }
    words("on")(i)?;
    let again = &[
        "that permanent or player",
        "that creature",
        "that permanent",
        "that player",
        "that artifact",
        "that planeswalker",
        "that creature or player",
        "it",
        "them",
    ];
    if said_any(i, again) { Ok(()) } else { Err(EmptyError) }
}

/// The player of the event: "you" where that is you, and "they" where it is another.
fn again(i: &mut Input<'_>, who: &Player) -> Parsed<()> {
    let said = if *who == Player::You { said(i, "you") } else { said_any(i, &["that player", "they"]) };
    if said { Ok(()) } else { Err(EmptyError) }
}

fn life(i: &mut Input<'_>, who: &Player) -> Parsed<Becomes> {
    again(i, who)?;
    if verb("gain")(i).is_err() {
        verb("lose")(i)?;
    }
    if said_any(i, &["twice that much life", "double that life", "double that much life"]) {
        return Ok(Becomes::Scaled(Scaled::Times(2)));
    }
    if said(i, "no life") {
        return Ok(Becomes::Does(Vec::new()));
    }
    words("that much life")(i)?;
    plus_or_minus(i).map(Becomes::Scaled)
}

fn skips(i: &mut Input<'_>) -> Parsed<Becomes> {
    let who = &["that player skips that", "they skip that", "skip that"];
    if said_any(i, who) && said_any(i, &["turn", "step", "draw step"]) {
        Ok(Becomes::Skipped)
    } else {
        Err(EmptyError)
    }
}

/// "It produces {B} instead of any other type".
fn produces(i: &mut Input<'_>) -> Parsed<Becomes> {
    if !said_any(i, &["it produces", "that land produces"]) {
        return Err(EmptyError);
    }
    if said(i, "mana of a color of your choice") {
        words("instead of any other type")(i)?;
        return Ok(Becomes::ManaOfChoice);
    }
    if let Some(times) =
        maybe(i, table(&[("twice as much of that mana", 2), ("three times as much of that mana", 3)]))
    {
        return Ok(Becomes::Scaled(Scaled::Times(times)));
    }
    let mana = table(MANA)(i)?;
    if said_any(i, &["instead of any other type and amount", "instead of any other amount"]) {
        return Err(EmptyError);
    }
    words("instead of any other type")(i)?;
    Ok(Becomes::ManaOf(mana))
}

/// One type of mana.
pub(in super::super) fn mana(i: &mut Input<'_>) -> Parsed<Mana> {
    table(MANA)(i)
}

const MANA: &[(&str, Mana)] = &[
    ("{w}", Mana::White),
    ("{u}", Mana::Blue),
    ("{b}", Mana::Black),
    ("{r}", Mana::Red),
    ("{g}", Mana::Green),
    ("{c}", Mana::Colorless),
    ("colorless mana", Mana::Colorless),
    ("white mana", Mana::White),
    ("blue mana", Mana::Blue),
    ("black mana", Mana::Black),
    ("red mana", Mana::Red),
    ("green mana", Mana::Green),
];

fn draws(i: &mut Input<'_>, who: &Player) -> Parsed<Becomes> {
    again(i, who)?;
    verb("draw")(i)?;
    words("that many cards")(i)?;
    plus_or_minus(i).map(Becomes::Scaled)
}

fn regenerates(i: &mut Input<'_>) -> Parsed<Becomes> {
    if said(i, "remove all damage marked on it") {
        let removes = ToObject::DoneTo(Deed::RemoveDamage, Thing::It);
        return Ok(Becomes::Does(vec![Clause::plain(Player::You, removes.into())]));
    }
    if said_any(i, &["regenerate it", "regenerate ~"]) { Ok(Becomes::Regenerated) } else { Err(EmptyError) }
}
