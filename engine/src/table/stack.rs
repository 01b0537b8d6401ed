//! Abilities: those that have triggered and wait to be put on the stack, those that lie there, and what they refer to.

use super::env::Env;
use super::object::LastKnown;
use super::spent::Limited;
use statements::chronicle::Because;
use statements::error::TooLarge;
use statements::ids::{AbilityId, BlockId, EnvId, ObjectId, Target};

/// A triggered or activated ability, with what its words refer to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct StackAbility {
    /// What it does.
    pub(crate) does: BlockId,
    /// What its words refer to, and no more.
    pub(crate) env: EnvId,
    /// Whether its words refer to its source.
    pub(crate) names_this: bool,
    /// Whether it targets anything.
    pub(crate) targets: bool,
    /// Whether something that it says lasts for as long as something is so.
    pub(crate) lasts: bool,
}

impl StackAbility {
    /// Whether anything asks what its source is: its words, or whether a target is legal (CR 608.2b (2026-04-17)).
    pub(crate) const fn asks_of_this(&self) -> bool {
        self.names_this || self.targets
    }
}

/// An ability that waits to be put on the stack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Waiting {
    /// Whether it triggered on another one's triggering.
    pub(crate) on_triggering: bool,
    pub(crate) ability: AbilityId,
}

/// Abilities that have triggered and have not resolved.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Stack {
    /// Those that wait to be put there, sorted, each with how many of it.
    waiting: Vec<(Waiting, u64)>,
    /// Those that lie there, bottom first, each with how many of it in a row; neighbours are different.
    rows: Vec<(AbilityId, u64)>,
    /// For each row, after what spells it was put there: 0 where none lies below it, else one more than `since` of the last one.
    over: Vec<u32>,
    /// The one that is resolving.
    pub(crate) resolving: Option<AbilityId>,
    /// What has left and is asked for by what is followed now, as that last was.
    last: Vec<LastKnown>,
    /// Which of these are other objects now than what is followed speaks of, and were so as that began.
    lost: Vec<ObjectId>,
}

impl Stack {
    /// Another ability waits.
    pub(crate) fn wait(&mut self, waiting: Waiting, times: u64) -> Result<(), TooLarge> {
        match self.waiting.binary_search_by_key(&waiting, |&(key, _)| key) {
            Ok(at) => self.waiting[at].1 = self.waiting[at].1.checked_add(times).ok_or(TooLarge)?,
            Err(at) if times > 0 => self.waiting.insert(at, (waiting, times)),
            Err(_) => {}
        }
        Ok(())
    }

    /// Some of those that wait do so no longer.
    pub(crate) fn take(&mut self, waiting: Waiting, times: u64) {
        if let Ok(at) = self.waiting.binary_search_by_key(&waiting, |&(key, _)| key) {
            self.waiting[at].1 = self.waiting[at].1.saturating_sub(times);
            self.waiting.retain(|&(_, left)| left > 0);
        }
    }

    /// Abilities are put on top, over spells that have come to the stack before this.
    pub(crate) fn put(&mut self, ability: AbilityId, times: u64, over: u32) -> Result<(), TooLarge> {
        let is_next = self.over.last() == Some(&over);
        match self.rows.last_mut().filter(|_| is_next) {
            Some((top, count)) if *top == ability => *count = count.checked_add(times).ok_or(TooLarge)?,
            Some(_) | None => {
                self.rows.push((ability, times));
                self.over.push(over);
            }
        }
        Ok(())
    }

    /// Before when spells that lie below the top one have come to the stack; none where no ability lies there.
    pub(crate) fn top_over(&self) -> Option<u32> {
        self.over.last().copied()
    }

    /// Before when spells that lie below each row have come to the stack, bottom first.
    pub(crate) fn over(&self) -> &[u32] {
        &self.over
    }

    /// One of the top ones is taken off, with before when spells that lie below it have come; none where nothing lies there.
    pub(crate) fn take_top(&mut self) -> Option<(AbilityId, u32)> {
        let (ability, count) = self.rows.last_mut()?;
        let top = (*ability, *self.over.last()?);
        *count -= 1;
        if *count == 0 {
            self.rows.pop();
            self.over.pop();
        }
        Some(top)
    }

    /// The top one begins to resolve; none where nothing lies there.
    pub(crate) fn resolve(&mut self) -> Option<AbilityId> {
        let (ability, count) = self.rows.last_mut()?;
        *count -= 1;
        self.resolving = Some(*ability);
        if *count == 0 {
            self.rows.pop();
            self.over.pop();
        }
        self.resolving
    }

    /// The one that was resolving has done so.
    pub(crate) fn resolved(&mut self) {
        self.resolving = None;
    }

    /// What is followed now knows what something last was.
    pub(crate) fn know(&mut self, known: LastKnown) {
        if !self.last.contains(&known) {
            self.last.push(known);
        }
    }

    /// What is followed now does not speak of what this has become.
    pub(crate) fn lose(&mut self, object: ObjectId) {
        if !self.lost.contains(&object) {
            self.lost.push(object);
        }
    }

    /// Whether what is followed now speaks of what this was and not of what it has become.
    pub(crate) fn has_lost(&self, object: ObjectId) -> bool {
        self.lost.contains(&object)
    }

    /// What is followed now knows of no other object what it last was than of these.
    pub(crate) fn know_only(&mut self, known: Vec<LastKnown>) {
        self.lost.retain(|&id| known.iter().any(|known| known.object == id));
        self.last = known;
    }

