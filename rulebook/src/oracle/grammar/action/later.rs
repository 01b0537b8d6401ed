//! What is done later: as a period begins, or when something happens this turn.

use language::board::{Period, Step};
use language::event::Deed;
use winnow::error::EmptyError;

use super::super::words::{maybe, said, said_any, table, words};
use super::super::{Input, Parsed, happening, noun};
use crate::oracle::tree::{
    Action, ByPlayer, Happening, How, Lasting, Later, Number, Player, Thing, Trait, Until,
};

/// "At the beginning of the next end step, ..": in front.
pub(super) fn before(i: &mut Input<'_>) -> Parsed<Later> {
    let later = behind(i)?;
    words(",")(i)?;
    Ok(later)
}

/// The same behind.
pub(super) fn behind(i: &mut Input<'_>) -> Parsed<Later> {
    let (step, yours, of_next_turn) = table(&[
        ("at the beginning of the next end step", (Step::End, false, false)),
        ("at the beginning of your next end step", (Step::End, true, false)),
        ("at the beginning of your next upkeep", (Step::Upkeep, true, false)),
        ("at the beginning of the next turn 's upkeep", (Step::Upkeep, false, true)),
        ("at the beginning of the next upkeep", (Step::Upkeep, false, false)),
        ("at end of combat", (Step::EndCombat, false, false)),
    ])(i)?;
    Ok(Later { period: Period::Step(step), yours, of_next_turn })
}

/// "After this phase, there is an additional combat phase".
pub(super) fn additional_combat(i: &mut Input<'_>) -> Parsed<Action> {
    const AFTER: &[&str] = &["after this phase", "after this main phase", "after this combat phase"];
    let early = said_any(i, AFTER);
    if early {
        words(",")(i)?;
    }
    words("there is an additional combat phase")(i)?;
    if !early && !said_any(i, AFTER) {
        return Err(EmptyError);
    }
    let adds = |period| Action::from(ByPlayer::Does(Player::You, Deed::AddPeriod(period), Number::N(1)));
    // Every main phase of a turn but its first is a postcombat main phase (CR 505.1a (2026-04-17)).
    let main = &["followed by an additional main phase", ", followed by an additional main phase"];
    if said_any(i, main) {
        return Ok(Action::All(vec![adds(Period::Combat), adds(Period::Step(Step::SecondMain))]));
    }
    Ok(adds(Period::Combat))
}

/// "You next cast a creature spell this turn,", "you cast your next creature spell this turn,".
fn next_cast(i: &mut Input<'_>) -> Parsed<Happening> {
    let like = if said(i, "you next cast") {
        let Thing::Such(How::One, like) = noun::thing(i)? else { return Err(EmptyError) };
        like
    } else {
        words("you cast your next")(i)?;
        noun::like(i, false)?
    };
    words("this turn ,")(i)?;
    if like.0.contains(&Trait::Spell) { Ok(Happening::Casts(Player::You, like)) } else { Err(EmptyError) }
}

/// "When that creature dies this turn, .."
pub(super) fn when_it_happens(i: &mut Input<'_>) -> Parsed<Action> {
    let before = maybe(
        i,
        table(&[
            ("until end of turn ,", Until::Turn),
            ("this turn ,", Until::Turn),
            ("until your next turn ,", Until::YourTurn),
        ]),
    );
    let until = before.unwrap_or(Until::Turn);
    let before = before.is_some();
    let once = if !before && said(i, "when") {
        true
    } else {
        words("whenever")(i)?;
        false
    };
    if once && let Some(when) = maybe(i, next_cast) {
        let does = super::clauses(i)?;
        return Ok(Action::Lasts(Lasting::Whenever { when: Box::new(when), once, until, does }));
    }
    let mut when = happening::triggers(i)?;
    let (Some(when), true) = (when.pop(), when.is_empty()) else { return Err(EmptyError) };
    if !said(i, if before { "," } else { "this turn ," }) {
        return Err(EmptyError);
    }
    let does = super::clauses(i)?;
    Ok(Action::Lasts(Lasting::Whenever { when: Box::new(when), once, until, does }))
}
