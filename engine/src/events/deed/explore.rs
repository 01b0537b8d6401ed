//! Explore (CR 701.44 (2026-04-17)): the top card is revealed; a land goes to the hand, otherwise the creature gets
//! a +1/+1 counter and the card may go to the graveyard. Of a card that nobody knows, both readings are followed. It contains
//! nothing: what the player sees decides what follows. `Deed(deed: Explore)` in FORMAT.md.

use super::rules::{Details, ObjectDeed};
use crate::events::change::Change;
use language::board::{CardType, Counter, Zone};
use language::event::{Event, Instruction, Place};
use language::select::{Amount, Compare, Condition, What, Who, Whom};
use statements::error::TooLarge;
use statements::ids::ObjectId;

/// The creature explores.
pub(crate) struct Explore;

impl ObjectDeed for Explore {
    fn outlives(&self) -> bool {
        true
    }

    fn happen(&self, change: &mut Change<'_>, object: ObjectId, _: Details) -> Result<(), TooLarge> {
        let player = change.holder(object);
        for one in change.each_of(object)? {
            change.follow_rule(player, Some(one), &instructions());
        }
        Ok(())
    }
}

fn instructions() -> Vec<Instruction> {
    let top = || What::TopOfLibrary(Who::You, Box::new(Amount::N(1)));
    let one = |event| Instruction::Do { events: vec![event], unless: Vec::new() };
    let there = Whom::Object(What::All(vec![What::It, What::In(Zone::Battlefield)]));
    let (kind, amount) = (Counter::PlusOne, Amount::N(1));
    let grow = one(Event::PutCounters { who: Who::You, on: there, kind, amount });
    let may = |event| Instruction::May { who: Who::You, does: vec![one(event)], otherwise: Vec::new() };
    let goes = |to| Event::Move { what: top(), to, place: Place::Top };
    let land = What::All(vec![top(), What::Type(CardType::Land)]);
    let seen = Instruction::If {
        condition: Condition::Exists(land),
        then: vec![one(goes(Zone::Hand))],
        otherwise: vec![grow.clone(), may(goes(Zone::Graveyard))],
    };
    let unseen = Instruction::Unknown {
        asks: "the revealed card is a land".to_owned(),
        top_of: Some(Who::You),
        yes: vec![one(goes(Zone::Hand))],
        no: vec![grow.clone(), may(goes(Zone::Graveyard))],
    };
    let has_cards = Condition::Number(Amount::Library(Who::You), Compare::AtLeast, Amount::N(1));
    let some = Instruction::If { condition: has_cards, then: vec![unseen], otherwise: vec![grow] };
    vec![Instruction::If { condition: Condition::Exists(top()), then: vec![seen], otherwise: vec![some] }]
}
