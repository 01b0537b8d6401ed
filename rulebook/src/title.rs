//! A short title for every concept of the rules, in words of our own.

use engine::rule::Rule;

/// What a concept is about, in a few words, for lists and tooltips.
pub const fn title(rule: Rule) -> &'static str {
    match rule {
        Rule::WordInstead => "\"instead\" replaces",
        Rule::WordSkip => "\"skip\" replaces",
        Rule::EntersWithAs => "what a permanent says about its own entering",
        Rule::EntersContinuous => "effects on how permanents enter",
        Rule::WordPrevent => "\"prevent\" prevents",
        Rule::ApplyContinuously => "replacement effects watch for their event",
        Rule::MustExistBefore => "an effect has to be there first",
        Rule::OnceOnly => "one chance for each event",
        Rule::ReplacedNeverHappens => "what is replaced does not happen",
        Rule::ZeroDamage => "no damage, nothing to replace",
        Rule::Regeneration => "what regenerating does",
        Rule::Redirection => "sending damage elsewhere",
        Rule::SelfReplacement => "an instruction that changes itself",
        Rule::SkipDefinition => "skipping, and what has begun",
        Rule::SkipScheduled => "skipping the next one",
        Rule::ModalReplacement => "replacement with modes",
        Rule::DrawEmptyLibrary => "drawing from an empty library",
        Rule::DrawSequence => "one draw after another",
        Rule::DrawAdditionalAction => "what is done with a drawn card",
        Rule::EntersLookAhead => "as it will be on the battlefield",
        Rule::EntersChoiceBefore => "choices before entering",
        Rule::EntersMoveOthers => "entering that moves other objects",
        Rule::EntersNotItself => "not the entering object itself",
        Rule::EntersObjectOnce => "no object moved twice for one entering",
        Rule::ShieldAmount => "a shield with an amount",
        Rule::StaticAmount => "a fixed amount prevented each time",
        Rule::NextTimeSource => "the next time from one source",
        Rule::EachUntargeted => "a shield for each creature",
        Rule::PreventionAdditional => "prevention that does more",
        Rule::Unpreventable => "damage that can't be prevented",
        Rule::SourceChoice => "choosing a source of damage",
        Rule::SourceRecheck => "the chosen source is looked at again",
        Rule::ChooseOne => "who picks the next effect",
        Rule::StepSelf => "first: self-replacement",
        Rule::StepControl => "then: under whose control",
        Rule::StepCopy => "then: as a copy of what",
        Rule::StepBackFace => "then: which face is up",
        Rule::StepAny => "then: any other effect",
        Rule::StepRepeat => "again, until nothing is left",
        Rule::StepContained => "the outer event before what is inside it",
        Rule::BecomesApplicable => "one effect opens the way for another",
        Rule::TokensCountersEffects => "tokens and counters from replacements",
        Rule::CantEffects => "\"can't\" wins",
        Rule::CantOnlySelf => "only self-replacement gets round \"can't\"",
        Rule::Apnap => "active player first, then in turn order",
        Rule::DamageResults => "what damage does",
        Rule::SbaToughnessZero => "toughness 0 or less",
        Rule::PlaneswalkerRedirect => "damage sent to a planeswalker",
        Rule::LoopsMandatory => "a loop that nobody can stop",
        Rule::LoopsShortcut => "a loop that someone can stop",
        Rule::CommanderReplacement => "A commander's way to the command zone",
        Rule::CommanderMana => "Mana outside the commander's colors",
        Rule::Devour => "devour",
        Rule::Dredge => "dredge",
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_concept_has_a_short_title_of_its_own() {
        let titles: BTreeSet<_> = Rule::ALL.iter().map(|&rule| title(rule)).collect();
        assert_eq!(titles.len(), Rule::ALL.len());
        assert!(titles.iter().all(|t| t.split(' ').count() <= 8));
    }
}
