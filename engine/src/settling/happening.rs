//! The pending event happens: the board changes, and abilities trigger.

use hashbrown::HashMap;
use smallvec::SmallVec;

use super::leaving;
use super::void::told_void;
use crate::combat::controlled_anew::deposed;
use crate::combat::removal::{removed, tell as tell_removed};
use crate::events::at_most::most;
use crate::events::change::Change;
use crate::events::day_and_night::blessings;
use crate::events::game::{end as end_game, tell_win_and_loss};
use crate::events::lapsing::interrupt;
use crate::events::leave_game::{leave as leave_game, stranded};
use crate::events::new_object::lose_in_queue;
use crate::events::shuffling::all_the_same;
use crate::judging::of_unknown::is_of_unknown;
use crate::judging::pending_event::PendingEvent;
use crate::pending::situation::Situation;
use crate::settling::counting::{count, note_objects};
use crate::settling::no_more_counters::keep_off;
use crate::settling::several_places::{goal, mover};
use crate::settling::stamping::order_in_time;
use crate::table::Table;
use crate::table::bestowed::is_bestowed;
use crate::table::ledger::Ledger;
use crate::table::queue::{Queue, Todo};
use crate::triggers::noting::note_past;
use crate::triggers::waiting;
use language::board::Period;
use language::event::Instruction;
use language::rule::Switch;
use statements::chronicle::Happened;
use statements::decided::Decided;
use statements::error::TooLarge;
use statements::happening::{Entering, Happening, Subject};
use statements::ids::{BoardId, ObjectId, PlayerId};
use statements::part::Part;

/// Notes which abilities would do something if they were there, and what depends on cards that nobody knows.
fn note_what_does_nothing(table: &mut Table, situation: &Situation) {
    if table.log.is_some() {
        for idle in PendingEvent::new(table, situation).idle() {
            table.log(|| Happened::Decided(idle));
        }
    }
    if situation.parts.iter().any(is_of_unknown) {
        let found = PendingEvent::new(table, situation).on_unknown();
        table.note_on_unknown(found);
    }
}

/// The event happens, all parts at once, and what follows right after it comes next. `void` are the parts that won't happen.
pub(crate) fn happens(table: &mut Table, situation: &mut Situation, void: &[u16]) -> Result<(), TooLarge> {
    waiting::note_prevented(table, situation)?;
    note_what_does_nothing(table, situation);
    let mut shuffles = without_void(table, situation, void)?;
    moved_once(situation)?;
    keep_off(table, situation)?;
    let before = situation.board;
    let mut parts = std::mem::take(&mut situation.parts);
    let mut change = Change::new(table, situation.board, situation.ledger);
    let came_to_nothing = change.happen(&mut parts)?;
    let Change { mut state, mut ledger, mut follow, .. } = change;
    follow.append(&mut shuffles);
    table.remember_dealers(situation.queue, before, &mut state);
    let ended = end_game(table, table.board(situation.board), &mut state);
    if !ended {
        parts.extend(leave_game(table, table.board(situation.board), &mut state));
        // A turn of who has left does not begin (CR 800.4k (2026-04-17), 800.4i (2017-04-28)).
        ledger.not_to_come(|player, which| which == Period::Turn && state.player(player).left);
    }
    let mut event = Situation { board: before, parts, ..situation.clone() };
    if !came_to_nothing.is_empty() {
        event.replace_parts(came_to_nothing.into_iter().map(|at| (at, Vec::new())).collect())?;
    }
    note_objects(table, situation, &event, &state)?;
    if !ended && table.leaves(before, &state) {
        let mut all = table.queues.get(situation.queue.index()).clone();
        all.extend(table.queues.get(situation.after.index()).iter().chain(&follow).cloned());
        table.remember(&all, before, &mut state);
        table.remember_for_effects(before, &mut state);
    }
    situation.board = table.keep_next_board(state, situation.board);
    if !ended {
        bless(table, situation, &mut event, &mut ledger)?;
    }
    tell_event(table, &event);
    tell_win_and_loss(table, before, situation.board, &event);
    let ordered = order_in_time(table, situation, &event);
    renew(table, situation, &event);
    start_anew(table, situation, before);
    if let Some(state) = removed(table, before, situation.board) {
        situation.board = table.keep_next_board(state, situation.board);
    }
    if let Some(state) = deposed(table, before, situation.board) {
        situation.board = table.keep_next_board(state, situation.board);
    }
    tell_control(table, situation, &event);
    tell_unbestowed(table, situation, &event);
    if !begins(&event) {
        tell_removed(table, before, situation.board);
    }
    count(table, situation, &event)?;
    note_past(table, situation, &event)?;
    interrupt(table, before, &mut situation.board)?;
    waiting::note(table, situation, &event, &mut ledger)?;
    situation.ledger = table.keep_ledger(ledger);
    queue_up(table, situation, &event, Follows { ended, ordered, follow });
    Ok(())
}

