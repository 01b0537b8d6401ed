//! Protection, as far as it prevents damage, keeps from blocking and stops targeting
//! (CR 702.16b, 702.16e, 702.16f (2026-04-17)).

use language::board::{Ability, Characteristics, Keyword, Restriction};
use language::effect::{Effect, EventPattern, Pattern, Prevention, Rewrite};
use language::event::Deed;
use language::select::{What, Whom};

/// Damage from such sources to it is prevented, and such creatures can't block it.
pub(crate) fn abilities(from: &What) -> Vec<Ability> {
    let event = EventPattern::Damage { from: from.clone(), to: Whom::Object(What::This), combat: None };
    let all = Prevention::default();
    let to = Some(Whom::Object(What::This));
    let blocks = EventPattern::undergoes(from.clone(), Deed::Block, to);
    vec![
        super::stands_for::effect("protection", Effect::new(event, Rewrite::Prevent(all))),
        Ability::Restriction(Restriction::Cant(Pattern::new(blocks))),
    ]
}

/// What the protection is from, each time that it has it.
pub(crate) fn from(is: &Characteristics) -> impl Iterator<Item = &What> {
    is.abilities.iter().filter_map(|ability| {
        if let Ability::Keyword(Keyword::Protection(from)) = ability { Some(from) } else { None }
    })
}
