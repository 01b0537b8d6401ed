//! What the words on a board can read of a board that has changed.

use crate::check::walk::{Visit, Walk};
use crate::table::Table;
use crate::table::changes::Changes;
use language::board::Board;
use language::event::Instruction;
use language::select::{Amount, What};

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

impl Visit for Reads {
    fn result(&mut self) {
        self.results = true;
    }

    fn instruction(&mut self, instruction: &Instruction) {
        match instruction {
            Instruction::Pay { .. }
            | Instruction::ChooseSource { .. }
            | Instruction::Equip { .. }
            | Instruction::Arrange { .. }
            | Instruction::GiveCountersAgain { .. }
            | Instruction::NewTargets { .. }
            | Instruction::CombatDamage { .. }
            | Instruction::DeclareBlockers { .. }
            | Instruction::StepEnds
            | Instruction::PhaseEnds
            | Instruction::NextStep
            | Instruction::NextTurn
            | Instruction::Later { .. }
            | Instruction::PutTriggers
            | Instruction::Trigger { .. }
            | Instruction::Resolve
            | Instruction::ResolveAll
            | Instruction::StateBased => {
                self.anything = true;
            }
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
            | Instruction::Regenerate { .. } => {}
        }
    }

    fn what(&mut self, what: &What) {
        match what {
            What::Tapped => self.notices.tapped = true,
            What::Attacking | What::Blocking => self.notices.fighting = true,
            What::With(_) | What::Power(..) | What::Toughness(..) => self.notices.counters = true,
            // What they read always counts as noticed.
            What::Any
            | What::This
            | What::It
            | What::Is(_)
            | What::Named(_)
            | What::Type(_)
            | What::Subtype(_)
            | What::Supertype(_)
            | What::Color(_)
            | What::Colorless
            | What::ChosenColor
            | What::Token
            | What::In(_)
            | What::ControlledBy(_)
            | What::OwnedBy(_)
            | What::ManaValue(..)
            | What::AttachedToBy
            | What::Chosen(_)
            | What::ChosenWord
            | What::Kind(_)
            | What::Commander
            | What::Paid(_)
            | What::FaceDown
            | What::AttachedTo(_)
            | What::TopOfLibrary(..)
            | What::SharesCreatureType
            | What::ExiledWith(_)
            | What::TargetedBy(_)
            | What::ByCopiableValues(_)
            | What::All(_)
            | What::OneOf(_)
            | What::Not(_) => {}
        }
    }

    fn amount(&mut self, amount: &Amount) {
        match amount {
            Amount::Life(_) => self.notices.life = true,
            Amount::Drawn(_) | Amount::Damaged(_) => self.notices.tallies = true,
            Amount::PowerOf(_) | Amount::ToughnessOf(_) | Amount::Counters(..) => {
                self.notices.counters = true;
            }
            Amount::N(_)
            | Amount::Count(_)
            | Amount::ThatMuch
            | Amount::Result
            | Amount::Hand(_)
            | Amount::Library(_)
            | Amount::Graveyard(_)
            | Amount::ManaValueOf(_)
            | Amount::Mana(_)
            | Amount::Players(_)
            | Amount::ChosenNumber
            | Amount::OfCast(..)
            | Amount::Times(..)
            | Amount::Plus(..)
            | Amount::Minus(..)
            | Amount::HalfUp(_)
            | Amount::HalfDown(_) => {}
        }
    }
}

/// What anything on a board, or any effect or instruction that a ruling of it has met, may read.
pub(crate) fn reads(board: &Board, table: &Table) -> Reads {
    let notices = Changes { being: true, ..Changes::default() };
    let mut reads = Reads { notices, results: false, anything: false };
    let mut walk = Walk::default();
    let walked = walk.board(board, &mut reads);
    let walked =
        walked.and_then(|()| table.entries.iter().try_for_each(|entry| walk.effect(&entry.body, &mut reads)));
    // What a rule makes follow stands on no board.
    let blocks = (0..table.blocks.len()).map(|at| table.blocks.get(at));
    let walked = walked.and_then(|()| {
        blocks.flat_map(|block| block.iter()).try_for_each(|one| walk.instruction(one, &mut reads))
    });
    // This visitor refuses nothing; if it did, everything would be taken to be read.
    reads.anything |= walked.is_err();
    reads
}
