//! Replacement effects: what happens in place of what.

mod entering;

use language::board::{Period, Zone};
use language::effect::{
    Cause, Effect, EventPattern, Limit, Prevention, Quantity, Rewrite, Scale, Scope, Zones,
};
use language::event::{Event, Instruction, Mana, Place};
use language::select::{Amount, What, Who, Whom};
use language::walk::Node;

pub(super) use entering::of_entering;

use super::context::Context;
use super::{Meant, Missing, asks, deeds, event, filter, number, players};
use crate::oracle::tree::{
    Action, Becomes, Clause, Destination, Floating, Happening, InPlace, Instead, Player, Prevented,
    Recipient, Scaled, Thing, ToObject, Until, Uses,
};

/// What would happen, and what happens instead, as a static ability says it.
pub(super) fn effect(said: &Instead, context: &Context) -> Meant<Effect> {
    is_known_source(&said.event)?;
    // "It" would be what the damage is dealt to, whatever a sentence means by it.
    if let Happening::Damage(from, to, _) = &said.event
        && (*from == Some(Thing::It) || *to == Some(Recipient::Thing(Thing::It)))
    {
        return Err(Missing("damage of something that is named elsewhere"));
    }
    let event = general(event::event(&said.event, context)?);
    make(said, event, &looking_at(&said.event, context))
}

/// "That source" in front of what it would deal is one that was named elsewhere, and not whatever deals damage.
fn is_known_source(event: &Happening) -> Meant<()> {
    if matches!(event, Happening::Damage(Some(Thing::ThatSource), ..)) {
        return Err(Missing("damage of something that is named elsewhere"));
    }
    Ok(())
}

/// The same, where "that source" is one that was chosen before, and "it".
fn of_chosen_source(said: &Floating, context: &Context) -> Floating {
    let mut said = said.clone();
    let is_chosen = matches!(&context.it, Some(What::Chosen(called)) if called.starts_with("source"));
    if let (Happening::Damage(Some(from @ Thing::ThatSource), ..), true) =
        (&mut said.instead.event, is_chosen)
    {
        *from = Thing::It;
    }
    said
}

/// An effect that comes into force: what is targeted or chosen for it is so first.
pub(super) fn floating(said: &Floating, context: &mut Context, to: &mut Vec<Instruction>) -> Meant<()> {
    let said = &of_chosen_source(said, context);
    is_known_source(&said.instead.event)?;
    let event = of_now(&said.instead.event, context, to)?;
    let event = general(event);
    let looked_at = looking_at(&said.instead.event, context);
    let by_what = &said.instead.only_if;
    if by_what.is_some()
        && matches!(said.instead.event, Happening::Enters(Thing::That(_), _))
        && !context.is_alone()
    {
        return Err(Missing("how something enters that was put there before"));
    }
    let mut effect = if let Becomes::Redirected(whom) = &said.instead.becomes {
        // Where the damage goes is chosen, or targeted, as the effect comes into force.
        let to = recipient(whom, context, to)?;
        made(&said.instead, event, Rewrite::Redirect { amount: None, to }, &looked_at)?
    } else {
        // What is targeted by what is done then is targeted as the ability is put on the stack.
        let mut inside = looked_at;
        let rewrite = rewrite(&said.instead, &mut inside)?;
        context.take_targets(inside.clone());
        made(&said.instead, event, rewrite, &inside)?
    };
    if let Happening::Damage(Some(Thing::SourceOfChoice(like)), ..) = &said.instead.event {
        // What a chosen source must be like is asked again (CR 615.9 (2026-04-17)).
        effect.when.recheck = Some(filter::like(like, context)?).filter(|what| *what != What::Any);
    }
    effect.lifetime = deeds::lifetime(said.until);
    match &said.uses {
        Uses::Always => {}
        Uses::OnceForAll => {
            effect.when.scope = Scope::WholeEvent;
            effect = effect.limited(Limit::ONCE);
        }
        Uses::Once => {
            // All that the source deals then is one time (CR 615.8 (2026-04-17)).
            if let Happening::Damage(Some(_), None, _) = &said.instead.event {
                effect.when.scope = Scope::PerSource;
            }
            // "The next time .. to this and/or you" is one time, whoever of them is dealt damage then.
            if let Happening::Damage(_, Some(Recipient::And(_)), _) = &said.instead.event {
                effect.when.scope = Scope::WholeEvent;
            }
            effect = effect.limited(Limit::ONCE);
        }
        Uses::Times(crate::oracle::tree::Number::N(n)) => effect = effect.limited(Limit::Uses(*n)),
        Uses::Times(_) => return Err(Missing("a number of times that is worked out")),
        Uses::ShieldEach(crate::oracle::tree::Number::N(n)) => {
            return shields(&effect.limited(Limit::Shield(*n)), to);
        }
        Uses::ShieldEach(_) => return Err(Missing("shields of a number that is worked out")),
        Uses::Shield(crate::oracle::tree::Number::N(n)) => effect = effect.limited(Limit::Shield(*n)),
        Uses::Shield(amount) => {
            let amount = Box::new(number::amount(amount, context)?);
            effect = effect.limited(Limit::ShieldOf(amount));
        }
    }
    to.push(waiting(effect, said.until)?);
    Ok(())
}

