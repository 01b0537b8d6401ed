//! What lasts: changes, control, shields, restrictions, and abilities that wait for something.

use language::board::{Ability, Change, Restriction};
use language::effect::{Effect, EventPattern, Lifetime, Pattern};
use language::event::{Deed, Event, Instruction, KeywordAction, Token};
use language::select::{Amount, What, Who, Whom};
use language::walk::Node;

use super::super::context::Context;
use super::super::restricts::{self, Bars};
use super::super::{Meant, Missing, always, event, filter, instead, players};
use super::{clauses, happens};
use crate::oracle::tree::{
    Action, Cant, Clause, Floating, Gain, Happening, How, Lasting, Must, Player, Said, Thing, Trait, Until,
};

/// An ability that triggers for a time.
fn whenever(context: &mut Context, when: &Happening, does: &[Clause]) -> Meant<Ability> {
    let pattern = event::pattern(when, context)?;
    let so = event::as_it_happens(when, context)?;
    let mut inside = context.of_delayed(when);
    let mut done = Vec::new();
    clauses(&mut inside, does, &mut done)?;
    context.take_back(inside);
    Ok(event::triggered(pattern, so, None, done))
}

/// What lasts.
pub(super) fn lasting(context: &mut Context, done: &Lasting, to: &mut Vec<Instruction>) -> Meant<()> {
    match done {
        // What is so of whoever is there then (CR 611.2c (2026-04-17)) is no change of those that are there now.
        Lasting::Change(Thing::Such(How::Each, _), gains, _) if gains.iter().any(is_bound) => {
            return Err(Missing("how those attack or assign damage that are there then"));
        }
        Lasting::Change(thing, gains, until) => change(context, (thing, gains), *until, to)?,
        Lasting::Have(thing, gains) => change(context, (thing, gains), Until::Always, to)?,
        Lasting::Double(thing, toughness, until) => {
            super::doubling::doubles(context, thing, *toughness, *until, to)?;
        }
        Lasting::Control(who, what, until) => control(context, (who, what), *until, to)?,
        Lasting::Unpreventable(happening, until) => {
            let pattern = Pattern::new(event::event(happening, context)?);
            let ability = Box::new(Ability::Restriction(Restriction::CantBePrevented(pattern)));
            to.push(Instruction::Lasting { ability, until: lifetime(*until), once: false, at_once: false });
        }
        Lasting::Effect(floating) => instead::floating(floating, context, to)?,
        Lasting::OneOf(all) => one_of(context, all, to)?,
        Lasting::Barred(all, until) => {
            for happening in all {
                to.push(barred(context, happening, *until)?);
            }
        }
        Lasting::Regenerate(what) => {
            let what = filter::affected(what, context, to)?;
            to.push(Instruction::Regenerate { what });
        }
        Lasting::Cant(what, all, Until::TheirUntap) => {
            let what = filter::affected(what, context, to)?;
            to.push(of_each(context, what, all, through_untap)?);
        }
        Lasting::Cant(thing, all, until) => {
            let what = filter::affected(thing, context, to)?;
            // "They": those that were named, and no others that are like them later.
            if matches!(thing, Thing::They | Thing::Those) && is_filter(&what) {
                to.push(of_each(context, what, all, |_| lifetime(*until))?);
                return Ok(());
            }
            for cant in all {
                cannot(cant, &what, context, lifetime(*until), to)?;
            }
        }
        Lasting::NoTarget(who, by, until) => to.push(no_target(context, (who, by), *until)?),
        Lasting::Must(what, must, until) => has_to(context, (what, must), *until, to)?,
        Lasting::Switch(what, until) => {
            let what = filter::affected(what, context, to)?;
            let changes = vec![Change::SwitchPowerToughness];
            to.push(Instruction::Change { what, changes, until: lifetime(*until) });
        }
        Lasting::BlocksMore(what, more, until) => {
            let what = filter::affected(what, context, to)?;
            let changes = vec![Change::Bind(Box::new(Ability::BlocksMore(*more)))];
            to.push(Instruction::Change { what, changes, until: lifetime(*until) });
        }
        Lasting::Whenever { when, once, until, does } => {
            let ability = Box::new(whenever(context, when, does)?);
            to.push(Instruction::Lasting { ability, until: lifetime(*until), once: *once, at_once: false });
        }
    }
    Ok(())
}

