//! Continuous effects of spells and abilities that resolve: on what objects are, and on who controls them
//! (CR 611.2 (2026-04-17), 418.3 (2006-10-01)).
//!
//! Known gap: that a player can't do something, or that something has to be done, for a time, is said of objects only: as an
//! ability that they gain.

use super::Interpreter;
use crate::combat::removal::{removed, tell as tell_removed};
use crate::table::changed::Changed;
use language::board::{Ability, Change, ObjectKind};
use language::effect::Lifetime;
use language::select::{What, Who};
use statements::chronicle::{Arranged, Happened};
use statements::error::TooLarge;
use statements::ids::ObjectId;

impl Interpreter<'_> {
    /// What is meant now is changed for a time, each object by itself; what is phased out is not there.
    pub(crate) fn change_for(
        &mut self,
        what: &What,
        changes: &[Change],
        until: &Lifetime,
    ) -> Result<(), TooLarge> {
        let eval = self.eval();
        let mut objects = eval.objects(what);
        objects.retain(|&id| eval.state.object(id).kind != ObjectKind::Emblem);
        let made: Vec<Change> = changes
            .iter()
            .map(|one| self.settled(one))
            .collect::<Result<Vec<_>, _>>()?
            .into_iter()
            .flatten()
            .collect();
        if made.is_empty() {
            return Ok(());
        }
        let one = Changed { changes: made.into(), ends: self.eval().ends(until), over: self.older() };
        let before = self.situation.board;
        let mut state = self.table.board(before).clone();
        for &id in &objects {
            state.object_mut(id).changed.push(one.clone());
        }
        self.situation.board = self.table.keep_board(state);
        if let Some(state) = removed(self.table, before, self.situation.board) {
            self.situation.board = self.table.keep_board(state);
        }
        let Changed { changes, ends, .. } = one;
        let until = self.table.lifetime(ends);
        self.table.log(|| Happened::Arranged(Arranged::Changed { objects, changes, until }));
        tell_removed(self.table, before, self.situation.board);
        Ok(())
    }

    /// A change with the players and amounts of now; nothing where it gives control to nobody.
    fn settled(&self, change: &Change) -> Result<Option<Change>, TooLarge> {
        let eval = self.eval();
        Ok(match change {
            Change::Control(who) => {
                let to = eval.first(who).filter(|&player| !eval.state.player(player).left);
                to.map(|player| Change::Control(Who::Named(self.table.player_name(player).to_owned())))
            }
            Change::Boost(amount) => {
                let by = i64::try_from(eval.amount(amount)?).map_err(|_| TooLarge)?;
                Some(Change::ModifyPowerToughness(by, by))
            }
            Change::AddType(_)
            | Change::SetTypes(_)
            | Change::AddSubtype(_)
            | Change::AddSupertype(_)
            | Change::SetColors(_)
            | Change::AddColor(_)
            | Change::AddAbility(_)
            | Change::LoseAbilities
            | Change::SetPowerToughness(..)
            | Change::ModifyPowerToughness(..) => Some(change.clone()),
        })
    }

    /// The permanents with continuous effects: those are older than one that begins now (CR 613.7 (2026-04-17),
    /// 418.5 (2006-10-01)).
    fn older(&self) -> Vec<ObjectId> {
        let view = self.table.view(self.situation.board);
        let state = self.table.board(self.situation.board);
        let has = |id: &ObjectId| {
            let of = view.seen[id.index()].is.abilities.iter();
            let copiable = self.table.print(state.object(*id).copiable()).abilities.iter();
            of.chain(copiable).any(|ability: &Ability| ability.continuous().is_some())
        };
        state.ids().filter(|&id| state.is_permanent(id)).filter(has).collect()
    }
}
