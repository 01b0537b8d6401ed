//! Going through what effects and instructions do.

use super::{Done, Visit, Walk};
use language::effect::{CopyException, Field, Rewrite};
use language::event::Instruction;
use language::select::Who;

impl Walk {
    /// Goes through what stands in a rewrite.
    pub(crate) fn rewrite(&mut self, rewrite: &Rewrite, visit: &mut impl Visit) -> Done {
        let mut within = rewrite.facts().within.into_iter().flatten();
        within.try_for_each(|(name, field)| match name {
            "" => self.field(field, visit),
            name => self.at(name, |walk| walk.field(field, visit)),
        })
    }

    fn field(&mut self, field: Field<'_>, visit: &mut impl Visit) -> Done {
        match field {
            Field::Amount(amount) => self.amount(amount, visit),
            Field::What(what) => self.what(what, visit),
            Field::Who(who) => self.who(who, visit),
            Field::Whom(whom) => self.whom(whom, visit),
            Field::Events(events) => self.list(events, |walk, event| walk.event(event, visit)),
            Field::Block(block) => self.list(block, |walk, one| walk.instruction(one, visit)),
            Field::Ability(ability) => self.ability(ability, visit),
            Field::Exceptions(except) => self.list(except, |walk, one| walk.exception(one, visit)),
            Field::Rewrite(rewrite) => self.rewrite(rewrite, visit),
            Field::Rewrites(list) => self.list(list, |walk, rewrite| walk.rewrite(rewrite, visit)),
        }
    }

    fn who_does(&mut self, who: &Who, does: &[Instruction], visit: &mut impl Visit) -> Done {
        self.at("who", |walk| walk.who(who, visit))?;
        self.block("does", does, visit)
    }

    fn exception(&mut self, exception: &CopyException, visit: &mut impl Visit) -> Done {
        match exception {
            CopyException::AddAbility(ability) => self.ability(ability, visit),
            CopyException::Name(_)
            | CopyException::AddType(_)
            | CopyException::AddSubtype(_)
            | CopyException::PowerToughness(..) => Ok(()),
        }
    }

    /// Goes through an instruction.
    #[expect(clippy::too_many_lines, reason = "one arm for each kind of instruction")]
    pub(crate) fn instruction(&mut self, instruction: &Instruction, visit: &mut impl Visit) -> Done {
        visit.instruction(instruction);
        visit.refuse_instruction(self, instruction)?;
        match instruction {
            Instruction::Do { events, unless } => {
                self.each("events", events, |walk, event| walk.event(event, visit))?;
                self.each("unless", unless, |walk, effect| walk.effect(effect, visit))
            }
            Instruction::May { who, does, otherwise } => {
                self.at("who", |walk| walk.who(who, visit))?;
                self.block("does", does, visit)?;
                self.block("otherwise", otherwise, visit)
            }
            Instruction::If { condition, then, otherwise } => {
                self.at("condition", |walk| walk.condition(condition, visit))?;
                self.block("then", then, visit)?;
                self.block("otherwise", otherwise, visit)
            }
            Instruction::Choose { who, what, amount, .. } => {
                self.at("who", |walk| walk.who(who, visit))?;
                self.at("what", |walk| walk.what(what, visit))?;
                self.at("amount", |walk| walk.amount(amount, visit))
            }
            Instruction::ChooseSource { who, what, .. } => {
                self.at("who", |walk| walk.who(who, visit))?;
                self.at("what", |walk| walk.what(what, visit))
            }
            Instruction::RepeatUntil { condition, does } => {
                self.at("condition", |walk| walk.condition(condition, visit))?;
                self.block("does", does, visit)
            }
            Instruction::Pay { who, cost, then, otherwise } => {
                self.at("who", |walk| walk.who(who, visit))?;
                self.each("cost", cost, |walk, event| walk.event(event, visit))?;
                self.block("then", then, visit)?;
                self.block("otherwise", otherwise, visit)
            }
            Instruction::IfDone { does, then, otherwise } => {
                self.each("does", does, |walk, event| walk.event(event, visit))?;
                self.block("then", then, visit)?;
                self.block("otherwise", otherwise, visit)
            }
            Instruction::Trigger { does } => self.block("does", does, visit),
            Instruction::Unknown { yes, no, .. } => {
                self.block("yes", yes, visit)?;
                self.block("no", no, visit)
            }
            Instruction::CombatDamage { assigned, meanwhile } => {
                self.each("assigned", assigned, |walk, event| walk.event(event, visit))?;
                self.block("meanwhile", meanwhile, visit)
            }
            Instruction::DeclareBlockers { declared } => {
                self.each("declared", declared, |walk, event| walk.event(event, visit))
            }
            Instruction::StateBased
            | Instruction::PutTriggers
            | Instruction::Resolve
            | Instruction::ResolveAll
            | Instruction::StepEnds
            | Instruction::PhaseEnds
            | Instruction::NextStep
            | Instruction::NextTurn => Ok(()),
            Instruction::Later { who, does, .. } => self.who_does(who, does, visit),
            Instruction::NewTargets { who, of } => {
                self.at("who", |walk| walk.who(who, visit))?;
                self.at("of", |walk| walk.what(of, visit))
            }
            Instruction::GiveCountersAgain { who } => self.at("who", |walk| walk.who(who, visit)),
            Instruction::ForEach { what, does } => {
                self.at("what", |walk| walk.what(what, visit))?;
                self.block("does", does, visit)
            }
            Instruction::ForEachPlayer { who, does } | Instruction::Chance { who, does, .. } => {
                self.who_does(who, does, visit)
            }
            Instruction::Repeat { times, does } => {
                self.at("times", |walk| walk.amount(times, visit))?;
                self.block("does", does, visit)
            }
            Instruction::Arrange { what, .. }
            | Instruction::Imprint { what }
            | Instruction::Equip { what } => self.at("what", |walk| walk.what(what, visit)),
            Instruction::Modes { modes, .. } => self.each("modes", modes, |walk, mode| {
                let mut all = mode.iter().enumerate();
                all.try_for_each(|(at, one)| walk.item(at, |walk| walk.instruction(one, visit)))
            }),
            Instruction::CreateEffect(effect) => self.effect(effect, visit),
            Instruction::Regenerate { what } => self.at("what", |walk| walk.what(what, visit)),
        }
    }
}
