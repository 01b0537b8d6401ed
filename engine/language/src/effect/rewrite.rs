//! What an effect makes of an event.

use serde::{Deserialize, Serialize};

use super::Tier;
use super::facts::{Facts, Fits, Wants};
use crate::board::{Ability, CardType, Color, Counter, Supertype, Zone, is_default};
use crate::event::{Event, Instruction, Mana, Place};
use crate::rule::Rule;
use crate::select::{Amount, What, Who, Whom};
use crate::walk::{Children, Flow, Named, Node};

/// What an effect makes of an event.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Rewrite {
    /// Another amount: damage, life, cards, tokens, counters.
    Scale(Scale),
    /// Damage is prevented, all of it or some.
    Prevent(Prevention),
    /// Damage goes to another recipient. A `Shield` lifetime limits it, too.
    Redirect {
        /// How much; all when absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        amount: Option<Amount>,
        /// The new recipient. With several to choose from, the decider chooses.
        to: Whom,
    },
    /// Other events happen at the same moment in its place.
    Become(Vec<Event>),
    /// An instruction is followed in its place, in order, as far as possible.
    Instead(Vec<Instruction>),
    /// The event happens, and these besides, right after it.
    Also(Vec<Instruction>),
    /// The event happens, and these besides, at the same moment: "those tokens plus ...".
    With(Vec<Event>),
    /// Damage is dealt by the first of these instead.
    DealtBy(What),
    /// Mana is of this type instead.
    ManaOf(Mana),
    /// More dice are rolled, and as many of the lowest are left out.
    ExtraDice {
        /// How many more.
        more: Amount,
        /// How many of the lowest are left out.
        ignored: Amount,
    },
    /// An object goes elsewhere.
    ToZone {
        /// The zone it goes to instead: that of its owner.
        zone: Zone,
        /// Where in a library.
        #[serde(default, skip_serializing_if = "is_default")]
        place: Place,
    },
    /// A permanent enters tapped.
    EnterTapped,
    /// A permanent enters untapped.
    EnterUntapped,
    /// A permanent enters with counters.
    EnterWithCounters {
        /// Which kind; counters of several kinds are several rewrites.
        kind: Counter,
        /// How many counters, besides those that others add.
        amount: Amount,
    },
    /// A permanent enters as a copy of another. With several to choose from, the decider chooses.
    EnterAsCopy {
        /// What it may become a copy of.
        of: What,
        /// What is different from the original.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        except: Vec<CopyException>,
    },
    /// A permanent enters as what it says, in place of what is printed on it: its power and toughness, and what comes with
    /// them. Copies of it are so, too.
    EnterAs(Vec<CopyException>),
    /// A card enters with its back face up.
    EnterTransformed,
    /// A permanent enters face down.
    EnterFaceDown,
    /// A permanent enters attached to one of these. With several to choose from, the decider chooses.
    EnterAttached(What),
    /// Unless the decider pays this as it enters, this is done to how it enters.
    UnlessPaid {
        /// One of these is chosen for it: `Chosen("paid")` in what paying is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        with: Option<What>,
        /// What paying is.
        cost: Vec<Event>,
        /// What is done if it isn't paid.
        otherwise: Box<Self>,
    },
    /// A permanent enters under the control of one of these players, whom the decider chooses, or tokens are created under it.
    EnterUnder(Who),
    /// As a permanent enters, its controller chooses.
    AsEnters(EnterChoice),
    /// The permanent is not destroyed: damage is removed from it, it is tapped and leaves combat.
    Regenerate,
    /// Doesn't happen: a step, phase or turn that is skipped.
    Skip,
    /// A step, phase or turn is skipped, and this is the first thing to be done in the next that begins.
    SkipThen(Vec<Instruction>),
    /// The event doesn't happen, and nothing takes its place.
    Nothing,
    /// All of these, in order.
    All(Vec<Self>),
    /// One of these, which the decider chooses while applying.
    ChooseOne(Vec<Self>),
}

