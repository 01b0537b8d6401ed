//! Creatures: toughness 0, lethal damage, damage with deathtouch
//! (CR 704.5f, 704.5g, 704.5h (2026-04-17), 420.5b, 420.5c (2006-10-01)).

use super::looking::{Check, Due, Found};
use language::board::CardType;
use statements::state_based::StateBased;

/// A creature without toughness is put into the graveyard, which no regeneration replaces; one with lethal damage, or
/// with damage by a source with deathtouch, is destroyed. Both reasons are one destruction (CR 704.7 (2026-04-17)):
/// deathtouch became a state-based action after results that are the same had become one, so no date has two.
pub(crate) fn eval(check: &mut Check<'_>) {
    for (id, object, seen) in check.permanents() {
        let Some(toughness) = seen.is.toughness.filter(|_| seen.is.is(CardType::Creature)) else { continue };
        if toughness <= 0 {
            check.dies(id, StateBased::Toughness);
            continue;
        }
        let lethal = i64::try_from(object.damage).map_or(true, |damage| damage >= toughness);
        let reasons = [(StateBased::LethalDamage, lethal), (StateBased::Deathtouch, object.deathtouched)];
        let why: Vec<StateBased> = reasons.into_iter().filter(|(_, is)| *is).map(|(why, _)| why).collect();
        if !why.is_empty() {
            check.found.push(Found { due: Due::Destroyed(id), why });
        }
    }
}
