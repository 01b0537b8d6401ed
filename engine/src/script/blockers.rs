//! Declaring blockers: all at once, if the rules allow it like that.

use super::Interpreter;
use crate::combat::blockers::{Blocks, check as check_blocks};
use crate::events::spawn::spawn;
use crate::judging::pending_event::PendingEvent;
use crate::table::NO_ORIGIN;
use crate::table::env::Env;
use language::effect::Cause;
use language::event::{Deed, Event};
use statements::error::{Problem, TooLarge};
use statements::happening::Happening;
use statements::ids::Target;
use statements::part::Part;

impl Interpreter<'_> {
    /// All blockers are declared (CR 509.1 (2026-04-17), 309.1 (2006-10-01)). Players who declare one after the other do so
    /// here at once: what one declares takes nothing from what another can (CR 802.4b (2026-04-17), 602.4b (2006-10-01)).
    pub(crate) fn declare_blockers(&mut self, declared: &[Event]) -> Result<(), TooLarge> {
        let env = Env { cause: Cause::TurnBased, ..self.env.clone() };
        let mut blocks = Blocks::new();
        let mut all: Vec<Vec<Part>> = Vec::new();
        for event in declared {
            let parts = spawn(self.table, self.situation.board, &env, NO_ORIGIN, event)?;
            for part in &parts {
                note(part, &mut blocks);
            }
            all.push(parts);
        }
        let legal = check_blocks(PendingEvent::new(self.table, &self.situation), &blocks);
        if let Err(illegal) = legal {
            self.table.illegal.get_or_insert(Problem::DeclaredBlockers(illegal));
            return Err(TooLarge);
        }
        for parts in all {
            self.situation.add_parts(parts)?;
        }
        Ok(())
    }
}

fn note(part: &Part, blocks: &mut Blocks) {
    if let Happening::Deed {
        of: Target::Object(object),
        deed: Deed::Block,
        to: Some(Target::Object(attacker)),
        ..
    } = part.happening
    {
        blocks.entry(object).or_default().push(attacker);
    }
}
