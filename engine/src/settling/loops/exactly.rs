//! Whether something asks for an exact number of what moves: then it can be true once in between, and nothing can be said
//! of rounds that are not played. What asks for more or less than a number is true from some round on or until one.

use language::board::Change;
use language::select::{Amount, Compare, Condition, Read, What};
use language::walk::Node;

/// Looks at words for exact numbers of what moves.
pub(crate) struct Asking<'m> {
    /// Whether what reads this reads what moves.
    pub(crate) moves: &'m dyn Fn(Read<'_>) -> bool,
}

impl Asking<'_> {
    /// Whether an amount, or one that it is worked out from, can move.
    fn amount(&self, amount: &Amount) -> bool {
        let is_amount = |node: Node<'_>| matches!(node, Node::Amount(_));
        let moves = |node: Node<'_>| matches!(node, Node::Amount(amount) if (self.moves)(amount.reads()));
        Node::Amount(amount).any_through(&is_amount, &moves)
    }

    /// Whether one word asks for an exact number of what moves, or moves other than steadily up or down.
    pub(crate) fn asks(&self, node: Node<'_>) -> bool {
        if let Node::Amount(amount) = node {
            let bends = matches!(
                amount,
                Amount::HalfUp(_)
                    | Amount::HalfDown(_)
                    | Amount::Minus(..)
                    | Amount::Product(..)
                    | Amount::Greatest(..)
                    | Amount::Least(..)
                    | Amount::Different(..)
            );
            return bends && self.amount(amount);
        }
        if let Node::Condition(Condition::Number(one, Compare::Exactly, other)) = node {
            let unknown =
                |amount: &Amount| matches!(amount, Amount::ThatMuch | Amount::Result | Amount::Excess);
            return [one, other].into_iter().any(|amount| self.amount(amount) || unknown(amount));
        }
        if let Node::What(What::Power(Compare::Exactly, amount) | What::Toughness(Compare::Exactly, amount)) =
            node
        {
            return (self.moves)(Read::Power) || self.amount(amount);
        }
        // What something's power then is, anything may ask for.
        matches!(node, Node::Change(Change::Boost(amount) | Change::BoostBy(amount, ..)) if self.amount(amount))
            || matches!(node, Node::Change(Change::SetSize { power, toughness })
                if [power, toughness].into_iter().flatten().any(|amount| self.amount(amount)))
    }
}
