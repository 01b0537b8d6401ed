//! Fabricate (CR 702.123 (2026-04-17)).

use language::board::{Ability, CardType, Characteristics, Counter};
use language::effect::{EventPattern, Pattern};
use language::event::{Event, Instruction, Token};
use language::rule::Switch;
use language::select::{Amount, What, Who};

/// When it enters, its controller may put so many +1/+1 counters on it; whoever does not, also because that is impossible,
/// creates as many 1/1 Servos.
pub(crate) fn abilities(many: u64, on: &dyn Fn(Switch) -> bool) -> Vec<Ability> {
    let servo = Characteristics {
        name: super::stands_for::token_name("Servo", on),
        types: vec![CardType::Artifact, CardType::Creature],
        subtypes: vec!["Servo".to_owned()],
        power: Some(1),
        toughness: Some(1),
        ..Characteristics::default()
    };
    let create = Event::Create {
        who: Who::You,
        token: Token::Is(Box::new(servo)),
        amount: Amount::N(many),
        tapped: false,
        counters: Vec::new(),
        attacking: None,
        attached_to: None,
    };
    let servos = || vec![super::stands_for::together(vec![create.clone()])];
    let put = super::stands_for::puts(What::This, Counter::PlusOne, many);
    let put = Instruction::IfDone { does: vec![put], then: Vec::new(), otherwise: servos() };
    let asked = Instruction::May { who: Who::You, does: vec![put], otherwise: servos() };
    vec![super::stands_for::triggered(Pattern::new(EventPattern::enters(What::This)), vec![asked])]
}
