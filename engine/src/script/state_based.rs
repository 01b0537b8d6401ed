//! Carrying out state-based actions: all at once, again until none is due. What the next ones would take away can be
//! asked without carrying them out.

use super::Interpreter;
use crate::applying::Stop;
use crate::events::zone::put as put_anew;
use crate::judging::affected::affected;
use crate::judging::pending_event::PendingEvent;
use crate::pending::groups::{self, MOST_APART};
use crate::pending::situation::{Situation, place};
use crate::state_based::attachments::told_barred;
use crate::state_based::due;
use crate::state_based::looking::{Due, Found, to_graveyard};
use crate::state_based::sectors::forgotten as forgotten_sectors;
use crate::state_based::tokens::{cease, ceases};
use crate::table::ledger::Entry;
use crate::table::rows::split;
use crate::table::state::State;
use crate::table::{NO_ORIGIN, Origin, Table};
use language::board::{Sector, Zone};
use language::effect::Cause;
use language::event::{Deed, FaceDown, Instruction, Place};
use statements::chronicle::Happened;
use statements::decided::Decided;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::{EffectId, ObjectId, PlayerId, Target};
use statements::part::{Marks, Part};
use statements::question::{Answer, Question};
use statements::state_based::StateBased;

/// State-based actions that are performed together: what happens, and for what.
#[derive(Default)]
struct Batch(Vec<(Part, Vec<StateBased>)>);

impl Batch {
    /// Something happens. What takes one permanent away for several reasons does so once.
    ///
    /// Judgement: until 2008-10-01 no rule says that results which are the same are one; of a player's losses each is
    /// one event, as they were then, but a permanent that goes to the graveyard for two reasons goes there once.
    fn add(&mut self, happening: Happening, why: &[StateBased]) {
        let moves = matches!(happening, Happening::Move { .. });
        let same =
            |(part, _): &&mut (Part, Vec<StateBased>)| part.happening == happening && part.within.is_none();
        if let Some((_, known)) = self.0.iter_mut().find(same).filter(|_| moves) {
            known.extend(why);
        } else {
            self.0.push((part(happening, None), why.to_vec()));
        }
    }

    /// Something happens to an object, and so it goes to its owner's graveyard.
    fn add_going(&mut self, outer: Happening, object: ObjectId, why: &[StateBased]) -> Result<(), TooLarge> {
        let at = place(self.0.len())?;
        self.0.push((part(outer, None), why.to_vec()));
        self.0.push((part(to_graveyard(object), Some(at)), Vec::new()));
        Ok(())
    }

    fn parts(&self) -> Vec<Part> {
        self.0.iter().map(|(part, _)| part.clone()).collect()
    }
}

