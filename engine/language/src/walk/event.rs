//! What stands inside events, instructions and scripts.

use super::{Children, Flow, Named, Node};
use crate::event::{Event, Instruction, Script, Token};
use crate::path::Segment;

impl Script {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        to.name("source", Named::Object, self.source.as_ref())?;
        to.name("controller", Named::Player, self.controller.as_ref())?;
        to.name("choice_of", Named::Player, self.choice_of.as_ref())?;
        to.at("refers", &self.refers)?;
        to.each("does", &self.does)
    }
}

impl Event {
    #[expect(clippy::too_many_lines, reason = "one arm for each kind of event")]
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        match self {
            Self::Damage { from, to: whom, amount, excess, .. } => {
                to.at("from", from)?;
                to.at("to", whom)?;
                to.at("amount", amount)?;
                to.maybe("excess", excess.as_ref())
            }
            Self::GainLife { who, amount }
            | Self::LoseLife { who, amount }
            | Self::MoveTop { who, amount, .. } => {
                to.at("who", who)?;
                to.at("amount", amount)
            }
            Self::Draw { who, amount, with_it } => {
                to.at("who", who)?;
                to.at("amount", amount)?;
                to.each("with_it", with_it)
            }
            Self::Roll { who, dice, with_it, .. } => {
                to.at("who", who)?;
                to.at("dice", dice)?;
                to.each("with_it", with_it)
            }
            Self::Destroy { what, .. }
            | Self::Sacrifice { what }
            | Self::Move { what, .. }
            | Self::Discard { what }
            | Self::CounterSpell { what } => to.at("what", what),
            Self::Deed { who, what, amount, to: other, with_it, .. } => {
                to.at("who", who)?;
                to.maybe("what", what.as_ref())?;
                to.at("amount", amount)?;
                to.maybe("to", other.as_ref())?;
                to.each("with_it", with_it)
            }
            Self::Enter { what, under, attacking, .. } => {
                to.maybe("attacking", attacking.as_ref())?;
                to.at("what", what)?;
                to.maybe("under", under.as_ref())
            }
            Self::Create { who, token, amount, tapped: _, counters, attacking, attached_to } => {
                to.at("who", who)?;
                to.at("token", token)?;
                to.at("amount", amount)?;
                to.each("counters", counters.iter().map(|(_, amount)| amount))?;
                to.maybe("attacking", attacking.as_ref())?;
                to.maybe("attached_to", attached_to.as_ref())
            }
            Self::PutCounters { who, on, amount, .. } => {
                to.at("who", who)?;
                to.at("on", on)?;
                to.at("amount", amount)
            }
            Self::RemoveCounters { from, amount, .. } => {
                to.at("from", from)?;
                to.at("amount", amount)
            }
            Self::CopySpell { who, what, amount, .. } => {
                to.at("who", who)?;
                to.at("what", what)?;
                to.at("amount", amount)
            }
            Self::AddMana { who, amount, from, .. } => {
                to.at("who", who)?;
                to.at("amount", amount)?;
                to.at("from", from)
            }
            Self::Cast { who, what, transformed: _ }
            | Self::GainControl { who, what }
            | Self::Enchant { who, what } => {
                to.at("who", who)?;
                to.at("what", what)
            }
            Self::SetLife { who, to: total } => {
                to.at("who", who)?;
                to.at("to", total)
            }
            Self::Attach { what, to: host } => {
                to.at("what", what)?;
                to.at("to", host)
            }
            Self::Begin { who, .. } => to.at("who", who),
            Self::Daytime { .. } => Children::NONE,
            Self::Opaque { affects, .. } => to.at("affects", affects),
        }
    }
}

impl Token {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        match self {
            Self::Is(is) => to.only(&**is),
            Self::Sized { is, power, toughness } => {
                to.at("is", &**is)?;
                to.at("power", power)?;
                to.at("toughness", toughness)
            }
            Self::CopyOf(what) => to.only(what),
            Self::CopyExcept { of, except } => {
                to.at("of", of)?;
                to.each("except", except)
            }
        }
    }
}

