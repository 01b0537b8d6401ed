//! Sentences that belong to what was said before them.

use language::board::{Ability, Change, Color, Counter, ObjectKind};
use language::effect::{Effect, EnterChoice, EventPattern, Fate, Prevention, Rewrite};
use language::event::{Deed, Event, Instruction, KeywordAction};
use language::select::{Amount, Condition, Since, What, Who, Whom};
use language::walk::Node;

use super::context::Context;
use super::{Matter, Meant, Missing, asks, deeds, enters, filter, instead, players};
use crate::oracle::tree::{
    Action, Asks, Clause, Destination, Doer, Entering, Gain, Happening, InPlace, Lasting, Like, Number,
    Rider, Said, Thing, Would,
};

/// Of a sentence that stands alone: what it would belong to is taken as there.
pub(super) fn alone(rider: &Rider) -> Meant<Matter> {
    let mut context = Context::of_cost().alone();
    match rider {
        Rider::Prevented(clauses) | Rider::WhenPrevented(clauses) => {
            context.that_much = Some(Amount::ThatMuch);
            deeds::clauses(&mut context, clauses, &mut Vec::new())?;
        }
        Rider::Otherwise(how) | Rider::AndThen(how) | Rider::EscapesInstead(how) => {
            enters::entered(how, &context)?;
        }
        Rider::GetsInstead(asks, _) | Rider::FindsInstead(asks, ..) => {
            asks::condition(asks, &context)?;
        }
        Rider::UnlessRevealed(how, or) => {
            enters::entered(how, &context)?;
            asks::condition(or, &Context::of_static())?;
        }
        Rider::CantBeRegenerated
        | Rider::EntersAttached
        | Rider::CantBePrevented
        | Rider::ExcessToController
        | Rider::CounteredTo(_)
        | Rider::StillALand
        | Rider::EnterAttacking(_)
        | Rider::Rolled(_)
        | Rider::ModesAgain
        | Rider::NewTargets => {}
    }
    Ok(Matter::Held)
}

/// What becomes something, where the sentence behind says that it is still a land: it is so besides what it was
/// (CR 205.1b (2026-04-17)).
pub(super) fn still_lands(all: &mut [Option<Said>]) {
    for place in 1..all.len() {
        if all[place] != Some(Said::Rider(Rider::StillALand)) {
            continue;
        }
        if let Some(Said::Does(does) | Said::Triggered { does, .. } | Said::Activated { does, .. }) =
            &mut all[place - 1]
        {
            for clause in does {
                still_is(&mut clause.action);
            }
        } else if let Some(Said::Static(each)) = &mut all[place - 1] {
            for one in each {
                if let Would::Have(_, gains) = &mut one.is {
                    become_besides(gains);
                }
            }
        }
    }
}

/// "When you do", behind what may be exerted as it attacks: an ability of its own that triggers on that
/// (CR 607.2h, 701.43d (2026-04-17)). That it stays tapped, whoever writes on a board that it is exerted writes there, too.
pub(super) fn exerted(all: &mut [Option<Said>]) {
    for place in 1..all.len() {
        if all[place - 1] != Some(Said::MayExert) {
            continue;
        }
        let Some(Said::Does(clauses)) = &mut all[place] else { continue };
        let when_done = Some(Asks::WhenDone(Doer::You));
        if !clauses.iter().all(|clause| clause.only_if == when_done && !clause.asked_behind) {
            continue;
        }
        let mut does = std::mem::take(clauses);
        for clause in &mut does {
            clause.only_if = None;
        }
        let exerted = Happening::Done(Thing::Own, Deed::Action(KeywordAction::Exert), None);
        all[place] = Some(Said::Triggered { when: vec![exerted], only_if: None, does });
    }
}

fn still_is(action: &mut Action) {
    if let Action::All(all) = action {
        for one in all {
            still_is(one);
        }
    } else if let Action::Lasts(Lasting::Change(_, gains, _)) = action {
        become_besides(gains);
    }
}

