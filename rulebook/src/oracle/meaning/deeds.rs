//! What is done: instructions.

use language::board::Zone;
use language::event::{Deed, Event, Instruction, KeywordAction, Place};
use language::select::{Amount, Condition, What, Who};

mod cards;
mod coins;
mod counters;
mod damage;
mod delayed;
pub(super) mod dice;
mod divided;
mod done;
mod doubling;
mod either;
mod entered;
mod exchanging;
mod lasting;
mod mana;
mod of_players;
mod paid;
mod putting;
mod sacrifices;
mod self_replaced;
mod speaking;
mod to_objects;
mod tokens;
mod unless;
mod until;

pub(super) use damage::recipient_of;
pub(super) use done::when_done;
pub(super) use lasting::lifetime;
pub(super) use unless::ward;

use done::{did, done_elsewhere, done_to_such, if_done, is_of_done};
use putting::put;

use super::context::{Behind, Context};
use super::{Meant, Missing, asks, filter, instead, number, players};
use crate::oracle::tree::{
    Action, Asks, ByPlayer, Clause, InPlace, Number, Player, Thing, ThisWay, ToObject, Touched, Trait,
};

/// What several clauses say, in order, behind what was done before.
pub(super) fn clauses(context: &mut Context, all: &[Clause], to: &mut Vec<Instruction>) -> Meant<()> {
    let mut rest = all;
    while let Some(first) = rest.first() {
        // What stands under one "may" or one condition is done together.
        let alike = rest.iter().take_while(|next| first.is_under_the_same(next)).count();
        let (together, after) = rest.split_at(alike.max(1));
        let early = comes_to(first, together, context)?;
        let before = context.did;
        // What is done under a condition is known only to what is done there.
        let apart = first.may.is_some() || first.only_if.is_some();
        context.did = context.did.filter(|_| !apart);
        let belongs = instead::of_entering(together, context, to);
        if let Some(found) = belongs.or_else(|| lasting::of_tokens(context, together, to)) {
            found?;
            rest = after;
            continue;
        }
        // What may be done first of all counts for nothing where it isn't.
        let nothing_before = to.iter().all(|one| matches!(one, Instruction::Target(_)));
        let first_of_all = first.only_if.is_none() && nothing_before && !context.is_of_spell();
        let of_target = delayed::of_its_target(together, context, to);
        let here = if entered::is_type_besides(together) { entered::where_it_is(to) } else { None };
        let inside = match here {
            Some(inside) => Some(inside),
            None if of_target => done::triggering(to),
            None => delayed::of_what_returns(together, to),
        };
        match inside {
            Some(inside) => follows(together, (early, before), context, inside)?,
            None => follows(together, (early, before), context, to)?,
        }
        context.did = context.did.filter(|_| !apart || first_of_all);
        rest = after;
    }
    Ok(())
}

/// What is asked of what was named before, as it is come to; what it says may be missed only where it stands behind.
fn comes_to(first: &Clause, together: &[Clause], context: &mut Context) -> Meant<Meant<Option<Condition>>> {
    match first.instead {
        InPlace::Nothing => {}
        InPlace::Alike => context.without_what_was_done(),
        InPlace::Sentence => {
            context.without_what_was_done();
            // What was chosen in the sentence that this replaces is not chosen then.
            context.picked.truncate(context.before.picked);
        }
    }
    if matches!(first.only_if, Some(Asks::Is(Thing::It, _))) && !first.asked_behind {
        context.is_asked_again();
    }
    // What a condition speaks of was named before what is done under it.
    context.x.clone_from(&first.x);
    let early = asked(first, context);
    let early = if first.asked_behind { early } else { Ok(early?) };
    if let (Some(asks), false) = (&first.only_if, first.asked_behind) {
        context.asked_of(asks);
    }
    if let Ok(Some(so)) = &early {
        context.compares(so);
        if !first.asked_behind {
            context.asked_of_done(so);
        }
    }
    if first.asked_behind || matches!(early, Ok(Some(_))) {
        context.ask();
    } else if first.only_if == Some(Asks::Otherwise) {
        context.otherwise();
    }
    done::by_who_did_it(first.only_if.as_ref(), context)?;
    context.doer = together.last().map(done::doer);
    context.it_deals = it_deals(first, context);
    Ok(early)
}

