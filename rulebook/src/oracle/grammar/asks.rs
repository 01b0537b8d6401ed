//! Conditions.

mod compared;
mod lives;
mod measured;
mod paid;
pub(super) mod spent;
mod state;
use compared::{different, hidden, in_the_same};
pub(super) use state::where_it_is;
pub(super) mod this_way;
pub(super) mod who;
pub(super) mod within;

use language::board::Zone;
use language::select::{Compare, What};
use winnow::combinator::alt;
use winnow::error::EmptyError;
use winnow::prelude::*;
use winnow::stream::Stream;

use lives::{devotion, gained, life, opponents};
use measured::measures;

use super::words::{list, maybe, said, said_any, table, verb, words};
use super::{Input, Parsed, noun, number, player};
use crate::oracle::tree::{Asks, Doer, How, Like, Number, Player, Thing, Trait};

/// What is asked, behind "if", "as long as" or "unless".
pub(super) fn asks(i: &mut Input<'_>) -> Parsed<Asks> {
    let first = one(i)?;
    let start = i.checkpoint();
    if said(i, "and")
        && let Ok(second) = one(i)
    {
        return Ok(Asks::All(vec![first, second]));
    }
    i.reset(&start);
    if said(i, "or")
        && let Ok(second) = state::or_was_cast(i, &first).or_else(|_| one(i))
    {
        return Ok(Asks::Any(vec![first, second]));
    }
    i.reset(&start);
    Ok(first)
}

fn one(i: &mut Input<'_>) -> Parsed<Asks> {
    let of_turn = alt((
        done,
        this_way::one_this_way,
        within::spells,
        turn,
        state::daytime,
        state::designated,
        paid::paid,
        cast,
        spent::spent,
    ));
    let of_players = alt((opponents, cards, cards_are, counters, life, devotion, gained, control));
    let of_things = alt((
        alt((state::alone, is, state::attached)),
        has_counters,
        has,
        measures,
        state::has_become,
        state::some_is,
        state::together,
        state::shares,
        state::targets,
    ));
    alt((of_turn, of_players, of_things, state::have_done, within::happened, within::so_many, there_are))
        .parse_next(i)
}

fn done(i: &mut Input<'_>) -> Parsed<Asks> {
    if let Some(asks) = maybe(i, state::from_library) {
        return Ok(asks);
    }
    if said(i, "you cast a spell this way") {
        return Ok(Asks::CastThisWay);
    }
    if said_any(i, &["you win the flip", "that player wins the flip", "the player wins the flip"]) {
        return Ok(Asks::Won(true));
    }
    if said_any(i, &["you lose the flip", "that player loses the flip", "the player loses the flip"]) {
        return Ok(Asks::Won(false));
    }
    if let Some(asks) = maybe(i, state::impossible).or_else(|| maybe(i, state::left_undone)) {
        return Ok(asks);
    }
    let (who, yes) = table(&[
        ("the player discards a card this way", (Doer::They, true)),
        ("the player doesn't discard a card this way", (Doer::They, false)),
        ("you do", (Doer::You, true)),
        ("they do", (Doer::They, true)),
        ("that player does", (Doer::They, true)),
        ("the player does", (Doer::They, true)),
        ("you don't", (Doer::You, false)),
        ("they don't", (Doer::They, false)),
        ("that player doesn't", (Doer::They, false)),
        ("the player doesn't", (Doer::They, false)),
    ])(i)?;
    // "You don't control a Goblin" goes on.
    let goes_on = ["control", "have", "own"].iter().any(|verb| super::words::ahead(i, verb));
    if goes_on { Err(EmptyError) } else { Ok(not_unless(yes, Asks::Done(who))) }
}

fn turn(i: &mut Input<'_>) -> Parsed<Asks> {
    if let Some(asks) = maybe(i, state::early_turn)
        .or_else(|| maybe(i, state::first_combat))
        .or_else(|| maybe(i, state::phase))
    {
        return Ok(asks);
    }
    table(&[
        ("it's your turn", Asks::TurnOf(Player::You)),
        ("it 's your turn", Asks::TurnOf(Player::You)),
        ("it's not your turn", Asks::TurnOf(Player::Opponents)),
        ("it isn't your turn", Asks::TurnOf(Player::Opponents)),
        ("it's an opponent 's turn", Asks::TurnOf(Player::Opponents)),
        ("it 's an opponent 's turn", Asks::TurnOf(Player::Opponents)),
    ])(i)
    .or_else(|_| {
        let yes = table(&[
            ("it's not", false),
            ("it 's not", false),
            ("it isn't", false),
            ("it's", true),
            ("it 's", true),
        ])(i)?;
        if said_any(i, &["their turn", "that player 's turn"]) {
            Ok(not_unless(yes, Asks::TurnOf(Player::That)))
        } else {
            Err(EmptyError)
        }
    })
}

