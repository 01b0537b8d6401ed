//! Numbers: in digits and words, counted, and worked out.

mod casting;
pub(super) mod party;
mod symbols;
mod this_way;

pub(super) use symbols::devotion;
use this_way::{done_to, removed, this_way};

use language::board::Counter;
use language::select::{CastNumber, Compare, Measure, Quality};
use winnow::combinator::alt;
use winnow::error::EmptyError;
use winnow::prelude::*;
use winnow::stream::Stream;

use super::words::{maybe, said, said_any, table, token, verb};
use super::{Input, Parsed, noun, player};
use crate::oracle::text::Sort;
use crate::oracle::tree::{Happening, How, Noun, Number, Player, Thing, ThisWay};

const WORDS: &[(&str, u64)] = &[
    ("one", 1),
    ("two", 2),
    ("three", 3),
    ("four", 4),
    ("five", 5),
    ("six", 6),
    ("seven", 7),
    ("eight", 8),
    ("nine", 9),
    ("ten", 10),
    ("eleven", 11),
    ("twelve", 12),
    ("thirteen", 13),
    ("fourteen", 14),
    ("fifteen", 15),
    ("twenty", 20),
    ("ninety-nine", 99),
    ("a hundred", 100),
];

/// A number in digits or a word: "3", "three".
pub(super) fn plain(i: &mut Input<'_>) -> Parsed<u64> {
    if let Ok(found) =
        token(i, |token| (token.sort == Sort::Number).then(|| token.text.parse().ok()).flatten())
    {
        return Ok(found);
    }
    table(WORDS)(i)
}

/// A number of things: "a", "three", "X", "that many".
pub(super) fn many(i: &mut Input<'_>) -> Parsed<Number> {
    if said_any(i, &["a", "an", "another"]) {
        return Ok(Number::N(1));
    }
    amount(i)
}

/// A number: "3", "X", "that much", "twice that many".
pub(super) fn amount(i: &mut Input<'_>) -> Parsed<Number> {
    if said_any(i, &["twice that much", "twice that many"]) {
        return Ok(Number::Times(2, Box::new(Number::ThatMuch)));
    }
    if said_any(i, &["three times that much", "three times that many"]) {
        return Ok(Number::Times(3, Box::new(Number::ThatMuch)));
    }
    if said_any(i, &["that much", "that many"]) {
        return Ok(Number::ThatMuch);
    }
    if said(i, "twice x") {
        return Ok(Number::Times(2, Box::new(Number::X)));
    }
    if said(i, "x") {
        return Ok(maybe(i, plus_so_many).unwrap_or(Number::X));
    }
    plain(i).map(Number::N)
}

/// "X plus 1": so many more than X.
fn plus_so_many(i: &mut Input<'_>) -> Parsed<Number> {
    super::words::words("plus")(i)?;
    plain(i).map(|more| Number::Plus(Box::new(Number::X), Box::new(Number::N(more))))
}

/// What stands behind "equal to", or "where X is": a number that is worked out.
pub(super) fn worked_out(i: &mut Input<'_>) -> Parsed<Number> {
    let start = alt((half, times, sum, base)).parse_next(i)?;
    if said(i, "plus") {
        let more = alt((times, sum, base)).parse_next(i)?;
        return Ok(Number::Plus(Box::new(start), Box::new(more)));
    }
    if said(i, "minus") {
        let less = alt((times, sum, base)).parse_next(i)?;
        return Ok(Number::Minus(Box::new(start), Box::new(less)));
    }
    Ok(start)
}

fn half(i: &mut Input<'_>) -> Parsed<Number> {
    verb("half")(i)?;
    let of = Box::new(alt((sum, base)).parse_next(i)?);
    said(i, ",");
    let up =
        if said(i, "rounded up") { true } else { super::words::words("rounded down")(i).map(|()| false)? };
    Ok(Number::Half { up, of })
}

fn times(i: &mut Input<'_>) -> Parsed<Number> {
    let by = table(&[("twice", 2), ("three times", 3)])(i)?;
    Ok(Number::Times(by, Box::new(alt((sum, base)).parse_next(i)?)))
}

