//! Who assigns combat damage in a combat damage step, and to whom.

use crate::keyword::{banding, double_strike, first_strike, trample};
use crate::table::defending::defender_of;
use crate::table::scene::Scene;
use crate::table::state::State;
use language::board::{Ability, CardType};
use language::rule::Switch;
use statements::decided::AssignsNone;
use statements::ids::{ObjectId, PlayerId, Target};

/// Which of the combat damage steps of a combat it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum DamageStep {
    /// The only one.
    Only,
    /// The first of two.
    First,
    /// The second of two.
    Second,
}

/// A creature in combat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fighter {
    pub(crate) id: ObjectId,
    /// How much it assigns.
    pub(crate) power: u64,
    /// The creatures that it fights and that are still there, in the announced order as far as there is one.
    pub(crate) fights: Vec<ObjectId>,
    /// Whether an order was announced.
    pub(crate) ordered: bool,
    /// Whom or what it may assign damage to besides: what it attacks, when it is unblocked or has trample.
    pub(crate) beyond: Option<Target>,
    /// Who controls the planeswalker that it attacks, with trample over planeswalkers: what is more than lethal damage to
    /// that may go there (CR 702.19c (2022-04-29)).
    pub(crate) over: Option<Target>,
    /// Who says how its damage is divided.
    pub(crate) divider: PlayerId,
    /// Whether it is divided freely among what it fights, in whatever order that is (CR 702.22j, 702.22k (2026-04-17)).
    pub(crate) freely: bool,
    /// Why it assigns none in this step; none when it does.
    pub(crate) rests: Option<&'static str>,
    /// Whether it assigns none because of which step it is.
    pub(crate) rests_by_step: bool,
    /// Why it would assign none in any step.
    pub(crate) idle: Option<AssignsNone>,
}

impl Fighter {
    /// Whether it assigns damage in this step.
    pub(crate) fn assigns(&self) -> bool {
        self.rests.is_none()
    }

    /// Everybody and everything that it may assign damage to.
    pub(crate) fn recipients(&self) -> Vec<Target> {
        let fought = self.fights.iter().copied().map(Target::Object);
        fought.chain(self.beyond).chain(self.over).collect()
    }
}

/// The creatures in a combat that the board tells of, and which step it is.
pub(crate) fn fighters(scene: Scene<'_>) -> (DamageStep, Vec<Fighter>) {
    let Scene { state, view, .. } = scene;
    let fights = |id: &ObjectId| is_fighting(scene, *id) && is_told(state, *id);
    let ids: Vec<ObjectId> = state.ids().filter(fights).collect();
    let quick = |id: ObjectId| {
        let is = &view.seen[id.index()].is;
        first_strike::has(is) || double_strike::has(is)
    };
    let step = if state.second_damage {
        DamageStep::Second
    } else if ids.iter().any(|&id| quick(id)) {
        DamageStep::First
    } else {
        DamageStep::Only
    };
    let all = ids.iter().map(|&id| {
        let double = double_strike::has(&view.seen[id.index()].is);
        let rests = match step {
            DamageStep::Only => None,
            DamageStep::First => (!quick(id)).then_some("it has neither first strike nor double strike"),
            DamageStep::Second => {
                let struck = state.object(id).fight.struck && !double;
                struck.then_some("the first combat damage step was its own, and it has no double strike")
            }
        };
        fighter(scene, id, rests)
    });
    (step, all.collect())
}

/// The creatures that attack or block, and of which the board does not say whom. What attacked something that is gone is none
/// of them, unless something blocks it.
pub(crate) fn untold(scene: Scene<'_>) -> impl Iterator<Item = ObjectId> {
    let state = scene.state;
    let is_over = move |id: ObjectId| {
        let blocks_it = |other: ObjectId| state.object(other).fight.blocks.contains(&id);
        state.object(id).fight.defender.is_some() && !state.ids().any(blocks_it)
    };
    let untold = move |id: &ObjectId| is_fighting(scene, *id) && !is_told(state, *id) && !is_over(*id);
    state.ids().filter(untold)
}

/// Whether the board says whom it attacks, or what it blocks.
fn is_told(state: &State, id: ObjectId) -> bool {
    let fight = &state.object(id).fight;
    fight.attacks.is_some() || !fight.blocks.is_empty()
}

/// Whether it is a creature that attacks or blocks.
fn is_fighting(Scene { state, view, .. }: Scene<'_>, id: ObjectId) -> bool {
    let object = state.object(id);
    let creature = view.seen[id.index()].is.is(CardType::Creature);
    state.is_permanent(id) && creature && object.fights()
}

