//! Amassing (CR 701.47 (2026-04-17), 701.44 (2020-07-03)): who controls no Army creates one, an Army is chosen, it gets so many
//! +1/+1 counters, and becomes of the type besides its others. It contains nothing: each of these is an event of its own that
//! follows, and can be replaced. Where no Army is there after all, nothing gets anything, and the player has amassed all the
//! same. With 0 it makes an Army, too. `Deed(deed: Amass)` in FORMAT.md.
//!
//! Known gap: at dates before the first text with types (2025-02-07; that of 2022-04-29 has none) an Army that is no Zombie
//! would not become one.

use super::rules::{Details, PlayerDeed};
use crate::events::change::Change;
use crate::table::state::State;
use language::board::{CardType, Characteristics, Color, Counter};
use language::event::{Deed, Event, Instruction, Token};
use language::select::{Amount, Condition, What, Who, Whom};
use statements::error::TooLarge;
use statements::ids::PlayerId;

/// Of which type an Army is where the instruction names none (CR 701.47d (2026-04-17)).
const WITHOUT_TYPE: &str = "Zombie";

/// The player amasses.
pub(crate) struct Amass;

impl PlayerDeed for Amass {
    fn is_nothing(&self, _: &State, _: PlayerId, _: Details) -> bool {
        false
    }

    fn happen(&self, change: &mut Change<'_>, player: PlayerId, details: Details) -> Result<(), TooLarge> {
        let kind = details.kind.map(|kind| change.table.texts.get(kind.index()).clone());
        let kind = kind.unwrap_or_else(|| WITHOUT_TYPE.to_owned());
        change.follow_rule(player, None, &instructions(&kind, details.amount));
        Ok(())
    }
}

/// Army creatures that the player controls.
fn armies() -> What {
    let army = What::Subtype("Army".to_owned());
    What::All(vec![What::Type(CardType::Creature), army, What::ControlledBy(Who::You)])
}

/// A 0/0 black Army.
fn army(kind: &str) -> Token {
    Token::Is(Box::new(Characteristics {
        name: format!("{kind} Army"),
        colors: vec![Color::Black],
        types: vec![CardType::Creature],
        subtypes: vec![kind.to_owned(), "Army".to_owned()],
        power: Some(0),
        toughness: Some(0),
        ..Characteristics::default()
    }))
}

fn instructions(kind: &str, counters: u64) -> Vec<Instruction> {
    let one = |event| Instruction::Do { events: vec![event], unless: Vec::new() };
    let only_if = |condition, then| Instruction::If { condition, then: vec![then], otherwise: Vec::new() };
    let is_there = |what| Condition::Exists(what);
    let called = "the amassed Army".to_owned();
    let amassed = What::Chosen(called.clone());
    let create = Event::Create { who: Who::You, token: army(kind), amount: Amount::N(1), tapped: false };
    let choose = Instruction::Choose {
        who: Who::You,
        what: armies(),
        amount: Amount::N(1),
        or_fewer: false,
        target: false,
        called,
    };
    let on = Whom::Object(amassed.clone());
    let grow = Event::PutCounters { on, kind: Counter::PlusOne, amount: Amount::N(counters) };
    let other = What::Not(Box::new(What::Subtype(kind.to_owned())));
    let becomes = Event::undergoes(amassed.clone(), Deed::GainSubtype, None).of_kind(Some(kind.to_owned()));
    vec![
        only_if(Condition::Not(Box::new(is_there(armies()))), one(create)),
        choose,
        one(grow),
        only_if(is_there(What::All(vec![amassed, other])), one(becomes)),
    ]
}
