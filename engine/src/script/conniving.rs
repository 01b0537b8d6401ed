//! Several permanents that connive at once do so one after the other (CR 701.50d (2026-04-17)): the first player in turn order
//! who controls one chooses which is next. Like objects that are counted together come apart.
//!
//! Known gap: where a replacement effect has several connive at once, they do so in the order of parts, and a row once. One
//! that waits for its turn, leaves and comes back connives as the new object. What they do is not added up for `Result`.

use super::Interpreter;
use crate::applying::Stop;
use crate::pending::groups;
use crate::table::Table;
use language::board::Zone;
use language::effect::Effect;
use language::event::{Deed, Event, Instruction};
use language::rule::Switch;
use language::select::{What, Who};
use statements::ids::{ObjectId, PlayerId};
use statements::question::{Answer, Question};

/// What the one is called whose turn it is.
const NEXT: &str = "next to connive";

/// What those are called whose turn comes later.
const LATER: &str = "yet to connive";

impl Interpreter<'_> {
    /// Where an instruction is that several connive, one does, and then the others; its other events come before. Returns
    /// whether it is such an instruction.
    pub(crate) fn connive_in_turn(&mut self, events: &[Event], unless: &[Effect]) -> Result<bool, Stop> {
        let Some(at) = events.iter().position(|event| self.several_connive(event)) else { return Ok(false) };
        let Event::Deed { what: Some(what), .. } = &events[at] else { return Ok(false) };
        let all = self.eval().objects(what);
        let chosen = self.next_to_connive(&all)?;
        let state = self.table.board(self.situation.board);
        let in_row = state.object(chosen).count > 1;
        let one = groups::take_one(self.table, &mut self.situation, chosen)?;
        let later: Vec<ObjectId> = all.into_iter().filter(|&id| in_row || id != chosen).collect();
        let mut env = self.env.clone();
        for (called, ids) in [(NEXT, vec![one]), (LATER, later)] {
            env.chosen.retain(|(name, _)| name != called);
            env.chosen.push((called.to_owned(), ids));
        }
        let next = connives(&events[at], unless, What::Chosen(NEXT.to_owned()));
        let rest = connives(&events[at], unless, yet_to_connive(self.table));
        let others: Vec<Event> = events
            .iter()
            .enumerate()
            .filter(|&(other, _)| other != at)
            .map(|(_, event)| event.clone())
            .collect();
        if !others.is_empty() {
            self.then(&[Instruction::Do { events: others, unless: unless.to_vec() }], self.env.clone());
        }
        self.then(&[next, rest], env);
        Ok(true)
    }

    /// Whether several would connive.
    fn several_connive(&self, event: &Event) -> bool {
        let Event::Deed { deed: Deed::Connive, what: Some(what), .. } = event else { return false };
        let eval = self.eval();
        groups::count(eval.state, &eval.objects(what)) > 1
    }

    /// One of those of the first player in turn order who controls any of them, as that player chooses.
    fn next_to_connive(&mut self, all: &[ObjectId]) -> Result<ObjectId, Stop> {
        let eval = self.eval();
        let state = eval.state;
        let holder = |id: ObjectId| -> PlayerId {
            let last = eval.last_thing(id).and_then(|known| known.controller);
            last.unwrap_or_else(|| eval.holder(id))
        };
        let of =
            |player: PlayerId| all.iter().copied().filter(|&id| holder(id) == player).collect::<Vec<_>>();
        let mut players = self.table.players_from_active(state).map(|player| (player, of(player)));
        let Some((player, ids)) = players.find(|(_, ids)| !ids.is_empty()) else { return Ok(all[0]) };
        let &[first, ref others @ ..] = &ids[..] else { return Ok(all[0]) };
        if others.is_empty() {
            return Ok(first);
        }
        let question = Question::Objects {
            from: groups::offered(state, &ids, 1),
            at_least: 1,
            at_most: 1,
            together: None,
        };
        let who = Who::Named(self.table.player_name(player).to_owned());
        let answer = self.ask(&who, question)?;
        Ok(if let Answer::Objects(chosen) = answer {
            chosen.first().copied().unwrap_or(first)
        } else {
            first
        })
    }
}

/// The same event of these.
fn connives(event: &Event, unless: &[Effect], which: What) -> Instruction {
    let mut event = event.clone();
    if let Event::Deed { what, .. } = &mut event {
        *what = Some(which);
    }
    Instruction::Do { events: vec![event], unless: unless.to_vec() }
}

/// Those whose turn comes later; by the first texts only those that are still on the battlefield.
fn yet_to_connive(table: &Table) -> What {
    let later = What::Chosen(LATER.to_owned());
    if table.on(Switch::ConnivesAfterLeaving) {
        later
    } else {
        What::All(vec![later, What::In(Zone::Battlefield)])
    }
}
