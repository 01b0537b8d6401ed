//! What objects are like once continuous effects have been applied, layer by layer. Within a layer every order is tried, and
//! the one is taken at each step of which the text's words hold.

use super::counters::{keywords, modified};
use super::dates;
use super::env::{Env, Ref};
use super::eyes::{Eyes, anywhere};
use super::force::works;
use super::seen::Seen;
use super::world::World;
use language::board::{Ability, CardType, Change, Characteristics, Continuous, Keyword, Zone};
use language::select::{Condition, What};

/// Every object, after the layers.
pub(super) fn view(world: &World) -> Vec<Seen> {
    let plain: Vec<Seen> = world.things.iter().enumerate().map(|(at, t)| Seen::plain(t, at)).collect();
    let sources = vec![true; plain.len()];
    layered(world, plain, &sources)
}

/// What is applied in one go: copy comes before, in what `is` is at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Control,
    Type,
    Color,
    Ability,
    Set,
    Modify,
    Counters,
    Switch,
}

fn part(change: &Change) -> Part {
    match change {
        Change::Control(_) => Part::Control,
        Change::AddType(_)
        | Change::LoseType(_)
        | Change::SetTypes(_)
        | Change::AddSubtype(_)
        | Change::SetLandTypes(_)
        | Change::SetCreatureTypes(_)
        | Change::AddSupertype(_) => Part::Type,
        Change::SetColors(_) | Change::AddColor(_) => Part::Color,
        Change::AddAbility(_) | Change::LoseAbilities | Change::LoseKeyword(_) => Part::Ability,
        Change::SetPowerToughness(..) | Change::SetPower(_) | Change::SetToughness(_) => Part::Set,
        Change::SwitchPowerToughness => Part::Switch,
        Change::ModifyPowerToughness(..) | Change::Boost(_) | Change::ModifyTimes(..) | Change::Bind(_) => {
            Part::Modify
        }
    }
}

/// CR 613.1, 613.4 (2026-04-17), 613.3 (2018-06-08), 418.5a (2008-02-01).
fn layers(world: &World) -> Vec<Vec<Part>> {
    let at = world.at;
    let mut all = vec![vec![Part::Control], vec![Part::Type]];
    if dates::colors_apart(at) {
        all.extend([vec![Part::Color], vec![Part::Ability]]);
    } else {
        all.push(vec![Part::Color, Part::Ability]);
    }
    all.push(vec![Part::Set]);
    if !dates::colors_apart(at) {
        all.extend([vec![Part::Counters], vec![Part::Modify]]);
    } else if dates::counters_with_the_rest(at) {
        all.push(vec![Part::Counters, Part::Modify]);
    } else {
        all.extend([vec![Part::Modify], vec![Part::Counters]]);
    }
    all.push(vec![Part::Switch]);
    all
}

/// Something that is applied.
#[derive(Clone, Debug)]
struct Active {
    /// The object that it comes from, by place.
    source: usize,
    /// The newer of that and of what gave it, by place: later in the list is newer.
    since: usize,
    does: Does,
    /// Whether it defines characteristics.
    defining: bool,
    /// Whether what it modifies is applied with what sets power and toughness.
    with_setting: bool,
    /// What it affects, once it has started.
    started: Option<Vec<usize>>,
}

#[derive(Clone, Debug)]
enum Does {
    /// The so-manieth of equal abilities.
    Ability(Continuous, usize),
    /// The counters on the object that change power and toughness.
    Counters,
    /// Counters on the object that give a keyword.
    Keyword(Keyword),
}

impl Active {
    /// In which part one of its changes is applied (418.5a (2008-02-01)).
    fn part(&self, change: &Change) -> Part {
        let part = part(change);
        if part == Part::Modify && self.with_setting { Part::Set } else { part }
    }

    fn is_in(&self, layer: &[Part]) -> bool {
        match &self.does {
            Does::Ability(effect, _) => effect.changes.iter().any(|c| layer.contains(&self.part(c))),
            Does::Counters => layer.contains(&Part::Counters),
            Does::Keyword(_) => layer.contains(&Part::Ability),
        }
    }
}

