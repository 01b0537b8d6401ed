//! What a library is searched for, and where else.

use language::board::{ObjectKind, Zone};
use language::select::What;
use winnow::error::EmptyError;

use super::super::words::{ahead, maybe, said, table, verb, words};
use super::super::{Input, Parsed, player};
use super::cards::cards;
use crate::oracle::tree::{Action, ByPlayer, How, Like, Number, Player, SearchOf, Trait};

/// "Search your library for a basic land card": what is done with it stands behind.
pub(super) fn searches(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    verb("search")(i)?;
    if *who == Player::You
        && let Some(of_other) = maybe(i, library_of_other)
    {
        return Ok(of_other);
    }
    let elsewhere = maybe(i, table(ELSEWHERE)).filter(|_| *who == Player::You);
    if elsewhere.is_none() {
        words(if *who == Player::You { "your library for" } else { "their library for" })(i)?;
    }
    let or_in = elsewhere.unwrap_or_default().to_vec();
    let (how, mut like) = cards(i)?;
    if how == How::One
        && let Some(second) = maybe(i, or_another)
    {
        like = Like(vec![Trait::AnyOf(vec![without_card(like), without_card(second)])]);
    }
    if matches!(how, How::UpTo(_))
        && let Some(second) = maybe(i, and_or_others)
    {
        like = Like(vec![Trait::AnyOf(vec![without_card(like), without_card(second)])]);
    }
    let (amount, or_fewer) = match how {
        How::One => (Number::N(1), false),
        How::Many(amount) => (amount, false),
        How::UpTo(amount) => (amount, true),
        How::AnyNumber => (Number::Library(who.clone()), true),
        How::Each | How::Target { .. } | How::TargetX { .. } => return Err(EmptyError),
    };
    Ok(Action::Player(ByPlayer::Search { who: who.clone(), amount, or_fewer, like, or_in }))
}

/// "Target player's library for three cards", "its owner's library for all cards with the same name as that card".
fn library_of_other(i: &mut Input<'_>) -> Parsed<Action> {
    let whose = player::owner(i)?;
    let is_one = matches!(
        whose,
        Player::Target | Player::TargetOpponent | Player::That | Player::Controller(_) | Player::Owner(_)
    );
    if !is_one || !said(i, "library for") {
        return Err(EmptyError);
    }
    let (how, like) = cards(i)?;
    let (amount, or_fewer) = match how {
        How::One => (Number::N(1), false),
        How::Many(amount) => (amount, false),
        How::UpTo(amount) => (amount, true),
        How::AnyNumber => (Number::Library(Player::That), true),
        // Of what is told by more than being a card none need be found (CR 701.23b (2026-04-17)).
        How::Each if !without_card(like.clone()).0.is_empty() => (Number::Library(Player::That), true),
        How::Each | How::Target { .. } | How::TargetX { .. } => return Err(EmptyError),
    };
    Ok(ByPlayer::SearchOf(Box::new(SearchOf { whose, amount, or_fewer, like })).into())
}

/// "Or a Gate card": the second of two kinds of which one is searched for.
fn or_another(i: &mut Input<'_>) -> Parsed<Like> {
    words("or")(i)?;
    let article = ahead(i, "a") || ahead(i, "an");
    let (how, like) = cards(i)?;
    let told = without_card(like.clone());
    if (how == How::One || !article && how == How::Each) && !told.0.is_empty() {
        Ok(like)
    } else {
        Err(EmptyError)
    }
}

/// "And/or Gate cards", behind so many of another kind: together there are no more.
fn and_or_others(i: &mut Input<'_>) -> Parsed<Like> {
    words("and/or")(i)?;
    let (how, like) = cards(i)?;
    if how == How::Each && !without_card(like.clone()).0.is_empty() { Ok(like) } else { Err(EmptyError) }
}

/// What is said of cards besides that they are some.
fn without_card(Like(mut traits): Like) -> Like {
    traits.retain(|one| *one != Trait::Is(What::Kind(ObjectKind::Card)));
    Like(traits)
}

/// Where else than in the library somebody may search.
const ELSEWHERE: &[(&str, &[Zone])] = &[
    ("your library and/or graveyard for", &[Zone::Graveyard]),
    ("your graveyard and/or library for", &[Zone::Graveyard]),
    ("your graveyard , hand , and/or library for", &[Zone::Graveyard, Zone::Hand]),
    ("your hand , graveyard , and/or library for", &[Zone::Graveyard, Zone::Hand]),
    ("your library , hand , and/or graveyard for", &[Zone::Graveyard, Zone::Hand]),
    ("your graveyard , hand , or library for", &[Zone::Graveyard, Zone::Hand]),
    ("your hand and/or library for", &[Zone::Hand]),
    ("your library and/or hand for", &[Zone::Hand]),
];
