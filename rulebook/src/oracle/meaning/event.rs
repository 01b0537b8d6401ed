//! What happens, as a pattern of events.

use language::board::{Ability, Counter, Keyword, ObjectKind, Period, Zone};
use language::effect::{Cause, EventPattern, Pattern, Scope, Zones};
use language::event::{Deed, Instruction};
use language::select::{Amount, Compare, Condition, Past, Since, What, Who, Whom};

use super::context::Context;
use super::{Meant, Missing, filter, players};
use crate::oracle::tree::{Happening, How, Like, Player, Recipient, Thing, Trait};

/// The pattern of such events.
pub(super) fn pattern(happening: &Happening, context: &Context) -> Meant<Pattern> {
    let happening = if let Happening::While(one, _) = happening { one } else { happening };
    if let Happening::By(one, who) = happening {
        let by = Some(players::who(who, context)?);
        return Ok(Pattern { by, because: vec![Cause::Effect], ..pattern(one, context)? });
    }
    let (happening, several) =
        if let Happening::Several(one) = happening { (&**one, true) } else { (happening, false) };
    let mut pattern = Pattern::new(event(happening, context)?);
    pattern.by = by_player(happening, context)?;
    if let Happening::Chapter(number) = happening {
        pattern.only_if = told(*number);
    }
    if let Happening::Done(_, Deed::BecomeTarget, Some(Recipient::Thing(Thing::Such(_, Like(traits))))) =
        happening
    {
        by_whom(traits, &mut pattern, context)?;
    }
    pattern.scope = if several {
        together(happening)
    } else if matches!(happening, Happening::Damage(None, Some(_), _)) {
        // Damage that several sources deal to one at the same time is one event for what is dealt it.
        Scope::PerRecipient
    } else if let Happening::Damage(Some(from), None, _) = happening {
        // What one source deals to several at the same time is one event; what several deal is one for each.
        let is_one = matches!(from, Thing::Own | Thing::Host | Thing::It | Thing::That(_));
        if is_one { Scope::WholeEvent } else { Scope::PerSource }
    } else {
        Scope::EachPart
    };
    Ok(pattern)
}

/// Who controls the spell or ability that makes something a target: the cause of the event. What is said of spells alone is asked
/// of it besides.
fn by_whom(traits: &[Trait], pattern: &mut Pattern, context: &Context) -> Meant<()> {
    let mut all = traits.iter();
    let who = all.find_map(|one| if let Trait::Controlled(who) = one { Some(who) } else { None });
    pattern.by = who.map(|who| players::who(who, context)).transpose()?;
    let only_controlled = traits.iter().all(|one| matches!(one, Trait::Controlled(_)));
    if only_controlled && let EventPattern::Deed { to, .. } = &mut pattern.event {
        *to = None;
    }
    Ok(())
}

/// What must be so as it happens, and is not asked again as the ability resolves.
pub(super) fn as_it_happens(happening: &Happening, context: &Context) -> Meant<Vec<Condition>> {
    let Happening::While(_, asks) = happening else { return Ok(Vec::new()) };
    super::asks::condition(asks, context).map(|asked| vec![asked])
}

/// How much of what happens at the same time one such ability triggers on once.
const fn together(happening: &Happening) -> Scope {
    if matches!(happening, Happening::Damage(_, Some(Recipient::Player(_)), _)) {
        Scope::PerRecipient
    } else {
        Scope::WholeEvent
    }
}

/// What happens, and the how manieth time each turn it has to, where that is said.
///
/// Fails where each of several players or objects has such a number: all of theirs are counted together.
pub(super) fn counted(happening: &Happening) -> Meant<(&Happening, Option<u64>)> {
    let Happening::Nth(one, nth) = happening else { return Ok((happening, None)) };
    if let Happening::Casts(who, _) | Happening::Draws(who) = &**one
        && *who != Player::You
    {
        return Err(Missing("the how manieth of each of several players"));
    }
    if let Happening::Damage(Some(Thing::Such(How::One, _)), ..)
    | Happening::Done(Thing::Such(How::One, _), ..) = &**one
    {
        return Err(Missing("the how manieth of each of several objects"));
    }
    Ok((one, Some(*nth)))
}

