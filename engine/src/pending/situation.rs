//! A situation: the key of a moment. Two paths that come to equal situations have come to the same moment.

use std::hash::{Hash, Hasher};

use smallvec::{SmallVec, smallvec};

use super::prevented::AllPrevented;
use super::readings::Readings;
use crate::table::Table;
use language::dispute::Dispute;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::{AnswerId, BoardId, EffectId, LedgerId, QueueId};
use statements::part::Part;

/// At most so many parts in a pending event, however they come into it.
pub(crate) const PARTS: usize = 60_000;

/// Everything that decides how it goes on, and nothing else: no past order, no ids that depend on it.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Situation {
    pub(crate) board: BoardId,
    pub(crate) ledger: LedgerId,
    /// What is still to be done after this event and what follows right after it.
    pub(crate) queue: QueueId,
    /// What follows right after this event, in order.
    pub(crate) after: QueueId,
    /// The pending event as a tree: a part's `within` names an earlier part.
    pub(crate) parts: SmallVec<[Part; 1]>,
    /// What is left of effects that can run out, where it is less than at the start; sorted.
    pub(crate) uses: SmallVec<[(EffectId, u64); 1]>,
    /// What has been prevented of the pending event, where an ability waits for that, or an effect prevents only so much of
    /// what one source deals at a time.
    pub(crate) prevented: AllPrevented,
    pub(crate) asking: Option<Box<Asking>>,
    /// The event has just come up and nothing has been applied to it: a moment at which nothing is on offer is
    /// shown then, so that one sees why not.
    pub(crate) fresh: bool,
    /// Which readings of what the rules do not decide have been taken.
    pub(crate) readings: Readings,
    /// Set when the same situation came again: whether nobody can stop it.
    pub(crate) looped: Option<bool>,
}

impl Hash for Situation {
    /// See [`Part`]: what a word can hold goes in as one.
    fn hash<H: Hasher>(&self, state: &mut H) {
        let marks = u64::from(self.fresh) << 63 | u64::from(self.looped.is_some()) << 62;
        state.write_u64(marks ^ (self.board.index() as u64) << 32 ^ self.ledger.index() as u64);
        state.write_u64((self.queue.index() as u64) << 32 | self.after.index() as u64);
        for part in &self.parts {
            part.hash(state);
        }
        for (effect, left) in &self.uses {
            state.write_u64(left << 20 ^ effect.index() as u64);
        }
        if let Some(asking) = &self.asking {
            asking.hash(state);
        }
    }
}

impl Clone for Situation {
    /// A copy. Written out because most events have one part, for which a general loop is slow.
    fn clone(&self) -> Self {
        let parts = match &self.parts[..] {
            [only] => SmallVec::from_buf([only.clone()]),
            parts => parts.into(),
        };
        self.with_parts(parts)
    }
}

/// A decision that is being made.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Asking {
    /// What asks.
    pub(crate) by: Asker,
    /// What has been answered.
    pub(crate) answers: SmallVec<[AnswerId; 2]>,
}

impl Asking {
    /// Nothing has been answered yet.
    pub(crate) fn new(by: Asker) -> Self {
        Self { by, answers: SmallVec::new() }
    }

    /// The effect that asks while it is being applied, if one does.
    pub(crate) fn effect(&self) -> Option<EffectId> {
        if let Asker::Effect(pick) = &self.by { Some(pick.effect) } else { None }
    }
}

/// What asks for a decision.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Asker {
    /// The instruction that comes next.
    Instruction,
    /// An effect that is being applied.
    Effect(Pick),
    /// What the rules do not decide about the pending event.
    Dispute(Dispute),
    /// An Aura that enters, by the place of that in the pending event: what it enchants.
    Aura(u16),
    /// A battle that enters, by the place of that in the pending event: who protects it.
    Battle(u16),
    /// A creature that enters attacking, by the place of that in the pending event: what it attacks.
    Attacker(u16),
    /// An object that would go to several places, by the place of the first of these moves in the pending event: where it goes.
    Mover(u16),
}

/// An effect picked for some parts.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Pick {
    pub(crate) effect: EffectId,
    /// The parts that it is applied to, by place; more than one only where its scope says so.
    pub(crate) parts: SmallVec<[u16; 4]>,
    /// How many interchangeable effects it stands for.
    pub(crate) multiplicity: u16,
    /// Of how many like objects it takes what happens.
    pub(crate) taking: Taking,
}

/// Of how many like objects that are counted together a pick takes what happens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Taking {
    /// Of all of them, unless the effect is one for each.
    All,
    /// Of one: another order comes to something else, and the others are ordered for by themselves.
    One,
}

impl Pick {
    /// One effect, for whatever these parts are about.
    pub(crate) const fn new(effect: EffectId, parts: SmallVec<[u16; 4]>) -> Self {
        Self { effect, parts, multiplicity: 1, taking: Taking::All }
    }

    /// A copy of its parts. Written out because most picks have one, for which a general loop is slow.
    pub(crate) fn places(&self) -> SmallVec<[u16; 4]> {
        if let [only] = self.parts[..] { smallvec![only] } else { self.parts.clone() }
    }
}

/// A place in a pending event, as what lies within that part and what is picked for it name it.
///
/// # Errors
/// When no pending event has so many parts.
pub(crate) fn place(at: usize) -> Result<u16, TooLarge> {
    u16::try_from(at).ok().filter(|_| at < PARTS).ok_or(TooLarge)
}

