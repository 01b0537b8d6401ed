//! What stands inside effects and their patterns.

use super::{Children, Flow};
use crate::effect::{Effect, EventPattern, Lifetime, Limit, Pattern};

impl Effect {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        to.at("when", &self.when)?;
        to.at("rewrite", &self.rewrite)?;
        to.maybe("decider", self.decider.as_ref())?;
        to.at("lifetime", &self.lifetime)?;
        if let Some(Limit::ShieldOf(amount)) = &self.limit {
            to.at("limit", &**amount)?;
        }
        to.each("unless", &self.unless)
    }
}

impl Lifetime {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        match self {
            Self::UntilTurnOf(who) | Self::ThroughUntapOf(who) => to.only(who),
            Self::AsLongAs { what, by, .. } => {
                to.at("what", what)?;
                to.maybe("by", by.as_ref())
            }
            Self::WhileFunctions | Self::ThisTurn | Self::ThisCombat | Self::Always => Flow::Continue(()),
        }
    }
}

impl Pattern {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        to.at("event", &self.event)?;
        to.each("only_if", &self.only_if)?;
        to.maybe("by", self.by.as_ref())?;
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
            | Self::Roll { who, .. }
            | Self::Begin { who, .. } => to.at("who", who),
            Self::Destroy { what }
            | Self::Sacrifice { what }
            | Self::CounterSpell { what }
            | Self::Move { what, .. } => to.at("what", what),
            Self::Deed { who, what, to: other, .. } => {
                to.at("who", who)?;
                to.at("what", what)?;
                to.maybe("to", other.as_ref())
            }
            Self::Enter { what, under, .. } | Self::Create { what, under } => {
                to.at("what", what)?;
                to.at("under", under)
            }
            Self::PutCounters { who, on, .. } => {
                to.at("who", who)?;
                to.at("on", on)
            }
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
