//! Where the abilities of an object function (CR 113.6 (2026-04-17), 402.8 (2006-10-01)): where they say so; else on the
//! battlefield, of an instant or a sorcery on the stack, of what lies face up in the command zone there, and with the
//! exceptions that follow from what an ability is about.

use super::Table;
use super::object::ObjectState;
use super::own_effects::{enters_itself, names_this};
use language::board::{
    Ability, CardType, Change, Characteristics, Continuous, ObjectKind, Restriction, Zone,
};
use language::effect::{Effect, EventPattern, Zones};
use language::event::{Deed, Event};
use language::rule::Switch;
use language::select::{Condition, What};
use language::walk::Node;

/// What of an object says where its abilities function.
#[derive(Clone, Copy)]
pub(crate) struct Holder {
    zone: Zone,
    /// Whether abilities that say nothing else function in its zone.
    usually: bool,
}

/// In which zones an ability functions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Functions {
    /// Where abilities of such an object usually do.
    Usually,
    /// In this zone only.
    In(Zone),
    /// In all zones.
    Everywhere,
}

impl Holder {
    /// An object of a board, which is this there.
    pub(crate) fn new(object: &ObjectState, is: &Characteristics) -> Self {
        Self::of(object.zone, object.kind, is, object.face_down.is_some())
    }

    /// An object in a zone.
    pub(crate) fn of(zone: Zone, kind: ObjectKind, is: &Characteristics, face_down: bool) -> Self {
        let usually = match zone {
            Zone::Battlefield => true,
            Zone::Stack => is.is(CardType::Instant) || is.is(CardType::Sorcery),
            Zone::Command => !face_down && is_at_home_in_command(kind, is),
            Zone::Graveyard | Zone::Hand | Zone::Library | Zone::Exile | Zone::Outside => false,
        };
        Self { zone, usually }
    }

    /// Whether an ability that the object has of itself functions where it is.
    pub(crate) fn has_functioning(self, table: &Table, ability: &Ability) -> bool {
        let stated = ability.stated_zones().is_some();
        let defines = |continuous| !stated && defines_everywhere(table, continuous);
        ability.continuous().is_some_and(defines) || self.has_granted(ability)
    }

    /// Whether an ability that something gave the object functions where it is: that one defines no characteristics
    /// (CR 604.3a (2026-04-17)).
    pub(crate) fn has_granted(self, ability: &Ability) -> bool {
        match ability.stated_zones() {
            Some(zones) => zones.contains(&self.zone),
            None => self.is_in(where_of(ability.itself())),
        }
    }

    /// Whether an effect of one of its abilities is in force where the object is. What looks at its own entering is found by
    /// whoever asks for that.
    pub(crate) fn has_in_force(self, effect: &Effect) -> bool {
        if enters_itself(effect) {
            return false;
        }
        if !effect.functions_in.is_empty() {
            return effect.functions_in.contains(&self.zone);
        }
        self.is_in(of_effect(effect))
    }

    fn is_in(self, functions: Functions) -> bool {
        match functions {
            Functions::Usually => self.usually,
            Functions::In(zone) => self.zone == zone,
            Functions::Everywhere => true,
        }
    }
}

/// Whether abilities of such an object function in the command zone: of emblems, planes, phenomena, schemes and dungeons
/// (CR 113.6p, 309.4c, 901.7, 904.8 (2026-04-17)).
///
/// Judgement: so at every date. Before the first text that knows such an object, no text says anything of it.
pub(crate) fn is_at_home_in_command(kind: ObjectKind, is: &Characteristics) -> bool {
    let types = [CardType::Plane, CardType::Phenomenon, CardType::Scheme, CardType::Dungeon];
    kind == ObjectKind::Emblem || types.into_iter().any(|kind| is.is(kind))
}

/// Whether it is a plane, phenomenon or scheme card in the command zone, which it does not leave (CR 400.4b (2026-04-17)).
pub(crate) fn is_kept_in_command(table: &Table, object: &ObjectState) -> bool {
    let card = table.print(object.print);
    let is_kept = [CardType::Plane, CardType::Phenomenon, CardType::Scheme].into_iter().any(|of| card.is(of));
    object.zone == Zone::Command && object.kind == ObjectKind::Card && is_kept
}