/// Says what has happened.
fn tell_event(table: &mut Table, event: &Situation) {
    if let Some(player) = draws_nothing(table, event) {
        table.log_empty_draw(player);
    } else if !event.parts.is_empty() {
        let become_tokens = becoming_tokens(table, event);
        table.log_once(become_tokens);
        table.log(|| Happened::Event(event.parts.to_vec()));
    }
}

/// Who gets the city's blessing by the event has it before it is looked for what has triggered (CR 702.131d (2026-04-17)).
/// Where anything could apply to that, it is an event of its own that comes next.
fn bless(
    table: &mut Table,
    situation: &mut Situation,
    event: &mut Situation,
    ledger: &mut Ledger,
) -> Result<(), TooLarge> {
    let mut parts = SmallVec::from_vec(blessings(table, situation.board));
    if parts.is_empty() || event.parts.is_empty() {
        return Ok(());
    }
    let alone = Situation { parts: parts.clone(), ..situation.clone() };
    let pending = PendingEvent::new(table, &alone);
    let is_free = |at: usize| !pending.forbidden(at) && pending.candidates(&alone.parts[at]).next().is_none();
    if !(0..parts.len()).all(is_free) {
        return Ok(());
    }
    let known = table.keep_ledger(ledger.clone());
    let mut change = Change::new(table, situation.board, known);
    change.happen(&mut parts)?;
    let Change { state, ledger: changed, .. } = change;
    *ledger = changed;
    situation.board = table.keep_next_board(state, situation.board);
    event.add_parts(parts.into_vec())
}

/// What comes right after an event.
struct Follows {
    /// Whether the game is over: then nothing else comes than what still belongs to the event.
    ended: bool,
    /// The order of the time stamps of what has come together, to be asked for.
    ordered: Vec<Todo>,
    /// What was put in place of parts of the event, and so still belongs to it.
    follow: Vec<Todo>,
}

/// What follows from an event comes before all else that is still to be done, and that loses sight of what has become another
/// object.
fn queue_up(table: &mut Table, situation: &mut Situation, event: &Situation, follows: Follows) {
    let Follows { ended, ordered, follow } = follows;
    let before = event.board;
    let mut queue: Queue =
        if ended { Queue::new() } else { table.queues.get(situation.queue.index()).clone() };
    let after = table.queues.get(situation.after.index()).clone();
    if ended && follow.is_empty() && after.is_empty() && leaves_undone(table, situation) {
        table.log_still(Happened::Decided(Decided::GameOver));
    }
    let exiled = if ended { Vec::new() } else { stranded(table, before, situation.board) };
    leaving::tell(table, situation, event);
    tell_stranded(table, situation, event, &exiled);
    let exiled = (!exiled.is_empty()).then_some(Todo::Parts(exiled));
    let ordered = if ended { Vec::new() } else { ordered };
    let old = queue.len();
    queue.extend(ordered.into_iter().chain(exiled).chain(follow).chain(after).rev());
    let lost = lose_in_queue(table, [before, situation.board], &mut queue, old);
    if !lost.is_empty() {
        let mut state = table.board(situation.board).clone();
        for known in lost {
            state.stack.know(known);
        }
        situation.board = table.keep_next_board(state, situation.board);
    }
    situation.queue = table.keep_queue(queue);
    situation.after = table.keep_queue(Queue::new());
}

/// Whether a player has left the game by an event.
fn has_left(table: &Table, situation: &Situation, event: &Situation) -> bool {
    let (old, new) = (table.board(event.board), table.board(situation.board));
    old.players.iter().zip(&new.players).any(|(old, new)| new.left && !old.left)
}

