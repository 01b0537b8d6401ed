//! Why an ability does nothing to what happens, in words.

use super::grammar::{ordinal, possessive};
use super::phrase::Voice;
use super::vocabulary::each;
use super::{Sentence, Words};
use language::board::Ability;
use language::rule::Rule;
use language::select::{Condition, Since};
use statements::decided::WhyIdle;
use statements::ids::{ObjectId, PlayerId};

impl Words<'_> {
    /// "Skullcrack has said", of what is so for a time.
    pub(super) fn has_said(self, source: Option<ObjectId>) -> String {
        source.map_or_else(
            || "it has been said".to_owned(),
            |source| format!("{} has said", self.object(source)),
        )
    }

    /// Why an ability of an object does nothing to what happens, or does not trigger on it.
    pub(super) fn idle(
        self,
        (source, you): (ObjectId, PlayerId),
        ability: &Ability,
        why: WhyIdle,
    ) -> Sentence {
        let of = format!("{} ability", possessive(self.object(source)));
        let voice = Voice::of(self.vocabulary(), Some(self.player(you)), Some(self.object(source)));
        let not_so = |asks: &[Condition]| voice.not_so(asks);
        let triggers = matches!(ability.itself(), Ability::Triggered { .. });
        let rule = if triggers { Rule::TriggerEvent } else { Rule::CantEffects };
        let does = if triggers { "does not trigger" } else { "does not apply" };
        let clause =
            match why {
                WhyIdle::NotThere => format!("{of} {does}: {}", not_so(ability.as_long_as())),
                WhyIdle::Lost(by) => {
                    let by = by.map_or_else(String::new, |by| format!(", as {} says", self.object(by)));
                    format!("{of} {does}: it is lost{by}")
                }
                WhyIdle::OfLandTypes(by) => {
                    format!("{of} {does}: it is lost, as {} says which land types it has", self.object(by))
                }
                WhyIdle::FaceDown => {
                    format!("{of} {does}: {} is face down, and has no such ability so", self.object(source))
                }
                WhyIdle::ConditionNotSo => format!("{of} {does}: {}", not_so(condition(ability))),
                WhyIdle::NotSoAsItHappens => format!("{of} {does}: {}", not_so(as_it_happens(ability))),
                WhyIdle::NotTheNth => {
                    let (number, since) = often(ability, |ability| {
                        if let Ability::Triggered { nth, .. } = ability { *nth } else { None }
                    });
                    format!("{of} {does}: this is not the {} such event {}", ordinal(number), within(since))
                }
                WhyIdle::Stopped(by) => {
                    let says =
                        by.map_or_else(|| "it is said".to_owned(), |by| format!("{} says", self.object(by)));
                    format!("{of} {does}: {says} that this makes no ability trigger")
                }
                WhyIdle::OftenEnough => {
                    let (number, since) = often(ability, |ability| {
                        if let Ability::Triggered { at_most, .. } = ability { *at_most } else { None }
                    });
                    let times = if number == 1 { "once".to_owned() } else { format!("{number} times") };
                    format!("{of} {does} again: it triggers only {times} {}", each(since))
                }
            };
        let mut rules = self.of_keyword(self.ruling.keyword_of_written(ability));
        rules.extend(match why {
            WhyIdle::ConditionNotSo => vec![Rule::TriggerCondition],
            WhyIdle::Lost(_) => vec![Rule::LayerAbilities],
            WhyIdle::OfLandTypes(_) => vec![Rule::LayerTypes],
            WhyIdle::FaceDown => vec![Rule::FaceDown],
            WhyIdle::NotThere
            | WhyIdle::NotSoAsItHappens
            | WhyIdle::NotTheNth
            | WhyIdle::OftenEnough
            | WhyIdle::Stopped(_) => vec![rule],
        });
        self.say(clause, &rules)
    }
}

fn condition(ability: &Ability) -> &[Condition] {
    if let Ability::Triggered { when, .. } = ability.itself() { &when.only_if } else { &[] }
}

fn as_it_happens(ability: &Ability) -> &[Condition] {
    if let Ability::Triggered { as_it_happens, .. } = ability.itself() { as_it_happens } else { &[] }
}

fn often(ability: &Ability, of: impl Fn(&Ability) -> Option<(u64, Since)>) -> (usize, Since) {
    let (number, since) = of(ability.itself()).unwrap_or((1, Since::Turn));
    (usize::try_from(number).unwrap_or(usize::MAX), since)
}

/// "this turn".
const fn within(since: Since) -> &'static str {
    match since {
        Since::Turn => "this turn",
        Since::Step => "this step",
        Since::Combat => "this combat",
        Since::Game => "in this game",
        Since::LastTurn => "in the turn before",
    }
}
