//! Sentences that belong to what the sentence before them says.

use winnow::combinator::alt;
use winnow::error::EmptyError;
use winnow::prelude::*;
use winnow::stream::Stream;

use language::board::Zone;
use language::event::Place;
use language::select::Since;

use super::words::{at_end, maybe, said, said_any, table, words};
use super::{Input, Parsed, action, asks, enters, gain, noun, number, player};
use crate::oracle::tree::{
    Action, Asks, Clause, Destination, Gain, How, Lasting, Player, Rider, Said, Thing, ToObject, Would,
};

/// A sentence that belongs to the one before it.
pub(super) fn rider(i: &mut Input<'_>) -> Parsed<Rider> {
    let found = alt((
        attacking,
        still_a_land,
        cant_be_regenerated,
        cant_be_prevented,
        excess,
        countered,
        alt((unless_revealed, gets_instead, escapes_instead, finds_instead)),
        otherwise,
        prevented,
    ))
    .parse_next(i)?;
    if at_end(i) { Ok(found) } else { Err(EmptyError) }
}

/// "It can't be regenerated", "creatures destroyed this way can't be regenerated".
fn cant_be_regenerated(i: &mut Input<'_>) -> Parsed<Rider> {
    let start = i.checkpoint();
    if maybe(i, noun::simple)
        .is_some_and(|what| matches!(what, Thing::It | Thing::They | Thing::Those | Thing::That(_)))
    {
        if said(i, "can't be regenerated") {
            return Ok(Rider::CantBeRegenerated);
        }
        i.reset(&start);
        return Err(EmptyError);
    }
    let Thing::Such(How::Each | How::One, _) = noun::thing(i)? else { return Err(EmptyError) };
    words("destroyed this way can't be regenerated")(i).map(|()| Rider::CantBeRegenerated)
}

/// "The token enters tapped and attacking", "they enter tapped and attacking that player".
fn attacking(i: &mut Input<'_>) -> Parsed<Rider> {
    let what = noun::simple(i)?;
    if !matches!(what, Thing::It | Thing::That(_) | Thing::They | Thing::Those)
        || !said_any(i, &["enters", "enter"])
    {
        return Err(EmptyError);
    }
    words("tapped and attacking")(i)?;
    Ok(Rider::EnterAttacking(maybe(i, player::player)))
}

/// "It's still a land".
fn still_a_land(i: &mut Input<'_>) -> Parsed<Rider> {
    let wordings = &[
        "it's still a land",
        "he's still a planeswalker",
        "she's still a planeswalker",
        "they're still lands",
        "that land is still a land",
        "it is still a land",
    ];
    if said_any(i, wordings) { Ok(Rider::StillALand) } else { Err(EmptyError) }
}

/// "Excess damage is dealt to that creature's controller instead".
fn excess(i: &mut Input<'_>) -> Parsed<Rider> {
    words("excess damage is dealt to")(i)?;
    let Player::Controller(_) = player::player(i)? else { return Err(EmptyError) };
    words("instead")(i).map(|()| Rider::ExcessToController)
}

fn cant_be_prevented(i: &mut Input<'_>) -> Parsed<Rider> {
    if said_any(
        i,
        &[
            "the damage can't be prevented",
            "that damage can't be prevented",
            "this damage can't be prevented",
        ],
    ) {
        return Ok(Rider::CantBePrevented);
    }
    Err(EmptyError)
}

/// Where a spell goes that is countered "this way", in place of the graveyard.
fn countered(i: &mut Input<'_>) -> Parsed<Rider> {
    words("if")(i)?;
    if !said(i, "a spell") {
        noun::simple(i)?;
    }
    words("is countered this way ,")(i)?;
    let to = if said(i, "exile it") {
        vec![Destination::Zone(Zone::Exile, Place::Top)]
    } else if said_any(i, &["put that card on the top or bottom of", "put it on the top or bottom of"]) {
        player::owner(i)?;
        words("library")(i)?;
        [Place::Top, Place::Bottom].map(|place| Destination::Zone(Zone::Library, place)).to_vec()
    } else {
        if !said_any(i, &["put it", "put that card"]) {
            return Err(EmptyError);
        }
        let place = table(&[
            ("on top of", (Zone::Library, Place::Top)),
            ("on the bottom of", (Zone::Library, Place::Bottom)),
            ("into", (Zone::Hand, Place::Top)),
        ])(i)?;
        player::owner(i)?;
        if !said_any(i, &["library", "hand"]) {
            return Err(EmptyError);
        }
        vec![Destination::Zone(place.0, place.1)]
    };
    let instead = &["instead of putting it into", "instead of putting into", "instead of into"];
    if !said_any(i, instead) {
        return Err(EmptyError);
    }
    let owner = player::owner(i)?;
    if !matches!(owner, Player::Owner(_) | Player::That) {
        return Err(EmptyError);
    }
    words("graveyard")(i).map(|()| Rider::CounteredTo(to))
}

