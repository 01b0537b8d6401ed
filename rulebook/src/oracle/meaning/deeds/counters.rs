//! Counters on objects: put, doubled, removed.

use language::board::{CardType, Characteristics, Color, Counter, Zone};
use language::event::{Event, Instruction, Token};
use language::select::{Amount, Compare, Condition, What, Who, Whom};

use super::super::context::Context;
use super::super::{Meant, Missing, does, filter, number, players};
use super::{chooses, happens};
use crate::oracle::tree::{How, Number, Player, Recipient, Thing};

/// A player puts counters on objects.
pub(super) fn put_counters(
    context: &mut Context,
    (who, kind, n): (&Player, &Counter, &Number),
    on: &Recipient,
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    let who = players::actor(who, context, to)?;
    let Recipient::Thing(on) = on else { return Err(Missing("counters on players")) };
    if matches!(on, Thing::Such(How::Each, _)) && (n.mentions_that() || n.mentions_it()) {
        return Err(Missing("a number of each of them"));
    }
    let what = filter::affected(on, context, to)?;
    context.still_there(on, &what)?;
    super::speaking::speak_of_all(context, on, &what);
    let n = &number::aimed(n, context, to)?;
    let amount = number::amount(n, context)?;
    let on = Whom::Object(if matches!(amount, Amount::N(_)) { what } else { called(context, what, to) });
    happens(to, Event::PutCounters { who, on, kind: kind.clone(), amount });
    Ok(())
}

/// What was made or done last, under a name: where no counter is put on it, nothing is done to it then, and it is spoken of
/// all the same.
fn called(context: &mut Context, what: What, to: &mut Vec<Instruction>) -> What {
    if what != What::Done {
        return what;
    }
    let called = context.name("token");
    to.push(Instruction::Choose {
        power: None,
        who: Who::You,
        each: false,
        amount: Amount::Count(what.clone()),
        what,
        or_fewer: false,
        target: false,
        called: called.clone(),
    });
    let several = context.that.is_none();
    context.introduce(What::Chosen(called.clone()), several);
    What::Chosen(called)
}

/// Counters of one of these kinds are put on an object, as its controller chooses.
pub(super) fn puts_one_of(
    context: &mut Context,
    all: &[(Counter, Number)],
    on: &Thing,
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    let what = filter::affected(on, context, to)?;
    context.still_there(on, &what)?;
    let mode = |(kind, n): &(Counter, Number)| -> Meant<Vec<Instruction>> {
        let (on, kind) = (Whom::Object(what.clone()), kind.clone());
        let amount = number::amount(n, context)?;
        Ok(vec![does(Event::PutCounters { who: Who::You, on, kind, amount })])
    };
    let modes: Meant<Vec<Vec<Instruction>>> = all.iter().map(mode).collect();
    to.push(chooses(context, modes?));
    Ok(())
}

/// As many counters of a kind are put on each of some objects as it has (CR 701.10e (2026-04-17)).
pub(super) fn double_counters(
    context: &mut Context,
    (who, kind): (&Player, &Counter),
    on: &Thing,
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    let who = players::actor(who, context, to)?;
    let what = filter::affected(on, context, to)?;
    let more = |what: What| Event::PutCounters {
        who: who.clone(),
        amount: Amount::Counters(kind.clone(), what.clone()),
        on: Whom::Object(what),
        kind: kind.clone(),
    };
    if matches!(on, Thing::Own | Thing::Host | Thing::It | Thing::That(_) | Thing::Such(How::One, _)) {
        happens(to, more(what));
    } else {
        to.push(Instruction::ForEach { what, does: vec![does(more(What::It))] });
    }
    Ok(())
}

/// Counters are removed from objects.
pub(super) fn remove_counters(
    context: &mut Context,
    kind: &Counter,
    n: &Number,
    from: &Thing,
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    let from = Whom::Object(filter::affected(from, context, to)?);
    let amount = number::amount(n, context)?;
    happens(to, Event::RemoveCounters { from, kind: kind.clone(), amount });
    Ok(())
}

/// A counter is moved: removed, and put onto the other if that was done (CR 122.5 (2026-04-17)).
pub(super) fn moves(
    context: &mut Context,
    kind: &Counter,
    (from, onto): (&Thing, &Thing),
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    let from = filter::affected(from, context, to)?;
    let onto = filter::affected(onto, context, to)?;
    if from == onto {
        return Err(Missing("a counter that stays where it is"));
    }
    let (one, kind) = (Amount::N(1), kind.clone());
    // Nothing is moved that is not there, or onto what is not there any more.
    let condition = Condition::All(vec![
        Condition::Number(Amount::Counters(kind.clone(), from.clone()), Compare::AtLeast, Amount::N(1)),
        Condition::Exists(What::All(vec![onto.clone(), What::In(Zone::Battlefield)])),
    ]);
    let removes = Event::RemoveCounters { from: Whom::Object(from), kind: kind.clone(), amount: one.clone() };
    let puts = Event::PutCounters { who: Who::You, on: Whom::Object(onto), kind, amount: one };
    let moved = Instruction::IfDone { does: vec![removes], then: vec![does(puts)], otherwise: Vec::new() };
    to.push(Instruction::If { condition, then: vec![moved], otherwise: Vec::new() });
    Ok(())
}

/// Its controller puts so many +1/+1 counters on it, or creates a Spirit (CR 701.63a (2026-04-17)).
pub(super) fn endures(context: &mut Context, what: &Thing, n: u64, to: &mut Vec<Instruction>) -> Meant<()> {
    let what = filter::affected(what, context, to)?;
    let who = if what == What::This { Who::You } else { Who::ControllerOf(Box::new(what.clone())) };
    let size = i64::try_from(n).map_err(|_| Missing("a number that is too large"))?;
    let spirit = Characteristics {
        name: "Spirit".to_owned(),
        colors: vec![Color::White],
        types: vec![CardType::Creature],
        subtypes: vec!["Spirit".to_owned()],
        power: Some(size),
        toughness: Some(size),
        blank: true,
        ..Default::default()
    };
    let creates = Event::creates(who.clone(), Token::Is(Box::new(spirit)), Amount::N(1));
    let creates = does(creates);
    let (on, kind) = (Whom::Object(what.clone()), Counter::PlusOne);
    let puts = Event::PutCounters { who: who.clone(), on, kind, amount: Amount::N(n) };
    let choice = Instruction::May { who, does: vec![does(puts)], otherwise: vec![creates.clone()] };
    let condition = Condition::Exists(What::All(vec![what, What::In(Zone::Battlefield)]));
    to.push(Instruction::If { condition, then: vec![choice], otherwise: vec![creates] });
    Ok(())
}