    /// Where the topmost of some lies: over how many others, each of a row counted by itself, and before when spells below it
    /// have come.
    pub(crate) fn topmost(&self, mut is: impl FnMut(AbilityId) -> bool) -> Option<(u64, u32)> {
        let mut found = None;
        let mut under: u64 = 0;
        for (&(ability, times), &over) in self.rows.iter().zip(&self.over) {
            under = under.saturating_add(times);
            if is(ability) {
                found = Some((under.saturating_sub(1), over));
            }
        }
        found
    }

    /// The ability that lies over so many others.
    pub(crate) fn at(&self, place: u64) -> Option<AbilityId> {
        self.row_at(place).map(|row| self.rows[row].0)
    }

    fn row_at(&self, place: u64) -> Option<usize> {
        let mut under: u64 = 0;
        self.rows.iter().position(|&(_, times)| {
            under = under.saturating_add(times);
            place < under
        })
    }

    /// The ability that lies over so many others is there no longer.
    pub(crate) fn take_out(&mut self, place: u64) {
        if let Some(row) = self.row_at(place) {
            self.rows[row].1 -= 1;
        }
        let over = std::mem::take(&mut self.over);
        for ((ability, times), over) in std::mem::take(&mut self.rows).into_iter().zip(over) {
            // They were counted before.
            if times > 0 && self.put(ability, times, over).is_err() {
                return;
            }
        }
    }

    /// What has left targets this no longer: that has left, too.
    pub(crate) fn lose_target(&mut self, target: Target) {
        self.last.iter_mut().for_each(|known| known.was.lose_target(target));
    }

    /// Time stamps, damage and counters of what has left don't tell one round of a loop from another.
    pub(crate) fn without_totals(&mut self) {
        let mut times = self.over.clone();
        times.dedup();
        for over in self.over.iter_mut().filter(|over| **over > 0) {
            let place = times.iter().position(|time| time == over);
            *over = place.and_then(|place| u32::try_from(place + 1).ok()).unwrap_or(*over);
        }
        for known in &mut self.last {
            (known.was.since, known.was.entered, known.was.damage) = (0, 0, 0);
            known.was.counters.clear();
            known.host = known.host.map(|(id, _)| (id, 0));
            known.attacked = known.attacked.map(|_| 0);
            known.attached.iter_mut().for_each(|(_, since)| *since = 0);
        }
    }

    /// Other abilities take the places of those that lie there.
    pub(crate) fn change_rows(&mut self, mut to: impl FnMut(AbilityId) -> AbilityId) -> Result<(), TooLarge> {
        let over = std::mem::take(&mut self.over);
        for ((ability, times), over) in std::mem::take(&mut self.rows).into_iter().zip(over) {
            self.put(to(ability), times, over)?;
        }
        Ok(())
    }

    /// What waits to be put there, and how many of each.
    pub(crate) fn waiting(&self) -> &[(Waiting, u64)] {
        &self.waiting
    }

    /// What lies there, bottom first, each with how many of it in a row.
    pub(crate) fn rows(&self) -> &[(AbilityId, u64)] {
        &self.rows
    }

    /// How many of each wait, and how many of each lie there in a row, to be changed.
    pub(crate) fn counts_mut(&mut self) -> impl Iterator<Item = &mut u64> {
        let waiting = self.waiting.iter_mut().map(|(_, times)| times);
        waiting.chain(self.rows.iter_mut().map(|(_, times)| times))
    }

    /// All abilities that have not resolved.
    pub(crate) fn all(&self) -> impl Iterator<Item = AbilityId> + use<'_> {
        let waiting = self.waiting.iter().map(|(one, _)| one.ability);
        waiting.chain(self.rows.iter().map(|&(id, _)| id)).chain(self.resolving)
    }

    /// What has left and is asked for by what is followed now, as it last was.
    pub(crate) fn last(&self) -> &[LastKnown] {
        &self.last
    }

    /// The same with other abilities in the place of each, but for the one that is resolving.
    pub(crate) fn map(&self, mut to: impl FnMut(AbilityId) -> Option<AbilityId>) -> Result<Self, TooLarge> {
        let mut stack = Self { resolving: self.resolving, ..Self::default() };
        stack.last.clone_from(&self.last);
        stack.lost.clone_from(&self.lost);
        for &(one, times) in &self.waiting {
            if let Some(ability) = to(one.ability) {
                stack.wait(Waiting { ability, ..one }, times)?;
            }
        }
        for (&(ability, times), &over) in self.rows.iter().zip(&self.over) {
            if let Some(ability) = to(ability) {
                stack.put(ability, times, over)?;
            }
        }
        Ok(stack)
    }
}

/// An ability that has triggered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Triggered {
    /// Whether on another one's triggering.
    pub(crate) on_triggering: bool,
    /// None for an ability of a script without a source.
    pub(crate) source: Option<ObjectId>,
    /// Whether its source has it, and it is no delayed triggered ability.
    pub(crate) is_of_source: bool,
    pub(crate) does: BlockId,
    pub(crate) env: Env,
    pub(crate) times: u64,
    /// What made it trigger.
    pub(crate) because: Because,
    /// Where it can trigger only so often: by what that is counted.
    pub(crate) limit: Option<Limited>,
    /// Where it triggers the next time only: its number among what is so for a time.
    pub(crate) once: Option<u32>,
    /// Whether it does not wait, and what it does is done immediately afterwards.
    pub(crate) at_once: bool,
}
