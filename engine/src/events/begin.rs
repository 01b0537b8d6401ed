//! Steps, phases and turns that begin. They contain nothing; what happens in a period is for whoever writes the board,
//! but for what was scheduled for it. `Begin` in FORMAT.md.

use super::change::Change;
use super::day_and_night::check_daytime;
use super::ending;
use crate::table::ledger::Entry;
use crate::table::object::Echo;
use crate::table::queue::{Frame, Todo};
use crate::table::state::State;
use crate::table::turn::{Next, Progress, Scheduled};
use language::board::{Period, Step, Waits};
use language::select::Since;
use statements::chronicle::Happened;
use statements::decided::Decided;
use statements::error::TooLarge;
use statements::ids::PlayerId;

/// A period begins. What lasts "this turn" has ended when another turn begins.
pub(crate) fn happen(change: &mut Change<'_>, next: Next) -> Result<(), TooLarge> {
    let Next { period, player, .. } = next;
    if has_ended(change.state.step, period) {
        ending::with_combat(change);
    }
    if !within_combat(period) {
        end_combat(change);
    }
    if ending::ends_turn(period) {
        ending::clean_up(change);
    }
    if !matches!(period, Period::Beginning | Period::Step(Step::Untap)) {
        ending::through_untap(change);
    }
    grow_old(change, period, player);
    change.table.forget(&mut change.state.history, over(period));
    change.state.spent.forget(over(period));
    match period {
        Period::Turn => {
            ending::until_turn(change, next);
            change.state.cast_last_turn = most_cast(change);
            for player in &mut change.state.players {
                player.drawn = 0;
                player.damaged = 0;
                player.cast = 0;
            }
            forget_defenders(&mut change.state);
            change.state.active = player;
            change.state.step = Step::Untap;
        }
        Period::Step(step) => change.state.step = step,
        Period::Beginning => change.state.step = Step::Untap,
        Period::Combat => change.state.step = Step::BeginCombat,
        Period::Ending => change.state.step = Step::End,
    }
    let course = &mut change.state.course;
    course.pass(next, true);
    if course.progress == Progress::Offers(next) {
        course.progress = Progress::Begun(period);
    }
    // CR 614.10b (2026-04-17): what waits since something was skipped comes first.
    change.follow.extend(change.state.waiting.drain(..).map(Todo::Due));
    let team: Vec<PlayerId> = change.table.team_of(player).collect();
    let due = due(&mut change.state.scheduled, period, &team);
    follow(change, due);
    if period == Period::Step(Step::Untap) {
        let becomes = check_daytime(change.table, &change.state);
        change.follow.extend(becomes.map(|part| Todo::Parts(vec![part])));
    }
    change.state.last_known.clear();
    change.ledger.add(Entry::Began(player, period), 1)
}

/// What has come under its controller's control is not new any more as that player's turn begins (CR 302.6 (2026-04-17)). Echo that
/// was to come is due as their upkeep begins, and over as something else begins behind it.
fn grow_old(change: &mut Change<'_>, period: Period, player: PlayerId) {
    let seen = std::sync::Arc::clone(&change.table.views[change.before.index()]);
    for id in change.state.ids() {
        let (echo, new) = (change.state.object(id).echo, change.state.object(id).new);
        let is_of_player = seen.seen.get(id.index()).is_some_and(|after| {
            after.controller.is_some_and(|one| change.table.team(one) == change.table.team(player))
        });
        let is = match echo {
            Echo::Due => Echo::Over,
            Echo::Coming if period == Period::Step(Step::Upkeep) && is_of_player => Echo::Due,
            Echo::Coming | Echo::Over => echo,
        };
        let is_new = new && !(period == Period::Turn && is_of_player);
        if (is, is_new) != (echo, new) {
            let object = change.state.object_mut(id);
            (object.echo, object.new) = (is, is_new);
        }
    }
}

/// Since when that is over of which something is known, as another period begins.
const fn over(begins: Period) -> &'static [Since] {
    match begins {
        Period::Turn => &[Since::Turn, Since::Combat, Since::Step],
        Period::Combat => &[Since::Combat, Since::Step],
        Period::Beginning | Period::Ending | Period::Step(_) => &[Since::Step],
    }
}

