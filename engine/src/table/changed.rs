//! What continuous effects of spells and abilities that have resolved do to an object: what they affect, and by how much, was
//! settled as they began (CR 611.2c, 611.2d (2026-04-17), 418.3b (2006-10-01)).

use std::sync::Arc;

use language::board::{Ability, Change};
use language::effect::Lifetime;
use language::walk::Node;
use statements::ids::{ObjectId, PlayerId};

/// A continuous effect of a spell or an ability that has resolved, as far as it changes one object.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Changed {
    /// What is done to the object; nothing in it asks for amounts.
    pub(crate) changes: Arc<[Change]>,
    pub(crate) ends: Ends,
    /// Permanents whose continuous effects are older, in order.
    pub(crate) over: Vec<ObjectId>,
}

impl Changed {
    /// Comes after the others that change the same object. Among those before it that only add something, as it does itself,
    /// the sequence comes to the same: so that equal objects are equal, those are in an order of their own.
    pub(crate) fn join(self, others: &mut Vec<Self>) {
        let is_behind = |other: &Self| {
            let may_change_places = self.only_adds() && other.only_adds() && self.over == other.over;
            may_change_places && (&self.changes, self.ends) < (&other.changes, other.ends)
        };
        let at = others.iter().rposition(|other| !is_behind(other)).map_or(0, |last| last + 1);
        others.insert(at, self);
    }

    /// Whether all that it does is done in any sequence with others of the kind (CR 613.3c (2013-07-13)).
    fn only_adds(&self) -> bool {
        let is_keyword = |change: &Change| matches!(change, Change::AddAbility(one) if matches!(**one, Ability::Keyword(_)));
        let adds = |change: &Change| {
            matches!(
                change,
                Change::ModifyPowerToughness(..)
                    | Change::AddColor(_)
                    | Change::AddSubtype(_)
                    | Change::AddType(_)
                    | Change::AddSupertype(_)
            )
        };
        self.changes.iter().all(|change| adds(change) || is_keyword(change))
    }

    /// Whether another does the same for as long.
    pub(crate) fn is_like(&self, other: &Self) -> bool {
        self.changes == other.changes && self.ends == other.ends
    }

    /// The same without giving control of the object to anybody; none where it does nothing else.
    pub(crate) fn without_control(&self) -> Option<Self> {
        let is_other = |change: &&Change| !matches!(change, Change::Control(_));
        let changes: Arc<[Change]> = self.changes.iter().filter(is_other).cloned().collect();
        (!changes.is_empty()).then(|| Self { changes, ..self.clone() })
    }

    /// Whether it gives control of the object to somebody.
    pub(crate) fn gives_control(&self) -> bool {
        self.changes.iter().any(|change| matches!(change, Change::Control(_)))
    }
}

/// Whether it says that something lasts for as long as something is so.
pub(crate) const fn is_conditional(node: Node<'_>) -> bool {
    matches!(node, Node::Lifetime(Lifetime::AsLongAs { .. }))
}

impl Ends {
    /// Whether it ends as soon as something is not so any more.
    pub(crate) const fn is_conditional(self) -> bool {
        matches!(self, Self::AsLongAs { .. } | Self::Before)
    }
}

/// When an effect ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Ends {
    /// Before it begins.
    Before,
    /// With the turn.
    Turn,
    /// With the combat phase.
    Combat,
    /// As this player's next turn begins.
    TurnOf(PlayerId),
    /// As something begins behind this player's next untap step.
    UntapOf(PlayerId),
    /// As soon as this is no permanent any more, this player does not control it, if one is named, or it is untapped, if that is
    /// asked.
    AsLongAs { what: ObjectId, by: Option<PlayerId>, tapped: bool },
    /// Never.
    Never,
}
