//! Who is removed from combat by what an event has made of it, whatever made it so (CR 506.4 (2026-04-17), 306.2
//! (2006-10-01)). Leaving the battlefield and phasing out are told where they happen.

use crate::table::Table;
use crate::table::after_layers::AfterLayers;
use crate::table::defending::defender_of;
use crate::table::state::State;
use crate::table::view::View;
use language::board::CardType;
use language::rule::Switch;
use statements::chronicle::Happened;
use statements::decided::{Decided, Removal};
use statements::ids::{BoardId, ObjectId, PlayerId, Target};

/// The board after an event without what is removed from combat by it; none where nothing is.
pub(crate) fn removed(table: &Table, before: BoardId, now: BoardId) -> Option<State> {
    let (old, new) = (table.board(before), table.board(now));
    if !new.objects.may_fight() {
        return None;
    }
    let now_there = new.all_objects().take(old.objects.len());
    let fighting = now_there.filter(|(id, object)| object.fights() && old.object(*id).fights());
    let fighting: Vec<ObjectId> = fighting.map(|(id, _)| id).collect();
    if fighting.is_empty() {
        return None;
    }
    let combat = Combat { table, old: (old, table.view(before)), new: (new, table.view(now)) };
    let leave: Vec<ObjectId> = fighting.iter().copied().filter(|&id| combat.leaves(id)).collect();
    let in_vain: Vec<(ObjectId, PlayerId)> =
        fighting.iter().filter_map(|&id| Some((id, combat.defender_of_lost(id)?))).collect();
    if leave.is_empty() && in_vain.is_empty() {
        return None;
    }
    let mut state = new.clone();
    for (id, defender) in in_vain {
        state.object_mut(id).fight.defender = Some(defender);
    }
    for id in leave {
        let defender = defender_of(table, old, &table.view(before).seen, id);
        state.object_mut(id).leave_combat(defender);
    }
    Some(state)
}

/// Tells what an event has removed from combat without its leaving the battlefield, and what has nothing left to attack.
pub(crate) fn tell(table: &mut Table, before: BoardId, now: BoardId) {
    if table.log.is_none() {
        return;
    }
    let (old, new) = (table.board(before), table.board(now));
    let combat = Combat { table, old: (old, table.view(before)), new: (new, table.view(now)) };
    let all: Vec<Decided> =
        new.ids().take(old.objects.len()).filter_map(|id| combat.has_become(id)).collect();
    for one in all {
        table.log(|| Happened::Decided(one));
    }
}

/// The board before an event and after it.
struct Combat<'t> {
    table: &'t Table,
    old: (&'t State, &'t View),
    new: (&'t State, &'t View),
}

impl Combat<'_> {
    fn seen(&self, id: ObjectId) -> (&AfterLayers, &AfterLayers) {
        (&self.old.1.seen[id.index()], &self.new.1.seen[id.index()])
    }

    /// A creature whose controller has changed, or that is none any more, or has become a battle.
    fn leaves(&self, id: ObjectId) -> bool {
        let (was, is) = self.seen(id);
        let battles = self.table.on(Switch::Battles);
        let became_battle = battles && is.is.is(CardType::Battle) && !was.is.is(CardType::Battle);
        was.controller != is.controller || !is.is.is(CardType::Creature) || became_battle
    }

    /// What has become of something in combat, if anything has.
    fn has_become(&self, id: ObjectId) -> Option<Decided> {
        let (then, now) = (self.old.0.object(id), self.new.0.object(id));
        let stays = then.since == now.since && self.new.0.is_on_battlefield(id);
        if !stays || !then.fights() {
            return None;
        }
        if now.fights() {
            let in_vain = then.fight.defender.is_none() && now.fight.defender.is_some();
            return in_vain.then_some(Decided::AttacksNothing(id));
        }
        let (was, is) = self.seen(id);
        let why = if now.phased_out.is_some() {
            Removal::PhasedOut
        } else if was.controller != is.controller {
            Removal::Controller
        } else if !is.is.is(CardType::Creature) {
            Removal::NoCreature
        } else if is.is.is(CardType::Battle) && !was.is.is(CardType::Battle) {
            Removal::Battle
        } else {
            Removal::Regenerated
        };
        Some(Decided::RemovedFromCombat { what: id, why })
    }

    /// The defending player of an attacker whose planeswalker or battle is no longer attacked: it attacks nothing then, and
    /// can still be blocked (CR 506.4c, 508.5 (2026-04-17)).
    fn defender_of_lost(&self, id: ObjectId) -> Option<PlayerId> {
        let fight = &self.new.0.object(id).fight;
        let Some(Target::Object(attacked)) = fight.attacked() else {
            return None;
        };
        if !self.old.0.is_permanent(attacked) {
            return None;
        }
        let (was, is) = self.seen(attacked);
        let (then, now) = (self.old.0.object(attacked), self.new.0.object(attacked));
        let battle = was.is.is(CardType::Battle);
        let there = self.new.0.is_permanent(attacked) && then.since == now.since;
        let same = was.controller == is.controller;
        let kind = [CardType::Planeswalker, CardType::Battle].into_iter().any(|kind| is.is.is(kind));
        if there && same && kind {
            return None;
        }
        if battle { then.protector } else { was.controller }
    }
}
