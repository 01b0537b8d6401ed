//! What a list of instructions asks for: pronouns, results, checks of state-based actions; and which objects are mentioned.

use std::collections::BTreeSet;

use language::effect::{Effect, Rewrite, Scope};
use language::event::{Deed, Event, Instruction};
use language::select::{Amount, Condition, What, Who};
use language::walk::{Named, Node};

/// What a list of instructions asks of the event that it follows from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a pronoun of its own")]
pub(crate) struct Pronouns {
    /// The ability's source, what was chosen for it, and what it is attached to.
    pub(crate) this: bool,
    /// The object that the event happened to.
    pub(crate) it: bool,
    /// The player whom the event affected.
    pub(crate) affected: bool,
    /// The source of the damage, or who controls it.
    pub(crate) damage_source: bool,
    /// How much it was.
    pub(crate) that_much: bool,
    /// How much excess damage was dealt.
    pub(crate) excess: bool,
    /// What has made something a target.
    pub(crate) targeter: bool,
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

    /// Those of some events.
    pub(crate) fn of_events(events: &[Event]) -> Self {
        let mut asks = Self::default();
        for one in events {
            Node::Event(one).each(&mut |node| asks.note(node));
        }
        asks
    }

    /// Whether parts that an effect of such a scope takes at once may differ in what this asks of each.
    pub(crate) fn tell_parts_apart(self, scope: Scope) -> bool {
        let Self { it, affected, damage_source, excess, .. } = self;
        match scope {
            Scope::EachPart => true,
            Scope::PerSource => it || affected || excess,
            Scope::PerRecipient => damage_source || excess,
            Scope::PerPlayer => it || damage_source || excess,
            Scope::WholeEvent => it || affected || damage_source || excess,
        }
    }

    fn note(&mut self, node: Node<'_>) {
        self.this |= is_of_source(node);
        self.it |= matches!(node, Node::What(What::It) | Node::Condition(Condition::It(_)));
        self.affected |= matches!(node, Node::Who(Who::Affected));
        self.damage_source |= is_of_damage_source(node);
        self.that_much |= matches!(node, Node::Amount(Amount::ThatMuch));
        self.excess |= matches!(node, Node::Amount(Amount::Excess));
        self.targeter |= is_of_targeter(node);
    }
}

/// Which objects some instructions ask for, one by one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a way of its own to ask")]
pub(crate) struct Words {
    /// The source, or what was chosen as it entered; also for what can be targeted, since that depends on the source.
    pub(crate) this: bool,
    /// The object that an event happened to, or that a loop has come to.
    pub(crate) it: bool,
    /// Who controls the source of damage.
    pub(crate) damage_source: bool,
    /// The spell that has made something a target.
    pub(crate) targeter: bool,
    /// What the source is attached to.
    pub(crate) host: bool,
    /// What is attached to something.
    pub(crate) attached: bool,
    /// Whether anything connives.
    pub(crate) connives: bool,
    /// Ids on the board.
    pub(crate) names: BTreeSet<String>,
    /// Names of choices.
    pub(crate) choices: BTreeSet<String>,
}

impl Words {
    /// Those of some instructions.
    pub(crate) fn of(block: &[Instruction]) -> Self {
        let mut asks = Self::default();
        for one in block {
            Node::Instruction(one).each(&mut |node| asks.note(node));
        }
        asks
    }

    /// Those of some effects.
    pub(crate) fn of_effects(effects: &[Effect]) -> Self {
        let mut asks = Self::default();
        for one in effects {
            Node::Effect(one).each(&mut |node| asks.note(node));
        }
        asks
    }

    /// Those of what an effect makes of an event.
    pub(crate) fn of_rewrite(rewrite: &Rewrite) -> Self {
        let mut asks = Self::default();
        Node::Rewrite(rewrite).each(&mut |node| asks.note(node));
        asks
    }

    /// Those of some instructions that name objects, or what they were chosen as, and what is attached.
    pub(crate) fn of_named(block: &[Instruction]) -> Self {
        Self { this: false, it: false, damage_source: false, targeter: false, ..Self::of(block) }
    }

