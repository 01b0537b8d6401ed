//! What sentences say of costs in mana, and of when something may be activated or cast: no ruling depends on these. An
//! additional cost of a spell stands here, too, and is held.

use winnow::combinator::alt;
use winnow::error::EmptyError;
use winnow::prelude::*;
use winnow::stream::Stream;

use super::words::{at_end, list, maybe, said, said_any, token, verb, words};
use super::{Input, Parsed, asks, keyword, noun, sentence};
use crate::oracle::text::{Sort, Token};
use crate::oracle::tree::{Action, Cost, How, Said, Thing};

/// "This spell costs {2} less to cast if you control an artifact", "creature spells you cast cost {1} less to cast".
///
/// Of which costs they are, and on what that depends, no ruling depends either: whatever says it, does.
pub(super) fn mana_cost(i: &mut Input<'_>) -> Parsed<Said> {
    if maybe(i, no_less).is_some() || maybe(i, equal_cost).is_some() {
        return if at_end(i) { Ok(Said::ManaCost) } else { Err(EmptyError) };
    }
    if said_any(i, &["as long as", "during", "if"]) {
        until(i, &[","])?;
        words(",")(i)?;
    }
    until(i, &["cost", "costs"])?;
    verb("cost")(i)?;
    said(i, "up to");
    keyword::mana(i)?;
    if !said_any(i, &["less to cast", "more to cast", "less to activate", "more to activate"]) {
        return Err(EmptyError);
    }
    said(i, ",");
    if said_any(i, &["for each", "if", "where x is", "as long as", "during", "unless", "while"]) {
        until(i, &[])?;
    }
    if at_end(i) { Ok(Said::ManaCost) } else { Err(EmptyError) }
}

/// "The flashback cost is equal to its mana cost".
fn equal_cost(i: &mut Input<'_>) -> Parsed<()> {
    words("the")(i)?;
    keyword::filter(i)?;
    words("cost is equal to")(i)?;
    if said_any(i, &["its mana cost", "the card 's mana cost", "that card 's mana cost"]) {
        Ok(())
    } else {
        Err(EmptyError)
    }
}

/// Below what no cost is reduced.
fn no_less(i: &mut Input<'_>) -> Parsed<()> {
    words("this effect can't reduce the")(i)?;
    if !said_any(i, &["mana in that cost", "amount of mana an ability costs to activate"]) {
        return Err(EmptyError);
    }
    words("to less than one mana")(i)
}

/// Words up to one of these, or to the end where none are named. What says that something else is done is none of them.
fn until(i: &mut Input<'_>, ends: &[&str]) -> Parsed<()> {
    let goes_on = |token: &Token| {
        let word = &*token.text;
        (!ends.contains(&word) && !DOES.contains(&word) && token.sort != Sort::Quote).then_some(())
    };
    token(i, goes_on)?;
    while token(i, goes_on).is_ok() {}
    Ok(())
}

/// Words that say that something else is done, or is so besides.
const DOES: &[&str] = &[
    "get",
    "gets",
    "gain",
    "gains",
    "can't",
    "enter",
    "enters",
    "draw",
    "draws",
    "loses",
    "deal",
    "deals",
    "create",
    "put",
    "sacrifice",
    "becomes",
    "would",
    "when",
    "whenever",
    "may",
    "then",
    ":",
    "\u{2014}",
    "\u{2022}",
];