/// What is done together, behind what was done before, and what that did.
fn follows(
    together: &[Clause],
    (early, before): (Meant<Option<Condition>>, Option<ThisWay>),
    context: &mut Context,
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    let Some(first) = together.first() else { return Ok(()) };
    let when_done = matches!(first.only_if, Some(Asks::WhenDone(_) | Asks::WhenSo(..)));
    (context.reflexive, context.when_done) = (context.reflexive | when_done, context.when_done | when_done);
    context.paying = first.may.is_some();
    if first.may.is_some() && first.later.is_some() {
        return Err(Missing("a choice that is made later"));
    }
    // Who may is known before what they do names others; a target only then.
    let known = first.may.as_ref().map(|who| players::who(who, context));
    if let Some(Player::Controller(of) | Player::Owner(of)) = &first.may
        && let Thing::The(_) = **of
    {
        context.introduce(filter::named(of, context)?, false);
    }
    let offered = either::offered(together, known.as_ref(), context)?;
    // "Twice that much", in place of what the sentence before does: of its number.
    let that_much = context.that_much.clone();
    if first.instead != InPlace::Nothing && that_much.is_none() {
        context.that_much = self_replaced::number_of_before(to, context);
    }
    let does = match &offered {
        Some(_) => Vec::new(),
        None => paid::if_paid(first, context, |context| each(context, together))?,
    };
    context.that_much = that_much;
    let chooser = known.map(|known| unless::chooser(first, known, context)).transpose()?;
    if let (Some(Player::Controller(_) | Player::Owner(_)), Some(who)) = (&first.may, &chooser) {
        // "If they do": whoever may do that.
        context.player = Some(who.clone());
    }
    let asked = if first.asked_behind { asked_of_done(first, &does, context).or(early)? } else { early? };
    let provided = first.provided.as_ref().map(|asks| asks::condition(asks, context)).transpose()?;
    let does = match offered {
        Some(one) => vec![one],
        None => optional(first, provided, does, chooser)?,
    };
    if let (true, true, Some(condition)) = (first.asked_behind, first.later.is_some(), &asked) {
        to.extend(delayed::asked_later(condition, does)?);
        return Ok(());
    }
    if dice::asks_for_result(before, &does) {
        let with_it = dice::rolled(to).ok_or(Missing("dice that nobody has rolled"))?;
        return under_condition(first, does, asked, context, with_it);
    }
    under_condition(first, does, asked, context, to)
}

/// What is done under a condition, or under none, behind what was done before.
fn under_condition(
    first: &Clause,
    does: Vec<Instruction>,
    asked: Option<Condition>,
    context: &mut Context,
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    match &first.only_if {
        None => to.extend(does),
        Some(Asks::Won(won)) => coins::if_won(to, *won, does, context)?,
        // What was to be done stands elsewhere.
        Some(asks) if to.is_empty() && context.is_alone() && is_of_done(asks) => {
            to.push(done_elsewhere(asks, does));
        }
        Some(Asks::Searched(_)) => match cards::of_library(to) {
            Some(searched) => searched.extend(does),
            None => if_done(to, does, true)?,
        },
        Some(Asks::Done(_)) => if_done(to, does, true)?,
        Some(Asks::Otherwise) => done::otherwise(to, does)?,
        Some(Asks::WhenDone(_)) => when_done(to, does)?,
        Some(Asks::WhenSo(_, so)) => done::when_so(to, (so, asked), does)?,
        Some(Asks::Not(not)) if matches!(**not, Asks::Done(_)) => if_done(to, does, false)?,
        Some(Asks::LeftUndone(how)) => done::if_left_undone(to, *how, does)?,
        Some(Asks::Impossible(_)) => done::if_impossible(to, does)?,
        Some(_) => match asked {
            Some(condition) if first.instead != InPlace::Nothing => {
                self_replaced::in_its_place(to, condition, does, context, first.instead)?;
            }
            Some(condition) => {
                done::if_so(first, Instruction::If { condition, then: does, otherwise: Vec::new() }, to);
            }
            None => return Err(Missing("whether something was done, here")),
        },
    }
    Ok(())
}

