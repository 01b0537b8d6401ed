//! Whether something on a board asks for an exact number of what moves: then it can be true once in between, and nothing
//! can be said of rounds that are not played. What asks for more or less than a number is true from some round on or
//! until one, which the last round shows.

use std::collections::BTreeSet;

use language::board::{Board, Change, Counter};
use language::select::{Amount, Compare, Condition, Read, What};
use language::walk::Node;
use statements::loops::Total;

/// What asks for an exact number of what moves: the id of an object or effect, or "the round". None when nothing does.
pub(crate) fn asks_exactly(board: &Board, moving: &BTreeSet<Total>) -> Option<String> {
    if moving.is_empty() {
        return None;
    }
    let asking = Asking { moving };
    let asks = |node: Node<'_>| node.any(&|inside| asking.asks(inside));
    let object = board.objects.iter().find(|object| asks(Node::Object(object))).map(|object| &object.id);
    let effect = || board.effects.iter().find(|effect| asks(Node::Floating(effect))).map(|effect| &effect.id);
    if let Some(id) = object.or_else(effect) {
        return Some(id.clone());
    }
    let scheduled = board.scheduled.iter().map(|one| &one.script);
    let mut scripts = board.waiting.iter().chain(scheduled).chain(&board.events);
    scripts.any(|script| asks(Node::Script(script))).then(|| "the round".to_owned())
}

/// Looks at words for exact numbers of what moves.
struct Asking<'m> {
    moving: &'m BTreeSet<Total>,
}

impl Asking<'_> {
    fn any(&self, is: impl Fn(&Total) -> bool) -> bool {
        self.moving.iter().any(is)
    }

    /// Whether an amount, or one that it is worked out from, can move.
    fn moves(&self, amount: &Amount) -> bool {
        let is_amount = |node: Node<'_>| matches!(node, Node::Amount(_));
        let moves = |node: Node<'_>| matches!(node, Node::Amount(amount) if self.read_moves(amount.reads()));
        Node::Amount(amount).any_through(&is_amount, &moves)
    }

    fn read_moves(&self, read: Read<'_>) -> bool {
        match read {
            // Where that much moves, a total that comes of it does not move steadily, which is seen in the rounds.
            Read::Nothing | Read::Being | Read::Tapped | Read::Fighting => false,
            Read::Life => self.any(|total| matches!(total, Total::Life(_))),
            Read::Hand => self.any(|total| matches!(total, Total::Hand(_))),
            Read::Library => self.any(|total| matches!(total, Total::Library(_))),
            Read::Graveyard => self.any(|total| matches!(total, Total::Graveyard(_) | Total::Tokens(_))),
            Read::Drawn => self.any(|total| matches!(total, Total::Drawn(_))),
            Read::Damaged => self.any(|total| matches!(total, Total::Damaged(_))),
            Read::Mana => self.any(|total| matches!(total, Total::Mana(..))),
            Read::Number => self.any(|total| matches!(total, Total::Tokens(_))),
            Read::Counters(kind) => {
                self.any(|total| matches!(total, Total::Counters(_, moving) if moving == kind))
            }
            Read::Power => {
                self.any(|total| matches!(total, Total::Counters(_, Counter::PlusOne | Counter::MinusOne)))
            }
        }
    }

    /// Whether one word asks for an exact number of what moves, or moves other than steadily up or down.
    fn asks(&self, node: Node<'_>) -> bool {
        if let Node::Amount(amount) = node {
            let bends = matches!(amount, Amount::HalfUp(_) | Amount::HalfDown(_) | Amount::Minus(..));
            return bends && self.moves(amount);
        }
        if let Node::Condition(Condition::Number(one, Compare::Exactly, other)) = node {
            let unknown = |amount: &Amount| matches!(amount, Amount::ThatMuch | Amount::Result);
            return [one, other].into_iter().any(|amount| self.moves(amount) || unknown(amount));
        }
        if let Node::What(What::Power(Compare::Exactly, amount) | What::Toughness(Compare::Exactly, amount)) =
            node
        {
            return self.read_moves(Read::Power) || self.moves(amount);
        }
        // What something's power then is, anything may ask for.
        matches!(node, Node::Change(Change::Boost(amount)) if self.moves(amount))
    }
}