/// What something does as things are: to what, and for each change to whom or by how much.
type Doing = Option<(Vec<usize>, Vec<Much>)>;

#[derive(Clone, PartialEq, Eq, Debug)]
enum Much {
    Player(Option<usize>),
    By(i64),
    AsItSays,
}

/// Applies the continuous effects of the `sources` (by place in the list) to the whole list.
pub(super) fn layered(world: &World, seen: Vec<Seen>, sources: &[bool]) -> Vec<Seen> {
    let mut all = Layered { world, sources, active: Vec::new() };
    let counters = |at: &usize| {
        let counted = seen[*at].zone == Zone::Battlefield || dates::counters_on_cards(world.at);
        counted && !seen[*at].counters.is_empty()
    };
    all.active.extend((0..seen.len()).filter(counters).map(|source| Active {
        source,
        since: source,
        does: Does::Counters,
        defining: false,
        with_setting: false,
        started: Some(vec![source]),
    }));
    for (source, one) in seen.iter().enumerate() {
        all.active.extend(keywords(world, one).map(|keyword| Active {
            source,
            since: source,
            does: Does::Keyword(keyword),
            defining: false,
            with_setting: false,
            started: Some(vec![source]),
        }));
    }
    all.changed(&seen);
    all.find(&seen, None);
    layers(world).iter().fold(seen, |mut seen, layer| {
        if layer[..] == [Part::Set] {
            seen.iter_mut().filter(|one| one.zone == Zone::Battlefield).for_each(sized);
        }
        let left = (0..all.active.len()).filter(|at| all.active[*at].is_in(layer)).collect();
        all.apply(seen, left, layer)
    })
}

struct Layered<'w> {
    world: &'w World,
    sources: &'w [bool],
    active: Vec<Active>,
}

