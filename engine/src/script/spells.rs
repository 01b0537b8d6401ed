//! Spells on the stack resolve (CR 608.2, 608.3 (2026-04-17), 413.2 (2006-10-01)): targets are looked at again, it does what
//! it says, and goes to a graveyard or onto the battlefield.
//!
//! Known gap: a spell of which the board does not say what it does is passed over; so is mutate.

use super::Interpreter;
use super::announcing::targetings;
use crate::applying::Stop;
use crate::judging::choosable::any_can_happen;
use crate::judging::pending_event::PendingEvent;
use crate::pending::groups;
use crate::table::Table;
use crate::table::bestowed;
use crate::table::env::{Aimed, Env};
use crate::table::object::Aim;
use language::board::paid::said;
use language::board::{Ability, CardType, Characteristics, Zone};
use language::effect::Cause;
use language::event::{Event, Instruction, Place};
use language::rule::Switch;
use language::select::{What, Who, Whom};
use statements::chronicle::Happened;
use statements::decided::Decided;
use statements::ids::{BoardId, ObjectId, PlayerId, Target};
use std::sync::Arc;

/// The spell that resolves next: above all abilities and all others of which it is known what they do. None where an ability
/// lies above it.
pub(crate) fn top(table: &Table, board: BoardId) -> Option<ObjectId> {
    let (state, view) = (table.board(board), table.view(board));
    let says = |id: &ObjectId| says_what_it_does(&view.seen[id.index()].is);
    let spell = state.spells().filter(says).max_by_key(|&id| (state.object(id).since, id))?;
    let is_above = state.stack.top_over().is_none_or(|over| state.object(spell).since >= over);
    is_above.then_some(spell)
}

fn is_of_permanent(is: &Characteristics) -> bool {
    let types = [
        CardType::Artifact,
        CardType::Battle,
        CardType::Creature,
        CardType::Enchantment,
        CardType::Land,
        CardType::Planeswalker,
    ];
    types.into_iter().any(|one| is.is(one))
}

fn says_what_it_does(is: &Characteristics) -> bool {
    let says = |ability: &Ability| matches!(ability.itself(), Ability::Spell { .. });
    is_of_permanent(is) || is.abilities.iter().any(says)
}

/// What is done last: what is no permanent now, and still on the stack, goes to its owner's graveyard
/// (CR 608.2n, 608.3e (2026-04-17)). An Adventure is exiled instead, and an Omen shuffled into its owner's library
/// (CR 715.3d, 720.3d (2026-04-17)).
fn off_the_stack(what: What, is: &Characteristics) -> Instruction {
    let has = |subtype: &str| !is_of_permanent(is) && is.subtypes.iter().any(|own| own == subtype);
    let (to, place) = if has("Adventure") {
        (Zone::Exile, Place::Top)
    } else if has("Omen") {
        (Zone::Library, Place::Shuffled)
    } else {
        (Zone::Graveyard, Place::Top)
    };
    Instruction::Do { events: vec![Event::Move { what, to, place }], unless: Vec::new() }
}