/// From where something was cast, and whether it was.
fn cast(i: &mut Input<'_>) -> Parsed<Asks> {
    if said(i, "you didn't cast") {
        let what = noun::simple(i)?;
        words("from your hand")(i)?;
        let from_hand = Asks::All(vec![Asks::Cast(what.clone(), Player::You), Asks::Paid(what, "from hand")]);
        return Ok(Asks::Not(Box::new(from_hand)));
    }
    let by_you = said(i, "you cast");
    let what = noun::simple(i)?;
    let yes = by_you || table(&[("was", true), ("wasn't", false)])(i)?;
    if !by_you {
        words("cast")(i)?;
    }
    let cast =
        if by_you { Asks::Cast(what.clone(), Player::You) } else { Asks::Cast(what.clone(), Player::Each) };
    if said(i, "from your graveyard") {
        let yours = Asks::Is(what.clone(), Like(vec![Trait::Owned(Player::You)]));
        return Ok(not_unless(yes, Asks::All(vec![cast, Asks::Paid(what, "from graveyard"), yours])));
    }
    let zone = maybe(
        i,
        table(&[
            ("from your hand", (true, "from hand")),
            ("from exile", (true, "from exile")),
            ("from a graveyard", (true, "from graveyard")),
            ("from your library", (true, "from library")),
            ("during your main phase", (true, "during main phase")),
            ("from anywhere other than your hand", (false, "from hand")),
        ]),
    );
    // What was cast from a zone was cast.
    Ok(match zone {
        Some((true, zone)) if by_you => Asks::All(vec![cast, Asks::Paid(what, zone)]),
        Some((true, zone)) => not_unless(yes, Asks::Paid(what, zone)),
        Some((false, zone)) if yes => Asks::All(vec![cast, Asks::Not(Box::new(Asks::Paid(what, zone)))]),
        Some((false, _)) => return Err(EmptyError),
        // "You cast it during your main phase", "you cast it using teamwork" ask for more than that.
        None if super::words::ahead(i, "using") => return Err(EmptyError),
        None => not_unless(yes, cast),
    })
}

/// "You have no cards in hand", "an opponent has seven or more cards in hand".
fn cards(i: &mut Input<'_>) -> Parsed<Asks> {
    if said(i, "your library has no cards in it") {
        return Ok(Asks::Number(Number::Library(Player::You), Compare::Exactly, Number::N(0)));
    }
    let who = player::player(i)?;
    if !said_any(i, &["has", "have"]) {
        return Err(EmptyError);
    }
    if who == Player::You && said(i, "more cards in hand than each opponent") {
        let as_many =
            Asks::Number(Number::Hand(Player::AnOpponent), Compare::AtLeast, Number::Hand(Player::You));
        return Ok(not_unless(false, as_many));
    }
    if said(i, "more cards in hand than you") && who != Player::You {
        return Ok(Asks::Number(Number::Hand(who), Compare::MoreThan, Number::Hand(Player::You)));
    }
    if let Some(more) = maybe(i, |i: &mut Input<'_>| {
        words("at least")(i)?;
        let more = number::plain(i)?;
        words("more cards in hand than you")(i).map(|()| more)
    }) {
        let so_many = Number::Plus(Box::new(Number::Hand(Player::You)), Box::new(Number::N(more)));
        let other = who != Player::You;
        return if other {
            Ok(Asks::Number(Number::Hand(who), Compare::AtLeast, so_many))
        } else {
            Err(EmptyError)
        };
    }
    let (compare, many) = if said(i, "no") { (Compare::Exactly, Number::N(0)) } else { number::compared(i)? };
    if said_any(i, &["cards in their graveyard", "cards in your graveyard"]) {
        return Ok(Asks::Number(Number::Graveyard(who), compare, many));
    }
    if said_any(i, &["cards in hand", "card in hand", "cards in their hand", "cards in your hand"]) {
        return Ok(Asks::Number(Number::Hand(who), compare, many));
    }
    // "You have four or more creature cards in your graveyard".
    if who != Player::You {
        return Err(EmptyError);
    }
    let what = noun::plain(i)?;
    let in_graveyard = Trait::In(Zone::Graveyard, Some(Player::You));
    let fits = matches!(&what, Thing::Such(_, Like(traits)) if traits.contains(&in_graveyard));
    if fits { Ok(Asks::Number(Number::Count(Box::new(what)), compare, many)) } else { Err(EmptyError) }
}

