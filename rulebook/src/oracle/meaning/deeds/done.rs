//! Whether something was done: "if you do", "when they do", "if that player doesn't".

use language::event::{Event, Instruction};
use language::select::Amount;

use crate::oracle::meaning::context::Context;
use crate::oracle::meaning::{Meant, Missing};
use crate::oracle::tree::{Asks, Clause, Doer, Player};

/// Refuses a question whether somebody did what somebody else did, or was to do.
///
/// # Errors
///
/// What was said before was done by you, and they are asked about; or the other way round.
pub(super) fn by_who_did_it(asks: Option<&Asks>, context: &Context) -> Meant<()> {
    let asked = if let Some(Asks::Not(not)) = asks { Some(&**not) } else { asks };
    let Some(Asks::Done(asked) | Asks::Searched(asked) | Asks::WhenDone(asked) | Asks::Impossible(asked)) =
        asked
    else {
        return Ok(());
    };
    if context.doer.is_some_and(|doer| doer != *asked) {
        return Err(Missing("whether something was done by who did not do it"));
    }
    Ok(())
}

/// An ability that triggers now. What it targets is so as it is put on the stack, whether what is done may be done or not.
pub(super) fn triggers(mut does: Vec<Instruction>) -> Instruction {
    let mut targets = Vec::new();
    if let [Instruction::May { does, .. }, ..] = &mut does[..] {
        let count = does.iter().take_while(|one| matches!(one, Instruction::Target(_))).count();
        targets.extend(does.drain(..count));
    }
    targets.extend(does);
    Instruction::Trigger { does: targets }
}

/// "When you do": an ability that triggers as soon as what was said to be done last is done.
pub(in crate::oracle::meaning) fn when_done(
    before: &mut Vec<Instruction>,
    does: Vec<Instruction>,
) -> Meant<()> {
    if_done(before, vec![triggers(does)], true)
}

/// Who does what is said in a clause, or keeps it from being done.
pub(super) fn doer(clause: &Clause) -> Doer {
    let unless = clause.unless.as_ref().map(|(who, _)| who);
    let who = unless.or(clause.may.as_ref()).unwrap_or(&clause.by);
    if *who == Player::You { Doer::You } else { Doer::They }
}

/// What is done if something was done, or not, that was said elsewhere.
pub(super) fn done_elsewhere(asks: &Asks, does: Vec<Instruction>) -> Instruction {
    let not = matches!(asks, Asks::Not(_));
    let (then, otherwise) = if not { (Vec::new(), does) } else { (does, Vec::new()) };
    Instruction::IfDone { does: Vec::new(), then, otherwise }
}

/// Whether it is asked if something was done.
pub(super) fn is_of_done(asks: &Asks) -> bool {
    if let Asks::Not(not) = asks {
        return matches!(**not, Asks::Done(_));
    }
    matches!(asks, Asks::Done(_) | Asks::Searched(_) | Asks::WhenDone(_) | Asks::Otherwise)
}

/// "If you do": what was said to be done last is done, and then this; or this if it wasn't.
pub(super) fn if_done(before: &mut Vec<Instruction>, then: Vec<Instruction>, done: bool) -> Meant<()> {
    const NOTHING: Missing = Missing("nothing that could have been done stands before it");
    match before.last_mut() {
        Some(Instruction::May { does, otherwise, .. }) => {
            // Of mana that may be paid nothing is left but the choice.
            if done && does.is_empty() {
                does.extend(then);
                return Ok(());
            }
            // What is changed for a time is changed as soon as that is chosen.
            if done && matches!(does[..], [Instruction::Change { .. }]) {
                does.extend(then);
                return Ok(());
            }
            if done {
                return if_done(does, then, true);
            }
            if !otherwise.is_empty() {
                return Err(NOTHING);
            }
            *otherwise = then;
            // What can't be done in full isn't done, either.
            Ok(())
        }
        // Under a condition: where that is not so, nothing was done.
        Some(Instruction::If { then: before, otherwise, .. })
            if done && otherwise.is_empty() && matches!(before.last(), Some(Instruction::May { .. })) =>
        {
            if_done(before, then, true)
        }
        Some(Instruction::IfDone { otherwise, .. }) if !done && otherwise.is_empty() => {
            *otherwise = then;
            Ok(())
        }
        Some(Instruction::Do { events, unless }) if unless.is_empty() => {
            let does = std::mem::take(events);
            let (then, otherwise) = if done { (then, Vec::new()) } else { (Vec::new(), then) };
            before.pop();
            before.push(Instruction::IfDone { does, then, otherwise });
            Ok(())
        }
        Some(_) | None => Err(NOTHING),
    }
}

/// "If you can't": what was said to be done last, and this where it could not be done. Of several, some could be.
pub(super) fn if_impossible(before: &mut Vec<Instruction>, then: Vec<Instruction>) -> Meant<()> {
    let one = Amount::N(1);
    let single = match &before[..] {
        [.., Instruction::Choose { amount, or_fewer, each, .. }, Instruction::Do { events, .. }] => {
            *amount == one && !or_fewer && !each && events.len() == 1
        }
        [.., Instruction::Do { events, .. }] => {
            matches!(&events[..], [Event::RemoveCounters { amount, .. }] if *amount == one)
        }
        [..] => false,
    };
    if single { if_done(before, then, false) } else { Err(Missing("whether something was possible")) }
}