/// How the number in an event becomes another.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Scale {
    /// Times this number.
    Times(u64),
    /// Plus this amount.
    Plus(Amount),
    /// Minus this amount, not below 0.
    Minus(Amount),
    /// Half, rounded up.
    HalfUp,
    /// Half, rounded down.
    HalfDown,
    /// This amount, whatever it was.
    Set(Amount),
    /// At most this amount.
    AtMost(Amount),
    /// As much life as leaves the player with this much, if it would leave less.
    DownTo(Amount),
}

/// How damage is prevented, and what happens besides.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prevention {
    /// How much of it; all when absent.
    #[serde(default)]
    pub amount: Quantity,
    /// What is done right after the event, with `ThatMuch` as the amount prevented this way.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<Instruction>,
    /// Whether `ThatMuch` is as much as it would prevent, also of damage that can't be prevented: "prevent that damage and put
    /// that many counters on it" (CR 615.12 (2026-04-17)).
    #[serde(default, skip_serializing_if = "is_default")]
    pub of_all: bool,
}

/// How much of the damage.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Quantity {
    /// All of it. With a `Shield` lifetime: as much as the shield has left.
    #[default]
    All,
    /// This much of it.
    Some(Amount),
    /// All but this much.
    AllBut(Amount),
    /// Half of it, rounded up.
    HalfUp,
    /// Half of it, rounded down.
    HalfDown,
}

/// What is different from the original in a copy: in what enters as one, or in a token that is one.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum CopyException {
    /// It has this name.
    Name(String),
    /// It is also of this type.
    AddType(CardType),
    /// It is of these types and no others.
    SetTypes(Vec<CardType>),
    /// It has this subtype, too.
    AddSubtype(String),
    /// It has this supertype, too.
    AddSupertype(Supertype),
    /// It doesn't have this supertype: it isn't legendary.
    LacksSupertype(Supertype),
    /// It is of these colours and no others; colourless where there are none.
    SetColors(Vec<Color>),
    /// It is of this colour, too.
    AddColor(Color),
    /// It has this ability, too.
    AddAbility(Box<Ability>),
    /// It doesn't have this ability.
    LacksAbility(Box<Ability>),
    /// It has none of the abilities, but for those that are added behind this.
    LacksAbilities,
    /// It has no mana cost, so that its mana value is 0 (CR 202.3a (2026-04-17)).
    NoManaCost,
    /// Its power and toughness are these.
    PowerToughness(i64, i64),
}

/// A choice made as a permanent enters.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum EnterChoice {
    /// One of the five colours.
    Color,
    /// One of these colours.
    ColorOf(Vec<Color>),
    /// One of these players.
    Player(Who),
    /// A creature type: those that matter on this board, or any other.
    CreatureType,
    /// A subtype of this card type, such as a land type: those that matter on this board, or any other.
    SubtypeOf(CardType),
    /// A card's name: those that matter on this board, or any other.
    CardName,
    /// The same, but of no card of one of these types.
    CardNameBut(Vec<CardType>),
    /// A card type: those that matter on this board, or any other.
    CardType,
    /// One of these words.
    OneOf(Vec<String>),
    /// A number from 0 to this.
    Number(u64),
    /// One opponent may put so many +1/+1 counters on it; the controller chooses which opponent. If
    /// so, `"tribute"` was paid.
    Tribute(u64),
    /// No choice: it gains this ability, for as long as it stays.
    Gains(Box<Ability>),
    /// Any number of objects, which are sacrificed or moved.
    Objects {
        /// Which can be chosen.
        what: What,
        /// At most so many; any number when absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at_most: Option<Amount>,
        /// What is done with them.
        fate: Fate,
        /// +1/+1 counters for each.
        #[serde(default, skip_serializing_if = "is_default")]
        counters_each: u64,
    },
}

/// What is done with objects chosen as a permanent enters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Fate {
    /// They are sacrificed by their controller.
    Sacrificed,
    /// They are exiled from wherever they are.
    Exiled,
    /// Returned to their owners' hands.
    Returned,
    /// Revealed; they stay where they are, and each thing that reveals may have them revealed again. What is entering
    /// can't be revealed for it, at any date.
    Revealed,
}

