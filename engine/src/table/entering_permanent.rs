//! What an entering permanent will be, judged by the rules date.

use std::sync::Arc;

use super::thing::Thing;
use language::board::{Characteristics, ObjectKind, Restriction, Zone};
use statements::ids::{EffectId, ObjectId, PlayerId};

/// What an entering permanent will be, judged by the rules date.
#[derive(Clone, Debug)]
pub(crate) struct EnteringPermanent {
    pub(crate) is: Arc<Characteristics>,
    pub(crate) controller: PlayerId,
    pub(crate) owner: PlayerId,
    /// Effects of its own abilities that look at its entering, or at counters that it enters with.
    pub(crate) own: Vec<EffectId>,
    /// Effects of its abilities that look at such events in general: they don't see it, nor what enters with it.
    pub(crate) general: Vec<EffectId>,
    /// Effects of its own abilities that would look at its entering, and that it won't have: another effect takes its abilities
    /// away.
    pub(crate) lost: Vec<EffectId>,
    /// What its own abilities say can't happen to it as it enters (CR 614.17d (2026-04-17)).
    pub(crate) restrictions: Vec<Arc<Restriction>>,
    /// The same with the counters that can't be put on it: what asks whether they can looks at this. None where there
    /// are none.
    pub(crate) with_barred: Option<Box<Self>>,
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

/// An entering permanent at which an effect looks, with what it will be.
#[derive(Clone, Copy)]
pub(crate) struct Foreseen<'a> {
    pub(super) permanent: &'a EnteringPermanent,
    /// Whether the effect's words mean it as their source.
    pub(super) is_this: bool,
}
