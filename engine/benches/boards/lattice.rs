//! The board of the first census: effects of differently named sources on one event of 3 damage.

use language::board::{Ability, Board, Object, Player};
use language::effect::{Effect, EventPattern, Lifetime, Pattern, Rewrite, Scale, Scope};
use language::event::{Event, Instruction, Script};
use language::select::{Amount, What, Who, Whom};

fn player(name: &str) -> Player {
    Player { life: 1_000_000, ..Player::new(name) }
}

fn damage_effect(rewrite: Rewrite) -> Effect {
    Effect {
        name: None,
        when: Pattern {
            event: EventPattern::Damage { from: What::Any, to: Whom::Any, combat: None },
            only_if: vec![],
            because: vec![],
            by: None,
            scope: Scope::EachPart,
            recheck: None,
        },
        rewrite,
        optional: false,
        decider: None,
        lifetime: Lifetime::WhileFunctions,
        limit: None,
        functions_in: vec![],
        unless: vec![],
    }
}

pub(crate) fn permanent(id: &str, name: &str, rewrite: Rewrite) -> Object {
    let mut object = Object { id: id.into(), count: 1, ..Object::default() };
    object.is.name = name.into();
    object.is.abilities.push(Ability::Effect(damage_effect(rewrite)));
    object
}

pub(crate) fn three_damage(objects: Vec<Object>) -> Board {
    let damage = Event::Damage {
        from: What::This,
        to: Whom::Player(Who::Named("Bob".into())),
        amount: Amount::N(3),
        combat: false,
        unpreventable: false,
        excess: None,
    };
    Board {
        players: vec![player("Alice"), player("Bob")],
        objects,
        events: vec![Script {
            does: vec![Instruction::Do { events: vec![damage], unless: vec![] }],
            ..Script::default()
        }],
        ..Board::default()
    }
}

/// Half of them double, the others add 1, 2, ... N/2; no two have the same source.
pub(crate) fn lattice(effects: u64) -> Board {
    let double = (0..effects / 2).map(|i| (format!("Doubler {i}"), Scale::Times(2)));
    let plus = (1..=effects / 2).map(|n| (format!("Plus {n}"), Scale::Plus(Amount::N(n))));
    let objects = double.chain(plus).map(|(id, scale)| permanent(&id, &id, Rewrite::Scale(scale)));
    three_damage(objects.collect())
}
