//! What stands inside selectors, amounts and conditions.

use super::{Children, Flow, Named, Node};
use crate::select::{Amount, Condition, Past, What, Who, Whom};

impl Who {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        match self {
            Self::Named(name) => to.only(Node::Name(Named::Player, name)),
            Self::ControllerOf(what)
            | Self::OwnerOf(what)
            | Self::TargetedBy(what)
            | Self::EnchantedBy(what)
            | Self::Defending(what) => to.only(&**what),
            Self::HappenedTo(past) => to.only(&**past),
            Self::Such(condition) => to.only(&**condition),
            Self::Chosen(name) => to.only(Node::Name(Named::Choice, name)),
            Self::OneOf(list) => to.list(list),
            Self::Not(who) => to.only(&**who),
            Self::Anyone
            | Self::You
            | Self::Opponents
            | Self::Active
            | Self::Affected
            | Self::ChosenPlayer
            | Self::Designated(_)
            | Self::HasMark(_)
            | Self::SourceController => Children::NONE,
        }
    }
}

impl Whom {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        match self {
            Self::Any => Children::NONE,
            Self::Player(who) => to.only(who),
            Self::Object(what) | Self::AttackedBy(what) => to.only(what),
            Self::OneOf(list) => to.list(list),
        }
    }
}

impl What {
    /// Whether this is so of what it asks for, or of one of several things that it asks for at once.
    pub fn demands(&self, is: &dyn Fn(&Self) -> bool) -> bool {
        // Asked of every selector that finds objects, so without the walk.
        is(self) || matches!(self, Self::All(parts) if parts.iter().any(|part| part.demands(is)))
    }

    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        match self {
            Self::Is(id) => to.only(Node::Name(Named::Object, id)),
            Self::Chosen(name) => to.only(Node::Name(Named::Choice, name)),
            Self::ControlledBy(who) | Self::OwnedBy(who) | Self::CastBy(who) | Self::GoadedBy(who) => {
                to.only(who)
            }
            Self::Power(_, amount) | Self::Toughness(_, amount) | Self::ManaValue(_, amount) => {
                to.only(&**amount)
            }
            Self::TopOfLibrary(who, amount) => {
                to.only(who)?;
                to.only(&**amount)
            }
            Self::Has(keyword) => to.only(&**keyword),
            Self::HappenedTo(past) | Self::Dealt(past) => to.only(&**past),
            Self::All(list) | Self::OneOf(list) => to.list(list),
            Self::Not(what)
            | Self::AttachedTo(what)
            | Self::HasAttached(what)
            | Self::ExiledWith(what)
            | Self::TargetedBy(what)
            | Self::Shares(_, what)
            | Self::ByCopiableValues(what) => to.only(&**what),
            Self::Any
            | Self::This
            | Self::It
            | Self::Named(_)
            | Self::HasKeyword(_)
            | Self::Type(_)
            | Self::Subtype(_)
            | Self::Supertype(_)
            | Self::Color(_)
            | Self::Colorless
            | Self::Multicolored
            | Self::ChosenColor
            | Self::ChosenWord
            | Self::Chose(_)
            | Self::Kind(_)
            | Self::Commander
            | Self::Paid(_)
            | Self::FaceDown
            | Self::Designated(_)
            | Self::HasMark(_)
            | Self::SharesCreatureType
            | Self::SharesColor
            | Self::GreaterPower
            | Self::Token
            | Self::In(_)
            | Self::Tapped
            | Self::Attacking
            | Self::Blocking
            | Self::Blocked
            | Self::Unblocked
            | Self::With(_)
            | Self::WithCounters
            | Self::EchoDue
            | Self::Done
            | Self::DamageSource
            | Self::AttachedToBy => Children::NONE,
        }
    }
}

impl Amount {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        match self {
            Self::Count(what)
            | Self::PowerOf(what)
            | Self::ToughnessOf(what)
            | Self::ManaValueOf(what)
            | Self::OfCast(_, what)
            | Self::Counters(_, what)
            | Self::Sum(_, what)
            | Self::Greatest(_, what)
            | Self::Least(_, what)
            | Self::Different(_, what)
            | Self::Symbols(_, what) => to.only(what),
            Self::Life(who)
            | Self::Hand(who)
            | Self::Library(who)
            | Self::Graveyard(who)
            | Self::Drawn(who)
            | Self::Damaged(who)
            | Self::Mana(who)
            | Self::Players(who)
            | Self::Speed(who)
            | Self::PlayerCounters(_, who) => to.only(who),
            Self::Happened(past) | Self::Total(past) => to.only(&**past),
            Self::Times(amount, _) | Self::HalfUp(amount) | Self::HalfDown(amount) => to.only(&**amount),
            Self::Plus(one, other) | Self::Minus(one, other) | Self::Product(one, other) => {
                to.only(&**one)?;
                to.only(&**other)
            }
            Self::N(_) | Self::ThatMuch | Self::Result | Self::Excess | Self::ChosenNumber => Children::NONE,
        }
    }
}

impl Condition {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        match self {
            Self::Number(one, _, other) => {
                to.only(one)?;
                to.only(other)
            }
            Self::It(what) | Self::Exists(what) => to.only(what),
            Self::TurnOf(who) | Self::Affected(who) => to.only(who),
            Self::Among(one, other) => {
                to.only(one)?;
                to.only(other)
            }
            Self::Happened(past) => to.only(&**past),
            Self::All(list) | Self::OneOf(list) => to.list(list),
            Self::Not(condition) => to.only(&**condition),
            Self::During(_) | Self::Daytime(_) => Children::NONE,
        }
    }
}

impl Past {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        to.at("event", &self.event)?;
        to.each("only_if", &self.only_if)?;
        to.maybe("by", self.by.as_ref())
    }
}
