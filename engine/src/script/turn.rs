//! Turns, phases and steps that come one after the other, and what is scheduled for them.
//!
//! Teams take turns, not players (CR 805.4 (2026-04-17), 606.4b (2006-10-01)): a turn is told as that of one of them, and is
//! that of all.

use super::Interpreter;
use crate::table::NO_ORIGIN;
use crate::table::Table;
use crate::table::ledger::{Entry, Ledger};
use crate::table::queue::Frame;
use crate::table::state::State;
use crate::table::turn::{Course, Ending, Next, Progress, Scheduled, ends_phase, rests};
use language::board::{Period, Step, Waits};
use language::effect::Cause;
use language::event::Instruction;
use language::select::Who;
use statements::chronicle::{Arranged, Happened};
use statements::decided::Decided;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::{BoardId, PlayerId};
use statements::leaving::Leaving;
use statements::part::{Marks, Part};

impl Interpreter<'_> {
    /// The next step or main phase would begin, or with `whole` the next turn; what contains it would begin before. It is
    /// looked at again when that has happened: what did not begin was skipped, and what comes behind it would begin.
    pub(crate) fn turn_goes_on(&mut self, whole: bool) -> Result<(), TooLarge> {
        let again = if whole { Instruction::NextTurn } else { Instruction::NextStep };
        let mut state = self.table.board(self.situation.board).clone();
        if state.course.progress == Progress::Rests && self.is_mana_lost(whole)? {
            self.then(&[again], self.env.clone());
            return Ok(());
        }
        match state.course.progress {
            Progress::Begun(period) if whole || rests(period) => {
                state.course.progress = Progress::Rests;
                self.situation.board = self.table.keep_board(state);
                return Ok(());
            }
            Progress::Offers(next) => state.course.pass(next, false),
            Progress::Begun(_) | Progress::Rests => {}
        }
        let (period, extra) = if whole { (Period::Turn, false) } else { comes_next(&mut state) };
        let (next, passed_over) = whose(self.table, &mut state, period, extra);
        let passed_over = passed_over.into_iter().map(|player| Decided::Leaving(Leaving::NoTurn(player)));
        self.table.log_once(passed_over.collect());
        state.course.progress = Progress::Offers(next);
        self.situation.board = self.table.keep_board(state);
        let Next { period, player, extra } = next;
        if extra {
            self.no_longer_to_come(|ledger| ledger.take(Entry::Extra(player, period), 1));
        }
        if period == Period::Turn {
            // The turn of which they would have been is over (CR 500.8 (2026-04-17)).
            self.no_longer_to_come(|ledger| ledger.not_to_come(|_, which| which != Period::Turn));
        }
        let begins = Happening::Begin { period, player, extra };
        self.situation.add_part(Part::new(begins, Cause::TurnBased, NO_ORIGIN, Marks::default()))?;
        self.then(&[again], self.env.clone());
        Ok(())
    }

    /// What has been on ends first: unused mana is lost as the date says (CR 500.5 (2026-04-17), 300.3 (2008-02-01)). Returns
    /// whether there was any that is.
    fn is_mana_lost(&mut self, whole: bool) -> Result<bool, TooLarge> {
        let state = self.table.board(self.situation.board);
        let ends_phase = whole || ends_phase(comes_next(&mut state.clone()).0);
        let ending = if ends_phase { Ending::Phase } else { Ending::Step };
        let unused = |board: BoardId, table: &Table| {
            table.board(board).players.iter().any(|player| player.mana.iter().any(|&amount| amount > 0))
        };
        if !unused(self.situation.board, self.table) {
            return Ok(false);
        }
        self.lose_mana(ending)?;
        Ok(!unused(self.situation.board, self.table))
    }

    /// Extra turns, or additional phases or steps, are not to come any more.
    fn no_longer_to_come(&mut self, take: impl FnOnce(&mut Ledger)) {
        let mut ledger = self.table.ledgers.get(self.situation.ledger.index()).clone();
        take(&mut ledger);
        self.situation.ledger = self.table.keep_ledger(ledger);
    }

    /// Something will be done when a period begins. For a period that does not begin, because it or what it is in is
    /// skipped, it goes on waiting (CR 614.10a (2026-04-17), 419.6f (2006-10-01)).
    ///
    /// Judgement: what is to be done at the upkeep of the next turn waits for a turn that is not skipped. When the upkeep
    /// of that turn is skipped it was scheduled for a skipped step, and never happens.
    pub(crate) fn schedule(&mut self, period: Period, who: &Who, of_next_turn: bool, does: &[Instruction]) {
        if does.is_empty() {
            return;
        }
        let whose: Vec<PlayerId> = self.eval().players(who).into_iter().collect();
        let mut env = self.table.knowing(self.env.clone(), does, self.situation.board);
        env.about.transformed = false;
        // What is done then is no event in place of one that is being replaced now (CR 614.5, 603.7 (2026-04-17)).
        (env.marks, env.is_counted) = (Marks::default(), false);
        let (block, env) = (self.table.keep_block(does), self.table.keep_env(env));
        self.table.log(|| Happened::Arranged(Arranged::Later { period, whose: whose.clone(), of_next_turn }));
        let waits = if of_next_turn { Waits::ForTurn } else { Waits::ForPeriod };
        let mut state = self.table.board(self.situation.board).clone();
        state.scheduled.push(Scheduled { period, whose, waits, frame: Frame::new(block, env) });
        self.situation.board = self.table.keep_board(state);
    }
}

