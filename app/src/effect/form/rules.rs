//! Which rule a part of an effect is about.

use language::date::Date;
use language::effect::{Lifetime, Rewrite, Tier};
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

/// The rule about how long an effect lasts.
pub(crate) const fn of_lifetime(lifetime: &Lifetime) -> Rule {
    match lifetime {
        Lifetime::Shield(_) | Lifetime::Uses(_) => Rule::ShieldAmount,
        Lifetime::NextTime => Rule::NextTimeSource,
        Lifetime::WhileFunctions | Lifetime::ThisTurn | Lifetime::Always => Rule::MustExistBefore,
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
