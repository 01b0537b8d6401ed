//! Taking out of the pending event what effects have brought to nothing, and counting like tokens together.

use std::collections::BTreeMap;

use super::of_unknown::unknown_cards;
use super::pending_event::PendingEvent;
use crate::pending::situation::{Situation, place as place_of};
use crate::table::object::{Counters, add_counters, count_counters};
use crate::table::{Form, Table};
use statements::decided::Decided;
use statements::error::TooLarge;
use statements::happening::{Entering, Happening};
use statements::ids::{BoardId, CounterId};
use statements::lacking::Nothing;
use statements::part::{Marks, Part};

/// Takes out what effects have brought to nothing. What was nothing from the start, or can't happen, stays to
/// be seen until the event happens without it. So does none of a kind of counters that something enters with: those that come
/// later are put together with it, and what has been applied to it has had its opportunity (CR 614.5 (2026-04-17)).
pub(crate) fn prune(table: &mut Table, situation: &mut Situation) -> Result<(), TooLarge> {
    loop {
        leave_shells(situation)?;
        foresee(table, situation)?;
        let pending = PendingEvent::new(table, situation);
        let may_come_again = |part: &Part| matches!(part.happening, Happening::EnterCounters { .. });
        let was_modified = |part: &Part| part.marks != Marks::default() && !may_come_again(part);
        let gone: Vec<_> = (0..situation.parts.len())
            .filter(|&at| was_modified(pending.part(at)) && pending.is_nothing(at))
            .map(|at| (at, Vec::new()))
            .collect();
        if gone.is_empty() {
            break;
        }
        if table.log.is_some() {
            let told = gone.iter().filter_map(|&(at, _)| told_gone(&situation.parts[at])).collect();
            table.log_once(told);
        }
        situation.replace_parts(gone)?;
    }
    if situation.parts.len() > 1 {
        same_tokens(table, situation)?;
        same_unknown_cards(situation)?;
        foresee(table, situation)?;
    }
    Ok(())
}

/// That an effect has brought something to nothing; none where that is told otherwise, as of damage that is prevented.
fn told_gone(part: &Part) -> Option<Decided> {
    let is_number = matches!(
        part.happening,
        Happening::GainLife { .. }
            | Happening::LoseLife { .. }
            | Happening::DrawCards { .. }
            | Happening::PutCounters { .. }
            | Happening::RemoveCounters { .. }
            | Happening::AddMana { .. }
    );
    (is_number && part.within.is_none()).then(|| Decided::Nothing(Nothing::None(Box::new(part.alone()))))
}

/// What has come in place of the move that a destruction, a discarding or the like contains happens by itself: without a move
/// nothing is destroyed or discarded (CR 614.6 (2026-04-17)). So it is with what comes in place of a token's entering.
fn leave_shells(situation: &mut Situation) -> Result<(), TooLarge> {
    while let Some(at) = shell(situation) {
        let left = contents(situation, at)?;
        situation.replace_parts(vec![(at, left)])?;
    }
    Ok(())
}

/// The first part that is done by moving something, and contains something else and no move any more.
fn shell(situation: &Situation) -> Option<usize> {
    let parts = &situation.parts;
    // The usual case: no part lies in another. It is asked at every arrival.
    if parts.iter().all(|part| part.within.is_none()) {
        return None;
    }
    let (mut holds_any, mut holds_move) = (vec![false; parts.len()], vec![false; parts.len()]);
    for part in parts {
        let Some(host) = part.within.map(usize::from) else { continue };
        holds_any[host] = true;
        holds_move[host] |= matches!(
            part.happening,
            Happening::Move { .. } | Happening::MoveUnknown { .. } | Happening::Enter(_)
        );
    }
    let is_done_by_moving = |part: &Part| {
        matches!(
            part.happening,
            Happening::Destroy { .. }
                | Happening::Sacrifice { .. }
                | Happening::Discard { .. }
                | Happening::CounterSpell { .. }
                | Happening::Create { .. }
        )
    };
    (0..parts.len()).find(|&at| holds_any[at] && !holds_move[at] && is_done_by_moving(&parts[at]))
}

/// All that lies in a part, as parts that lie in nothing but one another.
fn contents(situation: &Situation, at: usize) -> Result<Vec<Part>, TooLarge> {
    let mut places: Vec<usize> = vec![at];
    let mut left = Vec::new();
    for (place, part) in situation.parts.iter().enumerate().skip(at + 1) {
        let within = part.within.and_then(|host| places.iter().position(|&one| one == usize::from(host)));
        if let Some(within) = within {
            places.push(place);
            let host = if within == 0 { None } else { Some(place_of(within - 1)?) };
            left.push(Part { within: host, ..part.clone() });
        }
    }
    Ok(left)
}

