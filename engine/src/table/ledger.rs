//! What facts may ask that the board does not show.

use language::board::Period;
use language::event::{Deed, Mana};
use statements::error::TooLarge;
use statements::ids::{ObjectId, PlayerId, Target, TextId};
use statements::state_based::StateBased;

/// Something that the ledger counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Entry {
    /// Damage dealt to someone or something.
    Dealt(Target),
    /// Damage to someone or something that was prevented.
    Prevented(Target),
    /// Life that a player has gained.
    Gained(PlayerId),
    /// Life that a player has lost.
    Lost(PlayerId),
    /// Cards that a player has drawn.
    Drawn(PlayerId),
    /// Draws from an empty library.
    DrewFromEmpty(PlayerId),
    /// Cards put from a library into a graveyard.
    Milled(PlayerId),
    /// Cards revealed, by owner.
    Revealed(PlayerId),
    /// Such turns, phases or steps that a player has skipped.
    Skipped(PlayerId, Period),
    /// Periods that began.
    Began(PlayerId, Period),
    /// Events in the judge's own words.
    Happened(TextId),
    /// How often a permanent has been regenerated.
    Regenerated(ObjectId),
    /// What a player did, by the number in it.
    Did(PlayerId, Deed),
    /// Cards that a player has discarded.
    Discarded(PlayerId),
    /// Extra turns, additional phases and steps.
    Extra(PlayerId, Period),
    /// Mana of a type that a player has added.
    Added(PlayerId, Mana),
    /// Dice rolled that count, by their sides.
    Rolled(PlayerId, u64),
    /// Spells that a player has cast.
    Cast(PlayerId),
    /// Copies of spells made.
    Copied(PlayerId),
    /// How often a spell has been countered.
    Countered(ObjectId),
    /// Triggered abilities of an object that have triggered.
    Triggered(ObjectId),
    /// A state-based action that was performed on someone or something.
    Due(Target, StateBased),
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

    /// Extra turns, phases and steps of which this is so are not to come any more.
    pub(crate) fn not_to_come(&mut self, is: impl Fn(PlayerId, Period) -> bool) {
        self.0.retain(|&(entry, _)| !matches!(entry, Entry::Extra(player, period) if is(player, period)));
    }

    /// How often or how much; 0 where it is not counted.
    pub(crate) fn count(&self, entry: Entry) -> u64 {
        self.0.binary_search_by_key(&entry, |&(key, _)| key).map_or(0, |at| self.0[at].1)
    }

    /// All counts, sorted.
    pub(crate) fn entries(&self) -> &[(Entry, u64)] {
        &self.0
    }
}
