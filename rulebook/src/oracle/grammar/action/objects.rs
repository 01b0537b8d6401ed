//! What is done to objects, and where they go.

use language::board::{CardType, Counter, ObjectKind, Zone};
use language::event::{Deed, Place};
use language::select::{Shared, What};
use winnow::combinator::alt;
use winnow::error::EmptyError;
use winnow::prelude::*;

use super::super::words::{at_end, maybe, said, said_any, table, verb, words};
use super::super::{Input, Parsed, noun, number, player};
use crate::oracle::tree::{
    Action, ByPlayer, Destination, How, Like, Number, Player, Recipient, Rider, Thing, ToObject, Trait,
};

/// "Destroy target creature".
pub(super) fn destroys(i: &mut Input<'_>, _who: &Player) -> Parsed<Action> {
    verb("destroy")(i)?;
    let unregenerated =
        &["and it can't be regenerated", ", and it can't be regenerated", "and they can't be regenerated"];
    // "It" is none of several that are destroyed.
    let first = maybe(i, |i: &mut Input<'_>| {
        let what = noun::thing(i)?;
        if said_any(i, unregenerated) { Ok(what) } else { Err(EmptyError) }
    });
    let no_regeneration = first.is_some();
    let what = match first {
        Some(what) => what,
        None => noun::done_to(i)?,
    };
    let destroy = |what| Action::Object(ToObject::Destroy { what, no_regeneration });
    // "Or all black creatures": one of the two is done.
    let other = maybe(i, |i: &mut Input<'_>| {
        words("or all")(i)?;
        noun::plain(i)
    });
    Ok(match other.filter(|_| !no_regeneration && matches!(what, Thing::Such(How::Each, _))) {
        Some(other) => Action::Either(vec![destroy(what), destroy(other)]),
        None => destroy(what),
    })
}

/// "Sacrifice a creature".
pub(super) fn sacrifices(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    verb("sacrifice")(i)?;
    if let Some(half) = maybe(i, |i: &mut Input<'_>| half(i, who)) {
        return Ok(ToObject::Sacrifice(who.clone(), half).into());
    }
    let first = noun::thing(i)?;
    let sacrifice = |what| Action::Object(ToObject::Sacrifice(who.clone(), what));
    // "A creature and a planeswalker": each is chosen.
    if matches!(first, Thing::Such(How::One, _))
        && let Some(more) = maybe(i, |i: &mut Input<'_>| and_one_more(i, who))
    {
        return Ok(Action::All(vec![sacrifice(first), sacrifice(more)]));
    }
    if let Thing::Such(How::One, like) = &first
        && let Some(either) = maybe(i, |i: &mut Input<'_>| or_another(i, like))
    {
        return Ok(sacrifice(either));
    }
    said(i, of_their_choice(who));
    // "Or discard a card": one of the two is done.
    let discards = |i: &mut Input<'_>| {
        words("or")(i)?;
        super::cards::discards(i, who)
    };
    let either = if matches!(first, Thing::Such(How::One, _)) { maybe(i, discards) } else { None };
    Ok(match either {
        Some(other) => Action::Either(vec![sacrifice(first), other]),
        None => sacrifice(first),
    })
}

/// "Half the permanents they control, rounded up": of one player.
fn half(i: &mut Input<'_>, who: &Player) -> Parsed<Thing> {
    words("half the")(i)?;
    let one = matches!(
        who,
        Player::You | Player::That | Player::Target | Player::TargetOpponent | Player::Defending
    );
    let whose = if *who == Player::You { Player::You } else { Player::That };
    let like = noun::like(i, false)?;
    said(i, of_their_choice(who));
    words(", rounded")(i)?;
    let up = table(&[("up", true), ("down", false)])(i)?;
    if !one || !like.0.contains(&Trait::Controlled(whose)) {
        return Err(EmptyError);
    }
    let all = Number::Count(Box::new(Thing::Such(How::Each, like.clone())));
    Ok(Thing::Such(How::Many(Number::Half { up, of: Box::new(all) }), like))
}

/// "Or an artifact", behind the first of two kinds of which one is sacrificed.
fn or_another(i: &mut Input<'_>, first: &Like) -> Parsed<Thing> {
    words("or")(i)?;
    if !["a", "an", "another"].iter().any(|one| super::super::words::ahead(i, one)) {
        return Err(EmptyError);
    }
    let Thing::Such(How::One, second) = noun::thing(i)? else { return Err(EmptyError) };
    if !at_end(i) && !super::super::words::ahead(i, ":") {
        return Err(EmptyError);
    }
    Ok(Thing::Such(How::One, Like(vec![Trait::AnyOf(vec![first.clone(), second])])))
}

/// Who chooses, as it may be said of what a player does.
fn of_their_choice(who: &Player) -> &'static str {
    if *who == Player::You { "of your choice" } else { "of their choice" }
}

