//! Bestow (CR 702.103 (2026-04-17)): what a spell is that is cast for it, and the permanent that it becomes, an ability of the card
//! says, which asks for [`BESTOW`]. What it targets only the rules know; what it enters attached to is in `table/bestowed.rs`.

use super::stands_for::has_named;
use language::board::paid::BESTOW;
use language::board::{Ability, CardType, Change, Characteristics, Keyword, KeywordName};
use language::select::{What, Whom};

/// Whether something can be bestowed.
pub(crate) fn has(is: &Characteristics) -> bool {
    has_named(is, KeywordName::Bestow)
}

/// What makes something an Aura that is bestowed, where no ability of its own does (CR 702.103b (2026-04-17)).
pub(crate) fn changes() -> Vec<Change> {
    let creature = Whom::Object(What::Type(CardType::Creature));
    vec![
        Change::SetTypes(vec![CardType::Enchantment]),
        Change::AddSubtype("Aura".to_owned()),
        Change::AddAbility(Box::new(Ability::Keyword(Keyword::Enchant(creature)))),
    ]
}

/// What a spell targets that is cast for this: what it can enchant then (CR 702.103b (2026-04-17)).
pub(crate) fn enchants(is: &Characteristics, is_paid: impl Fn(&str) -> bool) -> Option<Whom> {
    (is_paid(BESTOW) && has(is)).then_some(Whom::Object(What::Type(CardType::Creature)))
}