/// Numbers of several objects together.
fn sum(i: &mut Input<'_>) -> Parsed<Number> {
    if said_any(i, &["the damage prevented this way", "the amount of damage prevented this way"]) {
        return Ok(Number::Prevented);
    }
    said(i, "the");
    if let Some(kind) = maybe(i, |i: &mut Input<'_>| {
        super::words::words("amount of")(i)?;
        energy_of_yours(i)
    }) {
        return Ok(Number::PlayerCounters(kind, Player::You));
    }
    if said_any(
        i,
        &["amount of damage it dealt to that player", "amount of damage they dealt to that player"],
    ) {
        return Ok(Number::ThatMuch);
    }
    if said(i, "difference") && (super::words::at_end(i) || super::words::ahead(i, ".")) {
        return Ok(Number::Difference);
    }
    if said(i, "number of") {
        return several(i);
    }
    if let Some(what) = maybe(i, this_way) {
        return Ok(Number::ThisWay(what));
    }
    if said_any(i, &["amount of life", "life"]) {
        let of = table(&[
            ("you've gained this turn", Happening::GainsLife as fn(Player) -> Happening),
            ("you gained this turn", Happening::GainsLife),
            ("you've lost this turn", Happening::LosesLife),
            ("you lost this turn", Happening::LosesLife),
        ]);
        if let Some(of) = maybe(i, of) {
            return Ok(Number::Came(Box::new(of(Player::You))));
        }
        // What an ability triggers on.
        if said_any(i, &["you gained", "they gained"]) {
            return if super::words::at_end(i) { Ok(Number::ThatMuch) } else { Err(EmptyError) };
        }
        return lost_by_opponents(i);
    }
    if said_any(i, &["greatest", "highest"]) {
        let measure = measured(i)?;
        super::words::words("among")(i)?;
        return Ok(Number::Greatest(measure, among(i)?));
    }
    if said(i, "total number of") {
        return several(i);
    }
    if said_any(i, &["total life", "total amount of life"]) {
        return lost_by_opponents(i);
    }
    if said(i, "total") {
        let measure = measured(i)?;
        super::words::words("of")(i)?;
        return Ok(Number::Total(measure, among(i)?));
    }
    if said_any(i, &["amount of mana spent to cast", "mana spent to cast"]) {
        return noun::simple(i).map(|what| Number::Cast(CastNumber::Mana, Box::new(what)));
    }
    Err(EmptyError)
}

/// "Your opponents lost this turn", behind life: all of it together.
fn lost_by_opponents(i: &mut Input<'_>) -> Parsed<Number> {
    if said_any(i, &["your opponents lost this turn", "your opponents have lost this turn"]) {
        Ok(Number::Came(Box::new(Happening::LosesLife(Player::Opponents))))
    } else {
        Err(EmptyError)
    }
}

/// Objects of which a number is taken together: "other creatures you control"; at the end of a sentence also those of two
/// descriptions.
fn among(i: &mut Input<'_>) -> Parsed<Box<Thing>> {
    let one = |i: &mut Input<'_>| {
        let other = said(i, "other");
        noun::like(i, other).map(|like| Thing::Such(How::Each, like))
    };
    let first = one(i)?;
    let start = i.checkpoint();
    if said(i, "and")
        && let Ok(more) = one(i)
        && super::words::at_end(i)
    {
        return Ok(Box::new(Thing::And(vec![first, more])));
    }
    i.reset(&start);
    Ok(Box::new(first))
}

/// "Creature blocking it beyond the first".
fn beyond_the_first(i: &mut Input<'_>) -> Parsed<Thing> {
    super::words::words("creature blocking")(i)?;
    let of = noun::simple(i)?;
    super::words::words("beyond the first")(i).map(|()| of)
}