/// "And a planeswalker", to the end of what is said.
fn and_one_more(i: &mut Input<'_>, who: &Player) -> Parsed<Thing> {
    words("and")(i)?;
    if !["a", "an"].iter().any(|one| super::super::words::ahead(i, one)) {
        return Err(EmptyError);
    }
    let more @ Thing::Such(How::One, _) = noun::thing(i)? else { return Err(EmptyError) };
    said(i, of_their_choice(who));
    if at_end(i) || super::super::words::ahead(i, "instead") { Ok(more) } else { Err(EmptyError) }
}

/// "Exile target creature".
pub(super) fn exiles(i: &mut Input<'_>, _who: &Player) -> Parsed<Action> {
    verb("exile")(i)?;
    if let Some(cards) = maybe(i, graveyard) {
        return Ok(ToObject::Exile(cards).into());
    }
    if let Some(exiles) = maybe(i, all_of_hand_and_graveyard) {
        return Ok(exiles);
    }
    let mut what = noun::done_to(i)?;
    if let Thing::Such(how @ How::One, _) = &mut what
        && said(i, "for each 1 damage prevented this way")
    {
        *how = How::Many(Number::Prevented);
    }
    if maybe(i, until_own_leaves).is_some() {
        return Ok(ToObject::ExileUntil(what).into());
    }
    if said(i, "face down") {
        return Ok(ToObject::ExileFaceDown(what).into());
    }
    let first = Action::from(ToObject::Exile(what.clone()));
    let again = match &what {
        Thing::Own | Thing::It | Thing::That(_) | Thing::ThatCard => what,
        Thing::Such(How::Target { amount: 1, .. } | How::One, _) => Thing::It,
        Thing::Host
        | Thing::The(_)
        | Thing::They
        | Thing::Those
        | Thing::ThatSource
        | Thing::SourceOfChoice(_)
        | Thing::Such(..)
        | Thing::Rest
        | Thing::And(_) => return Ok(first),
    };
    let Some(counters) = maybe(i, with_counters) else { return Ok(first) };
    let put = counters.into_iter().map(|(kind, amount)| {
        ToObject::PutCounters(Player::You, kind, amount, Recipient::Thing(again.clone())).into()
    });
    Ok(Action::All(std::iter::once(first).chain(put).collect()))
}

/// "All cards from target player's hand and graveyard": they are exiled.
fn all_of_hand_and_graveyard(i: &mut Input<'_>) -> Parsed<Action> {
    words("all cards from")(i)?;
    let whose = if said(i, "all hands and graveyards") {
        Player::Each
    } else {
        let whose = player::owner(i)?;
        if !said_any(i, &["hand and graveyard", "hands and graveyards"]) {
            return Err(EmptyError);
        }
        whose
    };
    let target = matches!(whose, Player::Target | Player::TargetOpponent);
    let exiles = ToObject::Exile(cards_of_both(if target { &Player::That } else { &whose })).into();
    Ok(if target { Action::All(vec![ByPlayer::Targets(whose).into(), exiles]) } else { exiles })
}

/// "Until ~ leaves the battlefield".
fn until_own_leaves(i: &mut Input<'_>) -> Parsed<()> {
    words("until")(i)?;
    noun::own(i)?;
    words("leaves the battlefield")(i)
}

