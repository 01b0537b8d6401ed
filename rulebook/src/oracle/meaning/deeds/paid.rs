//! Targets that there are only where something was paid (CR 601.2c (2026-04-17)).

use language::board::IfPaid;
use language::event::Instruction;
use language::select::{What, Who};
use language::walk::Node;

use crate::oracle::meaning::context::Context;
use crate::oracle::tree::{Asks, Thing};

/// What has to have been paid for the spell for what is done under a condition to be done; none where something else is asked.
pub(super) fn targets_if(asks: Option<&Asks>) -> Option<IfPaid> {
    match asks? {
        Asks::Paid(Thing::Own | Thing::It, what) => Some(IfPaid::Paid((*what).to_owned())),
        Asks::Kicked(Thing::Own | Thing::It, cost) => Some(IfPaid::Paid(format!("kicked {cost}"))),
        Asks::Not(not) => match targets_if(Some(&**not))? {
            IfPaid::Paid(what) => Some(IfPaid::Unpaid(what)),
            IfPaid::Unpaid(_) => None,
        },
        _ => None,
    }
}

/// What takes the place of something has targets of its own: those of what it takes the place of are not chosen then, but for
/// those that it speaks of, too. Whether there are any such.
pub(super) fn otherwise(context: &mut Context, from: usize, does: &[Instruction]) -> bool {
    let Some(IfPaid::Paid(paid)) = context.if_paid.clone() else { return false };
    if context.targets.len() == from {
        return false;
    }
    let start = context.targets_before.min(from);
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
