//! What is not there of what a cost asks for (CR 118.3, 119.4 (2026-04-17), 424.2 (2008-02-01)).

use super::payable::{from_the_top, is_free, left_over, possible_parts, short_of};
use super::pending_event::PendingEvent;
use super::resource::{Resource, takes, there};
use crate::events::deed::rules::Stock;
use crate::events::spawn::spawn;
use crate::pending::situation::Situation;
use crate::table::attaching::Attachment;
use crate::table::env::Env;
use crate::table::selectors::Evaluator;
use crate::table::{NO_ORIGIN, Table};
use language::board::Zone;
use language::event::Event;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::{BoardId, Target};
use statements::lacking::Lacks;
use statements::part::Part;

/// What is not there of what a cost asks for on top of what is [`taken`](super::payable::taken); none where all of it is.
///
/// # Errors
/// When an amount does not fit.
pub(crate) fn lacking(
    table: &mut Table,
    situation: &Situation,
    env: &Env,
    cost: &[Event],
    taken: &[usize],
) -> Result<Option<Lacks>, TooLarge> {
    for event in cost {
        if let Some(lacks) = nothing_of(table, situation, env, event, taken)? {
            return Ok(Some(lacks));
        }
    }
    let Some(parts) = possible_parts(table, situation, env, cost, taken)? else {
        return Ok(Some(Lacks::Anything));
    };
    let with = Situation { parts: parts.iter().cloned().collect(), ..situation.clone() };
    let pending = PendingEvent::new(table, &with);
    let nothing = (0..parts.len()).find(|&at| !is_free(&pending, at) && pending.is_nothing(at));
    if let Some(lacks) = nothing.map(|at| done_already(table, situation, &parts[at])) {
        return Ok(Some(lacks));
    }
    let short = short_of(table, situation, &parts, taken);
    Ok(short.map(|(resource, asked)| of_resource(table, situation, resource, asked)))
}

/// What is not there where a single event of a cost has nothing to happen to, or too few cards.
fn nothing_of(
    table: &mut Table,
    situation: &Situation,
    env: &Env,
    event: &Event,
    taken: &[usize],
) -> Result<Option<Lacks>, TooLarge> {
    let board = left_over(table, situation, taken, &[]);
    let parts = spawn(table, board, env, NO_ORIGIN, event)?;
    if let Event::MoveTop { who, amount, .. } = event {
        let asked = from_the_top(table, situation, env, (who, amount))?;
        let taken = parts.iter().filter(|part| part.happening.amount() != Some(0));
        let has = taken.map(|part| part.happening.amount().unwrap_or(1)).sum::<u64>();
        return Ok((has < asked).then_some(Lacks::Cards { asked, has, zone: Zone::Library }));
    }
    if !parts.is_empty() {
        return Ok(None);
    }
    Ok(Some(misfit(table, board, env, event).unwrap_or(Lacks::Anything)))
}

/// Why the first of what would be attached does not fit where it would be.
fn misfit(table: &Table, board: BoardId, env: &Env, event: &Event) -> Option<Lacks> {
    let (state, view) = (table.board(board), table.view(board));
    let eval = Evaluator::new(table, state, &view.seen, env);
    let (what, on) = if let Event::Attach { what, to } = event {
        (what, eval.objects(to).first().copied().map(Target::Object))
    } else if let Event::Enchant { who, what } = event {
        (what, eval.first(who).map(Target::Player))
    } else {
        return None;
    };
    let there = eval.objects(what).into_iter().find(|&id| state.is_permanent(id));
    Attachment::permanent(table, state, view, there?).lacks_room(on?)
}

/// Why there is nothing in a part that could happen: it is so already, or what it would take is not there.
fn done_already(table: &Table, situation: &Situation, part: &Part) -> Lacks {
    let state = table.board(situation.board);
    if let Happening::Deed { deed, of: Target::Object(what), .. } = part.happening {
        return Lacks::Done { what, deed };
    }
    let is_counted = |(of, _): &(Resource, u64)| matches!(of, Resource::Counters(..) | Resource::Stock(..));
    if let Happening::Attach { object, to } = part.happening {
        let attachment = Attachment::permanent(table, state, table.view(situation.board), object);
        return attachment.lacks_room(to).unwrap_or(Lacks::Anything);
    }
    let taken = takes(table, state, part.happening).into_iter().find(is_counted);
    taken.map_or(Lacks::Anything, |(resource, asked)| of_resource(table, situation, resource, asked))
}

/// How much there is of a resource of which a cost asks for more.
fn of_resource(table: &Table, situation: &Situation, resource: Resource, asked: u64) -> Lacks {
    let state = table.board(situation.board);
    let has = there(state, resource);
    match resource {
        Resource::Life(player) => {
            let team = table.team_of(player).nth(1).is_some();
            Lacks::Life { asked, has: state.player(player).life, team }
        }
        Resource::Stock(_, Stock::Mana) => Lacks::Mana { asked, has },
        Resource::Stock(_, Stock::Library) => Lacks::Cards { asked, has, zone: Zone::Library },
        Resource::Stock(_, Stock::UnknownHand) => Lacks::Cards { asked, has, zone: Zone::Hand },
        Resource::Stock(_, Stock::UnknownGraveyard) => Lacks::Cards { asked, has, zone: Zone::Graveyard },
        Resource::Stock(_, Stock::UnknownExile) => Lacks::Cards { asked, has, zone: Zone::Exile },
        Resource::Counters(of, kind) => Lacks::Counters { of, kind, asked, has },
        Resource::Place(what) | Resource::Control(what) | Resource::Undone(what, _) => Lacks::Twice(what),
    }
}