/// What is different among objects, each counted once.
fn qualities(i: &mut Input<'_>) -> Parsed<Quality> {
    table(&[
        ("basic land types among", Quality::BasicLandType),
        ("basic land type among", Quality::BasicLandType),
        ("card types among", Quality::CardType),
        ("card type among", Quality::CardType),
        ("colors among", Quality::Color),
        ("color among", Quality::Color),
        ("differently named", Quality::Name),
        ("different powers among", Quality::Number(Measure::Power)),
        ("different power among", Quality::Number(Measure::Power)),
        ("different mana values among", Quality::Number(Measure::ManaValue)),
        ("different mana value among", Quality::Number(Measure::ManaValue)),
    ])(i)
}

/// What stands behind "the number of".
fn several(i: &mut Input<'_>) -> Parsed<Number> {
    if let Some(quality) = maybe(i, qualities) {
        return Ok(Number::Different(quality, Box::new(noun::plain(i)?)));
    }
    if said(i, "opponents you have") {
        return Ok(Number::Players(Player::Opponents));
    }
    each(i)
}

/// What is counted, behind "for each" or "the number of": "creature you control and each creature card in your graveyard".
pub(super) fn each(i: &mut Input<'_>) -> Parsed<Number> {
    if said_any(i, &["color of mana spent to cast", "colors of mana spent to cast"]) {
        let what = table(&[("it", Thing::It), ("~", Thing::Own)])(i)?;
        return Ok(Number::Cast(CastNumber::Colors, Box::new(what)));
    }
    if said(i, "opponent you have") {
        return Ok(Number::Players(Player::Opponents));
    }
    if let Some(told) = maybe(i, told) {
        return Ok(told);
    }
    if let Some(kind) = maybe(i, counters_of_theirs) {
        return Ok(Number::PlayerCounters(kind, Player::Opponents));
    }
    if let Some(of_cast) = maybe(i, casting::of_casting) {
        return Ok(of_cast);
    }
    if let Some(quality) = maybe(i, qualities) {
        return Ok(Number::Different(quality, Box::new(noun::plain(i)?)));
    }
    if let Some(of_costs) = maybe(i, symbols::symbols) {
        return Ok(of_costs);
    }
    if let Some(what) = maybe(i, this_way) {
        return Ok(Number::ThisWay(what));
    }
    if let Some(of) = maybe(i, done_to).or_else(|| maybe(i, removed)) {
        return Ok(of);
    }
    if let Some(of) = maybe(i, beyond_the_first) {
        return Ok(Number::BlockersBut(Box::new(of)));
    }
    let first = each_one(i)?;
    let start = i.checkpoint();
    if said_any(i, &["and each", "and"])
        && let Ok(more) = each_one(i)
        && super::words::at_end(i)
    {
        return Ok(Number::Plus(Box::new(first), Box::new(more)));
    }
    i.reset(&start);
    Ok(first)
}

/// What is counted that words of its own tell: players, life, colours, a party.
fn told(i: &mut Input<'_>) -> Parsed<Number> {
    if said_any(i, &["player in the game", "players in the game"]) {
        return Ok(Number::Players(Player::Each));
    }
    if said_any(i, &["1 life you lost", "1 life you gained", "1 life they lost", "1 life they gained"]) {
        return Ok(Number::ThatMuch);
    }
    let life_lost = |i: &mut Input<'_>| {
        super::words::words("1 life")(i)?;
        lost_by_opponents(i)
    };
    if let Some(lost) = maybe(i, life_lost) {
        return Ok(lost);
    }
    if let Some(who) = maybe(i, every) {
        return Ok(Number::Players(who));
    }
    if let Some(players) = maybe(i, super::asks::who::players) {
        return Ok(players);
    }
    if said_any(i, &["creature in your party", "creatures in your party"]) {
        return Ok(party::size());
    }
    if said(i, "of that spell 's colors") {
        return Ok(Number::Different(Quality::Color, Box::new(Thing::That(Noun::Spell))));
    }
    if said(i, "of its colors") {
        return Ok(Number::Different(Quality::Color, Box::new(Thing::It)));
    }
    Err(EmptyError)
}

