//! Boards on which damage is only prevented, redirected or scaled, so that it can be added up by hand.

use std::collections::BTreeMap;

use language::board::{Ability, Board, CardType, Characteristics, Object, Player, Refers};
use language::effect::{
    Effect, EventPattern, Floating, Limit, Pattern, Prevention, Quantity, Rewrite, Scale, Scope,
};
use language::event::{Event, Instruction, Script};
use language::select::{Amount, What, Who, Whom};

/// Who and what can be dealt damage.
pub const TARGETS: [&str; 4] = ["Ann", "Bob", "Ox", "Elk"];
/// What deals damage.
pub const SOURCES: [&str; 2] = ["Ox", "Bolt"];

/// Damage that would be dealt: from which of the [`SOURCES`], to which of the [`TARGETS`].
#[derive(Clone, Debug)]
pub struct Dealing {
    /// The place of the source.
    pub from: usize,
    /// The place of the target.
    pub to: usize,
    /// How much damage.
    pub amount: u64,
    /// Whether it can't be prevented.
    pub unpreventable: bool,
}

/// An effect on damage.
#[derive(Clone, Debug)]
pub struct Acting {
    /// Which target it looks at; any when absent.
    pub to: Option<usize>,
    /// What it does.
    pub does: Does,
    /// How much of it there is.
    pub limit: Option<Limit>,
    /// How much it takes at once.
    pub scope: Scope,
    /// Whether it is a "may".
    pub optional: bool,
    /// Whether a permanent has it as an ability; otherwise it is in force by itself.
    pub of_permanent: bool,
}

/// What an effect does with damage.
#[derive(Clone, Debug)]
pub enum Does {
    /// Prevents so much.
    Prevent(Quantity),
    /// Sends so much, or all, to another target.
    Redirect(Option<u64>, usize),
    /// Changes the amount.
    Scale(Scale),
}

/// A board on which this damage would be dealt at once, under these effects.
pub fn board(dealings: &[Dealing], actings: &[Acting]) -> Board {
    let mut board = Board {
        players: ["Ann", "Bob"].map(player).to_vec(),
        objects: vec![
            object("Ox", CardType::Creature, "Ann"),
            object("Elk", CardType::Creature, "Bob"),
            object("Bolt", CardType::Enchantment, "Ann"),
        ],
        events: vec![Script { does: vec![event(dealings)], ..Script::default() }],
        ..Board::default()
    };
    for (number, acting) in actings.iter().enumerate() {
        let (id, owner) = (format!("Ward {number}"), TARGETS[number % 2]);
        if acting.of_permanent && acting.limit.is_none() {
            let mut permanent = object(&id, CardType::Enchantment, owner);
            permanent.is.abilities.push(Ability::Effect(effect(acting)));
            board.objects.push(permanent);
        } else {
            let controller = Some(owner.to_owned());
            board.effects.push(Floating {
                id,
                source: None,
                controller,
                refers: Refers::default(),
                left: None,
                effect: effect(acting),
            });
        }
    }
    board
}

fn player(name: &str) -> Player {
    Player { life: 1_000, ..Player::new(name) }
}

fn object(id: &str, kind: CardType, owner: &str) -> Object {
    let is = Characteristics {
        name: id.to_owned(),
        types: vec![kind],
        power: (kind == CardType::Creature).then_some(9),
        toughness: (kind == CardType::Creature).then_some(99),
        ..Characteristics::default()
    };
    Object { id: id.to_owned(), owner: Some(owner.to_owned()), is, count: 1, ..Object::default() }
}

/// One of the [`TARGETS`], as an event names it.
fn whom(target: usize) -> Whom {
    let name = TARGETS[target].to_owned();
    if target < 2 { Whom::Player(Who::Named(name)) } else { Whom::Object(What::Is(name)) }
}

fn event(dealings: &[Dealing]) -> Instruction {
    let damage = |dealing: &Dealing| Event::Damage {
        from: What::Is(SOURCES[dealing.from].to_owned()),
        to: whom(dealing.to),
        amount: Amount::N(dealing.amount),
        combat: false,
        unpreventable: dealing.unpreventable,
        excess: None,
    };
    Instruction::Do { events: dealings.iter().map(damage).collect(), unless: Vec::new() }
}

fn effect(acting: &Acting) -> Effect {
    let to = acting.to.map_or(Whom::Any, whom);
    let event = EventPattern::Damage { from: What::Any, to, combat: None };
    let rewrite = match &acting.does {
        Does::Prevent(amount) => {
            Rewrite::Prevent(Prevention { amount: amount.clone(), ..Prevention::default() })
        }
        Does::Redirect(amount, to) => Rewrite::Redirect { amount: amount.map(Amount::N), to: whom(*to) },
        Does::Scale(scale) => Rewrite::Scale(scale.clone()),
    };
    let when = Pattern { scope: acting.scope, ..Pattern::new(event.clone()) };
    let (optional, limit) = (acting.optional, acting.limit.clone());
    Effect { when, optional, limit, ..Effect::new(event, rewrite) }
}

/// How much would be dealt to each target, added up by hand.
pub fn proposed(dealings: &[Dealing]) -> BTreeMap<&'static str, u64> {
    let mut sums = BTreeMap::new();
    for dealing in dealings {
        *sums.entry(TARGETS[dealing.to]).or_default() += dealing.amount;
    }
    sums
}
