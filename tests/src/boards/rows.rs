//! Boards on which some like tokens stand as one entry, and the same boards with each token listed by itself.

use super::board;
use super::dice::Dice;
use super::parts::{PLAYERS, named, owned};
use super::theme::Theme;
use super::written::{one, written};
use language::board::Zone;
use language::board::{Ability, Board, CardType, Counter, Keyword, Object, ObjectKind};
use language::effect::{Effect, EventPattern, Pattern, Rewrite, Scale, Zones};
use language::event::{Deed, Event, Instruction, Place, Script};
use language::select::{Amount, What, Who, Whom};

/// What the tokens are called.
pub const NAME: &str = "Goat";

/// A board of a theme with some like tokens besides, as one entry, and something that happens to them; the same seed is the
/// same board.
pub fn row(theme: Theme, seed: u64) -> Board {
    let mut board = board(theme, seed);
    let mut dice = Dice::new(seed.wrapping_mul(29).wrapping_add(theme as u64));
    let goats = goats(&mut dice);
    board.objects.push(goats);
    board.objects.extend(ordered(&mut Dice::new(seed.wrapping_mul(31).wrapping_add(theme as u64))));
    let does = (0..=dice.below(2)).flat_map(|_| happens(&mut dice)).collect();
    let controller = Some(PLAYERS[dice.below(2)].to_owned());
    let script = Script { controller, does, ..Script::default() };
    if dice.one_in(2) {
        board.events.insert(0, script);
    } else {
        board.events.push(script);
    }
    // What has triggered is told differently of a row.
    board.events.push(Script { does: vec![Instruction::ResolveAll], ..Script::default() });
    board
}

