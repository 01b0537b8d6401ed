//! State-based actions (CR 704.5 (2026-04-17), 420.5 (2006-10-01)): one batch, whose parts can be replaced like any
//! other event. What has to be chosen (which of several to keep) is asked by whoever carries them out.
//!
//! Known gap: between 2009-07-11 and 2012-05-01, on a day that no text tells, deathtouch began to ask for toughness above
//! 0; here it always does. A creature without toughness goes to the graveyard either way. Not there are role tokens,
//! sagas, dungeons and the rest of 704.5 that needs more than the board holds.

use crate::board::{CardType, Characteristics, Counter, ObjectKind, Supertype, Zone};
use crate::event::{Act, Place};
use crate::ids::{CounterId, ObjectId, PlayerId, Target};
use crate::rule::Switch;
use crate::ruling::Happening;
use crate::table::{ObjectState, Standing, State, Table, View, count_counters};

/// One state-based action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Due {
    /// Something happens.
    Happens(Happening),
    /// A permanent is destroyed by lethal damage or deathtouch.
    Destroyed(ObjectId),
    /// The owner may put a commander into the command zone.
    MayCommand(ObjectId, PlayerId),
}

/// What is due on a board, without what has to be chosen.
pub(crate) fn due(table: &Table, state: &State, view: &View) -> Vec<Due> {
    let mut all: Vec<Due> = Vec::new();
    for at in 0..state.players.len() {
        losses(table, state, PlayerId::at(at), &mut all);
    }
    for id in state.ids().filter(|&id| state.is_permanent(id)) {
        permanent(table, state, view, id, &mut all);
    }
    if table.on(Switch::CommanderStateBased) {
        let there = |id: &ObjectId| matches!(state.object(*id).zone, Zone::Graveyard | Zone::Exile);
        let commanders = state.ids().filter(|&id| table.commander(id).is_some()).filter(there);
        all.extend(commanders.map(|id| Due::MayCommand(id, state.object(id).owner)));
    }
    all
}

/// A player loses for each reason there is; from 2008-10-01 on these are one event (CR 704.7 (2026-04-17)).
fn losses(table: &Table, state: &State, id: PlayerId, all: &mut Vec<Due>) {
    let player = state.player(id);
    if player.standing != Standing::Playing {
        return;
    }
    let poison = table.counters.find(&Counter::Poison).map(CounterId::at);
    let poisoned = poison.is_some_and(|kind| count_counters(&player.counters, kind) >= 10);
    let reasons = [player.life <= 0, poisoned, player.empty_draws > 0];
    let mut times = reasons.into_iter().filter(|is| *is).count();
    if table.on(Switch::SameResultOnce) {
        times = times.min(1);
    }
    let lose = Happening::Act { player: id, act: Act::Lose, amount: 1, underway: false };
    all.extend(std::iter::repeat_n(Due::Happens(lose), times));
}

fn permanent(table: &Table, state: &State, view: &View, id: ObjectId, all: &mut Vec<Due>) {
    let (object, is) = (state.object(id), &view.seen[id.index()].is);
    let goes =
        Due::Happens(Happening::Move { object: id, to: Zone::Graveyard, place: Place::Top, milled: false });
    let toughness = is.toughness.filter(|_| is.is(CardType::Creature));
    if toughness.is_some_and(|toughness| toughness <= 0) {
        all.push(goes);
    } else if toughness.is_some_and(|toughness| is_lethal(object, toughness)) {
        all.push(Due::Destroyed(id));
    } else if has_none_left(table, is, &object.counters) || stands_alone(state, id, is) {
        all.push(goes);
    }
    if table.on(Switch::CountersCancel) {
        all.extend(cancelling(table, id, &object.counters));
    }
}

/// Whether a creature with toughness above 0 is destroyed: by its damage, by deathtouch, or by both, which is one
/// destruction (CR 704.5g, 704.5h, 704.7 (2026-04-17)). Deathtouch became a state-based action after results that are
/// the same had become one, so no date has two of them.
fn is_lethal(object: &ObjectState, toughness: i64) -> bool {
    object.deathtouched || i64::try_from(object.damage).is_ok_and(|damage| damage >= toughness)
}