impl Instruction {
    #[expect(clippy::too_many_lines, reason = "one arm for each kind of instruction")]
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        match self {
            Self::Do { events, unless } => {
                to.each("events", events)?;
                to.each("unless", unless)
            }
            Self::May { who, does, otherwise } => {
                to.at("who", who)?;
                to.each("does", does)?;
                to.each("otherwise", otherwise)
            }
            Self::If { condition, then, otherwise } => {
                to.at("condition", condition)?;
                to.each("then", then)?;
                to.each("otherwise", otherwise)
            }
            Self::Choose { who, what, amount, called, .. } => {
                to.at("who", who)?;
                to.at("what", what)?;
                to.at("amount", amount)?;
                to.name("called", Named::NewChoice, Some(called))
            }
            Self::Target(targeting) => to.only(targeting),
            Self::ChooseSource { who, what, called } => {
                to.at("who", who)?;
                to.at("what", what)?;
                to.name("called", Named::NewChoice, Some(called))
            }
            Self::RepeatUntil { condition, does } => {
                to.at("condition", condition)?;
                to.each("does", does)
            }
            Self::Pay { who, cost, then, otherwise } => {
                to.at("who", who)?;
                to.each("cost", cost)?;
                to.each("then", then)?;
                to.each("otherwise", otherwise)
            }
            Self::IfDone { does, then, otherwise } => {
                to.each("does", does)?;
                to.each("then", then)?;
                to.each("otherwise", otherwise)
            }
            Self::Trigger { does } => to.each("does", does),
            Self::Unknown { top_of, yes, no, .. } => {
                to.each("top_of", top_of)?;
                to.each("yes", yes)?;
                to.each("no", no)
            }
            Self::CombatDamage { assigned, meanwhile, .. } => {
                to.each("assigned", assigned)?;
                to.each("meanwhile", meanwhile)
            }
            Self::DeclareAttackers { declared } | Self::DeclareBlockers { declared } => {
                to.each("declared", declared)
            }
            Self::NewTargets { who, of } => {
                to.at("who", who)?;
                to.at("of", of)
            }
            Self::GiveCountersAgain { who } => to.at("who", who),
            Self::ExchangeLife { first, second } => {
                to.at("first", first)?;
                to.at("second", second)
            }
            Self::ForEach { what, does } => {
                to.at("what", what)?;
                to.each("does", does)
            }
            Self::ForEachPlayer { who, does }
            | Self::Chance { who, does, .. }
            | Self::Later { who, does, .. } => {
                to.at("who", who)?;
                to.each("does", does)
            }
            Self::Repeat { times, does } => {
                to.at("times", times)?;
                to.each("does", does)
            }
            Self::Arrange { what, .. }
            | Self::Imprint { what }
            | Self::Equip { what }
            | Self::Regenerate { what } => to.at("what", what),
            Self::Cast { what, who, targets, .. } | Self::Activate { what, who, targets, .. } => {
                to.at("what", what)?;
                to.maybe("who", who.as_ref())?;
                to.names("targets", Named::Either, targets.as_deref().unwrap_or_default())
            }
            Self::Modes { modes, all_if, .. } => {
                to.maybe("all_if", all_if.as_ref().map(|all| &all.so))?;
                let place = |mode, at| [Segment::Field("modes"), Segment::Index(mode), Segment::Index(at)];
                modes.iter().enumerate().try_for_each(|(mode, block)| {
                    let mut block = block.iter().enumerate();
                    block.try_for_each(|(at, one)| (to.each)(&place(mode, at), Node::Instruction(one)))
                })
            }
            Self::CreateEffect(effect) => to.only(&**effect),
            Self::Lasting { ability, until, .. } => {
                to.at("ability", &**ability)?;
                to.at("until", until)
            }
            Self::Change { what, changes, until } => {
                to.at("what", what)?;
                to.each("changes", changes)?;
                to.at("until", until)
            }
            Self::StateBased
            | Self::CounterTargeter
            | Self::PutTriggers
            | Self::Resolve
            | Self::ResolveAll
            | Self::StepEnds
            | Self::PhaseEnds
            | Self::NextStep
            | Self::NextTurn => Children::NONE,
        }
    }
}
