//! Targets of spells and activated abilities as they are announced (CR 601.2c (2026-04-17), 409.1d (2006-10-01)), and new targets for spells on the stack and for copies of spells (CR 115.7d, 707.10c (2026-04-17)).
//!
//! Known gap: where new targets are chosen, "another target" may be the one before. Of like tokens that are counted together all copies target the same one.

use std::collections::BTreeSet;
use std::sync::Arc;

use itertools::Itertools;

use super::Interpreter;
use crate::applying::Stop;
use crate::events::copy_spell::COPY;
use crate::judging::pending_event::PendingEvent;
use crate::pending::groups;
use crate::table::env::{Aimed, Env};
use crate::table::object::Aim;
use language::board::{ObjectKind, Targeting, UnreadOf, Zone};
use language::effect::Cause;
use language::select::{What, Who, Whom};
use statements::chronicle::Happened;
use statements::decided::Decided;
use statements::error::TooLarge;
use statements::ids::{ObjectId, PlayerId, Target};
use statements::lacking::{NotAnnounced, Untargetable};
use statements::question::{Answer, Question};
use statements::unread::OnUnknown;

/// What a spell can target with each use of the word, as it is chosen anew.
type Options = Vec<Vec<Vec<Target>>>;

/// Whether these words allow an ability on the stack.
fn allows_abilities(of: &Whom) -> bool {
    match of {
        Whom::Object(what) => may_be_ability(what),
        Whom::OneOf(any) => any.iter().any(allows_abilities),
        Whom::Any | Whom::Player(_) | Whom::AttackedBy(_) => false,
    }
}

fn may_be_ability(what: &What) -> bool {
    let excludes =
        |one: &What| matches!(one, What::Type(_)) || matches!(one, What::Not(inner) if may_be_ability(inner));
    if let What::All(all) = what {
        all.iter().any(may_be_ability) && !all.iter().any(excludes)
    } else if let What::OneOf(any) = what {
        any.iter().any(may_be_ability)
    } else {
        matches!(what, What::In(Zone::Stack) | What::Kind(ObjectKind::Ability))
    }
}

/// Whether that is a copy that has just been put on the stack: all that it targets becomes its target.
fn is_copy(of: &What) -> bool {
    matches!(of, What::Chosen(called) if called == COPY)
}

/// How many like copies are told apart, each an object of its own, where something asks what becomes a target. With more the
/// path ends as with a number that does not fit.
const MOST_APART: u64 = 4096;

