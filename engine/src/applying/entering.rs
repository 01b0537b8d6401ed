//! How a permanent enters.

use smallvec::smallvec;

use super::{AppliedEffect, Copies, Stop};
use crate::judging::pending_event::PendingEvent;
use crate::judging::possible as judge;
use crate::pending::situation::place;
use crate::pending::{counters, groups};
use crate::table::excepting::take_exception;
use crate::table::object::Counters;
use crate::table::{Form, NO_ORIGIN, Origin, Promise};
use language::board::{Counter, Zone};
use language::dispute::Dispute;
use language::effect::{Cause, CopyException, Fate};
use language::event::{Deed, Place};
use language::rule::Switch;
use language::select::{Amount, What, Who};
use statements::chronicle::Happened;
use statements::decided::Decided;
use statements::error::TooLarge;
use statements::forbids::Forbidding;
use statements::happening::{Entering, Happening, Subject};
use statements::ids::{CounterId, ObjectId, PlayerId, PrintId, Target};
use statements::part::{Marks, Part};
use statements::question::{Answer, Question};

impl AppliedEffect<'_> {
    pub(crate) fn entering(&self, at: usize) -> Option<Entering> {
        self.part(at).happening.entering()
    }

    pub(crate) fn set_form(&mut self, at: usize, form: Form) {
        counters::set_form(self.table, self.situation, at, form);
    }

    /// Changes how each picked permanent enters.
    pub(crate) fn each_form(&mut self, mut change: impl FnMut(&mut Form)) {
        for at in self.places() {
            if let Some(entering) = self.entering(at) {
                let mut form = self.table.form(entering.form).clone();
                change(&mut form);
                self.set_form(at, form);
            }
        }
    }

    /// Counters that it enters with. They are put as it enters: an event that is contained in the entering, so that
    /// effects on putting counters see it.
    pub(crate) fn enter_with_counters(&mut self, kind: &Counter, amount: &Amount) -> Result<(), TooLarge> {
        let amount = self.eval().amount(amount)?;
        let kind = self.table.keep_counter(kind);
        for at in self.places() {
            if let Happening::Deed { of: Target::Object(object), .. } = self.part(at).happening {
                self.turn_with_counters(at, object, kind, amount)?;
            } else {
                self.add_counters(at, kind, amount)?;
            }
        }
        Ok(())
    }

    /// Counters are put as it is turned face up or transforms.
    fn turn_with_counters(
        &mut self,
        at: usize,
        object: ObjectId,
        kind: CounterId,
        amount: u64,
    ) -> Result<(), TooLarge> {
        let state = self.table.board(self.situation.board);
        let holder = self.table.view(self.situation.board).seen[object.index()].controller;
        let player = holder.or(Some(state.object(object).owner));
        let happening = Happening::PutCounters { player, on: Target::Object(object), kind, amount };
        let mut part = Part::new(happening, Cause::Replacement, NO_ORIGIN, Marks::default());
        part.by = Some(self.words.about.you);
        part.within = Some(place(at)?);
        self.situation.add_part(part)?;
        Ok(())
    }

    /// Counters that it is given as it enters. Nobody else is told to put them: its controller does.
    pub(crate) fn add_counters(&mut self, at: usize, kind: CounterId, more: u64) -> Result<(), TooLarge> {
        self.add_counters_by(at, None, kind, more)
    }

    /// The same where somebody is told to put them. It is this effect that puts them, whatever the permanent enters because of
    /// (121.6 (2012-05-01), CR 614.16 (2026-04-17)).
    ///
    /// Judgement: so before 2012-05-01, too, when no text says it.
    pub(crate) fn add_counters_by(
        &mut self,
        at: usize,
        player: Option<PlayerId>,
        kind: CounterId,
        more: u64,
    ) -> Result<(), TooLarge> {
        let Some(Entering { subject, controller, .. }) = self.entering(at).filter(|_| more > 0) else {
            return Ok(());
        };
        if self.copies == Copies::Yes {
            counters::note_by_copy(self.table, self.situation, at, (kind, more))?;
        }
        let happening = Happening::EnterCounters { subject, controller, player, kind, amount: more };
        let part = self.given(happening);
        counters::join(self.situation, at, part)
    }

    /// Adds counters that something enters with, within a part.
    fn add_within(&mut self, counters: Happening, within: u16) -> Result<u16, TooLarge> {
        let part = self.given(counters);
        self.situation.add_part(Part { within: Some(within), ..part })
    }

    /// Counters that this effect has something enter with.
    pub(crate) fn given(&self, counters: Happening) -> Part {
        Part::new(counters, Cause::Replacement, NO_ORIGIN, Marks::default()).by(Some(self.words.about.you))
    }

    /// Another copy effect is applied to each picked permanent: what the last one did besides does not happen
    /// (CR 707.9e (2026-04-17)). Before a text says so, it does.
    pub(crate) fn end_copies(&mut self) {
        for at in self.places() {
            let Some(entering) = self.entering(at) else { continue };
            let old = self.table.form(entering.form).clone();
            if old.by_copy.is_empty() {
                continue;
            }
            if self.table.on(Switch::LaterCopyEndsException) {
                for &(kind, less) in &old.by_copy {
                    let amount = counters::counters_in(self.situation, at, None, kind);
                    let amount = amount.and_then(|there| self.situation.parts[there].happening.amount_mut());
                    if let Some(amount) = amount {
                        *amount = amount.saturating_sub(less);
                    }
                }
            }
            self.set_form(at, Form { by_copy: Counters::new(), ..old });
        }
    }

    /// It enters as a copy of one of the objects; the decider chooses where there are several.
    pub(crate) fn enter_as_copy(&mut self, of: &What, except: &[CopyException]) -> Result<(), Stop> {
        if self.copies == Copies::No {
            self.end_copies();
        }
        for at in self.places() {
            let part = self.part(at).clone();
            let choices = judge::originals(&self.eval(), of, &part);
            let at = if choices.len() > 1 { self.single_out(at)? } else { at };
            let Some(original) = self.choose_original(choices)? else { continue };
            let Some(entering) = self.entering(at) else { continue };
            let copied = self.table.board(self.situation.board).object(original).copiable();
            let mut is = (**self.table.print(copied)).clone();
            for exception in except {
                take_exception(self.table, &mut is, exception);
            }
            let print = self.table.keep_print(is);
            let old = self.table.form(entering.form).clone();
            self.set_form(at, Form { copy_of: Some(original), ..old.with_print(print) });
        }
        Ok(())
    }

    /// It enters as the effect says. That is part of what can be copied (CR 707.2 (2026-04-17)), and takes the place of
    /// what is printed on it (CR 208.2b (2026-04-17)).
    pub(crate) fn enter_as(&mut self, changes: &[CopyException]) {
        for at in self.places() {
            let Some(entering) = self.entering(at) else { continue };
            let old = self.table.form(entering.form).clone();
            let shown = self.shown(entering, &old);
            let mut is = (**self.table.print(shown)).clone();
            for change in changes {
                take_exception(self.table, &mut is, change);
            }
            let print = self.table.keep_print(is);
            self.set_form(at, old.with_print(print));
        }
    }

    /// What it is with the face that is up: a card's other face is its own, and not that of what it is a copy of.
    fn shown(&self, entering: Entering, form: &Form) -> PrintId {
        let Subject::Object(id) = entering.subject else { return form.shown() };
        let object = self.table.board(self.situation.board).object(id);
        let back = object.back.filter(|_| form.transformed && form.print == object.print);
        back.unwrap_or(form.print)
    }

    fn choose_original(&mut self, choices: Vec<ObjectId>) -> Result<Option<ObjectId>, Stop> {
        let first = choices.first().copied();
        if choices.len() < 2 {
            return Ok(first);
        }
        let answer = self.asks(Question::Original(choices))?;
        Ok(if let Answer::Original(id) = answer { Some(id) } else { first })
    }

    /// It enters under another player's control. Tokens that are created under it, too, are then created by that
    /// player; where only their entering changes, whoever creates them stays their owner from 2018-07-13 on, as `Form`
    /// says.
    ///
    /// Of several players that are meant one is chosen before it enters (CR 614.12a (2026-04-17)): for each permanent by
    /// itself, and once for tokens that are created together.
    pub(crate) fn enter_under(&mut self, who: &Who) -> Result<(), Stop> {
        let all = self.parts.clone();
        for at in self.places() {
            self.parts = smallvec![place(at)?];
            let is_choice = self.eval().players(who).len() > 1 && self.entering(at).is_some();
            let at = if is_choice { self.single_out(at)? } else { at };
            self.parts = smallvec![place(at)?];
            if let Some(new) = self.one_of(who)? {
                self.bring_under(at, new);
            }
            self.parts.clone_from(&all);
        }
        Ok(())
    }

    fn bring_under(&mut self, at: usize, new: PlayerId) {
        self.come_under(at, new);
        if self.part(at).happening.creates() {
            self.created_by(at, new);
        } else if let Some(parent) = self.part(at).within.map(usize::from)
            && let Happening::Create { player, .. } = &mut self.situation.parts[parent].happening
        {
            *player = new;
        }
    }

    fn come_under(&mut self, at: usize, new: PlayerId) {
        if let Happening::Enter(entering) = &mut self.situation.parts[at].happening {
            entering.controller = new;
        }
        for part in self.situation.parts.iter_mut().filter(|part| part.within.map(usize::from) == Some(at)) {
            if let Happening::EnterCounters { controller, .. } = &mut part.happening {
                *controller = new;
            }
        }
    }

    fn created_by(&mut self, at: usize, new: PlayerId) {
        if let Happening::Create { player, .. } = &mut self.situation.parts[at].happening {
            *player = new;
        }
        let inside = |part: &Part| part.within.map(usize::from) == Some(at);
        let groups: Vec<usize> =
            (0..self.situation.parts.len()).filter(|&place| inside(&self.situation.parts[place])).collect();
        for group in groups {
            self.come_under(group, new);
            if let Some(entering) = self.entering(group)
                && self.table.on(Switch::TokenOwnerCreator)
            {
                let old = self.table.form(entering.form).clone();
                self.set_form(group, Form { owner: Some(new), ..old });
            }
        }
    }

    /// Of several like tokens, one is told apart; the others wait for their own choice.
    pub(crate) fn single_out(&mut self, at: usize) -> Result<usize, TooLarge> {
        let unmarked = self.unmarked(at);
        groups::single_out(self.table, self.situation, at, &unmarked)
    }

    /// The marks of a part before this effect was applied.
    pub(crate) fn unmarked(&self, at: usize) -> statements::part::Marks {
        let mut marks = self.part(at).marks.clone();
        marks.remove(self.effect);
        marks
    }

    /// Objects are chosen, something is done with them, and counters come of each with which it is.
    pub(crate) fn choose_objects(
        &mut self,
        at: usize,
        what: &What,
        at_most: Option<&Amount>,
        fate: Fate,
        counters_each: u64,
    ) -> Result<(), Stop> {
        self.tell_entering_too(at, what, fate);
        let all = self.choosable(at, what, fate)?;
        let state = self.table.board(self.situation.board);
        let there = groups::count(state, &all);
        let most = match at_most {
            Some(amount) => usize::try_from(self.eval().amount(amount)?).unwrap_or(usize::MAX).min(there),
            None => there,
        };
        let chosen = if most == 0 {
            Vec::new()
        } else {
            let from = groups::offered(state, &all, most);
            let answer = self.asks(Question::Objects { from, at_least: 0, at_most: most, together: None })?;
            if let Answer::Objects(ids) = answer { ids } else { Vec::new() }
        };
        let parent = place(at)?;
        for object in groups::take(self.table, self.situation, &chosen)? {
            let fated = self.add_fate(object, fate, parent)?;
            self.promise_counters(at, fated, fate, counters_each)?;
        }
        Ok(())
    }

    /// Counters come of what is done with one object, unless something else comes of that; until then they lie within it.
    fn promise_counters(&mut self, at: usize, fated: u16, fate: Fate, each: u64) -> Result<(), TooLarge> {
        let Some(Entering { subject, controller, .. }) = self.entering(at).filter(|_| each > 0) else {
            return Ok(());
        };
        let kind = self.table.keep_counter(&Counter::PlusOne);
        let counters = Happening::EnterCounters { subject, controller, player: None, kind, amount: each };
        let by_copy = self.copies == Copies::Yes;
        let origin = Origin { promise: Some(Promise { fate, by_copy }), ..Origin::default() };
        let added = self.add_within(counters, fated)?;
        self.situation.parts[usize::from(added)].from = self.table.keep_origin(origin);
        Ok(())
    }

    /// What can be chosen: neither what enters (from 2016-07-22), nor what a cost is paid with, nor what was chosen already
    /// for this permanent. Before 2012-07-01 no rule says so; it is judged by the rule of that date.
    ///
    /// From 2025-07-25 on, what was chosen for another permanent can't be chosen, either.
    ///
    /// Judgement: before, neither can what is sacrificed, since the rulings on devour said so from the beginning; of what is
    /// exiled or returned both readings are followed.
    pub(super) fn choosable(&mut self, at: usize, what: &What, fate: Fate) -> Result<Vec<ObjectId>, Stop> {
        let parts = &self.situation.parts;
        let is_entering = |id: ObjectId| {
            let enters = |part: &Part| {
                part.happening.entering().is_some_and(|entering| entering.subject == Subject::Object(id))
            };
            let all = fate == Fate::Revealed || self.table.on(Switch::EnteringCantBeChosen);
            parts.iter().enumerate().any(|(place, part)| enters(part) && (place == at || all))
        };
        let going = |id: ObjectId| {
            let goes =
                move |part: &&Part| matches!(part.happening, Happening::Move { object, .. } if object == id);
            parts.iter().filter(goes)
        };
        let here =
            |id: ObjectId| going(id).any(|part| part.cause == Cause::Cost || self.belongs_to(part, at));
        let mut all = self.eval().objects(what);
        all.retain(|&id| !is_entering(id) && !here(id));
        let elsewhere: Vec<ObjectId> = all.iter().copied().filter(|&id| going(id).next().is_some()).collect();
        if !elsewhere.is_empty() && !self.can_be_shared(fate)? {
            all.retain(|id| !elsewhere.contains(id));
            self.table.log_once(vec![Decided::ChosenAlready(elsewhere)]);
        }
        self.retain_possible(&mut all, fate, at)?;
        Ok(all)
    }

    /// What can't be done with an object can't be chosen for it, either (CR 608.2d, 614.17b (2026-04-17)): nobody sacrifices
    /// what somebody else controls (CR 701.21a (2026-04-17)).
    fn retain_possible(&mut self, all: &mut Vec<ObjectId>, fate: Fate, at: usize) -> Result<(), TooLarge> {
        let parent = place(at)?;
        let (eval, decider) = (self.eval(), self.decider());
        all.retain(|&id| fate != Fate::Sacrificed || Some(eval.holder(id)) == decider);
        let you = Some(self.words.about.you);
        let part = |&object: &ObjectId| {
            let part = Part::new(first_of(fate, object), Cause::Replacement, NO_ORIGIN, Marks::default());
            Part { within: Some(parent), ..part.by(you) }
        };
        let parts: Vec<Part> = all.iter().map(part).collect();
        let pending = PendingEvent::new(self.table, self.situation);
        let barred: Vec<Option<Forbidding>> = parts.iter().map(|part| pending.forbidden_by(part)).collect();
        let mut possible = barred.iter().map(Option::is_none);
        all.retain(|_| possible.next().unwrap_or(true));
        for (part, by) in parts.iter().zip(barred) {
            if let Some(by) = by {
                self.table.log_still(Happened::Forbidden { part: Box::new(part.alone()), by });
            }
        }
        Ok(())
    }

    /// Whether what was chosen for one permanent can be chosen for another that enters with it.
    fn can_be_shared(&mut self, fate: Fate) -> Result<bool, Stop> {
        if self.table.on(Switch::ObjectOnceForAll) {
            return Ok(false);
        }
        match fate {
            Fate::Sacrificed => Ok(false),
            Fate::Exiled | Fate::Returned => self.takes_second(Dispute::ChosenForSeveral),
            Fate::Revealed => Ok(true),
        }
    }

    fn belongs_to(&self, part: &Part, at: usize) -> bool {
        let mut parent = part.within.map(usize::from);
        while let Some(place) = parent {
            if place == at {
                return true;
            }
            parent = self.part(place).within.map(usize::from);
        }
        false
    }

    /// What is done with a chosen object happens as the permanent enters. Returns where that is.
    fn add_fate(&mut self, object: ObjectId, fate: Fate, parent: u16) -> Result<u16, TooLarge> {
        let you = Some(self.words.about.you);
        let from = if fate == Fate::Exiled { self.exiling(NO_ORIGIN, Zone::Exile) } else { NO_ORIGIN };
        let mut add = |happening, within| {
            let mut part = Part::new(happening, Cause::Replacement, NO_ORIGIN, Marks::default()).by(you);
            part.within = Some(within);
            part.from = from;
            self.situation.add_part(part)
        };
        let outer = add(first_of(fate, object), parent)?;
        match fate {
            Fate::Sacrificed => {
                add(gone(object, Zone::Graveyard), outer)?;
            }
            Fate::Exiled | Fate::Returned | Fate::Revealed => {}
        }
        Ok(outer)
    }
}

/// What is done with a chosen object; it contains whatever else comes of that.
fn first_of(fate: Fate, object: ObjectId) -> Happening {
    match fate {
        Fate::Sacrificed => Happening::Sacrifice { object },
        Fate::Exiled => gone(object, Zone::Exile),
        Fate::Returned => gone(object, Zone::Hand),
        Fate::Revealed => Happening::undergoes(object, Deed::Reveal, None),
    }
}

fn gone(object: ObjectId, to: Zone) -> Happening {
    Happening::Move { object, to, place: Place::Top, milled: false }
}
