//! Amassing (CR 701.47 (2026-04-17), 701.44 (2020-07-03)): who controls no Army creates one, an Army is chosen, it gets so many
//! +1/+1 counters, and becomes of the type besides its others (by older texts it doesn't). It contains nothing: each of
//! these is an event of its own that follows, and can be replaced. Where no Army is there after all, nothing gets anything, and the player has amassed all the
//! same. With 0 it makes an Army, too. `Deed(deed: Amass)` in FORMAT.md.
//!
//! Known gap: abilities that trigger on it are judged by the board as it begins, not when it is complete.

use super::rules::{Details, PlayerDeed};
use crate::events::change::Change;
use crate::table::Table;
use crate::table::state::State;
use language::board::{CardType, Characteristics, Color, Counter};
use language::event::{Deed, Event, Instruction, Token};
use language::rule::Switch;
use language::select::{Amount, Condition, What, Who, Whom};
use statements::error::TooLarge;
use statements::ids::PlayerId;

/// Of which type an Army is where the instruction names none (CR 701.47d (2026-04-17)).
const WITHOUT_TYPE: &str = "Zombie";

/// What the Army is called that is chosen.
const AMASSED: &str = "the amassed Army";

/// The player amasses.
pub(crate) struct Amass;

impl PlayerDeed for Amass {
    fn is_nothing(&self, _: &State, _: PlayerId, _: Details) -> bool {
        false
    }

    fn happen(&self, change: &mut Change<'_>, player: PlayerId, details: Details) -> Result<(), TooLarge> {
        let kind = details.kind.map(|kind| change.table.texts.get(kind.index()).clone());
        let kind = kind.unwrap_or_else(|| WITHOUT_TYPE.to_owned());
        let mut does = instructions(change.table, &kind, details.amount);
        if change.table.on(Switch::AmassedType) {
            does.push(become_of_type(&kind));
        }
        change.follow_rule(player, None, &does);
        Ok(())
    }
}

/// Army creatures that the player controls.
fn armies() -> What {
    let army = What::Subtype("Army".to_owned());
    What::All(vec![What::Type(CardType::Creature), army, What::ControlledBy(Who::You)])
}

/// A 0/0 black Army. Nothing says its name (CR 111.4 (2026-04-17)).
fn army(table: &Table, kind: &str) -> Token {
    let name =
        if table.on(Switch::TokenNames) { format!("{kind} Army Token") } else { format!("{kind} Army") };
    Token::Is(Box::new(Characteristics {
        name,
        colors: vec![Color::Black],
        types: vec![CardType::Creature],
        subtypes: vec![kind.to_owned(), "Army".to_owned()],
        power: Some(0),
        toughness: Some(0),
        ..Characteristics::default()
    }))
}

/// The Army that is chosen.
fn amassed() -> What {
    What::Chosen(AMASSED.to_owned())
}

fn one(event: Event) -> Instruction {
    Instruction::Do { events: vec![event], unless: Vec::new() }
}

fn only_if(condition: Condition, then: Instruction) -> Instruction {
    Instruction::If { condition, then: vec![then], otherwise: Vec::new() }
}

/// There is an Army, and one gets its counters.
fn instructions(table: &Table, kind: &str, counters: u64) -> Vec<Instruction> {
    let token = army(table, kind);
    let create = Event::creates(Who::You, token, Amount::N(1));
    let choose = Instruction::Choose {
        power: None,
        who: Who::You,
        each: false,
        what: armies(),
        amount: Amount::N(1),
        or_fewer: false,
        target: false,
        called: AMASSED.to_owned(),
    };
    let on = Whom::Object(amassed());
    let grow = Event::PutCounters { who: Who::You, on, kind: Counter::PlusOne, amount: Amount::N(counters) };
    let is_there = Condition::Exists(armies());
    vec![only_if(Condition::Not(Box::new(is_there)), one(create)), choose, one(grow)]
}

/// It becomes of the type, where it is of another.
fn become_of_type(kind: &str) -> Instruction {
    let other = What::Not(Box::new(What::Subtype(kind.to_owned())));
    let becomes = Event::undergoes(amassed(), Deed::GainSubtype, None).of_kind(Some(kind.to_owned()));
    only_if(Condition::Exists(What::All(vec![amassed(), other])), one(becomes))
}
