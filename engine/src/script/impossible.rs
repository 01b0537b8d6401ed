//! What is not among what can be chosen, because what is done with it then can't happen: nobody chooses what is impossible
//! (CR 608.2d, 614.17b (2026-04-17), 413.2c (2006-10-01)).
//!
//! Judgement: so it is of what is sacrificed, tapped, untapped, discarded or moved; where all that can be chosen is impossible, it is
//! chosen all the same, and nothing comes of it.

use super::Interpreter;
use crate::judging::barred::tell_events;
use crate::judging::choosable::any_can_happen;
use statements::error::TooLarge;
use statements::ids::ObjectId;

impl Interpreter<'_> {
    /// Those of these to which what is done then can happen; all of them where it can to none.
    pub(super) fn possible(&mut self, called: &str, all: Vec<ObjectId>) -> Result<Vec<ObjectId>, TooLarge> {
        let view = self.table.view(self.situation.board);
        if self.purpose.events.is_empty() || all.len() < 2 || view.restrictions.is_empty() {
            return Ok(all);
        }
        let events = self.purpose.events.clone();
        let (mut possible, mut others) = (Vec::new(), Vec::new());
        for &id in &all {
            let env = self.env.choosing(called, vec![id]);
            let can = any_can_happen(self.table, &self.situation, &env, &events)?;
            if can { &mut possible } else { &mut others }.push(id);
        }
        if possible.is_empty() || others.is_empty() {
            return Ok(all);
        }
        let env = self.env.choosing(called, others);
        tell_events(self.table, &self.situation, &env, &events)?;
        Ok(possible)
    }
}
