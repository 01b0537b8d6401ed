//! Which player is meant where what is done is for one player, and its words mean several: its controller chooses
//! (CR 608.2d (2026-04-17), 413.2c (2006-10-01)).

use std::borrow::Cow;

use super::Interpreter;
use crate::applying::Stop;
use crate::events::for_one::{named, several};
use language::event::Event;
use language::select::Who;
use statements::ids::PlayerId;
use statements::question::{Answer, Question};

impl Interpreter<'_> {
    /// The events, each of those that are for one player for that player alone.
    pub(super) fn for_one<'e>(&mut self, events: &'e [Event]) -> Result<Cow<'e, [Event]>, Stop> {
        let mut all = Cow::Borrowed(events);
        for (at, event) in events.iter().enumerate() {
            let Some(players) = several(&self.eval(), event) else { continue };
            if let Some(player) = self.one_of(players)? {
                all.to_mut()[at] = named(event, self.table.player_name(player));
            }
        }
        Ok(all)
    }

    /// One of these players; nobody is asked where there are not several.
    pub(super) fn one_of(&mut self, players: Vec<PlayerId>) -> Result<Option<PlayerId>, Stop> {
        let first = players.first().copied();
        if players.len() < 2 {
            return Ok(first);
        }
        let answer = self.ask(&Who::You, Question::Player(players))?;
        Ok(if let Answer::Player(player) = answer { Some(player) } else { first })
    }
}
