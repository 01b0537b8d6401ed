//! Boards on which a keyword shows that no single event asks for: combat, being a target, equipping, enchanting.

use super::{IT, is, script};
use language::board::{Board, CardType, Characteristics, Counter, Object, Player, Step, Turn};
use language::effect::Cause;
use language::event::{Event, Instruction};
use language::select::{Amount, What, Who, Whom};

/// The boards for an object with one keyword.
pub(super) fn boards(card: &Characteristics) -> Vec<Board> {
    let mut boards = vec![targeted(card), equipped(card), enchants_a_player(card)];
    if card.types.contains(&CardType::Creature) {
        boards.extend([strikes(card), tramples(card)]);
    }
    boards
}

fn board(card: &Characteristics, change: impl FnOnce(&mut Object)) -> Board {
    let owned = |id: &str, is: Characteristics, owner: &str| Object {
        id: id.to_owned(),
        owner: Some(owner.to_owned()),
        is,
        count: 1,
        ..Object::default()
    };
    // Some creatures are 0/0 but for counters.
    let mut it = Object { counters: vec![(Counter::PlusOne, 3)], ..owned(IT, card.clone(), "Alice") };
    change(&mut it);
    let creature = |power, toughness| Characteristics {
        types: vec![CardType::Creature],
        power: Some(power),
        toughness: Some(toughness),
        ..Characteristics::default()
    };
    Board {
        players: vec![Player::new("Alice"), Player::new("Bob")],
        turn: Turn { active: Some("Alice".to_owned()), step: Step::Main, ..Turn::default() },
        objects: vec![it, owned("bear", creature(2, 2), "Alice"), owned("brute", creature(40, 1), "Bob")],
        ..Board::default()
    }
}

fn with(board: Board, does: Vec<Instruction>, you: &str, cause: Cause) -> Board {
    Board { events: vec![script(does, Some("bear"), you, cause)], ..board }
}

fn one(event: Event) -> Instruction {
    Instruction::Do { events: vec![event], unless: Vec::new() }
}

/// Bob destroys what he can target of it.
fn targeted(card: &Characteristics) -> Board {
    let choose = Instruction::Choose {
        who: Who::You,
        what: is(IT),
        amount: Amount::N(1),
        or_fewer: false,
        target: true,
        called: "target".to_owned(),
    };
    let destroyed = Event::Destroy { what: What::Chosen("target".to_owned()), no_regeneration: false };
    with(board(card, |_| {}), vec![choose, one(destroyed)], "Bob", Cause::Effect)
}

/// Its controller would have it become attached.
fn equipped(card: &Characteristics) -> Board {
    with(board(card, |_| {}), vec![Instruction::Equip { what: is(IT) }], "Alice", Cause::Effect)
}

/// It is attached to a player.
fn enchants_a_player(card: &Characteristics) -> Board {
    let attached = board(card, |it| it.attached_to_player = Some("Bob".to_owned()));
    with(attached, vec![Instruction::StateBased], "Alice", Cause::TurnBased)
}

fn attacks(card: &Characteristics, assigned: &[Event]) -> Board {
    let mut board = board(card, |it| it.attacks = Some("Bob".to_owned()));
    board.turn.step = Step::CombatDamage;
    board.objects[2].blocks = vec![IT.to_owned()];
    let damage = || Instruction::CombatDamage { assigned: assigned.to_vec(), meanwhile: Vec::new() };
    let step = vec![damage(), Instruction::StateBased];
    with(board, [step.clone(), step].concat(), "Alice", Cause::TurnBased)
}

/// A creature blocks it that would kill it, and dies of any damage.
fn strikes(card: &Characteristics) -> Board {
    attacks(card, &[])
}

/// All but 1 of its damage is assigned to the player whom it attacks, though it is blocked.
fn tramples(card: &Characteristics) -> Board {
    let power = u64::try_from(card.power.unwrap_or_default()).unwrap_or_default() + 3;
    let damage = |to, amount| Event::Damage {
        from: is(IT),
        to,
        amount: Amount::N(amount),
        combat: true,
        unpreventable: false,
        excess: None,
    };
    let bob = Whom::Player(Who::Named("Bob".to_owned()));
    attacks(card, &[damage(Whom::Object(is("brute")), 1), damage(bob, power - 1)])
}
