//! What sentences say of how a deck is built and a game begins: no ruling depends on these.

use winnow::error::EmptyError;

use super::words::{at_end, said, said_any, token, words};
use super::{Input, Parsed, noun};
use crate::oracle::text::Sort;
use crate::oracle::tree::{Said, Thing};

/// "Hand +1, life -5", "a deck can have any number of cards named ~".
pub(super) fn outside(i: &mut Input<'_>) -> Parsed<Said> {
    if said(i, "hand") {
        number(i)?;
        words(", life")(i)?;
        number(i)?;
    } else if said(i, "if ~ is in your opening hand ,") {
        words("you may begin the game")(i)?;
        words("with it on the battlefield")(i)?;
    } else if said(i, "you may reveal") {
        noun::own(i)?;
        words("from your opening hand")(i)?;
    } else if said(i, "remove ~ from your deck before playing") {
        words("if you're not playing for ante")(i)?;
    } else if said(i, "a deck can have any number of cards named") {
        noun::name(i)?;
    } else if said(i, "a deck can have up to") {
        super::number::plain(i)?;
        words("cards named")(i)?;
        noun::name(i)?;
    } else if said(i, "based on") {
        // Which other card it was made of.
        token(i, |token| (token.sort == Sort::Capital).then_some(()))?;
        super::costs::until(i, &[])?;
    } else if said_any(i, DRAFTING) {
        super::costs::until(i, &[])?;
    } else if said(i, "companion \u{2014}") {
        // Which decks it goes with.
        while token(i, |_| Some(())).is_ok() {}
    } else if !said_any(i, WHOLE) {
        if noun::simple(i)? != Thing::Own {
            return Err(EmptyError);
        }
        words("can be your commander")(i)?;
    }
    if at_end(i) { Ok(Said::Outside) } else { Err(EmptyError) }
}

/// A number with its sign.
fn number(i: &mut Input<'_>) -> Parsed<()> {
    token(i, |token| (token.sort == Sort::Number && token.text.starts_with(['+', '-'])).then_some(()))
}

/// How sentences begin that speak of a draft.
const DRAFTING: &[&str] = &[
    "reveal ~ as you draft it and note",
    "reveal the next card you draft and note",
    "as you draft a card , you may",
    "during the draft , you may",
    "after you draft ~ , you may",
    "immediately after the draft , you may",
    "each player passes the last card from each booster pack",
    "you may look at the next card drafted from",
    "before taking mulligans ,",
    "your deck can't have",
];

const WHOLE: &[&str] = &[
    "choose a background",
    "hidden agenda",
    "double agenda",
    "draft ~ face up",
    "doctor 's companion",
    "friends forever",
    "partner \u{2014} survivors",
    "partner \u{2014} father & son",
    "partner \u{2014} character select",
    "reveal ~ as you draft it",
];
