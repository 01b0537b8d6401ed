//! Whether an effect can be applied to a part of an event, and why not.

use language::effect::Tier;
use language::rule::Rule;

use crate::ids::EffectId;

/// Whether an effect can be applied to a part now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It can be picked.
    Offered,
    /// It is applicable and its turn is now, but another part or player comes first.
    Waiting,
    /// It can't be applied now, for this reason.
    Not(Reason),
}

/// Why an effect can't be applied to a part now.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// It looks at another kind of event.
    OtherEvent,
    /// What it looks for is not so here.
    ConditionNotMet,
    /// It was applied to this event, or to what this event replaced.
    AlreadyApplied,
    /// The source it waits for is no longer like that.
    SourceChanged,
    /// Nothing is left of it.
    UsedUp,
    /// Where the damage would go to is gone, or can't be dealt damage.
    RecipientGone,
    /// The damage would go to whom it is dealt already.
    SameRecipient,
    /// An effect on the event that contains this one comes first.
    OuterFirst,
    /// An effect of an earlier tier comes first.
    EarlierTierFirst,
    /// It looks at its own object only.
    OnlyItself,
    /// Its source is entering itself and doesn't see what enters with it.
    SourceEntering,
    /// The event can't happen, or the effect can't be applied to it.
    Cant,
    /// There is nothing to replace: 0 damage, no such step.
    NothingToReplace,
    /// No mode of it is possible.
    NoPossibleMode,
    /// It isn't in force.
    NotInForce,
    /// The rules do not decide whether it can be applied, and on this path the other reading is followed.
    Disputed,
    /// It asks what a card is of which nothing is known, or would put such a card onto the battlefield.
    UnknownCard,
    /// What would enter with its back face up has only one face.
    NoBackFace,
    /// The whole event leaves a player no less life than the effect would.
    FloorKept,
    /// What enters would enter without the ability: another effect takes it away.
    AbilityLost,
}

impl Reason {
    /// Every reason, in the order of the declaration.
    pub const ALL: &[Self] = &[
        Self::OtherEvent,
        Self::ConditionNotMet,
        Self::AlreadyApplied,
        Self::SourceChanged,
        Self::UsedUp,
        Self::RecipientGone,
        Self::SameRecipient,
        Self::OuterFirst,
        Self::EarlierTierFirst,
        Self::OnlyItself,
        Self::SourceEntering,
        Self::Cant,
        Self::NothingToReplace,
        Self::NoPossibleMode,
        Self::NotInForce,
        Self::Disputed,
        Self::UnknownCard,
        Self::NoBackFace,
        Self::FloorKept,
        Self::AbilityLost,
    ];

    /// The rule behind it.
    pub const fn rule(self) -> Rule {
        match self {
            Self::OtherEvent | Self::ConditionNotMet | Self::NotInForce | Self::UnknownCard => {
                Rule::ApplyContinuously
            }
            Self::AlreadyApplied => Rule::OnceOnly,
            Self::SourceChanged => Rule::SourceRecheck,
            Self::UsedUp => Rule::ShieldAmount,
            Self::RecipientGone | Self::SameRecipient => Rule::Redirection,
            Self::OuterFirst => Rule::StepContained,
            Self::EarlierTierFirst => Rule::ChooseOne,
            Self::OnlyItself | Self::SourceEntering | Self::AbilityLost => Rule::EntersLookAhead,
            Self::Cant | Self::Disputed => Rule::CantEffects,
            Self::NothingToReplace => Rule::ZeroDamage,
            Self::NoPossibleMode => Rule::ModalReplacement,
            Self::FloorKept => Rule::DamageResults,
            Self::NoBackFace => Rule::ApplyContinuously,
        }
    }
}

/// A verdict with what it is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Judged {
    /// The effect that was judged.
    pub effect: EffectId,
    /// The part, by its place in the pending event.
    pub part: usize,
    /// Whether it can be applied.
    pub verdict: Verdict,
    /// The tier that the effect has at this date.
    pub tier: Tier,
    /// How many interchangeable effects it stands for.
    pub multiplicity: u16,
}
