//! What was paid or chosen as something was cast.

use winnow::error::EmptyError;

use super::super::words::{ahead, maybe, said, said_any, table, words};
use super::super::{Input, Parsed, keyword, noun};
use super::not_unless;
use crate::oracle::tree::{Asks, Happening, How, Like, Player, Thing, Trait};

/// What was paid or chosen as the card itself was cast.
pub(super) fn paid(i: &mut Input<'_>) -> Parsed<Asks> {
    if let Some(found) = maybe(
        i,
        table(&[
            ("evidence was collected", Asks::Paid(Thing::Own, "evidence collected")),
            ("the gift was promised", Asks::Paid(Thing::Own, "gift promised")),
        ]),
    ) {
        return Ok(found);
    }
    if let Some(found) = maybe(i, as_cast) {
        return Ok(found);
    }
    if said(i, "the gift wasn't promised") {
        return Ok(Asks::Not(Box::new(Asks::Paid(Thing::Own, "gift promised"))));
    }
    if said(i, "tribute wasn't paid") {
        return Ok(Asks::Not(Box::new(Asks::Paid(Thing::Own, "tribute"))));
    }
    if let Some(word) = maybe(i, |i: &mut Input<'_>| {
        if !said_any(i, &["its", "her", "his"]) {
            return Err(EmptyError);
        }
        let word = table(COSTS)(i)?;
        words("cost was paid")(i).map(|()| word)
    }) {
        let paid = Asks::Paid(Thing::Own, word);
        // What it was paid for has entered since.
        return Ok(if said(i, "this turn") { Asks::All(vec![paid, entered_this_turn()]) } else { paid });
    }
    let what = noun::simple(i)?;
    if said(i, "'s") {
        if said(i, "additional cost was paid") {
            return Ok(Asks::Paid(what, "additional cost"));
        }
        let word = table(COSTS)(i)?;
        return words("cost was paid")(i).map(|()| Asks::Paid(what, word));
    }
    if said(i, "was cast using") {
        let word = table(&[("web-slinging", "web-slinging"), ("teamwork", "teamwork")])(i)?;
        return Ok(Asks::Paid(what, word));
    }
    let yes = table(&[("was", true), ("wasn't", false)])(i)?;
    let word = table(&[
        ("kicked", "kicked"),
        ("bargained", "bargained"),
        ("foretold", "foretold"),
        ("unearthed", "unearth"),
        ("embalmed", "embalm"),
    ])(i)?;
    // One of two kickers, by its cost.
    if said(i, "with its") {
        let cost = keyword::mana_words(i)?;
        words("kicker")(i)?;
        return if word == "kicked" { Ok(Asks::Kicked(what, cost)) } else { Err(EmptyError) };
    }
    if ahead(i, "with") || ahead(i, "twice") {
        return Err(EmptyError);
    }
    Ok(not_unless(yes, Asks::Paid(what, word)))
}

/// "You controlled a Goat as you cast this spell", "you revealed a Goat card or controlled a Goat as you cast it".
fn as_cast(i: &mut Input<'_>) -> Parsed<Asks> {
    words("you")(i)?;
    let revealed = maybe(i, |i: &mut Input<'_>| {
        if !said_any(i, &["revealed a", "revealed an"]) {
            return Err(EmptyError);
        }
        noun::like(i, false)?;
        words("or")(i)
    });
    if !said_any(i, &["controlled a", "controlled an"]) {
        return Err(EmptyError);
    }
    let Like(mut traits) = noun::like(i, false)?;
    traits.push(Trait::Controlled(Player::You));
    words("as you cast")(i)?;
    noun::own(i)?;
    let controlled = Asks::AsCast(Box::new(Asks::Exists(Like(traits))));
    Ok(match revealed {
        // What is revealed is an additional cost that need not be paid.
        Some(()) => Asks::Any(vec![Asks::Paid(Thing::Own, "additional cost"), controlled]),
        None => controlled,
    })
}

/// Costs that are called like the abilities that let them be paid.
const COSTS: &[(&str, &str)] = &[
    ("madness", "madness"),
    ("spectacle", "spectacle"),
    ("freerunning", "freerunning"),
    ("mayhem", "mayhem"),
    ("emerge", "emerge"),
    ("sneak", "sneak"),
    ("prowl", "prowl"),
    ("surge", "surge"),
    ("dash", "dash"),
    ("evoke", "evoke"),
    ("buyback", "buyback"),
    ("flashback", "flashback"),
    ("blitz", "blitz"),
    ("escape", "escape"),
    ("warp", "warp"),
    ("unearth", "unearth"),
    ("disturb", "disturb"),
    ("overload", "overload"),
    ("cleave", "cleave"),
];

/// The card itself has entered this turn.
fn entered_this_turn() -> Asks {
    let any = Thing::Such(How::Each, Like::default());
    let entered = Trait::Happened(Box::new(Happening::Enters(any, None)));
    Asks::Is(Thing::Own, Like(vec![entered]))
}
