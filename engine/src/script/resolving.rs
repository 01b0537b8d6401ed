//! Abilities on the stack resolve (CR 608 (2026-04-17), 413 (2006-10-01)).
//!
//! Known gap: modes of abilities are chosen as they resolve.

use super::{Interpreter, spells};
use crate::applying::Stop;
use crate::events::lapsing::none_holds;
use crate::judging::pending_event::PendingEvent;
use crate::pending::situation::Situation;
use crate::table::Table;
use crate::table::env::Env;
use crate::table::object::LastKnown;
use crate::table::queue::{Frame, Todo};
use crate::table::stack::Triggered;
use crate::table::triggers::asks_again;
use crate::triggers::on_triggering::with_those_on_triggering;
use language::effect::Cause;
use language::event::Instruction;
use language::rule::Switch;
use statements::chronicle::{Because, Happened};
use statements::decided::Decided;
use statements::error::TooLarge;
use statements::ids::{BoardId, EnvId};
use statements::part::Marks;

impl Interpreter<'_> {
    /// The spell or ability on top does what it says.
    pub(crate) fn resolve(&mut self) -> Result<(), Stop> {
        if let Some(spell) = spells::top(self.table, self.situation.board) {
            return self.resolve_spell(spell);
        }
        self.resolve_ability();
        Ok(())
    }

    /// The top ability does what it says, unless all its targets are illegal.
    fn resolve_ability(&mut self) {
        let mut state = self.table.board(self.situation.board).clone();
        let Some(top) = state.stack.resolve() else { return };
        let known: Vec<LastKnown> = self.table.known_by(top).cloned().collect();
        for one in known {
            state.begins_with(one);
        }
        self.situation.board = self.table.keep_next_board(state, self.situation.board);
        let ability = self.table.ability(top);
        let env = self.table.env(ability.env).clone();
        let Some(env) = self.with_legal_targets(&env) else {
            self.table.log(|| Happened::Decided(Decided::AbilityInVain(top)));
            self.next.push(Todo::Resolved);
            return;
        };
        let mut env = env;
        // What begins again as it resolves begins (CR 611.2b (2026-04-17)).
        env.about.lapsed &=
            !(self.table.on(Switch::DurationAgain) && none_holds(self.table, self.situation.board, ability));
        let env = self.table.keep_env(env);
        self.table.log(|| Happened::Resolves(top));
        if !self.table.block(ability.does).is_empty() {
            self.next.push(Todo::Frame(Frame::new(ability.does, env)));
        }
        self.next.push(Todo::Resolved);
    }

    /// An ability of the source triggers, and those that trigger on that.
    pub(crate) fn trigger(&mut self, does: &[Instruction]) -> Result<(), TooLarge> {
        triggers(self.table, &mut self.situation, &self.env, does, Because::Said)
    }

    /// Abilities that have triggered between events wait to be put on the stack.
    pub(crate) fn note_triggered(&mut self, all: Vec<Triggered>) -> Result<(), TooLarge> {
        note(self.table, &mut self.situation, all)
    }

    /// Tells that what a trigger asks for is not so any more, where that is what an instruction says and the ability has just
    /// begun to resolve.
    pub(crate) fn tell_not_so(&mut self, instruction: &Instruction) {
        let last = self.table.log.as_ref().and_then(|log| log.last());
        let Some(Happened::Resolves(ability) | Happened::ResolvesAtOnce(ability)) = last else { return };
        let (ability, does) = (*ability, self.table.block(self.table.ability(*ability).does));
        if asks_again(does) && does.first() == Some(instruction) {
            self.table.log(|| Happened::Decided(Decided::NotSoAnyMore(ability)));
        }
    }

    /// All resolve, each after players would have got priority (CR 117.5 (2026-04-17)).
    pub(crate) fn resolve_all(&mut self) {
        self.then(&[Instruction::StateBased, Instruction::PutTriggers], self.env.clone());
        self.next.push(Todo::ResolveRest(self.env_id));
    }
}

/// What is done next where something may lie on the stack: the top one resolves, and then the rest. None where nothing does.
pub(crate) fn rest(table: &mut Table, board: BoardId, env: EnvId) -> Option<Todo> {
    if table.board(board).stack.rows().is_empty() && spells::top(table, board).is_none() {
        return None;
    }
    let block = table.keep_block(&[Instruction::Resolve, Instruction::ResolveAll]);
    Some(Todo::Frame(Frame::new(block, env)))
}

/// An ability of what `env` is about triggers, and those that trigger on that.
pub(crate) fn triggers(
    table: &mut Table,
    situation: &mut Situation,
    env: &Env,
    does: &[Instruction],
    because: Because,
) -> Result<(), TooLarge> {
    let source = env.about.this;
    let env = table.knowing(env.clone(), does, situation.board);
    let one = Triggered {
        on_triggering: false,
        source,
        is_of_source: false,
        does: table.keep_block(does),
        env: Env { marks: Marks::default(), cause: Cause::Effect, ..env },
        times: 1,
        because,
        limit: None,
        once: None,
        at_once: false,
    };
    let pending = PendingEvent::new(table, situation);
    let all = with_those_on_triggering(pending, &[(pending, one)])?;
    note(table, situation, all)
}

/// Abilities that have triggered between events wait to be put on the stack.
fn note(table: &mut Table, situation: &mut Situation, all: Vec<Triggered>) -> Result<(), TooLarge> {
    if all.is_empty() {
        return Ok(());
    }
    let board = situation.board;
    let mut ledger = table.ledgers.get(situation.ledger.index()).clone();
    let mut state = table.board(board).clone();
    table.note_triggered(board, &mut state, &mut ledger, all)?;
    situation.ledger = table.keep_ledger(ledger);
    situation.board = table.keep_next_board(state, board);
    Ok(())
}
