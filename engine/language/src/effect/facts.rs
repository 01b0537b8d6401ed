//! What can be true of a kind of rewrite. The table of what is so stands beside the kinds: `Rewrite::facts`.

use super::{Rewrite, Tier};
use crate::board::Zone;
use crate::rule::Rule;
use crate::select::{What, Who, Whom};

/// What is true of a kind of rewrite.
#[derive(Clone, Copy, Debug)]
pub struct Facts<'a> {
    /// How a board file spells it.
    pub name: &'static str,
    /// The rule about it.
    pub rule: Rule,
    /// Which kind of event it can be made of.
    pub fits: Fits,
    /// The tier that such an effect has, once the rules know that tier.
    pub tier: Tier,
    /// Whether what it makes of several like things is more than the same for each.
    pub for_each: bool,
    /// What has to be there so that it can be done at all.
    pub wants: Wants<'a>,
}

/// Which kind of event a rewrite can be made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fits {
    /// Any kind of event.
    Any,
    /// Events that those in it can be made of.
    LikeThoseWithin,
    /// One with an amount.
    Amount,
    /// Damage that would be dealt.
    Damage,
    /// What moves an object.
    Moves,
    /// Mana that would be added.
    Mana,
    /// Dice that would be rolled, or coins flipped.
    Dice,
    /// Life that would be lost.
    LifeLoss,
    /// Permanents that would be destroyed.
    Destroy,
    /// The beginning of a turn, phase or step.
    Begin,
    /// Entering the battlefield.
    Enter,
    /// Entering, and being turned over.
    EnterOrTurn,
    /// Entering, and being created.
    EnterOrCreate,
}

/// What has to be there so that a rewrite can be done.
#[derive(Clone, Copy, Debug)]
pub enum Wants<'a> {
    /// Nothing: it can always be done.
    Nothing,
    /// Somebody or something else that can be dealt damage.
    Recipient(&'a Whom),
    /// At least one object like this.
    Object(&'a What),
    /// An object that deals damage, as it is or last was.
    Source(&'a What),
    /// An object other than what enters.
    Original(&'a What),
    /// At least one player like this.
    Player(&'a Who),
    /// Another face of what enters.
    BackFace,
    /// That what moves goes to another zone than this.
    OtherZone(Zone),
    /// Whatever each of these wants.
    Each(&'a [Rewrite]),
    /// Whatever one of these modes wants.
    OneOf(&'a [Rewrite]),
}

impl<'a> Facts<'a> {
    /// One that replaces any event by something that can always be done, the same for each.
    pub(super) const fn new(name: &'static str) -> Self {
        Self {
            name,
            rule: Rule::WordInstead,
            fits: Fits::Any,
            tier: Tier::Other,
            for_each: false,
            wants: Wants::Nothing,
        }
    }

    /// One that changes how a permanent enters.
    pub(super) const fn entering(name: &'static str) -> Self {
        Self { rule: Rule::EntersWithAs, fits: Fits::Enter, ..Self::new(name) }
    }

    pub(super) const fn rule(self, rule: Rule) -> Self {
        Self { rule, ..self }
    }

    pub(super) const fn fits(self, fits: Fits) -> Self {
        Self { fits, ..self }
    }

    pub(super) const fn tier(self, tier: Tier) -> Self {
        Self { tier, ..self }
    }

    pub(super) const fn for_each(self) -> Self {
        Self { for_each: true, ..self }
    }

    pub(super) const fn wants(self, wants: Wants<'a>) -> Self {
        Self { wants, ..self }
    }
}