/// An effect that comes into force now, or as the next turn begins of whom it is about.
fn waiting(effect: Effect, until: Until) -> Meant<Instruction> {
    if until != Until::InNextTurn {
        return Ok(Instruction::CreateEffect(Box::new(effect)));
    }
    let EventPattern::Begin { who, .. } = &effect.when.event else {
        return Err(Missing("what is so in a turn that is to come"));
    };
    let who = who.clone();
    let does = vec![Instruction::CreateEffect(Box::new(effect))];
    Ok(Instruction::Later { period: Period::Turn, who, of_next_turn: false, does })
}

/// A shield of its own for each of several who are there now (CR 615.11 (2026-04-17)).
pub(super) fn shields(effect: &Effect, to: &mut Vec<Instruction>) -> Meant<()> {
    const OTHER: Missing = Missing("a shield of its own for each of several");
    let EventPattern::Damage { from, to: whom, combat } = effect.when.event.clone() else {
        return Err(OTHER);
    };
    let each = if let Whom::OneOf(each) = whom { each } else { vec![whom] };
    for whom in each {
        let shield = |whom: Whom| {
            let mut shield = effect.clone();
            shield.when.event = EventPattern::Damage { from: from.clone(), to: whom, combat };
            vec![Instruction::CreateEffect(Box::new(shield))]
        };
        to.push(match whom {
            Whom::Player(who) => {
                Instruction::ForEachPlayer { who, does: shield(Whom::Player(Who::Affected)) }
            }
            Whom::Object(what) => Instruction::ForEach { what, does: shield(Whom::Object(What::It)) },
            Whom::Any | Whom::AttackedBy(_) | Whom::OneOf(_) => return Err(OTHER),
        });
    }
    Ok(())
}

/// What "it" is in what becomes of an event that any of some objects can have: whichever does.
fn looking_at(event: &Happening, context: &Context) -> Context {
    use crate::oracle::tree::How;
    let of_any = |thing: &Thing| matches!(thing, Thing::Such(How::One | How::Each, _));
    let (Happening::Enters(thing, _) | Happening::Dies(thing) | Happening::Moves(thing, ..)) = event else {
        return context.clone();
    };
    let mut inside = context.clone();
    if matches!(event, Happening::Enters(Thing::Own, _)) {
        // Nobody is affected as the card itself enters: who "that player" is was said before.
        inside.player = None;
    }
    if of_any(thing) {
        inside.it = Some(What::It);
        inside.that = Some(What::It);
        inside.they = Some(What::It);
    }
    inside
}

/// The pattern of an effect that comes into force: what it is about is targeted or chosen now.
fn of_now(said: &Happening, context: &mut Context, to: &mut Vec<Instruction>) -> Meant<EventPattern> {
    if let Happening::Damage(from, whom, combat) = said {
        return Ok(EventPattern::Damage {
            from: from.as_ref().map_or(Ok(What::Any), |from| named_or_any(from, context, to))?,
            to: whom.as_ref().map_or(Ok(Whom::Any), |whom| looked_at(whom, context, to))?,
            combat: *combat,
        });
    }
    if let Happening::Dies(what) = said {
        let what = named_or_any(what, context, to)?;
        return Ok(EventPattern::Move { what, from: Some(Zones::Battlefield), to: Some(Zones::Graveyard) });
    }
    if let Happening::Destroyed(what) = said {
        return Ok(EventPattern::Destroy { what: named_or_any(what, context, to)? });
    }
    if let Happening::Moves(what, from, zone) = said {
        let what = named_or_any(what, context, to)?;
        return Ok(EventPattern::Move { what, from: from.clone(), to: zone.clone() });
    }
    if let Happening::Begins(period, who) = said {
        let who = players::actor(who, context, to)?;
        return Ok(EventPattern::Begin { period: *period, who, extra: None });
    }
    if let Happening::Draws(who) = said {
        return Ok(EventPattern::Draw { who: of_target(who, context, to)? });
    }
    if matches!(said, Happening::Enters(Thing::They | Thing::Those, None)) && !context.is_alone() {
        return Err(Missing("how several things enter that were put there before"));
    }
    if let Happening::Enters(what, under) = said {
        let what = named_or_any(what, context, to)?;
        let (what, control) = super::enters::apart(what);
        let under = under.as_ref().map_or(Ok(control), |under| players::who(under, context))?;
        return Ok(EventPattern::Enter { what, under, from: None });
    }
    event::event(said, context)
}

