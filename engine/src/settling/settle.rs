//! From one situation to the next in which somebody picks or decides, or nothing is left.

use super::loops::Trail;
use super::watch;
use crate::applying::Stop;
use crate::combat::removal::removed;
use crate::events::change::Change;
use crate::events::damage_results::results;
use crate::events::day_and_night::turns;
use crate::events::deed::unfold as unfold_deed;
use crate::events::game::end as end_game;
use crate::events::happen::happen;
use crate::events::leave_game::leave as leave_game;
use crate::judging::hearing as judge;
use crate::judging::hearing::Hearing;
use crate::options::Limits;
use crate::pending::situation::{Asking, Situation, is_draw, place};
use crate::pending::todo::{pop, push};
use crate::script;
use crate::script::combat::dealt_from_stack;
use crate::table::Table;
use crate::table::ledger::Ledger;
use crate::table::object::LastKnown;
use crate::table::queue::{OnStack, Queue, Todo};
use crate::table::stack::Stack;
use crate::table::state::State;
use crate::triggers::on_events::triggered;
use crate::triggers::on_states::state_triggered;
use statements::chronicle::Happened;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::{BoardId, ObjectId};
use statements::part::{Marks, Part};

/// Why a situation does not settle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unsettled {
    /// A number does not fit.
    Number,
    /// More happens of itself than the limit allows.
    Steps,
    /// It takes more memory than the limit allows.
    Memory,
}

impl From<TooLarge> for Unsettled {
    fn from(_: TooLarge) -> Self {
        Self::Number
    }
}

/// Goes on until somebody picks or decides, or nothing is left, or the same situation comes again.
///
/// # Errors
/// When a number does not fit, or it takes more events and instructions, or more memory, than the limits allow.
pub(crate) fn settle(
    table: &mut Table,
    situation: &mut Situation,
    trail: &mut Trail<'_>,
    limits: &Limits,
) -> Result<(), Unsettled> {
    for _ in 0..limits.steps {
        if table.bytes > limits.bytes {
            return Err(Unsettled::Memory);
        }
        watch::note_board(table, situation);
        if situation.asking.is_some() || situation.looped.is_some() {
            return Ok(());
        }
        if situation.parts.is_empty() {
            if !go_on(table, situation, trail)? {
                return Ok(());
            }
            continue;
        }
        prune(table, situation)?;
        if situation.parts.is_empty() {
            continue;
        }
        watch::note_parts(table, situation);
        let hearing = Hearing::new(table, situation);
        if let Some(dispute) = hearing.open_dispute() {
            let answers = smallvec::SmallVec::new();
            situation.asking = Some(Box::new(Asking { pick: None, dispute: Some(dispute), answers }));
            return Ok(());
        }
        let offer = hearing.any_offer();
        if !offer && situation.fresh && (hearing.any_candidate() || tells_cost(&hearing)) {
            return Ok(());
        }
        situation.fresh = false;
        if offer {
            return Ok(());
        }
        if !unfold(table, situation)? {
            happens(table, situation)?;
        }
    }
    Err(Unsettled::Steps)
}

/// Whether something would be cast of which the cost can be told, so that one wants to see it.
fn tells_cost(hearing: &Hearing<'_>) -> bool {
    hearing.situation.parts.iter().any(|part| {
        let Happening::Cast { object, .. } = part.happening else { return false };
        hearing.view.seen[object.index()].is.cost.is_some()
    })
}

/// Takes out what effects have brought to nothing. What was nothing from the start, or can't happen, stays to
/// be seen until the event happens without it.
fn prune(table: &mut Table, situation: &mut Situation) -> Result<(), TooLarge> {
    loop {
        foresee(table, situation);
        let hearing = Hearing::new(table, situation);
        let was_modified = |part: &Part| part.marks != Marks::default();
        let gone: Vec<_> = (0..situation.parts.len())
            .filter(|&at| was_modified(hearing.part(at)) && hearing.is_nothing(at))
            .map(|at| (at, Vec::new()))
            .collect();
        if gone.is_empty() {
            break;
        }
        situation.replace_parts(gone)?;
    }
    same_tokens(table, situation)?;
    foresee(table, situation);
    Ok(())
}

