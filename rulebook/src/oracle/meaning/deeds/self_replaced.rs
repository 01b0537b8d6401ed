//! What is done in place of what was said before, if something is so.

use language::effect::{Effect, EventPattern, Rewrite, Scale, Scope};
use language::event::{Event, Instruction};
use language::select::{Amount, Condition, What, Who, Whom};
use language::walk::Node;

use super::super::context::Context;
use super::super::{Meant, Missing};
use crate::oracle::tree::InPlace;

/// "If that is so, this instead": a self-replacement of what the sentence before says (CR 614.15 (2026-04-17)). What is no
/// single event is the one or the other.
///
/// Of a sentence that stands alone nobody says what it replaces: nothing is done there otherwise.
pub(super) fn in_its_place(
    before: &mut Vec<Instruction>,
    condition: Condition,
    then: Vec<Instruction>,
    context: &Context,
    replaced: InPlace,
) -> Meant<()> {
    let first = context.before.done.min(before.len());
    if first == before.len() {
        // "If you do, .. If it's a Goat, .. instead": in place of what is done then.
        if let Some(done) = done_then(before).filter(|_| !context.is_alone()) {
            let mut inside = context.clone();
            inside.before.done = 0;
            return in_its_place(done, condition, then, &inside, replaced);
        }
        if !context.is_alone() {
            return Err(Missing("nothing that is replaced stands before it"));
        }
        let nothing = Instruction::Do { events: Vec::new(), unless: Vec::new() };
        before.push(Instruction::If { condition, then, otherwise: vec![nothing] });
        return Ok(());
    }
    // What is chosen first for what is done is chosen for both, if both speak of it.
    let choices = before[first..].iter().take_while(|one| is_choice(one)).count();
    let does = first + choices;
    let several = before.len() - does;
    if replaced == InPlace::Alike && then.iter().any(is_option) {
        return optional(before, does, condition, then);
    }
    // What has targets of its own takes the place of all that the sentence does, which has none then.
    if let ([Instruction::Do { events, unless }], true) =
        (&mut before[does..], may_be_event(&then) && !context.apart)
        && let [event] = &events[..]
        && let Some(pattern) = kind_of(event)
        && !speaks_of_it(&condition)
        && !is_of_others(event, &then)
    {
        unless.push(self_replacement(event, pattern, condition, then));
        return Ok(());
    }
    // What moves all cards that were looked at leaves nothing to be done with some of them.
    let moves_all = matches!(&then[..], [Instruction::Do { events, .. }]
        if matches!(&events[..], [Event::Move { what, .. }] if Some(what) == context.looked.as_ref()));
    if several != 1 && !context.apart && replaced == InPlace::Alike && !moves_all {
        return alike(&mut before[does..], condition, then);
    }
    let spoken_of = |one: &Instruction| {
        let Some(called) = called(one) else { return false };
        mentions(&condition, &then, called)
    };
    let cut = if before[first..does].iter().any(spoken_of) { does } else { first };
    let otherwise = before.split_off(cut);
    before.push(Instruction::If { condition, then, otherwise });
    Ok(())
}

/// What the sentence before says is done if something was done before that, where nothing is done otherwise.
fn done_then(before: &mut [Instruction]) -> Option<&mut Vec<Instruction>> {
    let last = before.last_mut()?;
    if let Instruction::IfDone { then, otherwise, .. } = last {
        let is_trigger = matches!(then[..], [Instruction::Trigger { .. }]);
        if !otherwise.is_empty() || !is_trigger {
            return otherwise.is_empty().then_some(then);
        }
        let Some(Instruction::Trigger { does }) = then.first_mut() else { return None };
        return Some(does);
    }
    let Instruction::May { does, otherwise, .. } = last else { return None };
    if !otherwise.is_empty() || matches!(does.first(), Some(Instruction::Change { .. }) | None) {
        return None;
    }
    let is_done = matches!(does.last(), Some(Instruction::IfDone { .. }));
    if is_done { done_then(does) } else { Some(does) }
}

/// The number of the one thing that the sentence before does, as long as it is the same in what takes its place.
pub(super) fn number_of_before(before: &mut [Instruction], context: &Context) -> Option<Amount> {
    let first = context.before.done.min(before.len());
    let said: &[Instruction] = if first == before.len() { done_then(before)? } else { &before[first..] };
    let mut done = said.iter().filter(|one| !is_choice(one) && !matches!(one, Instruction::Target(_)));
    let (Some(Instruction::Do { events, .. }), None) = (done.next(), done.next()) else { return None };
    let [event] = &events[..] else { return None };
    let found = number(&mut event.clone())?.clone();
    let of_event = |node: Node<'_>| {
        matches!(node, Node::What(What::It | What::Done) | Node::Who(Who::Affected))
            || matches!(node, Node::Amount(Amount::ThatMuch | Amount::Result))
    };
    (!Node::from(&found).any(&of_event)).then_some(found)
}

/// Whether a player may do it, and nothing is done otherwise.
fn is_option(one: &Instruction) -> bool {
    matches!(one, Instruction::May { otherwise, .. } if otherwise.is_empty())
}

/// "You may put it on top instead": otherwise it is done as said before. Which of several things may be replaced no word
/// tells, nor whether what may be done otherwise may still be done.
fn optional(
    before: &mut Vec<Instruction>,
    does: usize,
    condition: Condition,
    mut then: Vec<Instruction>,
) -> Meant<()> {
    const WHICH: Missing = Missing("what of several things may be replaced");
    let ([only], [Instruction::May { otherwise, .. }]) = (&before[does..], &mut then[..]) else {
        return Err(WHICH);
    };
    if !matches!(only, Instruction::Do { .. }) && !is_option(only) {
        return Err(WHICH);
    }
    otherwise.push(only.clone());
    let otherwise = before.split_off(does);
    before.push(Instruction::If { condition, then, otherwise });
    Ok(())
}