/// "Player", "opponent", at the end of a sentence: each of them.
fn every(i: &mut Input<'_>) -> Parsed<Player> {
    let who = table(&[("player", Player::Each), ("opponent", Player::Opponents)])(i)?;
    // "For each opponent, create a Goat".
    if super::words::at_end(i) || super::words::ahead(i, ",") { Ok(who) } else { Err(EmptyError) }
}

fn each_one(i: &mut Input<'_>) -> Parsed<Number> {
    if let Some(kind) = maybe(i, energy_of_yours) {
        return Ok(Number::PlayerCounters(kind, Player::You));
    }
    if let Some(kind) = maybe(i, counters_of_yours) {
        return Ok(Number::PlayerCounters(kind, Player::You));
    }
    if let Some(kind) = maybe(i, counters) {
        // "On ~ from your graveyard": the card that is spoken of lies there.
        let own = |i: &mut Input<'_>| {
            let own = noun::own(i)?;
            if super::words::ahead(i, "from") { Ok(own) } else { Err(EmptyError) }
        };
        let on = maybe(i, own).map_or_else(|| noun::thing(i), Ok)?;
        return Ok(Number::Counters(kind, Box::new(on)));
    }
    if let Some(of) = maybe(i, cards) {
        return Ok(of);
    }
    if let Some(of) = maybe(i, super::happening::counted) {
        return Ok(Number::Happened(Box::new(of)));
    }
    let other = said(i, "other");
    let like = noun::like(i, other)?;
    Ok(Number::Count(Box::new(Thing::Such(How::Each, like))))
}

/// "Cards in your hand."
fn cards(i: &mut Input<'_>) -> Parsed<Number> {
    if !said_any(i, &["cards in", "card in"]) {
        return Err(EmptyError);
    }
    let who = player::owner(i)?;
    table(&[
        ("hand", Number::Hand as fn(Player) -> Number),
        ("hands", Number::Hand),
        ("library", Number::Library),
        ("graveyard", Number::Graveyard),
        ("graveyards", Number::Graveyard),
    ])(i)
    .map(|of| of(who))
}

/// "{E} you have", of which there is an amount.
fn energy_of_yours(i: &mut Input<'_>) -> Parsed<Counter> {
    token(i, |token| (token.sort == Sort::Symbol && &*token.text == "{e}").then_some(()))?;
    super::words::words("you have")(i).map(|()| Counter::Named("energy".to_owned()))
}

/// "Experience counters you have."
fn counters_of_yours(i: &mut Input<'_>) -> Parsed<Counter> {
    let kind = counter(i)?;
    if said_any(i, &["counters you have", "counter you have"]) { Ok(kind) } else { Err(EmptyError) }
}

/// "Poison counter your opponents have."
fn counters_of_theirs(i: &mut Input<'_>) -> Parsed<Counter> {
    let kind = counter(i)?;
    let theirs = &["counters your opponents have", "counter your opponents have"];
    if said_any(i, theirs) { Ok(kind) } else { Err(EmptyError) }
}

/// "Charge counters on."
fn counters(i: &mut Input<'_>) -> Parsed<Counter> {
    let kind = counter(i)?;
    if said_any(i, &["counters on", "counter on"]) { Ok(kind) } else { Err(EmptyError) }
}

/// A number of one object, or of a player.
fn base(i: &mut Input<'_>) -> Parsed<Number> {
    if said(i, "the result") {
        return Ok(Number::ThisWay(ThisWay::Rolled));
    }
    if said(i, "your speed") {
        return Ok(Number::Speed(Player::You));
    }
    // What an ability triggers on.
    if said(i, "that damage") {
        return Ok(Number::ThatMuch);
    }
    alt((life, devotion, of_thing, amount)).parse_next(i)
}

fn life(i: &mut Input<'_>) -> Parsed<Number> {
    let who = player::owner(i)?;
    super::words::words("life total")(i)?;
    Ok(Number::Life(who))
}

