//! Abilities on the stack resolve (CR 608 (2026-04-17), 413 (2006-10-01)).
//!
//! Known gap: modes of abilities are chosen as they resolve.

use super::{Interpreter, spells};
use crate::applying::Stop;
use crate::events::lapsing::none_holds;
use crate::judging::pending_event::PendingEvent;
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
        let env = self.table.knowing(self.env.clone(), does, self.situation.board);
        let one = Triggered {
            on_triggering: false,
            source: self.env.about.this,
            is_of_source: false,
            does: self.table.keep_block(does),
            env: Env { marks: Marks::default(), cause: Cause::Effect, ..env },
            times: 1,
            because: Because::Said,
            limit: None,
            once: None,
            at_once: false,
        };
        let pending = PendingEvent::new(self.table, &self.situation);
        let all = with_those_on_triggering(pending, &[(pending, one)])?;
        self.note_triggered(all)
    }

    /// Abilities that have triggered between events wait to be put on the stack.
    pub(crate) fn note_triggered(&mut self, all: Vec<Triggered>) -> Result<(), TooLarge> {
        if all.is_empty() {
            return Ok(());
        }
        let board = self.situation.board;
        let mut ledger = self.table.ledgers.get(self.situation.ledger.index()).clone();
        let mut state = self.table.board(board).clone();
        self.table.note_triggered(board, &mut state, &mut ledger, all)?;
        self.situation.ledger = self.table.keep_ledger(ledger);
        self.situation.board = self.table.keep_next_board(state, board);
        Ok(())
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