/// A player of a pattern: a target where one is said to be.
fn of_target(who: &Player, context: &mut Context, to: &mut Vec<Instruction>) -> Meant<Who> {
    let is_target = matches!(who, Player::Target | Player::TargetOpponent);
    if is_target { players::actor(who, context, to) } else { players::who(who, context) }
}

/// Objects of a pattern: of many any, a target or choice where one is said to be.
fn named_or_any(thing: &Thing, context: &mut Context, to: &mut Vec<Instruction>) -> Meant<What> {
    use crate::oracle::tree::How;
    if let Thing::Such(how @ (How::One | How::Each), like) = thing {
        let like = filter::of_targets(like, context, to)?;
        return filter::any_of(&Thing::Such(how.clone(), like), context);
    }
    filter::affected(thing, context, to)
}

/// Who or what would be dealt damage: some one player is any of them.
fn looked_at(whom: &Recipient, context: &mut Context, to: &mut Vec<Instruction>) -> Meant<Whom> {
    match whom {
        Recipient::Player(who @ (Player::Some | Player::AnOpponent)) => {
            Ok(Whom::Player(players::who(who, context)?))
        }
        Recipient::And(all) => {
            let each: Meant<Vec<Whom>> = all.iter().map(|one| looked_at(one, context, to)).collect();
            Ok(Whom::OneOf(each?))
        }
        Recipient::Player(_)
        | Recipient::Thing(_)
        | Recipient::AnyTarget
        | Recipient::AnyOtherTarget
        | Recipient::Targets(..)
        | Recipient::PlayerOr(..)
        | Recipient::PlayerOrPlaneswalker(_)
        | Recipient::AttackedBy(_)
        | Recipient::That
        | Recipient::Same => recipient(whom, context, to),
    }
}

fn recipient(whom: &Recipient, context: &mut Context, to: &mut Vec<Instruction>) -> Meant<Whom> {
    Ok(match whom {
        Recipient::Player(player) => Whom::Player(players::actor(player, context, to)?),
        Recipient::Thing(thing) => Whom::Object(named_or_any(thing, context, to)?),
        Recipient::AnyTarget
        | Recipient::AnyOtherTarget
        | Recipient::Targets(..)
        | Recipient::PlayerOr(..)
        | Recipient::PlayerOrPlaneswalker(_)
        | Recipient::AttackedBy(_) => {
            let found = deeds::recipient_of(context, whom, to)?;
            context.recipient = Some(found.clone());
            found
        }
        Recipient::That | Recipient::Same => {
            context.recipient.clone().ok_or(Missing("what was named before, player or permanent"))?
        }
        Recipient::And(all) => {
            let each: Meant<Vec<Whom>> = all.iter().map(|one| recipient(one, context, to)).collect();
            Whom::OneOf(each?)
        }
    })
}

/// Damage to any permanent or player is damage to anyone and anything.
fn general(event: EventPattern) -> EventPattern {
    if let EventPattern::Damage { from, to: Whom::OneOf(all), combat } = &event
        && all.contains(&Whom::Player(Who::Anyone))
        && all.contains(&Whom::Object(What::Any))
    {
        return EventPattern::Damage { from: from.clone(), to: Whom::Any, combat: *combat };
    }
    event
}

/// All damage that one is dealt at the same time is prevented at once, and what is done besides is done once.
pub(super) fn once_for_all(effect: &mut Effect) {
    let any_source = matches!(&effect.when.event, EventPattern::Damage { from: What::Any, .. });
    let Rewrite::Prevent(Prevention { then, .. }) = &effect.rewrite else { return };
    let of_source =
        |node: &Node<'_>| matches!(node, Node::What(What::DamageSource) | Node::Who(Who::SourceController));
    let mut by_source = false;
    for one in then {
        Node::from(one).each(&mut |node| by_source |= of_source(&node));
    }
    if any_source && !by_source && !then.is_empty() {
        effect.when.scope = Scope::PerRecipient;
    }
}

