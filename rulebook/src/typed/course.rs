//! How the game goes on, as somebody types it: "resolve all", "next step", "go to the end of turn". Each is a step of its own.

use super::reader::Reader;
use language::board::Step;
use language::event::{Dividing, Instruction};
use language::select::Condition;

/// The words for it; what begins like another stands before it, and the usual words before others for the same.
pub(super) const WORDS: [(&str, Instruction); 11] = [
    ("resolve all", Instruction::ResolveAll),
    ("resolve", Instruction::Resolve),
    ("check state-based actions", Instruction::StateBased),
    ("check the state", Instruction::StateBased),
    ("put triggers on the stack", Instruction::PutTriggers),
    ("next step", Instruction::NextStep),
    ("next turn", Instruction::NextTurn),
    ("go to the next turn", Instruction::NextTurn),
    ("no attacks", Instruction::DeclareAttackers { declared: Vec::new() }),
    ("no blocks", Instruction::DeclareBlockers { declared: Vec::new() }),
    ("deal combat damage", COMBAT_DAMAGE),
];

const COMBAT_DAMAGE: Instruction =
    Instruction::CombatDamage { assigned: Vec::new(), divided: Dividing::Asked, meanwhile: Vec::new() };

/// Steps and main phases to which the game may go; the usual words before others for the same.
pub(super) const STEPS: [(&str, Step); 13] = [
    ("go to the upkeep", Step::Upkeep),
    ("go to the draw step", Step::Draw),
    ("go to the main phase", Step::Main),
    ("go to combat", Step::BeginCombat),
    ("go to the attackers", Step::Attackers),
    ("go to the blockers", Step::Blockers),
    ("go to combat damage", Step::CombatDamage),
    ("go to the end of combat", Step::EndCombat),
    ("go to the second main phase", Step::SecondMain),
    ("go to the end of turn", Step::End),
    ("go to the end step", Step::End),
    ("go to the cleanup step", Step::Cleanup),
    ("go to the untap step", Step::Untap),
];

/// All words for how the game goes on.
pub(crate) fn steps() -> impl Iterator<Item = &'static str> {
    WORDS.into_iter().map(|(words, _)| words).chain(STEPS.into_iter().map(|(words, _)| words))
}

/// Step after step begins until it is this one; nothing does where it is already.
fn go_to(step: Step) -> Instruction {
    let until =
        Instruction::RepeatUntil { condition: Condition::During(step), does: vec![Instruction::NextStep] };
    Instruction::If {
        condition: Condition::Not(Box::new(Condition::During(step))),
        then: vec![until],
        otherwise: Vec::new(),
    }
}

/// Reads how the game goes on. None where something else is said.
pub(super) fn read(reader: &mut Reader<'_>) -> Option<Instruction> {
    // "Go to combat damage" begins like "go to combat".
    let mut steps: Vec<&(&str, Step)> = STEPS.iter().collect();
    steps.sort_by_key(|(words, _)| std::cmp::Reverse(words.len()));
    if let Some((_, step)) = steps.into_iter().find(|(words, _)| reader.eat(words)) {
        return Some(go_to(*step));
    }
    WORDS.iter().find(|(words, _)| reader.eat(words)).map(|(_, instruction)| instruction.clone())
}

/// The words for an instruction, if it is one of these.
pub(super) fn words(instruction: &Instruction) -> Option<String> {
    let step = STEPS.iter().find(|(_, step)| go_to(*step) == *instruction).map(|&(words, _)| words);
    let known = WORDS.iter().find(|(_, known)| known == instruction).map(|&(words, _)| words);
    step.or(known).map(str::to_owned)
}
