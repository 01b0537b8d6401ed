//! Targets that there are only where something was paid (CR 601.2c (2026-04-17)).

use language::board::IfPaid;
use language::event::Instruction;
use language::select::{What, Who};
use language::walk::Node;

use crate::oracle::meaning::Meant;
use crate::oracle::meaning::context::Context;
use crate::oracle::tree::{Asks, Clause, InPlace, Thing};

/// What is done under a condition: its targets are there only where that was paid, and those of what it takes the place of only
/// where it wasn't.
pub(super) fn if_paid(
    first: &Clause,
    context: &mut Context,
    done: impl FnOnce(&mut Context) -> Meant<Vec<Instruction>>,
) -> Meant<Vec<Instruction>> {
    let (targets, before) = (context.targets.len(), context.if_paid.clone());
    // Whether "it" was kicked that is targeted, is asked of that, and not of the spell that targets it.
    let of_target = first.asked_behind && first.only_if.as_ref().is_some_and(is_of_it);
    let paid = first.only_if.as_ref().filter(|_| !of_target).and_then(targets_if);
    context.if_paid = paid.or(before.clone());
    let does = done(context)?;
    context.apart = first.instead != InPlace::Nothing && otherwise(context, targets, &does);
    context.if_paid = before;
    Ok(does)
}

fn is_of_it(asks: &Asks) -> bool {
    if let Asks::Not(not) = asks {
        return is_of_it(not);
    }
    matches!(asks, Asks::Paid(Thing::It, _) | Asks::Kicked(Thing::It, _))
}

/// What has to have been paid for the spell for what is done under a condition to be done; none where something else is asked.
fn targets_if(asks: &Asks) -> Option<IfPaid> {
    if let Asks::Not(not) = asks {
        let IfPaid::Paid(what) = targets_if(not)? else { return None };
        return Some(IfPaid::Unpaid(what));
    }
    if let Asks::Paid(Thing::Own | Thing::It, what) = asks {
        return Some(IfPaid::Paid((*what).to_owned()));
    }
    let Asks::Kicked(Thing::Own | Thing::It, cost) = asks else { return None };
    Some(IfPaid::Paid(format!("kicked {cost}")))
}

/// What takes the place of something has targets of its own: those of what it takes the place of are not chosen then, but for
/// those that it speaks of, too. Whether there are any such.
fn otherwise(context: &mut Context, from: usize, does: &[Instruction]) -> bool {
    let Some(IfPaid::Paid(paid)) = context.if_paid.clone() else { return false };
    if context.targets.len() == from {
        return false;
    }
    let start = context.before.targets.min(from);
    let mut any = false;
    for target in &mut context.targets[start..from] {
        if target.if_paid.is_none() && !does.iter().any(|one| speaks_of(one, &target.called)) {
            target.if_paid = Some(IfPaid::Unpaid(paid.clone()));
            any = true;
        }
    }
    any
}

fn speaks_of(one: &Instruction, called: &str) -> bool {
    Node::from(one).any(&|node: Node<'_>| {
        matches!(node, Node::What(What::Chosen(name)) if name == called)
            || matches!(node, Node::Who(Who::Chosen(name)) if name == called)
    })
}
