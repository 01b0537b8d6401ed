//! What facts may ask that the board does not show.

use crate::after::StateBased;
use crate::board::Period;
use crate::event::{Act, Mana};
use crate::ids::{ObjectId, PlayerId, Target, TextId};
use crate::table::TooLarge;

/// Something that the ledger counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Entry {
    /// Damage dealt to someone or something.
    Dealt(Target),
    /// Damage to someone or something that was prevented.
    Prevented(Target),
    /// Life gained.
    Gained(PlayerId),
    /// Life lost.
    Lost(PlayerId),
    /// Cards drawn.
    Drawn(PlayerId),
    /// Draws from an empty library.
    DrewFromEmpty(PlayerId),
    /// Cards put from a library into a graveyard.
    Milled(PlayerId),
    /// Cards revealed, by owner.
    Revealed(PlayerId),
    /// Periods skipped.
    Skipped(PlayerId, Period),
    /// Periods that began.
    Began(PlayerId, Period),
    /// Events in the judge's own words.
    Happened(TextId),
    /// Permanents regenerated.
    Regenerated(ObjectId),
    /// What a player did, by the number in it.
    Did(PlayerId, Act),
    /// Cards discarded.
    Discarded(PlayerId),
    /// Extra turns, additional phases and steps.
    Extra(PlayerId, Period),
    /// Mana added.
    Added(PlayerId, Mana),
    /// Dice rolled that count, by their sides.
    Rolled(PlayerId, u64),
    /// Spells cast.
    Cast(PlayerId),
    /// Copies of spells made.
    Copied(PlayerId),
    /// Spells countered.
    Countered(ObjectId),
    /// Triggered abilities of an object that have triggered.
    Triggered(ObjectId),
    /// A state-based action that was performed on someone or something.
    Due(Target, StateBased),
    /// Those that wait to be put on the stack.
    Waiting(Waiting),
    /// Abilities of one object that were put on the stack one after the other, by the place of their row from the
    /// bottom.
    Stacked(u32, ObjectId),
}

/// A triggered ability that waits to be put on the stack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Waiting {
    /// Whether it triggered on another one's triggering.
    pub(crate) on_triggering: bool,
    /// Who controls it.
    pub(crate) player: PlayerId,
    pub(crate) source: ObjectId,
}

/// Counts of what has happened since the start, sorted; nothing that is 0.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Ledger(Vec<(Entry, u64)>);

impl Ledger {
    /// Adds to a count.
    pub(crate) fn add(&mut self, entry: Entry, amount: u64) -> Result<(), TooLarge> {
        if amount == 0 {
            return Ok(());
        }
        match self.0.binary_search_by_key(&entry, |&(key, _)| key) {
            Ok(at) => self.0[at].1 = self.0[at].1.checked_add(amount).ok_or(TooLarge)?,
            Err(at) => self.0.insert(at, (entry, amount)),
        }
        Ok(())
    }

    /// Takes away from a count, as far as it goes.
    pub(crate) fn take(&mut self, entry: Entry, amount: u64) {
        if let Ok(at) = self.0.binary_search_by_key(&entry, |&(key, _)| key) {
            self.0[at].1 = self.0[at].1.saturating_sub(amount);
            if self.0[at].1 == 0 {
                self.0.remove(at);
            }
        }
    }

    /// What waits to be put on the stack, and how often.
    pub(crate) fn waiting(&self) -> impl Iterator<Item = (Waiting, u64)> {
        let waits = |&(entry, count): &(Entry, u64)| {
            if let Entry::Waiting(waiting) = entry { Some((waiting, count)) } else { None }
        };
        self.0.iter().filter_map(waits)
    }

    /// What was put on the stack, bottom first, each with how many of it in a row.
    pub(crate) fn stacked(&self) -> impl Iterator<Item = (ObjectId, u64)> {
        let lies = |&(entry, count): &(Entry, u64)| {
            if let Entry::Stacked(_, source) = entry { Some((source, count)) } else { None }
        };
        self.0.iter().filter_map(lies)
    }

    /// Puts abilities of an object on top of what was put on the stack.
    pub(crate) fn stack(&mut self, source: ObjectId, amount: u64) -> Result<(), TooLarge> {
        let rows = self.stacked().count();
        let same = self.stacked().last().is_some_and(|(top, _)| top == source);
        let row = u32::try_from(if same { rows - 1 } else { rows }).map_err(|_| TooLarge)?;
        self.add(Entry::Stacked(row, source), amount)
    }

    /// A count.
    pub(crate) fn count(&self, entry: Entry) -> u64 {
        self.0.binary_search_by_key(&entry, |&(key, _)| key).map_or(0, |at| self.0[at].1)
    }

    /// All counts, sorted.
    pub(crate) fn entries(&self) -> &[(Entry, u64)] {
        &self.0
    }
}
