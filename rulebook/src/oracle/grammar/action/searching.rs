//! What a library is searched for, and where else.

use language::board::{ObjectKind, Zone};
use language::select::What;
use winnow::error::EmptyError;

use super::super::words::{ahead, maybe, table, verb, words};
use super::super::{Input, Parsed};
use super::cards::cards;
use crate::oracle::tree::{Action, ByPlayer, How, Like, Number, Player, Trait};

/// "Search your library for a basic land card": what is done with it stands behind.
pub(super) fn searches(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    verb("search")(i)?;
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
    let (amount, or_fewer) = match how {
        How::One => (Number::N(1), false),
        How::Many(amount) => (amount, false),
        How::UpTo(amount) => (amount, true),
        How::AnyNumber => (Number::Library(who.clone()), true),
        How::Each | How::Target { .. } | How::TargetX { .. } => return Err(EmptyError),
    };
    Ok(Action::Player(ByPlayer::Search { who: who.clone(), amount, or_fewer, like, or_in }))
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
