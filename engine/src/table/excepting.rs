//! What is different in a copy from what it is a copy of: copiable, too (CR 707.2, 707.9b (2026-04-17), 706.9b (2017-04-28),
//! 503.2 (2006-10-01)).

use super::functioning::defines_characteristics;
use super::layers::set_types;
use crate::table::Table;
use language::board::{Ability, CardType, Change, Characteristics};
use language::effect::CopyException;

/// It is different in this. An ability that defines a characteristic which is set is not copied
/// (CR 707.9d (2026-04-17), 706.9d (2012-05-01)).
///
/// Judgement: so, too, before 2012-05-01, when no text speaks of it.
pub(crate) fn take_exception(table: &Table, is: &mut Characteristics, exception: &CopyException) {
    is.abilities.retain(|ability| !defines_what_is_set(table, ability, exception));
    match exception {
        CopyException::Name(name) => is.name.clone_from(name),
        CopyException::AddType(kind) => add_once::<CardType>(&mut is.types, *kind),
        CopyException::SetTypes(kinds) => set_types(is, kinds),
        CopyException::AddSubtype(name) => add_once(&mut is.subtypes, name.clone()),
        CopyException::AddSupertype(kind) => add_once(&mut is.supertypes, *kind),
        CopyException::LacksSupertype(kind) => is.supertypes.retain(|known| known != kind),
        CopyException::SetColors(colors) => is.colors.clone_from(colors),
        CopyException::AddColor(color) => add_once(&mut is.colors, *color),
        CopyException::AddAbility(ability) => add_ability(is, ability),
        CopyException::LacksAbility(ability) => is.abilities.retain(|known| *known != **ability),
        CopyException::LacksAbilities => is.abilities.clear(),
        CopyException::NoManaCost => {
            (is.cost, is.mana_value) = (None, 0);
            is.symbols.clear();
        }
        CopyException::PowerToughness(power, toughness) => {
            is.power = Some(*power);
            is.toughness = Some(*toughness);
        }
    }
}

/// Whether an ability defines a characteristic that the copy has another of.
fn defines_what_is_set(table: &Table, ability: &Ability, exception: &CopyException) -> bool {
    let Some(continuous) = ability.continuous() else { return false };
    let is_set = |change: &Change| match exception {
        CopyException::SetTypes(_) => matches!(
            change,
            Change::AddType(_) | Change::SetTypes(_) | Change::AddSubtype(_) | Change::AddSupertype(_)
        ),
        CopyException::SetColors(_) => matches!(change, Change::SetColors(_) | Change::AddColor(_)),
        CopyException::PowerToughness(..) => change.sets_power_or_toughness(),
        CopyException::Name(_)
        | CopyException::AddType(_)
        | CopyException::AddSubtype(_)
        | CopyException::AddSupertype(_)
        | CopyException::LacksSupertype(_)
        | CopyException::AddColor(_)
        | CopyException::AddAbility(_)
        | CopyException::LacksAbility(_)
        | CopyException::LacksAbilities
        | CopyException::NoManaCost => false,
    };
    defines_characteristics(table, continuous) && continuous.changes.iter().any(is_set)
}

/// An ability that a copy of a copy has got already is added once more (CR 707.3, 707.9a (2026-04-17)); of a keyword one more
/// means nothing more where it is read.
fn add_ability(is: &mut Characteristics, ability: &Ability) {
    if matches!(ability, Ability::Keyword(_)) {
        add_once(&mut is.abilities, ability.clone());
    } else {
        is.abilities.push(ability.clone());
    }
}

fn add_once<T: PartialEq>(list: &mut Vec<T>, value: T) {
    if !list.contains(&value) {
        list.push(value);
    }
}
