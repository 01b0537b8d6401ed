//! What sentences say of costs in mana, and of when something may be activated or cast: no ruling depends on these. An
//! additional cost of a spell stands here, too, and is held.

use winnow::error::EmptyError;
use winnow::stream::Stream;

use super::words::{ahead, at_end, list, maybe, said, said_any, token, verb, words};
use super::{Input, Parsed, asks, keyword, noun, sentence};
use crate::oracle::text::{Sort, Token};
use crate::oracle::tree::{Action, Cost, Said, Trait};

/// "This spell costs {2} less to cast if you control an artifact", "creature spells you cast cost {1} less to cast".
///
/// Of which costs they are, and on what that depends, no ruling depends either: whatever says it, does.
pub(super) fn mana_cost(i: &mut Input<'_>) -> Parsed<Said> {
    // Which numbers may be announced for X, who announces one knows.
    if said(i, "x can't be 0") {
        return if at_end(i) { Ok(Said::ManaCost) } else { Err(EmptyError) };
    }
    let known = [no_less, equal_cost, only_of, of_keyword, of_action];
    if known.into_iter().any(|one| maybe(i, one).is_some()) {
        return if at_end(i) { Ok(Said::ManaCost) } else { Err(EmptyError) };
    }
    if said_any(i, &["as long as", "during", "if"]) {
        until(i, &[","])?;
        words(",")(i)?;
    }
    until(i, &["cost", "costs"])?;
    verb("cost")(i)?;
    said(i, "up to");
    if keyword::mana(i).is_err() {
        super::number::plain(i)?;
    }
    if !said_any(i, &["less to cast", "more to cast", "less to activate", "more to activate"]) {
        return Err(EmptyError);
    }
    said(i, "this way");
    said(i, ",");
    if said_any(i, &["for each", "if", "where x is", "as long as", "during", "unless", "while", "except"]) {
        until(i, &[])?;
    }
    if at_end(i) { Ok(Said::ManaCost) } else { Err(EmptyError) }
}

/// "The next instant spell you cast this turn costs {1} less to cast", to the end of a sentence that says when that is so.
pub(super) fn of_spells_to_come(i: &mut Input<'_>) -> Parsed<()> {
    let start = i.checkpoint();
    said(i, "the next");
    let like = noun::like(i, false)?;
    words("this turn")(i)?;
    if !like.0.contains(&Trait::Spell) || !["cost", "costs"].iter().any(|verb| ahead(i, verb)) {
        return Err(EmptyError);
    }
    i.reset(&start);
    mana_cost(i).map(|_| ())
}

/// "The flashback cost is equal to its mana cost".
fn equal_cost(i: &mut Input<'_>) -> Parsed<()> {
    if !said_any(i, &["the", "its"]) {
        return Err(EmptyError);
    }
    keyword::filter(i)?;
    words("cost is equal to")(i)?;
    if !said_any(i, &["its mana cost", "the card 's mana cost", "that card 's mana cost"]) {
        return Err(EmptyError);
    }
    if said(i, "reduced by") { keyword::mana(i) } else { Ok(()) }
}

/// "Equip costs you pay cost {1} less", "all morph costs cost {2} more".
fn of_keyword(i: &mut Input<'_>) -> Parsed<()> {
    said(i, "all");
    if !said(i, "unlock") {
        keyword::filter(i)?;
    }
    words("costs")(i)?;
    said_any(i, &["you pay", "your opponents pay"]);
    words("cost")(i)?;
    said(i, "up to");
    keyword::mana(i)?;
    if !said_any(i, &["less", "more"]) {
        return Err(EmptyError);
    }
    if said(i, "for each") { until(i, &[]) } else { Ok(()) }
}

/// "Plotting cards from your hand costs {2} less".
fn of_action(i: &mut Input<'_>) -> Parsed<()> {
    if !said_any(i, &["plotting", "foretelling"]) {
        return Err(EmptyError);
    }
    words("cards from your hand costs")(i)?;
    keyword::mana(i)?;
    words("less")(i)?;
    said(i, "and can be done on any player 's turn");
    Ok(())
}