/// A creature in combat; `rests` is why it assigns no damage in this step, as far as the step says.
fn fighter(scene: Scene<'_>, id: ObjectId, rests: Option<&'static str>) -> Fighter {
    let Scene { table, state, view } = scene;
    let (object, is) = (state.object(id), &view.seen[id.index()].is);
    let mut fights: Vec<ObjectId> = if object.fight.attacks.is_some() {
        state.ids().filter(|&other| state.object(other).fight.blocks.contains(&id)).collect()
    } else {
        object.fight.blocks.clone()
    };
    fights.retain(|&other| is_fighting(scene, other));
    let place = |other: &ObjectId| object.fight.order.iter().position(|known| known == other);
    let ordered = !object.fight.order.is_empty() && table.on(Switch::DamageAssignmentOrder);
    if ordered {
        fights.sort_by_key(|other| place(other).unwrap_or(usize::MAX));
    }
    let passes = !object.fight.blocked || trample::has(is);
    let attacked = object.fight.attacked();
    let beyond = attacked.filter(|&target| is_attackable(scene, target));
    let beyond = beyond.or(in_place_of_walker(scene, id)).filter(|_| passes);
    let over = beyond.filter(|_| trample::over_planeswalkers(is)).and_then(|to| controller(scene, to));
    let banded = fights.iter().find(|other| banding::has(&view.seen[other.index()].is));
    let divider = banded.map_or(holder(scene, id), |&other| {
        let defends = defender_of(table, state, &view.seen, id);
        if object.attacking { defends.unwrap_or(holder(scene, other)) } else { holder(scene, other) }
    });
    // Which of the two it assigns (CR 510.1a (2026-04-17)).
    let by_toughness = is.abilities.contains(&Ability::AssignsToughness);
    let size = if by_toughness { is.toughness } else { is.power };
    let power = size.and_then(|size| u64::try_from(size).ok()).unwrap_or(0);
    let nobody = fights.is_empty() && beyond.is_none();
    let rests_by_step = rests.is_some();
    let rests = rests
        .or((power == 0).then_some(if by_toughness {
            "its toughness is not above 0"
        } else {
            "its power is not above 0"
        }))
        .or(nobody.then_some("nothing that it could deal damage to is left"));
    let idle = match () {
        () if rests_by_step => None,
        () if power == 0 => Some(AssignsNone::NoPower),
        () if !nobody => None,
        () if object.fight.attacks.is_none() => Some(AssignsNone::NothingBlocked),
        () if object.fight.blocked => Some(AssignsNone::NoBlocker),
        () => Some(match attacked {
            Some(Target::Player(player)) => AssignsNone::HasLeft(player),
            Some(Target::Object(_)) | None => AssignsNone::NothingAttacked,
        }),
    };
    let freely = banded.is_some();
    Fighter { id, power, fights, ordered, beyond, over, divider, freely, rests, rests_by_step, idle }
}

fn holder(Scene { state, view, .. }: Scene<'_>, id: ObjectId) -> PlayerId {
    view.seen[id.index()].controller.unwrap_or(state.object(id).owner)
}

/// The player whom an attacker with trample over planeswalkers deals damage to if the planeswalker that it attacked has been
/// removed from combat (CR 702.19e (2022-04-29)).
fn in_place_of_walker(scene: Scene<'_>, id: ObjectId) -> Option<Target> {
    let Scene { state, view, .. } = scene;
    let object = state.object(id);
    let Some(Target::Object(attacked)) = object.fight.attacks else { return None };
    let is_walker = !view.seen[attacked.index()].is.is(CardType::Battle);
    let tramples = trample::over_planeswalkers(&view.seen[id.index()].is);
    let defender = object.fight.defender.filter(|_| is_walker && tramples).map(Target::Player);
    defender.filter(|&target| is_attackable(scene, target))
}

/// Who controls an attacked planeswalker; nobody where a player or battle is attacked.
fn controller(scene: Scene<'_>, attacked: Target) -> Option<Target> {
    let Target::Object(id) = attacked else { return None };
    let seen = &scene.view.seen[id.index()];
    let player = seen.controller.filter(|_| seen.is.is(CardType::Planeswalker)).map(Target::Player);
    player.filter(|&target| is_attackable(scene, target))
}

/// Whether what is attacked is still there to be dealt damage.
fn is_attackable(Scene { table, state, view }: Scene<'_>, target: Target) -> bool {
    let id = match target {
        // To a player who has left nothing is assigned (CR 800.4e (2026-04-17), 800.4d (2009-07-11)).
        Target::Player(player) => return !state.player(player).left,
        Target::Object(id) => id,
    };
    let is = &view.seen[id.index()].is;
    let walker = is.is(CardType::Planeswalker) && table.on(Switch::Planeswalkers);
    state.is_permanent(id) && (walker || is.is(CardType::Battle) && table.on(Switch::Battles))
}