/// What something becomes, it is besides what it was; but its colours are in place of those that it had
/// (CR 105.3 (2026-04-17)).
fn become_besides(gains: &mut Vec<Gain>) {
    let mut colored: Vec<Color> = Vec::new();
    for gain in gains.iter_mut() {
        if let Gain::Becomes { what, besides } = gain {
            *besides = true;
            colored.append(&mut what.colors);
        }
    }
    gains.extend((!colored.is_empty()).then_some(Gain::Colors(colored)));
}

/// Excess damage is dealt to who controls what is dealt it.
fn excess(events: &mut [Event]) -> Option<()> {
    let [Event::Damage { excess, .. }] = events else { return None };
    *excess = Some(Whom::Player(Who::ControllerOf(Box::new(What::It))));
    Some(())
}

/// Of what the last of some instructions does. That something is still a land belongs to whichever of them makes it
/// something else.
pub(super) fn to_last(rider: &Rider, context: &mut Context, before: &mut [Instruction]) -> Meant<()> {
    if let Rider::FindsInstead(asks, like, [usually, instead]) = rider {
        return finds_instead(asks, like, (*usually, *instead), context, before);
    }
    let found = to_instruction(rider, context, before.last_mut());
    if found.is_ok() || *rider != Rider::StillALand {
        return found;
    }
    let mut each = before.iter_mut().rev();
    if each.any(|one| to_instruction(rider, context, Some(one)).is_ok()) { Ok(()) } else { found }
}

/// So many are searched for in place of so many, if something is so: what is done with them is the same.
fn finds_instead(
    asks: &Asks,
    like: &Like,
    (usually, instead): (u64, u64),
    context: &Context,
    before: &mut [Instruction],
) -> Meant<()> {
    const NOTHING: Missing = Missing("nothing that it belongs to stands before it");
    let sought = filter::like(like, context)?;
    let mut sought = if let What::All(parts) = sought { parts } else { vec![sought] };
    sought.retain(|part| *part != What::Kind(ObjectKind::Card));
    let is_search = |one: &&mut Instruction| {
        let Instruction::Do { events, .. } = &**one else { return false };
        matches!(&events[..], [Event::Deed { deed: Deed::Search, .. }])
    };
    let mut searches = before.iter_mut().filter(is_search);
    let (Some(search), None) = (searches.next(), searches.next()) else { return Err(NOTHING) };
    let mut more = search.clone();
    let Instruction::Do { events, .. } = &mut more else { return Err(NOTHING) };
    let [Event::Deed { with_it, .. }] = &mut events[..] else { return Err(NOTHING) };
    let [Instruction::Choose { what: What::All(found), amount, .. }, ..] = &mut with_it[..] else {
        return Err(NOTHING);
    };
    if *amount != Amount::N(usually) || !sought.iter().all(|one| found.contains(one)) {
        return Err(NOTHING);
    }
    *amount = Amount::N(instead);
    let condition = asks::condition(asks, context)?;
    let otherwise = vec![search.clone()];
    *search = Instruction::If { condition, then: vec![more], otherwise };
    Ok(())
}