/// What a player may do or not, or what is done only if something is so besides.
fn optional(
    first: &Clause,
    provided: Option<Condition>,
    mut does: Vec<Instruction>,
    chooser: Option<Who>,
) -> Meant<Vec<Instruction>> {
    if first.may.as_ref().is_some_and(players::is_several) {
        return Err(Missing("each of several players may do something"));
    }
    if let Some(who) = chooser {
        does = vec![may(who, does)];
    }
    Ok(match provided {
        Some(condition) => vec![Instruction::If { condition, then: does, otherwise: Vec::new() }],
        None => does,
    })
}

/// What is done together, in order; behind a search, with what is found.
fn each(context: &mut Context, together: &[Clause]) -> Meant<Vec<Instruction>> {
    let mut to = Vec::new();
    for (at, clause) in together.iter().enumerate() {
        // What is done behind a search is done with what is found.
        if let Action::Player(ByPlayer::Search { who, amount, or_fewer, like, or_in }) = &clause.action {
            context.x.clone_from(&clause.x);
            context.by = (Who::You, false);
            let sought = cards::Sought { who, amount, or_fewer: *or_fewer, like, or_in };
            cards::search(context, &sought, &together[at + 1..], &mut to)?;
            break;
        }
        if let Action::Player(ByPlayer::SearchOf(search)) = &clause.action {
            context.x.clone_from(&clause.x);
            cards::search_of(context, search, &together[at + 1..], &mut to)?;
            break;
        }
        one(context, clause, &mut to)?;
        if cards::does_as_many(&together[..=at]) {
            cards::each_does_as_many(&mut to)?;
        }
    }
    Ok(to)
}

/// What must be so, where it is anything else than that something was done.
fn asked(first: &Clause, context: &Context) -> Meant<Option<Condition>> {
    match &first.only_if {
        Some(Asks::WhenSo(_, so)) => asks::condition(so, context).map(Some),
        None
        | Some(
            Asks::Done(_)
            | Asks::Searched(_)
            | Asks::WhenDone(_)
            | Asks::Otherwise
            | Asks::Won(_)
            | Asks::LeftUndone(_)
            | Asks::Impossible(_),
        ) => Ok(None),
        Some(Asks::Not(not)) if matches!(**not, Asks::Done(_)) => Ok(None),
        Some(asks) => asks::condition(asks, context).map(Some),
    }
}

/// What must be so, said behind what is done: of what is done something to, if that is known before.
fn asked_of_done(first: &Clause, does: &[Instruction], context: &Context) -> Meant<Option<Condition>> {
    let Some(condition) = asked(first, context)? else { return Ok(None) };
    if self_replaced::speaks_of_choice(&condition, does) {
        return Err(Missing("whether something is so of what is chosen then"));
    }
    Ok(Some(condition))
}

/// What "it" is where it deals damage, if that is no other than usual.
fn it_deals(first: &Clause, context: &Context) -> Option<What> {
    match &first.only_if {
        _ if first.instead != InPlace::Nothing => context.source.clone().or(Some(What::This)),
        Some(
            Asks::Paid(Thing::Own, _)
            | Asks::Kicked(Thing::Own, _)
            | Asks::Cast(Thing::Own, _)
            | Asks::Is(Thing::Own, _),
        ) => Some(What::This),
        _ => None,
    }
}