/// The chapter symbol of a chapter ability.
pub(super) const fn chapter(happening: &Happening) -> Option<Ability> {
    if let Happening::Chapter(number) = happening {
        Some(Ability::Keyword(Keyword::Chapter(*number)))
    } else {
        None
    }
}

/// A triggered ability. What makes it a chapter ability is asked as it triggers, and not again.
pub(super) fn triggered(
    mut when: Pattern,
    mut as_it_happens: Vec<Condition>,
    nth: Option<u64>,
    does: Vec<Instruction>,
) -> Ability {
    let lore =
        matches!(&when.event, EventPattern::PutCounters { kind: Some(kind), .. } if *kind == self::lore());
    if lore {
        as_it_happens.append(&mut when.only_if);
    }
    let nth = nth.map(|nth| (nth, Since::Turn));
    Ability::Triggered { when, prevented: false, as_it_happens, nth, at_most: None, does }
}

fn lore() -> Counter {
    Counter::Named("lore".to_owned())
}

/// Lore counters are put on it: before there were fewer than the chapter's number, then at least so many
/// (CR 714.2c (2026-04-17)).
fn told(number: u64) -> Vec<Condition> {
    let on = Amount::Counters(lore(), What::This);
    let before = Amount::Minus(Box::new(on.clone()), Box::new(Amount::ThatMuch));
    vec![
        Condition::Number(on, Compare::AtLeast, Amount::N(number)),
        Condition::Number(before, Compare::LessThan, Amount::N(number)),
    ]
}

/// Who does it, where what happens is something that is done to an object: a land is played.
pub(super) fn by_player(happening: &Happening, context: &Context) -> Meant<Option<Who>> {
    if let Happening::Does(who, Deed::PlayLand) = happening {
        return players::who(who, context).map(Some);
    }
    Ok(None)
}

/// What somebody does. A land is played: who does that is asked beside the event.
fn done_by(who: Who, deed: Deed) -> EventPattern {
    if deed == Deed::PlayLand {
        return EventPattern::undergoes(What::Any, deed, None);
    }
    EventPattern::does(who, deed)
}

