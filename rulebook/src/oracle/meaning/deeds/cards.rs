//! Cards of hands and libraries: discarded, and searched for.

use language::board::Zone;
use language::event::{Deed, Event, Instruction, Place};
use language::select::{Amount, What, Who};
use language::walk::Node;

use super::super::context::Context;
use super::super::{Meant, Missing, filter, number, players};
use super::{clauses, happens};
use crate::oracle::tree::{
    Action, ByPlayer, Clause, How, InPlace, Like, Number, Player, SearchOf, Thing, Touched, Trait,
};

/// Cards that a player discards.
pub(super) struct Discarded<'s> {
    /// Who discards them.
    pub(super) who: &'s Player,
    /// How many.
    pub(super) amount: &'s Number,
    /// Whether there may be fewer.
    pub(super) or_fewer: bool,
    /// What they have to be like.
    pub(super) like: &'s Like,
    /// Whether chance chooses them.
    pub(super) at_random: bool,
}

/// A player discards so many cards of their choice, or at random; of several players each chooses their own.
pub(super) fn discard(context: &mut Context, cards: &Discarded<'_>, to: &mut Vec<Instruction>) -> Meant<()> {
    let Discarded { who, amount, or_fewer, like, at_random } = *cards;
    let by = players::actor(who, context, to)?;
    let each = players::is_several(who);
    if each && at_random {
        return Err(Missing("cards that chance chooses of several players"));
    }
    let amount = number::of_each(amount, context)?;
    let several = each || amount != Amount::N(1);
    let theirs = What::OwnedBy(if each { Who::Affected } else { by.clone() });
    let what = in_zone(filter::like(like, context)?, vec![What::In(Zone::Hand), theirs]);
    let called = context.name("card");
    let chosen = What::Chosen(called.clone());
    let who = if at_random { filter::nobody() } else { by };
    to.push(Instruction::Choose { power: None, who, each, what, amount, or_fewer, target: false, called });
    happens(to, Event::Discard { what: chosen.clone() });
    context.touch(Touched::Discarded, &chosen);
    context.introduce(chosen, several);
    Ok(())
}

/// Players discard all cards in their hands.
pub(super) fn discard_hand(context: &mut Context, who: &Player, to: &mut Vec<Instruction>) -> Meant<()> {
    let who = players::actor(who, context, to)?;
    happens(to, Event::Discard { what: What::All(vec![What::In(Zone::Hand), What::OwnedBy(who)]) });
    Ok(())
}

/// Whether several players discard their hands, and then each draws or creates as many.
pub(super) fn does_as_many(clauses: &[Clause]) -> bool {
    let [.., first, second] = clauses else { return false };
    let plain =
        |clause: &Clause| clause.later.is_none() && clause.unless.is_none() && clause.provided.is_none();
    let (
        Action::Player(ByPlayer::DiscardHand(who)),
        Action::Player(
            ByPlayer::Draw(does, Number::ThatMuch | Number::ThisWay(_))
            | ByPlayer::Create(does, _, Number::ThatMuch | Number::ThisWay(_)),
        ),
    ) = (&first.action, &second.action)
    else {
        return false;
    };
    players::is_several(who) && who == does && plain(first) && plain(second)
}

/// Each of them draws or creates as many as that one has discarded: what was made of both for all of them becomes that.
///
/// Known gap: one after another, not all together after all have discarded.
pub(super) fn each_does_as_many(to: &mut Vec<Instruction>) -> Meant<()> {
    const WHOSE: Missing = Missing("hands that are discarded");
    let Some(Instruction::Do { events: second, .. }) = to.pop() else { return Err(WHOSE) };
    let Some(Instruction::Do { events, .. }) = to.pop() else { return Err(WHOSE) };
    let [Event::Discard { what: What::All(parts) }] = &events[..] else { return Err(WHOSE) };
    let [What::In(Zone::Hand), What::OwnedBy(who)] = &parts[..] else { return Err(WHOSE) };
    let hand = What::All(vec![What::In(Zone::Hand), What::OwnedBy(Who::Affected)]);
    let as_many = match &second[..] {
        [Event::Draw { .. }] => {
            Event::Draw { who: Who::Affected, amount: Amount::Result, with_it: Vec::new() }
        }
        [Event::Create { token, amount: Amount::Result, tapped, counters, attacking, attached_to, .. }] => {
            Event::Create {
                who: Who::Affected,
                token: token.clone(),
                amount: Amount::Result,
                tapped: *tapped,
                counters: counters.clone(),
                attacking: attacking.clone(),
                attached_to: attached_to.clone(),
            }
        }
        _ => return Err(WHOSE),
    };
    let mut does = Vec::new();
    happens(&mut does, Event::Discard { what: hand });
    happens(&mut does, as_many);
    to.push(Instruction::ForEachPlayer { who: who.clone(), does });
    Ok(())
}