impl Interpreter<'_> {
    /// A spell resolves, or, where all its targets are illegal, does not.
    pub(crate) fn resolve_spell(&mut self, spell: ObjectId) -> Result<(), Stop> {
        let spell = groups::take_one(self.table, &mut self.situation, spell)?;
        let you = self.eval().holder(spell);
        let bestowed =
            bestowed::is_bestowed(self.table, self.table.board(self.situation.board).object(spell));
        // What is bestowed goes on as a creature spell (CR 702.103e, 608.3b (2026-04-17)).
        let had_target = !self.table.board(self.situation.board).object(spell).aims.is_empty();
        let is_legal = self.keep_legal_targets(spell, you);
        if !is_legal && !bestowed && self.is_in_vain(spell, you)? {
            return Ok(());
        }
        self.table.log(|| Happened::SpellResolves(spell));
        if bestowed && had_target && !is_legal {
            self.table.log(|| Happened::Decided(Decided::UnbestowedSpell(spell)));
        }
        let (is, state) = (
            self.table.view(self.situation.board).seen[spell.index()].is.clone(),
            self.table.board(self.situation.board),
        );
        let mut env = Env::new(you, Some(spell), Cause::Effect);
        let cast = state.object(spell);
        let is_paid =
            |name: &str| cast.paid.iter().any(|word| self.table.texts.get(word.index()) == said(name));
        for (targeting, aim) in targetings(&is, &cast.cast.modes, is_paid).into_iter().zip(&cast.aims) {
            env.aim(settled(targeting.called, aim.at.clone()));
        }
        let mut does: Vec<Instruction> = Vec::new();
        for ability in &is.abilities {
            if let Ability::Spell { does: some, .. } = ability.itself() {
                does.extend(some.iter().cloned());
            }
        }
        self.then(&does, env);
        let on_stack = What::All(vec![What::This, What::In(Zone::Stack)]);
        let mut last = Vec::new();
        if is_of_permanent(&is) {
            let enter = Event::enters(on_stack.clone(), Some(Who::You));
            last.push(Instruction::Do { events: vec![enter], unless: Vec::new() });
        }
        last.push(off_the_stack(on_stack, &is));
        self.then(&last, Env::new(you, Some(spell), Cause::Rules));
        Ok(())
    }

    /// The spell targets only what is still legal. Whether anything is left of its targets, or it has none.
    fn keep_legal_targets(&mut self, spell: ObjectId, you: PlayerId) -> bool {
        let aims = self.table.board(self.situation.board).object(spell).aims.clone();
        let mut legal = aims.clone();
        for aim in &mut legal {
            let can_be = self.legal(spell, you, aim);
            aim.at.retain(|target| can_be.contains(target));
        }
        self.leave_out(&aims, &legal);
        if legal != aims {
            let mut state = self.table.board(self.situation.board).clone();
            for (aim, old) in legal.iter_mut().zip(&aims) {
                aim.gone += (old.at.len() - aim.at.len()) as u64;
            }
            state.object_mut(spell).aims.clone_from(&legal);
            self.situation.board = self.table.keep_next_board(state, self.situation.board);
        }
        let has_none = aims.iter().all(|aim| aim.at.is_empty() && aim.gone == 0);
        has_none || legal.iter().any(|aim| !aim.at.is_empty())
    }

    fn leave_out(&mut self, aims: &[Aim], legal: &[Aim]) {
        if legal.iter().all(|aim| aim.at.is_empty()) {
            return;
        }
        for (aim, legal) in aims.iter().zip(legal) {
            for &target in aim.at.iter().filter(|target| !legal.at.contains(target)) {
                self.table.log(|| Happened::Decided(Decided::TargetLeftOut(target)));
            }
        }
    }

    /// A spell without a legal target is countered, or only leaves the stack, as the date says. Not so where it can't be
    /// countered.
    fn is_in_vain(&mut self, spell: ObjectId, you: PlayerId) -> Result<bool, Stop> {
        let what = What::This;
        let counters = self.table.on(Switch::IllegalTargetsCounter);
        let event = if counters {
            Event::CounterSpell { what }
        } else {
            Event::Move { what, to: Zone::Graveyard, place: Place::Top }
        };
        let env = Env::new(you, Some(spell), Cause::IllegalTargets);
        let events = [event];
        let resolves = counters && !any_can_happen(self.table, &self.situation, &env, &events)?;
        self.table.log(|| Happened::Decided(Decided::SpellInVain { what: spell, resolves }));
        if !resolves {
            let before = std::mem::replace(&mut self.env, env);
            self.events_now(&events, &[])?;
            self.env = before;
        }
        Ok(!resolves)
    }

    /// The environment of an ability with what is still legal of its targets; none where all of them are illegal.
    pub(crate) fn with_legal_targets(&mut self, env: &Env) -> Option<Env> {
        let asked: Vec<&Aimed> = env.targets.iter().filter(|one| !one.settled).collect();
        if asked.is_empty() {
            return Some(env.clone());
        }
        let aims: Vec<Aim> = asked.iter().map(|one| one.aim.clone()).collect();
        let mut legal = aims.clone();
        for aim in &mut legal {
            let can_be = self.legal_in(env, aim);
            let is_lost = |target: &Target| matches!(target, Target::Object(id) if env.lost.contains(id));
            aim.at.retain(|target| can_be.contains(target) && !is_lost(target));
        }
        self.leave_out(&aims, &legal);
        let has_none = aims.iter().all(|aim| aim.at.is_empty() && aim.gone == 0);
        if !has_none && legal.iter().all(|aim| aim.at.is_empty()) {
            return None;
        }
        let mut known = env.clone();
        for (one, aim) in asked.into_iter().zip(legal) {
            let lost = known.lost.clone();
            known.aim(settled(one.called.clone(), aim.at));
            known.lost = lost;
        }
        Some(known)
    }

    /// What can be targeted now by a spell or an ability of this source.
    pub(crate) fn legal_for(&self, source: Option<ObjectId>, you: PlayerId, aim: &Aim) -> Vec<Target> {
        self.legal_in(&Env::new(you, source, Cause::Effect), aim)
    }

    /// What can be targeted now by words whose source may have left: that is what it last was (CR 608.2b (2026-04-17)).
    ///
    /// Judgement: so, too, before 2008-02-01, when 402.6 (2006-10-01) says it of whatever an ability asks of its source.
    pub(super) fn legal_in(&self, env: &Env, aim: &Aim) -> Vec<Target> {
        let pending = PendingEvent::new(self.table, &self.situation);
        let eval = pending.eval(env).recalling();
        let (source, mut all) = (eval.this(), eval.targets(&aim.of));
        all.retain(|&target| pending.can_be_targeted(target, source.as_ref(), env.about.you));
        all
    }
}

/// What was targeted, and found legal.
fn settled(called: String, at: Vec<Target>) -> Aimed {
    Aimed { called, aim: Aim { at, gone: 0, of: Arc::new(Whom::Any) }, settled: true }
}