/// Like tokens of one event are one group, whatever order they were told apart in.
fn same_tokens(table: &Table, situation: &mut Situation) -> Result<(), TooLarge> {
    let is_token = |part: &Part| {
        part.happening
            .entering()
            .is_some_and(|entering| entering.subject == statements::happening::Subject::Token)
    };
    let places: Vec<usize> =
        (0..situation.parts.len()).filter(|&at| is_token(&situation.parts[at])).collect();
    if places.len() < 2 {
        return Ok(());
    }
    let has_inside = |at: usize| situation.parts.iter().any(|part| part.within.map(usize::from) == Some(at));
    let places: Vec<usize> = places.into_iter().filter(|&at| !has_inside(at)).collect();
    let mut parents: Vec<Option<u16>> = places.iter().map(|&at| situation.parts[at].within).collect();
    parents.sort_unstable();
    parents.dedup();
    let mut gone = Vec::new();
    for parent in parents {
        let of_parent = places.iter().copied().filter(|&at| situation.parts[at].within == parent);
        let of_parent: Vec<usize> = of_parent.collect();
        gone.extend(merge_tokens(table, situation, &of_parent)?.into_iter().map(|at| (at, Vec::new())));
    }
    if !gone.is_empty() {
        situation.replace_parts(gone)?;
    }
    Ok(())
}

/// Merges like groups among those of one creation. They stay where groups of it were, so that what contains them
/// stays before them. Returns the places that are not needed any more.
///
/// They are sorted by what they are and what was applied to them, not by ids, so that which of them comes first does not
/// depend on the order in which a board lists its effects.
fn merge_tokens(table: &Table, situation: &mut Situation, places: &[usize]) -> Result<Vec<usize>, TooLarge> {
    let mut merged: Vec<Part> = Vec::with_capacity(places.len());
    for &at in places {
        let group = &situation.parts[at];
        match merged.iter_mut().find(|other| are_like(other, group)) {
            Some(like) => add_count(like, judge::amount(group))?,
            None => merged.push(group.clone()),
        }
    }
    merged.sort_by(|one, other| compare_tokens(table, one, other));
    let mut gone = Vec::new();
    for (nth, &at) in places.iter().enumerate() {
        match merged.get(nth) {
            Some(group) => situation.parts[at] = group.clone(),
            None => gone.push(at),
        }
    }
    Ok(gone)
}

fn compare_tokens(table: &Table, one: &Part, other: &Part) -> std::cmp::Ordering {
    let (Some(a), Some(b)) = (one.happening.entering(), other.happening.entering()) else {
        return std::cmp::Ordering::Equal;
    };
    let controllers = a.controller.cmp(&b.controller);
    let forms = || table.compare_forms(a.form, b.form);
    controllers.then_with(forms).then_with(|| table.compare_marks(&one.marks, &other.marks))
}

/// Whether two groups of tokens of one creation differ in nothing but how many they are.
fn are_like(one: &Part, other: &Part) -> bool {
    let is = |part: &Part| part.happening.entering().map(|entering| (entering.controller, entering.form));
    is(one) == is(other) && one.marks == other.marks
}

fn add_count(part: &mut Part, more: u64) -> Result<(), TooLarge> {
    if let Happening::Enter(entering) = &mut part.happening {
        entering.count = entering.count.checked_add(more).ok_or(TooLarge)?;
    }
    Ok(())
}

/// Works out what entering permanents will be.
fn foresee(table: &mut Table, situation: &Situation) {
    for part in &situation.parts {
        if let Happening::Enter(entering) = part.happening {
            table.foresee(situation.board, entering);
        }
    }
}

/// What nothing replaces any more goes into its next stage: damage into its results, milling into the moves of the
/// cards, a number of draws into single draws. Returns whether anything did.
fn unfold(table: &mut Table, situation: &mut Situation) -> Result<bool, TooLarge> {
    Ok(deal(table, situation)?
        || unfold_deed(table, situation)?
        || draws_after(table, situation)?
        || next_draw(table, situation)?)
}

/// Damage is dealt: its results are pending in the same event.
fn deal(table: &mut Table, situation: &mut Situation) -> Result<bool, TooLarge> {
    let hearing = Hearing::new(table, situation);
    let is_open = |part: &Part| matches!(part.happening, Happening::Damage { dealt: false, .. });
    let open: Vec<usize> = (0..situation.parts.len())
        .filter(|&at| is_open(hearing.part(at)) && !hearing.is_nothing(at) && !hearing.forbidden(at))
        .collect();
    for &at in &open {
        if let Happening::Damage { dealt, .. } = &mut situation.parts[at].happening {
            *dealt = true;
        }
        let part = situation.parts[at].clone();
        let view = std::sync::Arc::clone(&table.views[situation.board.index()]);
        for happening in results(table, situation.board, &view, &part)? {
            let several = part.happening.damage_source().is_some_and(|id| several(table, situation, id));
            if !several && joins_lifelink(situation, &part, happening) {
                continue;
            }
            let mut result =
                Part::new(happening, language::effect::Cause::Rules, part.from, part.marks.clone());
            result.within = Some(place(at)?);
            situation.add_part(result)?;
        }
    }
    Ok(!open.is_empty())
}

