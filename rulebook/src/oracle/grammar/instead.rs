//! If something would happen, something else does: what would happen, and what becomes of it.

use winnow::combinator::alt;
use winnow::error::EmptyError;
use winnow::prelude::*;
use winnow::stream::Stream;

use language::board::{Period, Step};
use language::effect::Zones;
use language::event::Mana;

use super::words::{maybe, said, said_any, table, verb, words};
use super::{Input, Parsed, action, asks, dealt, happening, noun, number, player};
use crate::oracle::tree::{
    Becomes, Clause, Floating, Happening, Instead, Like, Number, Player, Prevented, Recipient, Scaled, Thing,
    Uses,
};

/// "If ~ would die, exile it instead", without a time.
pub(super) fn static_effect(i: &mut Input<'_>) -> Parsed<Instead> {
    let (effect, this_turn) = alt((conditional, dealt::redirected, dealt::prevented)).parse_next(i)?;
    if this_turn { Err(EmptyError) } else { Ok(effect) }
}

/// "If it would die this turn, exile it instead", "the next time a source would deal damage to you this turn, ..".
pub(super) fn floating(i: &mut Input<'_>) -> Parsed<Floating> {
    let before = said_any(i, &["until end of turn ,", "this turn ,"]);
    if let Some((instead, amount)) = maybe(i, dealt::shield) {
        return Ok(Floating { instead, uses: Uses::Shield(amount), this_turn: true });
    }
    if said(i, "the next time") {
        let (event, this_turn) = event(i)?;
        words(",")(i)?;
        let instead = outcome(i, event, None)?;
        return Ok(Floating { instead, uses: Uses::Once, this_turn: this_turn || before });
    }
    let (instead, this_turn) = alt((conditional, dealt::redirected, dealt::prevented)).parse_next(i)?;
    Ok(Floating { instead, uses: Uses::Always, this_turn: this_turn || before })
}

/// An event with whether only what an effect does is meant.
type Would = (Happening, bool);

fn conditional(i: &mut Input<'_>) -> Parsed<(Instead, bool)> {
    words("if")(i)?;
    let (event, this_turn) = event(i)?;
    let only_if = if said(i, "while") { Some(asks::asks(i)?) } else { None };
    words(",")(i)?;
    Ok((outcome(i, event, only_if)?, this_turn))
}

/// What would happen, and whether only in this turn.
fn event(i: &mut Input<'_>) -> Parsed<(Would, bool)> {
    let event = alt((tokens, counters, of_thing, of_player, of_damage, for_mana)).parse_next(i)?;
    let this_turn = said(i, "this turn");
    Ok((event, this_turn))
}

fn of_thing(i: &mut Input<'_>) -> Parsed<Would> {
    let what = thing(i)?;
    words("would")(i)?;
    let found = if said(i, "die") {
        Happening::Dies(what)
    } else if said(i, "leave the battlefield") {
        Happening::Moves(what, Some(Zones::Battlefield), None)
    } else if said(i, "be destroyed") {
        Happening::Destroyed(what)
    } else if said(i, "be put into") {
        let (zone, whose) = noun::zone(i)?;
        let from = maybe(i, happening::from).flatten();
        let what = happening::with_owner(&what, whose)?;
        Happening::Moves(what, from, Some(Zones::from(zone)))
    } else if said(i, "be dealt") {
        let combat = happening::combat(i);
        words("damage")(i)?;
        Happening::Damage(None, Some(Recipient::Thing(what)), combat)
    } else {
        verb("deal")(i)?;
        let combat = happening::combat(i);
        words("damage")(i)?;
        let to = if said(i, "to") { Some(happening::recipient(i)?) } else { None };
        Happening::Damage(Some(what), to, combat)
    };
    Ok((found, false))
}

/// Objects, or a source that somebody chooses.
pub(super) fn thing(i: &mut Input<'_>) -> Parsed<Thing> {
    alt((source_of_choice, noun::thing)).parse_next(i)
}

/// "A red source of your choice".
fn source_of_choice(i: &mut Input<'_>) -> Parsed<Thing> {
    if !said_any(i, &["a", "an"]) {
        return Err(EmptyError);
    }
    let Like(traits) = noun::like(i, false)?;
    words("of your choice")(i)?;
    let behind = if said(i, "of the chosen color") {
        Some(crate::oracle::tree::Trait::Is(language::select::What::ChosenColor))
    } else {
        None
    };
    Ok(Thing::SourceOfChoice(Like(traits.into_iter().chain(behind).collect())))
}

fn of_player(i: &mut Input<'_>) -> Parsed<Would> {
    let who = player::player(i)?;
    words("would")(i)?;
    let found = if said(i, "draw a card") {
        Happening::Draws(who)
    } else if said(i, "draw one or more cards") {
        Happening::DrawsCards(who, 1)
    } else if said(i, "draw two or more cards") {
        Happening::DrawsCards(who, 2)
    } else if said(i, "gain life") {
        Happening::GainsLife(who)
    } else if said(i, "lose life") {
        Happening::LosesLife(who)
    } else if said(i, "be dealt") {
        let combat = happening::combat(i);
        words("damage")(i)?;
        Happening::Damage(None, Some(Recipient::Player(who)), combat)
    } else if said(i, "scry") || said(i, "surveil") {
        return Err(EmptyError);
    } else {
        let period = table(&[
            ("begin an extra turn", (Period::Turn, true)),
            ("begin your draw step", (Period::Step(Step::Draw), false)),
            ("begin their draw step", (Period::Step(Step::Draw), false)),
        ])(i)?;
        if period.1 { Happening::BeginsExtra(period.0, who) } else { Happening::Begins(period.0, who) }
    };
    Ok((found, false))
}