/// A player looks at the top cards of the library, or reveals them: those are the ones that are spoken of then.
pub(super) fn looks(
    context: &mut Context,
    (who, whose): (&Player, &Player),
    n: &Number,
    reveals: bool,
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    if players::is_several(who) {
        return Err(Missing("each of several players looks at cards"));
    }
    let looks = players::actor(who, context, to)?;
    let by = if who == whose { looks.clone() } else { players::actor(whose, context, to)? };
    let amount = number::amount(n, context)?;
    let called = context.name("looked at");
    let looked = What::Chosen(called.clone());
    to.push(Instruction::Choose {
        power: None,
        who: looks,
        each: false,
        what: What::TopOfLibrary(by, Box::new(amount.clone())),
        amount: amount.clone(),
        or_fewer: false,
        target: false,
        called,
    });
    if reveals {
        happens(to, Event::undergoes(looked.clone(), Deed::Reveal, None));
    }
    context.look(looked.clone());
    context.introduce(looked, amount != Amount::N(1));
    Ok(())
}

/// Where some of what players control is chosen, the rest of that is spoken of behind.
pub(super) fn leaves_the_rest(context: &mut Context, what: &Thing, chosen: &What) {
    let Thing::Such(How::One | How::Many(_) | How::UpTo(_), like) = what else { return };
    let others = filter::described(&How::Each, like, context);
    if let (false, Ok(all)) = (like.0.contains(&Trait::Among), others) {
        context.look(all);
        context.picked.push(chosen.clone());
        context.chose = Some(chosen.clone());
    }
}

/// The cards that were looked at are put back in an order that is chosen.
pub(super) fn puts_back(context: &Context, to: &mut Vec<Instruction>) -> Meant<()> {
    let what = context.looked.clone().ok_or(Missing("cards that nobody has looked at"))?;
    to.push(Instruction::Arrange { what, place: Place::Top });
    Ok(())
}

/// You look at a hand: its cards are spoken of then.
pub(super) fn looks_at_hand(context: &mut Context, whose: &Player, to: &mut Vec<Instruction>) -> Meant<()> {
    if players::is_several(whose) {
        return Err(Missing("the hands of several players"));
    }
    let by = context.by.clone();
    let whose = players::actor(whose, context, to)?;
    context.by = by;
    let hand = What::All(vec![What::In(Zone::Hand), What::OwnedBy(whose)]);
    context.look(hand.clone());
    context.introduce(hand, true);
    Ok(())
}

/// A player reveals the hand: its cards are spoken of then.
pub(super) fn reveals_hand(context: &mut Context, who: &Player, to: &mut Vec<Instruction>) -> Meant<()> {
    let several = players::is_several(who);
    let who = players::actor(who, context, to)?;
    let hand = What::All(vec![What::In(Zone::Hand), What::OwnedBy(who)]);
    happens(to, Event::undergoes(hand.clone(), Deed::Reveal, None));
    // Whose cards are spoken of behind that, no word says where several players have revealed theirs.
    if several {
        (context.it, context.that, context.they, context.looked) = (None, None, None, None);
        return Ok(());
    }
    context.look(hand.clone());
    context.introduce(hand, true);
    Ok(())
}

