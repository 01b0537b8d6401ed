//! What has happened this turn, last turn or this combat.

use language::board::CardType;
use language::select::{Compare, Measure, Since, What};
use winnow::error::EmptyError;
use winnow::stream::Stream;

use super::super::words::{maybe, said, table, verb, words};
use super::super::{Input, Parsed, happening, noun, number, player};
use super::not_unless;
use crate::oracle::tree::{Asks, Happening, How, Like, Number, Player, Thing, Trait};

/// What has happened this turn, last turn or this combat.
pub(super) fn happened(i: &mut Input<'_>) -> Parsed<Asks> {
    if let Some(not) = maybe(i, happening::has_not) {
        words("this turn")(i)?;
        return Ok(Asks::Not(Box::new(Asks::Happened(Box::new(not)))));
    }
    let yes = !said(i, "no");
    let start = i.checkpoint();
    if let Ok(asks) = attacked_or_blocked(i) {
        return if yes { Ok(asks) } else { Err(EmptyError) };
    }
    i.reset(&start);
    let what = Box::new(happening::past(i)?);
    let asks = match since(i)? {
        Since::Turn => Asks::Happened(what),
        since @ (Since::LastTurn | Since::Combat | Since::Step | Since::Game) => Asks::Within(since, what, 1),
    };
    Ok(not_unless(yes, asks))
}

/// "~ attacked or blocked this combat".
fn attacked_or_blocked(i: &mut Input<'_>) -> Parsed<Asks> {
    use language::event::Deed;
    let what = noun::simple(i)?;
    words("attacked or blocked")(i)?;
    let since = since(i)?;
    let did = |deed| Asks::Within(since, Box::new(Happening::Done(what.clone(), deed, None)), 1);
    Ok(Asks::Any([Deed::Attack, Deed::Block].map(did).to_vec()))
}

/// Since when.
fn since(i: &mut Input<'_>) -> Parsed<Since> {
    table(&[
        ("this turn", Since::Turn),
        ("last turn", Since::LastTurn),
        ("this combat", Since::Combat),
        ("this step", Since::Step),
    ])(i)
}

/// "Seven or more creatures died this turn."
pub(super) fn so_many(i: &mut Input<'_>) -> Parsed<Asks> {
    let (compare, many) = number::compared(i)?;
    let like = noun::like(i, false)?;
    let what = happening::done(i, Thing::Such(How::One, like))?;
    words("this turn")(i)?;
    Ok(Asks::Number(Number::Happened(Box::new(what)), compare, many))
}

/// "No spells were cast last turn", "a player cast two or more spells last turn".
pub(super) fn spells(i: &mut Input<'_>) -> Parsed<Asks> {
    let spell = Like(vec![Trait::Spell]);
    if said(i, "no spells were cast") {
        let cast = Box::new(Happening::Casts(Player::Each, spell));
        return Ok(Asks::Not(Box::new(Asks::Within(since(i)?, cast, 1))));
    }
    if said(i, "you've cast both") {
        let first = one_spell(i)?;
        words("and")(i)?;
        let both = vec![first, one_spell(i)?];
        words("this turn")(i)?;
        return Ok(Asks::All(both));
    }
    let who = player::player(i)?;
    let some = matches!(who, Player::Some | Player::AnOpponent);
    verb("cast")(i)?;
    let ((Compare::AtLeast, Number::N(times)), true) = (number::compared(i)?, some) else {
        return Err(EmptyError);
    };
    let like = noun::like(i, false)?;
    if times < 2 || !like.0.contains(&Trait::Spell) {
        return Err(EmptyError);
    }
    Ok(Asks::Within(since(i)?, Box::new(Happening::Casts(who, like)), times))
}

/// "A creature spell": that you have cast one.
fn one_spell(i: &mut Input<'_>) -> Parsed<Asks> {
    let Thing::Such(How::One, like) = noun::thing(i)? else { return Err(EmptyError) };
    if !like.0.contains(&Trait::Spell) {
        return Err(EmptyError);
    }
    Ok(Asks::Happened(Box::new(Happening::Casts(Player::You, like))))
}

/// "If you attacked with creatures with total power 7 or greater".
pub(in super::super) fn attacked_with(i: &mut Input<'_>) -> Parsed<Asks> {
    words("if you attacked with creatures with total power")(i)?;
    let (compare, number) = number::compared(i)?;
    words("this combat ,")(i)?;
    let creature = Trait::Is(What::Type(CardType::Creature));
    let attackers = vec![creature, Trait::Is(What::Attacking), Trait::Controlled(Player::You)];
    let attackers = Thing::Such(How::Each, Like(attackers));
    Ok(Asks::Number(Number::Total(Measure::Power, Box::new(attackers)), compare, number))
}
