//! Boards on which state-based actions have much to do, and turns go on: attachments in all sorts of places, legends,
//! worlds, Sagas, Roles, battles, commanders, teams, tokens and copies elsewhere, counters beyond limits, karts with speed,
//! sectors, dungeons, schemes, planes and phenomena.

use super::dice::Dice;
use super::parts::{PLAYERS, named, owned, who};
use language::board::{
    Ability, Board, CardType, Change, Characteristics, Continuous, Counter, Keyword, Object, ObjectKind,
    Period, Restriction, Sector, Step, Supertype, Zone,
};
use language::effect::{Cause, Effect, EventPattern, Floating, Limit, Rewrite, Zones};
use language::event::{Deed, Event, Instruction, Place};
use language::select::{Amount, What, Who, Whom};

/// Puts some of these things onto a board, and something that replaces what state-based actions do.
pub(super) fn furnish(board: &mut Board, many: usize, dice: &mut Dice) {
    for _ in 0..2 + dice.below(4) {
        let place = board.objects.len();
        let things = thing(place, many, dice);
        board.objects.extend(things);
    }
    if many > 2 && dice.one_in(3) {
        for player in &mut board.players[..2] {
            (player.team, player.life) = (Some("Sun".to_owned()), 3);
        }
    }
    for player in &mut board.players {
        player.poison = [0, 0, 8, 10][dice.below(4)];
    }
    let rewrite = [
        Rewrite::ToZone { zone: Zone::Exile, place: Place::Top },
        Rewrite::Become(vec![Event::GainLife { who: Who::Anyone, amount: Amount::N(5) }]),
    ][dice.below(2)]
    .clone();
    let dying =
        EventPattern::Move { what: What::Any, from: Some(Zones::Battlefield), to: Some(Zones::Graveyard) };
    let losing = EventPattern::does(who(dice), Deed::Lose);
    let when = if matches!(rewrite, Rewrite::ToZone { .. }) { dying } else { losing };
    let effect = Effect::new(when, rewrite).limited(Limit::Uses(1 + dice.below(2) as u64));
    let controller = Some(PLAYERS[dice.below(many)].to_owned());
    board.effects.push(Floating {
        id: "Grace".to_owned(),
        source: None,
        controller,
        refers: language::board::Refers::default(),
        left: None,
        effect,
    });
}

/// One thing that a state-based action may look at, and what it needs besides.
fn thing(place: usize, many: usize, dice: &mut Dice) -> Vec<Object> {
    let owner = dice.below(many);
    let id = format!("Thing {place}");
    let of = |kind| named(&id, kind);
    let host = ["Ox", "Elk"][dice.below(2)].to_owned();
    match dice.below(9) {
        0 => vec![Object {
            attached_to: Some(host),
            ..owned(&id, aura(of(CardType::Enchantment), dice), owner)
        }],
        1 => {
            let attached_to_player = dice.one_in(2).then(|| PLAYERS[dice.below(many)].to_owned());
            vec![Object { attached_to_player, ..owned(&id, aura(of(CardType::Enchantment), dice), owner) }]
        }
        2 => {
            let mut is = of([CardType::Artifact, CardType::Creature][dice.below(2)]);
            is.subtypes.push(["Equipment", "Fortification", "Charm"][dice.below(3)].to_owned());
            (is.power, is.toughness) = (Some(1), Some(1));
            vec![Object { attached_to: Some(host), ..owned(&id, is, owner) }]
        }
        3 => legends(&id, many, dice),
        4 => {
            let mut is = of(CardType::Enchantment);
            is.supertypes.push(Supertype::World);
            vec![Object { entered: Some([0, 1, 2, 3][dice.below(4)]), ..owned(&id, is, owner) }]
        }
        5 => vec![saga(owned(&id, of(CardType::Enchantment), owner), dice)],
        6 => vec![battle(owned(&id, of(CardType::Battle), owner), many, dice)],
        7 => {
            let kind = [ObjectKind::Token, ObjectKind::CardCopy, ObjectKind::SpellCopy][dice.below(3)];
            let zone = [Zone::Graveyard, Zone::Exile, Zone::Hand][dice.below(3)];
            vec![Object { kind, zone, ..owned(&id, of(CardType::Instant), owner) }]
        }
        _ => {
            let mut is = of(CardType::Creature);
            (is.power, is.toughness) = (Some(1), Some([0, 1, 2][dice.below(3)]));
            is.abilities.push(Ability::Restriction(Restriction::CountersAtMost(Counter::PlusOne, 1)));
            let captain = Continuous {
                affects: What::Type(CardType::Creature),
                only_if: Vec::new(),
                changes: vec![Change::ModifyPowerToughness(0, 1)],
            };
            if dice.one_in(2) {
                is.abilities.push(Ability::Continuous(captain));
            }
            let counters =
                vec![(Counter::PlusOne, dice.below(4) as u64), (Counter::MinusOne, dice.below(3) as u64)];
            let commander = dice.one_in(2);
            let dealt = if commander { vec![(PLAYERS[dice.below(many)].to_owned(), 20)] } else { Vec::new() };
            vec![Object { counters, commander, commander_damage: dealt, ..owned(&id, is, owner) }]
        }
    }
}

