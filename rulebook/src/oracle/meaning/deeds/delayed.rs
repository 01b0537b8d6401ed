//! What is done later: as a period begins.

use language::event::{Event, Instruction};
use language::select::{Condition, What, Who};
use language::walk::Node;

use super::super::context::Context;
use super::super::{Meant, Missing, filter};
use super::done::triggering;
use crate::oracle::tree::{Action, Clause, Happening, Lasting, Later, Thing};

/// Something is done later. What one sentence says is done then is done by one ability.
pub(super) fn arranged(
    to: &mut Vec<Instruction>,
    Later { period, yours, of_next_turn }: Later,
    does: Vec<Instruction>,
) {
    let who = if yours { Who::You } else { Who::Anyone };
    if let Some(Instruction::Later { period: then, who: whose, of_next_turn: next, does: later }) =
        to.last_mut()
        && (*then, &*whose, *next) == (period, &who, of_next_turn)
        && let [Instruction::Trigger { does: before }] = &mut later[..]
    {
        before.extend(does);
        return;
    }
    let does = vec![Instruction::Trigger { does }];
    to.push(Instruction::Later { period, who, of_next_turn, does });
}

/// What is done later, if something is so then.
pub(super) fn asked_later(condition: &Condition, mut does: Vec<Instruction>) -> Meant<Vec<Instruction>> {
    let missing = Missing("whether something is so as something is done later");
    let [Instruction::Later { does: later, .. }] = &mut does[..] else { return Err(missing) };
    let [Instruction::Trigger { does: then }] = &mut later[..] else { return Err(missing) };
    let then_done = std::mem::take(then);
    then.push(Instruction::If { condition: condition.clone(), then: then_done, otherwise: Vec::new() });
    Ok(does)
}

/// What else is done as something comes back later, where that was said last, and these say what it is or has then: as
/// it is spoken of, it is not there yet.
pub(super) fn of_what_returns<'a>(
    together: &[Clause],
    before: &'a mut [Instruction],
) -> Option<&'a mut Vec<Instruction>> {
    let speaks_of_it = together.iter().all(|clause| {
        let Action::Lasts(Lasting::Change(what, ..) | Lasting::Have(what, _)) = &clause.action else {
            return false;
        };
        let plain = clause.only_if.is_none() && clause.may.is_none() && clause.later.is_none();
        plain && matches!(what, Thing::It | Thing::That(_) | Thing::They | Thing::Those)
    });
    if speaks_of_it { returning(before) } else { None }
}

/// Whether these say what becomes of what an ability targets that has just triggered: it does that, too.
pub(super) fn of_its_target(together: &[Clause], context: &Context, before: &mut [Instruction]) -> bool {
    let [Clause { action: Action::Lasts(Lasting::Effect(effect)), only_if: None, may: None, .. }] = together
    else {
        return false;
    };
    let (Happening::Moves(what, ..) | Happening::Dies(what)) = &effect.instead.event else { return false };
    let (Ok(named), Some(does)) = (filter::any_of(what, context), triggering(before)) else { return false };
    let targeted = |node: Node<'_>| {
        let Node::What(What::Chosen(called)) = node else { return false };
        does.iter().any(|one| matches!(one, Instruction::Target(target) if target.called == *called))
    };
    Node::from(&named).any(&targeted)
}

/// What is done later, if something comes onto the battlefield last.
fn returning(before: &mut [Instruction]) -> Option<&mut Vec<Instruction>> {
    let last = before.last_mut()?;
    if let Instruction::May { does: then, otherwise, .. } | Instruction::IfDone { then, otherwise, .. } = last
    {
        return if otherwise.is_empty() { returning(then) } else { None };
    }
    let Instruction::Later { does, .. } = last else { return None };
    let [Instruction::Trigger { does }] = &mut does[..] else { return None };
    let enters = |node: Node<'_>| matches!(node, Node::Event(Event::Enter { .. }));
    let returns = does.last().is_some_and(|last| Node::from(last).any(&enters));
    returns.then_some(does)
}
