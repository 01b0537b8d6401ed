//! Why something is applied when it is, and what it is like by then.

use crate::words::Words;
use language::rule::Rule;
use statements::ids::ObjectId;
use statements::layers::{Layer, LayerStep, Newer, Order};

impl Words<'_> {
    /// Why a step comes when it comes, behind what it does; the rules that say so go to `rules`.
    pub(super) fn layer_order(self, object: ObjectId, step: &LayerStep, rules: &mut Vec<Rule>) -> String {
        let mut said = String::new();
        for order in step.order.iter().filter(|order| !is_said_by_another(order, &step.order)) {
            said = format!("{said}, {}", self.one_order(object, order));
            rules.extend(self.known(&rules_of(order, step.layer)));
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
            Order::After(other, newer) => {
                let newer = newer.as_ref().map(|newer| self.newer(object, newer)).unwrap_or_default();
                format!("after {}, which is older{newer}", self.maker(object, other))
            }
            Order::SameTime(other) => format!("after {}, which is as old", self.maker(object, other)),
            Order::Waited(other) => format!("after {}, on which it depends", self.maker(object, other)),
            Order::Depends(other) => {
                format!("after {}, on which it depends and which is older", self.maker(object, other))
            }
            Order::Freed(other) => {
                format!("having waited for {}, on which it depends no more", self.maker(object, other))
            }
            Order::Before(other) => format!("before {}, which depends on it", self.maker(object, other)),
            Order::Overtook(other) => {
                format!("before {}, which is older but still waits", self.maker(object, other))
            }
            Order::Ring => "as the oldest of some that depend on each other in a ring".to_owned(),
        }
    }

    /// Why something is newer, behind that the other is older; empty where its object has simply come later, or an effect has.
    fn newer(self, object: ObjectId, newer: &Newer) -> String {
        let since = |what: ObjectId, done: &str| format!(" than when {} {done}", self.object(what));
        match newer {
            Newer::Came | Newer::Resolved | Newer::Put => String::new(),
            Newer::Attached(what) => since(*what, "became attached"),
            Newer::Turned(what) => since(*what, "was turned over"),
            Newer::Transformed(what) => since(*what, "transformed"),
            Newer::Together => ", as they came together and in this order".to_owned(),
            Newer::Given(by) => format!(" than {}, which gave the ability", self.maker(object, by)),
        }
    }
}

/// Whether another reason says enough: that it is the oldest of a ring, or comes before what depends on it.
fn is_said_by_another(order: &Order, all: &[Order]) -> bool {
    match order {
        Order::Before(_) => all.contains(&Order::Ring),
        Order::Overtook(_) => all.iter().any(|other| matches!(other, Order::Ring | Order::Before(_))),
        Order::Defining
        | Order::After(..)
        | Order::SameTime(_)
        | Order::Waited(_)
        | Order::Depends(_)
        | Order::Freed(_)
        | Order::Ring => false,
    }
}

fn rules_of(order: &Order, layer: Layer) -> Vec<Rule> {
    match order {
        // What defines power and toughness has a sublayer of its own.
        Order::Defining if layer == Layer::Defines => vec![Rule::DefiningAbility],
        Order::Defining => vec![Rule::DefiningFirst, Rule::DefiningAbility],
        Order::After(_, newer) => {
            [Rule::TimeStamps].into_iter().chain(newer.as_ref().map(rule_of_stamp)).collect()
        }
        Order::SameTime(_) => vec![Rule::TimeStamps],
        Order::Waited(_) | Order::Before(_) | Order::Depends(_) => {
            vec![Rule::DependsOn, Rule::DependentWaits]
        }
        Order::Freed(_) => vec![Rule::DependentWaits, Rule::OrderAgain],
        Order::Overtook(_) | Order::Ring => vec![Rule::DependentWaits],
    }
}

const fn rule_of_stamp(newer: &Newer) -> Rule {
    match newer {
        Newer::Came => Rule::StampEnters,
        Newer::Attached(_) => Rule::StampAttached,
        Newer::Turned(_) => Rule::StampTurned,
        Newer::Transformed(_) => Rule::StampTransformed,
        Newer::Together => Rule::StampsTogether,
        Newer::Given(_) => Rule::StampGiven,
        Newer::Resolved => Rule::StampResolved,
        Newer::Put => Rule::StampCounters,
    }
}
