//! What is chosen as a target becomes the target of the spell or ability (CR 115.1, 601.2c, 603.3d (2026-04-17)). That is no event
//! where nothing triggers on it.
//!
//! Known gap: for players it happens only where a board says so.

use super::Interpreter;
use crate::table::env::Env;
use crate::table::object::Aim;
use itertools::Itertools;
use language::effect::Cause;
use language::event::{Deed, Event, Instruction};
use language::select::{What, Whom};
use statements::ids::{ObjectId, PlayerId, Target};

/// What the targets are called while they become targets.
const TARGETS: &str = "the targets";

impl Interpreter<'_> {
    /// Whether anything triggers on something becoming a target.
    pub(super) fn are_targets_asked_for(&mut self) -> bool {
        self.table.view(self.situation.board).are_targets_asked_for()
    }

    /// What a spell targets now and did not `before` becomes its target.
    pub(super) fn become_its_targets(&mut self, spell: ObjectId, before: &[Aim]) {
        let object = self.table.board(self.situation.board).object(spell);
        let (now, player) = (object.aims.clone(), object.controller);
        let was = |target: &Target| before.iter().any(|aim| aim.at.contains(target));
        let new =
            |aim: &Aim| Aim { at: aim.at.iter().copied().filter(|one| !was(one)).collect(), ..aim.clone() };
        let new: Vec<Aim> = now.iter().map(new).collect();
        self.become_targets(&new, Some(spell), player);
    }

    /// Next the objects among these targets become targets, each once, of a spell or of an ability of this source. Whether
    /// anything triggers on such things at all.
    pub(super) fn become_targets<'a>(
        &mut self,
        aims: impl IntoIterator<Item = &'a Aim>,
        by: Option<ObjectId>,
        player: PlayerId,
    ) -> bool {
        let is_asked = self.are_targets_asked_for();
        let object = |target: &Target| if let Target::Object(id) = target { Some(*id) } else { None };
        let at = aims.into_iter().flat_map(|aim| &aim.at).filter(|_| is_asked);
        let targets: Vec<ObjectId> = at.filter_map(object).sorted_unstable().dedup().collect();
        if targets.is_empty() {
            return false;
        }
        let mut env = Env::new(player, by, Cause::Effect);
        env.chosen.push((TARGETS.to_owned(), targets));
        let what = What::Chosen(TARGETS.to_owned());
        let event = Event::undergoes(what, Deed::BecomeTarget, by.map(|_| Whom::Object(What::This)));
        self.then(&[Instruction::Do { events: vec![event], unless: Vec::new() }], env);
        true
    }
}