impl Interpreter<'_> {
    /// Somebody may choose new targets for each of these spells: any of them stays as it is, or is replaced by what can be
    /// targeted now. Of several like copies each gets its own.
    pub(crate) fn new_targets(&mut self, who: &Who, of: &What) -> Result<(), Stop> {
        let spells = self.eval().objects(of).into_iter().filter(|&id| self.targets_something(id));
        for spell in spells.collect::<Vec<_>>() {
            let options = self.options(spell);
            if options.iter().all(|sets| sets.len() < 2) {
                self.table.log(|| Happened::Decided(Decided::KeepsTargets(spell)));
            }
            let mut chosen: Vec<(Vec<usize>, u64)> = Vec::new();
            // Each makes it a target, and may be countered for that.
            let apart = self.are_targets_asked_for();
            let before = self.table.board(self.situation.board).object(spell).aims.clone();
            let before = if is_copy(of) { Vec::new() } else { before };
            let mut left = self.table.board(self.situation.board).object(spell).count;
            if apart && left > MOST_APART {
                return Err(Stop::TooLarge);
            }
            while left > 0 {
                // Like copies are told apart by their targets alone: each chooses no earlier than the one before.
                let from = chosen.last().map(|(places, _)| places.clone());
                let told = self.told;
                let places = self.choose_targets(who, spell, &options, from.as_deref())?;
                // Where nothing was left to choose, nothing is for those behind it.
                let alike = if self.told == told && !apart { left } else { 1 };
                left -= alike;
                match chosen.last_mut().filter(|(last, _)| *last == places && !apart) {
                    Some((_, count)) => *count += alike,
                    None => chosen.push((places, alike)),
                }
            }
            let options = self.one_of_each_group(options, &chosen)?;
            for aimed in self.aim(spell, &options, &chosen) {
                self.become_its_targets(aimed, &before);
            }
        }
        Ok(())
    }

    fn targets_something(&self, id: ObjectId) -> bool {
        let object = self.table.board(self.situation.board).object(id);
        object.zone == Zone::Stack && !object.aims.is_empty()
    }

    /// The targets of one copy, by their places among the options for each use of the word.
    fn choose_targets(
        &mut self,
        who: &Who,
        spell: ObjectId,
        options: &Options,
        from: Option<&[usize]>,
    ) -> Result<Vec<usize>, Stop> {
        let mut places: Vec<usize> = Vec::with_capacity(options.len());
        for (at, sets) in options.iter().enumerate() {
            let first = from.filter(|from| from[..at] == places[..]).map_or(0, |from| from[at]);
            let left = sets[first..].to_vec();
            let [only] = &left[..] else {
                let Answer::Targets(answer) = self.ask(who, Question::NewTargets { spell, from: left })?
                else {
                    return Ok(places);
                };
                places.extend(sets.iter().position(|set| *set == answer));
                continue;
            };
            places.extend(sets.iter().position(|set| set == only));
        }
        Ok(places)
    }

    /// For each use of the word, all sets of targets that the spell can have.
    fn options(&self, spell: ObjectId) -> Options {
        let state = self.table.board(self.situation.board);
        let controller = self.eval().holder(spell);
        let sets = |aim: &Aim| {
            let mut all = self.legal(spell, controller, aim);
            all.extend(&aim.at);
            all.sort_unstable();
            all.dedup();
            let gone = usize::try_from(aim.gone).unwrap_or(usize::MAX);
            let most = aim.at.len().saturating_add(gone).min(all.len());
            (aim.at.len()..=most).flat_map(|size| all.iter().copied().combinations(size)).collect()
        };
        state.object(spell).aims.iter().map(sets).collect()
    }

    /// What can be targeted now.
    pub(crate) fn legal(&self, spell: ObjectId, controller: PlayerId, aim: &Aim) -> Vec<Target> {
        let mut all = self.legal_for(Some(spell), controller, aim);
        all.retain(|&target| target != Target::Object(spell));
        all
    }

    /// Tells which of these can't be targeted by a spell or ability of which these are the words, and why.
    pub(super) fn tell_untargetable(&mut self, all: Vec<Target>, env: &Env) {
        if self.table.log.is_none() {
            return;
        }
        let pending = PendingEvent::new(self.table, &self.situation);
        let (source, you) = (pending.eval(env).recalling().this(), env.about.you);
        let told = all.into_iter().filter_map(|target| {
            let why = pending.untargetable(target, source.as_ref(), you)?;
            Some(Decided::Untargetable { target, source: env.about.this, why })
        });
        let told = told.collect();
        self.table.log_once(told);
    }

    /// What a spell or an ability of this source targets with each use of the word, as it is said, or as who announces it
    /// chooses; or why that is not possible: it can't target that, or there is not enough that it could target.
    pub(crate) fn chosen_aims(
        &mut self,
        source: ObjectId,
        player: PlayerId,
        targetings: &[Targeting],
        said: Option<&[String]>,
        x: u64,
    ) -> Result<Result<Vec<Aim>, NotAnnounced>, Stop> {
        let mut left = said.unwrap_or_default();
        let mut aims = Vec::with_capacity(targetings.len());
        // "Another target" is another than those that were chosen before.
        let mut env = Env::new(player, Some(source), Cause::Effect);
        // X is announced before any target is chosen (CR 601.2b, 601.2c (2026-04-17)).
        env.about.that_much = x;
        for one in targetings {
            let mut aim = Aim { at: Vec::new(), gone: 0, of: Arc::new(one.of.clone()) };
            let legal = self.legal_in(&env, &aim);
            self.note_abilities(Some(source), &one.of);
            let asked = one.number(x);
            let amount = usize::try_from(asked).unwrap_or(usize::MAX);
            let at_least = if one.or_fewer { 0 } else { amount };
            self.tell_untargetable(self.fitting(source, player, &aim), &env);
            if said.is_none() {
                let Some(at) = self.ask_for_targets(Some(source), player, &legal, (at_least, amount))? else {
                    let there = legal.len() as u64;
                    return Ok(Err(NotAnnounced::TooFewTargets { asked, there }));
                };
                aim.at = at;
            }
            left = self.take_named(&mut aim, left, &legal, amount);
            if aim.at.len() < at_least {
                self.tell_not_targets(source, left, &legal, &aim);
                return Ok(Err(NotAnnounced::Targets));
            }
            self.take_single_targets(&mut aim)?;
            env.aim(Aimed { called: one.called.clone(), aim: aim.clone(), settled: false });
            aims.push(aim);
        }
        // A spell of which a sentence is unread may target more.
        let may_target_more = self.printed(source).unread().any(|(_, unread)| unread.of == UnreadOf::Spell);
        if let Some((name, _)) = left.split_first().filter(|_| !may_target_more) {
            let target = self.called(name);
            self.tell_not_target(source, target, Untargetable::TooMany);
            return Ok(Err(NotAnnounced::Targets));
        }
        Ok(Ok(aims))
    }

    /// Whether a spell that asks for these targets can have those that are said, and no others. So far as X is not announced,
    /// any number.
    pub(super) fn takes_targets(
        &self,
        (spell, player): (ObjectId, PlayerId),
        asked: &[Targeting],
        said: &[String],
    ) -> bool {
        if asked.iter().any(|one| one.x) {
            return true;
        }
        let mut env = Env::new(player, Some(spell), Cause::Effect);
        let mut left = said;
        for one in asked {
            let mut aim = Aim { at: Vec::new(), gone: 0, of: Arc::new(one.of.clone()) };
            let legal = self.legal_in(&env, &aim);
            left = self.take_named(&mut aim, left, &legal, usize::try_from(one.amount).unwrap_or(usize::MAX));
            if !one.or_fewer && (aim.at.len() as u64) < one.amount {
                return false;
            }
            env.aim(Aimed { called: one.called.clone(), aim, settled: false });
        }
        left.is_empty()
    }

    /// Takes the targets that are said next, as many as the word has, as long as they are legal. What is left of them.
    fn take_named<'n>(
        &self,
        aim: &mut Aim,
        mut left: &'n [String],
        legal: &[Target],
        amount: usize,
    ) -> &'n [String] {
        while aim.at.len() < amount
            && let Some((name, rest)) = left.split_first()
            && let Some(target) = self.called(name).filter(|target| legal.contains(target))
            && !aim.at.contains(&target)
        {
            aim.at.push(target);
            left = rest;
        }
        left
    }

    /// Notes that an ability on the stack may be targeted, where one lies there and the words allow it.
    pub(super) fn note_abilities(&mut self, source: Option<ObjectId>, of: &Whom) {
        let state = self.table.board(self.situation.board);
        if !state.stack.rows().is_empty() && allows_abilities(of) {
            self.table.note_on_unknown(vec![OnUnknown::TargetsAbility(source)]);
        }
    }

    /// What fits the words of a use of the word "target", whether it can be targeted or not.
    fn fitting(&self, source: ObjectId, player: PlayerId, aim: &Aim) -> Vec<Target> {
        let env = Env::new(player, Some(source), Cause::Effect);
        PendingEvent::new(self.table, &self.situation).eval(&env).targets(&aim.of)
    }

    /// Tells why the next of the targets that are named is none.
    fn tell_not_targets(&mut self, source: ObjectId, left: &[String], legal: &[Target], aim: &Aim) {
        let Some(target) = left.first().and_then(|name| self.called(name)) else { return };
        let why = if aim.at.contains(&target) { Untargetable::Twice } else { Untargetable::OtherKind };
        let you = self.eval().holder(source);
        let is_told = why == Untargetable::OtherKind && self.fitting(source, you, aim).contains(&target);
        if !is_told && (why == Untargetable::Twice || !legal.contains(&target)) {
            self.tell_not_target(source, Some(target), why);
        }
    }

    pub(super) fn tell_not_target(&mut self, source: ObjectId, target: Option<Target>, why: Untargetable) {
        let told = target.map(|target| Decided::Untargetable { target, source: Some(source), why });
        self.table.log_once(told.into_iter().collect());
    }

    /// The targets that a player chooses out of these, so many of them; none where there are not enough.
    pub(super) fn ask_for_targets(
        &mut self,
        source: Option<ObjectId>,
        player: PlayerId,
        legal: &[Target],
        (at_least, at_most): (usize, usize),
    ) -> Result<Option<Vec<Target>>, Stop> {
        if legal.len() < at_least {
            return Ok(None);
        }
        let sizes = at_least..=at_most.min(legal.len());
        let from: Vec<Vec<Target>> =
            sizes.flat_map(|size| legal.iter().copied().combinations(size)).collect();
        if let [only] = &from[..] {
            return Ok(Some(only.clone()));
        }
        let question = Question::TargetsOf { source, from };
        let Answer::Targets(chosen) = self.ask_player(player, question)? else { return Ok(None) };
        Ok(Some(chosen))
    }

    /// The player or object of a name; a player where both have it.
    pub(super) fn called(&self, name: &str) -> Option<Target> {
        let player = self.table.player_id(Some(name)).map(Target::Player);
        player.or_else(|| {
            let object = self.eval().objects(&What::Is(name.to_owned()));
            object.first().copied().map(Target::Object)
        })
    }

    /// Of like objects that are counted together one comes out, and is what is targeted.
    pub(super) fn take_single_targets(&mut self, aim: &mut Aim) -> Result<(), TooLarge> {
        for target in &mut aim.at {
            if let Target::Object(id) = *target {
                *target = Target::Object(groups::take_one(self.table, &mut self.situation, id)?);
            }
        }
        aim.at.sort_unstable();
        Ok(())
    }

    /// Of like objects that are counted together one comes out, and is what can be chosen.
    fn one_of_each_group(
        &mut self,
        mut options: Options,
        chosen: &[(Vec<usize>, u64)],
    ) -> Result<Options, TooLarge> {
        let object = |target: &Target| if let Target::Object(id) = target { Some(*id) } else { None };
        let sets = |places: &'_ [usize]| {
            let sets = options.iter().zip(places).filter_map(|(sets, &place)| sets.get(place));
            sets.flatten().filter_map(object).collect::<Vec<_>>()
        };
        let all: BTreeSet<ObjectId> = chosen.iter().flat_map(|(places, _)| sets(places)).collect();
        for id in all {
            let one = groups::take_one(self.table, &mut self.situation, id)?;
            let targets = options.iter_mut().flatten().flatten();
            targets.filter(|target| **target == Target::Object(id)).for_each(|t| *t = Target::Object(one));
        }
        Ok(options)
    }

    /// The spell, and what is split off from its group, get their targets. All of these.
    fn aim(&mut self, spell: ObjectId, options: &Options, chosen: &[(Vec<usize>, u64)]) -> Vec<ObjectId> {
        let mut aimed = Vec::with_capacity(chosen.len());
        let mut state = self.table.board(self.situation.board).clone();
        let first = state.object(spell).clone();
        for (nth, (places, count)) in chosen.iter().enumerate() {
            let mut one = first.clone();
            one.count = *count;
            for ((aim, sets), place) in one.aims.iter_mut().zip(options).zip(places) {
                let Some(set) = sets.get(*place) else { continue };
                let replaced = set.len().saturating_sub(aim.at.len());
                aim.gone = aim.gone.saturating_sub(u64::try_from(replaced).unwrap_or(u64::MAX));
                aim.at.clone_from(set);
            }
            if nth == 0 {
                *state.object_mut(spell) = one;
                aimed.push(spell);
            } else {
                let id = ObjectId::at(state.objects.len());
                state.objects.push(one);
                let name = self.table.object_name(spell).to_owned();
                self.table.name_object(id, name);
                aimed.push(id);
            }
        }
        self.situation.board = self.table.keep_next_board(state, self.situation.board);
        aimed
    }
}