/// "Seven or more cards are in your graveyard", "two or more charge counters are on ~".
fn cards_are(i: &mut Input<'_>) -> Parsed<Asks> {
    if let Some(are) = maybe(i, this_way::counters_are) {
        return Ok(are);
    }
    if said(i, "a graveyard has") {
        let (compare, many) = number::compared(i)?;
        words("cards in it")(i)?;
        return Ok(Asks::Number(Number::Graveyard(Player::Some), compare, many));
    }
    let (compare, many) = number::compared(i)?;
    words("cards are in")(i)?;
    let who = player::owner(i)?;
    words("graveyard")(i)?;
    Ok(Asks::Number(Number::Graveyard(who), compare, many))
}

/// "An opponent has three or more poison counters."
fn counters(i: &mut Input<'_>) -> Parsed<Asks> {
    let who = player::player(i)?;
    if said(i, "is poisoned") {
        // Together they have one if any of them has.
        let any = who == Player::AnOpponent;
        let is_one =
            matches!(who, Player::That | Player::Controller(_) | Player::Owner(_) | Player::Defending);
        if !any && !is_one {
            return Err(EmptyError);
        }
        let who = if any { Player::Opponents } else { who };
        let poison = Number::PlayerCounters(language::board::Counter::Poison, who);
        return Ok(Asks::Number(poison, Compare::AtLeast, Number::N(1)));
    }
    if !said_any(i, &["has", "have"]) {
        return Err(EmptyError);
    }
    let (compare, many) = number::compared(i)?;
    let kind = number::counter(i)?;
    words("counters")(i)?;
    // Those of an object are on it.
    if super::words::ahead(i, "on") {
        return Err(EmptyError);
    }
    Ok(Asks::Number(Number::PlayerCounters(kind, who), compare, many))
}

/// "You control a Goblin", "you control three or more artifacts", "no opponent controls a land".
fn control(i: &mut Input<'_>) -> Parsed<Asks> {
    if let Some(none) = maybe(i, state::of_no_opponent) {
        return Ok(none);
    }
    let who = player::player(i)?;
    let yes = table(&[
        ("control", true),
        ("controls", true),
        ("don't control", false),
        ("doesn't control", false),
    ])(i)?;
    let first = controlled(i, &who, yes)?;
    let mut all = vec![first];
    let and = super::words::ahead(i, "and");
    loop {
        let start = i.checkpoint();
        let more = if said(i, if and { "and" } else { "or" }) { controlled(i, &who, yes) } else { break };
        // What does something is the subject of another condition.
        let verb = ["died", "is", "has", "had", "entered", "left", "attacked", "was"];
        match more {
            Ok(more) if !verb.iter().any(|verb| super::words::ahead(i, verb)) => all.push(more),
            _ => {
                i.reset(&start);
                break;
            }
        }
    }
    if all.len() > 1 && !yes {
        return Err(EmptyError);
    }
    Ok(match (all.len(), and) {
        (1, _) => all.swap_remove(0),
        (_, true) => Asks::All(all),
        (_, false) => either(all, who),
    })
}

/// "A Forest or a Plains": one of the two is there, or else each is asked by itself.
fn either(all: Vec<Asks>, who: Player) -> Asks {
    let there = |asks: &Asks| {
        let Asks::Exists(Like(traits)) = asks else { return None };
        let (last, kind) = traits.split_last()?;
        (*last == Trait::Controlled(who.clone())).then(|| Like(kind.to_vec()))
    };
    let kinds: Option<Vec<Like>> = all.iter().map(there).collect();
    match kinds {
        Some(kinds) => Asks::Exists(of(Like(vec![Trait::AnyOf(kinds)]), who)),
        None => Asks::Any(all),
    }
}

