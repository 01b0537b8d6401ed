//! What objects can't do, and what they have to do.

use language::board::{Ability, Change, Continuous, Restriction, Zone};
use language::effect::{Cause, EventPattern, Pattern};
use language::event::Deed;
use language::select::{Compare, Condition, Past, What, Who, Whom};
use language::walk::Node;

use super::context::Context;
use super::{Meant, Missing, always, event, filter, players};
use crate::oracle::tree::{Asks, Cant, Happening, Like, Must, Number, Player, Static, Thing, Trait, Would};

/// What a static ability says that can't happen, or has to; or that you control something.
pub(super) fn abilities(said: &Static, only_if: Vec<Condition>, context: &Context) -> Meant<Vec<Ability>> {
    let affects = |what: &Thing| always::affects(what, context);
    let here = |ability: Ability| always::as_long_as(only_if.clone(), ability);
    match &said.is {
        Would::Cant(what, all) => cannot(&affects(what)?, all, said.only_if.as_ref(), &only_if, context),
        Would::Must(what, all) => {
            let what = affects(what)?;
            all.iter().map(|must| Ok(here(requirement(must, &what, Vec::new(), context)?))).collect()
        }
        Would::BlocksMore(what, more) => {
            Ok(vec![binding(affects(what)?, only_if, Ability::BlocksMore(*more))])
        }
        Would::Yours(what) => {
            let (affects, changes) = (affects(what)?, vec![Change::Control(Who::You)]);
            Ok(vec![Ability::Continuous(Continuous { affects, only_if, changes })])
        }
        Would::Barred(all) => {
            let each = all.iter().map(|happening| barred(happening, context));
            each.map(|barred| Ok(here(Ability::Restriction(barred?)))).collect()
        }
        Would::NoTrigger(happening) => {
            let on = Pattern::new(event::event(happening, context)?);
            Ok(vec![here(Ability::Restriction(Restriction::NoTrigger { on, of: What::Any }))])
        }
        Would::TriggersAgain(on, of) => {
            // What is no permanent has abilities, too: "when you cast this spell".
            let of = filter::both(filter::any_of(of, context)?, What::In(Zone::Battlefield));
            let again = |on| here(Ability::Restriction(Restriction::TriggersAgain { on, of: of.clone() }));
            if on.is_empty() {
                return Ok(vec![again(None)]);
            }
            on.iter().map(|one| Ok(again(Some(Pattern::new(event::event(one, context)?))))).collect()
        }
        Would::CantUnlessPaid(what, all) => {
            let what = affects(what)?;
            let each = all.iter().map(|cant| match bars(cant, &what, context)? {
                Bars::Here(Restriction::Cant(pattern)) => {
                    Ok(here(Ability::Restriction(Restriction::CantUnlessPaid(pattern))))
                }
                Bars::Here(_) | Bars::Bound(_) => Err(Missing("what is paid for")),
            });
            each.collect()
        }
        Would::NoLoss(who, reason) => {
            let (who, reason) = (players::who(who, context)?, *reason);
            Ok(vec![here(Ability::Restriction(Restriction::NeverLosesFor { who, reason }))])
        }
        Would::NoTarget(who, by) => {
            let (whom, by) = (Whom::Player(players::who(who, context)?), players::who(by, context)?);
            Ok(vec![here(Ability::Restriction(Restriction::CantBeTargeted { whom, by, from: What::Any }))])
        }
        Would::Have(..)
        | Would::Enters { .. }
        | Would::AsEnters(_)
        | Would::As { .. }
        | Would::Instead(_)
        | Would::MayPay(_)
        | Would::Unpreventable(_)
        | Would::Skip(_) => Err(Missing("what can't happen, or has to")),
    }
}

/// Such an event can't happen.
pub(super) fn barred(happening: &Happening, context: &Context) -> Meant<Restriction> {
    let mut pattern = Pattern::new(event::event(happening.itself(), context)?);
    pattern.by = event::by_player(happening, context)?.filter(|who| *who != Who::Anyone);
    pattern.only_if = match cast_before(happening)? {
        Some(before) => vec![before],
        None => event::as_it_happens(happening, &Context::of_static())?,
    };
    Ok(Restriction::Cant(pattern))
}