/// Like tokens of one event are one group, whatever order they were told apart in.
fn same_tokens(table: &Table, situation: &mut Situation) -> Result<(), TooLarge> {
    let is_token = |part: &Part| {
        part.happening
            .entering()
            .is_some_and(|entering| entering.subject == statements::happening::Subject::Token)
    };
    let places: Vec<usize> =
        (0..situation.parts.len()).filter(|&at| is_token(&situation.parts[at])).collect();
    if places.len() < 2 {
        return Ok(());
    }
    let has_inside = |at: usize| situation.parts.iter().any(|part| part.within.map(usize::from) == Some(at));
    let places: Vec<usize> = places.into_iter().filter(|&at| !has_inside(at)).collect();
    let mut parents: Vec<Option<u16>> = places.iter().map(|&at| situation.parts[at].within).collect();
    parents.sort_unstable();
    parents.dedup();
    let mut gone = Vec::new();
    for parent in parents {
        let of_parent = places.iter().copied().filter(|&at| situation.parts[at].within == parent);
        let of_parent: Vec<usize> = of_parent.collect();
        gone.extend(merge_tokens(table, situation, &of_parent)?.into_iter().map(|at| (at, Vec::new())));
    }
    if !gone.is_empty() {
        situation.replace_parts(gone)?;
    }
    Ok(())
}

/// Cards of which nothing is known that have come apart are one number again where the same has become of them.
fn same_unknown_cards(situation: &mut Situation) -> Result<(), TooLarge> {
    let came_apart = |part: &Part| part.marks != Marks::default() && unknown_cards(&part.happening).is_some();
    let places: Vec<usize> =
        (0..situation.parts.len()).filter(|&at| came_apart(&situation.parts[at])).collect();
    let mut gone: Vec<usize> = Vec::new();
    for (nth, &at) in places.iter().enumerate().skip(1) {
        let like =
            places[..nth].iter().find(|&&first| !gone.contains(&first) && is_same(situation, first, at));
        if let Some(&first) = like {
            add_cards(situation, first, at)?;
            gone.push(at);
        }
    }
    if !gone.is_empty() {
        situation.replace_parts(gone.into_iter().map(|at| (at, Vec::new())).collect())?;
    }
    Ok(())
}

/// What a part contains.
fn inside(situation: &Situation, at: usize) -> Vec<usize> {
    let is_inside = |place: &usize| situation.parts[*place].within.map(usize::from) == Some(at);
    (0..situation.parts.len()).filter(is_inside).collect()
}

/// Whether two parts about unknown cards differ in nothing but how many cards they are about. One that contains several moves,
/// to different places, is like no other.
fn is_same(situation: &Situation, one: usize, other: usize) -> bool {
    let is_like = |one: usize, other: usize| {
        let (one, other) = (&situation.parts[one], &situation.parts[other]);
        without_number(one) == without_number(other)
    };
    situation.parts[one].within == situation.parts[other].within
        && is_like(one, other)
        && match (&inside(situation, one)[..], &inside(situation, other)[..]) {
            ([], []) => true,
            (&[one], &[other]) => is_like(one, other) && inside(situation, one).is_empty(),
            (_, _) => false,
        }
}

fn without_number(part: &Part) -> Part {
    let mut part = part.alone();
    if let Some(amount) = part.happening.amount_mut() {
        *amount = 0;
    }
    part
}

/// The cards of one part, and of what it contains, are counted with those of another.
fn add_cards(situation: &mut Situation, to: usize, from: usize) -> Result<(), TooLarge> {
    let contained = inside(situation, to).into_iter().zip(inside(situation, from));
    for (to, from) in std::iter::once((to, from)).chain(contained) {
        let more = situation.parts[from].happening.amount().unwrap_or(0);
        if let Some(amount) = situation.parts[to].happening.amount_mut() {
            *amount = amount.checked_add(more).ok_or(TooLarge)?;
        }
    }
    Ok(())
}

/// Merges like groups among those of one creation. They stay where groups of it were, so that what contains them
/// stays before them. Returns the places that are not needed any more.
///
/// They are sorted by what they are and what was applied to them, not by ids, so that which of them comes first does not
/// depend on the order in which a board lists its effects.
fn merge_tokens(table: &Table, situation: &mut Situation, places: &[usize]) -> Result<Vec<usize>, TooLarge> {
    let mut merged: Vec<Part> = Vec::with_capacity(places.len());
    for &at in places {
        let group = &situation.parts[at];
        match merged.iter_mut().find(|other| are_like(other, group)) {
            Some(like) => add_count(like, group.happening.much())?,
            None => merged.push(group.clone()),
        }
    }
    merged.sort_by(|one, other| compare_tokens(table, situation.board, one, other));
    let mut gone = Vec::new();
    for (nth, &at) in places.iter().enumerate() {
        match merged.get(nth) {
            Some(group) => situation.parts[at] = group.clone(),
            None => gone.push(at),
        }
    }
    Ok(gone)
}

