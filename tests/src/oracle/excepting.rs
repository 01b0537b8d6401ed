//! What is different in a copy from what it is a copy of.

use language::board::{Ability, Change, Characteristics, Continuous};
use language::effect::CopyException;
use language::select::What;

/// The characteristics with what is different.
pub(super) fn excepted(mut is: Characteristics, except: &[CopyException]) -> Characteristics {
    for exception in except {
        is.abilities.retain(|one| !defines_what_is_set(one, exception));
        match exception {
            CopyException::Name(name) => is.name.clone_from(name),
            CopyException::AddType(kind) => is.types.push(*kind),
            CopyException::AddSubtype(name) => is.subtypes.push(name.clone()),
            CopyException::SetTypes(_) => return super::uncovered::uncovered("copies of other types"),
            CopyException::AddSupertype(kind) => is.supertypes.push(*kind),
            CopyException::LacksSupertype(kind) => is.supertypes.retain(|one| one != kind),
            CopyException::SetColors(colors) => is.colors.clone_from(colors),
            CopyException::AddColor(color) => is.colors.push(*color),
            CopyException::AddAbility(ability) => is.abilities.push((**ability).clone()),
            CopyException::LacksAbility(ability) => is.abilities.retain(|one| *one != **ability),
            CopyException::LacksAbilities => is.abilities.clear(),
            CopyException::NoManaCost => {
                (is.cost, is.mana_value) = (None, 0);
                is.symbols.clear();
            }
            CopyException::PowerToughness(power, toughness) => {
                (is.power, is.toughness) = (Some(*power), Some(*toughness));
            }
        }
    }
    is
}

/// Whether an ability says itself what size or colour its object is, where the copy has another.
fn defines_what_is_set(ability: &Ability, exception: &CopyException) -> bool {
    let Ability::Continuous(Continuous { affects: What::This, only_if, changes }) = ability else {
        return false;
    };
    let sizes = |change: &Change| {
        matches!(change, Change::SetPowerToughness(..) | Change::SetPower(_) | Change::SetToughness(_))
    };
    let colors = |change: &Change| matches!(change, Change::SetColors(_) | Change::AddColor(_));
    let subtypes = |change: &Change| matches!(change, Change::AddSubtype(_));
    let set = match exception {
        CopyException::PowerToughness(..) => changes.iter().any(sizes),
        CopyException::SetColors(_) => changes.iter().any(colors),
        CopyException::Name(_)
        | CopyException::AddType(_)
        | CopyException::SetTypes(_)
        | CopyException::AddSubtype(_)
        | CopyException::AddSupertype(_)
        | CopyException::LacksSupertype(_)
        | CopyException::AddColor(_)
        | CopyException::AddAbility(_)
        | CopyException::LacksAbility(_)
        | CopyException::LacksAbilities
        | CopyException::NoManaCost => false,
    };
    set && only_if.is_empty() && changes.iter().all(|one| sizes(one) || colors(one) || subtypes(one))
}
