//! An object as it is seen.

use std::collections::{BTreeMap, BTreeSet};

use super::env::Ref;
use super::world::{Sign, Thing};
use language::board::{Characteristics, Color, Counter, Zone};

/// An object as it is seen: one that is there, or one as it would be on the battlefield.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact about the object, independent of the others"
)]
pub(super) struct Seen {
    pub(super) me: Option<Ref>,
    pub(super) id: Option<String>,
    pub(super) token: bool,
    pub(super) is_emblem: bool,
    pub(super) is: Characteristics,
    pub(super) owner: usize,
    pub(super) controller: usize,
    pub(super) zone: Zone,
    pub(super) tapped: bool,
    pub(super) attacking: bool,
    pub(super) blocking: bool,
    pub(super) counters: BTreeMap<Counter, u64>,
    pub(super) color: Option<Color>,
    pub(super) signs: BTreeSet<Sign>,
    pub(super) attached_to: Option<usize>,
}

impl Seen {
    /// An object with its copiable values only.
    pub(super) fn plain(thing: &Thing, at: usize) -> Self {
        Self {
            me: Some(Ref::Thing(at)),
            id: thing.id.clone(),
            token: thing.token,
            is_emblem: thing.is_emblem,
            is: thing.copiable().clone(),
            owner: thing.owner,
            controller: thing.controller,
            zone: thing.zone,
            tapped: thing.tapped,
            attacking: thing.attacking,
            blocking: thing.blocking,
            counters: thing.counters.clone(),
            color: thing.color,
            signs: thing.signs.clone(),
            attached_to: thing.attached_to,
        }
    }

    /// A card in a library of which nothing is known but its owner.
    pub(super) fn unknown_card(owner: usize) -> Self {
        Self {
            me: None,
            id: None,
            token: false,
            is_emblem: false,
            is: Characteristics::default(),
            owner,
            controller: owner,
            zone: Zone::Library,
            tapped: false,
            attacking: false,
            blocking: false,
            counters: BTreeMap::new(),
            color: None,
            signs: BTreeSet::new(),
            attached_to: None,
        }
    }

    /// Whose it is: the controller's on the battlefield and the stack, the owner's elsewhere.
    pub(super) fn holder(&self) -> usize {
        match self.zone {
            Zone::Battlefield | Zone::Stack => self.controller,
            Zone::Graveyard | Zone::Hand | Zone::Library | Zone::Exile | Zone::Command | Zone::Outside => {
                self.owner
            }
        }
    }
}
