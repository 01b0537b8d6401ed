//! Afterlife (CR 702.135 (2026-04-17)).

use language::board::{Ability, CardType, Characteristics, Color, Keyword};
use language::event::{Event, Token};
use language::rule::Switch;
use language::select::{Amount, Who};

/// When it goes from the battlefield to a graveyard, its controller creates so many white and black 1/1 Spirits with flying.
pub(crate) fn abilities(many: u64, on: &dyn Fn(Switch) -> bool) -> Vec<Ability> {
    let spirit = Characteristics {
        name: super::stands_for::token_name("Spirit", on),
        types: vec![CardType::Creature],
        subtypes: vec!["Spirit".to_owned()],
        colors: vec![Color::White, Color::Black],
        power: Some(1),
        toughness: Some(1),
        abilities: vec![Ability::Keyword(Keyword::Flying)],
        ..Characteristics::default()
    };
    let create = Event::Create {
        who: Who::You,
        token: Token::Is(Box::new(spirit)),
        amount: Amount::N(many),
        tapped: false,
        counters: Vec::new(),
        attacking: None,
        attached_to: None,
    };
    vec![super::stands_for::triggered(
        super::stands_for::dies(),
        vec![super::stands_for::together(vec![create])],
    )]
}
