//! Lifelink: a triggered ability (502.68 (2008-02-01)), from 2009-07-11 a result of damage (CR 702.15 (2026-04-17)).

use super::stands_for::has_keyword;
use language::board::{Ability, Characteristics, Keyword, Zone};
use language::effect::{EventPattern, Pattern, Scope};
use language::event::Event;
use language::rule::Switch;
use language::select::{Amount, What, Who, Whom};

/// All that it deals at the same time triggers it once.
pub(crate) fn abilities(on: &dyn Fn(Switch) -> bool) -> Vec<Ability> {
    if on(Switch::DamageInParts) {
        return Vec::new();
    }
    let event = EventPattern::Damage { from: permanent(), to: Whom::Any, combat: None };
    let gain = Event::GainLife { who: Who::You, amount: Amount::ThatMuch };
    let when = Pattern { scope: Scope::PerSource, ..Pattern::new(event) };
    vec![super::stands_for::triggered(when, vec![super::stands_for::together(vec![gain])])]
}

/// The source, unless it is a spell: "whenever this permanent deals damage".
pub(super) fn permanent() -> What {
    What::All(vec![What::This, What::Not(Box::new(What::In(Zone::Stack)))])
}

/// Whether damage of such a source is life for its controller, as a result of the damage.
pub(crate) fn is_result(is: &Characteristics, on: impl Fn(Switch) -> bool) -> bool {
    on(Switch::DamageInParts) && has_keyword(is, &Keyword::Lifelink)
}