/// Of several things that one is replaced which is of the same kind, if no other is.
fn alike(before: &mut [Instruction], condition: Condition, then: Vec<Instruction>) -> Meant<()> {
    const WHICH: Missing = Missing("what of several things is replaced");
    let [Instruction::Do { events: new, .. }] = &then[..] else { return Err(WHICH) };
    let [new] = &new[..] else { return Err(WHICH) };
    let pattern = kind_of(new).ok_or(WHICH)?;
    let same = |one: &&mut Instruction| {
        let Instruction::Do { events, .. } = &**one else { return false };
        matches!(&events[..], [event] if kind_of(event).as_ref() == Some(&pattern))
    };
    let mut all = before.iter_mut().filter(same);
    let (Some(Instruction::Do { events, unless }), None) = (all.next(), all.next()) else {
        return Err(WHICH);
    };
    let [event] = &events[..] else { return Err(WHICH) };
    unless.push(self_replacement(event, pattern, condition, then));
    Ok(())
}

/// Whether other permanents are destroyed then than before: where none of those before is there, these are all the same.
fn is_of_others(event: &Event, then: &[Instruction]) -> bool {
    let Event::Destroy { what: What::All(_) | What::Type(_) | What::ControlledBy(_), .. } = event else {
        return false;
    };
    let [Instruction::Do { events, .. }] = then else { return false };
    matches!(&events[..], [new @ Event::Destroy { .. }] if new != event)
}

/// Whether a condition is about "it", which is something else where it is asked of an event: a token that is created.
fn speaks_of_it(condition: &Condition) -> bool {
    Node::from(condition)
        .any(&|node| matches!(node, Node::What(What::It) | Node::Condition(Condition::It(_))))
}

/// Whether what is done otherwise is one thing, and chooses nothing before: then it takes the place of one event. Several are
/// done even where that event would be nothing.
fn may_be_event(then: &[Instruction]) -> bool {
    then.len() == 1 && !then.iter().any(is_choice)
}

const fn is_choice(one: &Instruction) -> bool {
    matches!(one, Instruction::Choose { .. } | Instruction::ChooseSource { .. })
}

fn called(one: &Instruction) -> Option<&str> {
    if let Instruction::Choose { called, .. } | Instruction::ChooseSource { called, .. } = one {
        Some(called)
    } else {
        None
    }
}

/// Whether a condition speaks of what is chosen only by these.
pub(super) fn speaks_of_choice(condition: &Condition, by: &[Instruction]) -> bool {
    by.iter().filter_map(called).any(|called| mentions(condition, &[], called))
}

/// Whether a condition or what is done speaks of what was chosen under this name.
fn mentions(condition: &Condition, then: &[Instruction], called: &str) -> bool {
    let mut found = false;
    let mut see = |node: Node<'_>| {
        found |= matches!(node, Node::What(What::Chosen(name)) if name == called)
            || matches!(node, Node::Who(Who::Chosen(name)) if name == called);
    };
    Node::from(condition).each(&mut see);
    for one in then {
        Node::from(one).each(&mut see);
    }
    found
}

fn self_replacement(
    event: &Event,
    pattern: EventPattern,
    condition: Condition,
    then: Vec<Instruction>,
) -> Effect {
    let same = match &then[..] {
        [Instruction::Do { events, unless }] if unless.is_empty() => match &events[..] {
            [new] => set(event, new),
            _ => None,
        },
        _ => None,
    };
    let mut effect = Effect::new(pattern, same.unwrap_or(Rewrite::Instead(then)));
    effect.when.only_if.push(condition);
    if matches!(effect.rewrite, Rewrite::Instead(_)) {
        effect.when.scope = Scope::WholeEvent;
    }
    effect
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
        Event::SetLife { .. }
        | Event::Sacrifice { .. }
        | Event::MoveTop { .. }
        | Event::Enter { .. }
        | Event::RemoveCounters { .. }
        | Event::Begin { .. }
        | Event::Deed { .. }
        | Event::Roll { .. }
        | Event::Discard { .. }
        | Event::CounterSpell { .. }
        | Event::CopySpell { .. }
        | Event::Cast { .. }
        | Event::GainControl { .. }
        | Event::Attach { .. }
        | Event::Enchant { .. }
        | Event::AddMana { .. }
        | Event::Daytime { .. }
        | Event::Opaque { .. } => return None,
    })
}

/// The same event with another number; none where more than that is different.
fn set(event: &Event, new: &Event) -> Option<Rewrite> {
    let mut same = event.clone();
    let amount = number(&mut new.clone())?.clone();
    number(&mut same)?.clone_from(&amount);
    (same == *new).then_some(Rewrite::Scale(Scale::Set(amount)))
}

/// The number of an event; none where it has none that another can take the place of.
fn number(event: &mut Event) -> Option<&mut Amount> {
    if let Event::Damage { amount, .. }
    | Event::GainLife { amount, .. }
    | Event::LoseLife { amount, .. }
    | Event::Draw { amount, .. }
    | Event::Create { amount, .. }
    | Event::PutCounters { amount, .. } = event
    {
        Some(amount)
    } else {
        None
    }
}
