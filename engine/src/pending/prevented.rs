//! What effects have prevented of the pending event: it triggers abilities as the event happens, once for all that one effect
//! has prevented of it.

use statements::happening::Happening;
use statements::ids::{EffectId, ObjectId, Target};
use statements::part::{Marks, Part};

/// Whom damage would have been dealt to and by what, how much, how much of it was prevented, and which of a row.
type Place = (Option<Target>, Option<ObjectId>, u64, u64, u64);

/// Damage of one part that one effect has prevented.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Prevented {
    /// The damage, as it would have been dealt.
    pub(crate) part: Part,
    /// How much of it was prevented.
    pub(crate) amount: u64,
    /// Which of a row of like sources would have dealt it, where the effect prevents only so much of what one deals.
    pub(crate) of_row: u64,
}

impl Prevented {
    /// So much of a part was prevented. What had been applied to it before tells nothing.
    pub(crate) fn of(part: &Part, amount: u64) -> Self {
        Self { part: Part { marks: Marks::default(), ..part.alone() }, amount, of_row: 0 }
    }

    /// So that it stands in the same place whichever was prevented first.
    fn key(&self) -> Place {
        let Happening::Damage { source, to, amount, .. } = self.part.happening else {
            return (None, None, 0, self.amount, self.of_row);
        };
        (Some(to), source, amount, self.amount, self.of_row)
    }
}

/// All that has been prevented of a pending event, sorted. It is behind a thin pointer because it is nothing in almost all
/// situations.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[expect(clippy::box_collection, reason = "a thin pointer keeps the situation small")]
pub(crate) struct AllPrevented(Option<Box<Vec<PreventedAtOnce>>>);

impl AllPrevented {
    /// What each effect has prevented at once.
    pub(crate) fn all(&self) -> &[PreventedAtOnce] {
        self.0.as_ref().map_or(&[], |all| all)
    }

    /// How much an effect has prevented of what a source, or this one of a row, would have dealt.
    pub(crate) fn of_source(&self, effect: EffectId, source: Option<ObjectId>, of_row: u64) -> u64 {
        let all = self.all().iter().filter(|one| one.by == effect).flat_map(|one| &one.damage);
        let dealt_by = |one: &&Prevented| {
            let Happening::Damage { source: other, .. } = one.part.happening else { return false };
            (other, one.of_row) == (source, of_row)
        };
        all.filter(dealt_by).map(|one| one.amount).fold(0, u64::saturating_add)
    }

    /// How often an effect has prevented all that a source would have dealt to somebody.
    pub(crate) fn wholly(&self, effect: EffectId, source: ObjectId, to: Target) -> u64 {
        let all = self.all().iter().filter(|one| one.by == effect).flat_map(|one| &one.damage);
        let is_all = |one: &&Prevented| {
            let Happening::Damage { source: from, to: whom, amount, .. } = one.part.happening else {
                return false;
            };
            (from, whom, amount) == (Some(source), to, one.amount)
        };
        all.filter(is_all).count() as u64
    }

    /// An effect has prevented damage, at once with whatever it had prevented before.
    pub(crate) fn add(&mut self, prevention: PreventedAtOnce) {
        let known = self.0.iter_mut().flat_map(|all| all.iter_mut()).find(|known| known.by == prevention.by);
        match known {
            Some(known) => known.add(prevention),
            None => self.add_separately(prevention),
        }
    }

    /// The same, where the effect applies to each such event by itself.
    pub(crate) fn add_separately(&mut self, prevention: PreventedAtOnce) {
        let all = self.0.get_or_insert_default();
        all.push(prevention);
        all.sort_by_key(PreventedAtOnce::key);
    }
}

/// What one effect has prevented at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PreventedAtOnce {
    pub(crate) by: EffectId,
    /// By whom it would have been dealt to.
    pub(crate) damage: Vec<Prevented>,
    /// How often it has prevented that: to each of like permanents by itself, or to all of them.
    pub(crate) times: u64,
}

impl PreventedAtOnce {
    /// What one application of an effect has prevented.
    pub(crate) fn new(by: EffectId, mut damage: Vec<Prevented>, times: u64) -> Self {
        damage.sort_by_key(Prevented::key);
        Self { by, damage, times }
    }

    /// More that the same effect has prevented at the same time.
    fn add(&mut self, more: Self) {
        self.damage.extend(more.damage);
        self.damage.sort_by_key(Prevented::key);
    }

    /// See [`Prevented::key`].
    fn key(&self) -> (EffectId, Option<Place>) {
        (self.by, self.damage.first().map(Prevented::key))
    }
}
