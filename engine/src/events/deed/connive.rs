//! Connive (CR 701.50 (2026-04-17)): so many cards are drawn, then so many discarded, and the creature gets a +1/+1 counter for
//! each of them that is no land. It contains nothing: each of the three is an event of its own that follows, and can be
//! replaced. `Deed(deed: Connive)` in FORMAT.md.
//!
//! Known gap: abilities that trigger on it are judged by the board as it begins, not when it is complete. A card that can't be
//! discarded may be chosen all the same. Of more than twenty discarded cards that nobody knows, the readings are that so
//! many of up to twenty are no lands, or that all are.

use super::rules::{Details, ObjectDeed};
use crate::events::change::Change;
use language::board::{CardType, Counter, Zone};
use language::event::{Deed, Event, Instruction};
use language::select::{Amount, Compare, Condition, What, Who, Whom};
use statements::error::TooLarge;
use statements::ids::ObjectId;

/// So many readings of cards that nobody knows are followed one by one.
const READINGS: u64 = 20;

/// What the discarded known cards are called that are no lands.
const NO_LANDS: &str = "discarded and no land";

/// The creature connives.
pub(crate) struct Connive;

impl ObjectDeed for Connive {
    fn outlives(&self) -> bool {
        true
    }

    fn happen(&self, change: &mut Change<'_>, object: ObjectId, details: Details) -> Result<(), TooLarge> {
        let player = change.holder(object);
        for one in change.each_of(object)? {
            change.follow_rule(player, Some(one), &instructions(details.amount));
        }
        Ok(())
    }
}

/// Cards in the hand that are known: those whose copiable values can be asked for.
fn known() -> What {
    let is_known = What::ByCopiableValues(Box::new(What::Any));
    What::All(vec![What::In(Zone::Hand), What::OwnedBy(Who::You), is_known])
}

/// The known cards that are discarded, those that had to be and those that the player chose besides.
fn chosen() -> [What; 2] {
    ["discarded", "also discarded"].map(|called| What::Chosen(called.to_owned()))
}

/// How many known cards are discarded.
fn number() -> Amount {
    sum(chosen().map(Amount::Count))
}

fn sum([one, other]: [Amount; 2]) -> Amount {
    Amount::Plus(Box::new(one), Box::new(other))
}

fn minus(from: Amount, less: Amount) -> Amount {
    Amount::Minus(Box::new(from), Box::new(less))
}

/// How many cards in the hand nobody knows.
fn unknown() -> Amount {
    minus(Amount::Hand(Who::You), Amount::Count(known()))
}

/// How many cards that nobody knows are discarded, once the known ones are chosen.
fn rest(cards: u64) -> Amount {
    minus(Amount::N(cards), number())
}

/// Cards are drawn; known ones are chosen, as many as must be and then as many more as the player likes; what is left to
/// discard are cards that nobody knows.
fn instructions(cards: u64) -> Vec<Instruction> {
    let draw = Event::Draw { who: Who::You, amount: Amount::N(cards), with_it: Vec::new() };
    let choose = |amount, or_fewer, called: &str| Instruction::Choose {
        power: None,
        who: Who::You,
        each: false,
        what: What::All(vec![known(), What::Not(Box::new(What::OneOf(chosen().to_vec())))]),
        amount,
        or_fewer,
        target: false,
        called: called.to_owned(),
    };
    // Nobody is asked for nothing.
    let some = |amount: Amount, or_fewer, called| Instruction::If {
        condition: Condition::Number(amount.clone(), Compare::AtLeast, Amount::N(1)),
        then: vec![choose(amount, or_fewer, called)],
        otherwise: Vec::new(),
    };
    vec![
        Instruction::Do { events: vec![draw], unless: Vec::new() },
        some(minus(Amount::N(cards), unknown()), false, "discarded"),
        some(rest(cards), true, "also discarded"),
        reading(cards, 0),
    ]
}

/// The cards are discarded, where at least so many of those that nobody knows are no lands.
fn reading(cards: u64, nonlands: u64) -> Instruction {
    let many = |of, number| Condition::Number(of, Compare::AtLeast, Amount::N(number));
    let here = discard(cards, &Amount::N(nonlands));
    if nonlands == cards {
        return here;
    }
    if nonlands == READINGS {
        return discard(cards, &rest(cards));
    }
    let asks = if cards == 1 {
        "the discarded card is no land".to_owned()
    } else {
        format!("more than {nonlands} of the discarded cards that nobody knows are no lands")
    };
    let ask = Instruction::Unknown {
        asks,
        top_of: None,
        yes: vec![reading(cards, nonlands + 1)],
        no: vec![here.clone()],
    };
    Instruction::If {
        condition: Condition::All(vec![many(unknown(), nonlands + 1), many(rest(cards), nonlands + 1)]),
        then: vec![ask],
        otherwise: vec![here],
    }
}

/// The cards are discarded, and the creature gets its counters, if it is still there: as many as no lands were really
/// discarded. What is discarded has gone from the hand, and no more counts than was discarded in all. Whether a card is a
/// land that goes to a hidden zone instead is not defined (CR 701.9c (2026-04-17)), and it does not count.
fn discard(cards: u64, nonlands: &Amount) -> Instruction {
    let unknown = Event::does(Who::You, Deed::DiscardUnknown, rest(cards));
    let mut discarded = chosen().map(|what| Event::Discard { what }).to_vec();
    discarded.push(unknown);
    let seen = What::Chosen(NO_LANDS.to_owned());
    let note = Instruction::Choose {
        power: None,
        who: Who::You,
        each: false,
        what: What::All(vec![
            What::OneOf(chosen().to_vec()),
            What::Not(Box::new(What::Type(CardType::Land))),
        ]),
        amount: Amount::N(cards),
        or_fewer: false,
        target: false,
        called: NO_LANDS.to_owned(),
    };
    let one = |events| Instruction::Do { events, unless: Vec::new() };
    let is_not_in = |zone| What::Not(Box::new(What::In(zone)));
    let gone = What::All(vec![seen, is_not_in(Zone::Hand), is_not_in(Zone::Library)]);
    let amount = at_most(sum([Amount::Count(gone), nonlands.clone()]), Amount::Result);
    let on = Whom::Object(What::All(vec![What::It, What::In(Zone::Battlefield)]));
    let grow = one(vec![Event::PutCounters { who: Who::You, on, kind: Counter::PlusOne, amount }]);
    Instruction::Repeat { times: Amount::N(1), does: vec![note, one(discarded), grow] }
}

/// The smaller of two numbers.
fn at_most(number: Amount, most: Amount) -> Amount {
    minus(number.clone(), minus(number, most))
}