/// Adds parts that belong together at the end of others; their `within` counts from the first of them.
///
/// # Errors
/// When there would be more parts than a pending event can have.
pub(crate) fn append(all: &mut SmallVec<[Part; 1]>, new: Vec<Part>) -> Result<(), TooLarge> {
    splice(all, new, None)
}

/// The same for parts that come into another one where they lie in none of their own.
fn splice(all: &mut SmallVec<[Part; 1]>, new: Vec<Part>, parent: Option<u16>) -> Result<(), TooLarge> {
    let base = all.len();
    for mut part in new {
        place(all.len())?;
        part.within = match part.within {
            Some(at) => Some(place(base + usize::from(at))?),
            None => parent,
        };
        all.push(part);
    }
    Ok(())
}

impl Situation {
    /// The same with these parts as the pending event.
    pub(crate) fn with_parts(&self, parts: SmallVec<[Part; 1]>) -> Self {
        let uses = if self.uses.is_empty() { SmallVec::new() } else { self.uses.clone() };
        Self { parts, uses, prevented: self.prevented.clone(), asking: self.asking.clone(), ..*self }
    }

    /// How much or how often an effect can still be used, given what it had at the start.
    pub(crate) fn left(&self, effect: EffectId, start: u64) -> u64 {
        self.uses.iter().find(|(id, _)| *id == effect).map_or(start, |&(_, left)| left)
    }

    /// Which of the like sources of a row deals this damage: each deals its own to each recipient, in the order of parts.
    /// Of damage that is dealt to several, or has gone elsewhere, that is kept.
    pub(crate) fn which_of_its_row(&self, table: &Table, at: usize) -> u64 {
        let kept = |part: &Part| table.origin(part.from).of_row;
        let dealt = |part: &Part| {
            let Happening::Damage { source, to, .. } = part.happening else { return None };
            source.map(|source| (source, to))
        };
        let Some((source, to)) = dealt(&self.parts[at]) else { return 0 };
        if let Some(which) = kept(&self.parts[at]) {
            return which;
        }
        let others = self.parts[..at].iter().filter(|part| kept(part).is_none());
        let before = others.filter(|part| dealt(part) == Some((source, to))).count() as u64;
        before % table.board(self.board).object(source).count.max(1)
    }

    /// Says what is left of an effect.
    pub(crate) fn set_left(&mut self, effect: EffectId, left: u64) {
        match self.uses.binary_search_by_key(&effect, |&(id, _)| id) {
            Ok(at) => self.uses[at].1 = left,
            Err(at) => self.uses.insert(at, (effect, left)),
        }
    }

    /// Gives one use back. An effect that has all of its uses again is as if it had never been used.
    pub(crate) fn give_back(&mut self, effect: EffectId, start: u64) {
        let left = self.left(effect, start).saturating_add(1);
        if left < start {
            self.set_left(effect, left);
        } else {
            self.uses.retain(|(id, _)| *id != effect);
        }
    }

    /// Whether a part lies within another, at any depth.
    pub(crate) fn is_within(&self, inner: usize, outer: usize) -> bool {
        let mut at = inner;
        while let Some(parent) = self.parts[at].within.map(usize::from) {
            if parent == outer {
                return true;
            }
            at = parent;
        }
        false
    }

    /// The outermost part that contains a part; itself when none does.
    pub(crate) fn root_of(&self, mut at: usize) -> usize {
        while let Some(parent) = self.parts[at].within {
            at = usize::from(parent);
        }
        at
    }

    /// Replaces parts: each listed part gives way to others (none: it is gone, with all that it contains).
    /// Parts that come in are not within anything unless the part that they replace was.
    ///
    /// # Errors
    /// When there would be more parts than a pending event can have.
    pub(crate) fn replace_parts(&mut self, mut edits: Vec<(usize, Vec<Part>)>) -> Result<(), TooLarge> {
        edits.sort_by_key(|(at, _)| *at);
        let old = std::mem::take(&mut self.parts);
        let mut moved: Vec<Option<u16>> = Vec::with_capacity(old.len());
        let mut edits = edits.into_iter().peekable();
        for (at, mut part) in old.into_iter().enumerate() {
            let parent = part.within.map(|p| moved[usize::from(p)]);
            part.within = parent.flatten();
            if let Some((_, new)) = edits.next_if(|(edited, _)| *edited == at) {
                moved.push(None);
                if parent != Some(None) {
                    splice(&mut self.parts, new, part.within)?;
                }
            } else if parent == Some(None) {
                moved.push(None);
            } else {
                moved.push(Some(self.add_part(part)?));
            }
        }
        Ok(())
    }

    /// Adds a part at the end; its `within` names a part that is there. Returns its place.
    ///
    /// # Errors
    /// When there would be more parts than a pending event can have.
    pub(crate) fn add_part(&mut self, part: Part) -> Result<u16, TooLarge> {
        let at = place(self.parts.len())?;
        self.parts.push(part);
        Ok(at)
    }

    /// Adds parts at the end; their `within` is relative to the first of them.
    ///
    /// # Errors
    /// When there would be more parts than a pending event can have.
    pub(crate) fn add_parts(&mut self, new: Vec<Part>) -> Result<(), TooLarge> {
        append(&mut self.parts, new)
    }
}
