//! What would become attached to several objects becomes attached to one of them, which its controller chooses
//! (CR 301.5c, 303.4f (2026-04-17)). Of like objects that are counted together one comes out of its group.

use super::Interpreter;
use crate::applying::Stop;
use crate::pending::groups;
use language::effect::Effect;
use language::event::{Event, Instruction};
use language::select::What;
use statements::ids::ObjectId;
use statements::question::{Answer, Question};

/// What that one is called, of the event at this place.
fn carrier(at: usize) -> String {
    format!("what it is attached to {at}")
}

impl Interpreter<'_> {
    /// Where an event of an instruction attaches something to one of several, it is said which, and the instruction follows.
    /// Returns whether it is such an instruction.
    pub(super) fn attach_to_one(&mut self, events: &[Event], unless: &[Effect]) -> Result<bool, Stop> {
        let several = |(at, event)| Some((at, self.carriers(event, &carrier(at))?));
        let Some((at, (first, hosts))) = events.iter().enumerate().find_map(several) else {
            return Ok(false);
        };
        let chosen = if let [only] = hosts[..] {
            only
        } else {
            let from = hosts.clone();
            let question = Question::Objects { from, at_least: 1, at_most: 1, together: None };
            let answer = self.ask_player(self.eval().holder(first), question)?;
            let chosen = if let Answer::Objects(chosen) = answer { chosen.first().copied() } else { None };
            chosen.unwrap_or(hosts[0])
        };
        let one = groups::take_one(self.table, &mut self.situation, chosen)?;
        let env = self.env.choosing(&carrier(at), vec![one]);
        let mut events = events.to_vec();
        if let Event::Attach { to, .. } = &mut events[at] {
            *to = What::Chosen(carrier(at));
        }
        self.then(&[Instruction::Do { events, unless: unless.to_vec() }], env);
        Ok(true)
    }

    /// What is attached first, and all to which it can be, where these are several. None for any other event.
    fn carriers(&self, event: &Event, one: &str) -> Option<(ObjectId, Vec<ObjectId>)> {
        let Event::Attach { what, to } = event else { return None };
        if matches!(to, What::Chosen(called) if called == one) {
            return None;
        }
        let eval = self.eval();
        let first = *eval.objects(what).first()?;
        let hosts = eval.objects(to);
        let count = |id: &ObjectId| self.table.board(self.situation.board).object(*id).count;
        if hosts.iter().map(count).sum::<u64>() < 2 {
            return None;
        }
        let can_be: Vec<ObjectId> = hosts.into_iter().filter(|&host| eval.can_carry(host, first)).collect();
        (can_be.iter().map(count).sum::<u64>() > 1).then_some((first, can_be))
    }
}
