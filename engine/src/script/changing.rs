//! Continuous effects of spells and abilities that resolve: on what objects are, and on who controls them
//! (CR 611.2 (2026-04-17), 418.3 (2006-10-01)).
//!
//! Known gap: what sets power alone, or toughness, sets it to nothing below zero; and that something has to be done for a time is said of objects only: as an ability that they gain.

use std::sync::Arc;

use super::Interpreter;
use crate::applying::Stop;
use crate::combat::controlled_anew::control_changed;
use crate::events::lapsing::{holds, interrupt};
use crate::table::changed::{Changed, Ends};
use crate::table::env::{Env, Referents};
use crate::table::lasting::{Lasting, next_number};
use crate::table::layers::bars_gaining;
use crate::triggers::waiting::note_control;
use language::board::{Ability, Change, Continuous, ObjectKind, Supertype};
use language::effect::{Cause, EventPattern, Lifetime};
use language::event::Instruction;
use language::select::{Amount, What, Who, Whom};
use statements::chronicle::{Arranged, Happened};
use statements::decided::Decided;
use statements::ids::{ObjectId, PlayerId};
use statements::lacking::NeverBegins;
use statements::part::Marks;

impl Interpreter<'_> {
    /// What is meant now is changed for a time, each object by itself; what is phased out is not there.
    pub(crate) fn change_for(
        &mut self,
        what: &What,
        changes: &[Change],
        until: &Lifetime,
    ) -> Result<(), Stop> {
        let mut made: Vec<Change> = Vec::new();
        for change in changes {
            made.extend(self.settled(change)?);
        }
        if made.is_empty() {
            return Ok(());
        }
        let eval = self.eval();
        let mut objects = eval.objects(what);
        objects.retain(|&id| eval.state.object(id).kind != ObjectKind::Emblem);
        let ends = self.eval().ends(until);
        if !self.begins(ends, until) {
            return Ok(());
        }
        let one = Changed { changes: made.into(), ends, over: self.older() };
        let before = self.situation.board;
        let mut state = self.table.board(before).clone();
        for &id in &objects {
            let object = state.object_mut(id);
            // Counters that were put before are older.
            if one.changes.contains(&Change::LoseAbilities) {
                object.counters_over.iter_mut().for_each(|(_, over)| over.retain(|&older| older != id));
                object.counters_over.retain(|(_, over)| !over.is_empty());
            }
            one.clone().join(&mut object.changed);
        }
        self.situation.board = self.table.keep_board(state);
        let Changed { changes, ends, .. } = one;
        let until = self.table.lifetime(ends);
        self.tell_changed(objects, changes, until);
        control_changed(self.table, before, &mut self.situation.board);
        interrupt(self.table, before, &mut self.situation.board)?;
        note_control(self.table, &mut self.situation, before)?;
        Ok(())
    }

    /// Something is so for a time from now on.
    pub(crate) fn lasts(&mut self, ability: &Ability, until: &Lifetime, (once, at_once): (bool, bool)) {
        let ends = self.eval().ends(until);
        if !self.begins(ends, until) {
            return;
        }
        let does: &[Instruction] =
            if let Ability::Triggered { does, .. } = ability.itself() { does } else { &[] };
        let env = self.table.knowing(self.env.clone(), does, self.situation.board);
        let env = Env { marks: Marks::default(), cause: Cause::Effect, ..env };
        let (source, you) = (env.about.this, env.about.you);
        let ability = Arc::new(ability.clone());
        let mut state = self.table.board(self.situation.board).clone();
        let (number, env) = (next_number(&state.lasting), self.table.keep_env(env));
        state.lasting.push(Lasting { number, ability: Arc::clone(&ability), env, ends, once, at_once });
        self.situation.board = self.table.keep_board(state);
        let until = self.table.lifetime(ends);
        self.table
            .log(|| Happened::Arranged(Arranged::Lasting { source, you, ability, until, once, at_once }));
    }

    /// Whether what lasts so long, and ends then, begins at all (CR 611.2b (2026-04-17)); if not, that is told.
    pub(crate) fn begins(&mut self, ends: Ends, until: &Lifetime) -> bool {
        let board = self.situation.board;
        let holds = holds(self.table.board(board), self.table.view(board), ends);
        let Referents { this: source, you, lapsed, .. } = self.env.about;
        let lapsed = lapsed && ends.is_conditional();
        if holds && !lapsed {
            return true;
        }
        let (until, lapsed) = (until.clone(), lapsed && holds);
        self.table
            .log(|| Happened::Decided(Decided::NeverBegins(NeverBegins { source, you, until, lapsed })));
        false
    }

    /// Says what objects have become, and of which of them a player has not gained control; if of none, only what else.
    fn tell_changed(&mut self, objects: Vec<ObjectId>, mut changes: Arc<[Change]>, until: Lifetime) {
        let Some((player, kept)) = self.not_gained(&objects, &changes) else {
            self.table.log(|| Happened::Arranged(Arranged::Changed { objects, changes, until }));
            return;
        };
        if kept == objects {
            let is_other = |change: &&Change| !matches!(change, Change::Control(_));
            changes = changes.iter().filter(is_other).cloned().collect();
        }
        if !changes.is_empty() {
            self.table.log(|| Happened::Arranged(Arranged::Changed { objects, changes, until }));
        }
        self.table.log(|| Happened::Decided(Decided::NotGained { player, objects: kept }));
    }

    /// Of objects that have been changed those that a player should control and does not, if somebody wants to know.
    fn not_gained(&self, objects: &[ObjectId], changes: &[Change]) -> Option<(PlayerId, Vec<ObjectId>)> {
        let gives = |change: &Change| {
            let Change::Control(Who::Named(name)) = change else { return None };
            self.table.player_id(Some(name))
        };
        let player = changes.iter().rev().find_map(gives).filter(|_| self.table.log.is_some())?;
        let (state, view) = (self.table.board(self.situation.board), self.table.view(self.situation.board));
        let is_another = |id: &ObjectId| view.seen[id.index()].controller != Some(player);
        let objects: Vec<ObjectId> =
            objects.iter().copied().filter(|&id| state.is_permanent(id)).filter(is_another).collect();
        (!objects.is_empty()).then_some((player, objects))
    }

    /// A change with the players and amounts of now; nothing where it gives control to nobody, or is +0/+0.
    fn settled(&mut self, change: &Change) -> Result<Option<Change>, Stop> {
        Ok(match change {
            Change::Control(who) => {
                let mut players = self.eval().players(who).to_vec();
                players.retain(|&player| !self.table.board(self.situation.board).player(player).left);
                let to = self.one_of(players)?;
                to.map(|player| Change::Control(Who::Named(self.table.player_name(player).to_owned())))
            }
            Change::Boost(amount) => {
                let by = self.eval().modifier(amount)?;
                (by != 0).then_some(Change::ModifyPowerToughness(by, by))
            }
            Change::ModifyTimes(power, toughness, times) => {
                let times = self.eval().modifier(times)?;
                let (power, toughness) = (power.saturating_mul(times), toughness.saturating_mul(times));
                let any = power != 0 || toughness != 0;
                any.then_some(Change::ModifyPowerToughness(power, toughness))
            }
            Change::Bind(ability) => Some(Change::Bind(Box::new(self.named(ability)))),
            Change::SetPower(amount) => Some(Change::SetPower(fixed(self.eval().modifier(amount)?))),
            Change::SetToughness(amount) => Some(Change::SetToughness(fixed(self.eval().modifier(amount)?))),
            Change::AddType(_)
            | Change::LoseType(_)
            | Change::SetTypes(_)
            | Change::AddSubtype(_)
            | Change::SetLandTypes(_)
            | Change::SetCreatureTypes(_)
            | Change::LoseKeyword(_)
            | Change::AddSupertype(_)
            | Change::SetColors(_)
            | Change::AddColor(_)
            | Change::AddAbility(_)
            | Change::LoseAbilities
            | Change::SetPowerToughness(..)
            | Change::ModifyPowerToughness(..)
            | Change::SwitchPowerToughness => Some(change.clone()),
        })
    }

    /// A requirement that names whom to attack, or what to block, as the player or the object that is meant now.
    fn named(&self, ability: &Ability) -> Ability {
        let mut named = ability.clone();
        if let Ability::Requirement(pattern) = &mut named
            && let EventPattern::Deed { to: Some(Whom::Object(what @ What::Chosen(_))), .. } =
                &mut pattern.event
            && let Some(&object) = self.eval().objects(what).first()
        {
            *what = What::Is(self.table.object_name(object).to_owned());
            return named;
        }
        if let Ability::Requirement(pattern) = &mut named
            && let EventPattern::Deed { to: Some(Whom::Player(who)), .. } = &mut pattern.event
            && let Some(player) = self.eval().first(who)
        {
            *who = Who::Named(self.table.player_name(player).to_owned());
        }
        named
    }

    /// The permanents of which something can ask whether they are older than an effect that begins now: what their continuous
    /// effects do, that they say that control can't be gained, or that they are world permanents
    /// (CR 613.7, 101.2, 704.5k (2026-04-17), 418.5, 103.2, 420.5i (2006-10-01)).
    fn older(&self) -> Vec<ObjectId> {
        let view = self.table.view(self.situation.board);
        let state = self.table.board(self.situation.board);
        let counts = |ability: &Ability| ability.continuous().is_some() || bars_gaining(ability);
        // Any permanent can come to have an ability that is given, and its effect is no newer than that permanent then.
        let gives = |ability: &Ability| ability.continuous().is_some_and(Continuous::gives_static_abilities);
        let permanents = || state.ids().filter(|&id| state.is_permanent(id));
        let any_gives = permanents().any(|id| view.seen[id.index()].is.abilities.iter().any(gives));
        let is_asked_for = |id: &ObjectId| {
            let is = &view.seen[id.index()].is;
            let copiable = self.table.print(state.object(*id).copiable()).abilities.iter();
            any_gives
                || is.abilities.iter().chain(copiable).any(counts)
                || is.supertypes.contains(&Supertype::World)
        };
        permanents().filter(is_asked_for).collect()
    }
}

/// A number that is worked out once.
fn fixed(number: i64) -> Amount {
    Amount::N(number.max(0).unsigned_abs())
}
