//! What stands on an object and nobody has said here: text that is unread.

use serde::{Deserialize, Serialize};

use super::{Ability, Characteristics};
use crate::effect::Kind;
use crate::walk::Node;

/// A sentence of an object's text of which nobody says here what it does. A ruling does without it, and says so wherever
/// the sentence could change it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unread {
    /// Which one: the line of the text and its place there, "2.1"; or what it is called in the author's own words.
    pub sentence: String,
    /// What sort of ability it is, or belongs to.
    pub of: UnreadOf,
    /// The kinds of events that it speaks of: it changes nothing where none of these is about to happen. It may speak of
    /// anything when empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub about: Vec<Kind>,
    /// Whether it speaks of these events only where they happen to its own object.
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub itself: bool,
    /// What it is about in the author's own words, to be read.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub words: String,
}

/// What sort of ability a sentence is that is unread.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum UnreadOf {
    /// A static ability: a replacement or prevention effect, a continuous effect, something that can't happen.
    Static,
    /// A triggered ability.
    Triggered,
    /// An activated ability: it matters only where somebody activates it.
    Activated,
    /// What a spell does as it resolves.
    Spell,
}

impl Unread {
    /// How many sentences it stands for: as many as places are named, and one in the author's own words.
    fn sentences(&self) -> usize {
        let is_place = |one: &str| one.trim().starts_with(|sign: char| sign.is_ascii_digit());
        self.sentence.split(',').filter(|one| is_place(one)).count().max(1)
    }
}

impl Characteristics {
    /// Whether nothing is said of it but a name, nor that there is nothing more: what it does is unknown.
    pub fn is_only_a_name(&self) -> bool {
        let said = Self { name: self.name.clone(), ..Self::default() };
        *self == said
    }

    /// Its sentences that are unread, each with the ability that says so.
    pub fn unread(&self) -> impl Iterator<Item = (&Ability, &Unread)> {
        self.abilities.iter().filter_map(|ability| {
            if let Ability::Unread(unread) = ability.itself() { Some((ability, unread)) } else { None }
        })
    }

    /// How many sentences are unread of all that its abilities say: of what they give to others, too.
    pub fn unread_within(&self) -> usize {
        let mut unread = 0;
        for ability in &self.abilities {
            Node::Ability(ability).each(&mut |node| {
                if let Node::Ability(Ability::Unread(one)) = node {
                    unread += one.sentences();
                }
            });
        }
        unread
    }
}
