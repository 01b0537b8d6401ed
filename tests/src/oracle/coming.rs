//! What an entering permanent would be like on the battlefield (CR 614.12 (2026-04-17)).

use std::collections::BTreeMap;

use super::dates::{LookAhead, look_ahead};
use super::env::Ref;
use super::eyes::Aim;
use super::layers::layered;
use super::part::{Act, Form, Pending};
use super::seen::Seen;
use super::world::World;
use language::board::Zone;

/// What enters as the part with this number, as it would be.
pub(super) fn would_be(
    world: &World,
    pending: &Pending,
    barred: &[u32],
    (number, form): (u32, &Form),
) -> Seen {
    let mut list: Vec<Seen> = world.things.iter().enumerate().map(|(at, t)| Seen::plain(t, at)).collect();
    let mut sources = vec![true; list.len()];
    let there = plain(world, pending, barred, (number, form));
    match look_ahead(world.at) {
        // What effects have given does not count yet.
        LookAhead::Copiable => return Seen { counters: BTreeMap::new(), ..there },
        LookAhead::Own => sources.fill(false),
        LookAhead::Everyone => {}
    }
    list.push(there);
    sources.push(true);
    let place = list.len() - 1;
    layered(world, list, &sources).swap_remove(place)
}

/// Copiable values, control as it stands, and counters that it would enter with.
fn plain(world: &World, pending: &Pending, barred: &[u32], (number, form): (u32, &Form)) -> Seen {
    let thing = form.thing.map(|at| &world.things[at]);
    let mut counters = BTreeMap::new();
    for part in &pending.parts {
        if let Act::PutCounters { on: Aim::Coming(on), kind, amount } = &part.act
            && *on == number
            && !barred.contains(&part.number)
        {
            *counters.entry(kind.clone()).or_default() += amount;
        }
    }
    Seen {
        me: Some(form.thing.map_or(Ref::Coming(number), Ref::Thing)),
        id: thing.and_then(|t| t.id.clone()),
        token: thing.is_none_or(|t| t.token),
        is_emblem: false,
        is: form.copied.as_ref().unwrap_or(&form.printed).clone(),
        owner: thing.map_or(form.controller, |t| t.owner),
        controller: form.controller,
        zone: Zone::Battlefield,
        tapped: form.tapped,
        attacking: false,
        blocking: false,
        counters,
        color: form.color,
        signs: std::collections::BTreeSet::new(),
        attached_to: None,
    }
}
