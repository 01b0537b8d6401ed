//! What would go to several places in one event: who controls it says which of that happens (400.6 (2026-04-17)).

use super::matching::{cant, judged};
use super::part::{Act, Part, Pending};
use super::world::World;

/// Every way in which the next thing that would go to several places goes to one, and who chooses. None where nothing does.
pub(super) fn ways(world: &World, pending: &Pending) -> Option<(usize, Vec<Pending>)> {
    let moment = judged(world, pending);
    let happens = |part: &&Part| {
        let outer = pending.outer(part.number);
        let around = outer.iter().filter_map(|n| pending.at(*n)).map(|at| &pending.parts[at]);
        !cant(&moment, part) && around.chain([*part]).all(|p| moment.is_something(p))
    };
    let movers: Vec<&Part> = pending.parts.iter().filter(|p| mover(p).is_some()).filter(happens).collect();
    let goals = |thing: usize| {
        let mut goals: Vec<&Act> = Vec::new();
        for part in movers.iter().filter(|part| mover(part) == Some(thing)) {
            if !goals.contains(&&part.act) {
                goals.push(&part.act);
            }
        }
        goals
    };
    // What was chosen to go elsewhere as another thing enters does.
    let enters =
        |number: u32| pending.at(number).is_some_and(|at| matches!(pending.parts[at].act, Act::Enter(_)));
    let is_taken = |thing: usize| {
        movers.iter().any(|part| mover(part) == Some(thing) && part.within.is_some_and(enters))
    };
    let mut things = movers.iter().filter_map(|part| mover(part));
    let thing = things.find(|thing| !is_taken(*thing) && goals(*thing).len() > 1)?;
    let ways = goals(thing).into_iter().map(|goal| {
        let others = movers.iter().filter(|part| mover(part) == Some(thing) && part.act != *goal);
        let mut way = pending.clone();
        for part in others {
            way.remove(done_by(pending, part.number, thing));
        }
        way
    });
    Some((moment.view[thing].holder(), ways.collect()))
}

/// The same without what brings a thing once more where it goes already.
pub(super) fn once_each(pending: &Pending) -> Pending {
    let mut once = pending.clone();
    for (at, part) in pending.parts.iter().enumerate() {
        if mover(part).is_some() && pending.parts[..at].iter().any(|earlier| earlier.act == part.act) {
            once.remove(part.number);
        }
    }
    once
}

/// What a part brings somewhere else.
fn mover(part: &Part) -> Option<usize> {
    if let Act::Move { thing, .. } = &part.act {
        Some(*thing)
    } else if let Act::Enter(form) = &part.act {
        form.thing
    } else {
        None
    }
}

/// The outermost part by which that is done to it.
fn done_by(pending: &Pending, number: u32, thing: usize) -> u32 {
    let is_done = |number: &u32| {
        let act = pending.at(*number).map(|at| &pending.parts[at].act);
        matches!(act, Some(Act::Destroy { thing: of, .. } | Act::Sacrifice { thing: of }) if *of == thing)
    };
    pending.outer(number).into_iter().take_while(is_done).last().unwrap_or(number)
}