/// One thing that is done, by whoever does it.
fn one(context: &mut Context, clause: &Clause, to: &mut Vec<Instruction>) -> Meant<()> {
    if clause.action == Action::Object(ToObject::Unpreventable) {
        return damage::unpreventable(to);
    }
    divided::is_announced(clause, context)?;
    if let Some(each) = unless::of_each(clause, context) {
        let who = players::who(&clause.by, context)?;
        let (mut inside, mut does) = (context.clone(), Vec::new());
        inside.player = Some(Who::Affected);
        one(&mut inside, &each, &mut does)?;
        context.take_back(inside);
        to.push(Instruction::ForEachPlayer { who, does });
        return Ok(());
    }
    context.x.clone_from(&clause.x);
    context.x_was_said |= clause.x.is_some();
    context.by = (Who::You, false);
    if clause.by != Player::You && !clause.action.says_who() {
        players::actor(&clause.by, context, to)?;
    }
    let mut does = Vec::new();
    let moved = std::mem::take(&mut context.moved_all);
    action(context, &clause.action, &mut does)?;
    speaking::no_longer(context, moved);
    if let Some(Behind(player)) = context.behind_group.take() {
        context.player = player;
    }
    let plain = clause.later.is_none() && clause.unless.is_none();
    context.did = did(&clause.action).filter(|_| plain);
    let done_to = done_to_such(&clause.action);
    context.did_to_several = done_to.as_ref().is_some_and(|(how, _)| *how);
    context.did_to = done_to.map(|(_, like)| like);
    if let Some((who, cost)) = &clause.unless {
        let who = unless::payer(clause, who);
        does = vec![unless::unless(context, who, cost, does)?];
    }
    match clause.later {
        None => to.extend(does),
        Some(later) => delayed::arranged(to, later, does),
    }
    if clause.action.is_about_own() {
        context.it = Some(What::This);
    }
    Ok(())
}

fn may(who: Who, does: Vec<Instruction>) -> Instruction {
    Instruction::May { who, does, otherwise: Vec::new() }
}

/// What a player chooses among as something resolves; the modes of a spell are chosen as it is cast.
fn chooses(context: &Context, modes: Vec<Vec<Instruction>>) -> Instruction {
    let choice = Instruction::modes(1, modes);
    if context.is_of_spell() {
        Instruction::Repeat { times: Amount::N(1), does: vec![choice] }
    } else {
        choice
    }
}

/// One event by itself.
fn happens(to: &mut Vec<Instruction>, event: Event) {
    to.push(super::does(event));
}

fn action(context: &mut Context, action: &Action, to: &mut Vec<Instruction>) -> Meant<()> {
    match action {
        Action::Player(done) => of_players::does(context, done, to),
        Action::Object(done) => objects(context, done, to),
        Action::Lasts(done) => lasting::lasting(context, done, to),
        Action::PayMana { x } if context.paying => {
            // X is chosen then, and not as a spell was cast.
            context.announced &= !*x;
            Ok(())
        }
        Action::PayMana { .. } => Err(Missing("mana that has to be paid")),
        // They stand elsewhere.
        Action::Modes(modes) if context.is_alone() => {
            to.push(Instruction::modes(modes.least, Vec::new()));
            Ok(())
        }
        Action::Modes(_) => Err(Missing("modes that stand nowhere")),
        Action::All(all) => together(context, all, to),
        Action::Either(all) => to_objects::destroys_either(context, all, to),
    }
}

