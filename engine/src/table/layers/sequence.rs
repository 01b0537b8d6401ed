//! The layers of a date, in order, and which change belongs to which.

use crate::table::Table;
use language::board::{Change, Designation};
use language::rule::Switch;
use statements::ids::CounterId;
use statements::layers;

/// A layer, or a sublayer, that the engine knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Layer {
    Control,
    Types,
    Colors,
    Abilities,
    /// What sets power and toughness, and until 2009-07-11 what spells and abilities that have resolved do to them at all.
    Set,
    /// What modifies power and toughness besides.
    Modify,
    /// What +1/+1 and -1/-1 counters modify.
    Counters,
    /// What switches power and toughness.
    Switch,
}

/// Where a continuous effect is from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Origin {
    /// A static ability.
    Ability,
    /// A spell or an ability that has resolved (`table/changed.rs`).
    Resolved,
    /// Its object has gained it for as long as it stays; control by an event, which was judged as it happened.
    Gained(By),
}

/// By what an object has gained something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum By {
    /// A designation.
    Designation(Designation),
    /// As it was cast bestowed.
    Bestowed,
    /// As it entered.
    Entering,
    /// Counters that give a keyword.
    Counters(CounterId),
    /// An event by which somebody gained control.
    Control,
}

impl Layer {
    /// How it is told: what defines power and toughness has a sublayer of its own.
    pub(super) fn told(self, defining: bool) -> layers::Layer {
        match self {
            Self::Control => layers::Layer::Control,
            Self::Types => layers::Layer::Types,
            Self::Colors => layers::Layer::Colors,
            Self::Abilities => layers::Layer::Abilities,
            Self::Set if defining => layers::Layer::Defines,
            Self::Set => layers::Layer::Sets,
            Self::Modify => layers::Layer::Modifies,
            Self::Counters => layers::Layer::Counters,
            Self::Switch => layers::Layer::Switches,
        }
    }
}

/// Layers within which time stamps and dependency decide.
pub(super) type Together = &'static [Layer];

/// What comes before power and toughness.
const BEFORE_POWER: &[Together] =
    &[&[Layer::Control], &[Layer::Types], &[Layer::Colors], &[Layer::Abilities], &[Layer::Set]];

/// The same where colours and abilities are one layer.
const BEFORE_POWER_ONCE: &[Together] =
    &[&[Layer::Control], &[Layer::Types], &[Layer::Colors, Layer::Abilities], &[Layer::Set]];

/// Counters by themselves, and what modifies power and toughness besides.
const COUNTERS_LAST: &[Together] = &[&[Layer::Modify], &[Layer::Counters]];

/// The same in the other order.
const COUNTERS_FIRST: &[Together] = &[&[Layer::Counters], &[Layer::Modify]];

/// What switches power and toughness does so with all else that has been done to them.
const LAST: &[Together] = &[&[Layer::Switch]];

/// The layers of the date, in order (CR 613.1, 613.4 (2026-04-17), 418.5a (2008-02-01)).
///
/// Judgement: from 2020-07-03 on counters share a layer with what modifies power and toughness; an effect that asks for power
/// there waits for counters as for an effect that it depends on. In no other case the order matters.
pub(super) fn sequence(table: &Table) -> impl Iterator<Item = Together> + use<> {
    let before = if table.on(Switch::ColorsApart) { BEFORE_POWER } else { BEFORE_POWER_ONCE };
    let after = if table.on(Switch::CountersLast) { COUNTERS_LAST } else { COUNTERS_FIRST };
    before.iter().chain(after).chain(LAST).copied()
}

/// Which layer a change belongs to, by where it is from (418.5a (2008-02-01)).
pub(super) fn layer(table: &Table, origin: Origin, change: &Change) -> Layer {
    match change {
        Change::Control(_) => Layer::Control,
        Change::AddType(_)
        | Change::LoseType(_)
        | Change::SetTypes(_)
        | Change::AddSubtype(_)
        | Change::SetLandTypes(_)
        | Change::SetCreatureTypes(_)
        | Change::AddSupertype(_) => Layer::Types,
        Change::SetColors(_) | Change::AddColor(_) => Layer::Colors,
        Change::AddAbility(_) | Change::LoseAbilities | Change::LoseKeyword(_) => Layer::Abilities,
        Change::SetPowerToughness(..) | Change::SetPower(_) | Change::SetToughness(_) => Layer::Set,
        Change::SwitchPowerToughness => Layer::Switch,
        Change::ModifyPowerToughness(..) | Change::Boost(_) | Change::ModifyTimes(..)
            if origin == Origin::Resolved && table.on(Switch::ResolvedModifyWithSetting) =>
        {
            Layer::Set
        }
        // No layer has what binds (CR 613.11 (2026-04-17)): it is behind the one in which abilities go.
        Change::ModifyPowerToughness(..) | Change::Boost(_) | Change::ModifyTimes(..) | Change::Bind(_) => {
            Layer::Modify
        }
    }
}