/// Says who controls what now, where that has changed since something is over or a player has left.
fn tell_control(table: &mut Table, situation: &Situation, event: &Situation) {
    if table.log.is_none() {
        return;
    }
    let has_left = has_left(table, situation, event);
    if !has_left && !event.parts.iter().any(|part| matches!(part.happening, Happening::Begin { .. })) {
        return;
    }
    let (old, new) = (table.board(event.board), table.board(situation.board));
    let (was, is) = (table.view(event.board), table.view(situation.board));
    let mut found: Vec<(PlayerId, Vec<ObjectId>)> = Vec::new();
    for id in old.ids().filter(|&id| old.is_permanent(id) && new.is_permanent(id)) {
        let Some(player) = is.seen[id.index()].controller else { continue };
        if was.seen[id.index()].controller == Some(player) || new.player(player).left {
            continue;
        }
        match found.iter_mut().find(|(known, _)| *known == player) {
            Some((_, objects)) => objects.push(id),
            None => found.push((player, vec![id])),
        }
    }
    for (player, objects) in found {
        table.log(|| Happened::Decided(Decided::ComesUnder { player, objects, has_left }));
    }
}

/// Says of bestowed Auras that are attached to nothing any more that they are bestowed no longer.
fn tell_unbestowed(table: &mut Table, situation: &Situation, event: &Situation) {
    if table.log.is_none() {
        return;
    }
    let (old, new) = (table.board(event.board), table.board(situation.board));
    let has_fallen = |&id: &ObjectId| {
        let (was, is) = (old.object(id), new.object(id));
        let stays = old.is_permanent(id) && new.is_permanent(id) && was.since == is.since;
        stays && was.attached_to.is_some() && is.attached_to.is_none() && is_bestowed(table, was)
    };
    let fallen: Vec<ObjectId> = old.ids().filter(has_fallen).collect();
    for what in fallen {
        table.log(|| Happened::Decided(Decided::Unbestowed(what)));
    }
}

/// Says why something will be exiled.
fn tell_stranded(table: &mut Table, situation: &Situation, event: &Situation, exiled: &[Part]) {
    if exiled.is_empty() || table.log.is_none() {
        return;
    }
    let moved = |part: &Part| {
        if let Happening::Move { object, .. } = part.happening { Some(object) } else { None }
    };
    let objects: Vec<ObjectId> = exiled.iter().filter_map(moved).collect();
    let just_left = has_left(table, situation, event);
    table.log(|| Happened::Decided(Decided::Stranded { objects, just_left }));
}

/// Whether anything is still to be done but to look for state-based actions.
fn leaves_undone(table: &Table, situation: &Situation) -> bool {
    table.queues.get(situation.queue.index()).iter().any(|todo| match todo {
        Todo::Frame(frame) | Todo::Due(frame) => {
            let rest = table.block(frame.block).get(frame.at as usize..).unwrap_or_default();
            frame.again > 0 || rest.iter().any(|one| *one != Instruction::StateBased)
        }
        Todo::Draws { left, .. } => *left > 0,
        Todo::Parts(parts) => !parts.is_empty(),
        Todo::Wait(_)
        | Todo::Activated
        | Todo::Resolved
        | Todo::ResolveRest(_)
        | Todo::OnStack(_)
        | Todo::Tally(_) => false,
    })
}

/// Whether a turn, phase or step begins.
fn begins(event: &Situation) -> bool {
    event.parts.iter().any(|part| matches!(part.happening, Happening::Begin { .. }))
}

/// When a turn, phase or step begins, all is back of what comes back with each, and nothing is known any more of what has
/// ended with the turn before.
fn renew(table: &Table, situation: &mut Situation, event: &Situation) {
    let begun = |part: &Part| {
        if let Happening::Begin { period, .. } = part.happening { Some(period) } else { None }
    };
    let (old, new) = (table.board(event.board), table.board(situation.board));
    for period in event.parts.iter().filter_map(begun) {
        situation.uses.retain(|(id, _)| {
            let ends = old.floating.contains(id) && !new.floating.contains(id);
            let limit = &table.effect(*id).body.limit;
            !ends && !limit.as_ref().is_some_and(|limit| limit.is_renewed_by(period))
        });
    }
}