/// "If it's a Goat, it gets +2/+1 instead", "it gets -5/-5 instead as long as you control a Goat".
fn gets_instead(i: &mut Input<'_>) -> Parsed<Rider> {
    let before = maybe(i, |i: &mut Input<'_>| {
        words("if")(i)?;
        let asks = asks::asks(i)?;
        words(",")(i).map(|()| asks)
    });
    words("it")(i)?;
    let gains = gain::gain(i)?;
    let [Gain::Sized(power, toughness)] = gains[..] else { return Err(EmptyError) };
    words("instead")(i)?;
    let asks = if let Some(asks) = before {
        asks
    } else {
        words("as long as")(i)?;
        asks::asks(i)?
    };
    Ok(Rider::GetsInstead(asks, (power, toughness)))
}

/// "If you control a Goat, search your library for two basic land cards instead of one".
fn finds_instead(i: &mut Input<'_>) -> Parsed<Rider> {
    words("if")(i)?;
    let asks = asks::asks(i)?;
    words(", search your library for")(i)?;
    said(i, "up to");
    let more = number::plain(i)?;
    let like = noun::like(i, false)?;
    words("instead of")(i)?;
    Ok(Rider::FindsInstead(asks, like, [number::plain(i)?, more]))
}

/// "It escapes with five +1/+1 counters on it instead".
fn escapes_instead(i: &mut Input<'_>) -> Parsed<Rider> {
    let escapes = enters::escapes(i)?;
    words("instead")(i)?;
    let Would::Enters { how, .. } = escapes.is else { return Err(EmptyError) };
    Ok(Rider::EscapesInstead(how))
}

/// "~ enters tapped unless you revealed a Goat card this way or you control a Goat".
fn unless_revealed(i: &mut Input<'_>) -> Parsed<Rider> {
    if !matches!(noun::simple(i)?, Thing::It | Thing::Own) {
        return Err(EmptyError);
    }
    words("enters")(i)?;
    let how = enters::how(i)?;
    words("unless you revealed")(i)?;
    let Thing::Such(How::One, _) = noun::thing(i)? else { return Err(EmptyError) };
    words("this way or")(i)?;
    Ok(Rider::UnlessRevealed(how, asks::asks(i)?))
}

/// "If you don't, it enters tapped", "if you do, it enters with two +1/+1 counters on it".
fn otherwise(i: &mut Input<'_>) -> Parsed<Rider> {
    let done = table(&[("if you do ,", true), ("if you don't ,", false)])(i)?;
    if !matches!(noun::simple(i)?, Thing::It | Thing::Own) {
        return Err(EmptyError);
    }
    words("enters")(i)?;
    if done && said(i, "attached to that creature") {
        return Ok(Rider::EntersAttached);
    }
    enters::how(i).map(if done { Rider::AndThen } else { Rider::Otherwise })
}

/// What is done with the damage that was prevented.
fn prevented(i: &mut Input<'_>) -> Parsed<Rider> {
    if !i.input.iter().any(|token| &*token.text == "prevented") {
        return Err(EmptyError);
    }
    if said(i, "if damage is prevented this way ,") {
        return action::clauses(i).map(Rider::Prevented);
    }
    if said(i, "when damage is prevented this way ,") {
        return action::clauses(i).map(Rider::WhenPrevented);
    }
    if said_any(i, &["if damage from", "when damage from", "whenever damage from"]) {
        let Thing::Such(How::One, like) = noun::thing(i)? else { return Err(EmptyError) };
        words("is prevented this way")(i)?;
        said(i, "this turn");
        words(",")(i)?;
        let mut all = action::clauses(i)?;
        for clause in &mut all {
            if clause.only_if.is_some() {
                return Err(EmptyError);
            }
            clause.only_if = Some(Asks::Is(Thing::ThatSource, like.clone()));
        }
        return Ok(Rider::Prevented(all));
    }
    if said(i, "for each 1 damage prevented this way ,") {
        let all = action::clauses(i)?;
        return action::each_prevented(all).map(Rider::Prevented);
    }
    let all = action::clauses(i)?;
    // That damage can't be prevented is a sentence of its own.
    let forbids = |clause: &Clause| {
        matches!(
            clause.action,
            Action::Lasts(Lasting::Unpreventable(..)) | Action::Object(ToObject::Unpreventable)
        )
    };
    // So is what prevents it.
    let prevents = all.first().is_some_and(action::prevents);
    if prevents || all.iter().any(forbids) { Err(EmptyError) } else { Ok(Rider::Prevented(all)) }
}

/// How often the ability triggers at most.
pub(super) fn limits(i: &mut Input<'_>) -> Parsed<Said> {
    let (times, since) = table(&[
        ("this ability triggers only once each turn", (1, Since::Turn)),
        ("this ability only triggers once each turn", (1, Since::Turn)),
        ("this ability triggers only once per turn", (1, Since::Turn)),
        ("this ability triggers only twice each turn", (2, Since::Turn)),
        ("this ability triggers only once", (1, Since::Game)),
    ])(i)?;
    if at_end(i) { Ok(Said::AtMost(times, since)) } else { Err(EmptyError) }
}
