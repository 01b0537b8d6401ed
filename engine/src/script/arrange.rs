//! Putting known cards of a library in an order (CR 701.22a (2026-04-17)), and permanents that have come at the same time
//! (CR 613.7m (2026-04-17)).

use super::Interpreter;
use crate::applying::Stop;
use crate::events::zone::PUT_TOGETHER;
use crate::table::STAMPED_TOGETHER;
use crate::table::queue::Todo;
use crate::table::selectors::Evaluator;
use crate::table::state::PlayerState;
use language::event::{Instruction, Place};
use language::select::{What, Who};
use statements::ids::ObjectId;
use statements::question::{Answer, Arranged, Question};

/// The end of a library where cards lie.
fn cards(library: &mut PlayerState, place: Place) -> Option<&mut Vec<ObjectId>> {
    match place {
        Place::Top | Place::FaceDown => Some(&mut library.top),
        Place::Bottom => Some(&mut library.bottom),
        Place::Shuffled => None,
    }
}

/// Whether these are cards that have been put on a library together.
fn is_put_together(what: &What) -> bool {
    *what == What::Chosen(PUT_TOGETHER.to_owned())
}

impl Interpreter<'_> {
    /// These cards of one library trade places among each other, from above as the controller chooses.
    pub(crate) fn arrange(&mut self, what: &What, place: Place) -> Result<(), Stop> {
        if *what == What::Chosen(STAMPED_TOGETHER.to_owned()) {
            return self.order_in_time(what);
        }
        if self.is_told_to(what, place) {
            return Ok(());
        }
        let mut left = self.eval().objects(what);
        let mut state = self.table.board(self.situation.board).clone();
        let Some(owner) = left.first().map(|&id| state.object(id).owner) else { return Ok(()) };
        let library = state.player_mut(owner);
        if place == Place::Top && left.iter().any(|id| library.bottom.contains(id)) {
            // Those at the bottom are among the top cards only where no unknown ones lie between.
            let PlayerState { top, bottom, .. } = library;
            top.append(bottom);
        }
        let Some(library) = cards(library, place) else { return Ok(()) };
        left.retain(|id| library.contains(id));
        left.sort_by_key(|id| library.iter().position(|other| other == id));
        let places: Vec<usize> =
            left.iter().filter_map(|id| library.iter().position(|other| other == id)).collect();
        let why = if is_put_together(what) {
            Arranged::Together
        } else if self.env.of_rule {
            Arranged::LookedAt
        } else {
            Arranged::Said
        };
        let order = self.arranged(left, |from| Question::NextInLibrary { from, why })?;
        if let Some(library) = cards(state.player_mut(owner), place) {
            for (at, id) in places.into_iter().zip(order) {
                library[at] = id;
            }
        }
        self.situation.board = self.table.keep_board(state);
        Ok(())
    }

    /// Whether cards that were put on a library together are put in an order by what is followed next anyway.
    fn is_told_to(&self, what: &What, place: Place) -> bool {
        let queue = self.table.queues.get(self.situation.queue.index());
        let Some(Todo::Frame(next)) = queue.last() else { return false };
        let (block, env) = (self.table.block(next.block), self.table.env(next.env));
        // What comes next can be the cards of another player that were put on their library in the same event.
        let arranges = match block.get(next.at as usize) {
            Some(Instruction::Arrange { what, place: there })
                if *there == place && !is_put_together(what) =>
            {
                let (state, view) =
                    (self.table.board(self.situation.board), self.table.view(self.situation.board));
                Evaluator::new(self.table, state, &view.seen, env).recalling().objects(what)
            }
            _ => return false,
        };
        is_put_together(what) && self.eval().objects(what).iter().all(|id| arranges.contains(id))
    }

    /// These permanents trade their time stamps as the controller chooses, the oldest first.
    fn order_in_time(&mut self, what: &What) -> Result<(), Stop> {
        let mut state = self.table.board(self.situation.board).clone();
        let mut all = self.eval().objects(what);
        all.sort_by_key(|&id| state.object(id).stamp);
        let stamps: Vec<u32> = all.iter().map(|&id| state.object(id).stamp).collect();
        for (id, stamp) in self.arranged(all, Question::NextInTime)?.into_iter().zip(stamps) {
            state.object_mut(id).stamp = stamp;
        }
        self.situation.board = self.table.keep_board(state);
        Ok(())
    }

    /// The objects in the order that the controller chooses, one after the other.
    fn arranged(
        &mut self,
        mut left: Vec<ObjectId>,
        question: impl Fn(Vec<ObjectId>) -> Question,
    ) -> Result<Vec<ObjectId>, Stop> {
        let mut order = Vec::with_capacity(left.len());
        while left.len() > 1 {
            let answer = self.ask(&Who::You, question(left.clone()))?;
            let Answer::Objects(next) = answer else { break };
            left.retain(|id| !next.contains(id));
            order.extend(next);
        }
        order.extend(left);
        Ok(order)
    }
}
