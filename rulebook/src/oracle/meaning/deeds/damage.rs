//! Damage that is dealt.

use language::board::{CardType, Zone};
use language::event::{Event, Instruction};
use language::select::{Amount, Condition, What, Who, Whom};

use super::super::context::Context;
use super::super::kinds::Kinds;
use super::super::{Meant, Missing, filter, number, players};
use crate::oracle::tree::{How, Like, Number, Player, Recipient, Thing, Trait};

/// Damage to a target, a player, or objects.
pub(super) fn damage(
    context: &mut Context,
    from: &Thing,
    n: &Number,
    recipient: &Recipient,
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    // Each of several sources deals what is said of each by itself.
    let each = matches!(from, Thing::Such(How::Each, _)) && n.mentions_it();
    let from = match context.it_deals.clone() {
        Some(source) if *from == Thing::It => source,
        _ => filter::affected(from, context, to)?,
    };
    context.source = Some(from.clone());
    if each {
        return Err(Missing("a number of each of several sources"));
    }
    // "Its power" in front of who is dealt damage is that of the source; "that card" was named before who is dealt it.
    if n.mentions_it() {
        context.it = Some(from.clone());
    }
    let is_known = n.mentions_it() || n.mentions_that_card();
    let known = is_known.then(|| number::amount(n, context)).transpose()?;
    let recipients: &[Recipient] =
        if let Recipient::And(all) = recipient { all } else { std::slice::from_ref(recipient) };
    let n = &context.spelled(n);
    if n.mentions_that() && context.that.is_some() && recipients.iter().any(is_target) {
        return Err(Missing("whether a number is of what is dealt the damage, or of what was named before"));
    }
    let mut events = Vec::new();
    for recipient in recipients {
        let recipient = &other_than(recipient, &from)?;
        let whom = recipient_of(context, recipient, to)?;
        context.recipient = (recipients.len() == 1).then(|| whom.clone());
        if let (Recipient::Thing(thing), Whom::Object(what), 1) = (recipient, &whom, recipients.len()) {
            super::speaking::speak_of_all(context, thing, what);
        }
        let amount = known.clone().map_or_else(|| number::of_each(n, context), Ok)?;
        let whom = match (recipient, whom) {
            // What is of several kinds is dealt damage once.
            (Recipient::Thing(Thing::Such(How::Each, _)), Whom::Object(what)) => {
                match joined(&mut events, what, &amount) {
                    Some(what) => Whom::Object(what),
                    None => continue,
                }
            }
            (_, whom) => whom,
        };
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

const fn is_target(recipient: &Recipient) -> bool {
    matches!(
        recipient,
        Recipient::AnyTarget
            | Recipient::AnyOtherTarget
            | Recipient::Targets(..)
            | Recipient::PlayerOr(..)
            | Recipient::Thing(Thing::Such(How::Target { .. }, _))
    )
}

/// "Each other creature" is another than what deals the damage, where that is not the card itself.
fn other_than(recipient: &Recipient, from: &What) -> Meant<Recipient> {
    let Recipient::Thing(Thing::Such(How::Each, Like(traits))) = recipient else {
        return Ok(recipient.clone());
    };
    if *from == What::This || !traits.contains(&Trait::Other) {
        return Ok(recipient.clone());
    }
    if !matches!(from, What::Chosen(_) | What::It | What::AttachedToBy) {
        return Err(Missing("others than each of several that deal damage"));
    }
    let not = Trait::Is(What::Not(Box::new(from.clone())));
    let others = traits.iter().map(|one| if *one == Trait::Other { not.clone() } else { one.clone() });
    Ok(Recipient::Thing(Thing::Such(How::Each, Like(others.collect()))))
}

/// Several amounts of damage, each to others, which are dealt at once.
pub(super) fn deals(
    context: &mut Context,
    from: &Thing,
    all: &[(Number, Recipient)],
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    let mut together = Vec::new();
    for (n, recipient) in all {
        let mut one = Vec::new();
        damage(context, from, n, recipient, &mut one)?;
        let Some(Instruction::Do { events, unless }) = one.pop() else {
            return Err(Missing("damage that is dealt at once"));
        };
        if !unless.is_empty() {
            return Err(Missing("damage that is dealt at once"));
        }
        // Who is chosen for it is chosen before any is dealt.
        to.extend(one);
        together.extend(events);
    }
    context.recipient = None;
    to.push(Instruction::Do { events: together, unless: Vec::new() });
    Ok(())
}

/// Each of some that were targeted by themselves deals damage equal to its power, at once.
pub(super) fn each_deals(
    context: &mut Context,
    from: &Thing,
    recipient: &Recipient,
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    let several = Missing("a number of each of several sources");
    let What::OneOf(each) = filter::affected(from, context, to)? else { return Err(several) };
    if !each.iter().all(|one| matches!(one, What::Chosen(_))) {
        return Err(several);
    }
    let is_other = |traits: &[Trait]| traits.contains(&Trait::Other);
    if matches!(recipient, Recipient::AnyOtherTarget)
        || matches!(recipient, Recipient::Thing(Thing::Such(_, Like(traits))) if is_other(traits))
    {
        return Err(Missing("others than each of several that deal damage"));
    }
    let whom = recipient_of(context, recipient, to)?;
    let deals = |from: What| Event::Damage {
        amount: Amount::PowerOf(from.clone()),
        from,
        to: whom.clone(),
        combat: false,
        unpreventable: false,
        excess: None,
    };
    to.push(Instruction::Do { events: each.into_iter().map(deals).collect(), unless: Vec::new() });
    Ok(())
}

/// Adds objects to those that are dealt the same damage already; returns them where there are none.
fn joined(events: &mut [Event], what: What, much: &Amount) -> Option<What> {
    let known = events.iter_mut().find_map(|event| {
        if let Event::Damage { to: Whom::Object(known), amount, .. } = event
            && amount == much
            && !matches!(known, What::Chosen(_))
        {
            Some(known)
        } else {
            None
        }
    });
    let Some(known) = known else { return Some(what) };
    let before = std::mem::replace(known, What::Any);
    *known = What::OneOf(vec![before, what]);
    None
}

pub(in super::super) fn recipient_of(
    context: &mut Context,
    recipient: &Recipient,
    to: &mut Vec<Instruction>,
) -> Meant<Whom> {
    Ok(match recipient {
        Recipient::Player(player) => Whom::Player(players::actor(player, context, to)?),
        Recipient::Thing(thing) => Whom::Object(filter::affected(thing, context, to)?),
        Recipient::AnyTarget => targeted(context, any_target(), CardType::Creature, to)?,
        Recipient::AnyOtherTarget => {
            let others = any_other_target(context, to)?;
            targeted(context, others, CardType::Creature, to)?
        }
        Recipient::Targets(amount, or_fewer) => {
            let of = Whom::OneOf(any_target());
            let called = context.target("targets", of, (*amount, *or_fewer), to)?;
            let each = [Whom::Player(Who::Chosen(called.clone())), Whom::Object(What::Chosen(called))];
            Whom::OneOf(each.to_vec())
        }
        Recipient::PlayerOr(kinds, other) => {
            let each: Meant<Vec<What>> = kinds.iter().map(|like| filter::like(like, context)).collect();
            let of = if *other { others(context, to, each?)? } else { any_of(each?) };
            targeted(context, of, CardType::Creature, to)?
        }
        Recipient::PlayerOrPlaneswalker(player) => {
            let who = if *player == Player::TargetOpponent { Who::Opponents } else { Who::Anyone };
            let of = vec![Whom::Player(who), Whom::Object(What::Type(CardType::Planeswalker))];
            targeted(context, of, CardType::Planeswalker, to)?
        }
        Recipient::AttackedBy(thing) => Whom::AttackedBy(filter::named(thing, context)?),
        Recipient::That | Recipient::Same => {
            context.recipient.clone().ok_or(Missing("what was named before, player or permanent"))?
        }
        Recipient::And(_) => return Err(Missing("several recipients in one")),
    })
}

/// What "any target" can be.
fn any_target() -> Vec<Whom> {
    any_of(target_kinds())
}

/// What objects "any target" can be.
fn target_kinds() -> Vec<What> {
    [CardType::Creature, CardType::Planeswalker, CardType::Battle].map(What::Type).to_vec()
}

/// Players, and objects of these kinds.
fn any_of(kinds: Vec<What>) -> Vec<Whom> {
    vec![Whom::Player(Who::Anyone), Whom::Object(What::OneOf(kinds))]
}

/// What "any other target" can be: whatever was not targeted before; where nothing was, anything but what deals the damage.
fn any_other_target(context: &Context, before: &[Instruction]) -> Meant<Vec<Whom>> {
    others(context, before, target_kinds())
}

/// Players, and objects of these kinds, other than those.
fn others(context: &Context, before: &[Instruction], kinds: Vec<What>) -> Meant<Vec<Whom>> {
    let named = context.named_targets(before);
    let not = |what| What::Not(Box::new(what));
    let mut what = vec![What::OneOf(kinds)];
    let players = if named.is_empty() {
        let source = context.source.clone().ok_or(Missing("others than what was named before"))?;
        what.push(not(source));
        Who::Anyone
    } else {
        what.extend(named.iter().cloned().map(What::Chosen).map(not));
        let mut named: Vec<Who> = named.into_iter().map(Who::Chosen).collect();
        let one = if named.len() == 1 { named.pop() } else { None };
        Who::Not(Box::new(one.unwrap_or(Who::OneOf(named))))
    };
    Ok(vec![Whom::Player(players), Whom::Object(What::All(what))])
}

/// One target among players and objects; an object of which more is said is of this type.
fn targeted(context: &mut Context, of: Vec<Whom>, kind: CardType, to: &mut Vec<Instruction>) -> Meant<Whom> {
    let called = context.target("target", Whom::OneOf(of), (1, false), to)?;
    // "That creature" is what was targeted, if that is one.
    let that = What::All(vec![What::Type(kind), What::Chosen(called.clone())]);
    context
        .know(that.clone(), Kinds::of_types(&[CardType::Creature, CardType::Planeswalker, CardType::Battle]));
    context.that = Some(that);
    Ok(Whom::OneOf(vec![Whom::Player(Who::Chosen(called.clone())), Whom::Object(What::Chosen(called))]))
}

/// Two fight each other.
pub(super) fn fights(
    context: &mut Context,
    one: &Thing,
    other: &Thing,
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    let (one, other) = (filter::affected(one, context, to)?, filter::affected(other, context, to)?);
    if one == other {
        return Err(Missing("something that fights itself"));
    }
    to.push(fight(&one, &other));
    Ok(())
}

/// Two that were named together fight each other.
pub(super) fn fight_each_other(context: &mut Context, both: &Thing, to: &mut Vec<Instruction>) -> Meant<()> {
    let What::OneOf(two) = filter::affected(both, context, to)? else {
        return Err(Missing("which two fight each other"));
    };
    let [one @ What::Chosen(_), other @ What::Chosen(_)] = &two[..] else {
        return Err(Missing("which two fight each other"));
    };
    to.push(fight(one, other));
    Ok(())
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
    // Neither does if one has left or is no creature any more (CR 701.14b (2026-04-17)).
    let there = |what: &What| {
        let creature = vec![what.clone(), What::In(Zone::Battlefield), What::Type(CardType::Creature)];
        Condition::Exists(What::All(creature))
    };
    let fight = Instruction::Do { events: vec![deals(one, other), deals(other, one)], unless: Vec::new() };
    let condition = Condition::All(vec![there(one), there(other)]);
    Instruction::If { condition, then: vec![fight], otherwise: Vec::new() }
}

/// The damage that was dealt last can't be prevented.
pub(super) fn unpreventable(to: &mut [Instruction]) -> Meant<()> {
    let nameless = Missing("damage that nothing names");
    let Some(Instruction::Do { events, .. }) = to.last_mut() else { return Err(nameless) };
    for event in events {
        let Event::Damage { unpreventable, .. } = event else { return Err(nameless) };
        *unpreventable = true;
    }
    Ok(())
}
