//! Like permanents that are counted together come apart, where an effect is one for each of them: each is asked about, takes a
//! use, or has something else happen, by itself.

use super::AppliedEffect;
use crate::judging::of_unknown::unknown_cards;
use crate::pending::groups::{self, MOST_APART};
use crate::pending::situation::{Taking, place};
use crate::table::thing::UnknownCards;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::ObjectId;
use statements::part::Part;

impl AppliedEffect<'_> {
    /// How many like permanents a part happens to.
    pub(crate) fn many(&self, at: usize) -> u64 {
        let board = self.table.board(self.situation.board);
        self.part(at).happening.object().map_or(1, |id| board.object(id).count)
    }

    /// Of several like permanents to which a part happens, one comes out; the others wait for their own pick, with what
    /// contains the part and what it contains. The part stays in its place and is the one's. Returns where that of the others is.
    pub(crate) fn take_apart(&mut self, at: usize) -> Result<Option<usize>, TooLarge> {
        let Some(group) = self.part(at).happening.object() else { return self.take_unknown_apart(at) };
        let count = self.table.board(self.situation.board).object(group).count;
        // Each of them has such an effect of its own: a shield counter, a regeneration shield.
        let entry = self.table.effect(self.effect);
        let own = entry.source == Some(group) || entry.env.about.it == Some(group);
        if own && self.taking == Taking::All || count < 2 {
            return Ok(None);
        }
        let places = self.around(at, group);
        // What is one of the row's own effects is so of what keeps its place in the row.
        let (one, others) = if own {
            (group, groups::take_others_from(self.table, self.situation, group, &places)?)
        } else {
            (groups::take_one_from(self.table, self.situation, group, &places)?, group)
        };
        let from = self.situation.parts.len();
        let twin_of = |within: u16| {
            let nth = places.iter().position(|&place| place == usize::from(within));
            nth.map_or(Ok(within), |nth| place(from + nth))
        };
        let unmarked = self.unmarked(at);
        for &place in &places {
            let mut part: Part = self.part(place).clone();
            part.within = part.within.map(twin_of).transpose()?;
            if place == at {
                part.marks = unmarked.clone();
            }
            self.becomes(&mut part, group, others);
            self.situation.add_part(part)?;
        }
        let rest = places.iter().position(|&place| place == at).map(|nth| from + nth);
        for place in places {
            let mut part = self.part(place).clone();
            self.becomes(&mut part, group, one);
            self.situation.parts[place] = part;
        }
        Ok(rest)
    }

    /// The same of several cards of which nothing is known. Where effects have sent those that are discarded to different places
    /// already, they stay together.
    fn take_unknown_apart(&mut self, at: usize) -> Result<Option<usize>, TooLarge> {
        let Some(UnknownCards { amount: amount @ 2.., .. }) = unknown_cards(&self.part(at).happening) else {
            return Ok(None);
        };
        let root = self.discarded_as(at).filter(|_| self.taking == Taking::One).unwrap_or(at);
        let inside = self.inside(root);
        if inside.len() > 1 {
            return Ok(None);
        }
        let unmarked = self.unmarked(at);
        let rest = |part: &Part, place: usize| {
            let marks = if place == at { unmarked.clone() } else { part.marks.clone() };
            let mut rest = Part { marks, ..part.clone() };
            set_amount(&mut rest, amount - 1);
            rest
        };
        let others = self.situation.add_part(rest(self.part(root), root))?;
        set_amount(&mut self.situation.parts[root], 1);
        for place in inside {
            let moved = Part { within: Some(others), ..rest(self.part(place), place) };
            self.situation.add_part(moved)?;
            set_amount(&mut self.situation.parts[place], 1);
        }
        Ok(Some(usize::from(others) + usize::from(root != at)))
    }

    /// The discarding by which unknown cards are moved, where it moves no others.
    fn discarded_as(&self, at: usize) -> Option<usize> {
        let host = usize::from(self.part(at).within?);
        unknown_cards(&self.part(host).happening)?;
        (self.inside(host) == [at]).then_some(host)
    }

    /// What a part contains.
    fn inside(&self, at: usize) -> Vec<usize> {
        let is_inside = |place: &usize| self.part(*place).within.map(usize::from) == Some(at);
        (0..self.situation.parts.len()).filter(is_inside).collect()
    }

    /// Of like permanents to which damage would be dealt that is taken at once, each gets a part of its own, and all of these are
    /// taken: how much is taken from each is asked.
    ///
    /// Known gap: where a row is too long for that, one after the other comes out of it, and gets as much as there is. The ruling
    /// then says that it is not whole, if that is less than all.
    pub(crate) fn take_all_apart(&mut self) -> Result<(), TooLarge> {
        let is_less = self.takes_less_than_all();
        for at in self.places() {
            let count = self.many(at);
            let is_damage = matches!(self.part(at).happening, Happening::Damage { .. });
            self.table.long_row |= is_less && is_damage && count > MOST_APART;
            if !is_damage || count > MOST_APART {
                self.take_apart(at)?;
                continue;
            }
            let mut rest = Some(at);
            while let Some(others) = rest {
                rest = self.take_apart(others)?;
                if let Some(others) = rest {
                    self.parts.push(place(others)?);
                }
            }
        }
        Ok(())
    }

    /// Whether an effect that takes only so much of damage takes less than all of it, so that it is to be divided.
    fn takes_less_than_all(&self) -> bool {
        let much = |at: usize| self.part(at).happening.much().saturating_mul(self.many(at));
        let all = self.places().into_iter().map(much).fold(0, u64::saturating_add);
        self.takes_at_most().is_none_or(|most| most < all)
    }

    /// What is added once to all that is taken at once is added to one of several like permanents, not to each: that one comes
    /// out, and the effect has had its opportunity for the others.
    pub(crate) fn first_apart(&mut self) -> Result<(), TooLarge> {
        let Some(&first) = self.parts.first() else { return Ok(()) };
        let at = usize::from(first);
        let marks = self.part(at).marks.clone();
        if let Some(others) = self.take_apart(at)? {
            self.situation.parts[others].marks.insert(self.effect);
        }
        groups::single_out(self.table, self.situation, at, &marks)?;
        Ok(())
    }

    /// What would happen to a row happens to what has come out of it, or to what is left.
    fn becomes(&mut self, part: &mut Part, group: ObjectId, new: ObjectId) {
        if let Some(object) = part.happening.object_mut().filter(|object| **object == group) {
            *object = new;
            if new != group {
                part.marks = groups::as_of(self.table, &part.marks, group, new);
            }
        }
    }

    /// The outermost part around this one that happens to the same, with all that it contains.
    fn around(&self, at: usize, group: ObjectId) -> Vec<usize> {
        let outer = |place: usize| self.part(place).within.map(usize::from);
        let mut root = at;
        while let Some(place) =
            outer(root).filter(|&place| self.part(place).happening.object() == Some(group))
        {
            root = place;
        }
        let inside = |&place: &usize| {
            std::iter::successors(Some(place), |&place| outer(place)).any(|place| place == root)
        };
        (0..self.situation.parts.len()).filter(inside).collect()
    }
}

fn set_amount(part: &mut Part, new: u64) {
    if let Some(amount) = part.happening.amount_mut() {
        *amount = new;
    }
}
