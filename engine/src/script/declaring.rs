//! Declaring attackers and blockers: all at once, if the rules allow it like that.

use super::Interpreter;
use crate::combat::attackers::{Attacks, check as check_attacks, unobeyed as unattacking};
use crate::combat::blockers::{Blocks, check as check_blocks, unobeyed as unblocking};
use crate::combat::demands::part;
use crate::events::spawn::spawn;
use crate::judging::pending_event::PendingEvent;
use crate::keyword::vigilance;
use crate::table::NO_ORIGIN;
use crate::table::env::Env;
use crate::table::queue::Todo;
use language::effect::{Cause, EventPattern};
use language::event::{Deed, Event};
use statements::error::{Problem, TooLarge};
use statements::happening::Happening;
use statements::ids::{ObjectId, Target};
use statements::part::Part;

impl Interpreter<'_> {
    /// All attackers are declared: they become tapped, and then they attack (CR 508.1f, 508.1k (2026-04-17), 308.2c, 308.2g
    /// (2006-10-01)).
    pub(crate) fn declare_attackers(&mut self, declared: &[Event]) -> Result<(), TooLarge> {
        let parts: Vec<Part> = self.declared(declared)?.into_iter().flatten().collect();
        let mut attacks = Attacks::new();
        for part in &parts {
            if let Happening::Deed { of: Target::Object(object), deed: Deed::Attack, to, .. } = part.happening
            {
                attacks.entry(object).or_default().push(to);
            }
        }
        let legal = check_attacks(PendingEvent::new(self.table, &self.situation), &attacks);
        if let Err(illegal) = legal {
            self.table.illegal.get_or_insert(Problem::DeclaredAttackers(Box::new(illegal)));
            return Err(TooLarge);
        }
        if self.table.log.is_some() {
            let told = unattacking(PendingEvent::new(self.table, &self.situation), &attacks);
            self.table.log_once(told);
        }
        let seen = &self.table.view(self.situation.board).seen;
        let taps = attacks.keys().filter(|id| !vigilance::has(&seen[id.index()].is));
        let taps: Vec<Part> = taps.map(|&id| part(id, Deed::Tap, None)).collect();
        if taps.is_empty() {
            self.situation.add_parts(parts)?;
        } else {
            self.situation.add_parts(taps)?;
            self.next.push(Todo::Parts(parts));
        }
        Ok(())
    }

    /// All blockers are declared (CR 509.1 (2026-04-17), 309.1 (2006-10-01)). Players who declare one after the other do so
    /// here at once: what one declares takes nothing from what another can (CR 802.4b (2026-04-17), 602.4b (2006-10-01)).
    pub(crate) fn declare_blockers(&mut self, declared: &[Event]) -> Result<(), TooLarge> {
        let all = self.declared(declared)?;
        let mut blocks = Blocks::new();
        for part in all.iter().flatten() {
            note(part, &mut blocks);
        }
        let legal = check_blocks(PendingEvent::new(self.table, &self.situation), &blocks);
        if let Err(illegal) = legal {
            self.table.illegal.get_or_insert(Problem::DeclaredBlockers(Box::new(illegal)));
            return Err(TooLarge);
        }
        if self.table.log.is_some() {
            let told = unblocking(PendingEvent::new(self.table, &self.situation), &blocks);
            self.table.log_once(told);
        }
        let unblocked = self.unblocked(&blocks);
        for parts in all {
            self.situation.add_parts(parts)?;
        }
        self.situation.add_parts(unblocked)
    }

    /// The parts of what is declared, each event by itself.
    fn declared(&mut self, declared: &[Event]) -> Result<Vec<Vec<Part>>, TooLarge> {
        let env = Env { cause: Cause::TurnBased, ..self.env.clone() };
        let board = self.situation.board;
        declared.iter().map(|event| spawn(self.table, board, &env, NO_ORIGIN, event)).collect()
    }

    /// Attackers for which no blocker is declared become unblocked (CR 509.1h, 509.3g (2026-04-17), 309.2f (2006-10-01)). That
    /// is no event where nothing triggers on it.
    fn unblocked(&self, blocks: &Blocks) -> Vec<Part> {
        let (state, view) = (self.table.board(self.situation.board), self.table.view(self.situation.board));
        let is_asked = view.triggers.iter().any(|trigger| {
            matches!(trigger.when.event, EventPattern::Deed { deed: Deed::BecomeUnblocked, .. })
        });
        let attacks = |&id: &ObjectId| {
            let object = state.object(id);
            let blocked = object.fight.blocked || blocks.values().flatten().any(|&one| one == id);
            state.is_permanent(id) && object.attacking && !blocked
        };
        let attackers = state.ids().filter(|_| is_asked).filter(attacks);
        attackers.map(|id| part(id, Deed::BecomeUnblocked, None)).collect()
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