/// What is searched for, and where.
pub(super) struct Sought<'a> {
    /// Who searches, and whose library it is.
    pub(super) who: &'a Player,
    /// How many at most.
    pub(super) amount: &'a Number,
    /// Whether fewer may be found also where any card is.
    pub(super) or_fewer: bool,
    /// What the cards have to be like.
    pub(super) like: &'a Like,
    /// Where else they may be, if the library need not be searched.
    pub(super) or_in: &'a [Zone],
}

/// A player searches the library, and something is done with what is found; what is shuffled is so whatever becomes of that.
pub(super) fn search(
    context: &mut Context,
    sought: &Sought<'_>,
    behind: &[Clause],
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    let who = sought.who;
    if players::is_several(who) {
        return Err(Missing("each of several players searches"));
    }
    let by = players::actor(who, context, to)?;
    // What is done from the shuffling on is done though nothing is searched, unless it is done with what was found.
    let at = behind.iter().position(is_shuffling);
    let at = at.filter(|at| behind[at + 1..].iter().all(is_of_player));
    let (found, shuffles) = behind.split_at(at.unwrap_or(behind.len()));
    let theirs = |who: &Who| -> Vec<What> {
        let zones = sought.or_in.iter();
        zones.map(|zone| What::All(vec![What::In(*zone), What::OwnedBy(who.clone())])).collect()
    };
    let top = What::TopOfLibrary(Who::Affected, Box::new(Amount::Result));
    let mut of_library = context.clone();
    of_library.player = Some(Who::Affected);
    let place = any_of([vec![top], theirs(&Who::Affected)].concat());
    let with_it = finds(&mut of_library, sought, (Who::Affected, place), found)?;
    let mut event = Event::does(by.clone(), Deed::Search, Amount::Library(by.clone()));
    if let Event::Deed { with_it: then, .. } = &mut event {
        *then = with_it;
    }
    if sought.or_in.is_empty() {
        context.take_back(of_library);
        happens(to, event);
    } else {
        if !shuffles.is_empty() {
            return Err(Missing("a library that may not have been searched"));
        }
        // Whether the library is searched is chosen first: it is hidden, and shuffled then.
        let mut elsewhere = context.clone();
        let there = any_of(theirs(&by));
        let found_there = finds(&mut elsewhere, sought, (by.clone(), there), found)?;
        context.take_back(elsewhere);
        to.push(super::chooses(context, vec![found_there, vec![super::super::does(event)]]));
    }
    (context.it, context.that, context.they) = (None, None, None);
    if !shuffles.is_empty() {
        let player = context.player.replace(by);
        clauses(context, &plain(shuffles, who), to)?;
        context.player = player;
    }
    Ok(())
}

/// You search the library of another player, who is "that player" from then on, and do something with what is found.
pub(super) fn search_of(
    context: &mut Context,
    search: &SearchOf,
    behind: &[Clause],
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    let owner = players::actor(&search.whose, context, to)?;
    // In a search "affected" is whoever searches.
    let is_known = matches!(&owner, Who::Chosen(_))
        || matches!(&owner, Who::ControllerOf(of) | Who::OwnerOf(of) if matches!(**of, What::Chosen(_)));
    if !is_known {
        return Err(Missing("a library of somebody who is not named in the search"));
    }
    context.by = (Who::You, false);
    context.player = Some(owner.clone());
    let (found, shuffles) = match behind.split_last() {
        Some((last, found)) if is_shuffling(last) => (found, Some(last)),
        Some(_) | None => (behind, None),
    };
    let top = What::TopOfLibrary(owner.clone(), Box::new(Amount::Result));
    let (amount, or_fewer, like) = (&search.amount, search.or_fewer, &search.like);
    let sought = Sought { who: &Player::You, amount, or_fewer, like, or_in: &[] };
    let mut inside = context.clone();
    let with_it = finds(&mut inside, &sought, (Who::Affected, top), found)?;
    context.take_back(inside);
    let mut event = Event::does(Who::You, Deed::Search, Amount::Library(owner));
    if let Event::Deed { with_it: then, .. } = &mut event {
        *then = with_it;
    }
    happens(to, event);
    (context.it, context.that, context.they) = (None, None, None);
    match shuffles {
        Some(last) => clauses(context, &plain(std::slice::from_ref(last), &Player::You), to),
        None => Ok(()),
    }
}