/// Several things that one clause says. Tokens of several kinds come at once, and so do counters.
fn together(context: &mut Context, all: &[Action], to: &mut Vec<Instruction>) -> Meant<()> {
    let start = to.len();
    all.iter().try_for_each(|one| action(context, one, to))?;
    let sacrifices = |one: &Action| matches!(one, Action::Object(ToObject::Sacrifice(_, Thing::Such(..))));
    if all.iter().all(sacrifices) {
        sacrifices::at_once(start, to);
        return Ok(());
    }
    let creates = |one: &Action| matches!(one, Action::Player(ByPlayer::Create(..)));
    let puts = |one: &Action| matches!(one, Action::Object(ToObject::PutCounters(..)));
    // Phases that are added together come in that order; what is added later comes before them.
    let adds = |one: &Action| matches!(one, Action::Player(ByPlayer::Does(_, Deed::AddPeriod(_), _)));
    if !all.iter().all(creates) && !all.iter().all(puts) && !all.iter().all(adds) {
        return Ok(());
    }
    let are_created = all.iter().all(creates);
    let made = |one: &Instruction| {
        let Instruction::Do { events, unless } = one else { return None };
        unless.is_empty().then(|| events.clone())
    };
    let each: Option<Vec<Vec<Event>>> = to[start..].iter().map(made).collect();
    if let Some(each) = each {
        let events = each.into_iter().flatten().collect();
        to.truncate(start);
        to.push(Instruction::Do { events, unless: Vec::new() });
        if are_created {
            context.introduce(What::Done, true);
        }
    }
    Ok(())
}

/// What is done to objects.
fn objects(context: &mut Context, done: &ToObject, to: &mut Vec<Instruction>) -> Meant<()> {
    match done {
        ToObject::Damage(from, amount, recipient) => {
            return damage::damage(context, from, amount, recipient, to);
        }
        ToObject::Deals(from, all) => return damage::deals(context, from, all, to),
        ToObject::EachDeals(from, recipient) => return damage::each_deals(context, from, recipient, to),
        ToObject::Divided(divided) => return divided::divided(context, divided, to),
        ToObject::Adapt(n) => return to_objects::adapt(context, n, to),
        ToObject::TapOrUntap(what) => return to_objects::tap_or_untap(context, what, to),
        ToObject::DoneTo(Deed::Action(KeywordAction::Detain), what) => {
            return lasting::detain(context, what, to);
        }
        ToObject::DoneTo(deed @ Deed::Action(KeywordAction::Airbend), what) => {
            return to_objects::airbend(context, *deed, what, to);
        }
        // What has been exiled is none that could transform: the card itself is meant.
        ToObject::DoneTo(deed @ Deed::Transform, Thing::It)
            if context.it.is_some() && context.touched(Touched::Exiled) == context.it =>
        {
            happens(to, Event::undergoes(What::This, *deed, None));
        }
        ToObject::DoneTo(deed, thing) => return done_to(context, *deed, thing, to),
        ToObject::DoneWith(deed, what, n) => done_with(context, *deed, what, n, to)?,
        ToObject::Fight(one, other) => return damage::fights(context, one, other, to),
        ToObject::FightEachOther(both) => return damage::fight_each_other(context, both, to),
        ToObject::MoveCounter(kind, from, onto) => return counters::moves(context, kind, (from, onto), to),
        ToObject::Endure(what, n) => return counters::endures(context, what, *n, to),
        ToObject::Destroy { what, no_regeneration } => {
            return to_objects::destroy(context, what, *no_regeneration, to);
        }
        ToObject::Sacrifice(who, what) => return sacrifices::sacrifice(context, who, what, to),
        ToObject::Exile(what) => return exile(context, what, Place::default(), to),
        ToObject::ExileFaceDown(what) => return exile(context, what, Place::FaceDown, to),
        ToObject::ExileUntil(what) => return until::exile(context, what, to),
        ToObject::Put(who, what, destination) => return put(context, who, what, destination, to),
        ToObject::CounterTargeter if context.of_targeting => to.push(Instruction::CounterTargeter),
        ToObject::CounterTargeter => return Err(Missing("what has made something a target")),
        ToObject::TopOrBottom(what) => return exchanging::top_or_bottom(context, what, to),
        ToObject::ExchangeControl(one, other) => {
            return exchanging::exchange_control(context, one, other, to);
        }
        ToObject::Counter(what) => to_objects::counter(context, what, to)?,
        ToObject::Copy { who, what, times, new_targets } => {
            return to_objects::copy(context, (who, what, times), *new_targets, to);
        }
        ToObject::PutCounters(who, kind, n, on) => counters::put_counters(context, (who, kind, n), on, to)?,
        ToObject::PutOneOf(all, on) => return counters::puts_one_of(context, all, on, to),
        ToObject::DoubleCounters(who, kind, on) => counters::double_counters(context, (who, kind), on, to)?,
        ToObject::RemoveCounters(kind, n, from) => counters::remove_counters(context, kind, n, from, to)?,
        ToObject::NewTargets(of) => return to_objects::new_targets(context, of, to),
        ToObject::Attach(what, host) => return attach(context, what, host, to),
        ToObject::Unpreventable => damage::unpreventable(to)?,
        ToObject::BecomeCopy(what, of) => return to_objects::becomes_copy(context, what, of, to),
        ToObject::Become(what, designation) => {
            let what = speaking::affected(what, context, to)?;
            happens(to, Event::undergoes(what, Deed::Become(*designation), None));
        }
    }
    Ok(())
}

