//! Counters that a permanent enters with: events that lie within its entering.

use super::situation::{Situation, place};
use crate::table::object::add_counters;
use crate::table::{Form, Table};
use statements::error::TooLarge;
use statements::happening::{Entering, Happening};
use statements::ids::{CounterId, PlayerId};
use statements::part::Part;

/// Says how the permanent enters that a part brings in.
pub(crate) fn set_form(table: &mut Table, situation: &mut Situation, at: usize, form: Form) {
    let form = table.keep_form(form);
    if let Happening::Enter(entering) = &mut situation.parts[at].happening {
        entering.form = form;
        let entering = *entering;
        table.foresee(situation.board, entering);
    }
}

/// Where the counters of a kind stand that something enters with, and that a player is told to put, or nobody else.
pub(crate) fn counters_in(
    situation: &Situation,
    at: usize,
    by: Option<PlayerId>,
    wanted: CounterId,
) -> Option<usize> {
    situation.parts.iter().position(|part| {
        part.within.map(usize::from) == Some(at)
            && matches!(part.happening, Happening::EnterCounters { kind, player, .. } if kind == wanted && player == by)
    })
}

/// Puts counters with those that something enters with. Those of one kind that one permanent enters with and one player puts
/// are put together: an effect that has been applied to those that were there has had its opportunity
/// (CR 614.5 (2026-04-17)).
///
/// # Errors
/// When a number does not fit.
pub(crate) fn join(situation: &mut Situation, at: usize, counters: Part) -> Result<(), TooLarge> {
    let Happening::EnterCounters { player, kind, amount, .. } = counters.happening else { return Ok(()) };
    if let Some(there) = counters_in(situation, at, player, kind) {
        if let Some(sum) = situation.parts[there].happening.amount_mut() {
            *sum = sum.checked_add(amount).ok_or(TooLarge)?;
        }
        return Ok(());
    }
    situation.add_part(Part { within: Some(place(at)?), ..counters })?;
    Ok(())
}

/// Notes counters as what a copy effect does besides: another copy effect takes them away.
///
/// # Errors
/// When a number does not fit.
pub(crate) fn note_by_copy(
    table: &mut Table,
    situation: &mut Situation,
    at: usize,
    (kind, more): (CounterId, u64),
) -> Result<(), TooLarge> {
    let Happening::Enter(Entering { form, .. }) = situation.parts[at].happening else { return Ok(()) };
    let mut form = table.form(form).clone();
    add_counters(&mut form.by_copy, kind, more)?;
    set_form(table, situation, at, form);
    Ok(())
}
