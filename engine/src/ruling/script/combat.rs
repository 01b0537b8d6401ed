//! Combat damage: assigned all at once, and dealt at once or from the stack.

use super::Following;
use crate::effect::Cause;
use crate::event::{Event, Instruction, spawn};
use crate::ids::{ObjectId, Target};
use crate::rule::Switch;
use crate::ruling::queue::{OnStack, Todo};
use crate::ruling::{Happening, Part};
use crate::table::{Env, Look, NO_ORIGIN, Table, TooLarge};

impl Following<'_> {
    /// All combat damage is assigned. It is dealt, and then the rest is done; until 2009-07-11 it goes on the stack as one
    /// object, and the rest is done before it resolves (310.1, 310.4 (2008-02-01)).
    pub(super) fn combat_damage(
        &mut self,
        assigned: &[Event],
        meanwhile: &[Instruction],
    ) -> Result<(), TooLarge> {
        self.forget_last_known();
        let env = Env { cause: Cause::Combat, ..self.env.clone() };
        let mut parts: Vec<Part> = Vec::new();
        for event in assigned {
            parts.extend(spawn(self.table, self.situation.board, &env, NO_ORIGIN, event)?);
        }
        if self.table.on(Switch::CombatDamageOnStack) && !meanwhile.is_empty() {
            let known = self.involved(&parts);
            self.then(meanwhile, self.env.clone());
            self.next.push(Todo::OnStack(OnStack { parts, known }));
        } else {
            self.situation.add_parts(parts);
            self.then(meanwhile, self.env.clone());
        }
        Ok(())
    }

    /// Sources and recipients, and since when they are what they are.
    fn involved(&self, parts: &[Part]) -> Vec<(ObjectId, u32)> {
        let state = self.table.board(self.situation.board);
        let mut ids: Vec<ObjectId> = parts.iter().flat_map(ends).collect();
        ids.sort_unstable();
        ids.dedup();
        ids.into_iter().map(|id| (id, state.object(id).since)).collect()
    }

    fn forget_last_known(&mut self) {
        let state = self.table.board(self.situation.board);
        if !state.last_known.is_empty() {
            let mut state = state.clone();
            state.last_known.clear();
            self.situation.board = self.table.keep_board(state);
        }
    }
}

/// The objects at both ends of damage.
fn ends(part: &Part) -> impl Iterator<Item = ObjectId> + use<> {
    let to =
        if let Happening::Damage { to: Target::Object(id), .. } = part.happening { Some(id) } else { None };
    part.happening.damage_source().into_iter().chain(to)
}

/// What of combat damage on the stack is dealt: as it was assigned, to those who are still there and can be dealt
/// damage (310.4a, 310.4c (2008-02-01)).
pub(in crate::ruling) fn dealt_from_stack(
    table: &Table,
    board: crate::ids::BoardId,
    stacked: &OnStack,
) -> Vec<Part> {
    let (state, view) = (table.board(board), table.view(board));
    let env = Env::new(state.active, None, Cause::Combat);
    let look = Look::new(table, state, &view.seen, &env);
    let is_there = |part: &Part| {
        let Happening::Damage { to: Target::Object(id), .. } = part.happening else { return true };
        stacked.is_same(state, id) && look.can_be_damaged(Target::Object(id))
    };
    stacked.parts.iter().filter(|part| is_there(part)).cloned().collect()
}