/// Of what an instruction does, or the last of those that it has followed under some condition.
fn to_instruction(rider: &Rider, context: &mut Context, before: Option<&mut Instruction>) -> Meant<()> {
    const NOTHING: Missing = Missing("nothing that it belongs to stands before it");
    let before = before.ok_or(NOTHING)?;
    if unpaid(before).is_some() {
        return to_instruction(rider, context, unpaid(before).and_then(|does| does.last_mut()));
    }
    if *rider == Rider::CantBeRegenerated
        && let Some(found) = to_both(rider, context, before)
    {
        return found;
    }
    if followed(before).is_some() {
        return to_instruction(rider, context, followed(before).and_then(|does| does.last_mut()));
    }
    match (rider, before) {
        // What it becomes was said with it.
        (Rider::StillALand, Instruction::Change { changes, .. }) if changes.iter().any(adds_type) => Ok(()),
        (Rider::CantBeRegenerated, Instruction::Do { events, .. }) => marked(events, |event| {
            let Event::Destroy { no_regeneration, .. } = event else { return false };
            *no_regeneration = true;
            true
        }),
        (Rider::CantBePrevented, Instruction::Do { events, .. }) => marked(events, |event| {
            let Event::Damage { unpreventable, .. } = event else { return false };
            *unpreventable = true;
            true
        }),
        (Rider::ExcessToController, Instruction::Do { events, .. }) => excess(events).ok_or(NOTHING),
        (Rider::EnterAttacking(whom), Instruction::Do { events, .. }) => {
            let [Event::Create { tapped, attacking, .. }] = &mut events[..] else { return Err(NOTHING) };
            *tapped = true;
            *attacking = Some(match whom {
                Some(who) => Whom::Player(players::who(who, context)?),
                None => Whom::Any,
            });
            Ok(())
        }
        (Rider::NewTargets, Instruction::Do { events, .. }) => marked(events, |event| {
            let Event::CopySpell { new_targets, .. } = event else { return false };
            *new_targets = true;
            true
        }),
        (Rider::CounteredTo(all), Instruction::Do { events, unless }) => {
            if !events.iter().all(|event| matches!(event, Event::CounterSpell { .. })) {
                return Err(NOTHING);
            }
            unless.push(Effect::new(EventPattern::CounterSpell { what: What::Any }, countered_to(all)?));
            Ok(())
        }
        (Rider::Prevented(clauses) | Rider::WhenPrevented(clauses), Instruction::CreateEffect(effect)) => {
            let Rewrite::Prevent(Prevention { then, .. }) = &mut effect.rewrite else { return Err(NOTHING) };
            let mut inside = context.clone();
            inside.that_much = Some(Amount::ThatMuch);
            deeds::clauses(&mut inside, clauses, then)?;
            context.take_targets(inside);
            Ok(())
        }
        _ => Err(NOTHING),
    }
}

/// What is done where nobody pays to keep it from being done: "counter that unless its controller pays".
fn unpaid(instruction: &mut Instruction) -> Option<&mut Vec<Instruction>> {
    if let Instruction::Pay { then, otherwise, .. } = instruction {
        return then.is_empty().then_some(otherwise);
    }
    let Instruction::May { does, otherwise, .. } = instruction else { return None };
    (!otherwise.is_empty() && does.iter().all(is_paid)).then_some(otherwise)
}

/// Of what is destroyed the one way or the other, or in whichever way is chosen; none where it is one way only.
fn to_both(rider: &Rider, context: &mut Context, before: &mut Instruction) -> Option<Meant<()>> {
    if let Instruction::Repeat { does, .. } = before {
        let [Instruction::Modes { modes, .. }] = &mut does[..] else { return None };
        return alike(modes).then(|| each_of(rider, context, modes.iter_mut()));
    }
    let Instruction::If { then, otherwise, .. } = before else { return None };
    if otherwise.is_empty() {
        return None;
    }
    let either = [then, otherwise];
    // What is done the other way may destroy nothing.
    let destroying = either.into_iter().filter(|branch| branch.iter().any(destroys));
    Some(each_of(rider, context, destroying))
}

/// Of what is destroyed in each of some ways.
fn each_of<'w>(
    rider: &Rider,
    context: &mut Context,
    ways: impl Iterator<Item = &'w mut Vec<Instruction>>,
) -> Meant<()> {
    let mut found = Err(Missing("nothing that it belongs to stands before it"));
    for way in ways {
        to_instruction(rider, context, way.iter_mut().find(|one| destroys(one)))?;
        found = Ok(());
    }
    found
}

/// Whether what each of some ways destroys is of the same card types: "creatures destroyed this way" are none of others.
fn alike(ways: &[Vec<Instruction>]) -> bool {
    let types = |way: &Vec<Instruction>| {
        let mut all = Vec::new();
        for one in way {
            Node::from(one).each(&mut |node| {
                if let Node::What(What::Type(kind)) = node {
                    all.push(*kind);
                }
            });
        }
        all
    };
    let mut each = ways.iter().map(types);
    let first = each.next();
    each.all(|other| Some(other) == first)
}

/// Whether it destroys something.
fn destroys(one: &Instruction) -> bool {
    let is_it = |event: &Event| matches!(event, Event::Destroy { .. });
    matches!(one, Instruction::Do { events, .. } if events.iter().any(is_it))
}

/// Marks each event that can be; fails where none can.
fn marked(events: &mut [Event], mark: impl Fn(&mut Event) -> bool) -> Meant<()> {
    let mut any = false;
    for event in events {
        any |= mark(event);
    }
    if any { Ok(()) } else { Err(Missing("nothing that it belongs to stands before it")) }
}

