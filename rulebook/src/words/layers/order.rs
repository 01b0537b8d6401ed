//! Why something is applied when it is, and what it is like by then.

use crate::words::Words;
use language::rule::Rule;
use statements::ids::ObjectId;
use statements::layers::{LayerStep, Order};

impl Words<'_> {
    /// Why a step comes when it comes, behind what it does; the rules that say so go to `rules`.
    pub(super) fn layer_order(self, object: ObjectId, step: &LayerStep, rules: &mut Vec<Rule>) -> String {
        let mut said = String::new();
        for order in step.order.iter().filter(|order| !is_said_by_another(order, &step.order)) {
            said = format!("{said}, {}", self.one_order(object, order));
            rules.extend(rules_of(order));
        }
        if step.goes_on {
            said += ", though its ability is gone: it has begun in an earlier layer";
            rules.push(Rule::EffectGoesOn);
        }
        said
    }

    fn one_order(self, object: ObjectId, order: &Order) -> String {
        match order {
            Order::Defining => "first of all, as it says that of its own object".to_owned(),
            Order::After(other) => format!("after {}, which is older", self.maker(object, other)),
            Order::SameTime(other) => format!("after {}, which is as old", self.maker(object, other)),
            Order::Waited(other) => format!("after {}, on which it depends", self.maker(object, other)),
            Order::Before(other) => format!("before {}, which depends on it", self.maker(object, other)),
            Order::Overtook(other) => {
                format!("before {}, which is older but still waits", self.maker(object, other))
            }
            Order::Ring => "as the oldest of some that depend on each other in a ring".to_owned(),
        }
    }
}

/// Whether another reason says enough: that it is the oldest of a ring, or comes before what depends on it.
fn is_said_by_another(order: &Order, all: &[Order]) -> bool {
    match order {
        Order::Before(_) => all.contains(&Order::Ring),
        Order::Overtook(_) => all.iter().any(|other| matches!(other, Order::Ring | Order::Before(_))),
        Order::Defining | Order::After(_) | Order::SameTime(_) | Order::Waited(_) | Order::Ring => false,
    }
}

const fn rules_of(order: &Order) -> &'static [Rule] {
    match order {
        Order::Defining => &[Rule::DefiningFirst],
        Order::After(_) | Order::SameTime(_) => &[Rule::TimeStamps],
        Order::Waited(_) | Order::Before(_) => &[Rule::DependsOn, Rule::DependentWaits],
        Order::Overtook(_) | Order::Ring => &[Rule::DependentWaits],
    }
}