/// "Target player's graveyard", "all graveyards": the cards there.
fn graveyard(i: &mut Input<'_>) -> Parsed<Thing> {
    let whose = if said(i, "all graveyards") {
        None
    } else {
        let whose = player::owner(i)?;
        words("graveyard")(i)?;
        Some(whose)
    };
    let cards = vec![Trait::Is(What::Kind(ObjectKind::Card)), Trait::In(Zone::Graveyard, whose)];
    Ok(Thing::Such(How::Each, Like(cards)))
}

/// "Counter target spell".
pub(super) fn counters_spell(i: &mut Input<'_>, _who: &Player) -> Parsed<Action> {
    verb("counter")(i)?;
    if said(i, "that spell or ability") {
        return Ok(ToObject::CounterTargeter.into());
    }
    noun::thing(i).map(|what| ToObject::Counter(what).into())
}

/// "Return target creature to its owner's hand".
pub(super) fn returns(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    verb("return")(i)?;
    if let Some(found) = maybe(i, |i: &mut Input<'_>| returns_to(i, who)) {
        return Ok(found);
    }
    let what = noun::done_to(i)?;
    let hand = |i: &mut Input<'_>| to_hand(i, who, &what);
    let by_whom = |i: &mut Input<'_>| {
        let mut to = onto_battlefield(i, None)?;
        // Whoever puts it there controls it where nothing else is said (CR 110.2a (2026-04-17)).
        if let Destination::Battlefield { under: under @ None, of_owner: false, .. } = &mut to {
            *under = Some(who.clone());
        }
        Ok(to)
    };
    let to = alt((hand, by_whom)).parse_next(i)?;
    Ok(Action::Object(ToObject::Put(who.clone(), what, to)))
}

/// "To your hand all creature cards in your graveyard": where they go stands before what they are.
fn returns_to(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    let to_hand = |i: &mut Input<'_>| {
        words("to")(i)?;
        let whose = player::owner(i)?;
        if !said_any(i, &["hands", "hand"]) || !matches!(whose, Player::You | Player::Owner(_)) {
            return Err(EmptyError);
        }
        let what = noun::done_to(i)?;
        let fits = noun::can_go_to(&what, &whose);
        if fits { Ok((what, Destination::Zone(Zone::Hand, Place::Top))) } else { Err(EmptyError) }
    };
    let to_battlefield = |i: &mut Input<'_>| {
        words("to the battlefield")(i)?;
        let tapped = said(i, "tapped");
        let what = noun::done_to(i)?;
        if noun::comes_from(&what) != Some(&Player::You) || *who != Player::You {
            return Err(EmptyError);
        }
        let (under, counters) = (Some(who.clone()), Vec::new());
        let (of_owner, attacking, transformed) = (false, false, false);
        Ok((what, Destination::Battlefield { under, of_owner, tapped, counters, attacking, transformed }))
    };
    let (what, to) = alt((to_hand, to_battlefield)).parse_next(i)?;
    Ok(ToObject::Put(who.clone(), what, to).into())
}

/// "Shuffle ~ into its owner's library".
pub(super) fn shuffles(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    verb("shuffle")(i)?;
    let what = match maybe(i, |i: &mut Input<'_>| {
        alt((all_of_yours, hand_and_graveyard, graveyard)).parse_next(i)
    }) {
        Some(cards) => cards,
        None => noun::done_to(i)?,
    };
    words("into")(i)?;
    theirs(i, who, &what)?;
    if !said_any(i, &["library", "libraries"]) {
        return Err(EmptyError);
    }
    let to = Destination::Zone(Zone::Library, Place::Shuffled);
    Ok(Action::Object(ToObject::Put(who.clone(), what, to)))
}

fn to_hand(i: &mut Input<'_>, who: &Player, what: &Thing) -> Parsed<Destination> {
    words("to")(i)?;
    theirs(i, who, what)?;
    if !said_any(i, &["hands", "hand"]) {
        return Err(EmptyError);
    }
    Ok(Destination::Zone(Zone::Hand, Place::Top))
}