fn compare_tokens(table: &Table, board: BoardId, one: &Part, other: &Part) -> std::cmp::Ordering {
    let (Some(a), Some(b)) = (one.happening.entering(), other.happening.entering()) else {
        return std::cmp::Ordering::Equal;
    };
    let controllers = a.controller.cmp(&b.controller);
    let forms = || table.compare_forms(a.form, b.form);
    controllers.then_with(forms).then_with(|| table.compare_marks(board, &one.marks, &other.marks))
}

/// Whether two groups of tokens of one creation differ in nothing but how many they are.
fn are_like(one: &Part, other: &Part) -> bool {
    let is = |part: &Part| part.happening.entering().map(|entering| (entering.controller, entering.form));
    is(one) == is(other) && one.marks == other.marks
}

fn add_count(part: &mut Part, more: u64) -> Result<(), TooLarge> {
    if let Happening::Enter(entering) = &mut part.happening {
        entering.count = entering.count.checked_add(more).ok_or(TooLarge)?;
    }
    Ok(())
}

/// Works out what entering permanents will be, with the counters that they would enter with so far
/// (CR 614.12 (2026-04-17)).
///
/// Judgement: what can't be put on them does not count for anything but whether it can. That is told as if all were there.
///
/// # Errors
/// When there would be more counters than can be counted.
pub(crate) fn foresee(table: &mut Table, situation: &mut Situation) -> Result<(), TooLarge> {
    if situation.parts.iter().all(|part| part.happening.entering().is_none()) {
        return Ok(());
    }
    let mut inside = counters_inside(table, situation)?;
    for (at, place) in (0u16..).zip(0..situation.parts.len()) {
        let Happening::Enter(entering) = situation.parts[place].happening else { continue };
        let counters = inside.remove(&at).unwrap_or_default();
        let has_any = !counters.is_empty();
        let entering = with_counters(table, situation, place, entering, counters, Counters::new());
        table.foresee(situation.board, entering);
        if !has_any {
            continue;
        }
        let barred = barred(table, situation, at)?;
        if !barred.is_empty() {
            let is_barred = |(kind, _): &(CounterId, u64)| count_counters(&barred, *kind) > 0;
            let mut counters = table.form(entering.form).counters.clone();
            counters.retain(|counter| !is_barred(counter));
            let entering = with_counters(table, situation, place, entering, counters, barred);
            table.foresee(situation.board, entering);
        }
    }
    Ok(())
}

/// The counters that each part contains as those that something enters with.
fn counters_inside(table: &Table, situation: &Situation) -> Result<BTreeMap<u16, Counters>, TooLarge> {
    let mut inside: BTreeMap<u16, Counters> = BTreeMap::new();
    for part in &situation.parts {
        if let (Happening::EnterCounters { kind, amount, .. }, Some(outer)) = (part.happening, part.within)
            && table.promise(part).is_none()
        {
            add_counters(inside.entry(outer).or_default(), kind, amount)?;
        }
    }
    Ok(inside)
}

/// Those of the counters in an entering that can't be put.
fn barred(table: &Table, situation: &Situation, outer: u16) -> Result<Counters, TooLarge> {
    let pending = PendingEvent::new(table, situation);
    let mut barred = Counters::new();
    for (at, part) in situation.parts.iter().enumerate() {
        if let Happening::EnterCounters { kind, amount, .. } = part.happening
            && part.within == Some(outer)
            && table.promise(part).is_none()
            && pending.forbids_itself(at).is_some()
        {
            add_counters(&mut barred, kind, amount)?;
        }
    }
    Ok(barred)
}

/// Says with which counters a permanent would enter.
fn with_counters(
    table: &mut Table,
    situation: &mut Situation,
    place: usize,
    entering: Entering,
    counters: Counters,
    barred: Counters,
) -> Entering {
    let form = table.form(entering.form);
    if (&form.counters, &form.barred) == (&counters, &barred) {
        return entering;
    }
    let form = Form { counters, barred, ..form.clone() };
    let entering = Entering { form: table.keep_form(form), ..entering };
    situation.parts[place].happening = Happening::Enter(entering);
    entering
}
