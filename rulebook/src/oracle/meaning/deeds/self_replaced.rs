//! What is done in place of what was said before, if something is so.

use language::effect::{Effect, EventPattern, Rewrite, Scale, Scope};
use language::event::{Event, Instruction};
use language::select::{Amount, Condition, What, Who, Whom};

use super::super::{Meant, Missing};

/// "If that is so, this instead": a self-replacement of what was said to be done last (CR 614.15 (2026-04-17)). What is no
/// event can't be replaced, and is the one or the other.
pub(super) fn in_its_place(
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