/// What was used of an object's abilities is not used of what it has become: that is another object (CR 400.7 (2026-04-17)).
fn start_anew(table: &Table, situation: &mut Situation, before: BoardId) {
    if situation.uses.is_empty() {
        return;
    }
    let (old, new) = (table.board(before), table.board(situation.board));
    let is_other =
        |id: ObjectId| old.objects.get(id.index()).is_some_and(|old| old.since != new.object(id).since);
    situation.uses.retain(|(id, _)| {
        let effect = table.effect(*id);
        !(effect.follows_source && effect.source.is_some_and(is_other))
    });
}

/// The player who would draw a card from an empty library, where an event is nothing else.
fn draws_nothing(table: &Table, event: &Situation) -> Option<PlayerId> {
    let [part] = &event.parts[..] else { return None };
    let Happening::Draw { player, .. } = part.happening else { return None };
    (most(table.board(event.board), &part.happening) == 0).then_some(player)
}

/// What would go to one place for two reasons, such as lethal damage and the legend rule, goes there once. Where it goes of
/// several places has been chosen by now.
fn moved_once(situation: &mut Situation) -> Result<(), TooLarge> {
    // Of each place that something would go to, the first part that brings it there.
    let mut firsts: HashMap<Happening, usize> = HashMap::new();
    let movers = situation.parts.iter().enumerate().filter(|(_, part)| mover(part).is_some());
    for (at, part) in movers {
        firsts.entry(goal(part)).or_insert(at);
    }
    let first = |at: usize| {
        let part = &situation.parts[at];
        mover(part)?;
        firsts.get(&goal(part)).copied().filter(|&first| first < at)
    };
    // What is done to it by moving it, such as a destruction, is done once, too.
    let done = |at: usize| {
        let host = situation.parts[at].within.map(usize::from)?;
        let of = &situation.parts[host].happening;
        (of.object() == mover(&situation.parts[at])).then(|| (host, std::mem::discriminant(of)))
    };
    let again = |at: usize| {
        let first = first(at)?;
        let same = done(at).zip(done(first)).filter(|((_, again), (_, first))| again == first);
        Some(same.map_or(at, |((again, _), _)| again))
    };
    let again: Vec<usize> = (1..situation.parts.len()).filter_map(again).collect();
    if !again.is_empty() {
        situation.replace_parts(again.into_iter().map(|at| (at, Vec::new())).collect())?;
    }
    Ok(())
}

/// The copies of permanent spells that enter, and so are tokens from now on (CR 111.13 (2026-04-17)).
fn becoming_tokens(table: &Table, event: &Situation) -> Vec<Decided> {
    let state = table.board(event.board);
    let becomes = |part: &Part| {
        let Happening::Enter(Entering { subject: Subject::Object(id), .. }) = part.happening else {
            return None;
        };
        state.object(id).is_copy_of_spell().then_some(Decided::BecomesToken(id))
    };
    let is_so = table.on(Switch::SpellCopyBecomesToken);
    event.parts.iter().filter(|_| is_so).filter_map(becomes).collect()
}

/// What can't happen, or is nothing, doesn't happen; nor what is nothing without it. Returns the shuffles that follow all the
/// same of what would be shuffled into a library.
fn without_void(table: &mut Table, situation: &mut Situation, void: &[u16]) -> Result<Vec<Todo>, TooLarge> {
    if void.is_empty() {
        return Ok(Vec::new());
    }
    let unshuffled: Vec<Part> = void.iter().map(|&at| situation.parts[usize::from(at)].clone()).collect();
    if table.log.is_some() {
        for (part, by) in PendingEvent::new(table, situation).all_forbidden() {
            table.log(|| Happened::Forbidden { part: Box::new(part), by });
        }
        let nothing = told_void(&PendingEvent::new(table, situation), void);
        table.log_once(nothing);
        let no_permanents = PendingEvent::new(table, situation).told_no_permanents();
        table.log_once(no_permanents);
        for token in PendingEvent::new(table, situation).staying_tokens() {
            table.log(|| Happened::Decided(Decided::TokenStays(token)));
        }
    }
    let mut gone = SmallVec::from_slice(void);
    while !gone.is_empty() {
        situation.replace_parts(gone.iter().map(|&at| (usize::from(at), Vec::new())).collect())?;
        gone = PendingEvent::new(table, situation).void();
    }
    Ok(all_the_same(table, situation, &unshuffled))
}
