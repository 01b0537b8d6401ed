//! Exalted (CR 702.83 (2026-04-17)).

use language::board::{Ability, CardType};
use language::effect::{EventPattern, Pattern};
use language::event::Deed;
use language::select::{Amount, Compare, Condition, Past, Since, What, Who};

/// When a creature of its controller's attacks alone, that gets +1/+1 until the turn ends. Alone is what was the only one to
/// be declared as an attacker this combat.
pub(crate) fn abilities() -> Vec<Ability> {
    let attacks = |what| EventPattern::undergoes(what, Deed::Attack, None);
    let yours = vec![What::Type(CardType::Creature), What::ControlledBy(Who::You)];
    let declared = Past { since: Since::Combat, ..Past::new(attacks(What::Any)) };
    let alone = Condition::Number(Amount::Happened(Box::new(declared)), Compare::Exactly, Amount::N(1));
    let when = Pattern { only_if: vec![alone], ..Pattern::new(attacks(What::All(yours))) };
    vec![super::stands_for::triggered(when, vec![super::stands_for::grows(What::It, 1, 1)])]
}
