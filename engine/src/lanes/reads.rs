//! What the words on a board can read of a board that has changed.

use crate::table::Table;
use crate::table::changes::Changes;
use language::board::Board;
use language::event::Instruction;
use language::select::{Amount, Read, What};
use language::walk::Node;

/// What anything on a board may read, now or once it comes into force.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reads {
    /// The sorts of changes that would be noticed.
    pub(crate) notices: Changes,
    /// Whether an instruction asks what the one before did.
    pub(crate) results: bool,
    /// Whether an instruction looks at the board without a selector that says at what: what can be
    /// paid, who has any counters.
    pub(crate) anything: bool,
}

impl Reads {
    fn note(&mut self, node: Node<'_>) {
        if let Node::Instruction(instruction) = node {
            self.anything |= looks_around(instruction);
        }
        if let Node::What(what) = node {
            self.results |= *what == What::Done;
            self.notice(what.looks().reads);
        }
        if let Node::Amount(amount) = node {
            self.results |= matches!(amount, Amount::Result | Amount::Excess);
            self.notice(amount.reads());
        }
    }

    fn notice(&mut self, read: Read<'_>) {
        match read {
            Read::Tapped => self.notices.tapped = true,
            Read::Fighting => self.notices.fighting = true,
            Read::Counters(_) | Read::AnyCounters | Read::Power | Read::Powers => {
                self.notices.counters = true;
            }
            Read::Life => self.notices.life = true,
            Read::Drawn | Read::Damaged => self.notices.tallies = true,
            // What they read always counts as noticed; where anything asks for what has happened, there are no lanes.
            Read::Past
            | Read::Nothing
            | Read::Being
            | Read::Number
            | Read::Hand
            | Read::Library
            | Read::Graveyard
            | Read::Mana => {}
        }
    }
}

/// Whether an instruction looks at the board without a selector that says at what.
fn looks_around(instruction: &Instruction) -> bool {
    match instruction {
        Instruction::Pay { .. }
        | Instruction::ChooseSource { .. }
        | Instruction::Equip { .. }
        | Instruction::Arrange { .. }
        | Instruction::GiveCountersAgain { .. }
        | Instruction::ExchangeLife { .. }
        | Instruction::NewTargets { .. }
        | Instruction::Target(_)
        | Instruction::CombatDamage { .. }
        | Instruction::DeclareAttackers { .. }
        | Instruction::DeclareBlockers { .. }
        | Instruction::StepEnds
        | Instruction::PhaseEnds
        | Instruction::NextStep
        | Instruction::NextTurn
        | Instruction::Later { .. }
        | Instruction::Change { .. }
        | Instruction::Lasting { .. }
        | Instruction::PutTriggers
        | Instruction::CounterTargeter
        | Instruction::Trigger { .. }
        | Instruction::Cast { .. }
        | Instruction::Activate { .. }
        | Instruction::Resolve
        | Instruction::ResolveAll
        | Instruction::StateBased => true,
        Instruction::Do { .. }
        | Instruction::May { .. }
        | Instruction::If { .. }
        | Instruction::Choose { .. }
        | Instruction::ForEach { .. }
        | Instruction::ForEachPlayer { .. }
        | Instruction::Repeat { .. }
        | Instruction::RepeatUntil { .. }
        | Instruction::IfDone { .. }
        | Instruction::Chance { .. }
        | Instruction::Unknown { .. }
        | Instruction::CreateEffect(_)
        | Instruction::Imprint { .. }
        | Instruction::Modes { .. }
        | Instruction::Regenerate { .. } => false,
    }
}

/// What anything on a board, or any effect or instruction that a ruling of it has met, may read.
pub(crate) fn reads(board: &Board, table: &Table) -> Reads {
    let notices = Changes { being: true, ..Changes::default() };
    let mut reads = Reads { notices, results: false, anything: false };
    let effects = table.entries.iter().map(|entry| Node::Effect(&entry.body));
    // What a rule makes follow stands on no board.
    let blocks = (0..table.blocks.len()).flat_map(|at| table.blocks.get(at).iter()).map(Node::Instruction);
    let all = std::iter::once(Node::Board(board)).chain(effects).chain(blocks);
    all.for_each(|node| node.each(&mut |inside| reads.note(inside)));
    reads
}