/// Whether an entry of the board stands for several like objects.
fn several(table: &Table, situation: &Situation, id: ObjectId) -> bool {
    table.board(situation.board).object(id).count > 1
}

/// Life gained from one source's lifelink is gained at once, however many it deals damage to
/// (CR 119.10 (2026-04-17)). Returns whether a gain has been added to one that is pending.
fn joins_lifelink(situation: &mut Situation, damage: &Part, gain: Happening) -> bool {
    let Happening::GainLife { player, amount: more } = gain else { return false };
    let source = damage.happening.damage_source();
    let of_source = |part: &Part| {
        let outer = part.within.map(|at| &situation.parts[usize::from(at)].happening);
        outer.is_some_and(|happening| happening.damage_source() == source)
    };
    let is_gain = |part: &&Part| {
        matches!(part.happening, Happening::GainLife { player: other, .. } if other == player)
            && of_source(part)
    };
    let Some(at) = situation.parts.iter().position(|part| is_gain(&part)) else { return false };
    if let Happening::GainLife { amount, .. } = &mut situation.parts[at].happening
        && let Some(sum) = amount.checked_add(more)
    {
        *amount = sum;
        return true;
    }
    false
}

/// Draws come after the rest of an event that was replaced in part (CR 121.7 (2026-04-17)).
fn draws_after(table: &mut Table, situation: &mut Situation) -> Result<bool, TooLarge> {
    let draws: Vec<usize> = (0..situation.parts.len()).filter(|&at| is_draw(&situation.parts[at])).collect();
    if draws.is_empty() || draws.len() == situation.parts.len() {
        return Ok(false);
    }
    put_off(table, situation, &draws)?;
    Ok(true)
}

/// Draws are made one by one, the active player's first (CR 121.2 (2026-04-17)).
fn next_draw(table: &mut Table, situation: &mut Situation) -> Result<bool, TooLarge> {
    let Some(first) = first_draw(table, situation) else { return Ok(false) };
    let others: Vec<usize> = (0..situation.parts.len()).filter(|&at| at != first).collect();
    if !others.is_empty() {
        // The others draw when this player has drawn everything.
        let later = take_out(situation, &others)?;
        push(table, &mut situation.queue, Todo::Parts(later));
        return Ok(true);
    }
    let part = situation.parts[0].clone();
    let Happening::DrawCards { player, amount } = part.happening else { return Ok(false) };
    if amount == 0 || Hearing::new(table, situation).forbidden(0) {
        return Ok(false);
    }
    situation.parts[0].happening = Happening::Draw { player };
    situation.fresh = true;
    let left = amount - 1;
    if left > 0 {
        let draws = Todo::Draws { player, left, cause: part.cause, from: part.from, marks: part.marks };
        push(table, &mut situation.queue, draws);
    }
    Ok(true)
}

fn first_draw(table: &Table, situation: &Situation) -> Option<usize> {
    let state = table.board(situation.board);
    let of = |part: &Part| {
        if let Happening::DrawCards { player, .. } | Happening::Draw { player } = part.happening {
            Some(player)
        } else {
            None
        }
    };
    table
        .players_from_active(state)
        .find_map(|player| situation.parts.iter().position(|part| of(part) == Some(player)))
}

/// Parts wait until the others have happened.
fn put_off(table: &mut Table, situation: &mut Situation, places: &[usize]) -> Result<(), TooLarge> {
    let later = take_out(situation, places)?;
    let mut after: Queue = table.queues.get(situation.after.index()).clone();
    after.insert(0, Todo::Parts(later));
    situation.after = table.keep_queue(after);
    Ok(())
}

/// Takes parts out of the pending event.
fn take_out(situation: &mut Situation, places: &[usize]) -> Result<Vec<Part>, TooLarge> {
    let mut out: Vec<Part> = places.iter().map(|&at| situation.parts[at].clone()).collect();
    for part in &mut out {
        part.within = None;
    }
    situation.replace_parts(places.iter().map(|&at| (at, Vec::new())).collect())?;
    Ok(out)
}