fn aura(mut is: Characteristics, dice: &mut Dice) -> Characteristics {
    is.subtypes.push("Aura".to_owned());
    if dice.one_in(4) {
        is.subtypes.push("Role".to_owned());
    }
    let enchant = [
        Whom::Object(What::Type(CardType::Creature)),
        Whom::Object(What::Type(CardType::Land)),
        Whom::Player(Who::Anyone),
    ];
    is.abilities.push(Ability::Keyword(Keyword::Enchant(enchant[dice.below(3)].clone())));
    if dice.one_in(4) {
        is.types.push(CardType::Creature);
        (is.power, is.toughness) = (Some(1), Some(1));
    }
    is
}

/// Two legends or planeswalkers of one name or type.
fn legends(id: &str, many: usize, dice: &mut Dice) -> Vec<Object> {
    let kind = [CardType::Creature, CardType::Planeswalker][dice.below(2)];
    let one = |number: usize, dice: &mut Dice| {
        let mut is = named("Jo", kind);
        (is.power, is.toughness) = (Some(2), Some(2));
        is.subtypes.push("Jo".to_owned());
        if dice.one_in(2) {
            is.supertypes.push(Supertype::Legendary);
        }
        let counters = vec![(Counter::Loyalty, dice.below(3) as u64)];
        Object { counters, ..owned(&format!("{id}, {number}"), is, dice.below(many)) }
    };
    (0..2).map(|number| one(number, dice)).collect()
}

fn saga(mut object: Object, dice: &mut Dice) -> Object {
    object.is.subtypes.push("Saga".to_owned());
    let chapters = 1..=dice.below(3) as u64;
    object.is.abilities.extend(chapters.map(|number| Ability::Keyword(Keyword::Chapter(number))));
    object.counters = vec![(Counter::Named("lore".to_owned()), dice.below(3) as u64)];
    object
}

fn battle(mut object: Object, many: usize, dice: &mut Dice) -> Object {
    if dice.one_in(2) {
        object.is.subtypes.push("Siege".to_owned());
    }
    object.counters = vec![(Counter::Defense, dice.below(3) as u64)];
    object.protector = dice.one_in(2).then(|| PLAYERS[dice.below(many)].to_owned());
    object
}

/// What decides nothing: a kart, speed, sectors, and cards in the command zone.
pub(super) fn newest(board: &mut Board, many: usize, dice: &mut Dice) {
    for player in &mut board.players {
        player.speed = [0, 0, 0, 2][dice.below(4)];
    }
    for object in &mut board.objects {
        object.sector = dice.one_in(4).then_some(Sector::Beta);
    }
    if dice.one_in(2) {
        let mut is = named("Kart", CardType::Artifact);
        is.abilities.push(Ability::Keyword(Keyword::StartYourEngines));
        board.objects.push(owned("Kart", is, dice.below(many)));
    }
    for id in ["Front Card", "Back Card"] {
        let owner = dice.below(many);
        board.objects.push(in_command(id, owner, dice));
    }
}

/// A dungeon, scheme, plane or phenomenon.
fn in_command(id: &str, owner: usize, dice: &mut Dice) -> Object {
    let kinds = [CardType::Dungeon, CardType::Scheme, CardType::Plane, CardType::Phenomenon];
    let mut is = named(id, kinds[dice.below(4)]);
    if dice.one_in(3) {
        is.supertypes.push(Supertype::Ongoing);
    }
    let bottommost_room = dice.one_in(2);
    Object { zone: Zone::Command, bottommost_room, face_down: dice.one_in(4), ..owned(id, is, owner) }
}

/// What is done after the events: a check, sometimes with steps that begin.
pub(super) fn instructions(dice: &mut Dice) -> Vec<Instruction> {
    let mut does = Vec::new();
    if dice.one_in(2) {
        let gain = Event::GainLife { who: Who::You, amount: Amount::N(1) };
        let gain = vec![Instruction::Do { events: vec![gain], unless: Vec::new() }];
        let period = [Period::Turn, Period::Step(Step::End), Period::Combat][dice.below(3)];
        does.push(Instruction::Later { period, who: who(dice), of_next_turn: dice.one_in(3), does: gain });
    }
    does.push(Instruction::StateBased);
    if dice.one_in(3) {
        let begun = [Instruction::NextStep, Instruction::NextTurn];
        does.extend((0..=dice.below(4)).map(|_| begun[dice.below(2)].clone()));
    }
    does
}

/// What skips a turn or a step.
pub(super) fn skips(board: &mut Board, many: usize, dice: &mut Dice) {
    let period = [Period::Turn, Period::Step(Step::Upkeep), Period::Combat][dice.below(3)];
    let when = EventPattern::Begin { period, who: who(dice), extra: None };
    let effect = Effect::new(when, Rewrite::Skip).limited(Limit::ONCE);
    let controller = Some(PLAYERS[dice.below(many)].to_owned());
    board.effects.push(Floating {
        id: "Late".to_owned(),
        source: None,
        controller,
        refers: language::board::Refers::default(),
        left: None,
        effect,
    });
}

/// Why its events happen.
pub(super) fn cause(dice: &mut Dice) -> Cause {
    if dice.one_in(2) { Cause::Combat } else { Cause::Effect }
}
