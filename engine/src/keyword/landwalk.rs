//! Landwalk (CR 702.14c (2026-04-17), 502.6b (2006-10-01)).

use language::board::{Ability, CardType, Restriction};
use language::effect::{EventPattern, Pattern};
use language::event::Deed;
use language::select::{Condition, What, Who, Whom};

/// It can't be blocked while the defending player controls such a land.
pub(crate) fn abilities(lands: &What) -> Vec<Ability> {
    let defending = What::ControlledBy(Who::Defending(Box::new(What::This)));
    let lands = What::All(vec![What::Type(CardType::Land), lands.clone(), defending]);
    let blocks = EventPattern::undergoes(What::Any, Deed::Block, Some(Whom::Object(What::This)));
    let cant = Pattern { only_if: vec![Condition::Exists(lands)], ..Pattern::new(blocks) };
    vec![Ability::Restriction(Restriction::Cant(cant))]
}
