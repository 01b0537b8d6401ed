//! Lanes: parts of an event that can't meet, each told by itself.

use super::grammar::{counted, list, thousands};
use super::{Sentence, Words};
use statements::outcome::Paths;

/// At most so many are named; of more it is said how many there are.
const NAMED: usize = 3;

impl Words<'_> {
    /// Whom or what a lane is about, in a few words: "Bear 1 and Bear 2".
    pub fn lane_name(self, lane: usize) -> String {
        let targets = self.ruling.lane_targets(lane);
        let first = targets.iter().take(NAMED).map(|&target| self.target(target).to_owned());
        let mut names: Vec<String> = first.collect();
        match targets.len() {
            0 => names.push("what affects nobody".to_owned()),
            many if many > NAMED => names.push(format!("{} more", many - NAMED)),
            _ => {}
        }
        list(&names)
    }

    /// A step into a lane, as a sentence.
    pub fn lane(self, lane: usize) -> Sentence {
        self.say(format!("lane {} is what becomes of {}", lane + 1, self.lane_name(lane)), &[])
    }

    /// That the event splits, why that may be, and what follows from it. None when there are no lanes.
    pub fn split(self) -> Option<Sentence> {
        let lanes = u64::try_from(self.ruling.lane_count()).ok().filter(|&lanes| lanes > 0)?;
        let number = match self.ruling.joint_outcomes() {
            Paths::Exactly(1) => "1 outcome".to_owned(),
            Paths::Exactly(number) => format!("{} outcomes", thousands(number)),
            Paths::MoreThan | Paths::Endless => format!("more than {} outcomes", thousands(u128::MAX)),
        };
        let clause = format!(
            "the event splits into {}: whatever happens in one changes nothing in another, so each is told by \
             itself; one outcome of each, in every combination, makes {number} of the whole event",
            counted(lanes, "lane")
        );
        Some(self.say(clause, &[]))
    }
}
