//! Hideaway (CR 702.75 (2026-04-17)).
//!
//! Until 2022-04-29 the same keyword said that the permanent enters tapped, too, and always looked at four cards: cards of
//! that time say the one in a line of their own today (CR 702.75b (2026-04-17)), and the other as their number.

use language::board::{Ability, Zone};
use language::effect::{EventPattern, Pattern};
use language::event::{Event, Instruction, Place};
use language::select::{Amount, What, Who};

/// As it enters, of so many cards on top of the library one is exiled face down, and the others go to the bottom.
pub(crate) fn abilities(amount: u64) -> Vec<Ability> {
    const LOOKED: &str = "looked at";
    const HIDDEN: &str = "hidden away";
    let (looked, hidden) = (What::Chosen(LOOKED.to_owned()), What::Chosen(HIDDEN.to_owned()));
    let top = What::TopOfLibrary(Who::You, Box::new(Amount::N(amount)));
    let exile = Event::Move { what: hidden.clone(), to: Zone::Exile, place: Place::FaceDown };
    let rest = What::All(vec![looked.clone(), What::Not(Box::new(hidden.clone()))]);
    let bottom = Event::Move { what: rest, to: Zone::Library, place: Place::Bottom };
    let does = vec![
        chooses(top, amount, LOOKED),
        chooses(looked, 1, HIDDEN),
        super::stands_for::together(vec![exile]),
        Instruction::Imprint { what: hidden },
        super::stands_for::together(vec![bottom]),
    ];
    vec![super::stands_for::triggered(Pattern::new(EventPattern::enters(What::This)), does)]
}

fn chooses(what: What, amount: u64, called: &str) -> Instruction {
    Instruction::Choose {
        power: None,
        who: Who::You,
        each: false,
        what,
        amount: Amount::N(amount),
        or_fewer: false,
        target: false,
        called: called.to_owned(),
    }
}
