//! What is done: instructions.

use language::board::{Ability, CardType, Restriction, Zone};
use language::effect::{Effect, EventPattern, Lifetime, Pattern, Rewrite, Scale, Scope};
use language::event::{Deed, Event, Instruction, KeywordAction, Token};
use language::select::{Amount, Condition, What, Who, Whom};

use super::context::Context;
use super::{Meant, Missing, always, asks, event, filter, instead, number, players};
use crate::oracle::tree::{
    Action, Asks, Cant, Clause, Destination, How, Player, Recipient, Thing, TokenSaid, Touched, Until,
};

/// What several clauses say, in order, behind what was done before.
pub(super) fn clauses(context: &mut Context, all: &[Clause], to: &mut Vec<Instruction>) -> Meant<()> {
    let mut rest = all;
    while let Some(first) = rest.first() {
        // What stands under one "may" or one condition is done together.
        let alike =
            rest.iter().take_while(|next| next.may == first.may && next.only_if == first.only_if).count();
        let (together, after) = rest.split_at(alike.max(1));
        let mut does = Vec::new();
        context.reflexive |= first.only_if == Some(Asks::WhenDone);
        for clause in together {
            one(context, clause, &mut does)?;
        }
        let does = match &first.may {
            Some(who) if players::is_several(who) => {
                return Err(Missing("each of several players may do something"));
            }
            Some(who) => vec![may(players::who(who, context)?, does)],
            None => does,
        };
        match &first.only_if {
            None => to.extend(does),
            Some(Asks::Done) => if_done(to, does, true)?,
            Some(Asks::WhenDone) => if_done(to, vec![Instruction::Trigger { does }], true)?,
            Some(Asks::Not(not)) if **not == Asks::Done => if_done(to, does, false)?,
            Some(asks) if first.instead => {
                let condition = asks::condition(asks, context)?;
                in_its_place(to, condition, does, context.is_alone())?;
            }
            Some(asks) => {
                let condition = asks::condition(asks, context)?;
                to.push(Instruction::If { condition, then: does, otherwise: Vec::new() });
            }
        }
        rest = after;
    }
    Ok(())
}

/// One thing that is done, by whoever does it.
fn one(context: &mut Context, clause: &Clause, to: &mut Vec<Instruction>) -> Meant<()> {
    context.x.clone_from(&clause.x);
    context.by = (Who::You, false);
    if clause.by != Player::You && !clause.action.says_who() {
        players::actor(&clause.by, context, to)?;
    }
    action(context, &clause.action, to)?;
    if clause.action.is_about_own() {
        context.it = Some(What::This);
    }
    Ok(())
}

fn may(who: Who, does: Vec<Instruction>) -> Instruction {
    Instruction::May { who, does, otherwise: Vec::new() }
}

/// "If you do": what was said to be done last is done, and then this; or this if it wasn't.
fn if_done(before: &mut Vec<Instruction>, then: Vec<Instruction>, done: bool) -> Meant<()> {
    const NOTHING: Missing = Missing("nothing that could have been done stands before it");
    match before.last_mut() {
        Some(Instruction::May { does, otherwise, .. }) => {
            if done {
                return if_done(does, then, true);
            }
            if !otherwise.is_empty() {
                return Err(NOTHING);
            }
            *otherwise = then;
            // What can't be done in full isn't done, either.
            Ok(())
        }
        Some(Instruction::IfDone { otherwise, .. }) if !done && otherwise.is_empty() => {
            *otherwise = then;
            Ok(())
        }
        Some(Instruction::Do { events, unless }) if unless.is_empty() => {
            let does = std::mem::take(events);
            let (then, otherwise) = if done { (then, Vec::new()) } else { (Vec::new(), then) };
            before.pop();
            before.push(Instruction::IfDone { does, then, otherwise });
            Ok(())
        }
        Some(_) | None => Err(NOTHING),
    }
}