/// By what name a cost speaks of the object that it is paid with.
pub const PAID_WITH: &str = "paid";

impl Rewrite {
    /// What is true of its kind.
    pub fn facts(&self) -> Facts<'_> {
        match self {
            Self::Scale(scale) => scale.facts(),
            Self::Prevent(prevention) => prevention.facts(),
            Self::Redirect { to, .. } => Facts::new("Redirect")
                .rule(Rule::Redirection)
                .fits(Fits::Damage)
                .for_each()
                .wants(Wants::Recipient(to)),
            Self::Become(_) => Facts::new("Become").for_each(),
            Self::Instead(_) => Facts::new("Instead").for_each(),
            Self::Also(_) => Facts::new("Also").for_each(),
            Self::With(_) => Facts::new("With").for_each(),
            Self::DealtBy(what) => Facts::new("DealtBy").fits(Fits::Damage).wants(Wants::Source(what)),
            Self::ManaOf(_) => Facts::new("ManaOf").fits(Fits::Mana),
            Self::ExtraDice { .. } => Facts::new("ExtraDice").fits(Fits::Dice),
            // In a library it can still go to another place.
            Self::ToZone { zone: Zone::Library, .. } => Facts::new("ToZone").fits(Fits::Moves),
            Self::ToZone { zone, .. } => {
                Facts::new("ToZone").fits(Fits::Moves).wants(Wants::OtherZone(*zone))
            }
            Self::EnterTapped => Facts::entering("EnterTapped"),
            Self::EnterUntapped => Facts::entering("EnterUntapped"),
            Self::EnterWithCounters { .. } => Facts::entering("EnterWithCounters").fits(Fits::EnterOrTurn),
            Self::EnterAsCopy { of, .. } => {
                Facts::entering("EnterAsCopy").tier(Tier::Copy).wants(Wants::Original(of))
            }
            Self::EnterAs(_) => Facts::entering("EnterAs"),
            Self::EnterTransformed => {
                Facts::entering("EnterTransformed").tier(Tier::BackFace).wants(Wants::BackFace)
            }
            Self::EnterFaceDown => Facts::entering("EnterFaceDown"),
            Self::EnterAttached(what) => Facts::entering("EnterAttached").wants(Wants::Object(what)),
            Self::UnlessPaid { otherwise, .. } => Facts::entering("UnlessPaid")
                .fits(Fits::LikeThoseWithin)
                .tier(otherwise.facts().tier)
                .for_each()
                .wants(Wants::Each(std::slice::from_ref(otherwise))),
            Self::EnterUnder(who) => Facts::entering("EnterUnder")
                .fits(Fits::EnterOrCreate)
                .tier(Tier::Control)
                .wants(Wants::Player(who)),
            Self::AsEnters(_) => Facts::entering("AsEnters"),
            Self::Regenerate => Facts::new("Regenerate").rule(Rule::Regeneration).fits(Fits::Destroy),
            Self::Skip => Facts::new("Skip").rule(Rule::WordSkip),
            Self::SkipThen(_) => Facts::new("SkipThen").rule(Rule::SkipThenAct).fits(Fits::Begin),
            Self::Nothing => Facts::new("Nothing"),
            Self::All(list) => Facts::new("All")
                .fits(Fits::LikeThoseWithin)
                .tier(first(list))
                .for_each()
                .wants(Wants::Each(list)),
            Self::ChooseOne(list) => Facts::new("ChooseOne")
                .rule(Rule::ModalReplacement)
                .fits(Fits::LikeThoseWithin)
                .tier(first(list))
                .for_each()
                .wants(Wants::OneOf(list)),
        }
    }

    /// The tier that such an effect has, once the rules know that tier.
    pub fn tier(&self) -> Tier {
        self.facts().tier
    }

    /// The life total with which it leaves a player at least; none for other rewrites.
    pub fn floor(&self) -> Option<&Amount> {
        if let Self::Scale(Scale::DownTo(floor)) = self {
            return Some(floor);
        }
        if let Self::All(all) = self { all.iter().find_map(Self::floor) } else { None }
    }

    /// The modes among which it lets choose; none for other rewrites.
    pub fn modes(&self) -> Option<&[Self]> {
        if let Self::ChooseOne(modes) = self {
            return Some(modes);
        }
        if let Self::All(all) = self { all.iter().find_map(Self::modes) } else { None }
    }
}