/// The event happens, all parts at once, and what follows right after it comes next.
fn happens(table: &mut Table, situation: &mut Situation) -> Result<(), TooLarge> {
    without_nothing(table, situation)?;
    moved_once(situation)?;
    let before = situation.board;
    let mut parts = std::mem::take(&mut situation.parts);
    script::note_result(table, situation, &parts)?;
    let mut change = Change::new(table, situation.board, situation.ledger);
    for (at, part) in parts.iter().enumerate() {
        let inside: Vec<&Part> = parts.iter().filter(|p| p.within.map(usize::from) == Some(at)).collect();
        happen(&mut change, part, &inside)?;
    }
    let Change { mut state, mut ledger, follow, .. } = change;
    remember(table, situation, &mut state);
    let ended = end_game(table, table.board(situation.board), &mut state);
    if !ended {
        parts.extend(leave_game(table, table.board(situation.board), &mut state));
    }
    if !parts.is_empty() {
        table.log(|| Happened::Event(parts.to_vec()));
    }
    situation.board = table.keep_next_board(state, situation.board);
    if let Some(state) = removed(table, before, situation.board) {
        situation.board = table.keep_next_board(state, situation.board);
    }
    let event = Situation { board: before, parts, ..situation.clone() };
    note_triggers(table, situation, &event, &mut ledger)?;
    situation.ledger = table.keep_ledger(ledger);
    // What was put in place of parts of the event still belongs to it; nothing else comes after the end of the game.
    let mut queue: Queue =
        if ended { Queue::new() } else { table.queues.get(situation.queue.index()).clone() };
    let after = table.queues.get(situation.after.index()).clone();
    queue.extend(follow.into_iter().chain(after).rev());
    situation.queue = table.keep_queue(queue);
    situation.after = table.keep_queue(Queue::new());
    Ok(())
}

/// Abilities that the event has made trigger wait to be put on the stack, and those that wait or lie there lose sight of
/// what has left. `event` is what has happened, on the board before it.
fn note_triggers(
    table: &mut Table,
    situation: &mut Situation,
    event: &Situation,
    ledger: &mut Ledger,
) -> Result<(), TooLarge> {
    let listens = |table: &Table, board: BoardId| {
        !table.view(board).triggers.is_empty() || !table.view(board).state_triggers.is_empty()
    };
    let quiet = !listens(table, event.board) && !listens(table, situation.board);
    if quiet && table.board(situation.board).stack == Stack::default() {
        return Ok(());
    }
    let mut state = table.board(situation.board).clone();
    table.lose_sight(event.board, &mut state)?;
    let all = triggered(table, event, situation.board)?;
    table.note_triggered(event.board, &mut state, ledger, all)?;
    let all = state_triggered(table, situation.board, &state);
    table.note_triggered(event.board, &mut state, ledger, all)?;
    // Abilities leave the game with their controllers (CR 800.4a (2026-04-17)).
    state.stack = state.stack.map(|id| (!state.player(table.ability_of(id)).left).then_some(id))?;
    situation.board = table.keep_next_board(state, situation.board);
    Ok(())
}

/// Sources of combat damage on the stack that have left are known as they last were (310.4b (2008-02-01)).
fn remember(table: &mut Table, situation: &Situation, state: &mut State) {
    let on_stack = |todo: &Todo| if let Todo::OnStack(stacked) = todo { Some(stacked.clone()) } else { None };
    let waiting: Vec<OnStack> =
        table.queues.get(situation.queue.index()).iter().filter_map(on_stack).collect();
    for stacked in waiting {
        let sources = stacked.parts.iter().filter_map(|part| part.happening.damage_source());
        for object in sources {
            let was = table.board(situation.board).object(object).clone();
            let left =
                stacked.is_same(table.board(situation.board), object) && !stacked.is_same(state, object);
            if left && state.last_known(object).is_none() {
                let seen = table.view(situation.board).seen[object.index()].clone();
                let is = table.keep_print((*seen.is).clone());
                state.last_known.push(LastKnown { object, was, is, controller: seen.controller });
            }
        }
    }
}

/// What can't happen, or is nothing, doesn't happen.
fn without_nothing(table: &mut Table, situation: &mut Situation) -> Result<(), TooLarge> {
    if table.log.is_some() {
        let hearing = Hearing::new(table, situation);
        let told = |at: usize| Some((hearing.part(at).alone(), hearing.forbids_itself(at)?));
        let known: Vec<_> = (0..situation.parts.len()).filter(|&at| !hearing.is_nothing(at)).collect();
        let forbidden: Vec<_> = known.into_iter().filter_map(told).collect();
        for (part, by) in forbidden {
            table.log(|| Happened::Forbidden { part: Box::new(part), by });
        }
    }
    loop {
        let hearing = Hearing::new(table, situation);
        let gone: Vec<_> = (0..situation.parts.len())
            .filter(|&at| hearing.is_nothing(at) || hearing.forbidden(at))
            .map(|at| (at, Vec::new()))
            .collect();
        if gone.is_empty() {
            return Ok(());
        }
        situation.replace_parts(gone)?;
    }
}