/// A board on which some like tokens deal damage at once, and effects take so much of it, send it elsewhere or make it more; the
/// same seed is the same board.
pub fn dealing(seed: u64) -> Board {
    let dice = &mut Dice::new(seed.wrapping_mul(37));
    let whom = one(
        &[
            "Player(Named(\"Bob\"))",
            "Object(Is(\"Cub\"))",
            "OneOf([Player(Named(\"Bob\")), Object(Is(\"Cub\"))])",
            "OneOf([Player(Anyone), Object(Is(\"Cub\"))])",
        ],
        dice,
    );
    let (amount, count) = (1 + dice.below(2), 2 + usize::from(dice.one_in(5)));
    let effects: Vec<String> = (0..=dice.below(3)).map(|at| on_damage(at, dice)).collect();
    written(&format!(
        "players: [(name: \"Ann\"), (name: \"Bob\")], objects: [
            (id: \"{NAME}\", owner: \"Ann\", kind: Token, count: {count}, is: (name: \"{NAME}\", types: [Creature], power: 1, toughness: 9)),
            (id: \"Cub\", owner: \"Bob\", is: (types: [Creature], power: 2, toughness: 9)),
            (id: \"Ape\", owner: \"Ann\", is: (types: [Creature], power: 2, toughness: 9))],
        effects: [{}],
        events: [(controller: \"Ann\", does: [Do(events: [Damage(from: Named(\"{NAME}\"), to: {whom}, amount: N({amount}))])])]",
        effects.join(", ")
    ))
}

/// An effect on damage that has left its source, or never runs out.
fn on_damage(at: usize, dice: &mut Dice) -> String {
    let to = one(&["Any", "Player(Anyone)", "OneOf([Player(You), Object(ControlledBy(You))])"], dice);
    let rewrite = one(
        &[
            "Scale(Times(2))",
            "Scale(Plus(N(1)))",
            "Prevent((amount: Some(N(1))))",
            "Redirect(amount: N(1), to: Object(Is(\"Ape\")))",
            "Redirect(to: Object(Is(\"Ape\")))",
            "Redirect(to: Object(Is(\"Cub\")))",
            "Prevent(())",
        ],
        dice,
    );
    let can_run_out = !rewrite.contains("N(1)");
    let limit = match dice.below(3) {
        0 if can_run_out && !rewrite.contains("Scale") => one(&["Shield(1)", "Shield(2)", "Shield(3)"], dice),
        1 => "Uses(1)",
        _ => "",
    };
    let limit = if limit.is_empty() { String::new() } else { format!(", limit: {limit}") };
    let scope = one(&["", "", ", scope: PerSource", ", scope: PerPlayer"], dice);
    let scope = if rewrite.contains("Plus") { "" } else { scope };
    let who = one(&["Ann", "Bob"], dice);
    format!(
        "(id: \"Veil{at}\", controller: \"{who}\", effect: (when: (event: Damage(from: Named(\"{NAME}\"), to: {to}){scope}), rewrite: {rewrite}{limit}, lifetime: Always))"
    )
}

/// The same board with each of the tokens listed by itself.
pub fn apart(board: &Board) -> Board {
    let mut board = board.clone();
    let Some(at) = board.objects.iter().position(|object| object.id == NAME) else { return board };
    let row = board.objects.remove(at);
    for nth in 0..row.count {
        let id = format!("{NAME} {nth}");
        board.objects.push(Object { id, count: 1, ..row.clone() });
    }
    board
}

fn goats(dice: &mut Dice) -> Object {
    let mut is = named(NAME, CardType::Creature);
    (is.power, is.toughness) = (Some(1), Some([1, 2, 3][dice.below(3)]));
    if dice.one_in(3) {
        let keywords = [
            Keyword::Lifelink,
            Keyword::Wither,
            Keyword::Deathtouch,
            Keyword::Indestructible,
            Keyword::Absorb(1),
        ];
        is.abilities.push(Ability::Keyword(keywords[dice.below(keywords.len())].clone()));
    }
    if dice.one_in(3) {
        is.abilities.push(triggered(dice));
    }
    let counters = if dice.one_in(2) { vec![(Counter::PlusOne, 1)] } else { Vec::new() };
    let count = 2 + u64::from(dice.one_in(4));
    Object { kind: ObjectKind::Token, count, counters, ..owned(NAME, is, dice.below(2)) }
}

/// Half the time two effects on what may happen to each of the tokens, which mostly come to something else in the other order.
fn ordered(dice: &mut Dice) -> Vec<Object> {
    if dice.one_in(2) {
        return Vec::new();
    }
    let creatures = || What::Type(CardType::Creature);
    let scales = |dice: &mut Dice| {
        let scales =
            [Scale::Times(2), Scale::Plus(Amount::N(1)), Scale::Minus(Amount::N(1)), Scale::HalfDown];
        Rewrite::Scale(scales[dice.below(scales.len())].clone())
    };
    let damaged = || EventPattern::Damage { from: What::Any, to: Whom::Object(creatures()), combat: None };
    let counted = || EventPattern::PutCounters {
        who: Who::Anyone,
        on: Whom::Object(creatures()),
        kind: Some(Counter::PlusOne),
    };
    let dies = || EventPattern::Move { what: creatures(), from: None, to: Some(Zones::Graveyard) };
    let zone = |dice: &mut Dice| {
        let zones = [Zone::Exile, Zone::Hand, Zone::Library];
        Rewrite::ToZone { zone: zones[dice.below(zones.len())], place: Place::Top }
    };
    let of = dice.below(3);
    let mut effect = |name: &str| {
        let (event, rewrite) = match of {
            0 => (damaged(), scales(dice)),
            1 => (counted(), scales(dice)),
            _ => (dies(), zone(dice)),
        };
        let mut is = named(name, CardType::Enchantment);
        is.abilities.push(Ability::Effect(Effect::new(event, rewrite)));
        owned(name, is, dice.below(2))
    };
    vec![effect("Urn"), effect("Vial")]
}

fn step(event: Event) -> Instruction {
    Instruction::Do { events: vec![event], unless: Vec::new() }
}

fn counter(on: What) -> Event {
    Event::PutCounters { who: Who::You, on: Whom::Object(on), kind: Counter::PlusOne, amount: Amount::N(1) }
}

/// An ability of each of them, which speaks of its source or of nothing.
fn triggered(dice: &mut Dice) -> Ability {
    let event = match dice.below(3) {
        0 => EventPattern::GainLife { who: Who::Anyone },
        1 => EventPattern::Move {
            what: What::This,
            from: Some(Zones::Battlefield),
            to: Some(Zones::Graveyard),
        },
        _ => EventPattern::Deed {
            deed: Deed::Tap,
            who: Who::Anyone,
            what: What::Type(CardType::Creature),
            at_least: 0,
            kind: None,
            to: None,
        },
    };
    let does = match dice.below(3) {
        0 => counter(What::This),
        1 => Event::LoseLife { who: Who::Opponents, amount: Amount::N(1) },
        _ => Event::GainLife { who: Who::You, amount: Amount::PowerOf(What::This) },
    };
    Ability::triggered(Pattern::new(event), vec![step(does)])
}

/// What happens to them, or what they do.
fn happens(dice: &mut Dice) -> Vec<Instruction> {
    let goats = || What::Named(NAME.to_owned());
    let number = || Amount::N(1);
    let damage = |from: What, to: Whom, amount: Amount, excess: Option<Whom>| Event::Damage {
        from,
        to,
        amount,
        combat: false,
        unpreventable: false,
        excess,
    };
    match dice.below(12) {
        0 => vec![step(Event::does(Who::You, Deed::Proliferate, Amount::N(1)))],
        1 => {
            let controller = Whom::Player(Who::ControllerOf(Box::new(What::It)));
            let ox = What::Is("Ox".to_owned());
            vec![step(damage(ox, Whom::Object(goats()), Amount::N(3), Some(controller)))]
        }
        2 => vec![step(damage(goats(), Whom::Player(Who::Opponents), number(), None))],
        3 => vec![
            Instruction::Choose {
                power: None,
                who: Who::You,
                each: false,
                what: What::Type(CardType::Creature),
                amount: number(),
                or_fewer: false,
                target: false,
                called: "one".to_owned(),
            },
            step(Event::Sacrifice { what: What::Chosen("one".to_owned()) }),
        ],
        4 => vec![step(Event::undergoes(goats(), Deed::Tap, None))],
        5 => vec![step(Event::Destroy { what: goats(), no_regeneration: false })],
        6 => {
            vec![step(Event::GainLife { who: Who::You, amount: Amount::Counters(Counter::PlusOne, goats()) })]
        }
        7 => vec![step(Event::GainLife { who: Who::You, amount: Amount::Count(goats()) })],
        8 => vec![step(counter(goats()))],
        9 => vec![step(Event::Move { what: goats(), to: Zone::Exile, place: Place::Top })],
        10 => vec![Instruction::ForEach {
            what: goats(),
            does: vec![step(Event::GainLife { who: Who::You, amount: Amount::PowerOf(What::It) })],
        }],
        _ => vec![step(Event::GainLife { who: Who::You, amount: number() }), Instruction::ResolveAll],
    }
}