/// "If that is so, this instead": a self-replacement of what was said to be done last (CR 614.15 (2026-04-17)). What is no
/// event can't be replaced, and is the one or the other.
fn in_its_place(
    before: &mut Vec<Instruction>,
    condition: Condition,
    then: Vec<Instruction>,
    alone: bool,
) -> Meant<()> {
    match before.last_mut() {
        Some(Instruction::Do { events, unless }) => {
            let [event] = &events[..] else { return Err(Missing("what of several things is replaced")) };
            let pattern = kind_of(event).ok_or(Missing("such an action done instead"))?;
            let rewrite = match &then[..] {
                [Instruction::Do { events, unless }] if unless.is_empty() => match &events[..] {
                    [new] => set(event, new).unwrap_or_else(|| Rewrite::Instead(then.clone())),
                    _ => Rewrite::Instead(then.clone()),
                },
                _ => Rewrite::Instead(then.clone()),
            };
            let mut effect = Effect::new(pattern, rewrite);
            effect.when.only_if.push(condition);
            if matches!(effect.rewrite, Rewrite::Instead(_)) {
                effect.when.scope = Scope::WholeEvent;
            }
            unless.push(effect);
            Ok(())
        }
        Some(Instruction::Change { .. } | Instruction::Lasting { .. } | Instruction::CreateEffect(_)) => {
            let otherwise = before.pop().into_iter().collect();
            before.push(Instruction::If { condition, then, otherwise });
            Ok(())
        }
        None if alone => {
            before.push(Instruction::If { condition, then, otherwise: Vec::new() });
            Ok(())
        }
        Some(_) | None => Err(Missing("nothing that is replaced stands before it")),
    }
}

/// The pattern of events of the kind of this one.
fn kind_of(event: &Event) -> Option<EventPattern> {
    Some(match event {
        Event::Damage { .. } => EventPattern::Damage { from: What::Any, to: Whom::Any, combat: None },
        Event::GainLife { .. } => EventPattern::GainLife { who: Who::Anyone },
        Event::LoseLife { .. } => EventPattern::LoseLife { who: Who::Anyone },
        Event::Draw { .. } => EventPattern::DrawCards { who: Who::Anyone, at_least: 0 },
        Event::Destroy { .. } => EventPattern::Destroy { what: What::Any },
        Event::Create { .. } => EventPattern::Create { what: What::Any, under: Who::Anyone },
        Event::PutCounters { .. } => {
            EventPattern::PutCounters { who: Who::Anyone, on: Whom::Any, kind: None }
        }
        Event::Move { .. } => EventPattern::Move { what: What::Any, from: None, to: None },
        _ => return None,
    })
}

/// The same event with another number; none where more than that is different.
fn set(event: &Event, new: &Event) -> Option<Rewrite> {
    let number = |event: &Event| match event {
        Event::Damage { amount, .. }
        | Event::GainLife { amount, .. }
        | Event::LoseLife { amount, .. }
        | Event::Draw { amount, .. }
        | Event::Create { amount, .. }
        | Event::PutCounters { amount, .. } => Some(amount.clone()),
        _ => None,
    };
    let amount = number(new)?;
    let mut same = event.clone();
    if let Event::Damage { amount: old, .. }
    | Event::GainLife { amount: old, .. }
    | Event::LoseLife { amount: old, .. }
    | Event::Draw { amount: old, .. }
    | Event::Create { amount: old, .. }
    | Event::PutCounters { amount: old, .. } = &mut same
    {
        *old = amount.clone();
    }
    (same == *new).then_some(Rewrite::Scale(Scale::Set(amount)))
}

/// One event by itself.
fn happens(to: &mut Vec<Instruction>, event: Event) {
    to.push(super::does(event));
}