/// "Your hand, your graveyard, and all permanents you own".
fn all_of_yours(i: &mut Input<'_>) -> Parsed<Thing> {
    words("your hand , your graveyard , and all")(i)?;
    let Thing::Such(How::Each, Like(mut owned)) = noun::plain(i)? else { return Err(EmptyError) };
    owned.push(Trait::In(Zone::Battlefield, None));
    let permanents = Thing::Such(How::Each, Like(owned));
    let within = |zone| Like(vec![Trait::In(zone, Some(Player::You))]);
    let zones = Trait::AnyOf([Zone::Hand, Zone::Graveyard].map(within).to_vec());
    let cards = Thing::Such(How::Each, Like(vec![Trait::Is(What::Kind(ObjectKind::Card)), zones]));
    Ok(Thing::And(vec![cards, permanents]))
}

/// "Your hand and graveyard": the cards there.
fn hand_and_graveyard(i: &mut Input<'_>) -> Parsed<Thing> {
    let whose = player::owner(i)?;
    if !said_any(i, &["hand and graveyard", "graveyard and hand"]) {
        return Err(EmptyError);
    }
    Ok(cards_of_both(&whose))
}

/// All cards of a player's hand and graveyard.
fn cards_of_both(whose: &Player) -> Thing {
    let within = |zone| Like(vec![Trait::In(zone, Some(whose.clone()))]);
    let zones = Trait::AnyOf([Zone::Hand, Zone::Graveyard].map(within).to_vec());
    Thing::Such(How::Each, Like(vec![Trait::Is(What::Kind(ObjectKind::Card)), zones]))
}

/// Whose zone it is: that of its owner, whatever the words; but "theirs" is not said of what you do, where nobody else
/// was spoken of.
fn theirs(i: &mut Input<'_>, who: &Player, what: &Thing) -> Parsed<()> {
    let theirs = super::super::words::ahead(i, "their");
    let whose = player::owner(i)?;
    let nobodys = theirs && whose == Player::That && *who == Player::You && noun::comes_from(what).is_none();
    if !nobodys && noun::can_go_to(what, &whose) { Ok(()) } else { Err(EmptyError) }
}

/// Onto the battlefield: what is put there is under the control of who puts it, what returns under that of its owner, if
/// nothing else is said.
fn onto_battlefield(i: &mut Input<'_>, puts: Option<&Player>) -> Parsed<Destination> {
    // "Return that card under your control".
    let said_where = said_any(i, &["to the battlefield", "onto the battlefield"]);
    if !said_where && (puts.is_some() || !super::super::words::ahead(i, "under")) {
        return Err(EmptyError);
    }
    let tapped_too = said(i, "tapped and transformed");
    let transformed = tapped_too || said_any(i, &["transformed", "converted"]);
    let mut attacking = false;
    let mut how = |i: &mut Input<'_>| {
        let both = said(i, "tapped and attacking");
        attacking |= both || said(i, "attacking");
        both || said(i, "tapped")
    };
    let tapped = how(i);
    let under = maybe(i, |i: &mut Input<'_>| {
        words("under")(i)?;
        let who = player::owner(i)?;
        words("control")(i)?;
        Ok(who)
    });
    let tapped = tapped || tapped_too || how(i);
    let counters = maybe(i, with_counters).unwrap_or_default();
    let of_owner = matches!(under, Some(Player::Owner(_)));
    let under = match under {
        None => puts.cloned(),
        Some(Player::Owner(_)) => None,
        said => said,
    };
    Ok(Destination::Battlefield { under, of_owner, tapped, counters, attacking, transformed })
}

/// "With a finality counter on it".
fn with_counters(i: &mut Input<'_>) -> Parsed<Vec<(language::board::Counter, Number)>> {
    words("with")(i)?;
    let one = |i: &mut Input<'_>| {
        said(i, "additional");
        let amount = number::many(i)?;
        said(i, "additional");
        let kind = number::counter(i)?;
        if said_any(i, &["counters", "counter"]) { Ok((kind, amount)) } else { Err(EmptyError) }
    };
    let each = super::super::words::list(one, &[", and", "and", ","])(i)?;
    if said_any(i, &["on it", "on them", "on him", "on her"]) { Ok(each) } else { Err(EmptyError) }
}

