//! What somebody's pick or answer leads to, before anything happens.

use super::enchanting::choose_host;
use super::entering::{choose_attacked, choose_protector};
use super::several_places::choose_place;
use crate::applying::apart::tell_apart;
use crate::applying::{Stop, apply};
use crate::judging::judged::Offers;
use crate::judging::pending_event::PendingEvent;
use crate::pending::situation::{Asker, Asking, Pick, Situation};
use crate::script;
use crate::table::Table;
use statements::ids::{AnswerId, EffectId, PlayerId};
use statements::moment::Step;
use statements::question::{Answer, Question};

/// What a step leads to. None where it can't be taken, leads into a lane, or a number does not fit.
pub(crate) fn after(table: &mut Table, from: &Situation, step: Step) -> Option<Situation> {
    match step {
        Step::Pick { effect, part, .. } => picked(table, from, effect, part),
        Step::Answer(answer) => answered(table, from, answer),
        Step::Happens => Some(Situation { fresh: false, ..from.clone() }),
        Step::Lane(_) => None,
    }
}

/// What picking an effect for a part leads to, before anything happens. None where it can't be picked, or a
/// number does not fit.
fn picked(table: &mut Table, from: &Situation, effect: EffectId, part: u16) -> Option<Situation> {
    let mut find = |fold| {
        let mut offers = PendingEvent::new(table, from).offers(fold)?;
        tell_apart(table, from, &mut offers);
        let Offers { orderer, picks } = offers;
        let pick =
            picks.into_iter().find(|pick| pick.effect == effect && pick.parts.first() == Some(&part))?;
        Some((orderer, pick))
    };
    let (orderer, pick) = find(true).or_else(|| find(false))?;
    let mut next = from.clone();
    match apply(table, &mut next, &pick, orderer, &[]) {
        Ok(()) => Some(next),
        Err(Stop::Ask(..)) => Some(asking(from, pick)),
        Err(Stop::TooLarge) => None,
    }
}

/// What an answer leads to, before anything happens. None where nothing is asked, or a number does not fit.
fn answered(table: &mut Table, from: &Situation, answer: AnswerId) -> Option<Situation> {
    let asking = from.asking.as_deref()?;
    let mut told = told(table, asking);
    told.push(table.answers.get(answer.index()).clone());
    match resume(table, from, asking, &told) {
        Ok(next) => Some(next),
        Err(Stop::Ask(..)) => {
            let mut asking = asking.clone();
            asking.answers.push(answer);
            Some(Situation { asking: Some(Box::new(asking)), ..from.clone() })
        }
        Err(Stop::TooLarge) => None,
    }
}

/// A situation in which an effect that was picked asks something.
pub(crate) fn asking(situation: &Situation, pick: Pick) -> Situation {
    let mut next = situation.clone();
    next.asking = Some(Box::new(Asking::new(Asker::Effect(pick))));
    next
}

/// What has been answered in a decision.
pub(crate) fn told(table: &Table, asking: &Asking) -> Vec<Answer> {
    asking.answers.iter().map(|id| table.answers.get(id.index()).clone()).collect()
}

/// Goes on with a decision, given all answers so far.
pub(crate) fn resume(
    table: &mut Table,
    situation: &Situation,
    asking: &Asking,
    told: &[Answer],
) -> Result<Situation, Stop> {
    match &asking.by {
        Asker::Dispute(dispute) => {
            let Some(&Answer::Reading(second)) = told.first() else {
                return Err(Stop::Ask(None, Question::Reading(*dispute)));
            };
            let mut next = Situation { asking: None, ..situation.clone() };
            next.readings.take(*dispute, second);
            Ok(next)
        }
        Asker::Instruction => script::follow(table, situation, told),
        Asker::Aura(at) => choose_host(table, situation, *at, told),
        Asker::Battle(at) => choose_protector(table, situation, *at, told),
        Asker::Attacker(at) => choose_attacked(table, situation, *at, told),
        Asker::Mover(at) => choose_place(table, situation, *at, told),
        Asker::Effect(pick) => {
            let orderer = orderer(table, situation);
            let mut next = situation.clone();
            apply(table, &mut next, pick, orderer, told)?;
            Ok(next)
        }
    }
}

/// Who picked the effect that is being applied.
fn orderer(table: &Table, situation: &Situation) -> PlayerId {
    let offers = PendingEvent::new(table, situation).offers(false);
    offers.map_or(table.board(situation.board).active, |offers| offers.orderer)
}

/// Who is asked what in a situation.
pub(crate) fn asked(table: &mut Table, situation: &Situation) -> Option<(Option<PlayerId>, Question)> {
    let asking = situation.asking.as_deref()?;
    let told = told(table, asking);
    match resume(table, situation, asking, &told) {
        Err(Stop::Ask(decider, question)) => Some((decider, question)),
        Ok(_) | Err(Stop::TooLarge) => None,
    }
}
