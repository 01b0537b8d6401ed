//! All pairs of cards, cut into parts that can be worked out apart.

use std::num::NonZeroU64;
use std::str::FromStr;

use super::candidate::Candidate;
use super::pair::{Meeting, Pair};

/// A part of all pairs: the one at a place, counted from 1, of so many. The parts one after another are the whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share {
    place: u64,
    of: NonZeroU64,
}

impl Share {
    /// Everything in one part.
    pub const WHOLE: Self = Self { place: 1, of: NonZeroU64::MIN };

    /// The first of its pairs and the one behind its last.
    const fn bounds(self, pairs: u64) -> (u64, u64) {
        (Self::cut(pairs, self.place - 1, self.of.get()), Self::cut(pairs, self.place, self.of.get()))
    }

    /// How many of the pairs are in so many of the parts.
    const fn cut(pairs: u64, parts: u64, of: u64) -> u64 {
        // Each part has the same number, and of what is left over the first ones have one more.
        let left = pairs % of;
        pairs / of * parts + if parts < left { parts } else { left }
    }
}

impl FromStr for Share {
    type Err = String;

    fn from_str(said: &str) -> Result<Self, String> {
        let wanted = || format!("`{said}` is no part: `I/N` is wanted, with I from 1 to N, as in `3/40`");
        let (place, of) = said.split_once('/').ok_or_else(wanted)?;
        let of: NonZeroU64 = of.trim().parse().map_err(|_| wanted())?;
        let place: u64 = place.trim().parse().map_err(|_| wanted())?;
        if place == 0 || place > of.get() { Err(wanted()) } else { Ok(Self { place, of }) }
    }
}

/// The meetings of a share of all pairs of cards, each card with itself included, in the order of the pairs, which is that
/// of the cards; each with the names of the two.
pub fn pairs<'a>(
    among: &'a [Candidate<'a>],
    share: Share,
) -> impl Iterator<Item = (&'a str, &'a str, Meeting)> + use<'a> {
    let (from, to) = share.bounds(count(among.len()));
    walk(among.len(), from).take(usize::try_from(to - from).unwrap_or(usize::MAX)).flat_map(|(one, other)| {
        let (one, other) = (&among[one], &among[other]);
        let meetings = Pair::new(one, other).meetings();
        meetings.into_iter().map(move |meeting| (one.name, other.name, meeting))
    })
}

/// How many pairs there are of so many cards.
pub(super) fn count(cards: usize) -> u64 {
    let cards = cards as u64;
    cards * (cards + 1) / 2
}

/// The pairs of the places of so many cards, from one on: the first card with each from itself on, then the second.
fn walk(cards: usize, from: u64) -> impl Iterator<Item = (usize, usize)> {
    let mut left = from;
    let mut row = 0;
    // A row has one pair less than the one before.
    while row < cards && left >= (cards - row) as u64 {
        left -= (cards - row) as u64;
        row += 1;
    }
    let first = usize::try_from(left).unwrap_or(usize::MAX);
    (row..cards).flat_map(move |one| {
        let start = if one == row { one + first } else { one };
        (start..cards).map(move |other| (one, other))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_one_after_another_are_the_whole_however_it_is_cut() {
        let cards = 7;
        let whole: Vec<_> = walk(cards, 0).collect();
        assert_eq!(whole.len() as u64, count(cards));
        for of in [1, 2, 3, 5, 28, 40] {
            let parts = (1..=of).flat_map(|place| {
                let share = Share { place, of: NonZeroU64::new(of).unwrap() };
                let (from, to) = share.bounds(count(cards));
                walk(cards, from).take(usize::try_from(to - from).unwrap())
            });
            assert_eq!(parts.collect::<Vec<_>>(), whole, "{of}");
        }
    }

    #[test]
    fn what_is_no_part_is_refused_with_what_was_wanted() {
        for said in ["", "3", "0/4", "5/4", "1/0", "a/b"] {
            assert!(said.parse::<Share>().is_err_and(|error| error.contains("I/N")), "{said}");
        }
        assert_eq!("1/1".parse(), Ok(Share::WHOLE));
    }
}
