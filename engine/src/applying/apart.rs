//! Whether each of several like objects in one row is ordered for by itself. What happens to each is an event of its own, so
//! where orders come to different things, who orders may choose another one for each (CR 616.1 (2026-04-17)).

use hashbrown::{HashMap, HashSet};
use smallvec::SmallVec;

use super::{Stop, apply};
use crate::judging::judged::{Offers, Open, judge};
use crate::judging::of_unknown::unknown_cards;
use crate::judging::pending_event::PendingEvent;
use crate::pending::groups::{self, MOST_APART};
use crate::pending::situation::{Pick, Situation, Taking};
use crate::table::Table;
use language::effect::Scope;
use language::rule::Switch;
use statements::error::TooLarge;
use statements::happening::{Happening, Subject};
use statements::ids::EffectId;
use statements::part::{Marks, Part};

/// At most so many situations are gone through to find out whether orders come to the same. Where there are more, they count
/// as if they did not: each object is then ordered for by itself, which is never wrong.
const MOST_TRIED: usize = 128;

/// Of more like tokens that enter, or unknown cards, all have the same order of effects: there would be too many moments.
const MOST_COUNTED: u64 = 100;

/// What has become of rows for which somebody orders.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rows {
    /// Where it matters each object is ordered for by itself.
    Apart,
    /// Some row is too long for that, and stays together.
    TooLong,
}

/// Says of each pick whether it is for one object of a row only.
///
/// Known gap: more than eight permanents of a row, and more than eight tokens that enter with counters, stay together, as do
/// more than a hundred other tokens that enter, or unknown cards. The ruling then says that it is not whole.
pub(crate) fn tell_apart(table: &mut Table, situation: &Situation, offers: &mut Offers) -> Rows {
    let mut rows = Rows::Apart;
    let holds_row = || (0..situation.parts.len()).any(|at| like(table, situation, at) > 1);
    if offers.picks.len() < 2 || !holds_row() {
        return rows;
    }
    let mut known: Vec<(u16, bool)> = Vec::new();
    for nth in 0..offers.picks.len() {
        let Some(at) = row_of(table, situation, &offers.picks[nth]) else { continue };
        if !offers
            .picks
            .iter()
            .enumerate()
            .any(|(other, pick)| other != nth && meets(table, situation, pick, at))
        {
            continue;
        }
        let matters = match known.iter().find(|(place, _)| *place == at) {
            Some(&(_, matters)) => matters,
            None => orders_matter(table, situation, usize::from(at)),
        };
        known.push((at, matters));
        if matters && stays_together(table, situation, usize::from(at)) {
            rows = Rows::TooLong;
        } else if matters {
            offers.picks[nth].taking = Taking::One;
        }
    }
    rows
}

/// The part that a pick is for, if that is about several like objects and the pick takes each of them by itself.
fn row_of(table: &Table, situation: &Situation, pick: &Pick) -> Option<u16> {
    let &[at] = &pick.parts[..] else { return None };
    let is_for_each = match table.effect(pick.effect).scope {
        Scope::EachPart | Scope::PerRecipient => true,
        Scope::PerSource | Scope::PerPlayer | Scope::WholeEvent => false,
    };
    (is_for_each && like(table, situation, usize::from(at)) > 1).then_some(at)
}

/// How many like objects a part is about.
fn like(table: &Table, situation: &Situation, at: usize) -> u64 {
    let happening = &situation.parts[at].happening;
    if let Some(host) = groups::entering_around(situation, at) {
        return situation.parts[host].happening.entering().map_or(1, |entering| entering.count);
    }
    match unknown_cards(happening) {
        Some(cards) => cards.amount,
        None => happening.object().map_or(1, |id| table.board(situation.board).object(id).count),
    }
}

/// Whether a pick is for this part, or before contained events waited for one that lies in it or around it.
fn meets(table: &Table, situation: &Situation, pick: &Pick, at: u16) -> bool {
    let within = |one: u16, other: u16| situation.is_within(usize::from(one), usize::from(other));
    let together = |part: u16| within(part, at) || within(at, part);
    pick.parts.iter().any(|&part| part == at || !table.on(Switch::ContainedWaits) && together(part))
}

/// Whether a row is too long to be told apart. Fewer are where what becomes of like objects is not counted together again.
fn stays_together(table: &Table, situation: &Situation, at: usize) -> bool {
    let part = &situation.parts[at];
    let is_token = part.happening.entering().is_some_and(|entering| entering.subject == Subject::Token);
    let holds_any = situation.parts.iter().any(|part| part.within.map(usize::from) == Some(at));
    let is_counted_again = unknown_cards(&part.happening).is_some() || is_token && !holds_any;
    let most = if is_counted_again { MOST_COUNTED } else { MOST_APART };
    like(table, situation, at) > most
}