/// What somebody controls: "a Goblin", "three or more artifacts", "no lands".
pub(super) fn controlled(i: &mut Input<'_>, who: &Player, yes: bool) -> Parsed<Asks> {
    if said(i, "no") {
        let other = said(i, "other");
        let like = of(noun::like(i, other)?, who.clone());
        return Ok(Asks::Not(Box::new(Asks::Exists(like))));
    }
    if *who == Player::You && said(i, "your commander") {
        let traits = vec![Trait::Is(What::Commander), Trait::Owned(Player::You)];
        return Ok(not_unless(yes, Asks::Exists(of(Like(traits), who.clone()))));
    }
    if let Some(compare) = maybe(i, table(&[("more", Compare::MoreThan), ("fewer", Compare::LessThan)]))
        && !said(i, "than")
    {
        let like = noun::like(i, false)?;
        words("than you")(i)?;
        said(i, "do");
        if *who == Player::You || !yes {
            return Err(EmptyError);
        }
        let count =
            |who: &Player| Number::Count(Box::new(Thing::Such(How::Each, of(like.clone(), who.clone()))));
        return Ok(Asks::Number(count(who), compare, count(&Player::You)));
    }
    if let Some(greatest) = maybe(i, state::of_greatest) {
        return Ok(not_unless(yes, Asks::Exists(of(greatest, who.clone()))));
    }
    let start = i.checkpoint();
    if let Ok((compare, many)) = number::compared(i)
        && let other = said(i, "other")
        && let Ok(like) = noun::like(i, other)
    {
        let each = Box::new(Thing::Such(How::Each, of(like, who.clone())));
        let count = match maybe(i, state::different) {
            Some(quality) => Number::Different(quality, each),
            None => Number::Count(each),
        };
        return Ok(not_unless(yes, Asks::Number(count, compare, many)));
    }
    i.reset(&start);
    if let Ok(both) = of_two_names(i, who) {
        return if yes { Ok(both) } else { Err(EmptyError) };
    }
    i.reset(&start);
    let other = if said(i, "another") {
        true
    } else {
        if !said_any(i, &["a", "an", "any"]) {
            return Err(EmptyError);
        }
        false
    };
    let like = noun::like(i, other)?;
    Ok(not_unless(yes, Asks::Exists(of(like, who.clone()))))
}

/// "Artifacts named Left and Right": one of each name.
fn of_two_names(i: &mut Input<'_>, who: &Player) -> Parsed<Asks> {
    let Like(mut traits) = noun::like(i, false)?;
    if !matches!(traits.last(), Some(Trait::Is(What::Named(_)))) {
        return Err(EmptyError);
    }
    words("and")(i)?;
    let second = noun::name(i)?;
    let first = Like(traits.clone());
    traits.pop();
    traits.push(Trait::Is(What::Named(second)));
    let there = |like: Like| Asks::Exists(of(like, who.clone()));
    Ok(Asks::All(vec![there(first), there(Like(traits))]))
}

fn not_unless(yes: bool, asks: Asks) -> Asks {
    if yes { asks } else { Asks::Not(Box::new(asks)) }
}

fn of(mut like: Like, who: Player) -> Like {
    like.0.push(Trait::Controlled(who));
    like
}

/// "~ is tapped", "it's a creature", "that creature was a Goblin".
fn is(i: &mut Input<'_>) -> Parsed<Asks> {
    // "You controlled that permanent".
    if let Some(what) = maybe(i, |i: &mut Input<'_>| {
        words("you controlled")(i)?;
        noun::simple(i)
    }) {
        return Ok(Asks::Is(what, Like(vec![Trait::Controlled(Player::You)])));
    }
    let (what, yes) = if said_any(i, &["it's not", "it 's not"]) {
        (Thing::It, false)
    } else if said_any(i, &["it's", "it was"]) {
        (Thing::It, true)
    } else {
        let what = noun::simple(i)?;
        let yes =
            table(&[("is", true), ("isn't", false), ("was", true), ("wasn't", false), ("'s", true)])(i)?;
        (what, yes)
    };
    let start = i.checkpoint();
    if said_any(i, &["an", "a"])
        && let Ok(like) = noun::like(i, false)
    {
        // "A Goat or an Elf".
        let mut each = vec![like];
        while let Some(more) = maybe(i, state::or_another) {
            each.push(more);
        }
        let like = if each.len() == 1 { each.swap_remove(0) } else { Like(vec![Trait::AnyOf(each)]) };
        return Ok(not_unless(yes, Asks::Is(what, like)));
    }
    i.reset(&start);
    if said(i, "another")
        && let Ok(like) = noun::like(i, true)
    {
        return Ok(not_unless(yes, Asks::Is(what, like)));
    }
    i.reset(&start);
    let each = list(super::description::predicate, &["and", "or"])(i)?;
    let like = Like(each.into_iter().map(Trait::Is).collect());
    Ok(not_unless(yes, Asks::Is(what, like)))
}

