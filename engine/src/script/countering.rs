//! What has made something a target is countered (CR 701.6a, 702.21a (2026-04-17)): a spell as by any event, an ability is
//! taken from the stack.
//!
//! Known gap: that abilities are countered is no event, so that nothing replaces or forbids it; and no words name another
//! ability on the stack.

use super::Interpreter;
use crate::applying::Stop;
use crate::table::env::Targeter;
use language::event::Event;
use language::select::What;
use statements::chronicle::Happened;
use statements::decided::Decided;

/// What a spell is called while it is countered.
const TARGETER: &str = "what targets it";

impl Interpreter<'_> {
    /// What has made it a target is countered; nothing where that is not on the stack any more.
    pub(super) fn counter_targeter(&mut self) -> Result<(), Stop> {
        match self.env.about.targeter {
            Some(Targeter::Spell(spell)) if !self.env.lost.contains(&spell) => {
                let env = self.env.choosing(TARGETER, vec![spell]);
                let before = std::mem::replace(&mut self.env, env);
                self.events_now(&[Event::CounterSpell { what: What::Chosen(TARGETER.to_owned()) }], &[])?;
                self.env = before;
            }
            Some(Targeter::Ability(place)) => {
                let mut state = self.table.board(self.situation.board).clone();
                let Some(ability) = state.stack.at(place) else { return Ok(()) };
                state.stack.take_out(place);
                self.table.move_targeters(&mut state, place)?;
                self.situation.board = self.table.keep_next_board(state, self.situation.board);
                self.table.log(|| Happened::Decided(Decided::AbilityCountered(ability)));
            }
            Some(Targeter::Spell(_)) | None => {}
        }
        Ok(())
    }
}