fn of_damage(i: &mut Input<'_>) -> Parsed<Would> {
    let combat = happening::combat(i);
    words("damage would be dealt")(i)?;
    let early = said(i, "this turn");
    words("to")(i)?;
    let to = happening::recipient(i)?;
    let from = if said(i, "by") { Some(thing(i)?) } else { None };
    // Where the time stands first, it is said by the whole sentence.
    if early { Err(EmptyError) } else { Ok((Happening::Damage(from, Some(to), combat), false)) }
}

/// "One or more tokens would be created under your control", "an effect would create one or more tokens".
fn tokens(i: &mut Input<'_>) -> Parsed<Would> {
    if said(i, "an effect would create one or more") {
        let like = some_tokens(i)?;
        let who = under(i);
        return Ok((Happening::Creates(who, like), true));
    }
    if said(i, "one or more") {
        let like = some_tokens(i)?;
        words("would be created")(i)?;
        let who = under(i);
        return Ok((Happening::Creates(who, like), false));
    }
    let who = player::player(i)?;
    words("would create one or more")(i)?;
    let like = some_tokens(i)?;
    Ok((Happening::Creates(who, like), false))
}

/// Tokens of a kind; any when nothing is said of them.
fn some_tokens(i: &mut Input<'_>) -> Parsed<Option<Like>> {
    if said(i, "tokens") {
        return Ok(None);
    }
    let Like(traits) = noun::like(i, false)?;
    let token = crate::oracle::tree::Trait::Is(language::select::What::Token);
    if !traits.contains(&token) {
        return Err(EmptyError);
    }
    Ok(Some(Like(traits.into_iter().filter(|one| *one != token).collect())))
}

fn under(i: &mut Input<'_>) -> Player {
    if said(i, "under your control") { Player::You } else { Player::Each }
}

/// Counters that would be put, on whom or what, and by whom where that is said.
fn counters(i: &mut Input<'_>) -> Parsed<Would> {
    let start = i.checkpoint();
    let by_effect = said(i, "an effect would put one or more");
    let who = if by_effect {
        None
    } else if said(i, "one or more") {
        let kind = kind_of_counters(i)?;
        words("would be put on")(i)?;
        let on = happening::recipient(i)?;
        return Ok((Happening::Counters(None, kind, on), false));
    } else {
        let who = player::player(i)?;
        words("would put one or more")(i).inspect_err(|_| i.reset(&start))?;
        Some(who)
    };
    let kind = kind_of_counters(i)?;
    words("on")(i)?;
    let on = happening::recipient(i)?;
    Ok((Happening::Counters(who, kind, on), by_effect))
}

fn kind_of_counters(i: &mut Input<'_>) -> Parsed<Option<language::board::Counter>> {
    if said(i, "counters") {
        return Ok(None);
    }
    let kind = number::counter(i)?;
    words("counters")(i).map(|()| Some(kind))
}

/// "A land is tapped for mana", "you tap a land for mana".
fn for_mana(i: &mut Input<'_>) -> Parsed<Would> {
    let start = i.checkpoint();
    if let Ok(who) = player::player(i)
        && verb("tap")(i).is_ok()
    {
        let what = noun::thing(i)?;
        words("for mana")(i)?;
        return Ok((Happening::TappedForMana(Some(who), what), false));
    }
    i.reset(&start);
    let what = noun::thing(i)?;
    words("is tapped for mana")(i)?;
    Ok((Happening::TappedForMana(None, what), false))
}

