//! What an entering permanent will be, judged by the rules date.

use std::sync::Arc;

use super::thing::Thing;
use language::board::{Characteristics, ObjectKind, Zone};
use statements::ids::{EffectId, ObjectId, PlayerId};

/// What an entering permanent will be, judged by the rules date.
#[derive(Clone, Debug)]
pub(crate) struct EnteringPermanent {
    pub(crate) is: Arc<Characteristics>,
    pub(crate) controller: PlayerId,
    pub(crate) owner: PlayerId,
    /// Effects of its own abilities that look at its entering.
    pub(crate) own: Vec<EffectId>,
    /// Effects of its abilities that look at entering in general: they don't see it, nor what enters with it.
    pub(crate) general: Vec<EffectId>,
    /// The state that it would have, for filters that ask for status.
    pub(crate) state: super::object::ObjectState,
    pub(crate) id: Option<ObjectId>,
}

impl EnteringPermanent {
    /// As a filter sees it. Its zone is the battlefield already, where it is judged as it would be there.
    pub(crate) fn thing(&self) -> Thing<'_> {
        Thing {
            id: self.id,
            is: &self.is,
            controller: Some(self.controller),
            owner: self.owner,
            zone: Zone::Battlefield,
            token: self.state.kind == ObjectKind::Token,
            state: Some(&self.state),
        }
    }
}
