//! What objects of a board point at: whom they fight, and what they target.

use super::Laying;
use std::sync::Arc;

use hashbrown::HashMap;

use crate::table::changed::{Changed, Ends};
use crate::table::object::{Aim, Fight, Gain};
use language::board::{self, Object, Targets};
use language::effect::Lifetime;
use language::select::{What, Who};
use statements::ids::{CounterId, ObjectId, PlayerId, Target};

impl Laying {
    /// The player or object of a name; a player where both have it.
    fn target(&self, name: &str, places: &HashMap<&str, usize>) -> Option<Target> {
        let player = self.table.player_id(Some(name)).map(Target::Player);
        player.or_else(|| places.get(name).map(|&at| Target::Object(ObjectId::at(at))))
    }

    pub(crate) fn aims(&self, object: &Object, places: &HashMap<&str, usize>) -> Vec<Aim> {
        object.targets.iter().map(|targets| self.aim(targets, places)).collect()
    }

    /// What is targeted with one use of the word.
    pub(crate) fn aim(&self, targets: &Targets, places: &HashMap<&str, usize>) -> Aim {
        let mut at: Vec<Target> =
            targets.chosen.iter().filter_map(|name| self.target(name, places)).collect();
        at.sort_unstable();
        Aim { at, gone: targets.gone, of: Arc::new(targets.of.clone()) }
    }

    /// The earlier effects by which players have gained control of an object.
    pub(crate) fn gained_before(&self, object: &Object, places: &HashMap<&str, usize>) -> Vec<Gain> {
        let gain = |(player, over): &(String, Vec<String>)| {
            Some(Gain { player: self.table.player_id(Some(player))?, over: sorted(over, places) })
        };
        object.gained_before.iter().filter_map(gain).collect()
    }

    /// When something ends of which a board says how long it lasts.
    pub(crate) fn ends(&self, lifetime: &Lifetime) -> Ends {
        match lifetime {
            Lifetime::WhileFunctions | Lifetime::ThisTurn => Ends::Turn,
            Lifetime::ThisCombat => Ends::Combat,
            Lifetime::UntilTurnOf(who) => self.named(who).map_or(Ends::Turn, Ends::TurnOf),
            Lifetime::ThroughUntapOf(who) => self.named(who).map_or(Ends::Turn, Ends::UntapOf),
            Lifetime::AsLongAs { what, by, tapped } => {
                let What::Is(id) = what else { return Ends::Turn };
                let Some(what) = self.table.object_id(Some(id)) else { return Ends::Turn };
                let by = by.as_ref().and_then(|who| self.named(who));
                Ends::AsLongAs { what, by, tapped: *tapped }
            }
            Lifetime::Always => Ends::Never,
        }
    }

    /// The player of this name.
    fn named(&self, who: &Who) -> Option<PlayerId> {
        if let Who::Named(name) = who { self.table.player_id(Some(name)) } else { None }
    }

    /// What effects that have resolved do to an object.
    pub(crate) fn changed(&self, object: &Object, places: &HashMap<&str, usize>) -> Vec<Changed> {
        let changed = |one: &board::Changed| Changed {
            changes: one.changes.as_slice().into(),
            ends: self.ends(&one.until),
            over: sorted(&one.over, places),
        };
        object.changed.iter().map(changed).collect()
    }

    /// Over what counters on an object were put, by kind.
    pub(crate) fn counters_over(
        &mut self,
        object: &Object,
        places: &HashMap<&str, usize>,
    ) -> Vec<(CounterId, Vec<ObjectId>)> {
        let put = object.counters_over.iter().filter(|(_, over)| !over.is_empty());
        let mut all: Vec<_> =
            put.map(|(kind, over)| (self.table.keep_counter(kind), sorted(over, places))).collect();
        all.sort_unstable();
        all.dedup_by_key(|(kind, _)| *kind);
        all
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

/// These objects, sorted.
pub(crate) fn sorted(names: &[String], places: &HashMap<&str, usize>) -> Vec<ObjectId> {
    let mut ids = ids(names, places);
    ids.sort_unstable();
    ids
}

fn ids(names: &[String], places: &HashMap<&str, usize>) -> Vec<ObjectId> {
    names.iter().filter_map(|id| places.get(id.as_str())).map(|&at| ObjectId::at(at)).collect()
}
