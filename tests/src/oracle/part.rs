//! A pending event: its parts, what is contained in what, and what follows.

use super::env::Env;
use super::eyes::Aim;
use super::follow::Follow;
use super::key::Key;
use super::world::Sign;
use language::board::{Characteristics, Color, Counter, Period, Zone};
use language::effect::{Cause, Effect, Fate};
use language::event::{Instruction, Place};

/// What enters, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Form {
    /// The card; none for tokens.
    pub(super) thing: Option<usize>,
    pub(super) controller: usize,
    pub(super) printed: Characteristics,
    pub(super) copied: Option<Characteristics>,
    pub(super) tapped: bool,
    pub(super) color: Option<Color>,
    /// How many like tokens; 1 for a card.
    pub(super) count: u64,
}

/// What would happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Act {
    Damage {
        source: Option<usize>,
        to: Aim,
        amount: u64,
        combat: bool,
        unpreventable: bool,
    },
    Mark {
        thing: usize,
        amount: u64,
    },
    GainLife {
        player: usize,
        amount: u64,
    },
    LoseLife {
        player: usize,
        amount: u64,
    },
    DrawCards {
        player: usize,
        amount: u64,
        with: Vec<Instruction>,
        env: Box<Env>,
    },
    /// The card's move is contained where it is underway.
    Draw {
        player: usize,
        with: Vec<Instruction>,
        env: Box<Env>,
        underway: bool,
    },
    Destroy {
        thing: usize,
        no_regeneration: bool,
    },
    Regenerate {
        thing: usize,
    },
    Sacrifice {
        thing: usize,
    },
    Move {
        thing: usize,
        to: Zone,
        place: Place,
    },
    MoveTop {
        player: usize,
        amount: u64,
        to: Zone,
    },
    Enter(Box<Form>),
    Create {
        player: usize,
    },
    PutCounters {
        on: Aim,
        kind: Counter,
        amount: u64,
    },
    RemoveCounters {
        from: Aim,
        kind: Counter,
        amount: u64,
    },
    Begin {
        period: Period,
        player: usize,
    },
    Tap {
        thing: usize,
    },
    Reveal {
        thing: usize,
    },
    /// Somebody or something gets a designation or a mark, or has it no longer.
    Sign {
        on: Aim,
        sign: Sign,
        has: bool,
    },
    Opaque {
        text: String,
        affects: Option<Aim>,
    },
}

/// One part of an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Part {
    pub(super) number: u32,
    /// The part that contains it.
    pub(super) within: Option<u32>,
    pub(super) act: Act,
    pub(super) cause: Cause,
    /// Effects that had their one opportunity.
    pub(super) marks: Vec<Key>,
}

/// An event that is about to happen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Pending {
    pub(super) parts: Vec<Part>,
    /// The next part's number.
    pub(super) next: u32,
    /// Self-replacement effects of the instruction, and the side that they are read from.
    pub(super) selfs: Vec<(Effect, Env)>,
    pub(super) follow: Vec<Follow>,
    /// How much effects have prevented of what each source deals now, of those that prevent only so much of that.
    pub(super) of_sources: Vec<(Key, Option<usize>, u64)>,
    /// Objects chosen while something enters, and the part that it enters as.
    pub(super) taken: Vec<(u32, usize)>,
    /// Counters that come of what is done with such objects.
    pub(super) promised: Vec<Promised>,
}

/// Counters that something enters with if what is done with an object is still done when nothing replaces that any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Promised {
    /// The part in which it enters.
    pub(super) entering: u32,
    /// The part of which they come.
    pub(super) fated: u32,
    pub(super) fate: Fate,
    pub(super) amount: u64,
}

impl Pending {
    /// Where the part with this number stands.
    pub(super) fn at(&self, number: u32) -> Option<usize> {
        self.parts.iter().position(|p| p.number == number)
    }

    /// Adds a part at a place; its number.
    pub(super) fn insert(&mut self, at: usize, part: Part) -> u32 {
        let number = self.next;
        self.next += 1;
        self.parts.insert(at, Part { number, ..part });
        number
    }

    /// Adds a part at the end; its number.
    pub(super) fn push(&mut self, part: Part) -> u32 {
        self.insert(self.parts.len(), part)
    }

    /// The parts that contain this one, from the inside out.
    pub(super) fn outer(&self, number: u32) -> Vec<u32> {
        let mut all = Vec::new();
        let mut next = self.at(number).and_then(|at| self.parts[at].within);
        while let Some(number) = next {
            all.push(number);
            next = self.at(number).and_then(|at| self.parts[at].within);
        }
        all
    }

    /// The outermost part around this one.
    pub(super) fn root(&self, number: u32) -> u32 {
        self.outer(number).last().copied().unwrap_or(number)
    }

    /// What this part contains, however deep.
    pub(super) fn inner(&self, number: u32) -> Vec<u32> {
        let numbers = self.parts.iter().map(|p| p.number);
        numbers.filter(|n| self.outer(*n).contains(&number)).collect()
    }

    /// Takes a part out, with everything in it; its place, for what comes instead.
    pub(super) fn remove(&mut self, number: u32) -> usize {
        let place = self.at(number).unwrap_or(self.parts.len());
        self.hollow(number);
        self.parts.retain(|p| p.number != number);
        place.min(self.parts.len())
    }

    /// Takes everything out of a part.
    pub(super) fn hollow(&mut self, number: u32) {
        let gone = self.inner(number);
        self.parts.retain(|p| !gone.contains(&p.number));
    }

    /// The entering that a part is, or that stands directly in it.
    pub(super) fn entering(&self, number: u32) -> Vec<u32> {
        let this = |p: &&Part| p.number == number || p.within == Some(number);
        let enters = self.parts.iter().filter(this).filter(|p| matches!(p.act, Act::Enter(_)));
        enters.map(|p| p.number).collect()
    }

    /// How something enters.
    pub(super) fn form(&self, number: u32) -> Option<&Form> {
        let at = self.at(number)?;
        if let Act::Enter(form) = &self.parts[at].act { Some(form) } else { None }
    }

    /// How something enters, to change it.
    pub(super) fn form_mut(&mut self, number: u32) -> Option<&mut Form> {
        let at = self.at(number)?;
        if let Act::Enter(form) = &mut self.parts[at].act { Some(form) } else { None }
    }
}
