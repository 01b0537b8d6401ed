//! Small random boards: two or three players, a few objects and effects, one event of up to three parts.
//!
//! The same seed is the same board. Every name on a board is its own, so nothing is interchangeable.

pub mod aimed;
mod arrivals;
pub mod came_back;
mod checks;
mod deeds;
pub mod departing;
mod dice;
pub mod emptied;
mod events;
pub mod lasting;
mod layers;
mod parts;
mod past;
pub mod resolving;
mod rewrites;
pub mod rows;
mod stack;
pub mod theme;
mod triggers;
pub mod twins;
mod written;

use dice::Dice;
use parts::{PLAYERS, named, owned};
use theme::Theme;

use language::board::{
    Ability, Board, CardType, Characteristics, Color, Counter, Keyword, Lasting, Object, ObjectKind,
    PhasedOut, Player, Refers, Restriction, Turn, Zone,
};
use language::date::Date;
use language::effect::{Cause, Effect, EventPattern, Floating, Lifetime, Limit, Pattern, Scope};
use language::event::{Instruction, Script};
use language::select::{Amount, Compare, Condition, What, Who};

/// The rules dates that the program offers as presets.
pub const DATES: [Date; 4] =
    [Date::new(2006, 10, 1), Date::new(2008, 2, 1), Date::new(2012, 5, 1), Date::new(2026, 4, 17)];

/// A board of a theme; the same seed is the same board.
pub fn board(theme: Theme, seed: u64) -> Board {
    let mut dice = Dice::new(seed.wrapping_mul(31).wrapping_add(theme as u64));
    let many = 2 + usize::from(dice.one_in(3));
    let mut board = Board {
        players: PLAYERS[..many].iter().map(|name| player(name, &mut dice)).collect(),
        ..Board::default()
    };
    board.turn = Turn { active: Some(PLAYERS[dice.below(many)].to_owned()), ..Turn::default() };
    objects(&mut board, many, &mut dice);
    if deeds::is_one(theme) {
        deeds::furnish(&mut board, many, &mut dice);
    }
    if theme == Theme::Arrivals {
        return arriving(board, many, &mut dice);
    }
    for number in 0..=dice.below(3) {
        effect(&mut board, theme, number, many, &mut dice);
    }
    if dice.one_in(12) {
        law(&mut board, theme, many, &mut dice);
    }
    let source = if dice.one_in(2) { "Bolt" } else { "Ox" };
    let events = events::events(theme, &mut dice);
    let mut unless = Vec::new();
    if dice.one_in(8) {
        unless.push(plain(theme, &mut dice));
    }
    let mut does = vec![Instruction::Do { events, unless }];
    if theme == Theme::Triggers {
        triggers::listen(&mut board, many, &mut dice);
        if dice.one_in(2) {
            stack::furnish(&mut board, many, &mut dice);
            does.extend(stack::instructions(&mut dice));
        }
        does.extend(triggers::instructions(&mut dice));
    }
    if theme == Theme::Past {
        past::furnish(&mut board, many, &mut dice);
        does.extend(past::instructions(&mut dice));
    }
    if theme == Theme::Layers {
        layers::furnish(&mut board, many, &mut dice);
        does.extend(layers::changed(&mut dice));
        does.extend(layers::instructions());
    }
    let mut cause = Cause::default();
    if theme == Theme::Checks {
        checks::furnish(&mut board, many, &mut dice);
        checks::skips(&mut board, many, &mut dice);
        does.extend(checks::instructions(&mut dice));
        cause = checks::cause(&mut dice);
        checks::newest(&mut board, many, &mut dice);
    }
    if theme == Theme::Counters && dice.one_in(2) {
        cause = Cause::Cost;
    }
    board.events.push(Script { source: Some(source.to_owned()), cause, does, ..Script::default() });
    if theme == Theme::Checks || deeds::is_one(theme) {
        phased_out(&mut board, &mut dice);
    }
    board
}

/// A board on which something enters with counters.
fn arriving(mut board: Board, many: usize, dice: &mut Dice) -> Board {
    arrivals::furnish(&mut board, many, dice);
    let does = vec![Instruction::Do { events: vec![arrivals::event(dice)], unless: Vec::new() }];
    board.events.push(Script { source: Some("Bolt".to_owned()), does, ..Script::default() });
    board
}

/// On some boards a permanent is phased out.
fn phased_out(board: &mut Board, dice: &mut Dice) {
    let how = PhasedOut::ALL[usize::from(dice.one_in(6))];
    let is_out = dice.one_in(8);
    let there = board.objects.iter_mut().filter(|object| object.zone == Zone::Battlefield);
    for object in there.skip(2).take(usize::from(is_out)) {
        object.phased_out = Some(how);
    }
}

fn player(name: &str, dice: &mut Dice) -> Player {
    Player {
        life: if dice.one_in(3) { 4 } else { 20 },
        poison: 0,
        library: [40, 2, 0][dice.below(3)],
        hand: dice.below(3) as u64,
        ..Player::new(name)
    }
}