    /// The same, as far as they mean an object itself, and not what has to do with it.
    pub(crate) fn themselves(self) -> Self {
        Self { damage_source: false, targeter: false, host: false, attached: false, ..self }
    }

    fn note(&mut self, node: Node<'_>) {
        self.this |= is_of_source(node) || is_targeting(node);
        self.it |= matches!(node, Node::What(What::It) | Node::Condition(Condition::It(_)));
        self.damage_source |= is_of_damage_source(node);
        self.targeter |= is_of_targeter(node);
        self.host |= matches!(node, Node::What(What::AttachedToBy));
        self.attached |= matches!(node, Node::What(What::AttachedTo(_)));
        self.connives |= matches!(node, Node::Event(Event::Deed { deed: Deed::Connive, .. }));
        if let Node::Name(Named::Object | Named::Either, name) = node {
            self.names.insert(name.to_owned());
        }
        if let Node::Name(Named::Choice, name) = node {
            self.choices.insert(name.to_owned());
        }
        if matches!(node, Node::What(What::Done)) {
            self.choices.insert(DONE.to_owned());
        }
    }
}

/// The name under which is kept what an instruction has done something to, as if that had been chosen.
pub(crate) const DONE: &str = "this way";

/// Whether a list of instructions asks how much the event before it did.
pub(crate) fn mentions_result(block: &[Instruction]) -> bool {
    block.iter().any(|one| {
        Node::Instruction(one).any(&|node| matches!(node, Node::Amount(Amount::Result | Amount::Excess)))
    })
}

/// Whether a list of instructions asks to what the event before it did something.
pub(crate) fn mentions_done(block: &[Instruction]) -> bool {
    block.iter().any(|one| Node::Instruction(one).any(&|node| matches!(node, Node::What(What::Done))))
}

/// Whether instructions could add mana, as a mana ability does (CR 605.1a (2026-04-17), 406.1 (2006-10-01)).
pub(crate) fn adds_mana(does: &[Instruction]) -> bool {
    does.iter()
        .any(|one| Node::Instruction(one).any(&|node| matches!(node, Node::Event(Event::AddMana { .. }))))
}

/// Whether a list of instructions has somebody choose targets.
pub(crate) fn targets(block: &[Instruction]) -> bool {
    block.iter().any(|one| Node::Instruction(one).any(&is_targeting))
}

const fn is_targeting(node: Node<'_>) -> bool {
    matches!(node, Node::Instruction(Instruction::Choose { target: true, .. } | Instruction::Target(_)))
}

/// Whether words ask for what has made something a target.
const fn is_of_targeter(node: Node<'_>) -> bool {
    matches!(node, Node::Instruction(Instruction::CounterTargeter))
}

/// Whether words ask for the source of damage, or for who controls it.
const fn is_of_damage_source(node: Node<'_>) -> bool {
    matches!(node, Node::Who(Who::SourceController) | Node::What(What::DamageSource))
}

/// Whether a list of instructions asks anything of the source of the ability that it stands in, or makes something that is
/// called after it.
pub(crate) fn asks_of_source(block: &[Instruction]) -> bool {
    let makes = |node| matches!(node, Node::Effect(_) | Node::Instruction(Instruction::Trigger { .. }));
    block.iter().any(|one| Node::Instruction(one).any(&|node| is_of_source(node) || makes(node)))
}

/// Whether words ask for the source of the ability that they stand in: for itself, what was chosen for it, what it is like, or
/// what it is attached to.
pub(crate) const fn is_of_source(node: Node<'_>) -> bool {
    matches!(
        node,
        Node::What(
            What::This
                | What::ChosenColor
                | What::ChosenWord
                | What::SharesCreatureType
                | What::SharesColor
                | What::GreaterPower
                | What::AttachedToBy
        ) | Node::Who(Who::ChosenPlayer)
            | Node::Amount(Amount::ChosenNumber)
            | Node::Instruction(Instruction::Imprint { .. })
    )
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