/// Whether a continuous effect of an object's own defines characteristics of it: colours, subtypes, power and toughness
/// (CR 604.3a (2026-04-17)); until 2008-02-01 types and supertypes, too (405.2 (2006-10-01)).
pub(super) fn defines_characteristics(table: &Table, continuous: &Continuous) -> bool {
    let defines = |change: &Change| match change {
        Change::AddSubtype(_)
        | Change::SetCreatureTypes(_)
        | Change::SetColors(_)
        | Change::AddColor(_)
        | Change::SetPowerToughness(..)
        | Change::SetPower(_)
        | Change::SetToughness(_) => true,
        Change::AddType(_) | Change::LoseType(_) | Change::SetTypes(_) | Change::AddSupertype(_) => {
            !table.on(Switch::DefiningAbilities)
        }
        Change::Control(_)
        | Change::SetLandTypes(_)
        | Change::AddAbility(_)
        | Change::Bind(_)
        | Change::LoseAbilities
        | Change::ModifyPowerToughness(..)
        | Change::SwitchPowerToughness
        | Change::LoseKeyword(_)
        | Change::Boost(_)
        | Change::ModifyTimes(..) => false,
    };
    // What it does only under a condition defines nothing (CR 604.3a (2009-07-11), 405.2a (2008-02-01)); before, no text said so.
    let is_unconditional = continuous.only_if.is_empty() || !table.on(Switch::DefiningAbilities);
    continuous.affects == What::This && is_unconditional && continuous.changes.iter().all(defines)
}

/// Whether it functions in all zones for that; until 2008-02-01 not where it sets power and toughness
/// (402.8a, 405.2a (2006-10-01)).
fn defines_everywhere(table: &Table, continuous: &Continuous) -> bool {
    let sets_power = continuous.changes.iter().any(Change::sets_power_or_toughness);
    let bound = !table.on(Switch::DefiningAbilities) && sets_power;
    defines_characteristics(table, continuous) && !bound
}

/// Where an ability functions that does not say it.
fn where_of(ability: &Ability) -> Functions {
    match ability {
        Ability::Effect(effect) => of_effect(effect),
        Ability::Restriction(Restriction::Cant(pattern)) => of_restriction(&pattern.event),
        Ability::Triggered { when, does, .. } => {
            let said =
                said_in(&when.only_if).or_else(|| left_by(&when.event, does.iter().map(Node::Instruction)));
            said.map_or_else(|| of_trigger(&when.event), Functions::In)
        }
        Ability::StateTriggered { when, .. } => said_in(when).map_or(Functions::Usually, Functions::In),
        Ability::Restriction(_)
        | Ability::Continuous(_)
        | Ability::Requirement(_)
        | Ability::Spell { .. }
        | Ability::Activated { .. }
        | Ability::BlocksMore(_)
        | Ability::AttacksDespiteDefender
        | Ability::AssignsToughness
        | Ability::Unread(_)
        | Ability::AsLongAs { .. }
        | Ability::FunctionsIn { .. } => Functions::Usually,
        // Where a keyword functions its rule says; of the others nobody asks.
        Ability::Keyword(_) | Ability::Instructions(_) | Ability::Opaque(_) => Functions::Everywhere,
    }
}

/// Where what an effect looks at can happen to its own object: what is discarded is in a hand, what is countered on the
/// stack. An effect on its own object's move functions where that is, as CR 603.6, 614.12 (2026-04-17) have it of triggered
/// abilities and of entering.
fn of_effect(effect: &Effect) -> Functions {
    match own(&effect.when.event) {
        Some(Own::Moves(_) | Own::Cast) => Functions::Everywhere,
        Some(Own::Only(zone)) => Functions::In(zone),
        None => left_by(&effect.when.event, [Node::Rewrite(&effect.rewrite)])
            .map_or(Functions::Usually, Functions::In),
    }
}

/// What says that its object can't be cast, or can't enter, functions wherever it could be cast or enter from
/// (CR 113.6e, 113.6f (2026-04-17)); what can't be countered or copied, on the stack (CR 113.6g (2026-04-17)).
///
/// Judgement: of copying so at every date, and of countering before 2012-05-01, which is the first text that says so. Such an
/// ability of a permanent spell could do nothing otherwise.
fn of_restriction(event: &EventPattern) -> Functions {
    match own(event) {
        Some(Own::Cast | Own::Moves(None)) => Functions::Everywhere,
        Some(Own::Moves(Some(zone)) | Own::Only(zone)) => Functions::In(zone),
        None if matches!(event, EventPattern::Enter { what, .. } if names_this(what)) => {
            Functions::Everywhere
        }
        None => Functions::Usually,
    }
}

/// What can't trigger from the battlefield triggers wherever it can (CR 113.6k (2026-04-17)): a spell's ability on its own
/// casting on the stack, a card's on its being discarded in a hand.
fn of_trigger(event: &EventPattern) -> Functions {
    match own(event) {
        Some(Own::Cast) => Functions::In(Zone::Stack),
        Some(Own::Moves(Some(zone)) | Own::Only(zone)) => Functions::In(triggers_in(event, zone)),
        Some(Own::Moves(None)) => Functions::Everywhere,
        None => Functions::Usually,
    }
}

/// Where an ability triggers on its own object leaving a zone: there, or where that has come to, if it does not look back.
fn triggers_in(event: &EventPattern, from: Zone) -> Zone {
    let EventPattern::Move { from: zones, to, .. } = event else { return from };
    let Some(to) = only(to.as_ref()) else { return from };
    let is_hidden = matches!(to, Zone::Hand | Zone::Library);
    if comes_from_elsewhere(zones.as_ref()) && !is_hidden { to } else { from }
}

