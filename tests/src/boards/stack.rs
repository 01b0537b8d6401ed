//! A spell in a hand and an activated ability, which are put on the stack with the choices that are made then.

use super::dice::Dice;
use super::parts::{named, owned, whom};
use language::board::{Ability, Board, CardType, Characteristics, SpellCost, Targeting, Zone};
use language::event::{Deed, Event, Instruction};
use language::select::{Amount, What, Who, Whom};

/// A spell of somebody and a permanent of somebody.
pub(super) fn furnish(board: &mut Board, many: usize, dice: &mut Dice) {
    let mut costs = Vec::new();
    if dice.one_in(3) {
        let called = dice.one_in(2).then(|| "kicker".to_owned());
        costs.push(SpellCost { called, pay: cost(dice) });
    }
    let (targets, does) = aimed(dice);
    let spell = Ability::Spell { costs, targets, does };
    let is = Characteristics { abilities: vec![spell], ..named("Flare", CardType::Instant) };
    let mut flare = owned("Flare", is, dice.below(many));
    flare.zone = Zone::Hand;
    board.objects.push(flare);
    let costs = if dice.one_in(2) { cost(dice) } else { Vec::new() };
    let (targets, does) = aimed(dice);
    let ability = Ability::Activated { name: String::new(), costs, targets, does };
    let is = Characteristics { abilities: vec![ability], ..named("Forge", CardType::Artifact) };
    board.objects.push(owned("Forge", is, dice.below(many)));
}

fn cost(dice: &mut Dice) -> Vec<Instruction> {
    let event = match dice.below(3) {
        0 => Event::LoseLife { who: Who::You, amount: Amount::N(1) },
        1 => Event::undergoes(What::Is("Forge".to_owned()), Deed::Tap, None),
        _ => Event::Sacrifice { what: What::All(vec![What::Token, What::ControlledBy(Who::You)]) },
    };
    vec![Instruction::Do { events: vec![event], unless: Vec::new() }]
}

/// What is targeted, and what is done to it.
fn aimed(dice: &mut Dice) -> (Vec<Targeting>, Vec<Instruction>) {
    let targets = targets(dice);
    let does = does(!targets.is_empty(), dice);
    (targets, does)
}

fn targets(dice: &mut Dice) -> Vec<Targeting> {
    let of = match dice.below(3) {
        0 => return Vec::new(),
        1 => Whom::Object(What::Type(CardType::Creature)),
        _ => Whom::OneOf(vec![Whom::Player(Who::Opponents), Whom::Object(What::Type(CardType::Creature))]),
    };
    vec![Targeting { or_fewer: dice.one_in(4), ..Targeting::one("target".to_owned(), of) }]
}

/// What is done to the target, or to whoever else.
fn does(is_aimed: bool, dice: &mut Dice) -> Vec<Instruction> {
    let target = || What::Chosen("target".to_owned());
    let to = Whom::OneOf(vec![Whom::Player(Who::Chosen("target".to_owned())), Whom::Object(target())]);
    let to = if is_aimed && !dice.one_in(4) { to } else { whom(dice) };
    let amount = Amount::N(1 + dice.below(2) as u64);
    let damage =
        Event::Damage { from: What::This, to, amount, combat: false, unpreventable: false, excess: None };
    let mut events = vec![damage];
    if is_aimed && dice.one_in(3) {
        events.push(Event::undergoes(target(), Deed::Tap, None));
    }
    vec![Instruction::Do { events, unless: Vec::new() }]
}

/// It is cast, or activated, and something may happen before it resolves.
pub(super) fn instructions(dice: &mut Dice) -> Vec<Instruction> {
    let is = |name: &str| What::Is(name.to_owned());
    let paid = if dice.one_in(2) { vec!["kicker".to_owned()] } else { Vec::new() };
    let cast =
        Instruction::Cast { what: is("Flare"), who: None, targets: None, paid, x: 0, modes: Vec::new() };
    let activate = || Instruction::Activate {
        what: is("Forge"),
        ability: String::new(),
        who: None,
        targets: None,
        x: 0,
    };
    let mut does = match dice.below(3) {
        0 => vec![cast],
        1 => vec![activate()],
        _ => vec![cast, activate()],
    };
    if dice.one_in(2) {
        let gone = Event::Sacrifice { what: is("Ox") };
        does.push(Instruction::Do { events: vec![gone], unless: Vec::new() });
    }
    if dice.one_in(2) {
        does.push(Instruction::Resolve);
    }
    does
}
