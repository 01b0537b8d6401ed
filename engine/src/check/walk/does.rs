//! Going through what effects and instructions do.

use super::{Done, Visit, Walk};
use language::effect::{CopyException, EnterChoice, Prevention, Quantity, Rewrite, Scale};
use language::event::Instruction;
use language::select::{What, Who};

impl Walk {
    pub(crate) fn rewrite(&mut self, rewrite: &Rewrite, visit: &mut impl Visit) -> Done {
        match rewrite {
            Rewrite::Scale(
                Scale::Plus(n) | Scale::Minus(n) | Scale::Set(n) | Scale::AtMost(n) | Scale::DownTo(n),
            ) => self.amount(n, visit),
            Rewrite::Prevent(Prevention { amount, then }) => {
                if let Quantity::Some(n) | Quantity::AllBut(n) = amount {
                    self.at("amount", |walk| walk.amount(n, visit))?;
                }
                self.block("then", then, visit)
            }
            Rewrite::Redirect { amount, to } => {
                self.at("amount", |walk| amount.as_ref().map_or(Ok(()), |n| walk.amount(n, visit)))?;
                self.at("to", |walk| walk.whom(to, visit))
            }
            Rewrite::UnlessPaid { cost, otherwise } => {
                self.each("cost", cost, |walk, event| walk.event(event, visit))?;
                self.at("otherwise", |walk| walk.rewrite(otherwise, visit))
            }
            Rewrite::DealtBy(what) | Rewrite::EnterAttached(what) => self.what(what, visit),
            Rewrite::ExtraDice { more, ignored } => {
                self.at("more", |walk| walk.amount(more, visit))?;
                self.at("ignored", |walk| walk.amount(ignored, visit))
            }
            Rewrite::Become(events) | Rewrite::With(events) => {
                self.list(events, |walk, event| walk.event(event, visit))
            }
            Rewrite::Instead(block) | Rewrite::Also(block) | Rewrite::SkipThen(block) => {
                self.list(block, |walk, one| walk.instruction(one, visit))
            }
            Rewrite::EnterWithCounters { amount, .. } => self.at("amount", |walk| walk.amount(amount, visit)),
            Rewrite::EnterAsCopy { of, except } => self.copy(of, except, visit),
            Rewrite::EnterUnder(who) | Rewrite::AsEnters(EnterChoice::Player(who)) => self.who(who, visit),
            Rewrite::AsEnters(EnterChoice::Objects { what, at_most, .. }) => {
                self.at("what", |walk| walk.what(what, visit))?;
                self.at("at_most", |walk| at_most.as_ref().map_or(Ok(()), |n| walk.amount(n, visit)))
            }
            Rewrite::AsEnters(EnterChoice::Gains(ability)) => self.ability(ability, visit),
            Rewrite::All(list) | Rewrite::ChooseOne(list) => {
                self.list(list, |walk, rewrite| walk.rewrite(rewrite, visit))
            }
            Rewrite::Scale(Scale::Times(_) | Scale::HalfUp | Scale::HalfDown)
            | Rewrite::ToZone { .. }
            | Rewrite::EnterTapped
            | Rewrite::EnterUntapped
            | Rewrite::EnterTransformed
            | Rewrite::EnterFaceDown
            | Rewrite::ManaOf(_)
            | Rewrite::AsEnters(
                EnterChoice::Color
                | EnterChoice::CreatureType
                | EnterChoice::CardName
                | EnterChoice::Number(_)
                | EnterChoice::Tribute(_),
            )
            | Rewrite::Regenerate
            | Rewrite::Skip
            | Rewrite::Nothing => Ok(()),
        }
    }

    fn who_does(&mut self, who: &Who, does: &[Instruction], visit: &mut impl Visit) -> Done {
        self.at("who", |walk| walk.who(who, visit))?;
        self.block("does", does, visit)
    }

    fn copy(&mut self, of: &What, except: &[CopyException], visit: &mut impl Visit) -> Done {
        self.at("of", |walk| walk.what(of, visit))?;
        self.each("except", except, |walk, exception| match exception {
            CopyException::AddAbility(ability) => walk.ability(ability, visit),
            CopyException::Name(_)
            | CopyException::AddType(_)
            | CopyException::AddSubtype(_)
            | CopyException::PowerToughness(..) => Ok(()),
        })
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