impl Layered<'_> {
    /// What has been changed for a time, as long as it is the same object: newer than all that was there.
    fn changed(&mut self, seen: &[Seen]) {
        for one in &self.world.changed {
            let is_it = |it: &Seen| it.me == Some(Ref::Thing(one.thing));
            let Some(source) = seen.iter().position(is_it) else { continue };
            if self.world.things[one.thing].moved != one.moved {
                continue;
            }
            let effect =
                Continuous { affects: What::This, only_if: Vec::new(), changes: one.changes.clone() };
            // It is no ability of the thing.
            let does = Does::Ability(effect, usize::MAX);
            let started = Some(vec![source]);
            let with_setting = dates::resolved_modify_with_setting(self.world.at);
            self.active.push(Active {
                source,
                since: usize::MAX,
                does,
                defining: false,
                with_setting,
                started,
            });
        }
    }

    /// Applies what is left of a layer in the one order that is right at each step.
    fn apply(&mut self, mut seen: Vec<Seen>, mut left: Vec<usize>, layer: &[Part]) -> Vec<Seen> {
        // Each of these looks at nothing but its own object.
        if left.iter().all(|at| matches!(self.active[*at].does, Does::Counters)) {
            for at in left {
                counted(&mut seen[self.active[at].source]);
            }
            return seen;
        }
        while !left.is_empty() {
            let order = Order::of(self, &seen, &left, layer);
            let right: Vec<usize> = left.iter().copied().filter(|one| order.is_next(*one)).collect();
            assert_eq!(right.len(), 1, "of {left:?} one comes next");
            let next = right[0];
            left.retain(|one| *one != next);
            let before = self.active.len();
            if let Some((objects, _)) = self.doing(&seen, next, layer) {
                seen = self.after(&seen, next, layer);
                self.active[next].started = Some(objects);
                self.find(&seen, Some(next));
            }
            left.extend((before..self.active.len()).filter(|new| self.active[*new].is_in(layer)));
        }
        seen
    }

    /// CR 613.8a (2026-04-17): whether applying the other, after which objects are like this, would change that it is there,
    /// what it affects or what it does.
    fn depends(&self, seen: &[Seen], one: usize, (other, after): (usize, &[Seen]), layer: &[Part]) -> bool {
        let defining = self.active[one].defining || self.active[other].defining;
        if defining && dates::defining_abilities(self.world.at) {
            return false;
        }
        self.doing(seen, one, layer) != self.doing(after, one, layer)
    }

    /// What something does in a layer when objects are like this; none where its ability is not there.
    fn doing(&self, seen: &[Seen], at: usize, layer: &[Part]) -> Doing {
        let active = &self.active[at];
        let Does::Ability(effect, nth) = &active.does else {
            return active.started.clone().map(|o| (o, Vec::new()));
        };
        let ability = Ability::Continuous(effect.clone());
        let same = seen[active.source].is.abilities.iter().filter(|a| **a == ability).count();
        if active.started.is_none() && same <= *nth {
            return None;
        }
        let eyes = Eyes { world: self.world, view: seen };
        let env = side(seen, active.source);
        let is_so = |condition: &Condition| eyes.holds(condition, None, &env);
        if active.started.is_none() && !effect.only_if.iter().all(is_so) {
            return None;
        }
        let much = |change: &Change| match change {
            Change::Control(who) => Much::Player(eyes.first_player(who, &env)),
            Change::Boost(amount)
            | Change::ModifyTimes(_, _, amount)
            | Change::SetPower(amount)
            | Change::SetToughness(amount) => Much::By(eyes.modifier(amount, &env)),
            Change::AddType(_)
            | Change::LoseType(_)
            | Change::SetTypes(_)
            | Change::AddSubtype(_)
            | Change::SetLandTypes(_)
            | Change::SetCreatureTypes(_)
            | Change::AddSupertype(_)
            | Change::SetColors(_)
            | Change::AddColor(_)
            | Change::AddAbility(_)
            | Change::Bind(_)
            | Change::LoseAbilities
            | Change::LoseKeyword(_)
            | Change::SetPowerToughness(..)
            | Change::ModifyPowerToughness(..)
            | Change::SwitchPowerToughness => Much::AsItSays,
        };
        let changes = effect.changes.iter().filter(|change| layer.contains(&active.part(change)));
        let affected = |at: &usize| {
            let there = anywhere(&effect.affects) || seen[*at].zone == Zone::Battlefield;
            there && eyes.is(&effect.affects, &seen[*at], &env)
        };
        let objects = active.started.clone();
        let objects = objects.unwrap_or_else(|| (0..seen.len()).filter(affected).collect());
        Some((objects, changes.map(much).collect()))
    }

    /// What objects are like after it.
    fn after(&self, seen: &[Seen], at: usize, layer: &[Part]) -> Vec<Seen> {
        let mut after = seen.to_vec();
        let Some((objects, much)) = self.doing(seen, at, layer) else { return after };
        for object in objects {
            match &self.active[at].does {
                Does::Counters => counted(&mut after[object]),
                Does::Keyword(keyword) => after[object].is.abilities.push(Ability::Keyword(keyword.clone())),
                Does::Ability(effect, _) => {
                    let changes =
                        effect.changes.iter().filter(|change| layer.contains(&self.active[at].part(change)));
                    for (change, much) in changes.zip(&much) {
                        make(change, much, &mut after[object]);
                    }
                }
            }
        }
        after
    }

    /// The static abilities that are there and not known yet: at the start, or after something that may have given some.
    fn find(&mut self, seen: &[Seen], given_by: Option<usize>) {
        for (at, one) in seen.iter().enumerate().filter(|(at, _)| self.sources[*at]) {
            for (number, ability) in one.is.abilities.iter().enumerate() {
                let Ability::Continuous(effect) = ability else { continue };
                let nth = one.is.abilities[..number].iter().filter(|a| *a == ability).count();
                let known = |active: &Active| {
                    active.source == at
                        && matches!(&active.does, Does::Ability(e, n) if e == effect && *n == nth)
                };
                let defining = given_by.is_none() && defines(self.world, effect);
                if (works(one) || defining) && !self.active.iter().any(known) {
                    let does = Does::Ability(effect.clone(), nth);
                    // CR 613.7a (2026-04-17).
                    let since = given_by.map_or(at, |by| self.active[by].since.max(at));
                    self.active.push(Active {
                        source: at,
                        since,
                        does,
                        defining,
                        with_setting: false,
                        started: None,
                    });
                }
            }
        }
    }
}

