//! Steps and phases that begin.

use language::board::{Period, Step};
use winnow::error::EmptyError;

use super::super::words::{maybe, said, said_any, table, words};
use super::super::{Input, Parsed, player};
use crate::oracle::tree::{Happening, Player};

/// What stands behind "at the beginning of".
pub(in super::super) fn begins(i: &mut Input<'_>) -> Parsed<Happening> {
    const STEPS: &[(&str, Step)] = &[
        ("upkeep steps", Step::Upkeep),
        ("upkeep step", Step::Upkeep),
        ("upkeep", Step::Upkeep),
        ("upkeeps", Step::Upkeep),
        ("draw step", Step::Draw),
        ("draw steps", Step::Draw),
        ("end step", Step::End),
        ("end steps", Step::End),
        ("untap steps", Step::Untap),
        ("untap step", Step::Untap),
        ("precombat main phase", Step::Main),
        ("first main phase", Step::Main),
        ("postcombat main phase", Step::SecondMain),
        ("second main phase", Step::SecondMain),
    ];
    if let Some(who) = maybe(
        i,
        table(&[
            ("combat on your turn", Player::You),
            ("each combat", Player::Each),
            ("combat on each player 's turn", Player::Each),
            ("combat on each opponent 's turn", Player::Opponents),
        ]),
    ) {
        return Ok(Happening::Begins(Period::Step(Step::BeginCombat), who));
    }
    let who = match maybe(i, player::owner) {
        Some(who) => who,
        None if said_any(i, &["each", "the"]) => Player::Each,
        None => return Err(EmptyError),
    };
    // "The upkeep of enchanted creature's controller" is said behind the step.
    if who == Player::Each
        && let Some(found) = maybe(i, |i: &mut Input<'_>| {
            let step = table(STEPS)(i)?;
            words("of")(i)?;
            let who @ (Player::Controller(_) | Player::Enchanted) = player::player(i)? else {
                return Err(EmptyError);
            };
            Ok(Happening::Begins(Period::Step(step), who))
        })
    {
        return Ok(found);
    }
    if said(i, "of")
        && let Some(who) = maybe(i, player::owner)
    {
        return table(STEPS)(i).map(|step| Happening::Begins(Period::Step(step), who));
    }
    table(STEPS)(i).map(|step| Happening::Begins(Period::Step(step), who))
}

/// "At end of combat", before what the card itself must have done in it; before anything else it says when something is done that
/// was said before.
pub(in super::super) fn combat_ends(i: &mut Input<'_>) -> Parsed<Happening> {
    words("at end of combat")(i)?;
    if super::super::words::ahead(i, ", if ~ attacked or blocked this combat") {
        Ok(Happening::Begins(Period::Step(Step::EndCombat), Player::Each))
    } else {
        Err(EmptyError)
    }
}