pub(super) fn event(happening: &Happening, context: &Context) -> Meant<EventPattern> {
    let what = |thing: &Thing| filter::any_of(thing, context);
    let who = |player: &Player| players::who(player, context);
    Ok(match happening {
        Happening::Enters(thing, under) => {
            enters(what(thing)?, under.as_ref().map_or(Ok(Who::Anyone), who)?, None)
        }
        Happening::EntersFrom(thing, from) => enters(what(thing)?, Who::Anyone, Some(from.clone())),
        Happening::Attached(one, to) => EventPattern::Attach { what: what(one)?, to: what(to)? },
        Happening::DayNight => EventPattern::Daytime { becomes: None, changes: true },
        Happening::Dies(thing) => dies(what(thing)?),
        Happening::Moves(thing, from, to) => {
            EventPattern::Move { what: what(thing)?, from: left(thing, from.as_ref()), to: to.clone() }
        }
        Happening::Done(thing, deed, to) => done(what(thing)?, *deed, to.as_ref(), context)?,
        Happening::Damage(from, to, combat) => damage(from.as_ref(), to.as_ref(), *combat, context)?,
        Happening::Begins(period, player) => begin(*period, who(player)?, None),
        Happening::Casts(player, like) => {
            EventPattern::Cast { who: who(player)?, what: cast(like, context)? }
        }
        Happening::Draws(player) => EventPattern::Draw { who: who(player)? },
        Happening::GainsLife(player) => EventPattern::GainLife { who: who(player)? },
        Happening::LosesLife(player) | Happening::LosesLifeByDamage(player) => {
            EventPattern::LoseLife { who: who(player)? }
        }
        Happening::Discards(player, like) => {
            EventPattern::Discard { what: cast(like, context)?, who: who(player)? }
        }
        Happening::Sacrifices(player, thing) => {
            EventPattern::Sacrifice { what: theirs(what(thing)?, who(player)?) }
        }
        Happening::Creates(player, like) => EventPattern::Create {
            what: like.as_ref().map_or(Ok(What::Any), |like| filter::like(like, context))?,
            under: who(player)?,
        },
        Happening::Counters(by, kind, on) => EventPattern::PutCounters {
            who: by.as_ref().map_or(Ok(Who::Anyone), who)?,
            on: whom(on, context)?,
            kind: kind.clone(),
        },
        Happening::BeginsExtra(period, player) => begin(*period, who(player)?, Some(true)),
        Happening::Destroyed(thing) => EventPattern::Destroy { what: what(thing)? },
        Happening::TappedForMana(player, thing) => {
            for_mana(player.as_ref().map_or(Ok(Who::Anyone), who)?, what(thing)?)
        }
        Happening::DrawsCards(player, n) => EventPattern::DrawCards { who: who(player)?, at_least: *n },
        Happening::Chapter(_) => lore_on_this(),
        Happening::Copies(player, like) => {
            EventPattern::CopySpell { who: who(player)?, what: cast(like, context)? }
        }
        Happening::Meets(thing, deed, other) => meets(what(thing)?, *deed, what(other)?),
        Happening::Marked(thing, kind) => marked(what(thing)?, kind),
        Happening::Several(_)
        | Happening::Nth(..)
        | Happening::While(..)
        | Happening::By(..)
        | Happening::State(_) => return Err(Missing("several of these, here")),
        Happening::Does(player, deed) => done_by(who(player)?, *deed),
        Happening::Rolls(player) => EventPattern::Roll { who: who(player)?, sides: None },
    })
}

/// Something enters.
const fn enters(what: What, under: Who, from: Option<Zones>) -> EventPattern {
    EventPattern::Enter { what, under, from }
}

/// Something is done to objects, by or to others.
fn done(what: What, deed: Deed, to: Option<&Recipient>, context: &Context) -> Meant<EventPattern> {
    let to = to.map(|to| whom(to, context)).transpose()?;
    Ok(EventPattern::undergoes(what, deed, to))
}

/// Damage is dealt.
fn damage(
    from: Option<&Thing>,
    to: Option<&Recipient>,
    combat: Option<bool>,
    context: &Context,
) -> Meant<EventPattern> {
    // "Creatures blocking it": what would be dealt the damage.
    let mut inside = context.clone();
    match to {
        Some(Recipient::Thing(Thing::Own)) => inside.it = Some(What::This),
        Some(Recipient::Thing(Thing::Host)) => inside.it = Some(What::AttachedToBy),
        Some(_) | None => {}
    }
    let from = from.map_or(Ok(What::Any), |from| filter::any_of(&than(from, to), &inside))?;
    let to = to.map_or(Ok(Whom::Any), |to| whom(to, context))?;
    Ok(EventPattern::Damage { from, to, combat })
}

/// From where something moves: only on the battlefield there are permanents.
fn left(thing: &Thing, from: Option<&Zones>) -> Option<Zones> {
    from.cloned().or_else(|| is_permanent(thing).then_some(Zones::Battlefield))
}

/// What blocks is seen by what it blocks, and the other way round, so that "it" is the other one.
fn meets(one: What, deed: Deed, other: What) -> EventPattern {
    let of_other = if deed == Deed::Block { Deed::BecomeBlocked } else { Deed::Block };
    EventPattern::undergoes(other, of_other, Some(Whom::Object(one)))
}