impl Interpreter<'_> {
    /// One batch of state-based actions, and the next when it has happened.
    pub(crate) fn state_based(&mut self) -> Result<(), Stop> {
        self.tidy_up()?;
        let found = self.in_turn_order(self.found());
        self.forget();
        let mut batch = Batch::default();
        let mut done = false;
        for one in found {
            done |= self.carry_out(&one, &mut batch)?;
        }
        done |= self.perform(batch)?;
        if done {
            self.then(&[Instruction::StateBased], self.env.clone());
        }
        Ok(())
    }

    /// Tells what says that something can't be attached where it is, of what comes off or dies for that.
    fn tell_barred(&mut self, batch: &Batch, can: &[bool]) {
        let (state, view) = (self.table.board(self.situation.board), self.table.view(self.situation.board));
        let mut told = Vec::new();
        for ((part, why), _) in batch.0.iter().zip(can).filter(|(_, can)| **can) {
            let is_so = why.iter().any(|why| {
                let comes_off = matches!(why, StateBased::Bestowed | StateBased::OtherAttachment);
                comes_off || matches!(why, StateBased::Aura | StateBased::Equipment)
            });
            if let (true, Some(Target::Object(id))) = (is_so, affected(state, view, part).target) {
                told.extend(told_barred(self.table, state, view, id));
            }
        }
        self.table.log_once(told);
    }

    /// Tells of creatures without toughness what would be about their destruction, which this is not.
    fn tell_not_destroyed(&mut self, batch: &Batch, can: &[bool]) {
        if self.table.log.is_none() {
            return;
        }
        let mut told = Vec::new();
        for ((one, why), _) in batch.0.iter().zip(can).filter(|(_, can)| **can) {
            let Some(object) = one.happening.object().filter(|_| why.contains(&StateBased::Toughness)) else {
                continue;
            };
            let destroyed = part(Happening::Destroy { object, no_regeneration: false }, None);
            let with = with_parts(&self.situation, &[destroyed, part(to_graveyard(object), Some(0))]);
            let pending = PendingEvent::new(self.table, &with);
            let (context, by) = (pending.open_context(0), pending.forbids_itself(0).map(|found| found.by));
            let applies = |effect: &EffectId| pending.judge(*effect, &context).is_ok();
            let effects: Vec<EffectId> = pending.candidates(pending.part(0)).filter(applies).collect();
            if !effects.is_empty() || by.is_some() {
                told.push(Decided::NotDestroyed { what: object, effects, by });
            }
        }
        self.table.log_once(told);
    }

    fn found(&self) -> Vec<Found> {
        let situation = &self.situation;
        let (state, view) = (self.table.board(situation.board), self.table.view(situation.board));
        due(self.table, state, view)
    }

    /// The same with what players choose in the order in which they do: the active player first, then the others in turn
    /// order, each knowing what was chosen before (CR 101.4 (2026-04-17), 103.4 (2006-10-01)). Sectors have an order of their
    /// own.
    fn in_turn_order(&self, mut found: Vec<Found>) -> Vec<Found> {
        let turns: Vec<PlayerId> =
            self.table.players_from_active(self.table.board(self.situation.board)).collect();
        let turn = |player| turns.iter().position(|&one| one == player);
        let asked: Vec<usize> = (0..found.len()).filter(|&at| chooser(&found[at].due).is_some()).collect();
        let mut in_order: Vec<Found> = asked.iter().map(|&at| found[at].clone()).collect();
        in_order.sort_by_key(|one| chooser(&one.due).and_then(turn));
        for (at, one) in asked.into_iter().zip(in_order) {
            found[at] = one;
        }
        found
    }

    /// What can happen of a batch is pending, and noted. Returns whether anything is. Where nothing is, it is told once that it
    /// can't happen, and not at every check.
    fn perform(&mut self, batch: Batch) -> Result<bool, TooLarge> {
        let with = with_parts(&self.situation, &batch.parts());
        let pending = PendingEvent::new(self.table, &with);
        let can: Vec<bool> = (0..batch.0.len()).map(|at| can_happen(&pending, at)).collect();
        if !can.contains(&true) {
            let forbidden = if self.table.log.is_some() { pending.all_forbidden() } else { Vec::new() };
            for (part, by) in forbidden {
                self.table.log_still(Happened::Forbidden { part: Box::new(part), by });
            }
            return Ok(false);
        }
        let whom: Vec<Option<Target>> =
            with.parts.iter().map(|part| affected(pending.state, pending.view, part).target).collect();
        self.tell_barred(&batch, &can);
        self.tell_not_destroyed(&batch, &can);
        let mut noted = Vec::new();
        let mut parts = Vec::new();
        for (((part, why), can), target) in batch.0.into_iter().zip(can).zip(whom) {
            noted.extend(why.iter().filter(|_| can).filter_map(|&why| Some((target?, why))));
            let from = if why.is_empty() {
                NO_ORIGIN
            } else {
                self.table.keep_origin(Origin { due: why, ..Origin::default() })
            };
            parts.push(Part { from, ..part });
        }
        self.note(noted)?;
        self.situation.add_parts(parts)?;
        Ok(true)
    }

    /// The ledger tells what was done for which reason: once for each player or object.
    fn note(&mut self, noted: Vec<(Target, StateBased)>) -> Result<(), TooLarge> {
        if noted.is_empty() {
            return Ok(());
        }
        let mut ledger = self.table.ledgers.get(self.situation.ledger.index()).clone();
        for (target, why) in noted {
            if ledger.count(Entry::Due(target, why)) == 0 {
                ledger.add(Entry::Due(target, why), 1)?;
            }
        }
        self.situation.ledger = self.table.keep_ledger(ledger);
        Ok(())
    }

    /// Tokens and copies that have left cease to exist, and sectors end that nothing upholds. Nothing looks at that, so it
    /// comes before the rest.
    fn tidy_up(&mut self) -> Result<(), TooLarge> {
        let board = self.situation.board;
        let ended = forgotten_sectors(self.table, self.table.board(board), self.table.view(board));
        if !ended.is_empty() {
            self.change(|state| ended.iter().for_each(|&id| state.object_mut(id).sector = None));
        }
        let state = self.table.board(self.situation.board);
        let gone = state.all_objects().filter_map(|(id, object)| Some((id, ceases(self.table, object)?)));
        let gone: Vec<(ObjectId, StateBased)> = gone.collect();
        if !gone.is_empty() {
            self.change(|state| gone.iter().for_each(|&(id, _)| cease(state, id)));
            self.note(gone.into_iter().map(|(id, why)| (Target::Object(id), why)).collect())?;
        }
        Ok(())
    }

    /// What has happened since the last check is looked at once: damage with deathtouch, draws from an empty library,
    /// commanders that have moved.
    fn forget(&mut self) {
        let state = self.table.board(self.situation.board);
        let marked = state.all_objects().filter(|(_, object)| object.deathtouched || object.just_moved);
        let objects: Vec<ObjectId> = marked.map(|(id, _)| id).collect();
        let drew = state.players.iter().any(|player| player.empty_draws > 0);
        if objects.is_empty() && !drew {
            return;
        }
        self.change(|state| {
            for &id in &objects {
                let object = state.object_mut(id);
                (object.deathtouched, object.just_moved) = (false, false);
            }
            state.players.iter_mut().for_each(|player| player.empty_draws = 0);
        });
    }

    fn change(&mut self, change: impl Fn(&mut State)) {
        let mut state = self.table.board(self.situation.board).clone();
        change(&mut state);
        self.situation.board = self.table.keep_board(state);
    }

    /// Which one of a group its controller keeps.
    fn keeps(
        &mut self,
        keeper: PlayerId,
        group: &[ObjectId],
        why: &[StateBased],
    ) -> Result<Option<ObjectId>, Stop> {
        if let [only] = group {
            return Ok(Some(*only));
        }
        let question = Question::Stays { why: why.to_vec(), from: group.to_vec() };
        let Answer::Objects(chosen) = self.ask_player(keeper, question)? else { return Ok(None) };
        Ok(chosen.first().copied())
    }

    /// What is found goes into the batch, once what it asks is answered. Returns whether something is done
    /// that is no event.
    fn carry_out(&mut self, one: &Found, batch: &mut Batch) -> Result<bool, Stop> {
        match &one.due {
            Due::KeepsOne(keeper, group) => {
                let kept = self.keeps(*keeper, group, &one.why)?;
                // Of a group of like ones one comes out and stays, and the others go.
                let stays =
                    kept.map(|id| groups::take_one(self.table, &mut self.situation, id)).transpose()?;
                let others = group.iter().copied().filter(|id| Some(*id) != stays);
                others.for_each(|id| batch.add(to_graveyard(id), &one.why));
            }
            Due::MayCommand(commander, owner)
                if self.ask_player(*owner, Question::ToCommandZone(*commander))? != Answer::Yes => {}
            Due::Protected(battle, chooser, players) => {
                return self.protect(*battle, *chooser, players, &one.why);
            }
            Due::InSector(creature, player) => return self.put_in_sector(*creature, *player, &one.why),
            Due::Started(player) => {
                self.change(|state| state.player_mut(*player).speed = 1);
                return self.was_done(Target::Player(*player), &one.why);
            }
            Due::Removed(object) => {
                self.change(|state| put_anew(state, *object, Zone::Outside));
                return self.was_done(Target::Object(*object), &one.why);
            }
            Due::TurnedDown(because, cards) => {
                self.change(|state| cards.iter().for_each(|&card| turn_down(state, card)));
                return self.was_done(Target::Object(*because), &one.why);
            }
            Due::Happens(_) | Due::Destroyed(_) | Due::Sacrificed(_) | Due::MayCommand(..) => {
                add(one, batch)?;
            }
        }
        Ok(false)
    }

    fn put_in_sector(
        &mut self,
        creature: ObjectId,
        chooser: PlayerId,
        why: &[StateBased],
    ) -> Result<bool, Stop> {
        /// Of more like creatures than this it is asked at once how many get which sector.
        const MOST: u64 = 6;
        let count = self.table.board(self.situation.board).object(creature).count;
        let mut chosen = [0u64; Sector::ALL.len()];
        if count > MOST {
            let question = Question::Sectors { creature, many: count };
            let Answer::Division(shares) = self.ask_player(chooser, question)? else { return Ok(false) };
            chosen.iter_mut().zip(shares).for_each(|(many, share)| *many = share);
        }
        for _ in 0..if count > MOST { 0 } else { count } {
            let answer = self.ask_player(chooser, Question::Sector(creature))?;
            let Answer::Sector(sector) = answer else { return Ok(false) };
            let all = Sector::ALL.iter().zip(&mut chosen);
            all.filter(|(known, _)| **known == sector).for_each(|(_, many)| *many += 1);
        }
        // Those of one sector are a row of their own, in the order of sectors: which of them was asked about first says
        // nothing.
        let mut state = self.table.board(self.situation.board).clone();
        for (&sector, many) in Sector::ALL.iter().zip(chosen).filter(|(_, many)| *many > 0) {
            let some = split(self.table, &mut state, creature, many)?;
            state.object_mut(some).sector = Some(sector);
        }
        self.situation.board = self.table.keep_board(state);
        self.was_done(Target::Object(creature), why)
    }

    /// Something is done that is no event.
    fn was_done(&mut self, target: Target, why: &[StateBased]) -> Result<bool, Stop> {
        self.note(why.iter().map(|&why| (target, why)).collect())?;
        Ok(true)
    }

    /// A battle gets a protector, each of a row its own.
    ///
    /// Known gap: of more than eight like ones all get one. The ruling then says that it is not whole.
    fn protect(
        &mut self,
        battle: ObjectId,
        chooser: PlayerId,
        players: &[PlayerId],
        why: &[StateBased],
    ) -> Result<bool, Stop> {
        let is_long = self.table.board(self.situation.board).object(battle).count > MOST_APART;
        self.table.long_row |= players.len() > 1 && is_long;
        let several = players.len() > 1 && !is_long;
        let all =
            if several { groups::singles(self.table, &mut self.situation, battle)? } else { vec![battle] };
        for one in all {
            let chosen = match players {
                [only] => *only,
                several => {
                    let (why, from) = (why.to_vec(), several.to_vec());
                    let question = Question::NewProtector { why, battle, from };
                    let Answer::Player(chosen) = self.ask_player(chooser, question)? else {
                        return Ok(false);
                    };
                    chosen
                }
            };
            self.change(|state| state.object_mut(one).protector = Some(chosen));
        }
        self.was_done(Target::Object(battle), why)
    }
}

