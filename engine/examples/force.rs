//! Who can force what: Bob is at 8 life and would be dealt 3 damage. One effect doubles it, one adds 1, and of a third
//! Alice says whether it adds 2. Bob says in which order they are applied.
//!
//! `cargo run -p engine --example force` prints for some questions who can make sure that it is so, and who that it is
//! not.

use engine::{Options, Ruling, rule};
use language::board::{Ability, Board, Object, Player};
use language::effect::{Effect, EventPattern, Rewrite, Scale};
use language::event::{Event, Instruction, Script};
use language::select::{Amount, What, Who, Whom};
use statements::error::BoardError;
use statements::fact::Fact;
use statements::ids::PlayerId;
use statements::predicate::Predicate;

/// A permanent of Alice with an effect on damage.
fn permanent(name: &str, scale: Scale) -> Object {
    let damage = EventPattern::Damage { from: What::Any, to: Whom::Any, combat: None };
    let mut object = Object { id: name.into(), owner: Some("Alice".into()), count: 1, ..Object::default() };
    object.is.name = name.into();
    object.is.abilities.push(Ability::Effect(Effect::new(damage, Rewrite::Scale(scale))));
    object
}

/// The same, but Alice may choose that it does nothing.
fn optional(name: &str, scale: Scale) -> Object {
    let mut object = permanent(name, scale);
    for ability in &mut object.is.abilities {
        if let Ability::Effect(effect) = ability {
            effect.optional = true;
        }
    }
    object
}

fn board() -> Board {
    let damage = Event::Damage {
        from: What::This,
        to: Whom::Player(Who::Named("Bob".into())),
        amount: Amount::N(3),
        combat: false,
        unpreventable: false,
        excess: None,
    };
    let does = vec![Instruction::Do { events: vec![damage], unless: Vec::new() }];
    Board {
        players: vec![Player::new("Alice"), Player { life: 8, ..Player::new("Bob") }],
        objects: vec![
            permanent("Furnace", Scale::Times(2)),
            permanent("Torch", Scale::Plus(Amount::N(1))),
            optional("Oil", Scale::Plus(Amount::N(2))),
        ],
        events: vec![Script { does, ..Script::default() }],
        ..Board::default()
    }
}

/// The names of some players.
fn names(ruling: &Ruling, players: &[PlayerId]) -> String {
    let names: Vec<&str> = players.iter().map(|id| ruling.player(*id)).collect();
    if names.is_empty() { "nobody".to_owned() } else { names.join(" and ") }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let ruling = ruled()?;
    let dealt = |amount| Fact::Dealt("Bob".into(), amount);
    let questions = [
        ("Bob survives", Predicate::Survives("Bob".into())),
        ("Bob is dealt 8 damage or more", Predicate::AtLeast(dealt(8))),
        ("Bob is dealt 9 damage or more", Predicate::AtLeast(dealt(9))),
        ("Bob is dealt exactly 10 damage", Predicate::Is(dealt(10))),
    ];
    println!("{} outcomes. Bob orders; Alice says whether Oil does anything.", ruling.outcomes().len());
    for (words, predicate) in questions {
        let answer = ruling.answer_to(&predicate)?;
        let (can, avoid) = (names(&ruling, &answer.forced_by), names(&ruling, &answer.avoided_by));
        println!("{words}: so in {} of {} outcomes.", answer.outcomes.len(), answer.of);
        println!("    Can make sure of it: {can}. Can prevent it: {avoid}.");
    }
    Ok(())
}

fn ruled() -> Result<Ruling, BoardError> {
    rule(&board(), &Options::default())
}

#[test]
fn alice_alone_says_whether_it_is_nine_or_more() {
    let ruling = ruled().expect("a board that makes sense");
    let asked = Predicate::AtLeast(Fact::Dealt("Bob".into(), 9));
    let answer = ruling.answer_to(&asked).expect("Bob is on the board");
    let both = (names(&ruling, &answer.forced_by), names(&ruling, &answer.avoided_by));
    assert_eq!(both, ("Alice".to_owned(), "Alice".to_owned()));
}
