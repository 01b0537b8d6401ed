//! Boards on which many creatures are hit at once.

use language::board::{Ability, Board, CardType, Object, Player, Refers};
use language::effect::{Effect, EventPattern, Floating, Limit, Prevention, Quantity, Rewrite, Scale};
use language::event::{Event, Instruction, Script};
use language::select::{Amount, What, Who, Whom};

fn on_damage(to: Whom, rewrite: Rewrite) -> Effect {
    Effect::new(EventPattern::Damage { from: What::Any, to, combat: None }, rewrite)
}

fn object(id: String, kind: CardType, effects: Vec<Effect>) -> Object {
    let mut object = Object { count: 1, owner: Some("Bob".into()), ..Object::default() };
    object.is.name.clone_from(&id);
    object.id = id;
    object.is.types.push(kind);
    object.is.abilities.extend(effects.into_iter().map(Ability::Effect));
    object
}

/// 3 damage to each creature.
fn hit(objects: Vec<Object>, effects: Vec<Floating>) -> Board {
    let player = |name: &str| Player::new(name);
    let to = Whom::Object(What::Type(CardType::Creature));
    let damage = Event::Damage {
        from: What::This,
        to,
        amount: Amount::N(3),
        combat: false,
        unpreventable: false,
        excess: None,
    };
    Board {
        players: vec![player("Alice"), player("Bob")],
        objects,
        effects,
        events: vec![Script {
            does: vec![Instruction::Do { events: vec![damage], unless: vec![] }],
            ..Script::default()
        }],
        ..Board::default()
    }
}

/// What changes the damage so that the order matters.
fn three() -> [Rewrite; 3] {
    let some = |n| Prevention { amount: Quantity::Some(Amount::N(n)), ..Prevention::default() };
    [Rewrite::Scale(Scale::Times(2)), Rewrite::Scale(Scale::Plus(Amount::N(1))), Rewrite::Prevent(some(2))]
}

/// Creatures hit at once, each with three effects of its own whose order matters.
pub(crate) fn own(creatures: usize) -> Board {
    let to_this = || Whom::Object(What::This);
    let effects = || three().map(|rewrite| on_damage(to_this(), rewrite)).to_vec();
    let objects = (0..creatures).map(|at| object(format!("Bear {at}"), CardType::Creature, effects()));
    hit(objects.collect(), vec![])
}

/// Creatures hit at once, and three effects that look at each of them, whose order matters.
pub(crate) fn common(creatures: usize) -> Board {
    let effect = |rewrite| vec![on_damage(Whom::Any, rewrite)];
    let bears = (0..creatures).map(|at| object(format!("Bear {at}"), CardType::Creature, vec![]));
    let effects = three().into_iter().enumerate();
    let effects =
        effects.map(|(at, rewrite)| object(format!("Rule {at}"), CardType::Enchantment, effect(rewrite)));
    hit(bears.chain(effects).collect(), vec![])
}

/// Creatures hit at once that share one shield of so much.
pub(crate) fn shared(creatures: usize, shield: u64) -> Board {
    let bears = (0..creatures).map(|at| object(format!("Bear {at}"), CardType::Creature, vec![]));
    let all = Rewrite::Prevent(Prevention::default());
    let effect = on_damage(Whom::Any, all).limited(Limit::Shield(shield));
    let shield = Floating {
        id: "Shield".into(),
        source: None,
        controller: Some("Bob".into()),
        refers: Refers::default(),
        left: None,
        effect,
    };
    hit(bears.collect(), vec![shield])
}

/// So many permanents; the first abilities look at damage, most of them at damage to somebody else; three effects
/// apply to the one creature that is hit.
pub(crate) fn wide(permanents: usize, abilities: usize) -> Board {
    let mut objects = vec![object("Target".into(), CardType::Creature, vec![])];
    for (at, rewrite) in three().into_iter().enumerate() {
        let effect = on_damage(Whom::Any, rewrite);
        objects.push(object(format!("Rule {at}"), CardType::Enchantment, vec![effect]));
    }
    for at in objects.len()..permanents {
        let others = Whom::OneOf(vec![
            Whom::Player(Who::Named("Alice".into())),
            Whom::Object(What::All(vec![
                What::Type(CardType::Creature),
                What::Subtype(format!("Kind {at}")),
            ])),
        ]);
        let effect = on_damage(others, Rewrite::Scale(Scale::Times(2)));
        let effects = if at <= abilities { vec![effect] } else { vec![] };
        objects.push(object(format!("Permanent {at}"), CardType::Enchantment, effects));
    }
    hit(objects, vec![])
}