/// Who chooses what happens, where that is chosen together with what others choose.
fn chooser(due: &Due) -> Option<PlayerId> {
    match due {
        Due::KeepsOne(player, group) if group.len() > 1 => Some(*player),
        Due::MayCommand(_, player) => Some(*player),
        Due::Protected(_, player, players) if players.len() > 1 => Some(*player),
        Due::KeepsOne(..)
        | Due::Protected(..)
        | Due::Happens(_)
        | Due::Destroyed(_)
        | Due::Sacrificed(_)
        | Due::Started(_)
        | Due::Removed(_)
        | Due::TurnedDown(..)
        | Due::InSector(..) => None,
    }
}

/// A card in the command zone goes face down into its deck there, as a new object.
fn turn_down(state: &mut State, card: ObjectId) {
    put_anew(state, card, Zone::Command);
    state.object_mut(card).face_down = Some(FaceDown::Plain);
}

/// Whom and what the next state-based actions take out of the game or off the battlefield, sorted. What can't happen takes
/// nothing, and of what its controller may keep one of, this one is kept. Known gap: what would replace them, such as a
/// regeneration shield, is not looked at.
pub(crate) fn taken_away(table: &Table, situation: &Situation) -> Vec<Target> {
    let (state, view) = (table.board(situation.board), table.view(situation.board));
    let mut batch = Batch::default();
    for one in due(table, state, view) {
        // What is more than an event can have is not carried out either.
        if add(&one, &mut batch).is_err() {
            return Vec::new();
        }
    }
    let parts = batch.parts();
    let with = with_parts(situation, &parts);
    let pending = PendingEvent::new(table, &with);
    let mut taken = Vec::new();
    for at in (0..parts.len()).filter(|&at| can_happen(&pending, at)) {
        let happening = parts[at].happening;
        if let Happening::Deed { of: Target::Player(player), deed: Deed::Lose, .. } = happening {
            taken.extend(table.team_of(player).map(Target::Player));
        } else if let Happening::Move { object, .. } = happening {
            taken.push(Target::Object(object));
        }
    }
    taken.sort_unstable();
    taken.dedup();
    taken
}

