//! Boards that ask for what has happened: effects and abilities with such conditions, and instructions that count it.

use super::dice::Dice;
use super::events::{events, pattern};
use super::parts::{PLAYERS, named, owned};
use super::theme::Theme;
use language::board::{Ability, Board, CardType, Characteristics, Happened};
use language::effect::{EventPattern, Pattern};
use language::event::{Event, Instruction};
use language::select::{Amount, Compare, Condition, Past, Since, What, Who, Whom};

/// About half of the effects ask for what has happened, and an ability does that triggers; the board may tell of some.
pub(super) fn furnish(board: &mut Board, many: usize, dice: &mut Dice) {
    let of_objects = board.objects.iter_mut().flat_map(|object| &mut object.is.abilities);
    for ability in of_objects {
        if let Ability::Effect(effect) = ability
            && dice.one_in(2)
        {
            effect.when.only_if.push(condition(dice));
        }
    }
    if let Some(floating) = board.effects.first_mut() {
        floating.effect.when.only_if.push(condition(dice));
    }
    let gain = Event::GainLife { who: Who::You, amount: Amount::N(1) };
    let when = Pattern { only_if: vec![condition(dice)], ..Pattern::new(event(dice)) };
    let ability = Ability::triggered(when, vec![done(gain)]);
    let is = Characteristics { abilities: vec![ability], ..named("Diary", CardType::Artifact) };
    board.objects.push(owned("Diary", is, dice.below(many)));
    if dice.one_in(3) {
        let (you, this) = (Some(PLAYERS[dice.below(many)].to_owned()), Some("Ox".to_owned()));
        let (to, dealt_by) = (vec!["Ox".to_owned()], Vec::new());
        let told = |what| Happened {
            what,
            you,
            this,
            times: 1 + dice.below(2) as u64,
            or_more: false,
            total: 3,
            to,
            dealt_by,
        };
        let asked = asked(board).first().cloned();
        board.happened.extend(asked.map(told));
    }
}

/// More happens, and then it is asked what has.
pub(super) fn instructions(dice: &mut Dice) -> Vec<Instruction> {
    let mut does = vec![Instruction::Do { events: events(Theme::Past, dice), unless: Vec::new() }];
    let draw = Event::Draw { who: Who::You, amount: Amount::N(1), with_it: Vec::new() };
    does.push(Instruction::If { condition: condition(dice), then: vec![done(draw)], otherwise: Vec::new() });
    does.push(match dice.below(5) {
        0 => done(Event::LoseLife { who: Who::Opponents, amount: Amount::Happened(past(dice)) }),
        1 => done(Event::LoseLife { who: Who::Opponents, amount: Amount::Total(past(dice)) }),
        2 => {
            let hurt = EventPattern::Damage { from: What::Any, to: Whom::Any, combat: None };
            let what =
                What::All(vec![What::Type(CardType::Creature), What::HappenedTo(Box::new(Past::new(hurt)))]);
            done(Event::Destroy { what, no_regeneration: false })
        }
        3 => done(Event::LoseLife { who: Who::HappenedTo(past(dice)), amount: Amount::N(1) }),
        _ => Instruction::NextTurn,
    });
    does.push(Instruction::PutTriggers);
    does
}

fn done(event: Event) -> Instruction {
    Instruction::Do { events: vec![event], unless: Vec::new() }
}

fn condition(dice: &mut Dice) -> Condition {
    match dice.below(5) {
        0 => Condition::Happened(past(dice)),
        1 => Condition::Number(Amount::Happened(past(dice)), Compare::AtLeast, Amount::N(2)),
        2 => Condition::Number(Amount::Total(past(dice)), Compare::AtMost, Amount::N(2)),
        3 => Condition::Affected(Who::Not(Box::new(Who::HappenedTo(past(dice))))),
        _ => Condition::Not(Box::new(Condition::Happened(past(dice)))),
    }
}

fn past(dice: &mut Dice) -> Box<Past> {
    let since = if dice.one_in(3) { Since::ALL[dice.below(4)] } else { Since::Turn };
    Box::new(Past { since, ..Past::new(event(dice)) })
}

/// An event that can have happened: a number of cards is drawn one by one.
fn event(dice: &mut Dice) -> EventPattern {
    let event = pattern(Theme::Past, dice);
    if let EventPattern::DrawCards { who, .. } = event { EventPattern::Draw { who } } else { event }
}

/// What the board asks for, in its order.
fn asked(board: &Board) -> Vec<Past> {
    engine::past_asked(board).into_iter().map(|one| one.what).collect()
}
