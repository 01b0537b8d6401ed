//! The legend rule (CR 704.5j (2026-04-17)): of legendary permanents with one name each controller keeps one. Until
//! 2013-07-13 all go, whoever controls them (704.5k (2012-05-01), 420.5e (2006-10-01)).

use super::looking::{Check, Due};
use language::board::{CardType, Supertype};
use language::rule::Switch;
use statements::ids::{ObjectId, PlayerId};
use statements::state_based::StateBased;

/// Only legendary permanents count; what has no name shares none. As long as planeswalkers have a rule of their own they are no
/// legends: that supertype was put on them as that rule went, on 2017-09-29.
pub(crate) fn eval(check: &mut Check<'_>) {
    let keeps = check.table.on(Switch::LegendKeepsOne);
    let apart = check.table.on(Switch::PlaneswalkerKeepsOne) || check.table.on(Switch::PlaneswalkersAllGo);
    let legends = check.permanents().filter(|(_, _, seen)| {
        let is_legend = seen.is.supertypes.contains(&Supertype::Legendary) && !seen.is.name.is_empty();
        is_legend && !(apart && seen.is.is(CardType::Planeswalker))
    });
    let sharing = legends.map(|(id, _, seen)| (seen.controller.filter(|_| keeps), seen.is.name.clone(), id));
    let sharing = sharing.collect();
    together(check, sharing, StateBased::Legend);
}

/// Permanents that share a keeper and a word can't stay together: the keeper keeps one, and where nobody
/// keeps any, all go.
pub(crate) fn together(
    check: &mut Check<'_>,
    sharing: Vec<(Option<PlayerId>, String, ObjectId)>,
    why: StateBased,
) {
    let mut groups: Vec<(Option<PlayerId>, String, Vec<ObjectId>)> = Vec::new();
    for (keeper, word, id) in sharing {
        match groups.iter_mut().find(|(who, name, _)| *who == keeper && *name == word) {
            Some((_, _, ids)) => ids.push(id),
            None => groups.push((keeper, word, vec![id])),
        }
    }
    let several = |ids: &[ObjectId]| ids.len() > 1 || ids.iter().any(|&id| check.state.object(id).count > 1);
    groups.retain(|(_, _, ids)| several(ids));
    for (keeper, _, ids) in groups {
        match keeper {
            Some(keeper) => check.add(why, Due::KeepsOne(keeper, ids)),
            None => ids.into_iter().for_each(|id| check.dies(id, why)),
        }
    }
}