/// "That creature has flying", "it has power 4 or greater".
fn has(i: &mut Input<'_>) -> Parsed<Asks> {
    let what = noun::simple(i)?;
    let yes = table(&[("has", true), ("had", true), ("doesn't have", false)])(i)?;
    if yes && let Some(greater) = maybe(i, |i: &mut Input<'_>| state::greater(i, &what)) {
        return Ok(greater);
    }
    if let Some(measure) = maybe(i, number::measured) {
        let (compare, many) = number::compared(i)?;
        return Ok(not_unless(yes, Asks::Is(what, Like(vec![Trait::Measured(measure, compare, many)]))));
    }
    let filter = super::keyword::filter(i)?;
    Ok(not_unless(yes, Asks::Is(what, Like(vec![Trait::Is(filter)]))))
}

/// "~ has a +1/+1 counter on it", "it has no counters".
fn has_counters(i: &mut Input<'_>) -> Parsed<Asks> {
    let what = noun::simple(i)?;
    let yes = table(&[("has", true), ("had", true), ("doesn't have", false), ("didn't have", false)])(i)?;
    // Of whatever kind.
    let with_any = |what| Asks::Is(what, Like(vec![Trait::Is(What::WithCounters)]));
    if said_any(i, &["counters on it", "one or more counters on it", "a counter on it"]) {
        return Ok(not_unless(yes, with_any(what)));
    }
    if yes && said(i, "no counters on it") {
        return Ok(not_unless(false, with_any(what)));
    }
    if said(i, "no counters on it") {
        let with = Asks::Is(what, Like(vec![Trait::Is(What::WithCounters)]));
        return Ok(Asks::Not(Box::new(with)));
    }
    let (compare, many) = if said(i, "no") {
        (Compare::Exactly, Number::N(0))
    } else if said_any(i, &["a", "an"]) {
        (Compare::AtLeast, Number::N(1))
    } else {
        number::compared(i)?
    };
    let kind = number::counter(i)?;
    let on = &["counters on it", "counter on it", "counters on him", "counter on him"];
    if !said_any(i, on) && !said_any(i, &["counters on her", "counter on her"]) {
        return Err(EmptyError);
    }
    Ok(not_unless(yes, Asks::Number(Number::Counters(kind, Box::new(what)), compare, many)))
}

/// "There are seven or more cards in your graveyard."
fn there_are(i: &mut Input<'_>) -> Parsed<Asks> {
    if said(i, "no") {
        let like = noun::like(i, false)?;
        words("are on the battlefield")(i)?;
        return Ok(Asks::Not(Box::new(Asks::Exists(like))));
    }
    verb("there")(i)?;
    if !said_any(i, &["are", "is", "'s"]) {
        return Err(EmptyError);
    }
    if said(i, "no") {
        if let Some(on) = maybe(i, this_way::counters_on) {
            return Ok(Asks::Number(on, Compare::Exactly, Number::N(0)));
        }
        return noun::like(i, false).map(|like| Asks::Not(Box::new(Asks::Exists(like))));
    }
    if said_any(i, &["a", "an"]) {
        let first = noun::like(i, false)?;
        let more = maybe(i, |i: &mut Input<'_>| {
            if !said_any(i, &["and a", "and an"]) {
                return Err(EmptyError);
            }
            noun::like(i, false)
        });
        return Ok(match more {
            None => Asks::Exists(first),
            // Where both are stands behind the second.
            Some(more) => Asks::All(vec![Asks::Exists(in_the_same(first, &more)), Asks::Exists(more)]),
        });
    }
    let (compare, many) = number::compared(i)?;
    if let Some(on) = maybe(i, this_way::counters_on) {
        return Ok(Asks::Number(on, compare, many));
    }
    let count = match maybe(i, hidden) {
        Some(count) => count,
        None => match maybe(i, different) {
            Some(quality) => Number::Different(quality, Box::new(noun::plain(i)?)),
            None => Number::Count(Box::new(noun::plain(i)?)),
        },
    };
    Ok(Asks::Number(count, compare, many))
}
