//! Effects, and how something enters, with the names that a person sees.

use language::board::{Color, Designation, KeywordRules};
use language::effect::Effect;
use language::event::{FaceDown, Instruction};
use language::rule::Rule;

use crate::ids::{ObjectId, PlayerId, Target};

/// An effect as the ruling shows it.
#[derive(Clone, Copy, Debug)]
pub struct EffectShown<'a> {
    /// What names it: its own name, or else the id of its source or of the floating effect.
    pub label: &'a str,
    /// The object whose ability it is, or that it came from.
    pub source: Option<ObjectId>,
    /// The effect as the board or a rule states it.
    pub effect: &'a Effect,
    /// Which rule of the game it is, when it has no source.
    pub of_rules: Option<Rule>,
}

/// The keyword that stands for an effect or a triggered ability.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ByKeyword {
    /// The rules about it.
    pub rules: KeywordRules,
    /// How many such keywords its source has.
    pub times: usize,
}

/// What the rules on draws say of a single draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Drawing {
    /// Whether there is nothing to draw.
    pub from_empty_library: bool,
    /// Whether more draws of the same instruction come after it.
    pub in_sequence: bool,
    /// Whether something is to be done with the card that is drawn.
    pub with_action: bool,
}

/// Who holds an object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Holder {
    /// Its controller or, where it has none, its owner.
    pub player: PlayerId,
    /// Whether it has a controller.
    pub controls: bool,
}

/// A triggered ability that its name does not tell from another: what it does.
#[derive(Clone, Copy, Debug)]
pub struct ByWhatItDoes<'a> {
    /// What it does.
    pub does: &'a [Instruction],
    /// Who "you" is in it.
    pub you: PlayerId,
    /// What "this" is in it; none where it has no source.
    pub this: Option<ObjectId>,
}

/// How something enters the battlefield.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FormShown<'a> {
    /// The name that it will have.
    pub name: &'a str,
    /// Whether it enters tapped.
    pub tapped: bool,
    /// What it enters as a copy of.
    pub copy_of: Option<ObjectId>,
    /// The colour chosen for it.
    pub color: Option<Color>,
    /// The player chosen for it.
    pub player: Option<PlayerId>,
    /// The name or type chosen for it.
    pub word: Option<&'a str>,
    /// The number chosen for it.
    pub number: Option<u64>,
    /// Whether its back face is up.
    pub transformed: bool,
    /// As what it is face down, if it is.
    pub face_down: Option<FaceDown>,
    /// The subtypes of which it is besides its own.
    pub subtypes: &'a [String],
    /// The designations with which it enters.
    pub designations: &'a [Designation],
    /// Who will own it, where that is not told by whose control it enters under; tokens only.
    pub owner: Option<PlayerId>,
    /// Whom or what it enters attached to.
    pub attached_to: Option<Target>,
    /// Whom or what it attacks as it enters; none where it doesn't, and until that is chosen.
    pub attacks: Option<Target>,
}

/// An effect as one names it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct EffectName {
    /// Its label: its own name, or else the id of its source or of the floating effect.
    pub label: String,
    /// The id or name of its source; none means every effect with this label.
    pub source: Option<String>,
}

impl EffectName {
    /// Whether it names an effect with this label and source.
    pub fn names(&self, label: &str, source: Option<&str>) -> bool {
        self.label == label && (self.source.is_none() || self.source.as_deref() == source)
    }
}
