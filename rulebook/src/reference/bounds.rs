//! How much a file of cards may hold: a small archive can unpack to more than there is room for.
//!
//! Bytes are counted as they are unpacked, and what is kept as it is kept, so a file that is too much is refused long
//! before it is whole in memory.

use std::cell::Cell;
use std::fmt;
use std::io::{self, Read};
use std::rc::Rc;

/// The most bytes that a file may have, packed and unpacked; the largest real ones have about half of it.
pub const LARGEST: u64 = 1 << 30;

/// Archives of cards unpack to some ten times of what they are packed.
const MOST_TIMES: u64 = 64;

/// What any archive may unpack to, however small it is.
const FREE: u64 = 16 << 20;

/// The longest real card has some 100,000 bytes, most of them names of other cards.
const LONGEST_ENTRY: u64 = 2 << 20;

/// Some 35,000 cards are known, tokens and funny ones included.
const MOST_CARDS: usize = 100_000;

/// Some 100,000 rulings are known.
const MOST_RULINGS: usize = 500_000;

/// What all cards or rulings take in memory; those that are known take some 60 MB.
const MOST_KEPT: usize = 160 << 20;

/// What a file has too much of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// It unpacks to too many bytes.
    Unpacked,
    /// It unpacks to far more than it is packed.
    Times,
    /// An entry goes on without end.
    Entry,
    /// It has too many cards.
    Cards,
    /// It has too many rulings.
    Rulings,
    /// Its cards or rulings are too long, all together.
    Kept,
}

impl fmt::Display for Bound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unpacked => write!(f, "the file unpacks to more than {LARGEST} bytes"),
            Self::Times => {
                write!(f, "the archive unpacks to more than {MOST_TIMES} times of what it is packed")
            }
            Self::Entry => write!(f, "an entry in it has more than {LONGEST_ENTRY} bytes"),
            Self::Cards => write!(f, "the file has more than {MOST_CARDS} cards"),
            Self::Rulings => write!(f, "the file has more than {MOST_RULINGS} rulings"),
            Self::Kept => write!(f, "the texts in the file have more than {MOST_KEPT} bytes"),
        }
    }
}

/// What was read and kept so far, told by those who read and by who keeps it.
#[derive(Default, Debug)]
pub(super) struct Gauge {
    /// None where the file is no archive.
    packed: Cell<Option<u64>>,
    unpacked: Cell<u64>,
    /// How much was unpacked when the last entry was taken in.
    taken_in: Cell<u64>,
    kept: Cell<usize>,
    cards: Cell<usize>,
    rulings: Cell<usize>,
    over: Cell<Option<Bound>>,
}

impl Gauge {
    /// What the file has too much of. None as long as it has not.
    pub(super) fn over(&self) -> Option<Bound> {
        self.over.get()
    }

    /// An entry was taken in whole.
    pub(super) fn entry(&self) {
        self.taken_in.set(self.unpacked.get());
    }

    /// A card is to be kept that takes so many bytes.
    pub(super) fn card(&self, bytes: usize) -> Result<(), Bound> {
        self.cards.set(self.cards.get() + 1);
        self.keep(bytes)
    }

    /// A ruling is to be kept that takes so many bytes.
    pub(super) fn ruling(&self, bytes: usize) -> Result<(), Bound> {
        self.rulings.set(self.rulings.get() + 1);
        self.keep(bytes)
    }

    fn keep(&self, bytes: usize) -> Result<(), Bound> {
        self.kept.set(self.kept.get().saturating_add(bytes));
        self.refuse([
            (self.cards.get() > MOST_CARDS, Bound::Cards),
            (self.rulings.get() > MOST_RULINGS, Bound::Rulings),
            (self.kept.get() > MOST_KEPT, Bound::Kept),
        ])
    }

    fn unpack(&self, bytes: u64) -> Result<(), Bound> {
        let unpacked = self.unpacked.get().saturating_add(bytes);
        self.unpacked.set(unpacked);
        let most = self.packed.get().map_or(u64::MAX, |packed| packed.saturating_mul(MOST_TIMES));
        self.refuse([
            (unpacked > LARGEST, Bound::Unpacked),
            (unpacked > most.max(FREE), Bound::Times),
            (unpacked - self.taken_in.get() > LONGEST_ENTRY, Bound::Entry),
        ])
    }

    /// Remembers the first of these that is so.
    fn refuse<const N: usize>(&self, all: [(bool, Bound); N]) -> Result<(), Bound> {
        let over = all.into_iter().find_map(|(is_over, bound)| is_over.then_some(bound));
        over.map_or(Ok(()), |bound| {
            self.over.set(Some(bound));
            Err(bound)
        })
    }
}

/// A reader that counts what is packed.
pub(super) struct Packed<R> {
    pub(super) file: R,
    pub(super) gauge: Rc<Gauge>,
}

impl<R: Read> Read for Packed<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.file.read(buffer)?;
        self.gauge.packed.set(Some(self.gauge.packed.get().unwrap_or_default().saturating_add(count as u64)));
        Ok(count)
    }
}

/// A reader that counts what is unpacked, and refuses to go on where that is too much.
pub(super) struct Unpacked<R> {
    pub(super) file: R,
    pub(super) gauge: Rc<Gauge>,
}

impl<R: Read> Read for Unpacked<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.file.read(buffer)?;
        let within = self.gauge.unpack(count as u64);
        within.map(|()| count).map_err(|bound| io::Error::other(bound.to_string()))
    }
}
