//! Flanking (CR 702.25 (2026-04-17), 502.3 (2006-10-01)).

use language::board::{Ability, CardType, KeywordName};
use language::effect::{EventPattern, Pattern};
use language::event::Deed;
use language::select::{What, Whom};

/// When a creature without flanking blocks it, that one gets -1/-1 until the turn ends.
pub(crate) fn abilities() -> Vec<Ability> {
    let without = What::Not(Box::new(What::HasKeyword(KeywordName::Flanking)));
    let blocker = What::All(vec![What::Type(CardType::Creature), without]);
    let blocks = EventPattern::undergoes(blocker, Deed::Block, Some(Whom::Object(What::This)));
    let shrinks = super::stands_for::modified(What::It, -1, -1);
    vec![super::stands_for::triggered(Pattern::new(blocks), vec![shrinks])]
}
