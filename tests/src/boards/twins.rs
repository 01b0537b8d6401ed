//! Boards rich in twins: permanents that are alike but for which of them is which, with effects and abilities that speak of
//! their own source.

use super::dice::Dice;
use super::theme::Theme;
use super::{PLAYERS, board};
use language::board::{Ability, Board, CardType, Counter, Object};
use language::effect::{Effect, EventPattern, Prevention, Quantity, Rewrite, Scale};
use language::event::{Event, Instruction, Script, Token};
use language::select::{Amount, Compare, Condition, What, Who, Whom};

/// A board of a theme on which what has effects or abilities that trigger is there twice or three times: listed each by
/// itself, or created as like tokens before all else. The same seed is the same board.
pub fn twins(theme: Theme, seed: u64) -> Board {
    let mut board = board(theme, seed);
    let mut dice = Dice::new(seed.wrapping_mul(17).wrapping_add(theme as u64));
    let (able, mut others): (Vec<Object>, Vec<Object>) =
        std::mem::take(&mut board.objects).into_iter().partition(is_able);
    let mut created = Vec::new();
    for mut object in able.into_iter().take(2) {
        object.is.abilities.iter_mut().for_each(|ability| speak(ability, &mut dice));
        if dice.one_in(4) {
            object.is.types = vec![CardType::Creature];
            (object.is.power, object.is.toughness) = (Some(1), Some(4));
        }
        let many = 2 + usize::from(dice.one_in(6));
        if dice.one_in(3) {
            created.push(creation(&object, many));
            continue;
        }
        others.extend((0..many).map(|nth| Object { id: format!("{} {nth}", object.id), ..object.clone() }));
    }
    board.objects = others;
    created.append(&mut board.events);
    board.events = created;
    board
}

/// What a board calls one of several twins, without what tells it from the others.
pub fn without_number(name: &str) -> String {
    (0..=3).fold(name.to_owned(), |name, nth| name.replace(&format!(" {nth}"), ""))
}

/// Whether it is there for its effects or abilities that trigger.
fn is_able(object: &Object) -> bool {
    let ability = |ability: &Ability| matches!(ability, Ability::Effect(_) | Ability::Triggered { .. });
    matches!(object.is.types[..], [CardType::Enchantment | CardType::Artifact])
        && object.is.abilities.iter().any(ability)
}

/// A script that creates so many tokens of this sort.
fn creation(object: &Object, many: usize) -> Script {
    let token = Token::Is(Box::new(object.is.clone()));
    let amount = Amount::N(many as u64);
    let events = vec![Event::creates(Who::You, token, amount)];
    Script {
        controller: object.owner.clone().or(Some(PLAYERS[0].to_owned())),
        does: vec![Instruction::Do { events, unless: Vec::new() }],
        ..Script::default()
    }
}

fn charge() -> Counter {
    Counter::Named("charge".to_owned())
}

/// What is done to the source itself.
fn to_itself(dice: &mut Dice) -> Event {
    match dice.below(3) {
        0 => Event::Sacrifice { what: What::This },
        _ => Event::PutCounters {
            who: Who::You,
            on: Whom::Object(What::This),
            kind: charge(),
            amount: Amount::N(1),
        },
    }
}

fn step(event: Event) -> Vec<Instruction> {
    vec![Instruction::Do { events: vec![event], unless: Vec::new() }]
}

/// An ability speaks of its own source, in one of several ways or in none.
fn speak(ability: &mut Ability, dice: &mut Dice) {
    if let Ability::Effect(effect) = ability {
        speak_of_source(effect, dice);
    }
    if let Ability::Triggered { does, .. } = ability
        && !dice.one_in(3)
    {
        let alone = Condition::Number(Amount::Counters(charge(), What::This), Compare::AtMost, Amount::N(0));
        let then = step(to_itself(dice));
        *does = if dice.one_in(2) {
            then
        } else {
            vec![Instruction::If { condition: alone, then, otherwise: Vec::new() }]
        };
    }
}

fn speak_of_source(effect: &mut Effect, dice: &mut Dice) {
    let is_damage = matches!(effect.when.event, EventPattern::Damage { .. });
    let enters = matches!(effect.when.event, EventPattern::Enter { .. });
    match dice.below(7) {
        0 | 1 if is_damage => {
            effect.rewrite = Rewrite::Redirect { amount: None, to: Whom::Object(What::This) };
        }
        2 if is_damage => {
            let then = step(to_itself(dice));
            effect.rewrite =
                Rewrite::Prevent(Prevention { amount: Quantity::Some(Amount::N(1)), then, of_all: false });
        }
        3 if is_damage => {
            let other = What::All(vec![What::Type(CardType::Creature), What::Not(Box::new(What::This))]);
            if let EventPattern::Damage { to, .. } = &mut effect.when.event {
                *to = Whom::OneOf(vec![Whom::Player(Who::Anyone), Whom::Object(other)]);
            }
        }
        0..=2 if !enters => effect.rewrite = Rewrite::Also(step(to_itself(dice))),
        3 if !enters => effect.rewrite = Rewrite::Become(vec![to_itself(dice)]),
        4 => {
            let charged = Amount::Counters(charge(), What::This);
            effect.when.only_if.push(Condition::Number(charged, Compare::AtMost, Amount::N(0)));
        }
        5 if matches!(effect.rewrite, Rewrite::Scale(_)) => {
            let charged =
                Amount::Plus(Box::new(Amount::N(1)), Box::new(Amount::Counters(charge(), What::This)));
            effect.rewrite = Rewrite::Scale(Scale::Plus(charged));
        }
        _ => {}
    }
}
