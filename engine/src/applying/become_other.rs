//! Other events, other places, nothing.

use smallvec::SmallVec;

use super::{AppliedEffect, Stop};
use crate::events::excess::send as send_excess;
use crate::events::spawn::spawn;
use crate::judging::pending_event::PendingEvent;
use crate::pending::situation::append;
use crate::table::env::Env;
use language::board::Zone;
use language::effect::Cause;
use language::event::{Event, Instruction, Mana, Place};
use language::select::{What, Whom};
use statements::happening::Happening;
use statements::part::{Marks, Part};

impl AppliedEffect<'_> {
    /// Other events happen at the same moment in place of each picked part.
    pub(crate) fn become_events(&mut self, events: &[Event]) -> Result<(), Stop> {
        for at in self.places() {
            let new = self.spawned(at, events, Some(at))?;
            self.edits.push((at, new));
        }
        Ok(())
    }

    /// Other events happen at the same moment besides.
    pub(crate) fn with_events(&mut self, events: &[Event]) -> Result<(), Stop> {
        let new = self.spawned(self.places()[0], events, None)?;
        self.situation.add_parts(new)?;
        Ok(())
    }

    /// The parts of events that a part brings about. Their `within` counts from the first of them. `gone` is the part
    /// in whose place they come.
    fn spawned(&mut self, at: usize, events: &[Event], gone: Option<usize>) -> Result<Vec<Part>, Stop> {
        let (env, origin) = (self.env_for(at), self.part(at).from);
        let mut new: SmallVec<[Part; 1]> = SmallVec::new();
        for event in events {
            let before = new.len();
            append(&mut new, spawn(self.table, self.situation.board, &env, origin, event)?)?;
            if let Event::Damage { excess: Some(to), .. } = event {
                new = self.without_excess(&env, (new, before), to, gone)?;
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
        let Some(new) = self.eval().objects(what).first().copied() else { return };
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

    /// Instructions are followed in place of each picked part.
    pub(crate) fn instead(&mut self, block: &[Instruction]) {
        for at in self.places() {
            let env = self.env_for(at);
            self.follow_block(block, env);
            self.edits.push((at, Vec::new()));
        }
    }

    /// Instructions are followed right after the event.
    pub(crate) fn also(&mut self, block: &[Instruction]) {
        let env = self.env_for(self.places()[0]);
        self.follow_block(block, env);
    }

    /// What replaces a part refers to it, and this effect and those before have had their opportunity.
    pub(crate) fn env_for(&self, at: usize) -> Env {
        let mut env = PendingEvent::new(self.table, self.situation).env(self.effect, at);
        let mut marks: Marks = self.part(at).marks.clone();
        marks.absorb(&self.env.marks);
        env.marks = marks;
        env.cause = Cause::Replacement;
        env
    }

    /// The object goes elsewhere: what moves, or the move that a discarding, a destruction or the like contains.
    pub(crate) fn change_destination(&mut self, zone: Zone, where_in: Place) {
        for at in self.places() {
            let moves = |place: usize, part: &Part| {
                place == at
                    || part.within.map(usize::from) == Some(at)
                        && !matches!(part.happening, Happening::Enter(_))
            };
            for (_, part) in
                self.situation.parts.iter_mut().enumerate().filter(|(place, part)| moves(*place, part))
            {
                if let Happening::Move { to, place, .. } = &mut part.happening {
                    *to = zone;
                    *place = where_in;
                } else if let Happening::MoveTop { to, .. } = &mut part.happening {
                    *to = zone;
                }
            }
        }
    }

    /// The permanent is regenerated instead.
    pub(crate) fn regenerate(&mut self) {
        for at in self.places() {
            let part = self.part(at).clone();
            if let Happening::Destroy { object, .. } = part.happening {
                let new =
                    Part::new(Happening::Regenerate { object }, Cause::Replacement, part.from, part.marks);
                self.edits.push((at, vec![new]));
            }
        }
    }
}