/// Such an event can't happen for a time.
fn barred(context: &Context, happening: &Happening, until: Until) -> Meant<Instruction> {
    let ability = Box::new(Ability::Restriction(restricts::barred(happening, context)?));
    known_later(happening, &ability)?;
    Ok(Instruction::Lasting { ability, until: lifetime(until), once: false, at_once: false })
}

/// A player can't be targeted by what such players control.
fn no_target(context: &Context, (who, by): (&Player, &Player), until: Until) -> Meant<Instruction> {
    let (whom, by) = (Whom::Player(players::who(who, context)?), players::who(by, context)?);
    let barred = Restriction::CantBeTargeted { whom, by, from: What::Any };
    let (ability, until) = (Box::new(Ability::Restriction(barred)), lifetime(until));
    Ok(Instruction::Lasting { ability, until, once: false, at_once: false })
}

/// What lasts looks at other events than the one that "it" and "affected" are of now.
fn known_later(happening: &Happening, ability: &Ability) -> Meant<()> {
    let of_now =
        |node: Node<'_>| matches!(node, Node::What(What::It | What::Done) | Node::Who(Who::Affected));
    let is_of_each = matches!(happening, Happening::While(..));
    if !is_of_each && Node::from(ability).any(&of_now) {
        return Err(Missing("a player who is known no more later"));
    }
    Ok(())
}

/// It has to block this attacker. As it says that of itself, the attacker is named first.
fn must_block(context: &mut Context, mut whom: What, to: &mut Vec<Instruction>) -> Ability {
    if !matches!(whom, What::Chosen(_)) {
        let called = context.name("attacker");
        to.push(Instruction::Choose {
            power: None,
            who: Who::You,
            each: false,
            what: whom,
            amount: Amount::N(1),
            or_fewer: false,
            target: false,
            called: called.clone(),
        });
        whom = What::Chosen(called);
    }
    let blocks = EventPattern::undergoes(What::This, Deed::Block, Some(Whom::Object(whom)));
    Ability::Requirement(Pattern::new(blocks))
}

/// Objects have to do something.
fn has_to(
    context: &mut Context,
    (what, must): (&Thing, &Must),
    until: Until,
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    if let Must::BlockIt(whom) = must {
        // What "it" is, was named before what has to block it.
        let whom = filter::named(whom, context)?;
        let what = filter::affected(what, context, to)?;
        happens(to, Event::undergoes(what, Deed::MustBlock, Some(Whom::Object(whom))));
        return Ok(());
    }
    // What "it" is, was named before what has to block it; any other is known behind that, too.
    let known = match must {
        Must::BlockThat(whom) if **whom == Thing::It => Some(filter::named(whom, context)?),
        Must::BlockThat(_)
        | Must::BlockIt(_)
        | Must::Attack
        | Must::AttackOthers
        | Must::Block
        | Must::BeBlocked
        | Must::BeBlockedByAll
        | Must::BeBlockedByAllSuch(_) => None,
    };
    let what = filter::affected(what, context, to)?;
    let ability = Box::new(if let Must::BlockThat(whom) = must {
        let whom = known.map_or_else(|| filter::affected(whom, context, to), Ok)?;
        must_block(context, whom, to)
    } else {
        restricts::requirement(must, &What::This, Vec::new(), context)?
    });
    to.push(Instruction::Change { what, changes: vec![Change::Bind(ability)], until: lifetime(until) });
    Ok(())
}

/// Whether it is so of an object without being an ability of it.
const fn is_bound(gain: &Gain) -> bool {
    matches!(gain, Gain::Bound(_))
}