fn make(said: &Instead, event: EventPattern, context: &Context) -> Meant<Effect> {
    let mut inside = context.clone();
    let rewrite = rewrite(said, &mut inside)?;
    made(said, event, rewrite, context)
}

/// The effect that makes this of the event.
fn made(said: &Instead, event: EventPattern, rewrite: Rewrite, context: &Context) -> Meant<Effect> {
    let mut effect = Effect::new(event, rewrite);
    // Where "a source" would deal damage, it is looked at source by source.
    if matches!(said.event, Happening::Damage(None, ..)) {
        once_for_all(&mut effect);
    }
    // One choice is made for all that happens together.
    if matches!(said.becomes, Becomes::OneOf(_)) {
        effect.when.scope = Scope::WholeEvent;
    }
    // However many kinds of tokens are created, a number of others comes to them once.
    if matches!(effect.when.event, EventPattern::Create { .. }) && adds_a_number(&effect.rewrite) {
        effect.when.scope = Scope::WholeEvent;
    }
    // A part of what a source deals to several is prevented once.
    if let (
        Happening::Damage(Some(_), Some(Recipient::And(_)), _),
        Becomes::Prevented(Prevented::Some(_), _),
    ) = (&said.event, &said.becomes)
    {
        effect.when.scope = Scope::PerSource;
    }
    effect.optional = said.may;
    if said.event == Happening::LosesLifeByDamage(Player::You) {
        effect.when.because.push(Cause::Rules);
    }
    effect.when.because.extend(said.because);
    effect.when.by = said.by.as_ref().map(|by| players::who(by, context)).transpose()?;
    if let Some(asks) = &said.only_if {
        let mut context = context.clone();
        context.that_much = Some(Amount::ThatMuch);
        let context = &context;
        effect.when.only_if.push(asks::condition(asks, context)?);
    }
    Ok(effect)
}

/// Whether a number of things is added that does not depend on how many there are.
fn adds_a_number(rewrite: &Rewrite) -> bool {
    let Rewrite::With(events) = rewrite else { return false };
    let of_number = |event: &Event| matches!(event, Event::Create { amount: Amount::N(_), .. });
    events.iter().all(of_number)
}

fn rewrite(said: &Instead, context: &mut Context) -> Meant<Rewrite> {
    Ok(match &said.becomes {
        Becomes::Scaled(scaled) => Rewrite::Scale(scale(scaled, context)?),
        Becomes::Prevented(how, then) => {
            let amount = match how {
                Prevented::All => Quantity::All,
                Prevented::Some(n) => Quantity::Some(number::amount(n, context)?),
                Prevented::AllBut(n) => Quantity::AllBut(number::amount(n, context)?),
                Prevented::Half(true) => Quantity::HalfUp,
                Prevented::Half(false) => Quantity::HalfDown,
            };
            // "That many" is of the damage; what was prevented this way is called so, and needs no other number.
            let mut prevented = context.clone();
            prevented.that_much = None;
            let of_all = deeds::clauses(&mut prevented, then, &mut Vec::new()).is_err();
            Rewrite::Prevent(Prevention { amount, then: done(then, context)?, of_all })
        }
        Becomes::Redirected(whom) => Rewrite::Redirect { amount: None, to: event::whom(whom, context)? },
        Becomes::OneOf(all) => {
            let each = all.iter().map(|one| {
                let said = Instead { becomes: one.clone(), ..said.clone() };
                rewrite(&said, context)
            });
            Rewrite::ChooseOne(each.collect::<Meant<_>>()?)
        }
        Becomes::Skipped => Rewrite::Skip,
        Becomes::ManaOf(mana) => Rewrite::ManaOf(*mana),
        Becomes::ManaOfChoice => Rewrite::ChooseOne(COLORS.map(Rewrite::ManaOf).to_vec()),
        Becomes::Enters(how) => super::enters::together(super::enters::entered(how, context)?)?,
        Becomes::MoreDice(more) => Rewrite::ExtraDice { more: Amount::N(*more), ignored: Amount::N(*more) },
        Becomes::Regenerated => Rewrite::Regenerate,
        Becomes::With(clauses) => Rewrite::With(events(done(clauses, context)?)?),
        Becomes::Does(clauses) if clauses.is_empty() => Rewrite::Nothing,
        Becomes::Does(clauses) => match elsewhere(&said.event, clauses) {
            Some(rewrite) => rewrite,
            None if matches!(said.event, Happening::Discards(..)) => {
                discarded(events(done(clauses, context)?)?)?
            }
            None => in_place(&said.event, clauses, done(clauses, context)?),
        },
    })
}

