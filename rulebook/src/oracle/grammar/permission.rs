//! What somebody may cast or play, from where, and as though what were so; what somebody may look at.

use language::select::What;
use winnow::combinator::alt;
use winnow::error::EmptyError;
use winnow::prelude::*;
use winnow::stream::Stream;

use super::costs::until;
use super::words::{ahead, at_end, maybe, said, said_any, words};
use super::{Input, Parsed, asks, keyword, noun};
use crate::oracle::tree::{How, Like, Said, Thing, Trait};

/// What somebody may cast or play, from where, or as though something were so, and how long; what somebody may look at.
///
/// By such a sentence itself nothing is cast: where it speaks of one card, or of those named before, it has to say how long.
pub(super) fn permission(i: &mut Input<'_>) -> Parsed<Said> {
    let start = i.checkpoint();
    if said(i, "if you cast a spell this way ,")
        && said(i, "you may cast it")
        && said(i, "as though it had flash")
        && at_end(i)
    {
        return Ok(Said::Timing);
    }
    i.reset(&start);
    let of_own = |i: &mut Input<'_>| {
        words("if")(i)?;
        asks::asks(i)?;
        words(", you may cast")(i)?;
        noun::own(i)
    };
    if maybe(i, of_own).is_some() {
        let how = &[
            "without paying its mana cost and as though it had flash",
            "without paying its mana cost",
            "as though it had flash",
        ];
        if !said_any(i, how) {
            return Err(EmptyError);
        }
        return if at_end(i) { Ok(Said::Timing) } else { Err(EmptyError) };
    }
    i.reset(&start);
    let conditional = maybe(i, in_front).is_some();
    // A copy is cast at once.
    if conditional && MAY_CAST_COPIES.iter().any(|all| ahead(i, all)) {
        return Err(EmptyError);
    }
    let timed = maybe(i, |i: &mut Input<'_>| alt((so_long, so_often)).parse_next(i)).is_some();
    if timed {
        words(",")(i)?;
    }
    if said_any(i, REVEALED) {
        return if at_end(i) { Ok(Said::Looking) } else { Err(EmptyError) };
    }
    let others = said_any(i, &["its owner may", "that player may", "the player may", "they may"]);
    if !others && !said_any(i, &["you may", "any player may", "each player may", "players may"]) {
        return Err(EmptyError);
    }
    let both = said(i, "look at the top card of your library and")
        && said(i, "at face-down creatures you don't control any time");
    let this_turn = says_this_turn(i);
    let found = if both || said_any(i, LOOKS) {
        if said_any(i, &[", and you may", "and you may"]) {
            casts(i, timed, others || conditional)?;
            Said::Timing
        } else {
            Said::Looking
        }
    } else if said_any(i, LANDS) {
        said(i, "this turn");
        Said::Timing
    } else {
        casts(i, timed, others || conditional)?;
        if this_turn && !timed && !conditional { Said::MayThisTurn } else { Said::Timing }
    };
    if at_end(i) { Ok(found) } else { Err(EmptyError) }
}

/// Whether it says "this turn".
fn says_this_turn(i: &Input<'_>) -> bool {
    let words: Vec<&str> = i.input.iter().map(|token| &*token.text).collect();
    words.windows(2).any(|two| two == ["this", "turn"])
}

/// That a copy may be cast.
const MAY_CAST_COPIES: &[&str] =
    &["you may cast the copy", "you may cast the copies", "you may cast that copy"];

/// "If you do,", "otherwise,": on what it depends whether somebody may.
fn in_front(i: &mut Input<'_>) -> Parsed<()> {
    if said(i, "otherwise ,") {
        return Ok(());
    }
    said(i, "then");
    words("if")(i)?;
    asks::asks(i)?;
    words(",")(i)
}

const REVEALED: &[&str] = &[
    "play with the top card of your library revealed",
    "players play with the top card of their libraries revealed",
    "your opponents play with their hands revealed",
    "players play with their hands revealed",
    "play with your hand revealed",
];

const LOOKS: &[&str] = &[
    "look at the top card of your library any time",
    "look at face-down creatures your opponents control any time",
    "look at face-down creatures you don't control any time",
    "look at face-down creatures you control any time",
    "look at cards exiled with ~",
    "look at the cards exiled with ~",
    "look at cards you own exiled with ~",
    "look at it for as long as it remains exiled",
    "look at that card for as long as it remains exiled",
    "look at the exiled card for as long as it remains exiled",
    "look at them for as long as they remain exiled",
    "look at those cards for as long as they remain exiled",
];

const LANDS: &[&str] = &[
    "play an additional land on each of your turns",
    "play an additional land during each of your turns",
    "play an additional land on each of their turns",
    "play an additional land during each of their turns",
    "play two additional lands on each of your turns",
    "play any number of lands on each of your turns",
    "play up to two additional lands",
    "play up to three additional lands",
    "play two additional lands",
    "play an additional land",
];

