//! What follows right after an event that an effect has rewritten, and what its words find of that.

use super::AppliedEffect;
use crate::pending::moves::moved_with;
use crate::table::env::Env;
use crate::table::queue::{Frame, Todo};
use language::event::Instruction;
use statements::ids::BlockId;

impl AppliedEffect<'_> {
    /// Something follows right after the event.
    pub(super) fn follow(&mut self, todo: Todo) {
        let mut after = self.table.queues.get(self.situation.after.index()).clone();
        after.push(todo);
        self.situation.after = self.table.keep_queue(after);
    }

    /// Instructions follow right after the event.
    pub(super) fn follow_block(&mut self, block: &[Instruction], env: Env) {
        if block.is_empty() {
            return;
        }
        let block: BlockId = self.table.keep_block(block);
        let env = self.table.keep_env(env);
        self.follow(Todo::Frame(Frame::new(block, env)));
    }

    /// Instructions wait for the next turn, phase or step that begins.
    pub(super) fn wait(&mut self, block: &[Instruction]) {
        if block.is_empty() {
            return;
        }
        let env = self.env_for(self.places()[0]);
        let block = self.table.keep_block(block);
        let env = self.table.keep_env(env);
        self.follow(Todo::Wait(Frame::new(block, env)));
    }

    /// What follows, behind the first so many, finds what has become of the objects that the effect moves: those whose moving
    /// it has rewritten, and those that it moves itself (CR 400.7j (2026-04-17)). Nothing else that goes elsewhere in the same
    /// event (CR 400.7 (2026-04-17), 217.1c (2006-10-01)).
    pub(super) fn find_what_it_moves(&mut self, behind: usize) {
        let after = self.table.queues.get(self.situation.after.index());
        if after.len() == behind {
            return;
        }
        let mut after = after.clone();
        let moves = moved_with(&self.situation.parts, |part| part.was_applied(self.effect));
        for todo in after.iter_mut().skip(behind) {
            if let Todo::Frame(frame) = todo {
                let env = Env { moves: moves.clone(), ..self.table.env(frame.env).clone() };
                frame.env = self.table.keep_env(env);
            }
        }
        self.situation.after = self.table.keep_queue(after);
    }
}
