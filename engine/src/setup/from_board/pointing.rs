//! What objects of a board point at: whom they fight, and what they target.

use super::Laying;
use std::sync::Arc;

use hashbrown::HashMap;

use crate::table::object::{Aim, Fight};
use language::board::{Object, Targets};
use statements::ids::{ObjectId, Target};

impl Laying {
    /// The player or object of a name; a player where both have it.
    fn target(&self, name: &str, places: &HashMap<&str, usize>) -> Option<Target> {
        let player = self.table.player_id(Some(name)).map(Target::Player);
        player.or_else(|| places.get(name).map(|&at| Target::Object(ObjectId::at(at))))
    }

    pub(crate) fn aims(&self, object: &Object, places: &HashMap<&str, usize>) -> Vec<Aim> {
        let aim = |targets: &Targets| {
            let mut at: Vec<Target> =
                targets.chosen.iter().filter_map(|name| self.target(name, places)).collect();
            at.sort_unstable();
            Aim { at, gone: targets.gone, of: Arc::new(targets.of.clone()) }
        };
        object.targets.iter().map(aim).collect()
    }

    /// Whom an object fights.
    pub(crate) fn fight(&self, object: &Object, places: &HashMap<&str, usize>) -> Fight {
        let ids = |names| ids(names, places);
        Fight {
            attacks: object.attacks.as_deref().and_then(|name| self.target(name, places)),
            defender: self.table.player_id(object.attacked.as_deref()),
            blocked: object.blocked,
            blocks: ids(&object.blocks),
            order: ids(&object.damage_order),
            struck: object.struck,
        }
    }
}

/// The permanents whose effects on its control are older than what gave it to its controller, sorted.
pub(crate) fn gained_over(object: &Object, places: &HashMap<&str, usize>) -> Vec<ObjectId> {
    let mut ids = ids(&object.gained_over, places);
    ids.sort_unstable();
    ids
}

/// What it has to block, sorted.
pub(crate) fn must_block(object: &Object, places: &HashMap<&str, usize>) -> Vec<ObjectId> {
    let mut ids = ids(&object.must_block, places);
    ids.sort_unstable();
    ids
}

fn ids(names: &[String], places: &HashMap<&str, usize>) -> Vec<ObjectId> {
    names.iter().filter_map(|id| places.get(id.as_str())).map(|&at| ObjectId::at(at)).collect()
}
