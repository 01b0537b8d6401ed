//! Other events, other places, nothing.

use std::borrow::Cow;

use smallvec::SmallVec;

use super::{AppliedEffect, Stop};
use crate::check::pronouns::Pronouns;
use crate::events::destroy::contained;
use crate::events::enter::arrival;
use crate::events::excess::send as send_excess;
use crate::events::for_one::{named, several};
use crate::events::missed;
use crate::events::spawn::spawn;
use crate::events::zone::{leaving_libraries, passing_over};
use crate::judging::pending_event::PendingEvent;
use crate::pending::situation::append;
use crate::table::Origin;
use crate::table::env::Env;
use crate::table::ledger::Entry;
use crate::table::queue::{Queue, each_open};
use crate::table::tally::Counted;
use language::board::Zone;
use language::effect::{Cause, Kind};
use language::event::{Event, Instruction, Mana, Place};
use language::rule::Switch;
use language::select::{What, Whom};
use statements::chronicle::Happened;
use statements::decided::Decided;
use statements::error::TooLarge;
use statements::happening::{Happening, Subject};
use statements::ids::{BoardId, ObjectId, OriginId, PlayerId};
use statements::part::{Marks, Part};

/// What brings events about.
#[derive(Clone, Copy)]
struct Brings<'e> {
    /// What their words refer to.
    env: &'e Env,
    /// What travels with them.
    from: OriginId,
    /// The part in whose place they come.
    gone: Option<usize>,
}