/// Abilities that tokens have, as the sentence behind the one that creates them says: a part of what they are
/// (CR 111.3 (2026-04-17)). None where something else is said, or has them.
pub(super) fn of_tokens(
    context: &mut Context,
    together: &[Clause],
    before: &mut [Instruction],
) -> Option<Meant<()>> {
    let [clause] = together else { return None };
    let Action::Lasts(Lasting::Have(thing, gains)) = &clause.action else { return None };
    let by_name = |gain: &Gain| matches!(gain, Gain::Quoted { by_name: true, .. });
    let plain = clause.only_if.is_none() && clause.may.is_none() && !gains.iter().any(by_name);
    if !plain || filter::named(thing, context) != Ok(What::Done) {
        return None;
    }
    let Some(Instruction::Do { events, unless }) = before.last_mut().filter(|_| plain) else { return None };
    let ([Event::Create { token: Token::Is(is) | Token::Sized { is, .. }, .. }], true) =
        (&mut events[..], unless.is_empty())
    else {
        return None;
    };
    let changes = match always::changes(gains, context) {
        Ok(changes) => changes,
        Err(missing) => return Some(Err(missing)),
    };
    for change in changes {
        let Change::AddAbility(ability) = change else {
            return Some(Err(Missing("such an ability of a token")));
        };
        is.abilities.push(*ability);
    }
    context.created = events.first().cloned();
    Some(Ok(()))
}

/// What objects become or get for a time.
fn change(
    context: &mut Context,
    (thing, gains): (&Thing, &[Gain]),
    until: Until,
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    let what = filter::affected(thing, context, to)?;
    context.still_there(thing, &what)?;
    // All that are alike are spoken of behind, as they are the same then.
    if let Thing::Such(How::Each, like) = thing
        && context.they.is_none()
        && !like.0.iter().any(wears_off)
    {
        context.they = Some(what.clone());
    }
    let made = |gains: &[Gain]| {
        let changes = always::changes(gains, context)?;
        Ok(Instruction::Change { what: what.clone(), changes, until: lifetime(until) })
    };
    let chosen =
        gains.iter().find_map(|gain| if let Gain::OneOf(options) = gain { Some(options) } else { None });
    to.push(match chosen {
        None => made(gains)?,
        Some(options) => {
            let each = options.iter().map(|chosen| {
                let known = |gain: &Gain| if matches!(gain, Gain::OneOf(_)) { chosen } else { gain }.clone();
                let gains: Vec<Gain> = gains.iter().map(known).collect();
                made(&gains).map(|one| vec![one])
            });
            let modes: Meant<Vec<Vec<Instruction>>> = each.collect();
            super::chooses(context, modes?)
        }
    });
    Ok(())
}

/// Whether what objects are told by may be gone while they are spoken of.
fn wears_off(one: &Trait) -> bool {
    matches!(
        one,
        Trait::Is(What::WithCounters | What::With(_) | What::HasAttached(_) | What::Tapped | What::Not(_))
    )
}

/// One of some effects comes into force, as is chosen then. Each speaks of the same targets.
fn one_of(context: &mut Context, all: &[Floating], to: &mut Vec<Instruction>) -> Meant<()> {
    let before = context.clone();
    let each = all.iter().map(|floating| {
        let (mut inside, mut does) = (before.clone(), Vec::new());
        instead::floating(floating, &mut inside, &mut does)?;
        *context = inside;
        Ok(does)
    });
    let modes: Meant<Vec<Vec<Instruction>>> = each.collect();
    to.push(super::chooses(context, modes?));
    Ok(())
}

/// An emblem: what it says is so for the rest of the game.
///
/// Known gap: it is no object. What speaks of itself, or is no ability that triggers, replaces or forbids something, is not
/// held.
pub(super) fn emblem(abilities: &[Vec<Said>], to: &mut Vec<Instruction>) -> Meant<()> {
    const OTHER: Missing = Missing("such an ability of an emblem");
    for said in abilities {
        let changes = match always::quoted(said) {
            // No ruling asks for it there either.
            Err(missing) if missing == always::NO_MATTER => continue,
            found => found?,
        };
        for change in changes {
            let Change::AddAbility(ability) = change else { return Err(OTHER) };
            let lasts = matches!(*ability, Ability::Triggered { .. } | Ability::Restriction(_));
            let of_itself = |node: Node<'_>| matches!(node, Node::What(What::This));
            if Node::from(&*ability).any(&of_itself) {
                return Err(OTHER);
            }
            if let Ability::Effect(effect) = *ability {
                let effect = Effect { lifetime: Lifetime::Always, ..effect };
                to.push(Instruction::CreateEffect(Box::new(effect)));
                continue;
            }
            if !lasts {
                return Err(OTHER);
            }
            to.push(Instruction::Lasting { ability, until: Lifetime::Always, once: false, at_once: false });
        }
    }
    Ok(())
}

