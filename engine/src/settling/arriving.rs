//! Counters that a permanent enters with for each object that is sacrificed, exiled, returned or revealed as it enters. They lie
//! within that event until nothing is applicable to it any more; then they are put with the others, if that is still what
//! happens.
//!
//! Judgement: what something else replaces was not done "this way", and so nothing comes of it; and how many counters it enters
//! with is told before anything changes that number.

use crate::judging::judged::Judged;
use crate::pending::counters;
use crate::pending::situation::Situation;
use crate::table::{NO_ORIGIN, Promise, Table};
use language::board::Zone;
use language::effect::Fate;
use statements::error::TooLarge;
use statements::happening::{Entering, Happening};
use statements::part::{Marks, Part};

/// Counters of which it is certain whether they come.
struct Certain {
    /// Where the event is that they come of.
    fated: usize,
    entering: usize,
    promise: Promise,
}

/// Puts counters of which it has become certain that they come with those that a permanent enters with, and takes away those
/// that don't. Returns whether there were any.
///
/// # Errors
/// When a number does not fit.
pub(crate) fn arrive(
    table: &mut Table,
    situation: &mut Situation,
    judged: &Judged,
) -> Result<bool, TooLarge> {
    let certain = certain(table, situation, judged);
    if certain.is_empty() {
        return Ok(false);
    }
    for (at, one) in &certain {
        let void = judged.void.iter().any(|&void| usize::from(void) == one.fated);
        if !void && is_done(&situation.parts[one.fated], one.promise.fate) {
            put(table, situation, *at, one)?;
        }
    }
    let gone = certain.iter().map(|&(at, _)| (at, Vec::new())).collect();
    situation.replace_parts(gone)?;
    Ok(true)
}

/// Counters to whose event nothing is applicable any more, nor to any other event of which counters come for the same permanent.
fn certain(table: &Table, situation: &Situation, judged: &Judged) -> Vec<(usize, Certain)> {
    let promised = |(at, part): (usize, &Part)| {
        let promise = table.promise(part)?;
        let fated = usize::from(part.within?);
        let entering = usize::from(situation.parts[fated].within?);
        Some((at, Certain { fated, entering, promise }))
    };
    let mut all: Vec<(usize, Certain)> = situation.parts.iter().enumerate().filter_map(promised).collect();
    let is_open = |fated: usize| {
        let mut found = judged.found.iter().map(|one| usize::from(one.part));
        found.any(|at| at == fated || situation.is_within(at, fated))
    };
    let open: Vec<usize> =
        all.iter().filter(|(_, one)| is_open(one.fated)).map(|(_, one)| one.entering).collect();
    all.retain(|(_, one)| !open.contains(&one.entering));
    all
}

/// Whether it is still done with an object what was to be done with it.
fn is_done(fated: &Part, fate: Fate) -> bool {
    let goes = |to: Zone| matches!(fated.happening, Happening::Move { to: goal, .. } if goal == to);
    match fate {
        Fate::Sacrificed => matches!(fated.happening, Happening::Sacrifice { .. }),
        Fate::Exiled => goes(Zone::Exile),
        Fate::Returned => goes(Zone::Hand),
        Fate::Revealed => matches!(fated.happening, Happening::Deed { .. }),
    }
}

fn put(table: &mut Table, situation: &mut Situation, at: usize, certain: &Certain) -> Result<(), TooLarge> {
    let of = &situation.parts[certain.fated].happening;
    let many = of.object().map_or(1, |object| table.board(situation.board).object(object).count);
    let promised = situation.parts[at].clone();
    let Happening::EnterCounters { player, kind, amount, .. } = promised.happening else { return Ok(()) };
    let Some(entering) = situation.parts[certain.entering].happening.entering() else { return Ok(()) };
    let amount = amount.checked_mul(many).ok_or(TooLarge)?;
    if certain.promise.by_copy {
        counters::note_by_copy(table, situation, certain.entering, (kind, amount))?;
    }
    let Entering { subject, controller, .. } = entering;
    let happening = Happening::EnterCounters { subject, controller, player, kind, amount };
    let part = Part::new(happening, promised.cause, NO_ORIGIN, Marks::default()).by(promised.by);
    counters::join(situation, certain.entering, part)
}