fn of_thing(i: &mut Input<'_>) -> Parsed<Number> {
    if said(i, "its") {
        return measured(i).map(|measure| Number::Of(measure, Box::new(Thing::It)));
    }
    if said_any(i, &["his", "her"]) {
        return measured(i).map(|measure| Number::Of(measure, Box::new(Thing::Own)));
    }
    let start = i.checkpoint();
    if said(i, "the")
        && let Ok(measure) = measured(i)
    {
        super::words::words("of")(i)?;
        return Ok(Number::Of(measure, Box::new(one(i)?)));
    }
    i.reset(&start);
    let of = if said(i, "that card") { Thing::ThatCard } else { one(i)? };
    super::words::words("'s")(i)?;
    measured(i).map(|measure| Number::Of(measure, Box::new(of)))
}

/// One object: one that was named before, or a target.
fn one(i: &mut Input<'_>) -> Parsed<Thing> {
    if let Some(named) = maybe(i, noun::simple) {
        return Ok(named);
    }
    let target = noun::thing(i)?;
    let is_one = matches!(target, Thing::Such(How::Target { amount: 1, or_fewer: false }, _));
    if is_one { Ok(target) } else { Err(EmptyError) }
}

/// "Power", "toughness", "mana value".
pub(super) fn measured(i: &mut Input<'_>) -> Parsed<Measure> {
    table(&[
        ("power", Measure::Power),
        ("toughness", Measure::Toughness),
        ("mana value", Measure::ManaValue),
        ("mana values", Measure::ManaValue),
    ])(i)
}

/// "3 or more", "X or less", "exactly 3", "less than 3".
pub(super) fn compared(i: &mut Input<'_>) -> Parsed<(Compare, Number)> {
    if let Some(compare) = maybe(
        i,
        table(&[
            ("less than or equal to", Compare::AtMost),
            ("greater than or equal to", Compare::AtLeast),
            ("less than", Compare::LessThan),
            ("greater than", Compare::MoreThan),
            ("more than", Compare::MoreThan),
            ("fewer than", Compare::LessThan),
            ("equal to", Compare::Exactly),
            ("exactly", Compare::Exactly),
            ("at least", Compare::AtLeast),
        ]),
    ) {
        return worked_out(i).map(|number| (compare, number));
    }
    let number = amount(i)?;
    let compare = maybe(
        i,
        table(&[
            ("or more", Compare::AtLeast),
            ("or greater", Compare::AtLeast),
            ("or less", Compare::AtMost),
            ("or fewer", Compare::AtMost),
        ]),
    );
    Ok((compare.unwrap_or(Compare::Exactly), number))
}

/// A kind of counter, without the word "counter".
pub(super) fn counter(i: &mut Input<'_>) -> Parsed<Counter> {
    if let Some(kind) = maybe(i, table(COUNTERS)) {
        return Ok(kind);
    }
    let many = maybe(i, table(&[("first strike", "first strike"), ("double strike", "double strike")]));
    if let Some(name) = many {
        return Ok(Counter::Named(name.to_owned()));
    }
    token(i, |token| {
        let named = matches!(token.sort, Sort::Word | Sort::Capital) && token.text.len() > 1;
        let sized =
            token.sort == Sort::Number && token.text.contains('/') && token.text.starts_with(['+', '-']);
        (named && !NO_COUNTERS.contains(&&*token.text) || sized)
            .then(|| Counter::Named(token.text.to_string()))
    })
}

/// Counters that the language has a name for. Those without a word before them are none of these.
const COUNTERS: &[(&str, Counter)] = &[
    ("+1/+1", Counter::PlusOne),
    ("-1/-1", Counter::MinusOne),
    ("loyalty", Counter::Loyalty),
    ("defense", Counter::Defense),
    ("poison", Counter::Poison),
    ("stun", Counter::Stun),
    ("shield", Counter::Shield),
    ("finality", Counter::Finality),
];

/// Words that stand before "counter" and are no kind of counter.
const NO_COUNTERS: &[&str] = &[
    "counter",
    "counters",
    "more",
    "those",
    "that",
    "the",
    "a",
    "an",
    "of",
    "additional",
    "each",
    "any",
    "all",
    "other",
    "another",
    "those",
    "its",
    "no",
];