/// Of each of several players who can't cast more than one such spell: that this player has cast one this turn. None where
/// something else is asked, or it is one player.
fn cast_before(happening: &Happening) -> Meant<Option<Condition>> {
    let Happening::While(casts, asks) = happening else { return Ok(None) };
    let (Happening::Casts(who, like), Asks::Number(Number::Happened(cast), Compare::AtLeast, Number::N(1))) =
        (&**casts, &**asks)
    else {
        return Ok(None);
    };
    if *who == Player::You || cast != casts {
        return Ok(None);
    }
    let by_anyone = event::event(&Happening::Casts(Player::Each, like.clone()), &Context::of_static())?;
    Ok(Some(Condition::Affected(Who::HappenedTo(Box::new(Past::new(by_anyone))))))
}

/// What these objects can't do, as long as all of this is so.
fn cannot(
    what: &What,
    all: &[Cant],
    asks: Option<&Asks>,
    only_if: &[Condition],
    context: &Context,
) -> Meant<Vec<Ability>> {
    if *what == What::This
        && let Some(event) = unless_defending(all, asks, context)?
    {
        return Ok(vec![Ability::Restriction(Restriction::Cant(Pattern::new(event)))]);
    }
    knows_defending(what, all, only_if)?;
    let each = all.iter().map(|cant| {
        Ok(match bars(cant, what, context)? {
            Bars::Here(restriction) => {
                always::as_long_as(only_if.to_vec(), Ability::Restriction(restriction))
            }
            Bars::Bound(ability) => binding(what.clone(), only_if.to_vec(), ability),
        })
    });
    each.collect()
}

/// What says that objects can't do something.
#[expect(clippy::large_enum_variant, reason = "one is made at a time, and taken apart at once")]
pub(super) enum Bars {
    /// Whoever has the ability says it of them.
    Here(Restriction),
    /// It binds each of them, and speaks of itself there.
    Bound(Ability),
}

/// What these objects can't do.
pub(super) fn bars(cant: &Cant, what: &What, context: &Context) -> Meant<Bars> {
    let object = || Whom::Object(what.clone());
    let here = |event: EventPattern| Ok(Bars::Here(Restriction::Cant(Pattern::new(event))));
    let bound = |restriction: Restriction| Ok(Bars::Bound(Ability::Restriction(restriction)));
    let such = |like: &Like| filter::like(like, context);
    let not = |what: What| What::Not(Box::new(what));
    match cant {
        Cant::Attack => here(does(what, Deed::Attack, None)),
        Cant::AttackWhom(whom) => here(does(what, Deed::Attack, Some(event::whom(whom, context)?))),
        Cant::Block => here(does(what, Deed::Block, None)),
        Cant::BlockSuch(like) => here(does(what, Deed::Block, Some(Whom::Object(such(like)?)))),
        Cant::BlockOthers(like) => here(does(what, Deed::Block, Some(Whom::Object(not(such(like)?))))),
        Cant::BlockOwn => here(does(what, Deed::Block, Some(Whom::Object(What::This)))),
        Cant::BeBlocked => here(does(&What::Any, Deed::Block, Some(object()))),
        Cant::BeBlockedBy(like) => Ok(blocked(&such(like)?, what)),
        Cant::BeBlockedBut(like) => Ok(blocked(&not(such(like)?), what)),
        Cant::BeRegenerated => Ok(Bars::Here(Restriction::CantBeRegenerated(what.clone()))),
        Cant::BeCountered => here(EventPattern::CounterSpell { what: what.clone() }),
        Cant::BeSacrificed => here(EventPattern::Sacrifice { what: what.clone() }),
        Cant::BeTargeted(by, like) => {
            let by = players::who(by, context)?;
            Ok(Bars::Here(Restriction::CantBeTargeted { whom: object(), by, from: such(like)? }))
        }
        Cant::GetCounters(kind) => {
            here(EventPattern::PutCounters { who: Who::Anyone, on: object(), kind: kind.clone() })
        }
        Cant::Untap => {
            // Untapping in the untap step is a turn-based action (CR 502.3 (2026-04-17)).
            let untap = Pattern::new(does(what, Deed::Untap, None));
            Ok(Bars::Here(Restriction::Cant(Pattern { because: vec![Cause::TurnBased], ..untap })))
        }
        Cant::BecomeUntapped => here(does(what, Deed::Untap, None)),
        // What assigns none deals none.
        Cant::AssignCombatDamage => {
            here(EventPattern::Damage { from: what.clone(), to: Whom::Any, combat: Some(true) })
        }
        Cant::BeActivated(but_mana) => bound(Restriction::NeverActivated { but_mana: *but_mana }),
        Cant::BeBlockedByMore(most) => bound(Restriction::BlockedByAtMost(*most)),
        Cant::BeBlockedByFewer(least) => bound(Restriction::BlockedByAtLeast(*least)),
        Cant::AttackAlone => bound(Restriction::NeverAttacksAlone),
        Cant::BlockAlone => bound(Restriction::NeverBlocksAlone),
    }
}