/// A countered spell goes elsewhere: to one of these places.
fn countered_to(all: &[Destination]) -> Meant<Rewrite> {
    let goes = |one: &Destination| {
        let Destination::Zone(zone, place) = one else {
            return Err(Missing("a countered spell that enters"));
        };
        Ok(Rewrite::ToZone { zone: *zone, place: *place })
    };
    let each: Meant<Vec<Rewrite>> = all.iter().map(goes).collect();
    let mut each = each?;
    Ok(if each.len() == 1 { each.swap_remove(0) } else { Rewrite::ChooseOne(each) })
}

/// Whether it is life or energy that is paid, or a sacrifice, of which no such sentence speaks.
fn is_paid(does: &Instruction) -> bool {
    let Instruction::Do { events, .. } = does else { return matches!(does, Instruction::Choose { .. }) };
    let of_cost = |event: &Event| {
        matches!(
            event,
            Event::LoseLife { .. }
                | Event::RemoveCounters { .. }
                | Event::Sacrifice { .. }
                | Event::Discard { .. }
        )
    };
    events.iter().all(of_cost)
}

/// What is followed under some condition, or later; none where an instruction says by itself what happens, or something
/// else is done otherwise.
fn followed(instruction: &mut Instruction) -> Option<&mut Vec<Instruction>> {
    if let Instruction::May { does, otherwise, .. }
    | Instruction::If { then: does, otherwise, .. }
    | Instruction::IfDone { then: does, otherwise, .. } = instruction
    {
        return otherwise.is_empty().then_some(does);
    }
    if let Instruction::Lasting { ability, .. } = instruction {
        return if let Ability::Triggered { does, .. } = &mut **ability { Some(does) } else { None };
    }
    if let Instruction::Trigger { does } = instruction { Some(does) } else { None }
}

fn adds_type(change: &Change) -> bool {
    matches!(change, Change::AddType(_))
}

/// The replacement or prevention effect that an ability is, if it is one.
const fn effect_of(ability: &mut Ability) -> Option<&mut Effect> {
    if let Ability::Effect(effect) = ability { Some(effect) } else { None }
}

/// What is so in place of what the last one of these abilities says, if something is so.
pub(super) fn in_place(rider: &Rider, all: &mut Vec<Ability>) -> Meant<()> {
    const NOTHING: Missing = Missing("nothing that it belongs to stands before it");
    if let Rider::GetsInstead(asks, size) = rider {
        return gets_instead(asks, *size, all);
    }
    let (Rider::EscapesInstead(how), Some(Ability::Effect(before))) = (rider, all.last_mut()) else {
        return Err(NOTHING);
    };
    if before.when.event != EventPattern::enters(What::This) || !before.when.only_if.is_empty() {
        return Err(NOTHING);
    }
    let rewrite = enters::together(enters::entered(how, &Context::of_static())?)?;
    let escaped = asks::condition(&Asks::Paid(Thing::Own, "escape"), &Context::of_static())?;
    let mut instead = Effect::new(EventPattern::enters(What::This), rewrite);
    before.when.only_if.push(Condition::Not(Box::new(escaped.clone())));
    instead.when.only_if.push(escaped);
    all.push(Ability::Effect(instead));
    Ok(())
}

/// What a static ability gives in place of what the last one of these gives, if something is so.
fn gets_instead(asks: &Asks, (power, toughness): (i64, i64), all: &mut Vec<Ability>) -> Meant<()> {
    const NOTHING: Missing = Missing("nothing that it belongs to stands before it");
    let Some(Ability::Continuous(before)) = all.last_mut() else { return Err(NOTHING) };
    let [Change::ModifyPowerToughness(..)] = before.changes[..] else { return Err(NOTHING) };
    if before.affects != What::AttachedToBy || !before.only_if.is_empty() {
        return Err(NOTHING);
    }
    let mut context = Context::of_static();
    context.it = Some(What::AttachedToBy);
    let so = asks::condition(asks, &context)?;
    let mut instead = before.clone();
    before.only_if.push(Condition::Not(Box::new(so.clone())));
    instead.only_if.push(so);
    instead.changes = vec![Change::ModifyPowerToughness(power, toughness)];
    all.push(Ability::Continuous(instead));
    Ok(())
}

