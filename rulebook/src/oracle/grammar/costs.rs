//! What sentences say of costs in mana, and of when something may be activated: no ruling depends on these.

use winnow::error::EmptyError;
use winnow::stream::Stream;

use super::words::{at_end, list, said, said_any, verb, words};
use super::{Input, Parsed, asks, gain, keyword, noun, sentence};
use crate::oracle::tree::Said;

/// "This spell costs {2} less to cast if you control an artifact".
pub(super) fn mana_cost(i: &mut Input<'_>) -> Parsed<Said> {
    noun::thing(i)?;
    verb("cost")(i)?;
    keyword::mana(i)?;
    if !said_any(i, &["less to cast", "more to cast"]) {
        return Err(EmptyError);
    }
    if said(i, "for each") {
        noun::plain(i)?;
    } else if said(i, "if") {
        asks::asks(i)?;
    } else {
        let start = i.checkpoint();
        if gain::x_is(i).is_err() {
            i.reset(&start);
        }
    }
    if at_end(i) { Ok(Said::ManaCost) } else { Err(EmptyError) }
}

/// When, how often, or by whom something may be activated.
pub(super) fn timing(i: &mut Input<'_>) -> Parsed<Said> {
    words("activate")(i)?;
    if !said_any(i, &["only", "no more than"]) {
        return Err(EmptyError);
    }
    loop {
        if said(i, "if") {
            asks::asks(i)?;
        } else if !said_any(i, WHEN) {
            return Err(EmptyError);
        }
        if at_end(i) {
            return Ok(Said::Timing);
        }
        if !said_any(i, &["and only", ", and only", "and"]) {
            return Err(EmptyError);
        }
    }
}

/// "As an additional cost to cast this spell, sacrifice a creature".
pub(super) fn additional(i: &mut Input<'_>) -> Parsed<Said> {
    words("as an additional cost to cast")(i)?;
    noun::own(i)?;
    words(",")(i)?;
    let costs = list(sentence::cost, &[", and", "and", ","])(i)?;
    if at_end(i) { Ok(Said::AdditionalCost(costs)) } else { Err(EmptyError) }
}

/// "Spend this mana only to cast creature spells or activate abilities of creatures".
pub(super) fn spend(i: &mut Input<'_>) -> Parsed<Said> {
    words("spend this mana only to")(i)?;
    let what = |i: &mut Input<'_>| {
        if said(i, "activate abilities") {
            return if said(i, "of") { noun::thing(i).map(|_| ()) } else { Ok(()) };
        }
        words("cast")(i)?;
        noun::thing(i).map(|_| ())
    };
    list(what, &["or to", "or", "and"])(i)?;
    if at_end(i) { Ok(Said::Mana) } else { Err(EmptyError) }
}

/// For how long cards may be played.
const AS_LONG: &[&str] = &[
    "this turn",
    "until end of turn",
    "until the end of turn",
    "until the end of your next turn",
    "until your next end step",
    "for as long as it remains exiled",
    "for as long as they remain exiled",
    "for as long as that card remains exiled",
    "for as long as those cards remain exiled",
];

/// "You may play that card this turn": when a card may be played is not asked.
pub(super) fn permission(i: &mut Input<'_>) -> Parsed<Said> {
    let before = said_any(i, AS_LONG) && said(i, ",");
    if !said_any(i, &["you may play", "you may cast"]) {
        return Err(EmptyError);
    }
    if said(i, "an additional land") {
        return if said(i, "this turn") && at_end(i) { Ok(Said::Timing) } else { Err(EmptyError) };
    }
    noun::simple(i)?;
    let behind = !before && said_any(i, AS_LONG);
    if !(before || behind) {
        return Err(EmptyError);
    }
    if said_any(i, &["without paying its mana cost", "without paying their mana costs"]) && at_end(i) {
        return Ok(Said::Timing);
    }
    if said_any(i, &[", and", "and"]) {
        let spends = said_any(
            i,
            &[
                "you may spend mana as though it were mana of any color to cast",
                "you may spend mana as though it were mana of any type to cast",
            ],
        );
        if spends {
            noun::simple(i)?;
        } else {
            words("mana of any type can be spent to cast")(i)?;
            noun::simple(i)?;
        }
    }
    if at_end(i) { Ok(Said::Timing) } else { Err(EmptyError) }
}

const WHEN: &[&str] = &[
    "as a sorcery",
    "as an instant",
    "once each turn",
    "once",
    "twice each turn",
    "three times each turn",
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
];