/// What somebody may cast or play, from where, or as though something were so, and how long; what somebody may look at.
///
/// By such a sentence itself nothing is cast: where it speaks of one card, or of those named before, it has to say how long.
pub(super) fn permission(i: &mut Input<'_>) -> Parsed<Said> {
    let start = i.checkpoint();
    if said(i, "if") {
        asks::asks(i)?;
        words(", you may cast")(i)?;
        noun::own(i)?;
        words("without paying its mana cost")(i)?;
        return if at_end(i) { Ok(Said::Timing) } else { Err(EmptyError) };
    }
    i.reset(&start);
    let timed = maybe(i, |i: &mut Input<'_>| alt((so_long, so_often)).parse_next(i)).is_some();
    if timed {
        words(",")(i)?;
    }
    if said_any(i, REVEALED) {
        return if at_end(i) { Ok(Said::Looking) } else { Err(EmptyError) };
    }
    let others = timed && said_any(i, &["its owner may", "that player may", "they may"]);
    if !others {
        words("you may")(i)?;
    }
    let found = if said_any(i, LOOKS) {
        Said::Looking
    } else if said_any(i, LANDS) {
        said(i, "this turn");
        Said::Timing
    } else {
        casts(i, timed)?;
        Said::Timing
    };
    if at_end(i) { Ok(found) } else { Err(EmptyError) }
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
    "look at face-down creatures you don't control any time",
    "look at face-down creatures you control any time",
    "look at cards exiled with ~",
    "look at the cards exiled with ~",
    "look at cards you own exiled with ~",
];

const LANDS: &[&str] = &[
    "play an additional land on each of your turns",
    "play two additional lands on each of your turns",
    "play any number of lands on each of your turns",
    "play up to two additional lands",
    "play up to three additional lands",
    "play two additional lands",
    "play an additional land",
];

/// "Cast that card this turn", "cast spells as though they had flash", "play lands from your graveyard".
fn casts(i: &mut Input<'_>, timed: bool) -> Parsed<()> {
    if !said_any(i, &["cast", "play"]) {
        return Err(EmptyError);
    }
    let of_place = &[
        "the top card of your library",
        "lands from your graveyard",
        "the cards exiled this way",
        "cards exiled this way",
        "cards exiled with ~",
    ];
    let what = if said_any(i, of_place) { Thing::Own } else { noun::thing(i)? };
    let is_own = what == Thing::Own;
    let is_kind = matches!(&what, Thing::Such(How::Each, _));
    let from = said_any(i, FROM);
    let flash = said_any(i, &["as though they had flash", "as though it had flash"]);
    if flash && said(i, "if you pay") {
        keyword::mana(i)?;
        words("more to cast it")(i)?;
    }
    let long = maybe(i, so_long).is_some();
    said_any(i, &["without paying its mana cost", "without paying their mana costs"]);
    if said_any(i, &[", and", "and"]) {
        any_mana(i)?;
    }
    if is_own && from && said(i, "by") {
        // What is paid besides, a board says.
        until(i, &["in"])?;
        words("in addition to paying its other costs")(i)?;
    }
    if (is_own || timed && from) && said(i, "if") {
        asks::asks(i)?;
    }
    // Of one card among others somebody would have to say which.
    let placed = is_kind && (from || flash || what.is_placed());
    if is_own || timed || long || placed { Ok(()) } else { Err(EmptyError) }
}

const FROM: &[&str] = &["from the top of your library", "from your graveyard", "from exile"];

/// What mana may be spent on what is cast so.
fn any_mana(i: &mut Input<'_>) -> Parsed<()> {
    let spent = if said(i, "you may spend mana as though it were") {
        said_any(i, &["mana of any color", "mana of any type"]) && said(i, "to cast")
    } else {
        said(i, "mana of any type can be spent") && said(i, "to cast")
    };
    if spent && said_any(i, &["it", "that spell", "those spells"]) { Ok(()) } else { Err(EmptyError) }
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
    ];
    if said_any(i, any) { Ok(()) } else { Err(EmptyError) }
}

/// What mana may be spent on, or as what: "spend this mana only to cast creature spells".
pub(super) fn spending(i: &mut Input<'_>) -> Parsed<Said> {
    if said(i, "you may spend mana as though it were") {
        if !said_any(i, &["mana of any color", "mana of any type"]) {
            return Err(EmptyError);
        }
    } else if said(i, "spend only") {
        // "Spend only black mana on X".
        until(i, &["mana"])?;
        words("mana")(i)?;
        if !said_any(i, &["on", "produced by", "from"]) {
            return Err(EmptyError);
        }
    } else {
        words("spend this mana only")(i)?;
    }
    if !at_end(i) {
        until(i, &[])?;
    }
    if at_end(i) { Ok(Said::Mana) } else { Err(EmptyError) }
}

/// When, how often, or by whom something may be activated.
///
/// How many cards may be kept as a turn ends is said here, too: what is discarded then, a board says.
pub(super) fn timing(i: &mut Input<'_>) -> Parsed<Said> {
    if said_any(i, HAND_SIZE) || maybe(i, hand_size).is_some() {
        said(i, "for the rest of the game");
        return if at_end(i) { Ok(Said::Timing) } else { Err(EmptyError) };
    }
    if said(i, "you may activate abilities of") {
        noun::thing(i)?;
        words("as though")(i)?;
        return if said(i, "those creatures had haste") && at_end(i) {
            Ok(Said::Timing)
        } else {
            Err(EmptyError)
        };
    }
    let by_others = said_any(i, ACTIVATED_BY);
    if by_others && at_end(i) {
        return Ok(Said::Timing);
    }
    if by_others {
        if !said_any(i, &["but only", "and only"]) {
            return Err(EmptyError);
        }
    } else if said(i, "cast") {
        noun::own(i)?;
        words("only")(i)?;
    } else {
        words("activate")(i)?;
        said(i, "this ability");
        if !said_any(i, &["only", "no more than"]) {
            return Err(EmptyError);
        }
    }
    loop {
        let known = said_any(i, STATES) || said_any(i, WHEN);
        if !known && said(i, "if") {
            when(i)?;
        } else if !known {
            return Err(EmptyError);
        }
        if at_end(i) {
            return Ok(Said::Timing);
        }
        if !said_any(i, &[", and only", "and only", ", only", ", and", "and", "or"]) {
            return Err(EmptyError);
        }
    }
}

/// Who may activate an ability besides, or in place of, its controller.
const ACTIVATED_BY: &[&str] = &[
    "any player may activate this ability",
    "any opponent may activate this ability",
    "only any opponent may activate this ability",
    "only your opponents may activate this ability",
    "only you may activate this ability",
];