/// Whether something comes from zones only of which abilities don't look back as it leaves them: neither from the battlefield
/// nor from a graveyard (CR 603.10a (2026-04-17)).
pub(crate) fn comes_from_elsewhere(from: Option<&Zones>) -> bool {
    let listed = from.and_then(Zones::listed);
    listed.is_some_and(|zones| !zones.iter().any(|zone| matches!(zone, Zone::Battlefield | Zone::Graveyard)))
}

/// Something that happens to the ability's own object, and not only on the battlefield.
enum Own {
    /// It moves, from this zone, or from several.
    Moves(Option<Zone>),
    /// It is cast.
    Cast,
    /// It happens to what is in this zone only.
    Only(Zone),
}

fn own(event: &EventPattern) -> Option<Own> {
    let (what, own) = if let EventPattern::Move { what, from, .. } = event {
        (what, Own::Moves(only(from.as_ref())))
    } else if let EventPattern::Cast { what, .. } = event {
        (what, Own::Cast)
    } else if let EventPattern::Discard { what, .. } | EventPattern::Deed { what, deed: Deed::Cycle, .. } =
        event
    {
        (what, Own::Only(Zone::Hand))
    } else if let EventPattern::CounterSpell { what } | EventPattern::CopySpell { what, .. } = event {
        (what, Own::Only(Zone::Stack))
    } else if let EventPattern::Deed { what, deed: Deed::Reveal, .. } = event {
        // What is revealed is no permanent.
        (what, Own::Moves(None))
    } else {
        return None;
    };
    names_this(what).then_some(own)
}

/// The one zone that something comes from, or goes to; none where it may be several.
fn only(zones: Option<&Zones>) -> Option<Zone> {
    zones?.only()
}

/// The zone in which conditions say that the object must be.
fn said_in(conditions: &[Condition]) -> Option<Zone> {
    conditions.iter().find_map(|condition| {
        if let Condition::Exists(What::All(list)) = condition
            && let [What::This, What::In(zone), ..] = list[..]
        {
            return Some(zone);
        }
        None
    })
}

/// The zone out of which what an ability does moves its object: it functions in that zone only, unless the event, or what is
/// done before, puts the object there, or the object is an Aura and the event is that what it enchants leaves the
/// battlefield (CR 113.6m (2026-04-17)).
///
/// Judgement: that of Auras, and what is done later, so at every date; no text before 2017-04-28 and 2020-07-03 speaks of it.
fn left_by<'a>(event: &EventPattern, does: impl IntoIterator<Item = Node<'a>>) -> Option<Zone> {
    let host = matches!(event, EventPattern::Move { what: What::AttachedToBy, .. });
    let anywhere =
        matches!(event, EventPattern::Move { what, to: None | Some(Zones::Not(_)), .. } if names_this(what));
    if host || anywhere {
        return None;
    }
    let mut put = put_by(event);
    // What it gives to others, or comes into force, is no part of what it does itself.
    let through =
        |node: Node<'_>| !matches!(node, Node::Characteristics(_) | Node::Ability(_) | Node::Effect(_));
    does.into_iter().find_map(|one| {
        one.find_through(&through, &mut |node| {
            let Node::Event(event) = node else { return None };
            let left = leaves(event).filter(|zone| !put.contains(zone));
            put.extend(puts(event));
            left
        })
    })
}

/// The zones into which an event of this kind puts the ability's object.
fn put_by(event: &EventPattern) -> Vec<Zone> {
    let (what, to) = if let EventPattern::Move { what, to, .. } = event {
        (what, to.as_ref().and_then(Zones::listed).unwrap_or_default())
    } else if let EventPattern::Discard { what, .. }
    | EventPattern::Deed { what, deed: Deed::Cycle, .. }
    | EventPattern::Destroy { what }
    | EventPattern::Sacrifice { what } = event
    {
        (what, vec![Zone::Graveyard])
    } else {
        return Vec::new();
    };
    to.into_iter().filter(|_| names_this(what)).collect()
}

/// The zone that an event says it moves the object out of.
fn leaves(event: &Event) -> Option<Zone> {
    if let Event::Discard { what } = event {
        return names_this(what).then_some(Zone::Hand);
    }
    let (Event::Move { what, .. } | Event::Enter { what, .. } | Event::Cast { what, .. }) = event else {
        return None;
    };
    if names_this(what) { zone_in(what) } else { None }
}

/// The zone into which an event puts the object.
fn puts(event: &Event) -> Option<Zone> {
    let (what, to) = if let Event::Move { what, to, .. } = event {
        (what, *to)
    } else if let Event::Discard { what } | Event::Destroy { what, .. } | Event::Sacrifice { what } = event {
        (what, Zone::Graveyard)
    } else {
        return None;
    };
    names_this(what).then_some(to)
}

/// The zone that words ask for.
fn zone_in(what: &What) -> Option<Zone> {
    if let What::All(list) = what {
        return list.iter().find_map(zone_in);
    }
    if let What::In(zone) = what { Some(*zone) } else { None }
}
