//! Boards on which a keyword shows that no single event asks for: combat, being a target, equipping, enchanting.

use super::{IT, is, script};
use language::board::{
    Ability, Board, CardType, Characteristics, Counter, Keyword, Object, Player, Step, Turn,
};
use language::effect::Cause;
use language::event::{Deed, Dividing, Event, Instruction};
use language::select::{Amount, What, Who, Whom};

/// The boards for an object with one keyword.
pub(super) fn boards(card: &Characteristics) -> Vec<Board> {
    let mut boards = vec![targeted(card), equipped(card), enchants_a_player(card)];
    if card.types.contains(&CardType::Creature) {
        boards.extend([strikes(card), tramples(card), is_blocked(card), goes_to_attack(card)]);
        boards.extend(FLYING.map(|flies| blocks_what_flies(card, flies)));
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
        power: None,
        who: Who::You,
        each: false,
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
    let damage = || Instruction::CombatDamage {
        assigned: assigned.to_vec(),
        divided: Dividing::Said,
        meanwhile: Vec::new(),
    };
    let step = vec![damage(), Instruction::StateBased];
    with(board, [step.clone(), step].concat(), "Alice", Cause::TurnBased)
}

/// Whether what it blocks flies.
const FLYING: [bool; 2] = [false, true];

/// A creature blocks it alone, whose controller has an island.
fn is_blocked(card: &Characteristics) -> Board {
    let mut board = board(card, |it| it.attacks = Some("Bob".to_owned()));
    let (types, subtypes) = (vec![CardType::Land], vec!["Island".to_owned()]);
    let island = Characteristics { types, subtypes, ..Characteristics::default() };
    board.objects.push(Object {
        id: "isle".to_owned(),
        owner: Some("Bob".to_owned()),
        is: island,
        count: 1,
        ..Object::default()
    });
    board.turn.step = Step::Blockers;
    let block = Event::undergoes(is("brute"), Deed::Block, Some(Whom::Object(is(IT))));
    with(board, vec![Instruction::DeclareBlockers { declared: vec![block] }], "Bob", Cause::TurnBased)
}

/// It blocks a creature alone.
fn blocks_what_flies(card: &Characteristics, flies: bool) -> Board {
    let mut board = board(card, |_| {});
    board.turn = Turn { active: Some("Bob".to_owned()), step: Step::Blockers, ..Turn::default() };
    board.objects[2].attacks = Some("Alice".to_owned());
    board.objects[2].is.abilities.extend(flies.then_some(Ability::Keyword(Keyword::Flying)));
    let block = Event::undergoes(is(IT), Deed::Block, Some(Whom::Object(is("brute"))));
    with(board, vec![Instruction::DeclareBlockers { declared: vec![block] }], "Alice", Cause::TurnBased)
}

/// It is declared as an attacker.
fn goes_to_attack(card: &Characteristics) -> Board {
    let mut board = board(card, |_| {});
    board.turn.step = Step::Attackers;
    let attack = Event::undergoes(is(IT), Deed::Attack, None);
    with(board, vec![Instruction::DeclareAttackers { declared: vec![attack] }], "Alice", Cause::TurnBased)
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
