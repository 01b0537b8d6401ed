//! Sentences that no ruling asks: what mana is kept or spent as, and when or how often somebody may act, in words of their own.

use winnow::error::EmptyError;
use winnow::stream::Stream;

use super::words::{at_end, maybe, said, said_any, table, words};
use super::{Input, Parsed, asks, costs, description, noun};
use crate::oracle::tree::Said;

/// A way to say it.
type Way = fn(&mut Input<'_>) -> Parsed<()>;

/// What mana is kept or spent as, or when somebody may act.
pub(super) fn unasked(i: &mut Input<'_>) -> Parsed<Said> {
    let start = i.checkpoint();
    let parts: [(Way, Said); 3] = [(mana, Said::Mana), (timing, Said::Timing), (may_exert, Said::MayExert)];
    for (one, found) in parts {
        if one(i).is_ok() && at_end(i) {
            return Ok(found);
        }
        i.reset(&start);
    }
    Err(EmptyError)
}

fn mana(i: &mut Input<'_>) -> Parsed<()> {
    if said(i, "if you cast a spell this way ,") {
        return of_any_type(i);
    }
    if said(i, "this mana can't be spent to") {
        return costs::until(i, &[]);
    }
    if said_any(i, &["mana of any type can be spent to", "you may spend mana of any type to"]) {
        return if said_any(i, PAID_FOR) { Ok(()) } else { Err(EmptyError) };
    }
    if !said_any(i, &["you may spend", "players may spend"]) {
        return Err(EmptyError);
    }
    let other = said(i, "other");
    if !other {
        maybe(i, table(description::COLORS));
    }
    words("mana")(i)?;
    said(i, "only");
    words("as though it were")(i)?;
    if said_any(i, &["colorless mana", "mana of any color", "mana of any type"]) {
        return if at_end(i) || said(i, "to") && said_any(i, PAID_FOR) { Ok(()) } else { Err(EmptyError) };
    }
    table(description::COLORS)(i)?;
    words("mana")(i)
}

/// "Mana of any type can be spent to cast it".
fn of_any_type(i: &mut Input<'_>) -> Parsed<()> {
    if !said(i, "mana of any type can be spent to") {
        words("you may spend mana as though it were")(i)?;
        if !said_any(i, &["mana of any color to", "mana of any type to"]) {
            return Err(EmptyError);
        }
    }
    if said_any(i, PAID_FOR) { Ok(()) } else { Err(EmptyError) }
}

/// What the mana is spent on.
const PAID_FOR: &[&str] = &[
    "cast those spells",
    "cast that spell",
    "cast them",
    "cast it",
    "cast spells this way",
    "activate those abilities",
    "activate ~'s abilities",
];

/// When or how often somebody may act.
pub(super) fn timing(i: &mut Input<'_>) -> Parsed<()> {
    if said(i, "as long as") {
        asks::asks(i)?;
        words(",")(i)?;
    } else {
        said_any(i, &["during each opponent 's end step ,", "during your turn ,"]);
    }
    if let Some((so, _)) = ACTS.iter().find(|(_, who)| said(i, who)) {
        return words(so)(i);
    }
    if maybe(i, flash_of_own).is_some() {
        return Ok(());
    }
    if said_any(i, &["you may activate loyalty abilities of", "you may activate the loyalty abilities of"]) {
        noun::thing(i)?;
        let when = &[
            "on any player 's turn any time you could cast an instant",
            "twice each turn rather than only once",
            "twice this turn rather than only once",
        ];
        return if said_any(i, when) { Ok(()) } else { Err(EmptyError) };
    }
    Err(EmptyError)
}

/// "~ has flash as long as you control a Goat".
fn flash_of_own(i: &mut Input<'_>) -> Parsed<()> {
    noun::own(i)?;
    words("has flash")(i)?;
    if at_end(i) {
        return Ok(());
    }
    if !said_any(i, &["as long as", "if"]) {
        return Err(EmptyError);
    }
    asks::asks(i).map(|_| ())
}

/// When or how often somebody may do something, behind who may do what.
const ACTS: &[(&str, &str)] = &[
    ("any time you could cast an instant", "you may activate equip abilities"),
    ("you cast each turn as though it had flash", "you may cast the first creature spell"),
    ("any time you could cast an instant", "you may activate her loyalty abilities"),
    ("as though they had flash", "you may cast spells"),
    ("any time you could cast an instant", "you may activate his loyalty abilities"),
    ("only once each turn", "you may activate each of those abilities"),
    ("twice during each of your turns rather than once", "creatures you control can boast"),
    ("as though they had flash", "you may cast aura spells with enchant creature"),
];

/// "You may exert ~ as it attacks", also only if that has not been done this turn.
fn may_exert(i: &mut Input<'_>) -> Parsed<()> {
    if said(i, "if") {
        noun::own(i)?;
        words("hasn't been exerted this turn ,")(i)?;
    }
    words("you may exert")(i)?;
    if !said_any(i, &["it", "him", "her"]) {
        noun::own(i)?;
    }
    if said_any(i, &["as it attacks", "as he attacks", "as she attacks"]) { Ok(()) } else { Err(EmptyError) }
}