/// "This effect reduces only the amount of red mana you pay".
fn only_of(i: &mut Input<'_>) -> Parsed<()> {
    words("this effect reduces only the amount of")(i)?;
    if said(i, "colored") || super::words::table(super::description::COLORS)(i).is_ok() {
        return words("mana you pay")(i);
    }
    Err(EmptyError)
}

/// Below what no cost is reduced.
fn no_less(i: &mut Input<'_>) -> Parsed<()> {
    words("this effect can't reduce the")(i)?;
    let of = &[
        "mana in that cost",
        "mana in that ability 's activation cost",
        "amount of mana an ability costs to activate",
    ];
    if !said_any(i, of) {
        return Err(EmptyError);
    }
    words("to less than one mana")(i)
}

/// Words up to one of these, or to the end where none are named. What says that something else is done is none of them.
pub(super) fn until(i: &mut Input<'_>, ends: &[&str]) -> Parsed<()> {
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

/// What mana may be spent on, or as what: "spend this mana only to cast creature spells".
pub(super) fn spending(i: &mut Input<'_>) -> Parsed<Said> {
    if said(i, "you may spend mana as though it were") {
        if !said_any(i, &["mana of any color", "mana of any type"]) {
            return Err(EmptyError);
        }
    } else if said(i, "spend only") {
        // "Spend only black mana on X", "spend only mana produced by creatures".
        if !said(i, "mana") {
            until(i, &["mana"])?;
            words("mana")(i)?;
        }
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
    } else {
        if !said_any(i, &["activate", "active"]) {
            return Err(EmptyError);
        }
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
    said_any(i, &["once each turn ,", "once during each of your turns ,"]);
    words("you may")(i)?;
    let costs = list(sentence::cost, &[", and", "and", ","])(i)?;
    words("rather than pay")(i)?;
    if said(i, "the") {
        // Whatever is paid for in place of what, it is mana.
        until(i, &["cost"])?;
        words("cost")(i)?;
        said_any(i, &["for", "of"]);
        until(i, &[])?;
        let found = at_end(i) && costs.iter().all(is_mana);
        return if found { Ok(Said::ManaCost) } else { Err(EmptyError) };
    }
    noun::own(i)?;
    words("'s mana cost")(i)?;
    if !at_end(i) {
        return Err(EmptyError);
    }
    let of_mana = costs.iter().all(is_mana);
    Ok(if of_mana { Said::ManaCost } else { Said::OptionalCost("alternative cost", costs) })
}

const fn is_mana(cost: &Cost) -> bool {
    matches!(cost, Cost::Mana | Cost::Does(Action::PayMana { .. }))
}

/// What must be so for something to be paid, or activated, whatever it is: words to the comma, or to the end.
fn when(i: &mut Input<'_>) -> Parsed<()> {
    // Where the card has to be, the ability functions: that is no matter of time.
    if maybe(i, asks::where_it_is).is_some() {
        return Err(EmptyError);
    }
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
    "as as sorcery",
    "has a sorcery",
    "a sorcery",
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
    "during an opponent 's turn , before attackers are declared",
    "during an opponent 's turn after their upkeep step",
    "during combat on an opponent 's turn",
    "during the declare blockers step on an opponent 's turn",
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

/// "Add one mana of any color that a Goat you control could produce", to the end: which types these are is no matter,
/// as what is added is not.
pub(super) fn adds_some_type(i: &mut Input<'_>) -> Parsed<()> {
    if said(i, "for each color among") {
        until(i, &[","])?;
        return words(", add one mana of that color")(i)
            .and_then(|()| if at_end(i) { Ok(()) } else { Err(EmptyError) });
    }
    words("add one mana of any")(i)?;
    until(i, &[])?;
    if at_end(i) { Ok(()) } else { Err(EmptyError) }
}
