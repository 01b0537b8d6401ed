//! What boards are about.

use super::dice::Dice;

/// What a board is mostly about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// Damage and what it results in.
    Damage,
    /// Life gained and lost.
    Life,
    /// Cards that are drawn.
    Draw,
    /// Destruction, sacrifice, and going elsewhere.
    Leave,
    /// Tokens that are created.
    Create,
    /// Permanents that enter.
    Enter,
    /// Counters put and removed.
    Counters,
    /// Steps that begin, and events in the judge's own words.
    Begin,
    /// What players do: mill, scry, vote, lose the game; dice and coins.
    Acts,
    /// What is done to permanents: untapped, turned, transformed, attached.
    Deeds,
    /// Spells cast, countered and copied, and cards discarded.
    Spells,
    /// Mana that is added.
    Mana,
    /// Rarer ways to enter and to lose life.
    Ways,
    /// Triggered abilities that are put on the stack, combat damage that may wait there, and steps that end.
    Triggers,
    /// State-based actions, and turns that go on.
    Checks,
    /// Continuous effects that affect each other, while damage is dealt.
    Layers,
    /// Permanents that enter with counters, and what looks at those.
    Arrivals,
    /// What has happened before, which effects and instructions ask for.
    Past,
    /// What would go to several places in one event.
    Places,
}

impl Theme {
    /// Every theme but [`Theme::Triggers`], [`Theme::Checks`], [`Theme::Layers`], [`Theme::Arrivals`], [`Theme::Past`] and
    /// [`Theme::Places`], whose boards are never mixed with others.
    pub const ALL: [Self; 13] = [
        Self::Damage,
        Self::Life,
        Self::Draw,
        Self::Leave,
        Self::Create,
        Self::Enter,
        Self::Counters,
        Self::Begin,
        Self::Acts,
        Self::Deeds,
        Self::Spells,
        Self::Mana,
        Self::Ways,
    ];
}

/// What the events of a board with triggered abilities are about.
pub(super) fn of_triggers(dice: &mut Dice) -> Theme {
    [Theme::Damage, Theme::Life, Theme::Draw, Theme::Leave, Theme::Counters][dice.below(5)]
}
