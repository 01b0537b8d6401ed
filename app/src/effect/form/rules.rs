//! Which rule a part of an effect is about.

use language::date::Date;
use language::effect::{Effect, Rewrite, Tier};
use language::rule::Rule;
use rulebook::concordance;

/// The number of a rule at a date, or at the nearest date that has it, and that date.
pub(crate) fn number(rule: Rule, date: Date) -> Option<(&'static str, Date)> {
    let now = concordance::number(rule, date).map(|number| (number, date));
    let other =
        || concordance::nearest_later(rule, date).or_else(|| concordance::nearest_earlier(rule, date));
    now.or_else(|| other().map(|(date, number)| (number, date)))
}

/// The rule about what an effect makes of an event.
pub(crate) fn of_rewrite(rewrite: &Rewrite) -> Rule {
    rewrite.facts().rule
}

/// The rule about how long an effect lasts, and how much of it there is.
pub(crate) fn of_lifetime(effect: &Effect) -> Rule {
    if effect.is_once() {
        Rule::NextTimeSource
    } else if effect.limit.is_some() {
        Rule::ShieldAmount
    } else {
        Rule::MustExistBefore
    }
}

/// The rule about the place of an effect in the order of choices.
pub(crate) const fn of_tier(tier: Tier) -> Rule {
    match tier {
        Tier::SelfReplacement => Rule::StepSelf,
        Tier::Control => Rule::StepControl,
        Tier::Copy => Rule::StepCopy,
        Tier::BackFace => Rule::StepBackFace,
        Tier::Other => Rule::StepAny,
    }
}
