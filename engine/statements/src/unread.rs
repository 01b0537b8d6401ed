//! What a ruling does without, and that could change it: text, and cards that nobody knows.

use crate::ids::{EffectId, ObjectId};

/// Something unread on which a ruling depends: it holds if that does nothing here.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DependsOn {
    /// The name of the object.
    pub object: String,
    /// The sentence of it that is unread; all that it says when absent, as only its name is known.
    pub sentence: Option<String>,
    /// What that is about in its author's own words, where somebody has said it.
    pub words: String,
}

/// Something of which it depends on what a card is that nobody knows; it is taken as if it did nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum OnUnknown {
    /// Whether an effect can be applied.
    Applied(EffectId),
    /// Whether an ability of this object triggers; of none where a spell or an ability has made it.
    Triggers(Option<ObjectId>),
    /// Whether what happens can't happen, as this object says; none where a spell or an ability has said so.
    Forbidden(Option<ObjectId>),
    /// What is done by instructions of this object; of none where nothing is their source.
    Follows(Option<ObjectId>),
    /// Whether a card is cast.
    Cast,
    /// Whether an ability on the stack is targeted, by a spell or an ability of this object: which is not known of any yet.
    TargetsAbility(Option<ObjectId>),
}
