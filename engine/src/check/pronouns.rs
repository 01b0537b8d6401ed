//! What a list of instructions asks for: pronouns, results, checks of state-based actions; and which objects are mentioned.

use std::collections::BTreeSet;

use language::event::{Deed, Event, Instruction};
use language::select::{Amount, Condition, What, Who};
use language::walk::{Named, Node};

/// What a list of instructions asks of the event that it follows from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a pronoun of its own")]
pub(crate) struct Pronouns {
    /// The ability's source.
    pub(crate) this: bool,
    /// The object that the event happened to.
    pub(crate) it: bool,
    /// The player whom the event affected.
    pub(crate) affected: bool,
    /// The source of the damage, or who controls it.
    pub(crate) damage_source: bool,
    /// How much it was.
    pub(crate) that_much: bool,
}

impl Pronouns {
    /// Those of some instructions.
    pub(crate) fn of(block: &[Instruction]) -> Self {
        let mut asks = Self::default();
        for one in block {
            Node::Instruction(one).each(&mut |node| asks.note(node));
        }
        asks
    }

    /// Whether a condition asks for any but the source.
    pub(crate) fn are_in(condition: &Condition) -> bool {
        let mut asks = Self::default();
        Node::Condition(condition).each(&mut |node| asks.note(node));
        asks != Self { this: asks.this, ..Self::default() }
    }

    fn note(&mut self, node: Node<'_>) {
        self.this |= matches!(node, Node::What(What::This));
        self.it |= matches!(node, Node::What(What::It) | Node::Condition(Condition::It(_)));
        self.affected |= matches!(node, Node::Who(Who::Affected));
        self.damage_source |= matches!(node, Node::Who(Who::SourceController));
        self.that_much |= matches!(node, Node::Amount(Amount::ThatMuch));
    }
}

/// Whether a list of instructions asks for the result of the event before it.
pub(crate) fn mentions_result(block: &[Instruction]) -> bool {
    block.iter().any(|one| Node::Instruction(one).any(&|node| matches!(node, Node::Amount(Amount::Result))))
}

/// Whether something connives in a list of instructions.
pub(crate) fn mentions_conniving(block: &[Instruction]) -> bool {
    let connives = |node: Node<'_>| matches!(node, Node::Event(Event::Deed { deed: Deed::Connive, .. }));
    block.iter().any(|one| Node::Instruction(one).any(&connives))
}

/// Whether following a list of instructions may come to a check of state-based actions.
pub(crate) fn mentions_check(block: &[Instruction]) -> bool {
    let checks =
        |node: Node<'_>| matches!(node, Node::Instruction(Instruction::StateBased | Instruction::ResolveAll));
    block.iter().any(|one| Node::Instruction(one).any(&checks))
}

/// The ids of the objects that a board, or anything on it, mentions besides stating them: in words, as sources and hosts.
/// Names of players that a spell targets or a creature attacks are among them.
pub(crate) fn mentions<'a>(node: impl Into<Node<'a>>) -> BTreeSet<String> {
    let mut mentions = BTreeSet::new();
    node.into().each(&mut |node| {
        if let Node::Name(Named::Object | Named::Either, name) = node {
            mentions.insert(name.to_owned());
        }
    });
    mentions
}
