//! A board as it stands at a moment, for whoever draws it: who has what where, and what each thing is then.

use std::sync::Arc;

use language::board::{Characteristics, ObjectKind, Standing, Step, Zone};

use crate::ids::{AbilityId, CounterId, EffectId, ObjectId, PlayerId, Target};

/// A board as it stands at a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// The players, in turn order.
    pub players: Vec<PlayerThen>,
    /// Whose turn it is.
    pub active: PlayerId,
    /// The step or phase that has begun.
    pub step: Step,
    /// The objects that there are, those that are phased out included, in the order in which they were met.
    pub objects: Vec<ObjectThen>,
    /// What lies on the stack, bottom first.
    pub stack: Vec<OnStack>,
    /// Effects in force that have left their source, in the order in which they came; none that is used up for good.
    pub effects: Vec<EffectThen>,
}

/// A player at a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerThen {
    /// The life total.
    pub life: i64,
    /// Counters on the player, poison included: kind and number.
    pub counters: Vec<(CounterId, u64)>,
    /// Cards in the library that are no objects of the position.
    pub library: u64,
    /// The same in hand.
    pub hand: u64,
    /// The same in the graveyard.
    pub graveyard: u64,
    /// The same in exile.
    pub exile: u64,
    /// How the game stands for the player.
    pub standing: Standing,
}

/// An object at a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ObjectThen {
    /// Which object it is.
    pub id: ObjectId,
    /// Who owns it.
    pub owner: PlayerId,
    /// Who controls it, after the layers; its owner where nobody does.
    pub holder: PlayerId,
    /// Where it is.
    pub zone: Zone,
    /// What sort of object it is.
    pub kind: ObjectKind,
    /// What it is, after the layers.
    pub is: Arc<Characteristics>,
    /// How many like objects it stands for.
    pub count: u64,
    /// Whether it is tapped.
    pub tapped: bool,
    /// Whether it is face down.
    pub face_down: bool,
    /// Whether it is phased out.
    pub phased_out: bool,
    /// Damage marked on it.
    pub damage: u64,
    /// Counters on it: kind and number.
    pub counters: Vec<(CounterId, u64)>,
    /// What it is attached to.
    pub attached_to: Option<Target>,
    /// Whether it attacks, or blocks.
    pub fights: Fights,
    /// Whom or what it attacks, where that is known.
    pub attacks: Option<Target>,
    /// The attackers that it blocks.
    pub blocks: Vec<ObjectId>,
    /// What it targets, each once.
    pub targets: Vec<Target>,
}

/// What a creature does in combat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fights {
    /// It attacks.
    Attacks,
    /// It blocks.
    Blocks,
    /// Neither.
    No,
}

/// Something that lies on the stack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OnStack {
    /// A spell, or an ability that the board lists as an object.
    Object(ObjectId),
    /// A triggered ability.
    Ability {
        /// The ability, with what its words refer to.
        ability: AbilityId,
        /// How many like ones lie there in a row.
        times: u64,
        /// Its source, where it has one.
        source: Option<ObjectId>,
        /// Who controls it.
        controller: PlayerId,
        /// What it targets, each once.
        targets: Vec<Target>,
    },
}

/// An effect that has left its source, at a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EffectThen {
    /// Which effect it is.
    pub effect: EffectId,
    /// Who controls it.
    pub controller: PlayerId,
    /// What is left of it; it has no limit when absent.
    pub left: Option<u64>,
}