/// What is left of a layer: which is older, and which depends on which.
struct Order {
    /// Each with what decides between those that need not wait: what defines characteristics first, then the oldest.
    first: Vec<(usize, (bool, usize, usize))>,
    depends: Vec<(usize, usize)>,
}

impl Order {
    fn of(all: &Layered<'_>, seen: &[Seen], left: &[usize], layer: &[Part]) -> Self {
        let first = |at: &usize| (*at, (!all.active[*at].defining, all.active[*at].since, *at));
        let mut depends = Vec::new();
        for other in left.iter().filter(|_| left.len() > 1) {
            let after = all.after(seen, *other, layer);
            let waiting = left.iter().filter(|one| *one != other);
            let waiting = waiting.filter(|one| all.depends(seen, **one, (*other, &after), layer));
            depends.extend(waiting.map(|one| (*one, *other)));
        }
        Self { first: left.iter().map(first).collect(), depends }
    }

    /// Whether this one is the next: it need not wait, and of those that need not it comes first.
    fn is_next(&self, one: usize) -> bool {
        let mut free: Vec<_> = self.first.iter().filter(|(at, _)| !self.waits(*at)).collect();
        free.sort_by_key(|(_, first)| *first);
        free.first().is_some_and(|(at, _)| *at == one)
    }

    /// CR 613.8b (2026-04-17): it waits for what it depends on, unless that waits for it in turn.
    fn waits(&self, one: usize) -> bool {
        self.depends.iter().any(|(waiting, other)| *waiting == one && !self.reaches(*other, one))
    }

    fn reaches(&self, from: usize, to: usize) -> bool {
        let mut met = vec![from];
        while let Some((_, new)) =
            self.depends.iter().find(|(waiting, new)| met.contains(waiting) && !met.contains(new))
        {
            met.push(*new);
        }
        met.contains(&to)
    }
}

/// CR 604.3a (2026-04-17), 405.2 (2006-10-01).
fn defines(world: &World, effect: &Continuous) -> bool {
    let own = dates::defining_abilities(world.at);
    let fits = |change: &Change| match part(change) {
        Part::Type => !own || matches!(change, Change::AddSubtype(_) | Change::SetCreatureTypes(_)),
        Part::Color | Part::Set => true,
        Part::Control | Part::Ability | Part::Modify | Part::Counters | Part::Switch => false,
    };
    effect.affects == What::This && (effect.only_if.is_empty() || !own) && effect.changes.iter().all(fits)
}

/// From whose side the abilities of an object are read.
fn side(seen: &[Seen], source: usize) -> Env {
    Env { this: seen[source].me, ..Env::of(seen[source].holder()) }
}

/// The land types, the basic ones first (CR 205.3i (2026-04-17)).
const LAND_TYPES: [&str; 17] = [
    "Plains",
    "Island",
    "Swamp",
    "Mountain",
    "Forest",
    "Cave",
    "Desert",
    "Gate",
    "Lair",
    "Locus",
    "Mine",
    "Planet",
    "Power-Plant",
    "Sphere",
    "Tower",
    "Town",
    "Urza's",
];

/// CR 305.7 (2026-04-17).
fn set_land_types(is: &mut Characteristics, names: &[String]) {
    if !is.types.contains(&CardType::Land) {
        return;
    }
    is.subtypes.retain(|name| !LAND_TYPES.contains(&&name[..]));
    for name in names {
        add(&mut is.subtypes, name.clone());
    }
    if names.iter().any(|name| LAND_TYPES[..5].contains(&&name[..])) {
        is.abilities.clear();
    }
}

/// CR 205.3m (2026-04-17): a subtype that is in no other list is a creature type.
fn is_of_creatures(name: &str, on: &[CardType]) -> bool {
    language::board::subtypes::types_with(name, on).contains(&CardType::Creature)
}