/// The parts of a state-based action that asks nothing.
fn add(one: &Found, batch: &mut Batch) -> Result<(), TooLarge> {
    match one.due {
        Due::Happens(happening) => batch.add(happening, &one.why),
        Due::Destroyed(object) => {
            return batch.add_going(Happening::Destroy { object, no_regeneration: false }, object, &one.why);
        }
        Due::Sacrificed(object) => {
            return batch.add_going(Happening::Sacrifice { object }, object, &one.why);
        }
        Due::MayCommand(object, _) => {
            let to = Happening::Move { object, to: Zone::Command, place: Place::Top, milled: false };
            batch.add(to, &one.why);
        }
        Due::KeepsOne(..)
        | Due::InSector(..)
        | Due::Protected(..)
        | Due::Started(_)
        | Due::Removed(_)
        | Due::TurnedDown(..) => {}
    }
    Ok(())
}

fn part(happening: Happening, within: Option<u16>) -> Part {
    Part { within, ..Part::new(happening, Cause::Rules, NO_ORIGIN, Marks::default()) }
}

fn with_parts(situation: &Situation, parts: &[Part]) -> Situation {
    Situation { parts: parts.iter().cloned().collect(), ..situation.clone() }
}

fn can_happen(pending: &PendingEvent<'_>, at: usize) -> bool {
    !pending.is_nothing(at) && !pending.forbidden(at)
}