/// Until your next turn, objects can't attack or block, and their activated abilities can't be activated
/// (CR 701.35a (2026-04-17)).
pub(super) fn detain(context: &mut Context, what: &Thing, to: &mut Vec<Instruction>) -> Meant<()> {
    let what = filter::affected(what, context, to)?;
    happens(to, Event::undergoes(what.clone(), Deed::Action(KeywordAction::Detain), None));
    let until = lifetime(Until::YourTurn);
    let all = [Cant::Attack, Cant::Block, Cant::BeActivated(false)];
    if is_filter(&what) {
        to.push(of_each(context, what, &all, |_| until.clone())?);
        return Ok(());
    }
    for cant in all {
        cannot(&cant, &what, context, until.clone(), to)?;
    }
    Ok(())
}

/// Whether objects are told by what they are like, which others can be later.
const fn is_filter(what: &What) -> bool {
    !matches!(what, What::Chosen(_) | What::Done | What::This | What::It | What::AttachedToBy)
}

/// Objects can't do something for a time.
fn cannot(
    cant: &Cant,
    what: &What,
    context: &Context,
    until: Lifetime,
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    to.push(match restricts::bars(cant, what, context)? {
        Bars::Here(restriction) => {
            let ability = Box::new(Ability::Restriction(restriction));
            Instruction::Lasting { ability, until, once: false, at_once: false }
        }
        Bars::Bound(ability) => {
            let changes = vec![Change::Bind(Box::new(ability))];
            Instruction::Change { what: what.clone(), changes, until }
        }
    });
    Ok(())
}

/// Through the next untap step of the controller of an object.
///
/// Known gap: whose untap step that is, is known as it begins, whoever controls the object later.
fn through_untap(one: &What) -> Lifetime {
    Lifetime::ThroughUntapOf(Who::ControllerOf(Box::new(one.clone())))
}

/// Each of some objects can't do something for a time, those that are meant now.
fn of_each(
    context: &mut Context,
    what: What,
    all: &[Cant],
    until: impl Fn(&What) -> Lifetime,
) -> Meant<Instruction> {
    let called = context.name("each");
    let one = What::Chosen(called.clone());
    let choose = Instruction::Choose {
        power: None,
        who: Who::You,
        each: false,
        what: What::It,
        amount: Amount::N(1),
        or_fewer: false,
        target: false,
        called,
    };
    let mut does = vec![choose];
    for cant in all {
        cannot(cant, &one, context, until(&one), &mut does)?;
    }
    Ok(Instruction::ForEach { what, does })
}

/// A player gains control of objects.
fn control(
    context: &mut Context,
    (who, what): (&Player, &Thing),
    until: Until,
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    if players::is_several(who) {
        return Err(Missing("each of several players gains control"));
    }
    let who = players::actor(who, context, to)?;
    let what = filter::affected(what, context, to)?;
    if until == Until::Always {
        happens(to, Event::GainControl { who, what });
    } else {
        let changes = vec![Change::Control(who)];
        to.push(Instruction::Change { what, changes, until: lifetime(until) });
    }
    Ok(())
}

/// As long as the card itself is there and so.
const fn as_long_as(by: Option<Who>, tapped: bool) -> Lifetime {
    Lifetime::AsLongAs { what: What::This, by, tapped }
}

/// How long what lasts so is in force.
pub(in super::super) fn lifetime(until: Until) -> Lifetime {
    match until {
        // That turn is waited for.
        Until::Turn | Until::InNextTurn => Lifetime::ThisTurn,
        Until::Combat => Lifetime::ThisCombat,
        Until::YourTurn => Lifetime::UntilTurnOf(Who::You),
        Until::YourUntap => Lifetime::ThroughUntapOf(Who::You),
        // Whose it is, is said where it is known of what.
        Until::TheirUntap => Lifetime::ThroughUntapOf(Who::ControllerOf(Box::new(What::It))),
        Until::WhileYours => as_long_as(Some(Who::You), false),
        Until::WhileHere => as_long_as(None, false),
        Until::WhileTapped => as_long_as(None, true),
        Until::WhileYoursTapped => as_long_as(Some(Who::You), true),
        Until::Always => Lifetime::Always,
    }
}