/// What would leave for one place for two reasons, such as lethal damage and the legend rule, leaves once.
///
/// Judgement: where effects have sent it to different places, the first part of the event counts.
fn moved_once(situation: &mut Situation) -> Result<(), TooLarge> {
    let mover = |part: &Part| {
        if let Happening::Move { object, .. } = part.happening { Some(object) } else { None }
    };
    let is_again = |&at: &usize| {
        let object = mover(&situation.parts[at]);
        object.is_some() && situation.parts[..at].iter().any(|part| mover(part) == object)
    };
    let again: Vec<usize> = (1..situation.parts.len()).filter(is_again).collect();
    if !again.is_empty() {
        situation.replace_parts(again.into_iter().map(|at| (at, Vec::new())).collect())?;
    }
    Ok(())
}

/// Takes up what is to be done next. Returns false when nothing is left.
fn go_on(table: &mut Table, situation: &mut Situation, trail: &mut Trail<'_>) -> Result<bool, TooLarge> {
    if table.queues.get(situation.after.index()).is_empty() {
        if turns_by_itself(table, situation, trail)? {
            return Ok(true);
        }
        let Some((queue, todo)) = pop(table, situation.queue) else { return Ok(false) };
        match todo {
            Todo::Frame(_) => return follow_instruction(table, situation, trail),
            Todo::Draws { player, left, cause, from, marks } => {
                situation.queue = table.keep_queue(queue);
                if left > 1 {
                    let rest = Todo::Draws { player, left: left - 1, cause, from, marks: marks.clone() };
                    push(table, &mut situation.queue, rest);
                }
                situation.add_part(Part::new(Happening::Draw { player }, cause, from, marks))?;
                situation.fresh = true;
            }
            Todo::Wait(frame) => {
                situation.queue = table.keep_queue(queue);
                let mut state = table.board(situation.board).clone();
                state.waiting.push(frame);
                situation.board = table.keep_board(state);
            }
            Todo::Resolved => {
                table.log(|| Happened::Resolved);
                situation.queue = table.keep_queue(queue);
                let mut state = table.board(situation.board).clone();
                state.stack.resolved();
                situation.board = table.keep_next_board(state, situation.board);
            }
            Todo::ResolveRest(env) => {
                situation.queue = table.keep_queue(queue);
                if let Some(todo) = crate::script::resolving::rest(table, situation.board, env) {
                    push(table, &mut situation.queue, todo);
                }
            }
            Todo::OnStack(stacked) => {
                situation.queue = table.keep_queue(queue);
                situation.add_parts(dealt_from_stack(table, situation.board, &stacked))?;
                situation.fresh = true;
            }
            Todo::Parts(parts) => {
                situation.queue = table.keep_queue(queue);
                situation.add_parts(parts)?;
            }
        }
    } else {
        // An event that was replaced whole leaves only what follows.
        happens(table, situation)?;
    }
    Ok(true)
}

/// Day, night, and what turns with them come before all else that is to be done. Returns whether anything does that can.
fn turns_by_itself(
    table: &mut Table,
    situation: &mut Situation,
    trail: &mut Trail<'_>,
) -> Result<bool, TooLarge> {
    situation.add_parts(turns(table, situation.board))?;
    if situation.parts.is_empty() {
        return Ok(false);
    }
    let hearing = Hearing::new(table, situation);
    let cant: Vec<_> = (0..situation.parts.len()).filter(|&at| hearing.forbidden(at)).collect();
    situation.replace_parts(cant.into_iter().map(|at| (at, Vec::new())).collect())?;
    if situation.parts.is_empty() {
        return Ok(false);
    }
    situation.fresh = true;
    situation.looped = trail.cross(table, situation);
    Ok(true)
}

fn follow_instruction(
    table: &mut Table,
    situation: &mut Situation,
    trail: &mut Trail<'_>,
) -> Result<bool, TooLarge> {
    let logged = table.log.as_ref().map(Vec::len);
    match script::follow(table, situation, &[]) {
        Ok(next) => {
            *situation = next;
            if !situation.parts.is_empty() {
                situation.fresh = true;
                situation.looped = trail.cross(table, situation);
            }
            Ok(true)
        }
        Err(Stop::Ask(..)) => {
            if let (Some(log), Some(logged)) = (&mut table.log, logged) {
                log.truncate(logged);
            }
            situation.asking =
                Some(Box::new(Asking { pick: None, dispute: None, answers: smallvec::SmallVec::new() }));
            Ok(true)
        }
        Err(Stop::TooLarge) => Err(TooLarge),
    }
}
