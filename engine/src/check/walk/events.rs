//! Going through events and the patterns that look at them.

use super::{Done, Visit, Walk};
use language::effect::EventPattern;
use language::event::{Event, Instruction, Token};
use language::select::{Amount, Who};

impl Walk {
    pub(crate) fn event_pattern(&mut self, event: &EventPattern, visit: &mut impl Visit) -> Done {
        match event {
            EventPattern::Damage { from, to, .. } => {
                self.at("from", |walk| walk.what(from, visit))?;
                self.at("to", |walk| walk.whom(to, visit))
            }
            EventPattern::GainLife { who }
            | EventPattern::LoseLife { who }
            | EventPattern::Draw { who }
            | EventPattern::DrawCards { who, .. }
            | EventPattern::Roll { who, .. }
            | EventPattern::Begin { who, .. } => self.at("who", |walk| walk.who(who, visit)),
            EventPattern::Destroy { what }
            | EventPattern::Sacrifice { what }
            | EventPattern::CounterSpell { what }
            | EventPattern::Move { what, .. } => self.at("what", |walk| walk.what(what, visit)),
            EventPattern::Deed { who, what, to, .. } => {
                self.at("who", |walk| walk.who(who, visit))?;
                self.at("what", |walk| walk.what(what, visit))?;
                self.at("to", |walk| to.as_ref().map_or(Ok(()), |whom| walk.whom(whom, visit)))
            }
            EventPattern::Enter { what, under } | EventPattern::Create { what, under } => {
                self.at("what", |walk| walk.what(what, visit))?;
                self.at("under", |walk| walk.who(under, visit))
            }
            EventPattern::PutCounters { on, .. } => self.at("on", |walk| walk.whom(on, visit)),
            EventPattern::RemoveCounters { from, .. } => self.at("from", |walk| walk.whom(from, visit)),
            EventPattern::Discard { who, what }
            | EventPattern::CopySpell { who, what }
            | EventPattern::Cast { who, what }
            | EventPattern::GainControl { who, what }
            | EventPattern::Trigger { who, what } => {
                self.at("who", |walk| walk.who(who, visit))?;
                self.at("what", |walk| walk.what(what, visit))
            }
            EventPattern::AddMana { who, from, .. } => {
                self.at("who", |walk| walk.who(who, visit))?;
                self.at("from", |walk| walk.what(from, visit))
            }
            EventPattern::Attach { what, to } => {
                self.at("what", |walk| walk.what(what, visit))?;
                self.at("to", |walk| walk.what(to, visit))
            }
            EventPattern::Daytime { .. } => Ok(()),
            EventPattern::Opaque { affects, .. } => self.at("affects", |walk| walk.whom(affects, visit)),
        }
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each kind of event")]
    pub(crate) fn event(&mut self, event: &Event, visit: &mut impl Visit) -> Done {
        visit.refuse_event(self, event)?;
        match event {
            Event::Damage { from, to, amount, excess, .. } => {
                self.at("from", |walk| walk.what(from, visit))?;
                self.at("to", |walk| walk.whom(to, visit))?;
                self.at("amount", |walk| walk.amount(amount, visit))?;
                self.at("excess", |walk| excess.as_ref().map_or(Ok(()), |whom| walk.whom(whom, visit)))
            }
            Event::GainLife { who, amount }
            | Event::LoseLife { who, amount }
            | Event::MoveTop { who, amount, .. } => self.number(who, ("amount", amount), &[], visit),
            Event::Draw { who, amount, with_it } => self.number(who, ("amount", amount), with_it, visit),
            Event::Deed { who, what, amount, to, with_it, .. } => {
                self.at("what", |walk| what.as_ref().map_or(Ok(()), |what| walk.what(what, visit)))?;
                self.at("to", |walk| to.as_ref().map_or(Ok(()), |whom| walk.whom(whom, visit)))?;
                self.number(who, ("amount", amount), with_it, visit)
            }
            Event::Roll { who, dice, with_it, .. } => self.number(who, ("dice", dice), with_it, visit),
            Event::Destroy { what, .. }
            | Event::Sacrifice { what }
            | Event::Move { what, .. }
            | Event::Discard { what }
            | Event::CounterSpell { what } => self.at("what", |walk| walk.what(what, visit)),
            Event::Enter { what, under, .. } => {
                self.at("what", |walk| walk.what(what, visit))?;
                self.at("under", |walk| under.as_ref().map_or(Ok(()), |who| walk.who(who, visit)))
            }
            Event::Create { who, token, amount, .. } => {
                self.at("who", |walk| walk.who(who, visit))?;
                self.token(token, visit)?;
                self.at("amount", |walk| walk.amount(amount, visit))
            }
            Event::PutCounters { on: whom, amount, .. } => {
                self.at("on", |walk| walk.whom(whom, visit))?;
                self.at("amount", |walk| walk.amount(amount, visit))
            }
            Event::RemoveCounters { from: whom, amount, .. } => {
                self.at("from", |walk| walk.whom(whom, visit))?;
                self.at("amount", |walk| walk.amount(amount, visit))
            }
            Event::CopySpell { who, what, amount, .. } => {
                self.at("who", |walk| walk.who(who, visit))?;
                self.at("what", |walk| walk.what(what, visit))?;
                self.at("amount", |walk| walk.amount(amount, visit))
            }
            Event::AddMana { who, amount, from, .. } => {
                self.at("who", |walk| walk.who(who, visit))?;
                self.at("amount", |walk| walk.amount(amount, visit))?;
                self.at("from", |walk| walk.what(from, visit))
            }
            Event::Cast { who, what } | Event::GainControl { who, what } => {
                self.at("who", |walk| walk.who(who, visit))?;
                self.at("what", |walk| walk.what(what, visit))
            }
            Event::Attach { what, to } => {
                self.at("what", |walk| walk.what(what, visit))?;
                self.at("to", |walk| walk.what(to, visit))
            }
            Event::Begin { who, .. } => self.at("who", |walk| walk.who(who, visit)),
            Event::Daytime { .. } => Ok(()),
            Event::Opaque { affects, .. } => self.at("affects", |walk| walk.whom(affects, visit)),
        }
    }

    /// What players do with a number, and what is done with it.
    fn number(
        &mut self,
        who: &Who,
        (field, number): (&'static str, &Amount),
        with_it: &[Instruction],
        visit: &mut impl Visit,
    ) -> Done {
        self.at("who", |walk| walk.who(who, visit))?;
        self.at(field, |walk| walk.amount(number, visit))?;
        self.block("with_it", with_it, visit)
    }

    fn token(&mut self, token: &Token, visit: &mut impl Visit) -> Done {
        self.at("token", |walk| match token {
            Token::Is(is) => walk.characteristics(is, visit),
            Token::CopyOf(what) => walk.what(what, visit),
        })
    }
}
