//! Which player is meant where what is done is for one player, and its words mean several: its controller chooses
//! (CR 608.2d (2026-04-17), 413.2c (2006-10-01)).

use std::borrow::Cow;

use super::Interpreter;
use crate::applying::Stop;
use crate::events::for_one::{named, several};
use language::event::Event;
use language::rule::Switch;
use language::select::Who;
use statements::ids::PlayerId;
use statements::question::{Answer, Question};

impl Interpreter<'_> {
    /// The events, each of those that are for one player for that player alone.
    pub(super) fn for_one<'e>(&mut self, events: &'e [Event]) -> Result<Cow<'e, [Event]>, Stop> {
        let mut all = Cow::Borrowed(events);
        for (at, event) in events.iter().enumerate() {
            if let Some(event) = self.for_one_of_each_team(event)? {
                all.to_mut()[at] = event;
            }
            let Some(players) = several(&self.eval(), event) else { continue };
            if let Some(player) = self.one_of(players)? {
                all.to_mut()[at] = named(event, self.table.player_name(player));
            }
        }
        Ok(all)
    }

    /// Where the life total of each of several players of a team becomes a number, it does for one of them, whom the team chooses
    /// (CR 810.9d (2026-04-17)). None for any other event.
    ///
    /// Judgement: for a team its first player in turn order says it.
    fn for_one_of_each_team(&mut self, event: &Event) -> Result<Option<Event>, Stop> {
        let Event::SetLife { who, to } = event else { return Ok(None) };
        let players = self.eval().players(who);
        let mates = |player: PlayerId| {
            let table = &*self.table;
            players.iter().copied().filter(move |&one| table.team(one) == table.team(player))
        };
        let teams: Vec<Vec<PlayerId>> = players
            .iter()
            .filter(|&&player| mates(player).next() == Some(player))
            .map(|&player| mates(player).collect())
            .collect();
        if self.table.on(Switch::TeamLifeHalved) || teams.len() == players.len() {
            return Ok(None);
        }
        let mut chosen = Vec::with_capacity(teams.len());
        for team in teams {
            let player = if let [player] = team[..] {
                player
            } else {
                let answer = self.ask_player(team[0], Question::OfTeam(team.clone()))?;
                if let Answer::Player(player) = answer { player } else { team[0] }
            };
            chosen.push(Who::Named(self.table.player_name(player).to_owned()));
        }
        Ok(Some(Event::SetLife { who: Who::OneOf(chosen), to: to.clone() }))
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