/// What is done in place of an event. An object that goes to another zone instead goes there at the same moment as everything
/// else that leaves with it, and what is done besides follows (CR 614.6 (2026-04-17)).
fn in_place(happening: &Happening, clauses: &[Clause], does: Vec<Instruction>) -> Rewrite {
    let to = elsewhere(happening, clauses.get(..1).unwrap_or_default());
    let moves = |events: &[Event]| matches!(events, [Event::Move { what: What::It | What::This, .. }]);
    match (to, &does[..]) {
        (Some(to), [Instruction::Do { events, unless }, rest @ ..]) if moves(events) && unless.is_empty() => {
            Rewrite::All(vec![to, Rewrite::Also(rest.to_vec())])
        }
        _ => Rewrite::Instead(does),
    }
}

/// A card is discarded all the same, and goes elsewhere; what is done besides is done at the same moment.
fn discarded(mut does: Vec<Event>) -> Meant<Rewrite> {
    let own = |what: &What| matches!(what, What::It | What::This);
    let to = match does.pop() {
        Some(Event::Move { what, to: zone, place }) if own(&what) => Rewrite::ToZone { zone, place },
        Some(Event::Enter { what, under: None | Some(Who::You), counters, tapped, .. })
            if own(&what) && !tapped && counters.is_empty() =>
        {
            Rewrite::ToZone { zone: Zone::Battlefield, place: Place::Top }
        }
        _ => return Err(Missing("what becomes of a discarded card")),
    };
    Ok(if does.is_empty() { to } else { Rewrite::All(vec![Rewrite::With(does), to]) })
}

const COLORS: [Mana; 5] = [Mana::White, Mana::Blue, Mana::Black, Mana::Red, Mana::Green];

/// What is done at the same moment as an event.
pub(super) fn at_once(clauses: &[Clause], context: &Context) -> Meant<Vec<Event>> {
    events(done(clauses, &mut context.clone())?)
}

/// What is done in place of an event, or because of it.
fn done(clauses: &[Clause], context: &mut Context) -> Meant<Vec<Instruction>> {
    let mut inside = context.clone();
    inside.that_much = Some(Amount::ThatMuch);
    let mut does = Vec::new();
    deeds::clauses(&mut inside, clauses, &mut does)?;
    context.take_targets(inside);
    Ok(does)
}

/// What happens at the same moment; what is chosen first can't.
fn events(does: Vec<Instruction>) -> Meant<Vec<Event>> {
    let mut all = Vec::new();
    for one in does {
        let Instruction::Do { events, unless } = one else {
            return Err(Missing("a choice among what is added"));
        };
        if !unless.is_empty() {
            return Err(Missing("a choice among what is added"));
        }
        all.extend(events);
    }
    Ok(all)
}

/// The same object in another zone; none where it is something else that is done.
fn elsewhere(happening: &Happening, clauses: &[Clause]) -> Option<Rewrite> {
    let [only] = clauses else { return None };
    if only.only_if.is_some() || only.may.is_some() || only.instead != InPlace::Nothing {
        return None;
    }
    let what = if let Happening::Dies(what) | Happening::Moves(what, ..) = happening {
        Some(what)
    } else if let Happening::Discards(..) = happening {
        None
    } else {
        return None;
    };
    let same = |moved: &Thing| matches!(moved, Thing::It | Thing::That(_)) || Some(moved) == what;
    if let Action::Object(ToObject::Exile(moved)) = &only.action
        && same(moved)
    {
        return Some(Rewrite::ToZone { zone: Zone::Exile, place: Place::Top });
    }
    if let Action::Object(ToObject::Put(_, moved, Destination::Zone(zone, place))) = &only.action
        && same(moved)
    {
        return Some(Rewrite::ToZone { zone: *zone, place: *place });
    }
    None
}

fn scale(scaled: &Scaled, context: &Context) -> Meant<Scale> {
    Ok(match scaled {
        Scaled::Times(times) => Scale::Times(*times),
        Scaled::Plus(n) => Scale::Plus(number::amount(n, context)?),
        Scaled::Minus(n) => Scale::Minus(number::amount(n, context)?),
        Scaled::DownTo(n) => Scale::DownTo(number::amount(n, context)?),
        Scaled::Set(n) => Scale::Set(number::amount(n, context)?),
        Scaled::Half(true) => Scale::HalfUp,
        Scaled::Half(false) => Scale::HalfDown,
    })
}