fn action(context: &mut Context, action: &Action, to: &mut Vec<Instruction>) -> Meant<()> {
    match action {
        Action::Damage(from, amount, recipient) => return damage(context, from, amount, recipient, to),
        Action::Draw(who, n) => {
            let who = players::actor(who, context, to)?;
            let amount = number::of_each(n, context)?;
            happens(to, Event::Draw { who, amount, with_it: Vec::new() });
        }
        Action::GainLife(who, n) => {
            let who = players::actor(who, context, to)?;
            let amount = number::of_each(n, context)?;
            happens(to, Event::GainLife { who, amount });
        }
        Action::LoseLife(who, n) => {
            let who = players::actor(who, context, to)?;
            let amount = number::of_each(n, context)?;
            happens(to, Event::LoseLife { who, amount });
        }
        Action::SetLife(who, n) => {
            let who = players::actor(who, context, to)?;
            let amount = number::of_each(n, context)?;
            happens(to, Event::SetLife { who, to: amount });
        }
        Action::Does(who, deed, n) => {
            let who = players::actor(who, context, to)?;
            let amount = number::of_each(n, context)?;
            let mut event = Event::does(who, *deed, amount);
            if let (Event::Deed { with_it, .. }, Deed::Action(action)) = (&mut event, deed) {
                *with_it = super::words::what_comes_of(*action)?;
            }
            happens(to, event);
        }
        Action::Discard { .. } | Action::DiscardHand(_) => {
            return Err(Missing("discarding cards of which some may be unknown"));
        }
        Action::Get(who, designation) => {
            let who = players::actor(who, context, to)?;
            happens(to, Event::does(who, Deed::Get(*designation), Amount::N(1)));
        }
        Action::Create(who, token, n) => return create(context, who, token, n, to),
        Action::CreateCopy(who, of, n) => {
            let who = players::actor(who, context, to)?;
            let of = filter::affected(of, context, to)?;
            let amount = number::of_each(n, context)?;
            happens(to, Event::creates(who, Token::CopyOf(of), amount));
            context.introduce(What::Done, false);
        }
        Action::DoneTo(..)
        | Action::DoneWith(..)
        | Action::Fight(..)
        | Action::Destroy { .. }
        | Action::Sacrifice(..)
        | Action::Exile(_)
        | Action::Put(..)
        | Action::Counter(_)
        | Action::PutCounters(..)
        | Action::RemoveCounters(..)
        | Action::Attach(..)
        | Action::Become(..) => return objects(context, action, to),
        Action::Change(..)
        | Action::Control(..)
        | Action::Effect(_)
        | Action::Unpreventable(..)
        | Action::Regenerate(_)
        | Action::Cant(..) => return lasting(context, action, to),
        Action::Modes(_) => return Err(Missing("modes that stand nowhere")),
    }
    Ok(())
}

/// What is done to objects.
fn objects(context: &mut Context, action: &Action, to: &mut Vec<Instruction>) -> Meant<()> {
    match action {
        Action::DoneTo(Deed::Action(KeywordAction::Detain), _) => {
            return Err(Missing("abilities that can't be activated"));
        }
        Action::DoneTo(deed, what) => {
            let what = filter::affected(what, context, to)?;
            happens(to, Event::undergoes(what, *deed, None));
        }
        Action::DoneWith(deed, what, n) => {
            let what = filter::affected(what, context, to)?;
            let amount = number::amount(n, context)?;
            happens(to, Event::undergoes(what, *deed, None).with_amount(amount));
        }
        Action::Fight(one, other) => {
            let one = filter::affected(one, context, to)?;
            let other = filter::affected(other, context, to)?;
            to.push(fight(&one, &other));
        }
        Action::Destroy { what, no_regeneration } => {
            let what = filter::affected(what, context, to)?;
            happens(to, Event::Destroy { what, no_regeneration: *no_regeneration });
        }
        Action::Sacrifice(who, what) => return sacrifice(context, who, what, to),
        Action::Exile(what) => {
            let what = filter::affected(what, context, to)?;
            context.touch(Touched::Exiled, &what);
            happens(to, Event::Move { what, to: Zone::Exile, place: Default::default() });
        }
        Action::Put(who, what, destination) => return put(context, who, what, destination, to),
        Action::Counter(what) => {
            let what = filter::affected(what, context, to)?;
            happens(to, Event::CounterSpell { what });
        }
        Action::PutCounters(who, kind, n, on) => {
            let who = players::actor(who, context, to)?;
            let Recipient::Thing(on) = on else { return Err(Missing("counters on players")) };
            let on = Whom::Object(filter::affected(on, context, to)?);
            let amount = number::amount(n, context)?;
            happens(to, Event::PutCounters { who, on, kind: kind.clone(), amount });
        }
        Action::RemoveCounters(kind, n, from) => {
            let from = Whom::Object(filter::affected(from, context, to)?);
            let amount = number::amount(n, context)?;
            happens(to, Event::RemoveCounters { from, kind: kind.clone(), amount });
        }
        Action::Attach(what, host) => {
            let what = filter::affected(what, context, to)?;
            let host = filter::affected(host, context, to)?;
            happens(to, Event::Attach { what, to: host });
        }
        Action::Become(what, designation) => {
            let what = filter::affected(what, context, to)?;
            happens(to, Event::undergoes(what, Deed::Become(*designation), None));
        }
        _ => return Err(Missing("such an action")),
    }
    Ok(())
}