/// "Cast that card this turn", "cast spells as though they had flash", "play lands from your graveyard".
fn casts(i: &mut Input<'_>, timed: bool, for_a_time: bool) -> Parsed<()> {
    if !said_any(i, &["cast", "play", "look at and play", "look at and cast"]) {
        return Err(EmptyError);
    }
    if said_any(i, COPIES) {
        let free = ["without paying its mana cost", "without paying their mana costs"];
        return if said_any(i, &free) || at_end(i) { Ok(()) } else { Err(EmptyError) };
    }
    let of_place = &[
        "the top card of your library",
        "lands from your graveyard",
        "the cards exiled this way",
        "cards exiled this way",
        "cards exiled with ~",
    ];
    let what = if said_any(i, of_place) { Thing::Own } else { kinds(i)? };
    let placed_own = is_own_from(&what);
    let is_own = what == Thing::Own || placed_own;
    let is_kind = matches!(&what, Thing::Such(How::Each, _));
    let from = said_any(i, FROM) || placed_own;
    let early = maybe(i, so_long).is_some();
    let flash = said_any(i, &["as though they had flash", "as though it had flash"]);
    if flash && said(i, "if you pay") {
        keyword::mana(i)?;
        words("more to cast it")(i)?;
    }
    let long = early || maybe(i, so_long).is_some();
    said_any(i, &["without paying its mana cost", "without paying their mana costs"]);
    let long = long || maybe(i, so_long).is_some();
    if said_any(i, &[", and", "and"]) {
        any_mana(i)?;
    }
    let exiled = matches!(&what, Thing::Such(_, Like(traits)) if traits.contains(&Trait::ExiledWithOwn));
    let placed = is_kind && (from || flash || exiled || what.is_placed());
    let from_where = is_own && from || timed && what.is_placed();
    if (from_where || placed) && said(i, "by") {
        // What is paid besides, a board says.
        until(i, &["in", "rather", "instead"])?;
        let besides = &[
            "in addition to paying its other costs",
            "in addition to paying their other costs",
            "in addition to their other costs",
            "rather than paying its mana cost",
            "instead of its mana cost",
        ];
        if !said_any(i, besides) {
            return Err(EmptyError);
        }
    } else if is_own && from && said(i, "using its") {
        keyword::filter(i)?;
        words("ability")(i)?;
    }
    if is_own && from && said(i, "as long as") {
        asks::asks(i)?;
    }
    if (is_own || timed && from) && said(i, "if") {
        asks::asks(i)?;
    }
    // Of one card among others somebody would have to say which.
    let of_anybody = is_own || placed;
    if timed || long || of_anybody && !for_a_time { Ok(()) } else { Err(EmptyError) }
}

/// Copies that were spoken of before.
const COPIES: &[&str] = &[
    "the copy",
    "the copies",
    "that copy",
    "any number of the copies",
    "one of the copies",
    "up to two of the copies",
    "up to three of the copies",
];

/// What is cast or played: one kind, or several of them: "lands and cast Elf spells".
fn kinds(i: &mut Input<'_>) -> Parsed<Thing> {
    let mut what = noun::thing(i)?;
    while matches!(what, Thing::Such(How::Each, _)) {
        let start = i.checkpoint();
        let more = said(i, "and") && {
            said_any(i, &["cast", "play"]);
            true
        };
        let Some(next @ Thing::Such(How::Each, _)) = maybe(i, noun::thing).filter(|_| more) else {
            i.reset(&start);
            break;
        };
        what = next;
    }
    Ok(what)
}

/// "~ from your graveyard".
fn is_own_from(what: &Thing) -> bool {
    matches!(what, Thing::Such(_, Like(traits)) if traits.first() == Some(&Trait::Is(What::This)))
}

const FROM: &[&str] = &[
    "from the top of your library",
    "from your graveyard or from exile",
    "from your graveyard",
    "from exile",
    "from among cards exiled with ~",
    "from among the cards exiled with ~",
];

/// What mana may be spent on what is cast so.
fn any_mana(i: &mut Input<'_>) -> Parsed<()> {
    let spent = if said(i, "you may spend mana as though it were") {
        said_any(i, &["mana of any color", "mana of any type"]) && said(i, "to cast")
    } else {
        said(i, "mana of any type can be spent") && said(i, "to cast")
    };
    let what =
        &["it", "them", "that spell", "those spells", "spells this way", "a spell this way", "the spell"];
    if spent && said_any(i, what) { Ok(()) } else { Err(EmptyError) }
}

/// When, or how often, somebody may: "once each turn", "during your next turn", "as long as you control an Elf".
fn so_often(i: &mut Input<'_>) -> Parsed<()> {
    if said(i, "as long as") {
        return asks::asks(i).map(|_| ());
    }
    if said(i, "during any turn you attacked with") {
        noun::thing(i)?;
        return Ok(());
    }
    let any = &[
        "once each turn",
        "once during each of your turns",
        "once on each of your turns",
        "during each of your turns",
        "during your next turn",
        "during your turn",
    ];
    if said_any(i, any) { Ok(()) } else { Err(EmptyError) }
}

/// How long somebody may.
fn so_long(i: &mut Input<'_>) -> Parsed<()> {
    let any = &[
        "this turn",
        "until end of turn",
        "until the end of your next turn",
        "until your next turn",
        "until your next end step",
        "for as long as it remains exiled",
        "for as long as they remain exiled",
        "for as long as that card remains exiled",
        "for as long as those cards remain exiled",
        "for as long as you control ~",
        "until you exile another card with ~",
        "until end of combat on your next turn",
    ];
    if said_any(i, any) { Ok(()) } else { Err(EmptyError) }
}