/// A spell, a creature for each of two players, and a card in a graveyard and in a hand.
fn objects(board: &mut Board, many: usize, dice: &mut Dice) {
    let colors = vec![Color::ALL[dice.below(5)]];
    let bolt = Characteristics { colors, ..named("Bolt", CardType::Instant) };
    board.objects.push(Object { zone: Zone::Stack, ..owned("Bolt", bolt, dice.below(many)) });
    for (id, owner) in [("Ox", 0), ("Elk", 1)] {
        let mut is = named(id, CardType::Creature);
        (is.power, is.toughness) = (Some(2), Some(3));
        if dice.one_in(4) {
            let keywords = [
                Keyword::Lifelink,
                Keyword::Wither,
                Keyword::Infect,
                Keyword::Indestructible,
                Keyword::Deathtouch,
                Keyword::Absorb(1),
            ];
            is.abilities.push(Ability::Keyword(keywords[dice.below(keywords.len())].clone()));
        }
        let number = [2, 2, 1, 0][dice.below(4)];
        let counters = if number > 0 { vec![(Counter::PlusOne, number)] } else { Vec::new() };
        let tapped = dice.one_in(4);
        board.objects.push(Object { damage: dice.below(2) as u64, counters, tapped, ..owned(id, is, owner) });
    }
    for (id, zone) in [("Rat", Zone::Graveyard), ("Asp", Zone::Hand)] {
        let mut is = named(id, CardType::Creature);
        (is.power, is.toughness) = (Some(1), Some(1));
        if dice.one_in(2) {
            is.abilities.push(Ability::Effect(rewrites::own_entering(dice)));
        }
        board.objects.push(Object { zone, ..owned(id, is, dice.below(many)) });
    }
}

/// An effect from a permanent, or one that has left its source and can run out.
fn effect(board: &mut Board, theme: Theme, number: usize, many: usize, dice: &mut Dice) {
    let name = format!("{}{number}", ["Veil", "Song", "Omen"][dice.below(3)]);
    let mut effect = plain(theme, dice);
    if dice.one_in(3) {
        effect.limit = match dice.below(3) {
            0 => Some(Limit::ONCE),
            1 => Some(Limit::Uses(2)),
            _ if rewrites::prevents_all(&effect.rewrite) => Some(Limit::Shield(1 + dice.below(4) as u64)),
            _ => None,
        };
        let controller = Some(PLAYERS[dice.below(many)].to_owned());
        board.effects.push(Floating {
            id: name,
            source: None,
            controller,
            refers: Refers::default(),
            left: None,
            effect,
        });
    } else {
        let is = Characteristics {
            abilities: vec![Ability::Effect(effect)],
            ..named(&name, CardType::Enchantment)
        };
        let source = owned(&name, is, dice.below(many));
        board.objects.push(if name.starts_with("Omen") { emblem(source) } else { source });
    }
}

/// The same abilities as those of an emblem.
fn emblem(mut object: Object) -> Object {
    object.is.types.clear();
    Object { kind: ObjectKind::Emblem, zone: Zone::Command, ..object }
}

fn plain(theme: Theme, dice: &mut Dice) -> Effect {
    if theme == Theme::Ways && dice.one_in(2) {
        return deeds::of_ways(dice);
    }
    let event = events::pattern(theme, dice);
    let special = if deeds::is_one(theme) { deeds::rewrite(&event, dice) } else { None };
    let rewrite = special.unwrap_or_else(|| rewrites::rewrite(&event, dice));
    let scope = if rewrites::can_be_wide(&rewrite) && dice.one_in(5) {
        [Scope::PerRecipient, Scope::PerPlayer, Scope::WholeEvent][dice.below(3)]
    } else {
        Scope::EachPart
    };
    let only_if = if dice.one_in(6) { vec![condition(dice)] } else { Vec::new() };
    let is_of_effects = theme == Theme::Counters && dice.one_in(2);
    let because = if is_of_effects { vec![Cause::Effect] } else { Vec::new() };
    let recheck = matches!(event, EventPattern::Damage { .. })
        .then(|| What::Color(Color::ALL[dice.below(5)]))
        .filter(|_| dice.one_in(15));
    let when = Pattern { event: event.clone(), only_if, because, by: None, scope, recheck };
    let (optional, decider) = (dice.one_in(6), dice.one_in(6).then_some(Who::Active));
    Effect { when, optional, decider, ..Effect::new(event, rewrite) }
}

fn condition(dice: &mut Dice) -> Condition {
    match dice.below(3) {
        0 => Condition::Number(Amount::Life(Who::You), Compare::AtMost, Amount::N(5)),
        1 => Condition::TurnOf(Who::You),
        _ => Condition::Not(Box::new(Condition::It(What::Tapped))),
    }
}

/// Something can't happen: a permanent says so, or it is so for a time.
fn law(board: &mut Board, theme: Theme, many: usize, dice: &mut Dice) {
    let (ability, player) = (restriction(theme, dice), dice.below(many));
    if dice.one_in(3) {
        let (controller, until) = (Some(PLAYERS[player].to_owned()), Lifetime::Always);
        let refers = Refers::default();
        board.lasting.push(Lasting {
            source: None,
            controller,
            refers,
            ability,
            until,
            once: false,
            at_once: false,
        });
    } else {
        let is = Characteristics { abilities: vec![ability], ..named("Law", CardType::Enchantment) };
        board.objects.push(owned("Law", is, player));
    }
}

fn restriction(theme: Theme, dice: &mut Dice) -> Ability {
    let event = events::pattern(theme, dice);
    let when = Pattern::new(event);
    let ability = Ability::Restriction(match dice.below(3) {
        0 if matches!(theme, Theme::Damage | Theme::Layers) => Restriction::CantBePrevented(when),
        0 => Restriction::CantBeRegenerated(What::Type(CardType::Creature)),
        _ => Restriction::Cant(when),
    });
    if !dice.one_in(3) {
        return ability;
    }
    let only_if = match dice.below(3) {
        0 => Condition::Number(Amount::Life(Who::You), Compare::AtMost, Amount::N(18)),
        1 => Condition::TurnOf(Who::You),
        _ => Condition::Exists(What::All(vec![What::Type(CardType::Creature), What::ControlledBy(Who::You)])),
    };
    Ability::AsLongAs { only_if: vec![only_if], ability: Box::new(ability) }
}
