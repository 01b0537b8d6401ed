//! What is told where an instruction comes to nothing, and nothing else says so.

use std::sync::Arc;

use super::Interpreter;
use crate::events::missed::tell_nobody;
use crate::pending::situation::Situation;
use language::event::Instruction;
use statements::decided::Decided;
use statements::lacking::Nothing;

impl Interpreter<'_> {
    /// Tells why nothing comes of an instruction, where nothing does and nobody has been told: `said` is how much had been
    /// before it.
    pub(super) fn tell_if_nothing(&mut self, instruction: &Instruction, before: &Situation, said: usize) {
        let is_silent = self.table.log.as_ref().is_some_and(|log| log.len() == said);
        let is_nothing = self.situation.parts.is_empty()
            && self.next.is_empty()
            && self.situation.board == before.board
            && self.situation.queue == before.queue;
        // What a rule has followed is no instruction that anybody reads.
        if self.env.of_rule || !(is_silent && is_nothing && self.answers.is_empty()) {
            return;
        }
        if let Instruction::If { condition, otherwise, .. } = instruction {
            let (source, you) = (self.env.about.this, self.env.about.you);
            // Where it is so, nothing is said of what to do then.
            if otherwise.is_empty() && !self.eval().can_be(condition).so {
                let condition = Arc::new(condition.clone());
                self.table.log_once(vec![Decided::Nothing(Nothing::NotSo { source, you, condition })]);
            }
        } else if is_about_some(instruction) {
            tell_nobody(self.table, &self.env, instruction);
        }
    }
}

/// Whether an instruction is about players or objects, of which there may be none, and tells of none by itself.
const fn is_about_some(instruction: &Instruction) -> bool {
    match instruction {
        Instruction::ForEach { .. }
        | Instruction::ForEachPlayer { .. }
        | Instruction::Repeat { .. }
        | Instruction::NewTargets { .. }
        | Instruction::Regenerate { .. }
        | Instruction::ExchangeLife { .. }
        | Instruction::GiveCountersAgain { .. }
        | Instruction::Cast { .. }
        | Instruction::Activate { .. }
        | Instruction::Equip { .. }
        | Instruction::Imprint { .. }
        | Instruction::CounterTargeter
        | Instruction::Arrange { .. } => true,
        // The events of a list tell it each by itself, and what nobody chooses is told where something is done with it. Who does
        // not pay or do something has said so, or has been told why. What is arranged is told as such, and of what is done
        // in turn nothing may be due.
        Instruction::Do { .. }
        | Instruction::IfDone { .. }
        | Instruction::Choose { .. }
        | Instruction::Target(_)
        | Instruction::May { .. }
        | Instruction::Pay { .. }
        | Instruction::ChooseSource { .. }
        | Instruction::StateBased
        | Instruction::PutTriggers
        | Instruction::Trigger { .. }
        | Instruction::Resolve
        | Instruction::ResolveAll
        | Instruction::RepeatUntil { .. }
        | Instruction::Chance { .. }
        | Instruction::Unknown { .. }
        | Instruction::CombatDamage { .. }
        | Instruction::DeclareAttackers { .. }
        | Instruction::DeclareBlockers { .. }
        | Instruction::Modes { .. }
        | Instruction::StepEnds
        | Instruction::PhaseEnds
        | Instruction::NextStep
        | Instruction::NextTurn
        | Instruction::If { .. }
        | Instruction::Later { .. }
        | Instruction::CreateEffect(_)
        | Instruction::Change { .. }
        | Instruction::Lasting { .. } => false,
    }
}