/// What comes next, and whether it is additional. A second combat damage step comes after the first one where that was one of
/// creatures with first strike (CR 510.4 (2026-04-17), 310.1 (2006-10-01)); the steps in which attackers are blocked and damage is
/// dealt are skipped where nothing has attacked (CR 508.8 (2026-04-17), 308.4 (2006-10-01)).
///
/// Known gap: a board that goes on from a declare attackers step in which all attackers have left does not tell that there were
/// any, and one that goes on from a second combat damage step does not tell that it is that before damage is dealt.
fn comes_next(state: &mut State) -> (Period, bool) {
    let second = state.course.second_damage();
    if let Some(second) = second.filter(|_| state.second_damage && state.step == Step::CombatDamage) {
        return (second, false);
    }
    let is_decided = matches!(state.step, Step::Blockers | Step::CombatDamage);
    let unattacked = !is_decided && !state.attacked;
    loop {
        let (period, extra) = state.course.next();
        let of_attackers = matches!(period, Period::Step(Step::Blockers | Step::CombatDamage));
        if extra || !of_attackers || !unattacked {
            return (period, extra);
        }
        state.course.pass(Next { period, player: state.active, extra }, false);
    }
}

/// Phases and steps are the active player's. Of turns, extra ones come first, the last created before the others;
/// then that of the next player who is still in the game (CR 500.7 (2026-04-17)). With those who have left it, and whose turn
/// would have come before.
fn whose(table: &Table, state: &mut State, period: Period, extra: bool) -> (Next, Vec<PlayerId>) {
    if period != Period::Turn {
        return (Next { period, player: state.active, extra }, Vec::new());
    }
    let mut passed_over = Vec::new();
    while let Some(player) = state.course.take_turn() {
        if !state.player(player).left {
            return (Next { period, player, extra: true }, passed_over);
        }
        passed_over.push(player);
    }
    let player = next_player(table, state, &state.course, &mut passed_over);
    (Next { period, player, extra: false }, passed_over)
}

/// Whose usual turn comes next; those who have left the game are passed over. It is another team's, if there is one.
fn next_player(table: &Table, state: &State, course: &Course, passed_over: &mut Vec<PlayerId>) -> PlayerId {
    let (count, last) = (state.players.len(), course.usual_turn());
    let after = (1..=count).map(|by| PlayerId::at((last.index() + by) % count));
    for player in after.filter(|&player| player == last || table.team(player) != table.team(last)) {
        if !state.player(player).left {
            return player;
        }
        passed_over.push(player);
    }
    state.active
}