/// A period begins, any or an extra one.
const fn begin(period: Period, who: Who, extra: Option<bool>) -> EventPattern {
    EventPattern::Begin { period, who, extra }
}

/// "Another creature", where damage to the enchanted or equipped one is spoken of: another than that.
fn than(from: &Thing, to: Option<&Recipient>) -> Thing {
    let (Thing::Such(how, like), Some(Recipient::Thing(Thing::Host))) = (from, to) else {
        return from.clone();
    };
    let not = Trait::Is(What::Not(Box::new(What::AttachedToBy)));
    let each = like.0.iter().map(|one| if *one == Trait::Other { not.clone() } else { one.clone() });
    Thing::Such(how.clone(), Like(each.collect()))
}

/// Lore counters are put on the card itself.
fn lore_on_this() -> EventPattern {
    EventPattern::PutCounters { who: Who::Anyone, on: Whom::Object(What::This), kind: Some(lore()) }
}

/// The card itself gets the mark of a Class that has come to this level.
fn marked(what: What, mark: &str) -> EventPattern {
    let mut gains = EventPattern::undergoes(what, Deed::Mark, None);
    if let EventPattern::Deed { kind, .. } = &mut gains {
        *kind = Some(mark.to_owned());
    }
    gains
}

/// The creatures that were declared as attackers together, where an ability triggers on that once.
pub(super) fn attackers(happening: &Happening, context: &Context) -> Option<What> {
    let Happening::Several(one) = happening.itself() else { return None };
    if !matches!(**one, Happening::Done(_, Deed::Attack, _)) {
        return None;
    }
    let declared = event(one, context).ok()?;
    Some(What::HappenedTo(Box::new(Past { since: Since::Combat, ..Past::new(declared) })))
}

/// Whether it says that these are permanents.
fn is_permanent(thing: &Thing) -> bool {
    let lies_there = |like: &Like| like.0.contains(&Trait::Is(What::In(Zone::Battlefield)));
    *thing == Thing::Host || matches!(thing, Thing::Such(_, like) if lies_there(like))
}

const fn dies(what: What) -> EventPattern {
    EventPattern::Move { what, from: Some(Zones::Battlefield), to: Some(Zones::Graveyard) }
}

/// Permanents that these players control.
fn theirs(what: What, by: Who) -> What {
    if by == Who::Anyone { what } else { What::All(vec![what, What::ControlledBy(by)]) }
}

/// A permanent is tapped for mana.
const fn for_mana(who: Who, from: What) -> EventPattern {
    EventPattern::AddMana { who, from, mana: None, tapped: true }
}

/// A card that is cast or discarded, without where it is.
fn cast(like: &Like, context: &Context) -> Meant<What> {
    let what = filter::like(like, context)?;
    let said = [
        What::In(Zone::Stack),
        What::Not(Box::new(What::Kind(ObjectKind::Ability))),
        What::Kind(ObjectKind::Card),
    ];
    let parts = if let What::All(parts) = what { parts } else { vec![what] };
    Ok(filter::all_of(parts.into_iter().filter(|part| !said.contains(part)).collect()))
}

/// Who or what, as a pattern asks for them.
pub(super) fn whom(recipient: &Recipient, context: &Context) -> Meant<Whom> {
    Ok(match recipient {
        Recipient::Player(player) => Whom::Player(players::who(player, context)?),
        Recipient::Thing(thing) => Whom::Object(filter::any_of(thing, context)?),
        Recipient::AnyTarget
        | Recipient::AnyOtherTarget
        | Recipient::Targets(..)
        | Recipient::PlayerOr(..)
        | Recipient::PlayerOrPlaneswalker(_)
        | Recipient::AttackedBy(_)
        | Recipient::That
        | Recipient::Same => {
            return Err(Missing("a target here"));
        }
        Recipient::And(all) => {
            let each: Meant<Vec<Whom>> = all.iter().map(|one| whom(one, context)).collect();
            Whom::OneOf(each?)
        }
    })
}