/// "Put it onto the battlefield", "put target creature on top of its owner's library".
pub(super) fn puts(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    verb("put")(i)?;
    let what = if said(i, "the revealed cards") { Thing::They } else { noun::thing(i)? };
    let to = goes_to(i, who, &what)?;
    let first = Action::Object(ToObject::Put(who.clone(), what.clone(), to));
    // "And the rest on the bottom".
    let rest = maybe(i, |i: &mut Input<'_>| {
        let rest = &["and the rest of the revealed cards", "and the rest", ", and the rest", "and the other"];
        if !said_any(i, rest) {
            return Err(EmptyError);
        }
        let to = goes_to(i, who, &Thing::Rest)?;
        Ok(Action::Object(ToObject::Put(who.clone(), Thing::Rest, to)))
    });
    Ok(match rest {
        Some(rest) => Action::All(vec![first, rest]),
        None => first,
    })
}

/// "Target Goat's owner puts it on the top or bottom", "the owner of target permanent shuffles it into their library".
pub(super) fn by_owner(i: &mut Input<'_>) -> Parsed<Action> {
    let what = if said(i, "the owner of") {
        noun::thing(i)?
    } else if said(i, "its owner") {
        Thing::It
    } else {
        let what = noun::thing(i)?;
        words("'s owner")(i)?;
        what
    };
    if matches!(what, Thing::It | Thing::That(_)) {
        return puts_on_either(i, what);
    }
    if !matches!(what, Thing::Such(How::Target { amount: 1, .. }, _)) {
        return Err(EmptyError);
    }
    if said(i, "shuffles it into their library") {
        let to = Destination::Zone(Zone::Library, Place::Shuffled);
        return Ok(ToObject::Put(Player::You, what, to).into());
    }
    puts_on_either(i, what)
}

/// "Puts it on the top or bottom", behind its owner.
fn puts_on_either(i: &mut Input<'_>, what: Thing) -> Parsed<Action> {
    words("puts it on")(i)?;
    said(i, "their choice of");
    words("the top or bottom of their library")(i).map(|()| ToObject::TopOrBottom(what).into())
}

/// "Exchange control of target Goat and target land an opponent controls".
pub(super) fn exchanges(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    words("exchange control of")(i)?;
    if let Some((one, other)) = maybe(i, two_targets) {
        let yours = *who == Player::You;
        return if yours { Ok(ToObject::ExchangeControl(one, other).into()) } else { Err(EmptyError) };
    }
    let Thing::And(both) = noun::thing(i)? else { return Err(EmptyError) };
    match (<[Thing; 2]>::try_from(both), who) {
        (Ok([one, other]), Player::You) => Ok(ToObject::ExchangeControl(one, other).into()),
        (Ok(_) | Err(_), _) => Err(EmptyError),
    }
}

/// "Two target creatures": one, and another.
fn two_targets(i: &mut Input<'_>) -> Parsed<(Thing, Thing)> {
    let Thing::Such(How::Target { amount: 2, or_fewer: false }, like) = noun::thing(i)? else {
        return Err(EmptyError);
    };
    let alike = said(i, "that share a card type");
    if super::super::words::ahead(i, "that share") {
        return Err(EmptyError);
    }
    let target = |like| Thing::Such(How::Target { amount: 1, or_fewer: false }, like);
    let mut other = like.clone();
    if !other.0.contains(&Trait::Other) {
        other.0.push(Trait::Other);
    }
    // The second has it in common with the first.
    other.0.extend(alike.then(|| Trait::Shares(Shared::CardType, Box::new(Thing::It))));
    Ok((target(like), target(other)))
}