fn does(what: &What, deed: Deed, to: Option<Whom>) -> EventPattern {
    EventPattern::undergoes(what.clone(), deed, to)
}

/// It can't be blocked by these. Whose power is greater than its own, it has to say itself.
fn blocked(by: &What, what: &What) -> Bars {
    let mut of_own = false;
    Node::from(by).each(&mut |node| of_own |= matches!(node, Node::What(What::GreaterPower)));
    let of = |what: &What| {
        let blocks = does(by, Deed::Block, Some(Whom::Object(what.clone())));
        Restriction::Cant(Pattern::new(blocks))
    };
    if of_own { Bars::Bound(Ability::Restriction(of(&What::This))) } else { Bars::Here(of(what)) }
}

/// The ability that says it: of the card itself, or one that binds others, which have none by it.
fn binding(what: What, only_if: Vec<Condition>, ability: Ability) -> Ability {
    if what == What::This {
        return always::as_long_as(only_if, ability);
    }
    let changes = vec![Change::Bind(Box::new(ability))];
    Ability::Continuous(Continuous { affects: what, only_if, changes })
}

/// What these objects have to do, if all of this is so. "This turn" it is in each combat of the turn that they have to
/// (CR 508.1d, 509.1c (2026-04-17)).
///
/// Judgement: so, too, before 2018-04-27, when no text speaks of several combats.
pub(super) fn requirement(
    must: &Must,
    what: &What,
    only_if: Vec<Condition>,
    context: &Context,
) -> Meant<Ability> {
    let event = match must {
        Must::Attack => does(what, Deed::Attack, None),
        Must::AttackOthers => does(what, Deed::Attack, Some(Whom::Player(Who::Not(Box::new(Who::You))))),
        Must::Block => does(what, Deed::Block, None),
        Must::BlockThat(_) | Must::BlockIt(_) => {
            return Err(Missing("an attacker that has to be blocked, here"));
        }
        Must::BeBlocked => does(what, Deed::BecomeBlocked, None),
        Must::BeBlockedByAll => does(&What::Any, Deed::Block, Some(Whom::Object(what.clone()))),
        Must::BeBlockedByAllSuch(like) => {
            does(&filter::like(like, context)?, Deed::Block, Some(Whom::Object(what.clone())))
        }
    };
    Ok(Ability::Requirement(Pattern { only_if, ..Pattern::new(event) }))
}

/// What the card itself can't attack "unless defending player controls" such a permanent: players who don't, and what they
/// control; "if defending player controls" one: players who do. None where something else is asked.
///
/// Known gap: who protects a battle is not asked.
fn unless_defending(cant: &[Cant], asks: Option<&Asks>, context: &Context) -> Meant<Option<EventPattern>> {
    let [Cant::Attack] = cant else { return Ok(None) };
    let (asks, unless) = match asks {
        Some(Asks::Not(asks)) => (&**asks, true),
        Some(asks) => (asks, false),
        None => return Ok(None),
    };
    let Asks::Exists(Like(traits)) = asks else { return Ok(None) };
    let defending = Trait::Controlled(Player::Defending);
    if !traits.contains(&defending) {
        return Ok(None);
    }
    let kind: Vec<Trait> = traits.iter().filter(|one| **one != defending).cloned().collect();
    let with = filter::like(&Like(kind), context)?;
    let barred = || {
        let with = Who::ControllerOf(Box::new(with.clone()));
        if unless { Who::Not(Box::new(with)) } else { with }
    };
    let whom = vec![Whom::Player(barred()), Whom::Object(What::ControlledBy(barred()))];
    Ok(Some(does(&What::This, Deed::Attack, Some(Whom::OneOf(whom)))))
}

/// Who is attacked is known only of the card itself, once it attacks.
fn knows_defending(what: &What, cant: &[Cant], only_if: &[Condition]) -> Meant<()> {
    let mut asked = false;
    for condition in only_if {
        Node::from(condition).each(&mut |node| asked |= matches!(node, Node::Who(Who::Defending(_))));
    }
    let attacks =
        cant.iter().any(|cant| matches!(cant, Cant::Attack | Cant::AttackWhom(_) | Cant::AttackAlone));
    if asked && (*what != What::This || attacks) { Err(Missing("whom it attacks, here")) } else { Ok(()) }
}