/// "If you control a Swamp, you may pay 4 life rather than pay ~'s mana cost". When it may be paid is no matter, as when
/// a spell may be cast.
pub(super) fn alternative(i: &mut Input<'_>) -> Parsed<Said> {
    if said(i, "if") {
        when(i)?;
        words(",")(i)?;
    }
    words("you may")(i)?;
    let costs = list(sentence::cost, &[", and", "and", ","])(i)?;
    words("rather than pay")(i)?;
    noun::own(i)?;
    words("'s mana cost")(i)?;
    if !at_end(i) {
        return Err(EmptyError);
    }
    let of_mana = costs.iter().all(|cost| matches!(cost, Cost::Mana | Cost::Does(Action::PayMana { .. })));
    Ok(if of_mana { Said::ManaCost } else { Said::OptionalCost("alternative cost", costs) })
}

/// What must be so for something to be paid, or activated, whatever it is: words to the comma, or to the end.
fn when(i: &mut Input<'_>) -> Parsed<()> {
    let known = maybe(i, |i: &mut Input<'_>| {
        asks::asks(i)?;
        if at_end(i) || super::words::ahead(i, ",") { Ok(()) } else { Err(EmptyError) }
    });
    if known.is_some() {
        return Ok(());
    }
    let goes_on = |token: &Token| {
        let word = &*token.text;
        let matters = word == "," || MATTER.contains(&word) || token.sort == Sort::Quote;
        (!matters).then_some(())
    };
    token(i, goes_on)?;
    while token(i, goes_on).is_ok() {}
    Ok(())
}

/// Words of which a ruling could depend, wherever they stand.
const MATTER: &[&str] = &[
    "would",
    "instead",
    "prevent",
    "prevented",
    "counter",
    "counters",
    "token",
    "tokens",
    "damage",
    "can't",
    "then",
];

/// "As an additional cost to cast this spell, sacrifice a creature".
pub(super) fn additional(i: &mut Input<'_>) -> Parsed<Said> {
    words("as an additional cost to cast")(i)?;
    noun::own(i)?;
    words(",")(i)?;
    let mut may = said(i, "you may");
    let mut costs = list(sentence::cost, &[", and", "and", ","])(i)?;
    // "Sacrifice a creature, discard a card, or pay 4 life".
    let other = |i: &mut Input<'_>| {
        if said_any(i, &[", or", "or"]) { sentence::cost(i) } else { Err(EmptyError) }
    };
    if !may {
        let start = i.checkpoint();
        if let Ok(last) = other(i)
            && at_end(i)
            && last != Cost::Does(Action::PayMana { x: false })
        {
            costs = vec![Cost::OneOf(costs.into_iter().chain([last]).collect())];
        } else {
            i.reset(&start);
        }
    }
    // Who does not do that pays mana, of which no ruling asks.
    if !may && said(i, "or pay") {
        keyword::mana(i)?;
        may = true;
    }
    if !at_end(i) {
        return Err(EmptyError);
    }
    Ok(if may { Said::OptionalCost("additional cost", costs) } else { Said::AdditionalCost(costs) })
}

/// What has to be so for something to be activated or cast, where nothing else asks for it.
const STATES: &[&str] = &[
    "if you've been attacked this step",
    "if this land entered this turn",
    "if ~ entered this turn",
    "if ~ attacked this turn",
    "if you attacked this turn",
    "if an opponent has three or more poison counters",
    "if an opponent was dealt damage this turn",
    "if ~ is on the stack",
];

const HAND_SIZE: &[&str] = &["you have no maximum hand size", "players have no maximum hand size"];

/// "Your maximum hand size is reduced by three".
fn hand_size(i: &mut Input<'_>) -> Parsed<()> {
    super::player::owner(i)?;
    words("maximum hand size is")(i)?;
    if !said_any(i, &["reduced by", "increased by"]) {
        super::number::plain(i)?;
        return Ok(());
    }
    super::number::plain(i).map(|_| ())
}

const WHEN: &[&str] = &[
    "as a sorcery",
    "as sorcery",
    "any time they could cast a sorcery",
    "any time you could play a sorcery",
    "any time you cast a sorcery",
    "during their turn before the end step",
    "during their turn",
    "during their draw step",
    "during combat after blockers are declared",
    "during combat before blockers are declared",
    "after combat",
    "as an instant",
    "once each turn",
    "once",
    "twice each turn",
    "three times each turn",
    "four times each turn",
    "once during each of your turns",
    "any time you could cast a sorcery",
    "any time you could cast an instant",
    "during your turn , before attackers are declared",
    "during your turn",
    "during an opponent 's turn",
    "during your upkeep",
    "during any upkeep step",
    "during combat",
    "during the declare attackers step",
    "during the declare blockers step",
    "before attackers are declared",
    "before blockers are declared",
    "before the combat damage step",
    "before the end of combat step",
    "before combat",
    "after blockers are declared",
    "after attackers are declared",
    "during the end of combat step",
    "during the end step",
    "during your end step",
    "during your draw step",
    "during your untap step",
    "during any player 's upkeep",
    "during an opponent 's upkeep",
    "during your main phase",
];
