//! Boards on which an ability of a card should do something: the card, creatures and lands beside it, and
//! one event of every sort that such an ability may look at.

mod happens;
mod keywords;
mod zoo;

use engine::{Options, Ruling};
use language::board::{
    Ability, Board, CardType, Characteristics, Counter, Object, Player, Refers, Step, Turn, Zone,
};
use language::effect::{
    Cause, Effect, EventPattern, Floating, Lifetime, Limit, Pattern, Prevention, Rewrite, Scope,
};
use language::event::{Instruction, Script};
use language::select::{What, Whom};
use statements::ids::ObjectId;
use statements::verdict::Verdict;

/// The id of the object that is probed. It is the first of its board.
pub const IT: &str = "it";

/// What is announced, and resolves.
fn announced(instruction: Instruction) -> Script {
    script(vec![instruction, Instruction::Resolve], None, "Alice", Cause::Effect)
}

/// The boards for one ability of a card, which has no other ability there.
pub fn boards(card: &Characteristics, ability: &Ability) -> Vec<Board> {
    let is = Characteristics { abilities: vec![ability.clone()], ..card.clone() };
    let first = match ability {
        Ability::Instructions(does) => Some(script(does.clone(), Some(IT), "Alice", Cause::Effect)),
        Ability::Spell { .. } => Some(announced(Instruction::Cast {
            what: What::Is(IT.to_owned()),
            who: None,
            targets: None,
            paid: Vec::new(),
            x: 0,
            modes: Vec::new(),
        })),
        Ability::Activated { .. } => Some(announced(Instruction::Activate {
            what: What::Is(IT.to_owned()),
            ability: String::new(),
            who: None,
            targets: None,
            x: 0,
        })),
        Ability::Effect(_)
        | Ability::Restriction(_)
        | Ability::Requirement(_)
        | Ability::Continuous(_)
        | Ability::Keyword(_)
        | Ability::Triggered { .. }
        | Ability::StateTriggered { .. }
        | Ability::BlocksMore(_)
        | Ability::AttacksDespiteDefender
        | Ability::AssignsToughness
        | Ability::FunctionsIn { .. }
        | Ability::AsLongAs { .. }
        | Ability::Unread(_)
        | Ability::Opaque(_) => None,
    };
    let mut boards = Vec::new();
    for zone in [Zone::Hand, Zone::Graveyard, Zone::Stack, Zone::Battlefield] {
        for lands in [0, 3] {
            for event in happens::events(zone) {
                let mut board = board(&is, zone, lands);
                // What an activated ability may cost.
                if zone == Zone::Battlefield && matches!(ability, Ability::Activated { .. }) {
                    board.objects[0].counters.push((Counter::PlusOne, 1));
                    board.objects.push(in_hand());
                }
                board.events.extend(first.clone());
                board.events.push(event);
                boards.push(board);
            }
        }
    }
    if matches!(ability, Ability::Keyword(_)) {
        boards.extend(keywords::boards(&is));
    }
    boards
}

/// A creature card that may be discarded.
fn in_hand() -> Object {
    Object {
        id: "Card in hand".to_owned(),
        owner: Some("Alice".to_owned()),
        zone: Zone::Hand,
        is: Characteristics { types: vec![CardType::Creature], ..Characteristics::default() },
        count: 1,
        ..Object::default()
    }
}

fn board(is: &Characteristics, zone: Zone, lands: usize) -> Board {
    // Some effects look at a full library, others at an empty one.
    let library = if lands == 0 { 40 } else { 0 };
    let player = |name: &str, life| Player { life, library, damaged: 1, ..Player::new(name) };
    let it = Object {
        id: IT.to_owned(),
        owner: Some("Alice".to_owned()),
        zone,
        is: is.clone(),
        attached_to: zoo::host(is).filter(|_| zone == Zone::Battlefield),
        chosen_color: Some(language::board::Color::Red),
        chosen_player: Some("Bob".to_owned()),
        paid: vec!["flashback".to_owned()],
        count: 1,
        ..Object::default()
    };
    Board {
        players: vec![player("Alice", 5), player("Bob", 20)],
        turn: Turn { active: Some("Alice".to_owned()), step: Step::Main, ..Turn::default() },
        objects: std::iter::once(it).chain(zoo::zoo(lands)).collect(),
        effects: vec![small_shield()],
        ..Board::default()
    }
}

/// A shield that prevents 1 of any damage, so that "can't be prevented" shows.
fn small_shield() -> Floating {
    let when = Pattern {
        event: EventPattern::Damage { from: What::Any, to: Whom::Any, combat: None },
        only_if: Vec::new(),
        because: Vec::new(),
        by: None,
        scope: Scope::EachPart,
        recheck: None,
    };
    let effect = Effect {
        name: None,
        when,
        rewrite: Rewrite::Prevent(Prevention::default()),
        optional: false,
        decider: None,
        lifetime: Lifetime::WhileFunctions,
        limit: Some(Limit::Shield(1)),
        functions_in: Vec::new(),
        unless: Vec::new(),
    };
    Floating {
        id: "shield".to_owned(),
        source: None,
        controller: None,
        refers: Refers::default(),
        left: None,
        effect,
    }
}

fn script(does: Vec<Instruction>, source: Option<&str>, you: &str, cause: Cause) -> Script {
    Script {
        source: source.map(str::to_owned),
        controller: Some(you.to_owned()),
        cause,
        does,
        ..Script::default()
    }
}

/// Whether an effect of the probed object can be picked at some moment.
pub fn is_offered(ruling: &Ruling) -> bool {
    let it = |judged: &statements::verdict::Judged| {
        judged.verdict == Verdict::Offered
            && ruling.effect(judged.effect).source.is_some_and(|id: ObjectId| id.index() == 0)
    };
    ruling.graph().node_indices().any(|at| ruling.verdicts(at).iter().any(it))
}

/// The ruling of a board by the rules of today.
///
/// # Panics
/// When the board makes no sense.
pub fn ruled(board: &Board) -> Ruling {
    engine::rule(board, &Options::default()).unwrap_or_else(|error| panic!("{error}: {board:?}"))
}

/// The object with this id.
fn is(id: &str) -> What {
    What::Is(id.to_owned())
}
