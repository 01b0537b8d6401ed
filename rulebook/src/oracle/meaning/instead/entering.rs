//! How something enters that was put there, or created, before.

use language::effect::{Effect, EventPattern};
use language::event::{Event, Instruction};
use language::select::{Condition, What, Who};
use language::walk::Node;

use super::super::context::Context;
use super::super::{Meant, Missing, asks, enters};
use crate::oracle::tree::{Action, Asks, Becomes, Clause, Happening, InPlace, Lasting, Thing};

/// How something enters that the sentence before has put onto the battlefield, or created: it belongs to that. None where
/// something else is said, or nothing has entered by then.
pub(in crate::oracle::meaning) fn of_entering(
    clauses: &[Clause],
    context: &Context,
    before: &mut [Instruction],
) -> Option<Meant<()>> {
    if clauses.is_empty() || !clauses.iter().all(says_how) {
        return None;
    }
    let each = clauses.iter().map(|clause| of_clause(clause, context, before));
    each.collect::<Option<Meant<()>>>()
}

/// Whether it says how something enters that was named before.
fn says_how(clause: &Clause) -> bool {
    let Action::Lasts(Lasting::Effect(effect)) = &clause.action else { return false };
    let named = matches!(
        effect.instead.event,
        Happening::Enters(Thing::It | Thing::That(_) | Thing::They | Thing::Those, None)
    );
    named && matches!(effect.instead.becomes, Becomes::Enters(_))
}

/// What one clause says of that.
fn of_clause(clause: &Clause, context: &Context, before: &mut [Instruction]) -> Option<Meant<()>> {
    const WHICH: Missing = Missing("how something enters that was put there before");
    let Action::Lasts(Lasting::Effect(effect)) = &clause.action else { return None };
    let Becomes::Enters(how) = &effect.instead.becomes else { return None };
    let puts = |node: &Node<'_>| matches!(node, Node::Event(Event::Enter { .. } | Event::Create { .. }));
    let mut any = false;
    for one in &*before {
        Node::from(one).each(&mut |node| any |= puts(&node));
    }
    if !any {
        return None;
    }
    let plain = clause.may.is_none() && clause.instead == InPlace::Nothing && !clause.asked_behind;
    let Some(Instruction::Do { events, unless }) = putting(before.last_mut().filter(|_| plain)) else {
        return Some(Err(WHICH));
    };
    let [Event::Enter { .. } | Event::Create { .. }] = &events[..] else { return Some(Err(WHICH)) };
    let only_if = effect.instead.only_if.as_ref();
    let made = enters::entered(how, context).and_then(enters::together).and_then(|rewrite| {
        let mut effect = Effect::new(EventPattern::enters(What::Any), rewrite);
        let asked = only_if.map(|asks| asks::condition(asks, &Context::of_static())).transpose()?;
        effect.when.only_if.extend(asked);
        if let Some(asks) = &clause.only_if {
            effect.when.only_if.push(of_the_spell(asks, context)?);
        }
        Ok(effect)
    });
    Some(made.map(|effect| unless.push(effect)))
}

/// What is done now, or is arranged to be done later.
fn putting(before: Option<&mut Instruction>) -> Option<&mut Instruction> {
    let found = before?;
    if let Instruction::Later { does, .. } | Instruction::Trigger { does } = found {
        return putting(does.last_mut());
    }
    Some(found)
}

/// What is asked of the spell itself, and of nothing that an event would be about.
fn of_the_spell(asks: &Asks, context: &Context) -> Meant<Condition> {
    let condition = asks::condition(asks, context)?;
    let of_event = |node: &Node<'_>| {
        matches!(node, Node::What(What::It) | Node::Who(Who::Affected) | Node::Condition(Condition::It(_)))
    };
    if Node::from(&condition).any(&|node| of_event(&node)) {
        return Err(Missing("how something enters that was put there before"));
    }
    Ok(condition)
}
