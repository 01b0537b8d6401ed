//! Whether something was done: "if you do", "when they do", "if that player doesn't".

use language::board::{ObjectKind, Zone};
use language::event::{Deed, Event, Instruction};
use language::select::{Amount, Condition, What};

use crate::oracle::meaning::context::Context;
use crate::oracle::meaning::{Meant, Missing};
use crate::oracle::tree::{
    Action, Asks, ByPlayer, Clause, Doer, How, Like, Number, Player, Thing, ThisWay, ToObject, Touched, Trait,
};

/// Refuses a question whether somebody did what somebody else did, or was to do.
///
/// # Errors
///
/// What was said before was done by you, and they are asked about; or the other way round.
pub(super) fn by_who_did_it(asks: Option<&Asks>, context: &Context) -> Meant<()> {
    let asked = if let Some(Asks::Not(not)) = asks { Some(&**not) } else { asks };
    let Some(
        Asks::Done(asked)
        | Asks::Searched(asked)
        | Asks::WhenDone(asked)
        | Asks::WhenSo(asked, _)
        | Asks::Impossible(asked),
    ) = asked
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

/// What an ability does that triggers as soon as what was said to be done last is done.
pub(super) fn triggering(before: &mut [Instruction]) -> Option<&mut Vec<Instruction>> {
    let last = before.last_mut()?;
    if let Instruction::May { does, otherwise, .. } = last {
        return if otherwise.is_empty() { triggering(does) } else { None };
    }
    let Instruction::IfDone { then, otherwise, .. } = last else { return None };
    let [Instruction::Trigger { does }] = &mut then[..] else { return None };
    otherwise.is_empty().then_some(does)
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

/// What of something that is done is spoken of as done "this way".
pub(super) const fn did(action: &Action) -> Option<ThisWay> {
    match action {
        Action::Player(ByPlayer::LoseLife(..)) => Some(ThisWay::LifeLost),
        // What comes behind speaks of the same number.
        Action::Player(ByPlayer::Discard { amount: Number::ThatMuch, .. }) => None,
        Action::Player(ByPlayer::Discard { .. } | ByPlayer::DiscardHand(_)) => Some(ThisWay::Discarded),
        Action::Player(ByPlayer::Does(_, Deed::Mill, _)) => Some(ThisWay::Milled),
        Action::Player(ByPlayer::Rolls(..)) => Some(ThisWay::Rolled),
        Action::Object(ToObject::Damage(..)) => Some(ThisWay::Damage),
        Action::Object(ToObject::Exile(_) | ToObject::ExileFaceDown(_)) => Some(ThisWay::Exiled),
        Action::Object(ToObject::Destroy { .. }) => Some(ThisWay::Destroyed),
        Action::Object(ToObject::Sacrifice(..)) => Some(ThisWay::Sacrificed),
        Action::Object(ToObject::DoneTo(Deed::Tap, _)) => Some(ThisWay::Tapped),
        Action::Object(ToObject::Counter(_)) => Some(ThisWay::Countered),
        Action::Object(ToObject::Put(..)) => Some(ThisWay::Put),
        Action::Player(_)
        | Action::Object(_)
        | Action::Lasts(_)
        | Action::PayMana { .. }
        | Action::Modes(_)
        | Action::All(_)
        | Action::Either(_) => None,
    }
}

/// Whether something is done to several, and what all have in common to which it is done, where that is said.
pub(super) fn done_to_such(action: &Action) -> Option<(bool, Like)> {
    if let Action::Player(ByPlayer::Discard { like, amount, .. }) = action {
        return Some((*amount != Number::N(1), like.clone()));
    }
    let (Action::Object(
        ToObject::Destroy { what, .. }
        | ToObject::Sacrifice(_, what)
        | ToObject::DoneTo(Deed::Tap, what)
        | ToObject::Counter(what)
        | ToObject::Put(_, what, _)
        | ToObject::Exile(what),
    )
    | Action::Player(ByPlayer::DiscardCards(_, what))) = action
    else {
        return None;
    };
    let Thing::Such(how, like) = what else { return None };
    let one = matches!(how, How::One | How::Target { amount: 1, .. });
    Some((!one, like.clone()))
}

/// "When you discard a land card this way": an ability that triggers as soon as that is done, if it is so.
pub(super) fn when_so(
    before: &mut Vec<Instruction>,
    (so, asked): (&Asks, Option<Condition>),
    does: Vec<Instruction>,
) -> Meant<()> {
    const UNKNOWN: Missing = Missing("what was done this way");
    let (condition, Asks::Is(Thing::The(how), like)) = (asked.ok_or(UNKNOWN)?, so) else {
        return Err(UNKNOWN);
    };
    let then = vec![triggers(does)];
    if !last_done(before).is_some_and(|event| is_done(*how, event)) {
        // Something else is done behind it: what has been chosen to be discarded, was.
        if *how != Touched::Discarded {
            return Err(UNKNOWN);
        }
        before.push(Instruction::If { condition, then, otherwise: Vec::new() });
        return Ok(());
    }
    let is_any = like.0.iter().all(|one| *one == Trait::Is(What::Kind(ObjectKind::Card)));
    let does = if is_any { then } else { vec![Instruction::If { condition, then, otherwise: Vec::new() }] };
    if_done(before, does, true)
}

/// What was said to be done last, where that is one event.
fn last_done(before: &[Instruction]) -> Option<&Event> {
    let last = before.last()?;
    if let Instruction::May { does, .. } = last {
        return last_done(does);
    }
    if let Instruction::Do { events, .. } = last
        && let [event] = &events[..]
    {
        return Some(event);
    }
    None
}

/// Whether an event is that this is done to something.
fn is_done(how: Touched, event: &Event) -> bool {
    match how {
        Touched::Discarded => matches!(event, Event::Discard { .. }),
        Touched::Sacrificed => matches!(event, Event::Sacrifice { .. }),
        Touched::Exiled => matches!(event, Event::Move { to: Zone::Exile, .. }),
        Touched::Chosen | Touched::Taken | Touched::Placed => false,
    }
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
        // One of several things that may be done: whichever of them is.
        Some(Instruction::May { does, otherwise, .. })
            if matches!(otherwise[..], [Instruction::May { .. }]) =>
        {
            if done {
                if_done(does, then.clone(), true)?;
            }
            if_done(otherwise, then, done)
        }
        Some(Instruction::May { who, does, otherwise }) => {
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
            // Life that isn't there can be lost, and not paid.
            if let [Instruction::Do { events, unless }] = &does[..]
                && let ([Event::LoseLife { .. }], []) = (&events[..], &unless[..])
            {
                let (who, cost) = (who.clone(), events.clone());
                before.pop();
                before.push(Instruction::Pay { who, cost, then: Vec::new(), otherwise: then });
                return Ok(());
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

/// "Otherwise": what was asked before is not so, or what was to be done was not done.
pub(super) fn otherwise(before: &mut Vec<Instruction>, then: Vec<Instruction>) -> Meant<()> {
    let asks = |one: &Instruction| matches!(one, Instruction::If { otherwise, .. } if otherwise.is_empty());
    if let [.., first, second] = &before[..]
        && asks(first)
        && asks(second)
    {
        return Err(Missing("of which of several questions it speaks otherwise"));
    }
    if let Some(Instruction::If { otherwise, .. }) = before.last_mut()
        && otherwise.is_empty()
    {
        *otherwise = then;
        return Ok(());
    }
    if let Some(Instruction::Chance { does, .. }) = before.last_mut() {
        return otherwise(does, then);
    }
    if_done(before, then, false)
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

/// Something is done if something is so. What is asked of what was revealed this way is not so where that was not revealed.
pub(super) fn if_so(first: &Clause, so: Instruction, to: &mut Vec<Instruction>) {
    if let Some(revealing) = of_revealing(first, to) {
        revealing.push(so);
    } else {
        to.push(so);
    }
}

/// What is done where somebody reveals what they may reveal, if that is the last thing and the question behind it is one of the
/// cards that were.
fn of_revealing<'t>(first: &Clause, to: &'t mut [Instruction]) -> Option<&'t mut Vec<Instruction>> {
    let Some(Asks::Exists(like)) = &first.only_if else { return None };
    let Some(Instruction::May { does, otherwise, .. }) = to.last_mut() else { return None };
    let reveals = |event: &Event| matches!(event, Event::Deed { deed: Deed::Reveal, .. });
    let Some(Instruction::Do { events, .. }) = does.last() else { return None };
    (like.0.contains(&Trait::Among) && otherwise.is_empty() && events.iter().all(reveals)).then_some(does)
}

/// "If you don't put it onto the battlefield": this where that was not done that was said last, as it may be, or
/// only if something is so.
pub(super) fn if_left_undone(before: &mut [Instruction], how: Touched, then: Vec<Instruction>) -> Meant<()> {
    const NOTHING: Missing = Missing("nothing that could have been done stands before it");
    match before.last_mut() {
        Some(Instruction::If { then: so, otherwise, .. }) if otherwise.is_empty() => {
            if_left_undone(so, how, then.clone())?;
            *otherwise = then;
            Ok(())
        }
        Some(Instruction::May { does, otherwise, .. }) if otherwise.is_empty() && puts(does, how) => {
            *otherwise = then;
            Ok(())
        }
        Some(_) | None => Err(NOTHING),
    }
}

/// Whether the last of these puts something there.
fn puts(does: &[Instruction], how: Touched) -> bool {
    let Some(Instruction::Do { events, .. }) = does.last() else { return false };
    match how {
        Touched::Placed => matches!(events[..], [Event::Enter { .. }]),
        Touched::Taken => matches!(events[..], [Event::Move { to: Zone::Hand, .. }]),
        Touched::Exiled | Touched::Sacrificed | Touched::Discarded | Touched::Chosen => false,
    }
}