/// Where something goes that a player puts somewhere.
fn goes_to(i: &mut Input<'_>, who: &Player, what: &Thing) -> Parsed<Destination> {
    let onto = |i: &mut Input<'_>| onto_battlefield(i, Some(who));
    let library = |i: &mut Input<'_>| on_library(i, who, what);
    let zone = |i: &mut Input<'_>| into_zone(i, who, what);
    alt((onto, library, zone)).parse_next(i)
}

/// Sentences that belong to what is done in the one before.
pub(in super::super) fn own_rider(i: &mut Input<'_>) -> Parsed<Rider> {
    let found = table(&[
        ("you may choose new targets for the copy", Rider::NewTargets),
        ("you may choose new targets for the copies", Rider::NewTargets),
        ("you may choose new targets for that copy", Rider::NewTargets),
        ("you may choose the same mode more than once", Rider::ModesAgain),
    ])(i)?;
    if at_end(i) { Ok(found) } else { Err(EmptyError) }
}

fn on_library(i: &mut Input<'_>, who: &Player, what: &Thing) -> Parsed<Destination> {
    // What is left of cards that were looked at goes where they came from.
    let rest =
        &["on the bottom in any order", "on the bottom in a random order", "on the bottom in random order"];
    if *what == Thing::Rest && said_any(i, rest) {
        return Ok(Destination::Zone(Zone::Library, Place::Bottom));
    }
    let place = table(&[
        ("on top of", Place::Top),
        ("on the top of", Place::Top),
        ("on the bottom of", Place::Bottom),
        ("back on top of", Place::Top),
    ])(i)?;
    theirs(i, who, what)?;
    if !said_any(i, &["library", "libraries"]) {
        return Err(EmptyError);
    }
    // In which order cards are put there together is asked of their owner, also where chance decides (docs/known-gaps.md).
    said_any(i, &["in any order", "in a random order", "in random order"]);
    Ok(Destination::Zone(Zone::Library, place))
}

fn into_zone(i: &mut Input<'_>, who: &Player, what: &Thing) -> Parsed<Destination> {
    words("into")(i)?;
    theirs(i, who, what)?;
    let zone = table(&[
        ("hands", Zone::Hand),
        ("hand", Zone::Hand),
        ("graveyard", Zone::Graveyard),
        ("graveyards", Zone::Graveyard),
    ])(i)?;
    Ok(Destination::Zone(zone, Place::Top))
}

/// "~ explores", "it connives", "monstrosity 3".
pub(super) fn keyword_action(i: &mut Input<'_>) -> Parsed<Action> {
    if said(i, "adapt") {
        return number::amount(i).map(|amount| ToObject::Adapt(amount).into());
    }
    if said(i, "support") {
        let amount = number::plain(i)?;
        let like = Like(vec![Trait::Is(What::Type(CardType::Creature)), Trait::Other]);
        let on = Recipient::Thing(Thing::Such(How::Target { amount, or_fewer: true }, like));
        return Ok(ToObject::PutCounters(Player::You, Counter::PlusOne, Number::N(1), on).into());
    }
    if said(i, "monstrosity") {
        let amount = number::amount(i)?;
        return Ok(Action::Object(ToObject::DoneWith(Deed::Monstrosity, Thing::Own, amount)));
    }
    let what = noun::thing(i)?;
    if verb("explore")(i).is_ok() {
        said(i, "again");
        return Ok(Action::Object(ToObject::DoneTo(Deed::Explore, what)));
    }
    if said_any(i, &["becomes blocked", "become blocked"]) {
        return Ok(Action::Object(ToObject::DoneTo(Deed::BecomeBlocked, what)));
    }
    if said_any(i, &["phases out", "phase out"]) {
        return Ok(Action::Object(ToObject::DoneTo(Deed::PhaseOut, what)));
    }
    if verb("endure")(i).is_ok() {
        return number::plain(i).map(|amount| ToObject::Endure(what, amount).into());
    }
    verb("connive")(i)?;
    let amount = maybe(i, number::amount).unwrap_or(Number::N(1));
    Ok(Action::Object(ToObject::DoneWith(Deed::Connive, what, amount)))
}
