//! What may still be done with an object that is found by a pronoun or a choice.

use super::Table;
use super::env::Env;
use super::queue::Todo;
use super::state::State;
use statements::ids::{EnvId, ObjectId, QueueId};
use statements::part::Marks;

impl Table {
    /// Whether something that is still to be done may speak of an object, or of an effect of it.
    pub(crate) fn is_spoken_of(&self, queue: QueueId, object: ObjectId) -> bool {
        let speaks = |env: EnvId| self.speaks_of(self.env(env), object);
        self.queues.get(queue.index()).iter().any(|todo| match todo {
            Todo::Frame(frame) | Todo::Due(frame) | Todo::Wait(frame) => speaks(frame.env),
            Todo::ResolveRest(env) => speaks(*env),
            Todo::Draws { marks, .. } => self.is_of(marks, object),
            Todo::OnStack(_) | Todo::Parts(_) => true,
            Todo::Activated | Todo::Resolved | Todo::Tally(_) => false,
        })
    }

    /// Whether something that is made or waits on a board, other than abilities on the stack, may speak of an object.
    pub(crate) fn is_spoken_of_on(&self, state: &State, object: ObjectId) -> bool {
        let made = state.floating.iter().map(|&id| &*self.effect(id).env);
        let frames = state.waiting.iter().chain(state.scheduled.iter().map(|one| &one.frame));
        let lasting = state.lasting.iter().map(|one| self.env(one.env));
        made.chain(lasting)
            .chain(frames.map(|frame| self.env(frame.env)))
            .any(|env| self.speaks_of(env, object))
    }

    fn speaks_of(&self, env: &Env, object: ObjectId) -> bool {
        let chosen = env.chosen.iter().flat_map(|(_, ids)| ids);
        env.about.mentions(object)
            || chosen.chain(&env.lost).any(|&id| id == object)
            || self.is_of(&env.marks, object)
    }

    /// Whether an effect of this object is among these.
    fn is_of(&self, marks: &Marks, object: ObjectId) -> bool {
        marks.effects().any(|id| self.effect(id).source == Some(object))
    }
}