/// Whether it is a planeswalker without loyalty or a battle without defense.
fn has_none_left(table: &Table, is: &Characteristics, counters: &[(CounterId, u64)]) -> bool {
    let none = |kind: &Counter| {
        let kind = table.counters.find(kind).map(CounterId::at);
        !counters.iter().any(|(known, n)| Some(*known) == kind && *n > 0)
    };
    is.is(CardType::Planeswalker) && table.on(Switch::Planeswalkers) && none(&Counter::Loyalty)
        || is.is(CardType::Battle) && table.on(Switch::Battles) && none(&Counter::Defense)
}

/// Whether it is an Aura that is attached to nothing.
fn stands_alone(state: &State, id: ObjectId, is: &Characteristics) -> bool {
    let host = state.object(id).attached_to;
    is.subtypes.iter().any(|kind| kind == "Aura") && !host.is_some_and(|host| state.is_permanent(host))
}

/// +1/+1 and -1/-1 counters on one permanent take each other away.
fn cancelling(table: &Table, id: ObjectId, counters: &[(CounterId, u64)]) -> Vec<Due> {
    let of = |kind: &Counter| {
        let kind = table.counters.find(kind).map(CounterId::at)?;
        counters.iter().find(|(known, _)| *known == kind).copied()
    };
    let (Some((plus, more)), Some((minus, less))) = (of(&Counter::PlusOne), of(&Counter::MinusOne)) else {
        return Vec::new();
    };
    let (from, amount) = (Target::Object(id), more.min(less));
    let gone = |kind| Due::Happens(Happening::RemoveCounters { from, kind, amount });
    vec![gone(plus), gone(minus)]
}

/// Groups of permanents that can't stay together: legends of one name and planeswalkers of one subtype. For each, who
/// keeps one of them; none is nobody, and all go.
pub(crate) fn same_names(
    table: &Table,
    state: &State,
    view: &View,
) -> Vec<(Option<PlayerId>, Vec<ObjectId>)> {
    let mut groups: Vec<(Option<PlayerId>, String, Vec<ObjectId>)> = Vec::new();
    for id in state.ids().filter(|&id| state.is_permanent(id)) {
        let seen = &view.seen[id.index()];
        let mut keys: Vec<(bool, String)> = Vec::new();
        if seen.is.supertypes.contains(&Supertype::Legendary) {
            keys.push((table.on(Switch::LegendKeepsOne), format!("name {}", seen.is.name)));
        }
        let unique = table.on(Switch::PlaneswalkersAllGo) || table.on(Switch::PlaneswalkerKeepsOne);
        if unique && seen.is.is(CardType::Planeswalker) {
            let keeps = table.on(Switch::PlaneswalkerKeepsOne);
            keys.extend(seen.is.subtypes.iter().map(|kind| (keeps, format!("subtype {kind}"))));
        }
        for (keeps, key) in keys {
            let keeper = seen.controller.filter(|_| keeps);
            match groups.iter_mut().find(|(who, name, _)| *who == keeper && *name == key) {
                Some((_, _, ids)) => ids.push(id),
                None => groups.push((keeper, key, vec![id])),
            }
        }
    }
    groups.into_iter().filter(|(_, _, ids)| ids.len() > 1).map(|(who, _, ids)| (who, ids)).collect()
}

/// Whether an object is a token or a copy that is where such things cease to exist.
pub(crate) fn ceases(state: &State, id: ObjectId) -> bool {
    let object = state.object(id);
    match object.kind {
        ObjectKind::Token => object.zone != Zone::Battlefield,
        ObjectKind::SpellCopy => object.zone != Zone::Stack,
        ObjectKind::Card | ObjectKind::Ability | ObjectKind::Emblem => false,
    }
}