/// Of a static ability.
pub(super) fn to_ability(rider: &Rider, before: Option<&mut Ability>) -> Meant<()> {
    const NOTHING: Missing = Missing("nothing that it belongs to stands before it");
    if let (Rider::StillALand, Some(Ability::Continuous(continuous))) = (rider, &before)
        && continuous.changes.iter().any(adds_type)
    {
        return Ok(());
    }
    let effect = before.and_then(effect_of).ok_or(NOTHING)?;
    if *rider == Rider::EntersAttached && matches!(effect.rewrite, Rewrite::EnterAttached(_)) {
        return Ok(());
    }
    if let (Rider::AndThen(how), Rewrite::AsEnters(EnterChoice::Objects { at_most, fate, counters_each, .. })) =
        (rider, &mut effect.rewrite)
        && let [Entering::With(Counter::PlusOne, Number::N(counters))] = &how[..]
        && *at_most == Some(Amount::N(1))
        && *fate != Fate::Revealed
    {
        *counters_each = *counters;
        return Ok(());
    }
    let Rewrite::Prevent(Prevention { then, .. }) = &mut effect.rewrite else { return Err(NOTHING) };
    if let Rider::WhenPrevented(clauses) = rider {
        let mut does = Vec::new();
        deeds::clauses(&mut Context::of_prevention(), clauses, &mut does)?;
        then.push(Instruction::Trigger { does });
        instead::once_for_all(effect);
        return Ok(());
    }
    let Rider::Prevented(clauses) = rider else { return Err(NOTHING) };
    let mut context = Context::of_static();
    context.that_much = Some(Amount::ThatMuch);
    deeds::clauses(&mut context, clauses, then)?;
    instead::once_for_all(effect);
    Ok(())
}

/// What is done besides by a static ability that prevents damage, each time it does, in a sentence of its own; or what is
/// done behind that which is done in an event's place.
pub(super) fn besides(clauses: &[Clause], before: &mut Ability) -> Meant<()> {
    const NOTHING: Missing = Missing("what is done besides such an effect");
    let Ability::Effect(effect) = before else { return Err(NOTHING) };
    let follows = |clause: &Clause| {
        let of_done = match &clause.only_if {
            None | Some(Asks::Done(_)) => true,
            Some(Asks::Not(not)) => matches!(**not, Asks::Done(_)),
            Some(_) => false,
        };
        of_done && clause.instead == InPlace::Nothing
    };
    let mut context = Context::of_static();
    context.that_much = Some(Amount::ThatMuch);
    let is_plain = |clause: &Clause| clause.only_if.is_none() && clause.instead == InPlace::Nothing;
    let then = if let Rewrite::Prevent(Prevention { then, .. }) = &mut effect.rewrite {
        clauses.iter().all(is_plain).then_some(then)
    } else if let Rewrite::Instead(then) = &mut effect.rewrite {
        (!effect.optional && clauses.iter().all(follows)).then_some(then)
    } else if let Rewrite::All(parts) = &mut effect.rewrite
        && let [Rewrite::ToZone { .. }, Rewrite::Also(then)] = &mut parts[..]
    {
        (!effect.optional && clauses.iter().all(is_plain)).then_some(then)
    } else {
        None
    };
    deeds::clauses(&mut context, clauses, then.ok_or(NOTHING)?)?;
    if let Rewrite::Prevent(prevention) = &mut effect.rewrite {
        // "That many" is of the damage; what was prevented this way is called so.
        prevention.of_all |= deeds::clauses(&mut Context::of_static(), clauses, &mut Vec::new()).is_err();
    }
    instead::once_for_all(effect);
    Ok(())
}

/// The ability before triggers only so often since then.
pub(super) fn at_most(times: (u64, Since), before: &mut [Ability]) -> Meant<Matter> {
    let Some(Ability::Triggered { at_most, .. }) = before.last_mut() else {
        return Err(Missing("an ability that triggers only so often"));
    };
    *at_most = Some(times);
    Ok(Matter::Held)
}