/// What was scheduled follows, but for what is in store of who has left the game: that is a triggered ability that is not put
/// on the stack (CR 800.4d (2012-05-01)).
///
/// Judgement: so, too, before 2012-05-01, when no text speaks of abilities that have yet to trigger.
fn follow(change: &mut Change<'_>, due: Vec<Frame>) {
    for frame in due {
        let you = change.table.env(frame.env).about.you;
        if change.state.player(you).left {
            change.table.log(|| Happened::Decided(Decided::OfWhoLeft(you)));
        } else {
            change.follow.push(Todo::Due(frame));
        }
    }
}

/// How many spells the active player has cast this turn: of a team that takes its turns together, whoever cast most
/// (CR 731.2a, 731.2b (2026-04-17)).
fn most_cast(change: &Change<'_>) -> u64 {
    let state = &change.state;
    change.table.team_of(state.active).map(|player| state.player(player).cast).max().unwrap_or(0)
}

/// Whether combat goes on as a period begins; of a combat phase another combat does.
fn within_combat(period: Period) -> bool {
    let Period::Step(step) = period else { return false };
    match step {
        Step::BeginCombat | Step::Attackers | Step::Blockers | Step::CombatDamage | Step::EndCombat => true,
        Step::Untap
        | Step::Upkeep
        | Step::Draw
        | Step::Main
        | Step::SecondMain
        | Step::End
        | Step::Cleanup => false,
    }
}

/// Whether a combat phase is over as something else begins: there was one just now, or it was yet to come in a turn that is
/// over. What lasts until the end of combat and was made outside of it lasts through the next combat phase
/// (CR 511.2 (2026-04-17), 300.4 (2006-10-01)).
///
/// Judgement: also where that is one of a later turn, and where a combat phase is skipped.
fn has_ended(before: Step, begins: Period) -> bool {
    let to_come = matches!(before, Step::Untap | Step::Upkeep | Step::Draw | Step::Main);
    let was_combat = within_combat(Period::Step(before)) && !within_combat(begins);
    was_combat || begins == Period::Turn && to_come
}

/// The phase ends, and combat is over if it is a combat phase (CR 500.5a, 511.3 (2026-04-17), 300.4 (2006-10-01)).
pub(crate) fn end_phase(change: &mut Change<'_>) {
    if within_combat(Period::Step(change.state.step)) {
        ending::with_combat(change);
        end_combat(change);
    }
}

/// All creatures are removed from combat, and nothing has to block any more (CR 511.3 (2026-04-17), 311.2 (2006-10-01)).
fn end_combat(change: &mut Change<'_>) {
    (change.state.second_damage, change.state.attacked) = (false, false);
    for id in change.state.ids() {
        let object = change.state.object(id);
        if object.fights() {
            let defender = change.defender_of(id);
            change.state.object_mut(id).leave_combat(defender);
        }
        let state = &mut change.state;
        if !state.object(id).must_block.is_empty() {
            state.object_mut(id).must_block.clear();
        }
    }
}

/// Who was the defending player of what attacked in the turn before, nothing asks any more.
fn forget_defenders(state: &mut State) {
    for id in state.ids() {
        if state.object(id).fight.defender.is_some() {
            state.object_mut(id).fight.defender = None;
        }
    }
}

/// What was scheduled for a period that has begun; it no longer waits. What waited for a step of a turn that is over
/// never comes.
fn due(scheduled: &mut Vec<Scheduled>, period: Period, team: &[PlayerId]) -> Vec<Frame> {
    let turn = period == Period::Turn;
    let is_theirs = |one: &Scheduled| one.whose.iter().any(|player| team.contains(player));
    scheduled.retain(|one| !turn || one.waits != Waits::InThisTurn);
    for one in scheduled.iter_mut().filter(|one| turn && one.waits == Waits::ForTurn) {
        if is_theirs(one) {
            one.waits = Waits::InThisTurn;
        }
    }
    let now = |one: &mut Scheduled| one.period == period && one.waits != Waits::ForTurn && is_theirs(one);
    scheduled.extract_if(.., now).map(|one| one.frame).collect()
}
