//! Kinds of events, as patterns see them.

use language::effect::EventPattern;
use statements::happening::Happening;
use statements::ids::Target;

/// A kind of event.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Kind {
    Damage,
    GainLife,
    LoseLife,
    DrawCards,
    Draw,
    Destroy,
    Sacrifice,
    Move,
    Enter,
    Create,
    PutCounters,
    RemoveCounters,
    Begin,
    /// A deed of a player.
    Act,
    Roll,
    /// A deed done to an object.
    Undergo,
    Discard,
    CounterSpell,
    CopySpell,
    Cast,
    GainControl,
    Attach,
    AddMana,
    Daytime,
    Opaque,
    /// Something that no effect looks at.
    Unwatched,
}

impl Kind {
    /// How many kinds there are.
    pub(crate) const COUNT: usize = Self::Unwatched as usize + 1;

    /// Its place in a list of all kinds.
    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// The kind that a pattern looks at.
    pub(crate) const fn of_pattern(pattern: &EventPattern) -> Self {
        match pattern {
            EventPattern::Damage { .. } => Self::Damage,
            EventPattern::GainLife { .. } => Self::GainLife,
            EventPattern::LoseLife { .. } => Self::LoseLife,
            EventPattern::DrawCards { .. } => Self::DrawCards,
            EventPattern::Draw { .. } => Self::Draw,
            EventPattern::Destroy { .. } => Self::Destroy,
            EventPattern::Sacrifice { .. } => Self::Sacrifice,
            EventPattern::Move { .. } => Self::Move,
            EventPattern::Enter { .. } => Self::Enter,
            EventPattern::Create { .. } => Self::Create,
            EventPattern::PutCounters { .. } => Self::PutCounters,
            EventPattern::RemoveCounters { .. } => Self::RemoveCounters,
            EventPattern::Begin { .. } => Self::Begin,
            EventPattern::Deed { deed, .. } if deed.is_of_players() => Self::Act,
            EventPattern::Roll { .. } => Self::Roll,
            EventPattern::Deed { .. } => Self::Undergo,
            EventPattern::Discard { .. } => Self::Discard,
            EventPattern::CounterSpell { .. } => Self::CounterSpell,
            EventPattern::CopySpell { .. } => Self::CopySpell,
            EventPattern::Cast { .. } => Self::Cast,
            EventPattern::GainControl { .. } => Self::GainControl,
            EventPattern::Attach { .. } => Self::Attach,
            EventPattern::AddMana { .. } => Self::AddMana,
            EventPattern::Daytime { .. } => Self::Daytime,
            EventPattern::Opaque { .. } => Self::Opaque,
            EventPattern::Trigger { .. } => Self::Unwatched,
        }
    }

    /// The kind of what would happen.
    pub(crate) const fn of(happening: &Happening) -> Self {
        match happening {
            Happening::Damage { dealt: false, .. } => Self::Damage,
            Happening::GainLife { .. } => Self::GainLife,
            Happening::LoseLife { .. } => Self::LoseLife,
            Happening::DrawCards { .. } => Self::DrawCards,
            Happening::Draw { .. } => Self::Draw,
            Happening::Destroy { .. } => Self::Destroy,
            Happening::Sacrifice { .. } => Self::Sacrifice,
            Happening::Move { .. } | Happening::MoveTop { .. } => Self::Move,
            Happening::Enter(_) => Self::Enter,
            Happening::Create { .. } => Self::Create,
            Happening::PutCounters { .. } | Happening::EnterCounters { .. } => Self::PutCounters,
            Happening::RemoveCounters { .. } => Self::RemoveCounters,
            Happening::Begin { .. } => Self::Begin,
            Happening::Deed { of: Target::Player(_), underway: false, .. } => Self::Act,
            Happening::Roll { .. } => Self::Roll,
            Happening::Deed { of: Target::Object(_), underway: false, .. } => Self::Undergo,
            Happening::Discard { .. } => Self::Discard,
            Happening::CounterSpell { .. } => Self::CounterSpell,
            Happening::CopySpell { .. } => Self::CopySpell,
            Happening::Cast { .. } => Self::Cast,
            Happening::GainControl { .. } => Self::GainControl,
            Happening::Attach { .. } => Self::Attach,
            Happening::AddMana { .. } => Self::AddMana,
            Happening::Daytime { .. } => Self::Daytime,
            Happening::Opaque { .. } => Self::Opaque,
            Happening::Damage { dealt: true, .. }
            | Happening::MarkDamage { .. }
            | Happening::Deed { underway: true, .. }
            | Happening::Regenerate { .. } => Self::Unwatched,
        }
    }
}
