//! From what the objects of a board say of the combat to ids.

use hashbrown::HashMap;

use super::{Fight, Table};
use crate::board::Object;
use crate::ids::{ObjectId, Target};

impl Table {
    /// Whom an object fights.
    pub(super) fn fight(&self, object: &Object, places: &HashMap<&str, usize>) -> Fight {
        let ids = |names| ids(names, places);
        let attacked = |name: &str| {
            let player = self.player_id(Some(name)).map(Target::Player);
            player.or_else(|| places.get(name).map(|&at| Target::Object(ObjectId::at(at))))
        };
        Fight {
            attacks: object.attacks.as_deref().and_then(attacked),
            blocked: object.blocked,
            blocks: ids(&object.blocks),
            order: ids(&object.damage_order),
            struck: object.struck,
        }
    }
}

/// What it has to block, sorted.
pub(super) fn must_block(object: &Object, places: &HashMap<&str, usize>) -> Vec<ObjectId> {
    let mut ids = ids(&object.must_block, places);
    ids.sort_unstable();
    ids
}

fn ids(names: &[String], places: &HashMap<&str, usize>) -> Vec<ObjectId> {
    names.iter().filter_map(|id| places.get(id.as_str())).map(|&at| ObjectId::at(at)).collect()
}
