//! What stands inside effects and their patterns.

use super::{Children, Flow};
use crate::effect::{
    CopyException, Effect, EnterChoice, EventPattern, Pattern, Prevention, Quantity, Rewrite, Scale,
};

impl Effect {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        to.at("when", &self.when)?;
        to.at("rewrite", &self.rewrite)?;
        to.maybe("decider", self.decider.as_ref())
    }
}

impl Pattern {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        to.at("event", &self.event)?;
        to.each("only_if", &self.only_if)?;
        to.maybe("recheck", self.recheck.as_ref())
    }
}

impl EventPattern {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        match self {
            Self::Damage { from, to: whom, .. } => {
                to.at("from", from)?;
                to.at("to", whom)
            }
            Self::GainLife { who }
            | Self::LoseLife { who }
            | Self::Draw { who }
            | Self::DrawCards { who, .. }
            | Self::Act { who, .. }
            | Self::Roll { who, .. }
            | Self::Begin { who, .. } => to.at("who", who),
            Self::Destroy { what }
            | Self::Sacrifice { what }
            | Self::CounterSpell { what }
            | Self::Move { what, .. } => to.at("what", what),
            Self::Undergo { what, to: other, .. } => {
                to.at("what", what)?;
                to.maybe("to", other.as_ref())
            }
            Self::Enter { what, under } | Self::Create { what, under } => {
                to.at("what", what)?;
                to.at("under", under)
            }
            Self::PutCounters { on, .. } => to.at("on", on),
            Self::RemoveCounters { from, .. } => to.at("from", from),
            Self::Discard { who, what }
            | Self::CopySpell { who, what }
            | Self::Cast { who, what }
            | Self::GainControl { who, what }
            | Self::Trigger { who, what } => {
                to.at("who", who)?;
                to.at("what", what)
            }
            Self::AddMana { who, from, .. } => {
                to.at("who", who)?;
                to.at("from", from)
            }
            Self::Attach { what, to: host } => {
                to.at("what", what)?;
                to.at("to", host)
            }
            Self::Daytime { .. } => Children::NONE,
            Self::Opaque { affects, .. } => to.at("affects", affects),
        }
    }
}

impl Rewrite {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        match self {
            Self::Scale(scale) => to.only(scale),
            Self::Prevent(prevention) => to.only(prevention),
            Self::Redirect { amount, to: whom } => {
                to.maybe("amount", amount.as_ref())?;
                to.at("to", whom)
            }
            Self::UnlessPaid { cost, otherwise } => {
                to.each("cost", cost)?;
                to.at("otherwise", &**otherwise)
            }
            Self::DealtBy(what) | Self::EnterAttached(what) => to.only(what),
            Self::ExtraDice { more, ignored } => {
                to.at("more", more)?;
                to.at("ignored", ignored)
            }
            Self::Become(events) | Self::With(events) => to.list(events),
            Self::Instead(block) | Self::Also(block) | Self::SkipThen(block) => to.list(block),
            Self::EnterWithCounters { amount, .. } => to.at("amount", amount),
            Self::EnterAsCopy { of, except } => {
                to.at("of", of)?;
                to.each("except", except)
            }
            Self::EnterUnder(who) => to.only(who),
            Self::AsEnters(choice) => to.only(choice),
            Self::All(list) | Self::ChooseOne(list) => to.list(list),
            Self::ToZone { .. }
            | Self::EnterTapped
            | Self::EnterUntapped
            | Self::EnterTransformed
            | Self::EnterFaceDown
            | Self::ManaOf(_)
            | Self::Regenerate
            | Self::Skip
            | Self::Nothing => Children::NONE,
        }
    }
}

impl Scale {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        match self {
            Self::Plus(n) | Self::Minus(n) | Self::Set(n) | Self::AtMost(n) | Self::DownTo(n) => to.only(n),
            Self::Times(_) | Self::HalfUp | Self::HalfDown => Children::NONE,
        }
    }
}

impl Prevention {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        to.at("amount", &self.amount)?;
        to.each("then", &self.then)
    }
}

impl Quantity {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        match self {
            Self::Some(n) | Self::AllBut(n) => to.only(n),
            Self::All | Self::HalfUp | Self::HalfDown => Children::NONE,
        }
    }
}

impl CopyException {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        match self {
            Self::AddAbility(ability) => to.only(&**ability),
            Self::Name(_) | Self::AddType(_) | Self::AddSubtype(_) | Self::PowerToughness(..) => {
                Children::NONE
            }
        }
    }
}

impl EnterChoice {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        match self {
            Self::Player(who) => to.only(who),
            Self::Gains(ability) => to.only(&**ability),
            Self::Objects { what, at_most, .. } => {
                to.at("what", what)?;
                to.maybe("at_most", at_most.as_ref())
            }
            Self::Color | Self::CreatureType | Self::CardName | Self::Number(_) | Self::Tribute(_) => {
                Children::NONE
            }
        }
    }
}
