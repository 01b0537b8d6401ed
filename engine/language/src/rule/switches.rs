//! Which switches are on, and which rule each is about.

use super::{Rule, Switch};
use crate::date::Date;

/// The switches that are on: those of a date, with single ones flipped where somebody asks what they do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Switches(u128);

impl Switches {
    /// Those that are on at a date.
    pub fn at(date: Date) -> Self {
        let on = Switch::ALL.iter().filter(|switch| switch.in_force(date));
        Self(on.fold(0, |bits, switch| bits | switch.bit()))
    }

    /// Whether a switch is on.
    pub const fn is_on(self, switch: Switch) -> bool {
        self.0 & switch.bit() != 0
    }

    /// The same with one switch the other way.
    #[must_use]
    pub const fn flipped(self, switch: Switch) -> Self {
        Self(self.0 ^ switch.bit())
    }

    /// The switches that are on in one and off in the other, in the order of [`Switch::ALL`].
    pub fn differing(self, other: Self) -> Vec<Switch> {
        let differs = |switch: &Switch| self.is_on(*switch) != other.is_on(*switch);
        Switch::ALL.iter().copied().filter(differs).collect()
    }
}

impl Switch {
    const fn bit(self) -> u128 {
        1 << self as u32
    }

    /// The rule that it is about. Its number, where it has one, says where to read on.
    pub const fn rule(self) -> Rule {
        match self {
            Self::LookAheadCopiable | Self::LookAheadOwn | Self::LookAheadOthers => Rule::EntersLookAhead,
            Self::SelfFirst => Rule::StepSelf,
            Self::ControlTier => Rule::StepControl,
            Self::CopyTier => Rule::StepCopy,
            Self::BackFaceTier => Rule::StepBackFace,
            Self::ContainedWaits => Rule::StepContained,
            Self::StaticAmountPerSource => Rule::StaticAmount,
            Self::UnpreventableStillApplies => Rule::Unpreventable,
            Self::DamageInParts | Self::Planeswalkers | Self::Battles => Rule::DamageResults,
            Self::PlaneswalkerRedirection => Rule::PlaneswalkerRedirect,
            Self::EnteringCantBeChosen => Rule::EntersNotItself,
            Self::ObjectOnceForOne | Self::ObjectOnceForAll => Rule::EntersObjectOnce,
            Self::CantOnlySelf => Rule::CantOnlySelf,
            Self::TokensFromReplacements => Rule::TokensCountersEffects,
            Self::ZeroLifeIsNoEvent => Rule::ZeroLife,
            Self::ModalRule => Rule::ModalReplacement,
            Self::UnreplacedDrawsFirst | Self::NumberOfDrawsFirst => Rule::DrawSequence,
            Self::CommanderGraveyardExile | Self::CommanderAnyZone => Rule::CommanderReplacement,
            Self::CommanderColorlessMana | Self::CommanderIdentity => Rule::CommanderMana,
            Self::TokenOwnerUnder | Self::TokenOwnerCreator => Rule::TokenOwner,
            Self::SourcesReferredTo | Self::SourcesInCommandZone => Rule::SourceChoice,
            Self::SameResultOnce => Rule::SbaSameResult,
            Self::LegendKeepsOne => Rule::SbaLegend,
            Self::PlaneswalkersAllGo | Self::PlaneswalkerKeepsOne => Rule::SbaPlaneswalkerUnique,
            Self::CountersCancel => Rule::SbaCounters,
            Self::CommanderStateBased => Rule::CommanderSba,
            Self::SuspendMay => Rule::Suspend,
            Self::BackFaceValue => Rule::BackFaceValue,
            Self::MadnessExiles => Rule::Madness,
            Self::DeathtouchStateBased => Rule::Deathtouch,
            Self::CombatDamageOnStack => Rule::CombatDamageDealt,
            Self::DamageAssignmentOrder | Self::DeathtouchIsLethal => Rule::DamageOrder,
            Self::SecondStepByDamage => Rule::FirstStrike,
            Self::SunburstByCopiableValues => Rule::Sunburst,
            Self::ManaBurn => Rule::ManaEmpties,
            Self::Shortcuts => Rule::LoopsShortcut,
            Self::PreventedTriggers => Rule::PreventedTriggers,
            Self::TriggersInTwoPasses => Rule::TriggersOnStack,
            Self::TeamPoison => Rule::SbaTeamPoison,
            Self::CommanderDamage => Rule::SbaCommanderDamage,
            Self::Fortifications => Rule::SbaEquipment,
            Self::Sagas | Self::SagaNeedsChapter => Rule::SbaSaga,
            Self::Roles => Rule::SbaRole,
            Self::Speed => Rule::SbaSpeed,
            Self::Dungeons => Rule::SbaDungeon,
            Self::Schemes | Self::AnySchemeHolds => Rule::SbaScheme,
            Self::Phenomena => Rule::SbaPhenomenon,
            Self::Sectors => Rule::SbaSector,
            Self::PhasedOutZone => Rule::PhasedOut,
            Self::PhasedOutTokensCease => Rule::SbaToken,
            Self::CounterLimit => Rule::SbaCounterLimit,
            Self::AttachedCreatureFalls => Rule::SbaOtherAttached,
            Self::SkipThenAct => Rule::SkipThenAct,
            Self::LastKnownBeforeBatch => Rule::SbaLastKnown,
            Self::ExcessFirst | Self::ExcessOfEachType => Rule::DamageExcess,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_has_the_switches_that_are_in_force_at_it() {
        let date = Date::new(2012, 5, 1);
        let on = Switches::at(date);
        assert!(Switch::ALL.iter().all(|switch| on.is_on(*switch) == switch.in_force(date)));
    }

    #[test]
    fn one_switch_is_flipped_and_no_other() {
        let before = Switches::at(Date::NOW);
        for &switch in Switch::ALL {
            assert_eq!(before.differing(before.flipped(switch)), [switch]);
        }
    }
}