/// What is in any of these places.
fn any_of(mut places: Vec<What>) -> What {
    if places.len() == 1 { places.swap_remove(0) } else { What::OneOf(places) }
}

/// Cards are found in a place, and something is done with them.
fn finds(
    inside: &mut Context,
    sought: &Sought<'_>,
    (by, place): (Who, What),
    then: &[Clause],
) -> Meant<Vec<Instruction>> {
    let amount = number::amount(sought.amount, inside)?;
    // What was done before the search is not known as something is found.
    if Node::Amount(&amount).any(&|node| matches!(node, Node::Amount(Amount::Result))) {
        return Err(Missing("what was done before a search"));
    }
    let filter = filter::like(sought.like, inside)?;
    // Of cards of some quality none need be found where nobody else sees them (CR 701.23b (2026-04-17)).
    let unseen = by == Who::Affected || sought.or_in.contains(&Zone::Hand);
    let hidden = unseen && filter != What::Kind(language::board::ObjectKind::Card);
    let called = inside.name("found");
    let chosen = What::Chosen(called.clone());
    let choose = Instruction::Choose {
        power: None,
        who: by,
        each: false,
        what: in_zone(filter, vec![place]),
        amount: amount.clone(),
        or_fewer: sought.or_fewer || hidden,
        target: false,
        called,
    };
    let mut to = vec![choose];
    inside.look(chosen.clone());
    inside.introduce(chosen, amount != Amount::N(1));
    inside.did = None;
    clauses(inside, &plain(then, sought.who), &mut to)?;
    Ok(to)
}

/// What is done as a library is searched, where that was to be done last, in it or in a graveyard.
pub(super) fn of_library(before: &mut [Instruction]) -> Option<&mut Vec<Instruction>> {
    let last = before.last_mut()?;
    if let Instruction::May { does, .. } | Instruction::Repeat { does, .. } = last {
        return of_library(does);
    }
    let Instruction::Modes { modes, .. } = last else { return None };
    let [_, searched] = &mut modes[..] else { return None };
    let is_search = |event: &Event| matches!(event, Event::Deed { deed: Deed::Search, .. });
    let all_search =
        matches!(&searched[..], [Instruction::Do { events, .. }] if events.iter().all(is_search));
    all_search.then_some(searched)
}

/// Cards in a zone, as a filter asks for them.
fn in_zone(filter: What, zone: Vec<What>) -> What {
    let is_card = |what: &What| *what == What::Kind(language::board::ObjectKind::Card) || *what == What::Any;
    let parts_of = |what: What| if let What::All(parts) = what { parts } else { vec![what] };
    let parts = parts_of(filter);
    filter::all_of(
        zone.into_iter().flat_map(parts_of).chain(parts.into_iter().filter(|part| !is_card(part))).collect(),
    )
}

/// What is done together with a search, under whatever that stands: it is asked once.
///
/// Who searches is "that player" from then on, if not you: what was named before to say who it is, is no longer what is meant.
fn plain(all: &[Clause], searcher: &Player) -> Vec<Clause> {
    let plain = |clause: &Clause| {
        let mut plain = Clause { only_if: None, may: None, instead: InPlace::Nothing, ..clause.clone() };
        if *searcher != Player::You {
            for who in plain.players_mut().into_iter().filter(|who| *who == searcher) {
                *who = Player::That;
            }
        }
        plain
    };
    all.iter().map(plain).collect()
}

/// Whether a player does it with what nothing names.
const fn is_of_player(clause: &Clause) -> bool {
    matches!(
        clause.action,
        Action::Player(
            ByPlayer::GainLife(_, Number::N(_))
                | ByPlayer::LoseLife(_, Number::N(_))
                | ByPlayer::Discard { .. }
        )
    )
}

const fn is_shuffling(clause: &Clause) -> bool {
    matches!(clause.action, Action::Player(ByPlayer::Does(_, Deed::Shuffle, _)))
}
