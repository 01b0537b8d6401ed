//! The effects among the abilities of one object, those of its keywords and counters included.

use std::sync::Arc;

use super::Table;
use super::state::State;
use crate::keyword;
use language::board::{Ability, Characteristics, Keyword, Restriction};
use language::effect::{Effect, EventPattern, Kind, Pattern};
use language::event::Affects;
use language::select::{What, Whom};
use statements::ids::{CounterId, ObjectId};

/// An ability among those of an object.
#[derive(Debug)]
pub(crate) struct ObjectAbility {
    pub(crate) ability: Ability,
    /// The name of the keyword that stands for it.
    pub(crate) keyword: Option<&'static str>,
}

/// An object's abilities, with those that its keywords stand for in their place.
pub(crate) fn abilities_of(table: &Table, is: &Characteristics) -> Vec<ObjectAbility> {
    let mut all = Vec::with_capacity(is.abilities.len());
    for ability in &is.abilities {
        if let Ability::Keyword(keyword) = ability {
            let mut stands_for = keyword::abilities(keyword, &|switch| table.on(switch));
            if let Keyword::Chapter(number) = keyword {
                if keyword::chapter::is_written_out(is, *number) {
                    continue;
                }
                if keyword::saga::reads_ahead(is) {
                    for one in &mut stands_for {
                        keyword::saga::from_there_on(one, *number);
                    }
                }
            }
            let keyword = Some(keyword.facts().name);
            all.extend(stands_for.into_iter().map(|ability| ObjectAbility { ability, keyword }));
        } else {
            all.push(ObjectAbility { ability: ability.clone(), keyword: None });
        }
    }
    all
}

/// The replacement and prevention effects among an object's abilities, those of its keywords included.
pub(crate) fn effects_of(table: &Table, is: &Characteristics) -> Vec<OwnEffect> {
    effects_among(table, abilities_of(table, is), is)
}

pub(crate) fn effects_among(
    table: &Table,
    abilities: Vec<ObjectAbility>,
    is: &Characteristics,
) -> Vec<OwnEffect> {
    let of = |ObjectAbility { ability, keyword }: ObjectAbility| {
        let of_keyword = keyword.is_some();
        if let Ability::Effect(body) = ability {
            return Some(OwnEffect { body: Arc::new(body), of_keyword });
        }
        None
    };
    let mut found: Vec<OwnEffect> = abilities.into_iter().filter_map(of).collect();
    found.extend(intrinsic(table, is));
    found
}

/// The effects of the abilities that something has by its types: a planeswalker's loyalty, a Saga's first lore counter
/// (CR 306.5b, 714.3a (2026-04-17)).
pub(crate) fn intrinsic(table: &Table, is: &Characteristics) -> Vec<OwnEffect> {
    let mut found = Vec::new();
    if let Some(loyalty) = keyword::loyalty::effect(is) {
        found.push(OwnEffect::of_keyword(loyalty));
    }
    if let Some(lore) = keyword::saga::effect(is, &|switch| table.on(switch)) {
        found.push(OwnEffect::of_keyword(lore));
    }
    found
}

/// The effects that a permanent's counters stand for.
pub(crate) fn counter_effects(table: &Table, state: &State, id: ObjectId) -> Vec<OwnEffect> {
    if !state.is_permanent(id) {
        return Vec::new();
    }
    let counters = state.object(id).counters.iter();
    let stand_for = |&(kind, count): &(CounterId, u64)| {
        keyword::counters::effects(table.counters.get(kind.index()), count, &|switch| table.on(switch))
    };
    counters.flat_map(stand_for).map(OwnEffect::of_keyword).collect()
}

/// An effect among an object's abilities.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct OwnEffect {
    pub(crate) body: Arc<Effect>,
    /// Whether a keyword or a rule stands for it, so that its name is no name that the board gave.
    of_keyword: bool,
}

impl OwnEffect {
    pub(crate) fn of_keyword(effect: Effect) -> Self {
        Self { body: Arc::new(effect), of_keyword: true }
    }

    /// What it is shown as: the name that the board gave it, or its source, and what it is where that isn't clear.
    pub(crate) fn label(&self, source: &str, only_one: bool) -> String {
        match &self.body.name {
            Some(name) if !self.of_keyword => name.clone(),
            Some(name) if !only_one => format!("{source}: {name}"),
            Some(_) | None => source.to_owned(),
        }
    }
}

/// Whether an object has an ability that triggers.
pub(crate) fn can_trigger(table: &Table, is: &Characteristics) -> bool {
    let triggers = |own: &ObjectAbility| {
        matches!(own.ability.itself(), Ability::Triggered { .. } | Ability::StateTriggered { .. })
    };
    let of_type = keyword::siege::ability(is, &|switch| table.on(switch));
    of_type.is_some() || abilities_of(table, is).iter().any(triggers)
}

/// Whether an effect looks at its own object's entering.
pub(crate) fn enters_itself(effect: &Effect) -> bool {
    matches!(&effect.when.event, EventPattern::Enter { what, .. } if names_this(what))
}

/// Whether a pattern looks only at the entering of the effect's own object, or at counters that would be put on it.
pub(crate) fn looks_at_itself(event: &EventPattern) -> bool {
    match event.facts().affects {
        Affects::Entering(what) => names_this(what),
        Affects::Either(Whom::Object(what)) => event.facts().kind == Kind::PutCounters && names_this(what),
        Affects::Either(Whom::Any | Whom::Player(_) | Whom::AttackedBy(_) | Whom::OneOf(_))
        | Affects::Objects(_)
        | Affects::Players(_)
        | Affects::Nobody => false,
    }
}

/// What an object's own abilities say can't happen to it as it enters, and how many counters it can have. What they say of
/// permanents in general they don't say of itself (CR 614.17d (2026-04-17)).
pub(crate) fn own_restrictions(table: &Table, is: &Characteristics) -> Vec<Arc<Restriction>> {
    let of = |own: ObjectAbility| {
        if let Ability::Restriction(limit @ Restriction::CountersAtMost(..)) = own.ability.itself()
            && own.ability.as_long_as().is_empty()
        {
            return Some(Arc::new(limit.clone()));
        }
        if let Ability::Restriction(Restriction::Cant(pattern)) = own.ability.itself()
            && own.ability.stated_zones().is_none()
            && looks_at_itself(&pattern.event)
        {
            let only_if = [&pattern.only_if[..], own.ability.as_long_as()].concat();
            return Some(Arc::new(Restriction::Cant(Pattern { only_if, ..pattern.clone() })));
        }
        None
    };
    abilities_of(table, is).into_iter().filter_map(of).collect()
}

pub(crate) fn names_this(what: &What) -> bool {
    what.demands(&|part| *part == What::This)
}
