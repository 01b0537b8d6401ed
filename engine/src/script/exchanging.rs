//! Exchanging life totals (CR 701.12a, 701.12c (2026-04-17)).

use super::Interpreter;
use crate::applying::Stop;
use crate::events::life;
use crate::events::spawning::Spawning;
use crate::judging::pending_event::PendingEvent;
use crate::pending::situation::Situation;
use language::select::Who;
use statements::chronicle::Happened;
use statements::decided::Decided;
use statements::ids::OriginId;
use statements::lacking::Nothing;
use statements::part::Part;

impl Interpreter<'_> {
    /// Each of two players gains or loses what makes their life total the other's. Where something says that one of them can't,
    /// nothing happens (CR 119.7, 119.8 (2026-04-17)). Team mates have one life total.
    ///
    /// Judgement: so also before 2012-05-01 where who can't lose life would have to.
    pub(super) fn exchange_life(&mut self, first: &Who, second: &Who) -> Result<(), Stop> {
        let eval = self.eval();
        let (Some(one), Some(other)) = (eval.first(first), eval.first(second)) else { return Ok(()) };
        let life = |player| i128::from(eval.table.life_of(eval.state, player));
        let (of_one, of_other) = (life(one), life(other));
        if of_one == of_other {
            let mates = one != other && eval.table.team(one) == eval.table.team(other);
            self.table.log(|| {
                Happened::Decided(Decided::Nothing(Nothing::SameLife { players: [one, other], mates }))
            });
            return Ok(());
        }
        let counting = self.counting(&[], &[]);
        let from: OriginId = self.origin(&[], counting);
        let board = self.situation.board;
        let mut spawning =
            Spawning { table: self.table, board, env: &self.env, from, parts: Vec::new(), is_full: false };
        life::spawn_total(&mut spawning, one, of_other)?;
        life::spawn_total(&mut spawning, other, of_one)?;
        let parts = spawning.parts;
        if !self.tell_forbidden(&parts) {
            self.situation.add_parts(parts)?;
            self.count(counting);
        }
        Ok(())
    }

    /// Whether something says that any of these can't happen; the chronicle tells what.
    fn tell_forbidden(&mut self, parts: &[Part]) -> bool {
        let with = Situation { parts: parts.iter().cloned().collect(), ..self.situation.clone() };
        let forbidden = PendingEvent::new(self.table, &with).all_forbidden();
        let is_any = !forbidden.is_empty();
        for (part, by) in forbidden {
            self.table.log(|| Happened::Forbidden { part: Box::new(part), by });
        }
        is_any
    }
}