/// Damage to a target, a player, or objects.
fn damage(
    context: &mut Context,
    from: &Thing,
    n: &crate::oracle::tree::Number,
    recipient: &Recipient,
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    // Each of several sources deals what is said of each by itself.
    let each = matches!(from, Thing::Such(How::Each, _)) && n.mentions_it();
    let from = filter::affected(from, context, to)?;
    if each {
        return Err(Missing("a number of each of several sources"));
    }
    // "Its power" in front of who is dealt damage is that of the source.
    let known = if n.mentions_it() {
        context.it = Some(from.clone());
        Some(number::amount(n, context)?)
    } else {
        None
    };
    let recipients: &[Recipient] =
        if let Recipient::And(all) = recipient { all } else { std::slice::from_ref(recipient) };
    let mut events = Vec::new();
    for recipient in recipients {
        let whom = recipient_of(context, recipient, to)?;
        let amount = known.clone().map_or_else(|| number::of_each(n, context), Ok)?;
        events.push(Event::Damage {
            from: from.clone(),
            to: whom,
            amount,
            combat: false,
            unpreventable: false,
            excess: None,
        });
    }
    to.push(Instruction::Do { events, unless: Vec::new() });
    Ok(())
}

pub(super) fn recipient_of(
    context: &mut Context,
    recipient: &Recipient,
    to: &mut Vec<Instruction>,
) -> Meant<Whom> {
    Ok(match recipient {
        Recipient::Player(player) => Whom::Player(players::actor(player, context, to)?),
        Recipient::Thing(thing) => Whom::Object(filter::affected(thing, context, to)?),
        Recipient::AnyTarget => {
            let kinds = [CardType::Creature, CardType::Planeswalker, CardType::Battle].map(What::Type);
            let of = vec![Whom::Player(Who::Anyone), Whom::Object(What::OneOf(kinds.to_vec()))];
            let called = context.target("target", Whom::OneOf(of), (1, false), to)?;
            Whom::OneOf(vec![Whom::Player(Who::Chosen(called.clone())), Whom::Object(What::Chosen(called))])
        }
        Recipient::That | Recipient::And(_) => {
            return Err(Missing("what was named before, player or permanent"));
        }
    })
}

/// Both deal damage equal to their power to each other.
fn fight(one: &What, other: &What) -> Instruction {
    let deals = |from: &What, to: &What| Event::Damage {
        from: from.clone(),
        to: Whom::Object(to.clone()),
        amount: Amount::PowerOf(from.clone()),
        combat: false,
        unpreventable: false,
        excess: None,
    };
    Instruction::Do { events: vec![deals(one, other), deals(other, one)], unless: Vec::new() }
}

fn create(
    context: &mut Context,
    who: &Player,
    token: &TokenSaid,
    n: &crate::oracle::tree::Number,
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    let who = players::actor(who, context, to)?;
    let amount = number::amount(n, context)?;
    if token.attacking {
        return Err(Missing("tokens that are attacking"));
    }
    let is = Box::new(token.is.clone());
    let made = match &token.sized {
        None => Token::Is(is),
        Some(size) => {
            let size = number::amount(size, context)?;
            Token::Sized { is, power: size.clone(), toughness: size }
        }
    };
    let mut event = Event::creates(who, made, amount.clone());
    if let Event::Create { tapped, .. } = &mut event {
        *tapped = token.tapped;
    }
    happens(to, event);
    context.introduce(What::Done, amount != Amount::N(1));
    Ok(())
}

/// A player sacrifices permanents of those that they control; of several players each chooses their own.
fn sacrifice(context: &mut Context, who: &Player, what: &Thing, to: &mut Vec<Instruction>) -> Meant<()> {
    let by = players::actor(who, context, to)?;
    let several = players::is_several(who);
    let Thing::Such(how, like) = what else {
        if several {
            return Err(Missing("such a sacrifice of several players"));
        }
        let what = filter::named(what, context)?;
        context.touch(Touched::Sacrificed, &what);
        happens(to, Event::Sacrifice { what });
        return Ok(());
    };
    let n = match how {
        How::One => crate::oracle::tree::Number::N(1),
        How::Many(n) => n.clone(),
        How::Each | How::UpTo(_) | How::AnyNumber | How::Target { .. } => {
            return Err(Missing("how many are sacrificed"));
        }
    };
    let amount = number::amount(&n, context)?;
    let theirs = What::ControlledBy(if several { Who::Affected } else { by.clone() });
    let what = match filter::like(like, context)? {
        What::Any => theirs,
        // What is said to be "you control" is that already.
        What::All(parts) if parts.contains(&theirs) => What::All(parts),
        What::All(mut parts) => {
            parts.push(theirs);
            What::All(parts)
        }
        what => What::All(vec![what, theirs]),
    };
    let called = context.name("sacrifice");
    let each = several;
    to.push(Instruction::Choose {
        who: by,
        each,
        what,
        amount,
        or_fewer: false,
        target: false,
        called: called.clone(),
    });
    happens(to, Event::Sacrifice { what: What::Chosen(called.clone()) });
    context.touch(Touched::Sacrificed, &What::Chosen(called.clone()));
    context.introduce(What::Chosen(called), several || n != crate::oracle::tree::Number::N(1));
    Ok(())
}

