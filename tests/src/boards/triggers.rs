//! Boards with triggered abilities that are put on the stack, with combat damage that may wait there, and with steps
//! and phases that end.

use super::dice::Dice;
use super::events::pattern;
use super::parts::{named, owned, who, whom};
use super::theme::Theme;
use language::board::{Ability, Board, CardType, Characteristics, Zone};
use language::effect::{EventPattern, Pattern};
use language::event::{Dividing, Event, Instruction, Place};
use language::select::{Amount, Condition, Since, What, Who};

/// Permanents whose abilities trigger, on events or on other abilities.
pub(super) fn listen(board: &mut Board, many: usize, dice: &mut Dice) {
    for name in ["Horn", "Bell", "Gong"].into_iter().take(1 + dice.below(3)) {
        let event = if dice.one_in(3) {
            EventPattern::Trigger { who: who(dice), what: What::Any }
        } else {
            pattern(Theme::Triggers, dice)
        };
        let prevented = matches!(event, EventPattern::Damage { .. }) && dice.one_in(3);
        let does = vec![Instruction::Do { events: vec![deed(dice)], unless: Vec::new() }];
        let mut when = Pattern::new(event);
        if dice.one_in(4) {
            when.only_if = vec![Condition::Exists(What::Type(CardType::Creature))];
        }
        let waits = if dice.one_in(8) {
            let none = Condition::Not(Box::new(Condition::Exists(What::Type(CardType::Creature))));
            Ability::StateTriggered { when: vec![none], does }
        } else {
            {
                let often = |dice: &mut Dice| dice.one_in(4).then(|| (1 + dice.below(2) as u64, Since::Turn));
                let is_counted = !prevented
                    && !matches!(when.event, EventPattern::Trigger { .. } | EventPattern::DrawCards { .. });
                let nth = often(dice).filter(|_| is_counted);
                let yours = dice.one_in(5).then_some(Condition::TurnOf(Who::You));
                let as_it_happens = yours.into_iter().collect();
                Ability::Triggered { when, prevented, as_it_happens, nth, at_most: often(dice), does }
            }
        };
        let is = Characteristics { abilities: vec![waits], ..named(name, CardType::Artifact) };
        board.objects.push(owned(name, is, dice.below(many)));
    }
}

/// What an ability does; it may ask what made it trigger.
fn deed(dice: &mut Dice) -> Event {
    match dice.below(6) {
        0 => Event::LoseLife { who: Who::Affected, amount: Amount::N(1) },
        1 => {
            Event::LoseLife { who: Who::ControllerOf(Box::new(What::It)), amount: Amount::PowerOf(What::It) }
        }
        2 => Event::Draw { who: Who::You, amount: Amount::N(1), with_it: Vec::new() },
        3 => Event::Sacrifice { what: What::This },
        _ => Event::GainLife { who: Who::You, amount: Amount::N(1) },
    }
}

/// What is done after the events.
pub(super) fn instructions(dice: &mut Dice) -> Vec<Instruction> {
    let mut does = Vec::new();
    if dice.one_in(2) {
        does.push(combat(dice));
    }
    does.push(Instruction::PutTriggers);
    for _ in 0..dice.below(3) {
        does.push(Instruction::Resolve);
    }
    if dice.one_in(6) {
        does.push(Instruction::ResolveAll);
    }
    if dice.one_in(3) {
        does.push(if dice.one_in(2) { Instruction::PhaseEnds } else { Instruction::StepEnds });
    }
    does
}

/// The ox deals combat damage, and may be gone before it does.
fn combat(dice: &mut Dice) -> Instruction {
    let ox = || What::Is("Ox".to_owned());
    let damage = Event::Damage {
        from: ox(),
        to: whom(dice),
        amount: Amount::N(1 + dice.below(3) as u64),
        combat: true,
        unpreventable: false,
        excess: None,
    };
    let gone = Event::Move { what: ox(), to: Zone::Graveyard, place: Place::Top };
    let meanwhile = vec![Instruction::Do { events: vec![gone], unless: Vec::new() }];
    Instruction::CombatDamage {
        assigned: vec![damage],
        divided: Dividing::Said,
        meanwhile: if dice.one_in(2) { meanwhile } else { Vec::new() },
    }
}