/// The first tier of any of several rewrites.
fn first(list: &[Rewrite]) -> Tier {
    list.iter().map(Rewrite::tier).min().unwrap_or(Tier::Other)
}

impl Scale {
    fn facts(&self) -> Facts<'_> {
        let fits = if matches!(self, Self::DownTo(_)) { Fits::LifeLoss } else { Fits::Amount };
        Facts::new("Scale").fits(fits)
    }
}

impl Prevention {
    fn facts(&self) -> Facts<'_> {
        let facts = Facts::new("Prevent").rule(Rule::WordPrevent).fits(Fits::Damage);
        Facts { for_each: !self.then.is_empty(), ..facts }
    }
}

impl Rewrite {
    /// What stands directly inside, for [`crate::walk::Node::children`].
    pub(crate) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        match self {
            Self::Scale(scale) => to.only(scale),
            Self::Prevent(prevention) => to.only(prevention),
            Self::Redirect { amount, to: whom } => {
                to.maybe("amount", amount.as_ref())?;
                to.at("to", whom)
            }
            Self::UnlessPaid { with, cost, otherwise } => {
                to.maybe("with", with.as_ref())?;
                to.maybe("with", with.as_ref().map(|_| Node::Name(Named::NewChoice, PAID_WITH)))?;
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
            Self::EnterAs(changes) => to.list(changes),
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
    /// What stands directly inside, for [`crate::walk::Node::children`].
    pub(crate) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        match self {
            Self::Plus(n) | Self::Minus(n) | Self::Set(n) | Self::AtMost(n) | Self::DownTo(n) => to.only(n),
            Self::Times(_) | Self::HalfUp | Self::HalfDown => Children::NONE,
        }
    }
}

impl Prevention {
    /// What stands directly inside, for [`crate::walk::Node::children`].
    pub(crate) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        to.at("amount", &self.amount)?;
        to.each("then", &self.then)
    }
}

impl Quantity {
    /// What stands directly inside, for [`crate::walk::Node::children`].
    pub(crate) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        match self {
            Self::Some(n) | Self::AllBut(n) => to.only(n),
            Self::All | Self::HalfUp | Self::HalfDown => Children::NONE,
        }
    }
}

impl CopyException {
    /// What stands directly inside, for [`crate::walk::Node::children`].
    pub(crate) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        match self {
            Self::AddAbility(ability) | Self::LacksAbility(ability) => to.only(&**ability),
            Self::Name(_)
            | Self::AddType(_)
            | Self::SetTypes(_)
            | Self::AddSubtype(_)
            | Self::AddSupertype(_)
            | Self::LacksSupertype(_)
            | Self::SetColors(_)
            | Self::AddColor(_)
            | Self::LacksAbilities
            | Self::NoManaCost
            | Self::PowerToughness(..) => Children::NONE,
        }
    }
}

impl EnterChoice {
    /// What stands directly inside, for [`crate::walk::Node::children`].
    pub(crate) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        match self {
            Self::Player(who) => to.only(who),
            Self::Gains(ability) => to.only(&**ability),
            Self::Objects { what, at_most, .. } => {
                to.at("what", what)?;
                to.maybe("at_most", at_most.as_ref())
            }
            Self::Color
            | Self::ColorOf(_)
            | Self::CreatureType
            | Self::SubtypeOf(_)
            | Self::CardName
            | Self::CardNameBut(_)
            | Self::CardType
            | Self::OneOf(_)
            | Self::Number(_)
            | Self::Tribute(_) => Children::NONE,
        }
    }
}
