//! What is different of an object on two boards, in words.

use super::grammar::{list, possessive};
use super::{Vocabulary, fact};
use language::board::{Board, Counter, Object, Zone};
use statements::fact::Fact;
use statements::loops::Total;

/// What an object is now that is not as it was on the board at the start. What is told as one of these totals is left out.
pub(super) fn changed(
    vocabulary: Vocabulary,
    [start, board]: [&Board; 2],
    totals: &[Total],
    id: &str,
) -> String {
    let find = |board: &Board| board.objects.iter().find(|object| object.id == id).cloned();
    let (was, is) = match (find(start), find(board)) {
        (Some(was), Some(is)) => (was, is),
        (None, Some(_)) => return format!("{id} is new"),
        (_, None) => return format!("{id} is gone"),
    };
    let facts = facts(&was, &is, totals);
    let other = other(&was, &is);
    let attached = |one: &Object| one.attached_to.clone().or_else(|| one.attached_to_player.clone());
    let mut clauses = Vec::new();
    if !facts.is_empty() {
        clauses.push(fact::facts(vocabulary, &facts));
    }
    if attached(&was) != attached(&is) {
        let host = attached(&is).unwrap_or_else(|| "nothing".to_owned());
        clauses.push(format!("{id} is attached to {host}"));
    }
    if !other.is_empty() {
        let verb = if other.len() == 1 { "is" } else { "are" };
        clauses.push(format!("{} {} {verb} not as before", possessive(id), list(&other)));
    }
    if clauses.is_empty() { format!("{id} came to where it is at another time") } else { clauses.join("; ") }
}

/// What there is a fact for.
fn facts(was: &Object, is: &Object, totals: &[Total]) -> Vec<Fact> {
    let id = || is.id.clone();
    let mut facts = Vec::new();
    if was.zone != is.zone {
        facts.push(Fact::In(id(), is.zone));
    }
    if was.tapped != is.tapped && is.zone == Zone::Battlefield {
        facts.push(if is.tapped { Fact::Tapped(id()) } else { Fact::Untapped(id()) });
    }
    if was.damage != is.damage && !totals.contains(&Total::Marked(id())) {
        facts.push(Fact::Marked(id(), is.damage));
    }
    if let Some(controller) = is.controller.as_ref().filter(|_| was.controller != is.controller) {
        facts.push(Fact::Controller(id(), controller.clone()));
    }
    let many = |object: &Object, kind: &Counter| {
        let of = object.counters.iter().filter(|(known, _)| known == kind);
        of.map(|(_, number)| number).fold(0_u64, |sum, more| sum.saturating_add(*more))
    };
    let mut kinds: Vec<_> = was.counters.iter().chain(&is.counters).map(|(kind, _)| kind).collect();
    kinds.sort();
    kinds.dedup();
    kinds.retain(|kind| many(was, kind) != many(is, kind));
    kinds.retain(|kind| !totals.contains(&Total::Counters(id(), (*kind).clone())));
    facts.extend(kinds.into_iter().map(|kind| Fact::Counters(id(), kind.clone(), many(is, kind))));
    facts
}

/// What else is different.
fn other(was: &Object, is: &Object) -> Vec<&'static str> {
    let fights = |one: &Object| {
        let fought = (one.attacks.clone(), one.attacked.clone(), one.blocks.clone(), one.must_block.clone());
        (one.attacking, one.blocking, one.blocked, one.struck, fought)
    };
    let chosen = |one: &Object| {
        let words = (one.chosen_word.clone(), one.chosen_player.clone());
        (one.chosen_color, one.chosen_number, words)
    };
    let face = |one: &Object| (one.transformed, one.face_down, one.warded);
    let named = |one: &Object| (one.designations.clone(), one.goaded_by.clone(), one.marks.clone());
    let is_what = |one: &Object| (one.is.clone(), one.copy.clone());
    [
        (face(was) != face(is), "face"),
        (is_what(was) != is_what(is), "characteristics"),
        (fights(was) != fights(is), "place in combat"),
        (chosen(was) != chosen(is), "choices"),
        (named(was) != named(is), "designations and marks"),
        (was.phased_out != is.phased_out, "phasing"),
        (was.place != is.place, "place"),
        (was.commander_damage != is.commander_damage, "combat damage dealt as a commander"),
    ]
    .into_iter()
    .filter_map(|(differs, name)| differs.then_some(name))
    .collect()
}