/// Whether the effects that are applicable to one of the like objects come to different things in different orders. One that
/// asks somebody something counts as if they did.
fn orders_matter(table: &mut Table, situation: &Situation, at: usize) -> bool {
    let log = table.log.take();
    let matters = one_of(table, situation, at).and_then(|one| have_several_ends(table, one));
    table.log = log;
    // What does not fit is told where it is really done.
    matters.unwrap_or(false)
}

/// What is on offer; interchangeable effects are one pick.
fn offers(table: &mut Table, situation: &mut Situation) -> Result<Option<Offers>, TooLarge> {
    let judged = judge(table, situation)?;
    if judged.found.is_empty() {
        return Ok(None);
    }
    Ok(Open::from(judged).offers(PendingEvent::new(table, situation), true))
}

/// What is picked for what contains the like objects, such as the creation of tokens, is picked once for all of them: only ends
/// of the same such picks in the same order are compared.
///
/// Interchangeable effects are one pick: where nothing else is on offer, there is nothing to order.
fn have_several_ends(table: &mut Table, mut start: Situation) -> Result<bool, TooLarge> {
    if offers(table, &mut start)?.is_none_or(|offers| offers.picks.len() < 2) {
        return Ok(false);
    }
    let mut met: HashSet<(Vec<EffectId>, Situation)> = HashSet::default();
    let mut open = vec![(Vec::new(), start)];
    let mut ends: HashMap<Vec<EffectId>, Situation> = HashMap::default();
    while let Some((once, mut situation)) = open.pop() {
        let Some(offers) = offers(table, &mut situation)? else {
            match ends.get(&once) {
                Some(known) if !are_alike(known, &situation) => return Ok(true),
                Some(_) => {}
                None => {
                    ends.insert(once, situation);
                }
            }
            continue;
        };
        if !met.insert((once.clone(), situation.clone())) {
            continue;
        }
        if met.len() > MOST_TRIED {
            return Ok(true);
        }
        for pick in &offers.picks {
            let mut next = situation.clone();
            let for_each = pick.parts.iter().any(|&at| is_of_each(&situation, usize::from(at)));
            let so_far = once.iter().copied().chain((!for_each).then_some(pick.effect)).collect();
            match apply(table, &mut next, pick, offers.orderer, &[]) {
                Ok(()) => open.push((so_far, next)),
                Err(Stop::Ask(..)) => return Ok(true),
                Err(Stop::TooLarge) => return Err(TooLarge),
            }
        }
    }
    Ok(false)
}

/// Whether a part happens to each of the like objects by itself.
fn is_of_each(situation: &Situation, at: usize) -> bool {
    let happening = &situation.parts[at].happening;
    groups::entering_around(situation, at).is_some()
        || unknown_cards(happening).is_some()
        || happening.object().is_some()
}

/// The event as it happens to one of the like objects that a part is about, with what contains it and what it contains.
fn one_of(table: &mut Table, situation: &Situation, at: usize) -> Result<Situation, TooLarge> {
    let mut one = situation.clone();
    if let Some(id) = one.parts[at].happening.object()
        && table.board(one.board).object(id).count > 1
    {
        let mut state = table.board(one.board).clone();
        state.object_mut(id).count = 1;
        one.board = table.keep_next_board(state, one.board);
    }
    let belongs =
        |place: usize| place == at || situation.is_within(place, at) || situation.is_within(at, place);
    let others = (0..situation.parts.len()).filter(|&place| !belongs(place));
    let others = others.map(|place| (place, Vec::new())).collect();
    for part in &mut one.parts {
        let is_unknown = unknown_cards(&part.happening).is_some();
        if let Happening::Enter(entering) = &mut part.happening {
            entering.count = entering.count.min(1);
        } else if let Some(amount) = part.happening.amount_mut().filter(|_| is_unknown) {
            *amount = 1;
        }
    }
    one.replace_parts(others)?;
    Ok(one)
}

/// Whether two situations in which nothing is on offer any more differ in nothing but which effects have been applied, and in
/// the order of parts.
fn are_alike(one: &Situation, other: &Situation) -> bool {
    let bare = |part: &Part| Part { marks: Marks::default(), ..part.alone() };
    let told = |situation: &Situation| -> Vec<(Part, Option<Part>)> {
        let outer = |part: &Part| part.within.map(|at| bare(&situation.parts[usize::from(at)]));
        situation.parts.iter().map(|part| (bare(part), outer(part))).collect()
    };
    let (mine, yours) = (told(one), told(other));
    let times = |list: &[_], wanted: &_| list.iter().filter(|known| *known == wanted).count();
    let without_parts = |situation: &Situation| Situation { parts: SmallVec::new(), ..situation.clone() };
    mine.len() == yours.len()
        && mine.iter().all(|part| times(&mine, part) == times(&yours, part))
        && without_parts(one) == without_parts(other)
}