impl AppliedEffect<'_> {
    /// Other events happen at the same moment in place of each picked part, or once where all are taken as one.
    pub(crate) fn become_events(&mut self, events: &[Event]) -> Result<(), Stop> {
        for (at, env) in self.replaced(Pronouns::of_events(events))? {
            let events = self.for_one(events, &env)?;
            let brings = Brings { env: &env, from: self.handed_on(at), gone: Some(at) };
            let mut new = self.spawned(&events, brings)?;
            self.stay_milled(at, &mut new)?;
            self.stay_its_effect(at, &mut new);
            self.edits.push((at, new));
        }
        Ok(())
    }

    /// The picked parts in place of which something else happens, and what its words refer to for each. An effect that takes
    /// several at once replaces all of them once (CR 614.5, 614.6 (2026-04-17)), unless what it does asks for each of them.
    fn replaced(&mut self, asks: Pronouns) -> Result<Vec<(usize, Env)>, TooLarge> {
        let places = self.places();
        let [first, rest @ ..] = &places[..] else { return Ok(Vec::new()) };
        if rest.is_empty() || asks.tell_parts_apart(self.table.effect(self.effect).scope) {
            return Ok(places.iter().map(|&at| (at, self.env_for(at))).collect());
        }
        let mut env = self.env_for_all()?;
        for &at in rest {
            env.marks.absorb(&self.part(at).marks);
            self.edits.push((at, Vec::new()));
        }
        Ok(vec![(*first, env)])
    }

    /// A card that would be milled has been, wherever it goes by what replaces that (CR 701.17c (2026-04-17)).
    fn stay_milled(&mut self, at: usize, new: &mut [Part]) -> Result<(), TooLarge> {
        let milled = self.part(at).happening;
        let (card, whose) = if let Happening::Move { object, milled: true, .. } = milled {
            (Some(object), None)
        } else if let Happening::MoveUnknown { player, milled: true, .. } = milled {
            (None, Some(player))
        } else {
            return Ok(());
        };
        for part in new {
            if let Happening::Move { object, milled, .. } = &mut part.happening {
                *milled |= Some(*object) == card;
            } else if let Happening::MoveUnknown { player, milled, .. } = &mut part.happening {
                *milled |= Some(*player) == whose;
            } else if let Some(card) = card
                && part.happening.entering().map(|one| one.subject) == Some(Subject::Object(card))
            {
                let owner = self.table.board(self.situation.board).object(card).owner;
                self.has_been_milled(at, owner)?;
            }
        }
        Ok(())
    }

    /// Other events happen at the same moment besides.
    pub(crate) fn with_events(&mut self, events: &[Event]) -> Result<(), Stop> {
        let at = self.places()[0];
        let events = &self.enters_as(events)[..];
        if events.is_empty() {
            return Ok(());
        }
        let mut env = self.env_for_all()?;
        // What happens to cards that nobody knows happens to them once.
        env.about.unknown = None;
        let events = self.for_one(events, &env)?;
        let brings = Brings { env: &env, from: self.handed_on(at), gone: None };
        let mut new = self.spawned(&events, brings)?;
        self.stay_its_effect(at, &mut new);
        self.situation.add_parts(new)?;
        Ok(())
    }

    /// Where an effect would create tokens or put counters, and a replacement effect has it create or put others, too, that
    /// is still what that effect does: it is the event that is another (CR 609.1, 614.6 (2012-05-01), 416.1 (2006-10-01)).
    /// From 2017-09-29 on what replacement effects create and put counts by itself (CR 614.16 (2026-04-17)).
    fn stay_its_effect(&self, at: usize, new: &mut [Part]) {
        let part = self.part(at);
        let kind = part.happening.kind();
        if part.cause != Cause::Effect
            || !matches!(kind, Kind::Create | Kind::PutCounters)
            || self.table.on(Switch::TokensFromReplacements)
        {
            return;
        }
        for one in new.iter_mut().filter(|one| one.happening.kind() == kind) {
            (one.cause, one.by) = (part.cause, part.by);
        }
    }

    /// What travels with a part to the events that an effect brings about: all but what would have been done with the card
    /// of a draw, which is not done with cards drawn because of a replacement effect (CR 614.11b (2026-04-17)).
    fn handed_on(&mut self, at: usize) -> OriginId {
        let part = self.part(at);
        let (from, is_draw) = (part.from, matches!(part.happening.kind(), Kind::DrawCards | Kind::Draw));
        let origin = self.table.origin(from);
        if !is_draw || origin.with_it.is_none() {
            return from;
        }
        let origin = Origin { with_it: None, ..origin.clone() };
        self.table.keep_origin(origin)
    }

    /// The events, each of those that are for one player for that player alone, whom the decider chooses.
    fn for_one<'e>(&mut self, events: &'e [Event], env: &Env) -> Result<Cow<'e, [Event]>, Stop> {
        let mut all = Cow::Borrowed(events);
        for (at, event) in events.iter().enumerate() {
            let pending = PendingEvent::new(self.table, self.situation);
            let Some(players) = several(&pending.eval(env).recalling(), event) else { continue };
            if let Some(player) = self.one_among(players)? {
                all.to_mut()[at] = named(event, self.table.player_name(player));
            }
        }
        Ok(all)
    }

    /// The parts of events that a part brings about. Their `within` counts from the first of them.
    fn spawned(&mut self, events: &[Event], brings: Brings<'_>) -> Result<Vec<Part>, Stop> {
        let board = self.situation.board;
        let new = self.spawned_on(board, events, brings)?;
        let mut entering = self.entering_among(&new, brings.gone);
        if entering.is_empty() {
            return Ok(new);
        }
        let state = passing_over(self.table.board(board), &entering);
        let board = self.table.keep_board(state);
        let new = self.spawned_on(board, events, brings)?;
        // What the events name is moved, wherever it lies.
        let is_named = |card: &ObjectId| new.iter().any(|part| part.happening.object() == Some(*card));
        entering.retain(|card| !is_named(card));
        if !entering.is_empty() {
            self.table.log(|| Happened::Decided(Decided::PassedOver(entering)));
        }
        Ok(new)
    }

    /// The cards that are entering from a library and that new parts would move from there, too. They are passed over
    /// (CR 614.13c (2026-04-17)).
    ///
    /// Judgement: before 2025-02-07, when no text says so, as well: what is entering goes nowhere else. What would have entered
    /// and does something else instead is not entering.
    fn entering_among(&self, new: &[Part], gone: Option<usize>) -> Vec<ObjectId> {
        let state = self.table.board(self.situation.board);
        let moved = leaving_libraries(state, new.iter());
        let enters = |card: &ObjectId| {
            let comes = |part: &Part| matches!(part.happening.entering().map(|one| one.subject), Some(Subject::Object(id)) if id == *card);
            let mut parts = self.situation.parts.iter().enumerate();
            let is_gone = |at: usize| Some(at) == gone;
            let stays = |at, part: &Part| !is_gone(at) && !part.within.map(usize::from).is_some_and(is_gone);
            parts.any(|(at, part)| stays(at, part) && comes(part))
        };
        moved.into_iter().filter(enters).collect()
    }

    fn spawned_on(
        &mut self,
        board: BoardId,
        events: &[Event],
        brings: Brings<'_>,
    ) -> Result<Vec<Part>, Stop> {
        let mut new: SmallVec<[Part; 1]> = SmallVec::new();
        for event in events {
            let before = new.len();
            let parts = spawn(self.table, board, brings.env, brings.from, event)?;
            missed::tell(self.table, board, brings.env, event, &parts);
            append(&mut new, parts)?;
            if let Event::Damage { excess: Some(to), .. } = event {
                new = self.without_excess(brings.env, (new, before), to, brings.gone)?;
            }
        }
        Ok(new.into_vec())
    }

    /// New parts, the excess of those from a place on sent elsewhere, in view of all that happens at the same time.
    fn without_excess(
        &self,
        env: &Env,
        (new, from): (SmallVec<[Part; 1]>, usize),
        to: &Whom,
        gone: Option<usize>,
    ) -> Result<SmallVec<[Part; 1]>, Stop> {
        let stays = |(at, part): (usize, &Part)| (Some(at) != gone).then(|| part.clone());
        let mut all: SmallVec<[Part; 1]> =
            self.situation.parts.iter().enumerate().filter_map(stays).collect();
        let beside = all.len();
        all.extend(new);
        let places = beside + from..all.len();
        send_excess(self.table, self.situation.board, env, &mut all, places, to)?;
        all.drain(..beside);
        Ok(all)
    }

    /// The damage is dealt by another source.
    pub(crate) fn dealt_by(&mut self, what: &What) {
        let meant = self.eval().meant(what).first().map(|thing| (thing.id, thing.state.map(|was| was.since)));
        let Some((Some(new), since)) = meant else { return };
        let state = self.table.board(self.situation.board);
        if since != Some(state.object(new).since) {
            let mut state = state.clone();
            state.stack.lose(new);
            self.situation.board = self.table.keep_next_board(state, self.situation.board);
        }
        for at in self.places() {
            if let Happening::Damage { source, .. } = &mut self.situation.parts[at].happening {
                *source = Some(new);
            }
        }
    }

    /// The mana is of another type.
    pub(crate) fn mana_of(&mut self, new: Mana) {
        for at in self.places() {
            if let Happening::AddMana { mana, .. } = &mut self.situation.parts[at].happening {
                *mana = new;
            }
        }
    }

    /// Instructions are followed in place of each picked part, or once where all are taken as one.
    ///
    /// # Errors
    /// When what the parts have in all does not fit.
    pub(crate) fn instead(&mut self, block: &[Instruction]) -> Result<(), TooLarge> {
        for (at, mut env) in self.replaced(Pronouns::of(block))? {
            env.is_counted = self.table.origin(self.part(at).from).is_counted;
            self.follow_block(block, env);
            self.edits.push((at, Vec::new()));
        }
        Ok(())
    }

    /// Instructions are followed right after the event.
    ///
    /// # Errors
    /// When what the parts have in all does not fit.
    pub(crate) fn also(&mut self, block: &[Instruction]) -> Result<(), TooLarge> {
        let mut env = self.env_for_all()?;
        // Cards that nobody knows are found no more where they have gone.
        env.about.unknown = None;
        self.follow_block(block, env);
        Ok(())
    }

    /// What is done besides refers to the first part that was picked; "that much" is what all of them have.
    fn env_for_all(&self) -> Result<Env, TooLarge> {
        let mut env = self.env_for(self.places()[0]);
        let add = |sum: u64, at: usize| sum.checked_add(self.amount_of(at)?).ok_or(TooLarge);
        env.about.that_much = self.places().into_iter().try_fold(0, add)?;
        Ok(env)
    }

    /// What replaces a part refers to it, and this effect and those before have had their opportunity.
    pub(crate) fn env_for(&self, at: usize) -> Env {
        let pending = PendingEvent::new(self.table, self.situation);
        let mut env = pending.env(self.effect, &pending.open_context(at));
        let mut marks: Marks = self.part(at).marks.clone();
        marks.absorb(&self.words.env.marks);
        env.marks = marks;
        // What replaces part of its own effect stays that effect (CR 614.15 (2026-04-17), 419.6d (2006-10-01)).
        if !self.table.effect(self.effect).own {
            (env.cause, env.by) = (Cause::Replacement, None);
        }
        env
    }

    /// The object goes elsewhere: what moves, or the move that a discarding, a destruction or the like contains. What goes to
    /// the battlefield enters it.
    pub(crate) fn change_destination(&mut self, zone: Zone, where_in: Place) -> Result<(), TooLarge> {
        for at in self.places() {
            let moves = |place: usize, part: &Part| {
                place == at
                    || part.within.map(usize::from) == Some(at)
                        && !matches!(part.happening, Happening::Enter(_))
            };
            let all = self.situation.parts.iter().enumerate();
            let moving: Vec<usize> =
                all.filter(|(place, part)| moves(*place, part)).map(|(place, _)| place).collect();
            for place in moving {
                self.redirect_move(place, zone, where_in)?;
            }
        }
        Ok(())
    }

    fn redirect_move(&mut self, at: usize, zone: Zone, where_in: Place) -> Result<(), TooLarge> {
        let board = self.situation.board;
        if let Happening::Move { object, milled, .. } = self.part(at).happening
            && zone == Zone::Battlefield
            && let Some(entering) = arrival(self.table, board, object)
        {
            let owner = self.table.board(board).object(object).owner;
            self.situation.parts[at].happening = Happening::Enter(entering);
            self.table.foresee(board, entering);
            return if milled { self.has_been_milled(at, owner) } else { Ok(()) };
        }
        if let Happening::Move { to, place, .. } = &mut self.situation.parts[at].happening {
            *to = zone;
            *place = where_in;
            self.situation.parts[at].from = self.exiling(self.part(at).from, zone);
        } else if let Happening::MoveUnknown { to, place, .. } = &mut self.situation.parts[at].happening {
            *to = zone;
            *place = where_in;
        }
        Ok(())
    }

    /// Where a part comes from that an effect sends to a zone: what it exiles is exiled with its source
    /// (CR 607.2b, 614.14 (2026-04-17)).
    pub(crate) fn exiling(&mut self, from: OriginId, zone: Zone) -> OriginId {
        let exiled_by = self.words.about.this.filter(|_| zone == Zone::Exile && self.table.asks_for.exiled);
        let origin = self.table.origin(from);
        if origin.exiled_by == exiled_by {
            return from;
        }
        let origin = Origin { exiled_by, ..origin.clone() };
        self.table.keep_origin(origin)
    }

    /// It has been milled, wherever it goes.
    fn has_been_milled(&mut self, at: usize, owner: PlayerId) -> Result<(), TooLarge> {
        self.record(Entry::Milled(owner), 1)?;
        if !self.table.origin(self.part(at).from).is_counted {
            return Ok(());
        }
        let mut queue: Queue = self.table.queues.get(self.situation.queue.index()).clone();
        each_open(&mut queue, |tally, counts| if counts == Counted::Milled { tally.add(1) } else { Ok(()) })?;
        self.situation.queue = self.table.keep_queue(queue);
        Ok(())
    }

    /// The permanent is regenerated instead.
    pub(crate) fn regenerate(&mut self) {
        for at in self.places() {
            let part = self.part(at).clone();
            if let Happening::Destroy { object, .. } = part.happening {
                let state = self.table.board(self.situation.board);
                let new = |happening| {
                    let new = Part::new(happening, Cause::Replacement, part.from, part.marks.clone());
                    new.by(Some(self.words.about.you))
                };
                // Counted from the first of the new parts.
                let inside = |happening| Part { within: Some(0), ..new(happening) };
                let whole = std::iter::once(new(Happening::Regenerate { object }));
                let all = whole.chain(contained(state, object).map(inside)).collect();
                self.edits.push((at, all));
            }
        }
    }
}
