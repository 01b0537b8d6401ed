//! The board at a moment, for whoever draws it.

use petgraph::graph::NodeIndex;

use super::Ruling;
use crate::pending::situation::Situation;
use crate::table::Table;
use crate::table::after_layers::AfterLayers;
use crate::table::object::ObjectState;
use crate::table::state::{PlayerState, State};
use language::board::Zone;
use language::effect::Limit;
use statements::ids::{AbilityId, EffectId, ObjectId, PlayerId, Target};
use statements::position::{EffectThen, Fights, ObjectThen, OnStack, PlayerThen, Position};

impl Ruling {
    /// The board as it stands at a moment; without one, before anything has happened. In a ruling that splits into lanes, what
    /// happens in the other lanes is not on it. Takes about as long as copying the board.
    pub fn position(&self, at: Option<NodeIndex>) -> Position {
        let situation = at.map_or(self.start(), |at| self.situation(at));
        let (table, state) = (self.table(), self.table().board(situation.board));
        let view = table.view(situation.board);
        let objects = state.all_objects().filter(|(_, object)| object.count > 0);
        let objects = objects.map(|(id, object)| self::object(id, object, &view.seen[id.index()]));
        Position {
            players: (0..state.players.len()).map(|place| player(state, PlayerId::at(place))).collect(),
            active: state.active,
            step: state.step,
            objects: objects.collect(),
            stack: stack(table, state),
            effects: state.floating.iter().filter_map(|&id| effect(table, situation, id)).collect(),
        }
    }
}

fn player(state: &State, id: PlayerId) -> PlayerThen {
    let PlayerState { life, counters, standing, .. } = state.player(id);
    PlayerThen {
        life: *life,
        counters: counters.clone(),
        library: state.unlisted(id, Zone::Library),
        hand: state.unlisted(id, Zone::Hand),
        graveyard: state.unlisted(id, Zone::Graveyard),
        exile: state.unlisted(id, Zone::Exile),
        standing: *standing,
    }
}

fn object(id: ObjectId, object: &ObjectState, seen: &AfterLayers) -> ObjectThen {
    let fights = match (object.attacking, object.blocking) {
        (true, _) => Fights::Attacks,
        (false, true) => Fights::Blocks,
        (false, false) => Fights::No,
    };
    ObjectThen {
        id,
        owner: object.owner,
        holder: seen.controller.unwrap_or(object.owner),
        zone: object.zone,
        kind: object.kind,
        is: seen.is.clone(),
        count: object.count,
        tapped: object.tapped,
        face_down: object.face_down.is_some(),
        phased_out: object.phased_out.is_some(),
        damage: object.damage,
        counters: object.counters.clone(),
        attached_to: object.attached_to.map(Target::Object).or(object.on_player.map(Target::Player)),
        fights,
        attacks: object.fight.attacked(),
        blocks: object.fight.blocks.clone(),
        targets: targets(object.aims.iter().flat_map(|aim| &aim.at)),
    }
}

fn targets<'t>(all: impl Iterator<Item = &'t Target>) -> Vec<Target> {
    let mut each: Vec<Target> = all.copied().collect();
    each.sort_unstable();
    each.dedup();
    each
}

/// What lies on the stack: an ability lies over the spells that have come there before it.
fn stack(table: &Table, state: &State) -> Vec<OnStack> {
    let lies = |(_, object): &(ObjectId, &ObjectState)| object.zone == Zone::Stack && object.exists();
    let objects = state.all_objects().filter(lies);
    let objects = objects.map(|(id, object)| ((object.since + 1, 0), OnStack::Object(id)));
    let rows = state.stack.rows().iter().zip(state.stack.over()).zip(1_u32..);
    let rows = rows.map(|((&(id, times), &over), place)| ((over, place), ability(table, id, times)));
    let mut all: Vec<((u32, u32), OnStack)> = objects.chain(rows).collect();
    all.sort_by_key(|(place, _)| *place);
    all.into_iter().map(|(_, one)| one).collect()
}

fn ability(table: &Table, id: AbilityId, times: u64) -> OnStack {
    let env = table.ability_env(id);
    let targets = targets(env.targets.iter().flat_map(|aimed| &aimed.aim.at));
    OnStack::Ability { ability: id, times, source: env.about.this, controller: env.about.you, targets }
}

/// An effect with what is left of it. None where that is nothing, and nothing comes back.
fn effect(table: &Table, situation: &Situation, id: EffectId) -> Option<EffectThen> {
    let entry = table.effect(id);
    let left = entry.limit.map(|limit| situation.left(id, limit));
    let is_renewed = matches!(entry.body.limit, Some(Limit::Each(..)));
    let is_over = left == Some(0) && !is_renewed;
    (!is_over).then_some(EffectThen { effect: id, controller: entry.env.about.you, left })
}