fn make(change: &Change, much: &Much, one: &mut Seen) {
    if let (Change::Control(_), Much::Player(Some(player))) = (change, much) {
        one.controller = *player;
    }
    if let Much::By(by) = much {
        by_much(change, *by, one);
    }
    let is = &mut one.is;
    match change {
        Change::Control(_)
        | Change::Boost(_)
        | Change::ModifyTimes(..)
        | Change::SetPower(_)
        | Change::SetToughness(_) => {}
        Change::SetCreatureTypes(names) => {
            if is.types.contains(&CardType::Creature) {
                is.subtypes.retain(|name| !is_of_creatures(name, &is.types));
                for name in names {
                    add(&mut is.subtypes, name.clone());
                }
            }
        }
        Change::LoseKeyword(name) => {
            let lost =
                |ability: &Ability| matches!(ability, Ability::Keyword(one) if one.of() == Some(*name));
            is.abilities.retain(|ability| !lost(ability));
        }
        Change::AddType(kind) => add(&mut is.types, *kind),
        Change::LoseType(kind) => {
            let before = is.types.clone();
            is.types.retain(|known| known != kind);
            let types = is.types.clone();
            is.subtypes.retain(|name| {
                let of = language::board::subtypes::types_with(name, &before);
                of.iter().any(|kind| types.contains(kind))
            });
        }
        Change::SetTypes(kinds) => is.types.clone_from(kinds),
        Change::AddSubtype(name) => add(&mut is.subtypes, name.clone()),
        Change::SetLandTypes(names) => set_land_types(is, names),
        Change::AddSupertype(kind) => add(&mut is.supertypes, *kind),
        Change::SetColors(colors) => is.colors.clone_from(colors),
        Change::AddColor(color) => add(&mut is.colors, *color),
        Change::AddAbility(ability) | Change::Bind(ability) => is.abilities.push((**ability).clone()),
        Change::LoseAbilities => is.abilities.clear(),
        Change::SetPowerToughness(power, toughness) => {
            if is.types.contains(&CardType::Creature) || is.power.is_some() {
                (is.power, is.toughness) = (Some(*power), Some(*toughness));
            }
        }
        Change::ModifyPowerToughness(power, toughness) => more(one, *power, *toughness),
        Change::SwitchPowerToughness => (is.power, is.toughness) = (is.toughness, is.power),
    }
}

/// A change of a number that is worked out.
fn by_much(change: &Change, by: i64, one: &mut Seen) {
    let can = one.is.types.contains(&CardType::Creature) || one.is.power.is_some();
    if let Change::Boost(_) = change {
        more(one, by, by);
    } else if let Change::ModifyTimes(power, toughness, _) = change {
        more(one, power * by, toughness * by);
    } else if let (Change::SetPower(_), true) = (change, can) {
        one.is.power = Some(by);
    } else if let (Change::SetToughness(_), true) = (change, can) {
        one.is.toughness = Some(by);
    }
}

fn add<T: PartialEq>(list: &mut Vec<T>, item: T) {
    if !list.contains(&item) {
        list.push(item);
    }
}

/// CR 208.3, 208.5 (2026-04-17): of permanents, creatures have power and toughness, 0 where nothing says how much.
fn sized(one: &mut Seen) {
    let creature = one.is.types.contains(&CardType::Creature);
    let number = |printed: Option<i64>| creature.then(|| printed.unwrap_or(0));
    (one.is.power, one.is.toughness) = (number(one.is.power), number(one.is.toughness));
}

fn more(one: &mut Seen, power: i64, toughness: i64) {
    one.is.power = one.is.power.map(|p| p.saturating_add(power));
    one.is.toughness = one.is.toughness.map(|t| t.saturating_add(toughness));
}

/// CR 122.1a (2026-04-17).
fn counted(one: &mut Seen) {
    let (mut power, mut toughness) = (0_i64, 0_i64);
    for (kind, many) in &one.counters {
        let (by_power, by_toughness) = modified(kind);
        let many = i64::try_from(*many).unwrap_or(i64::MAX);
        power = power.saturating_add(by_power.saturating_mul(many));
        toughness = toughness.saturating_add(by_toughness.saturating_mul(many));
    }
    more(one, power, toughness);
}
