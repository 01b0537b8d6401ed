//! One part of a pending event.

use std::hash::{Hash, Hasher};

use language::effect::Cause;

use crate::happening::Happening;
use crate::ids::{EffectId, OriginId, PlayerId, Target};

/// One part of a pending event: what would happen, and what has been done to it so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// What would happen.
    pub happening: Happening,
    /// The place of the part that contains this one.
    pub within: Option<u16>,
    /// What makes it happen.
    pub cause: Cause,
    /// Who controls the spell, ability or effect that makes it happen, or that asks for the cost; nobody controls rules.
    pub by: Option<PlayerId>,
    /// Effects that had their opportunity, as bits.
    pub marks: Marks,
    /// The instruction that it comes from, whose self-replacement effects travel with it.
    pub from: OriginId,
}

/// Effects that had their opportunity, one bit each. Almost every ruling meets fewer than 128 effects, so those
/// lie in the part itself.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Marks {
    low: [u64; 2],
    /// The others, without trailing empty words; none when there are none.
    #[expect(clippy::box_collection, reason = "a thin pointer keeps the part small")]
    high: Option<Box<Vec<u64>>>,
}

impl Marks {
    /// How many bytes of it lie outside of the part.
    pub fn bytes_outside(&self) -> usize {
        let words = |high: &Vec<u64>| high.capacity() * size_of::<u64>() + size_of::<Vec<u64>>() + 32;
        self.high.as_deref().map_or(0, words)
    }

    /// Whether the effect is in.
    #[inline]
    pub fn contains(&self, effect: EffectId) -> bool {
        let (word, bit) = (effect.index() / 64, effect.index() % 64);
        let bits = match self.low.get(word) {
            Some(bits) => *bits,
            None => self.high.as_ref().and_then(|high| high.get(word - 2)).copied().unwrap_or(0),
        };
        bits >> bit & 1 == 1
    }

    /// The effects that are in, by id.
    #[inline]
    pub fn effects(&self) -> impl Iterator<Item = EffectId> {
        let high = self.high.iter().flat_map(|high| high.iter());
        let words = self.low.iter().chain(high).copied().enumerate();
        words.flat_map(|(word, bits)| {
            let set = move |bit: &usize| bits >> bit & 1 == 1;
            (0..64).filter(set).map(move |bit| EffectId::at(word * 64 + bit))
        })
    }

    /// Puts an effect in.
    #[inline]
    pub fn insert(&mut self, effect: EffectId) {
        *self.word(effect.index() / 64) |= 1 << (effect.index() % 64);
    }

    /// Takes an effect out.
    #[inline]
    pub fn remove(&mut self, effect: EffectId) {
        if self.contains(effect) {
            *self.word(effect.index() / 64) &= !(1 << (effect.index() % 64));
            if let Some(high) = &mut self.high {
                while high.last() == Some(&0) {
                    high.pop();
                }
            }
            self.high.take_if(|high| high.is_empty());
        }
    }

    /// Puts in all that `other` has.
    #[inline]
    pub fn absorb(&mut self, other: &Self) {
        let high = other.high.iter().flat_map(|high| high.iter());
        for (at, bits) in other.low.iter().chain(high).enumerate().filter(|(_, bits)| **bits != 0) {
            *self.word(at) |= bits;
        }
    }

    fn word(&mut self, at: usize) -> &mut u64 {
        if at < 2 {
            return &mut self.low[at];
        }
        let high = self.high.get_or_insert_default();
        if high.len() < at - 1 {
            high.resize(at - 1, 0);
        }
        &mut high[at - 2]
    }
}

impl Hash for Part {
    /// Hashes what differs most between the situations of one ruling, in few words: rulings hash millions of
    /// parts, and equality looks at the rest.
    fn hash<H: Hasher>(&self, state: &mut H) {
        if let Happening::Damage { to, amount, dealt, .. } = self.happening {
            state.write_u64(amount << 1 | u64::from(dealt));
            state.write_u64(match to {
                Target::Player(id) => id.index() as u64,
                Target::Object(id) => 1 << 32 | id.index() as u64,
            });
        } else {
            self.happening.hash(state);
        }
        state.write_u64(self.marks.low[0]);
        // Few rulings meet so many effects.
        if self.marks.low[1] != 0 {
            state.write_u64(self.marks.low[1]);
        }
        if let Some(high) = &self.marks.high {
            high.hash(state);
        }
    }
}

impl Part {
    /// A part that nothing has been applied to.
    #[inline]
    pub fn new(happening: Happening, cause: Cause, from: OriginId, marks: Marks) -> Self {
        Self { happening, within: None, cause, by: None, marks, from }
    }

    /// The same, where somebody controls what makes it happen.
    #[inline]
    #[must_use]
    pub fn by(self, by: Option<PlayerId>) -> Self {
        Self { by, ..self }
    }

    /// The part without what contains it.
    #[must_use]
    pub fn alone(&self) -> Self {
        Self { within: None, ..self.clone() }
    }

    /// Whether an effect had its opportunity for this part or for what it replaced.
    #[inline]
    pub fn was_applied(&self, effect: EffectId) -> bool {
        self.marks.contains(effect)
    }
}