fn put(
    context: &mut Context,
    who: &Player,
    what: &Thing,
    destination: &Destination,
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    players::actor(who, context, to)?;
    let what = filter::affected(what, context, to)?;
    match destination {
        Destination::Zone(zone, place) => {
            happens(to, Event::Move { what: what.clone(), to: *zone, place: *place })
        }
        Destination::Battlefield { under, tapped, counters } => {
            let under = under.as_ref().map(|under| players::who(under, context)).transpose()?;
            if !counters.is_empty() {
                return Err(Missing("counters with which it is put there"));
            }
            happens(to, Event::Enter { what: what.clone(), under, tapped: *tapped, counters: Vec::new() });
        }
    }
    Ok(())
}

/// What lasts.
fn lasting(context: &mut Context, action: &Action, to: &mut Vec<Instruction>) -> Meant<()> {
    match action {
        Action::Change(what, gains, until) => {
            let what = filter::affected(what, context, to)?;
            let changes = always::changes(gains, context)?;
            to.push(Instruction::Change { what, changes, until: lifetime(*until) });
        }
        Action::Control(who, what, until) => {
            let who = players::actor(who, context, to)?;
            let what = filter::affected(what, context, to)?;
            if *until == Until::Always {
                happens(to, Event::GainControl { who, what });
            } else {
                let changes = vec![language::board::Change::Control(who)];
                to.push(Instruction::Change { what, changes, until: lifetime(*until) });
            }
        }
        Action::Unpreventable(happening, until) => {
            let pattern = Pattern::new(event::event(happening, context)?);
            let ability = Box::new(Ability::Restriction(Restriction::CantBePrevented(pattern)));
            to.push(Instruction::Lasting { ability, until: lifetime(*until), once: false });
        }
        Action::Effect(floating) => instead::floating(floating, context, to)?,
        Action::Regenerate(what) => {
            let what = filter::affected(what, context, to)?;
            to.push(Instruction::Regenerate { what });
        }
        Action::Cant(what, all, until) => {
            let what = filter::affected(what, context, to)?;
            for cant in all {
                let ability = Box::new(Ability::Restriction(restriction(*cant, &what)));
                to.push(Instruction::Lasting { ability, until: lifetime(*until), once: false });
            }
        }
        _ => return Err(Missing("such an action")),
    }
    Ok(())
}

fn lifetime(until: Until) -> Lifetime {
    match until {
        Until::Turn => Lifetime::ThisTurn,
        Until::Combat => Lifetime::ThisCombat,
        Until::YourTurn => Lifetime::UntilTurnOf(Who::You),
        Until::Always => Lifetime::Always,
    }
}

/// What these objects can't do.
pub(super) fn restriction(cant: Cant, what: &What) -> Restriction {
    let what = what.clone();
    match cant {
        Cant::Attack => Restriction::Cant(Pattern::new(EventPattern::undergoes(what, Deed::Attack, None))),
        Cant::Block => Restriction::Cant(Pattern::new(EventPattern::undergoes(what, Deed::Block, None))),
        Cant::BeBlocked => {
            let blocked = Some(Whom::Object(what));
            Restriction::Cant(Pattern::new(EventPattern::undergoes(What::Any, Deed::Block, blocked)))
        }
        Cant::BeRegenerated => Restriction::CantBeRegenerated(what),
        Cant::BeCountered => Restriction::Cant(Pattern::new(EventPattern::CounterSpell { what })),
        Cant::BeTargeted => {
            Restriction::CantBeTargeted { whom: Whom::Object(what), by: Who::Anyone, from: What::Any }
        }
    }
}
