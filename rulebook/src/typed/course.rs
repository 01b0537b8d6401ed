//! How the game goes on, as somebody types it: "resolve all", "next step". Each is a step of its own.

use super::reader::Reader;
use language::event::Instruction;

/// The words for it; what begins like another stands before it.
pub(super) const WORDS: [(&str, Instruction); 8] = [
    ("resolve all", Instruction::ResolveAll),
    ("resolve", Instruction::Resolve),
    ("check state-based actions", Instruction::StateBased),
    ("put triggers on the stack", Instruction::PutTriggers),
    ("next step", Instruction::NextStep),
    ("next turn", Instruction::NextTurn),
    ("no attacks", Instruction::DeclareAttackers { declared: Vec::new() }),
    ("no blocks", Instruction::DeclareBlockers { declared: Vec::new() }),
];

/// Reads how the game goes on. None where something else is said.
pub(super) fn read(reader: &mut Reader<'_>) -> Option<Instruction> {
    WORDS.iter().find(|(words, _)| reader.eat(words)).map(|(_, instruction)| instruction.clone())
}

/// The words for an instruction, if it is one of these.
pub(super) fn words(instruction: &Instruction) -> Option<&'static str> {
    WORDS.iter().find(|(_, known)| known == instruction).map(|&(words, _)| words)
}
