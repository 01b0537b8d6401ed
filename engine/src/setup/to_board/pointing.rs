//! What objects point at, as a board says it: whom they fight, what they have to block, what they target.

use super::Raising;
use crate::table::changed::Changed;
use crate::table::object::{Aim, Gain, ObjectState};
use language::board::{self, Counter, Object, Targets};
use language::event::FaceDown;
use statements::ids::{CounterId, ObjectId};

impl Raising<'_> {
    /// An object of which nothing else is told.
    pub(crate) fn pointing(&self, id: ObjectId, state: &ObjectState) -> Object {
        Object {
            attacking: state.attacking,
            blocking: state.blocking,
            targets: self.targets(state),
            attacked: state.fight.defender.map(|player| self.table.player_name(player).to_owned()),
            warded: state.face_down == Some(FaceDown::Warded),
            attacks: state.fight.attacks.map(|to| self.target(to)),
            blocks: self.all(&self.blocked(state)),
            must_block: self.all(&self.attackers(&state.must_block)),
            gained_over: self.all(&state.gained_over),
            counters_over: state
                .counters_over
                .iter()
                .map(|(kind, over)| self.put_over(*kind, over))
                .collect(),
            gained_before: state.gained_before.iter().map(|gain| self.gain(gain)).collect(),
            blocked: state.fight.blocked,
            damage_order: self.all(&self.fought(id, state)),
            struck: state.fight.struck,
            ..Object::default()
        }
    }

    /// What an effect that has resolved does to an object.
    pub(crate) fn changed(&self, changed: &Changed) -> board::Changed {
        board::Changed {
            changes: changed.changes.to_vec(),
            until: self.table.lifetime(changed.ends),
            over: self.all(&changed.over),
        }
    }

    fn gain(&self, gain: &Gain) -> (String, Vec<String>) {
        (self.table.player_name(gain.player).to_owned(), self.all(&gain.over))
    }

    fn put_over(&self, kind: CounterId, over: &[ObjectId]) -> (Counter, Vec<String>) {
        (self.table.counters.get(kind.index()).clone(), self.all(over))
    }

    fn targets(&self, state: &ObjectState) -> Vec<Targets> {
        state.aims.iter().map(|aim| self.aimed_at(aim)).collect()
    }

    /// What is targeted with one use of the word.
    pub(crate) fn aimed_at(&self, aim: &Aim) -> Targets {
        Targets {
            chosen: aim.at.iter().map(|&target| self.target(target)).collect(),
            gone: aim.gone,
            of: (*aim.of).clone(),
        }
    }

    /// The attackers that a creature blocks, as long as they are there.
    fn blocked(&self, object: &ObjectState) -> Vec<ObjectId> {
        self.attackers(&object.fight.blocks)
    }

    /// What a creature fights in the order that was announced, as long as it is there.
    fn fought(&self, id: ObjectId, object: &ObjectState) -> Vec<ObjectId> {
        let blocked = self.blocked(object);
        let blocks_it = |other: ObjectId| {
            self.state.is_permanent(other) && self.state.object(other).fight.blocks.contains(&id)
        };
        let fights = |other: &ObjectId| blocked.contains(other) || blocks_it(*other);
        object.fight.order.iter().copied().filter(fights).collect()
    }

    fn attackers(&self, ids: &[ObjectId]) -> Vec<ObjectId> {
        let attacks = |id: &ObjectId| self.state.is_permanent(*id) && self.state.object(*id).attacking;
        ids.iter().copied().filter(attacks).collect()
    }
}