/// Something is done to objects that has no number.
fn done_to(context: &mut Context, deed: Deed, thing: &Thing, to: &mut Vec<Instruction>) -> Meant<()> {
    let what = speaking::affected(thing, context, to)?;
    context.still_there(thing, &what)?;
    // A card that has been drawn has no name.
    if deed == Deed::Reveal && *thing == Thing::It && what == What::This {
        return Err(Missing("a card that nothing names"));
    }
    if deed == Deed::Reveal {
        context.shown = matches!(thing, Thing::Such(_, like) if like.0.contains(&Trait::Among));
    }
    happens(to, Event::undergoes(what, deed, None));
    Ok(())
}

/// Something is attached to another.
fn attach(context: &mut Context, what: &Thing, host: &Thing, to: &mut Vec<Instruction>) -> Meant<()> {
    // "That creature" was spoken of before what is attached to it.
    let is_known = matches!(host, Thing::That(_) | Thing::It | Thing::They | Thing::Those);
    let known = is_known.then(|| filter::affected(host, context, to)).transpose()?;
    let what = filter::affected(what, context, to)?;
    let to_it = known.map_or_else(|| filter::affected(host, context, to), Ok)?;
    happens(to, Event::Attach { what, to: to_it });
    Ok(())
}

/// Objects are exiled; where another line speaks of them, they are linked to the card itself.
fn exile(context: &mut Context, thing: &Thing, place: Place, to: &mut Vec<Instruction>) -> Meant<()> {
    let what = filter::affected(thing, context, to)?;
    speaking::speak_of_moved(context, thing);
    happens(to, Event::Move { what: what.clone(), to: Zone::Exile, place });
    // Of what is told by where it was, nothing is found there any more: what has been exiled is meant.
    let told_by_place = matches!(&what, What::Type(_) | What::Subtype(_))
        || matches!(&what, What::All(parts) if parts.iter().any(|one| matches!(one, What::ControlledBy(_))));
    context.touch(Touched::Exiled, if told_by_place { &What::Done } else { &what });
    if context.linked {
        let what = if matches!(what, What::Chosen(_) | What::This | What::It) { what } else { What::Done };
        to.push(Instruction::Imprint { what });
    }
    Ok(())
}

/// Something with a number is done by objects.
fn done_with(
    context: &mut Context,
    deed: Deed,
    what: &Thing,
    n: &Number,
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    let what = filter::affected(what, context, to)?;
    let amount = number::amount(n, context)?;
    happens(to, Event::undergoes(what, deed, None).with_amount(amount));
    Ok(())
}
