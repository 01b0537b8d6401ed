//! Like permanents that are counted together come apart, where an effect is one for each of them: each is asked about, takes a
//! use, or has something else happen, by itself.

use super::AppliedEffect;
use crate::pending::groups;
use crate::pending::situation::place;
use statements::error::TooLarge;
use statements::ids::ObjectId;
use statements::part::Part;

impl AppliedEffect<'_> {
    /// Of several like permanents to which a part happens, one comes out; the others wait for their own pick, with what
    /// contains the part and what it contains. The part stays in its place and is the one's.
    pub(crate) fn take_apart(&mut self, at: usize) -> Result<(), TooLarge> {
        let Some(group) = self.part(at).happening.object() else { return Ok(()) };
        let count = self.table.board(self.situation.board).object(group).count;
        // Each of them has such an effect of its own: a shield counter, a regeneration shield.
        let entry = self.table.effect(self.effect);
        let own = entry.source == Some(group) || entry.env.about.it == Some(group);
        if own || count < 2 {
            return Ok(());
        }
        let one = groups::take_one(self.table, self.situation, group);
        let places = self.around(at, group);
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
            self.situation.add_part(part)?;
        }
        for place in places {
            let object = self.situation.parts[place].happening.object_mut();
            if let Some(object) = object.filter(|object| **object == group) {
                *object = one;
            }
        }
        Ok(())
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