/// What becomes of an event.
fn outcome(
    i: &mut Input<'_>,
    (event, by_effect): Would,
    only_if: Option<crate::oracle::tree::Asks>,
) -> Parsed<Instead> {
    let may = said(i, "you may");
    let early = said(i, "instead");
    let start = i.checkpoint();
    let fixed = match &event {
        Happening::Damage(..) => alt((prevents, deals, is_dealt_to)).parse_next(i),
        Happening::Creates(..) => alt((created, plus_tokens)).parse_next(i),
        Happening::Counters(..) => put(i),
        Happening::GainsLife(_) | Happening::LosesLife(_) => life(i),
        Happening::Begins(..) | Happening::BeginsExtra(..) => skips(i),
        Happening::TappedForMana(..) => produces(i),
        Happening::DrawsCards(..) => draws(i),
        Happening::Destroyed(_) => regenerates(i),
        Happening::Enters(..)
        | Happening::Dies(_)
        | Happening::Moves(..)
        | Happening::Done(..)
        | Happening::Casts(..)
        | Happening::Draws(_)
        | Happening::Discards(..)
        | Happening::Sacrifices(..)
        | Happening::Several(_)
        | Happening::Chapter(_)
        | Happening::Nth(..)
        | Happening::Does(..) => Err(EmptyError),
    };
    let becomes = if let Ok(found) = fixed {
        found
    } else {
        i.reset(&start);
        Becomes::Does(action::clauses(i)?)
    };
    let late = said(i, "instead");
    let says_instead = !matches!(becomes, Becomes::Prevented(..) | Becomes::Regenerated | Becomes::ManaOf(_));
    if says_instead && early == late || early && late {
        return Err(EmptyError);
    }
    Ok(Instead { event, by_effect, only_if, may, becomes })
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
        words("of that damage")(i)?;
        Prevented::Some(number)
    };
    let start = i.checkpoint();
    let then: Vec<Clause> = if said_any(i, &[", then", ", and", "and", ","]) {
        action::clauses(i).inspect_err(|_| i.reset(&start)).unwrap_or_default()
    } else {
        Vec::new()
    };
    Ok(Becomes::Prevented(how, then))
}

/// "It deals double that damage to that permanent or player".
fn deals(i: &mut Input<'_>) -> Parsed<Becomes> {
    if !said_any(i, &["it", "that source", "that creature", "~", "that spell", "the source"]) {
        return Err(EmptyError);
    }
    verb("deal")(i)?;
    let scaled = scaled_damage(i)?;
    if said(i, "to") {
        let again = &[
            "that permanent or player",
            "that player or permanent",
            "that creature or player",
            "that player or creature",
            "that player",
            "that creature",
            "that permanent",
            "you",
            "it",
        ];
        if !said_any(i, again) {
            return Err(EmptyError);
        }
    }
    Ok(Becomes::Scaled(scaled))
}

fn scaled_damage(i: &mut Input<'_>) -> Parsed<Scaled> {
    if let Some(times) = maybe(
        i,
        table(&[
            ("double that damage", 2),
            ("twice that much damage", 2),
            ("twice that damage", 2),
            ("triple that damage", 3),
            ("three times that much damage", 3),
        ]),
    ) {
        return Ok(Scaled::Times(times));
    }
    if said(i, "half that damage , rounded") {
        return if said(i, "up") {
            Ok(Scaled::Half(true))
        } else {
            words("down")(i).map(|()| Scaled::Half(false))
        };
    }
    words("that much damage")(i)?;
    plus_or_minus(i)
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
    if number == Number::X { super::gain::x_is(i) } else { Ok(number) }
}

/// "That damage is dealt to ~".
fn is_dealt_to(i: &mut Input<'_>) -> Parsed<Becomes> {
    words("that damage is dealt to")(i)?;
    action::recipient(i).map(Becomes::Redirected)
}

fn created(i: &mut Input<'_>) -> Parsed<Becomes> {
    let start = i.checkpoint();
    if said_any(i, &["it creates", "create", "they create"]) {
        let times = times_that_many(i)?;
        if !said_any(i, &["of those tokens"]) {
            return Err(EmptyError);
        }
        return Ok(Becomes::Scaled(Scaled::Times(times)));
    }
    i.reset(&start);
    let times = times_that_many(i)?;
    words("of those tokens are created")(i).map(|()| Becomes::Scaled(Scaled::Times(times)))
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
    let active = said(i, "put");
    let scaled = if let Some(times) = maybe(i, times_that_many) {
        Scaled::Times(times)
    } else {
        words("that many")(i)?;
        plus_or_minus(i)?
    };
    if !said_any(i, &["of each of those kinds of counters", "of those counters"]) {
        kind_of_counters(i)?;
    }
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
        "it",
        "them",
    ];
    if !said_any(i, again) {
        return Err(EmptyError);
    }
    Ok(Becomes::Scaled(scaled))
}

fn life(i: &mut Input<'_>) -> Parsed<Becomes> {
    if !said_any(i, &["you", "that player", "they"]) {
        return Err(EmptyError);
    }
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
    let mana = table(MANA)(i)?;
    if said_any(i, &["instead of any other type and amount", "instead of any other amount"]) {
        return Err(EmptyError);
    }
    words("instead of any other type")(i)?;
    Ok(Becomes::ManaOf(mana))
}

const MANA: &[(&str, Mana)] = &[
    ("{w}", Mana::White),
    ("{u}", Mana::Blue),
    ("{b}", Mana::Black),
    ("{r}", Mana::Red),
    ("{g}", Mana::Green),
    ("{c}", Mana::Colorless),
    ("colorless mana", Mana::Colorless),
];

fn draws(i: &mut Input<'_>) -> Parsed<Becomes> {
    if !said_any(i, &["you draw", "they draw", "that player draws"]) {
        return Err(EmptyError);
    }
    words("that many cards")(i)?;
    plus_or_minus(i).map(Becomes::Scaled)
}

fn regenerates(i: &mut Input<'_>) -> Parsed<Becomes> {
    if said_any(i, &["regenerate it", "regenerate ~"]) { Ok(Becomes::Regenerated) } else { Err(EmptyError) }
}
