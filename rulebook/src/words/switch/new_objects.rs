//! What is so by each date switch about objects that have changed zones: what goes along with them, and who finds them.

use language::rule::Switch;

/// For each switch what is so when it is on, and what is so when it is off.
pub(super) const NEW_OBJECTS: &[(Switch, &str, &str)] = &[
    (
        Switch::SpellControlStays,
        "what gives control of a permanent spell goes on for the permanent, which otherwise is its caster's",
        "who controls a permanent spell as it resolves controls the permanent for good",
    ),
    (
        Switch::GivenToSpellStays,
        "what a static ability gives to a permanent spell, the permanent that it becomes keeps",
        "what a static ability gives to a permanent spell, the permanent has as long as that ability says so of it",
    ),
    (
        Switch::AbilityToCastStays,
        "an ability by which a card is cast, and which an effect has given it, stays with the spell",
        "an ability that an effect has given to a card does not stay with the spell that it becomes",
    ),
    (
        Switch::AuraFoundLater,
        "an ability that triggers as what its Aura enchants leaves finds the Aura that falls off",
        "an ability that triggers as what its Aura enchants leaves does not find the Aura that falls off",
    ),
    (
        Switch::AuraFoundAlong,
        "an ability that triggers as what its Aura enchants leaves finds the Aura that goes at the same time",
        "an ability that triggers as what its Aura enchants leaves does not find the Aura that goes at the same time",
    ),
    (
        Switch::EveryAuraFound,
        "an ability that triggers as a permanent leaves finds each Aura that enchanted it in the graveyard",
        "an ability that triggers as a permanent leaves finds no Aura that enchanted it but its own",
    ),
    (
        Switch::MadnessFound,
        "what speaks of a discarded card finds it where its madness ability has put it",
        "what speaks of a discarded card does not find it where its madness ability has put it",
    ),
    (
        Switch::SpellCopyBecomesToken,
        "a copy of a permanent spell becomes a token as it enters",
        "a copy of a permanent spell that enters is no token, and ceases to exist",
    ),
];
