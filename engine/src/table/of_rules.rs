//! Effects that no object has, but the rules.

use language::board::CardType;
use language::effect::{Effect, EventPattern};
use language::select::{Condition, What, Who, Whom};

/// The rules' own effect that lets noncombat damage to a player by a source that an opponent controls go to a planeswalker
/// (CR 306.7 (2012-05-01)): the damaged player orders, the source's controller decides. It is that of damage to these
/// players; `side` are all that are no opponents of them.
pub(crate) fn planeswalker_redirection(players: Who, side: Who) -> Effect {
    use language::effect::{Lifetime, Pattern, Rewrite, Scope};
    let walkers = What::All(vec![What::Type(CardType::Planeswalker), What::ControlledBy(Who::Affected)]);
    Effect {
        name: Some("Planeswalker redirection".to_owned()),
        when: Pattern {
            event: EventPattern::Damage {
                from: What::Not(Box::new(What::ControlledBy(side))),
                to: Whom::Player(players),
                combat: Some(false),
            },
            only_if: vec![Condition::Exists(walkers.clone())],
            because: Vec::new(),
            by: None,
            scope: Scope::EachPart,
            recheck: None,
        },
        rewrite: Rewrite::Redirect { amount: None, to: Whom::Object(walkers) },
        optional: true,
        decider: Some(Who::SourceController),
        lifetime: Lifetime::Always,
        limit: None,
        functions_in: Vec::new(),
        unless: Vec::new(),
    }
}
