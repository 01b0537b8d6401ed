//! What has really happened in an event, as triggered abilities see it: so much and no more, and what comes along with it.

use hashbrown::HashMap;

use crate::events::at_most::most;
use crate::judging::pending_event::PendingEvent;
use crate::table::Table;
use crate::table::own_effects::names_this;
use crate::table::triggers::Trigger;
use language::board::Zone;
use language::effect::EventPattern;
use language::event::{Deed, Place};
use statements::happening::{Entering, Happening, Subject};
use statements::ids::{BoardId, ObjectId, PlayerId};
use statements::part::Part;

/// A part of an event that has happened.
#[derive(Clone, Debug)]
pub(crate) struct Witnessed {
    /// Its place in the event, or that of the part that it comes along with.
    pub(crate) at: usize,
    pub(crate) part: Part,
    /// How much of it there was.
    pub(crate) amount: u64,
    /// What has entered, as it is on the board after the event.
    pub(crate) entered: Option<ObjectId>,
    /// The token that it creates, if it is only one.
    pub(crate) brought: Option<ObjectId>,
}

/// All that has happened, by what an ability may trigger on.
pub(super) struct Seen<'w> {
    all: &'w [Witnessed],
    /// Where something tells of an object's going from zone to zone, by that object.
    moved: HashMap<ObjectId, Vec<usize>>,
    /// Where something tells of unknown cards' going.
    unknown: Vec<usize>,
}

impl<'w> Seen<'w> {
    /// What has happened.
    pub(super) fn new(all: &'w [Witnessed]) -> Self {
        let (mut moved, mut unknown) = (HashMap::<ObjectId, Vec<usize>>::new(), Vec::new());
        for (at, one) in all.iter().enumerate() {
            if let Happening::Move { object, .. } = one.part.happening {
                moved.entry(object).or_default().push(at);
            } else if matches!(one.part.happening, Happening::MoveUnknown { .. }) {
                unknown.push(at);
            }
        }
        Self { all, moved, unknown }
    }

    /// All that an ability may trigger on, in order: one that waits for its own source's going only sees that.
    pub(super) fn by(&self, trigger: &Trigger) -> impl Iterator<Item = &'w Witnessed> {
        let is_its_own = matches!(&trigger.when.event, EventPattern::Move { what, .. } if names_this(what));
        let own = trigger.source.filter(|_| is_its_own && trigger.made.is_none());
        let all = self.all;
        let moved = own.map(|source| self.moved.get(&source).into_iter().flatten().chain(&self.unknown));
        let mut places: Vec<usize> = moved.map_or_else(Vec::new, |places| places.copied().collect());
        places.sort_unstable();
        let everything = if own.is_none() { all } else { &[] };
        everything.iter().chain(places.into_iter().map(move |at| &all[at]))
    }
}

/// All that has happened: `then` is the event on the board before it, `now` the board after it. What came to nothing has
/// not happened (CR 603.2g (2026-04-17)). Counters of one kind that one permanent enters with, and one player puts, are put
/// once, though a rule says it of some and an effect of others.
///
/// Judgement: nor has gaining no life, before 2012-05-01, which is the first text that says so.
pub(crate) fn witnessed(then: &PendingEvent<'_>, now: &PendingEvent<'_>) -> Vec<Witnessed> {
    let mut found = Vec::new();
    let mut entered: Vec<ObjectId> = Vec::new();
    for (at, part) in then.situation.parts.iter().enumerate() {
        let new = part.happening.entering().and_then(|entering| new_one(then, now, entering, &entered));
        entered.extend(new);
        let Some(amount) = really(then, part) else { continue };
        let may_be_known = matches!(part.happening, Happening::EnterCounters { .. });
        let mut earlier = found.iter_mut().filter(|_| may_be_known);
        if let Some(known) = earlier.find(|known: &&mut Witnessed| put_together(&known.part, part)) {
            known.amount = known.amount.saturating_add(amount);
            continue;
        }
        found.push(Witnessed { at, part: part.clone(), amount, entered: new, brought: None });
    }
    found.extend(unattached(then, now));
    let gone: Vec<Witnessed> = found.iter().filter_map(|one| out_of(then, one)).collect();
    found.extend(gone);
    found.extend(under_control(then, now));
    let brought: Vec<Option<ObjectId>> = found.iter().map(|one| brought(one, &found)).collect();
    found.iter_mut().zip(brought).for_each(|(one, brought)| one.brought = brought);
    found
}

/// What has become unattached without an event that says so: it or what it was attached to has left, or it has been attached
/// to something else (CR 701.3d (2009-07-11), 701.3d (2026-04-17)).
fn unattached<'a>(
    then: &'a PendingEvent<'a>,
    now: &'a PendingEvent<'a>,
) -> impl Iterator<Item = Witnessed> + use<'a> {
    let parts = &then.situation.parts;
    then.state.ids().filter_map(move |id| {
        let was = then.state.object(id);
        let (host, is) = (was.attached_to, now.state.object(id));
        let was_attached = host.is_some() || was.on_player.is_some();
        let stays = (host, was.on_player) == (is.attached_to, is.on_player);
        let unattach = Happening::undergoes(id, Deed::Unattach, None);
        if stays || !was_attached || !was.exists() || parts.iter().any(|part| part.happening == unattach) {
            return None;
        }
        let is_why = |part: &Part| {
            let object = part.happening.object();
            object == Some(id) || object.is_some() && object == host
        };
        let at = parts.iter().rposition(is_why).unwrap_or(0);
        let why = parts.get(at)?;
        let part = Part::new(unattach, why.cause, why.from, why.marks.clone()).by(why.by);
        Some(Witnessed { at, part, amount: 1, entered: None, brought: None })
    })
}

/// A card that enters, or is cast, leaves the zone where it was: what waits for that sees it, too.
fn out_of(then: &PendingEvent<'_>, one: &Witnessed) -> Option<Witnessed> {
    let (object, to) = if let Happening::Cast { object, .. } = one.part.happening {
        (object, Zone::Stack)
    } else if let Some(Entering { subject: Subject::Object(object), .. }) = one.part.happening.entering() {
        (object, Zone::Battlefield)
    } else {
        return None;
    };
    // What leaves the stack or the battlefield does so by an event of its own.
    let from = then.state.object(object).zone;
    if matches!(from, Zone::Stack | Zone::Battlefield) {
        return None;
    }
    let Part { cause, from, marks, by, .. } = &one.part;
    let leaves = Happening::Move { object, to, place: Place::Top, milled: false };
    let part = Part::new(leaves, *cause, *from, marks.clone()).by(*by);
    Some(Witnessed { at: one.at, part, amount: 1, entered: None, brought: None })
}

/// What comes under somebody's control without a part that says so: a continuous effect gives it that has begun in the event, or
/// one that gave it to another has ended.
fn under_control<'a>(
    then: &'a PendingEvent<'a>,
    now: &'a PendingEvent<'a>,
) -> impl Iterator<Item = Witnessed> + use<'a> {
    let parts = &then.situation.parts;
    let is_said = move |id: ObjectId| {
        parts
            .iter()
            .any(|part| matches!(part.happening, Happening::GainControl { object, .. } if object == id))
    };
    let gained = gained(then.table, then.situation.board, now.situation.board);
    gained.into_iter().filter(move |(id, _)| !is_said(*id)).filter_map(move |(object, player)| {
        let at = parts.len().checked_sub(1)?;
        let why = &parts[at];
        let happening = Happening::GainControl { object, player };
        let part = Part::new(happening, why.cause, why.from, why.marks.clone()).by(why.by);
        Some(Witnessed { at, part, amount: 1, entered: None, brought: None })
    })
}

/// The permanents that another player controls on a board than on the one before it, with that player.
pub(crate) fn gained(table: &Table, before: BoardId, now: BoardId) -> Vec<(ObjectId, PlayerId)> {
    if before == now || std::ptr::eq(table.view(before), table.view(now)) {
        return Vec::new();
    }
    let (old, new) = (table.board(before), table.board(now));
    let (was, is) = (&table.view(before).seen, &table.view(now).seen);
    let gained = |id: ObjectId| {
        let (then, now) = (old.object(id), new.object(id));
        let stays = old.is_permanent(id) && new.is_permanent(id) && then.since == now.since;
        let player =
            is[id.index()].controller.filter(|&player| was[id.index()].controller != Some(player))?;
        (stays && then.phased_out.is_none() && now.phased_out.is_none()).then_some((id, player))
    };
    old.ids().filter_map(gained).collect()
}

/// The one token that the creation of tokens has brought.
fn brought(one: &Witnessed, all: &[Witnessed]) -> Option<ObjectId> {
    if !matches!(one.part.happening, Happening::Create { .. }) {
        return None;
    }
    let inside = all.iter().filter(|other| other.part.within.map(usize::from) == Some(one.at));
    let mut tokens = inside.filter(|other| other.entered.is_some());
    let only = tokens.next().filter(|only| only.amount == 1);
    only.filter(|_| tokens.next().is_none())?.entered
}

/// Whether two parts put counters of one kind, by one player, on the same permanent as it enters.
fn put_together(one: &Part, other: &Part) -> bool {
    let put = |part: &Part| {
        let Happening::EnterCounters { controller, player, kind, .. } = part.happening else { return None };
        Some((part.within, player.unwrap_or(controller), kind))
    };
    put(one).is_some_and(|one| put(other) == Some(one))
}

/// The object that a part has brought onto the battlefield. Of like tokens of several parts each is taken once, as far as
/// they are apart.
fn new_one(
    then: &PendingEvent<'_>,
    now: &PendingEvent<'_>,
    entering: Entering,
    taken: &[ObjectId],
) -> Option<ObjectId> {
    if let Subject::Object(id) = entering.subject {
        return Some(id);
    }
    let print = then.table.form(entering.form).shown();
    let is_it = |id: &ObjectId| now.state.object(*id).copiable() == print && now.state.is_permanent(*id);
    let new = || (then.state.objects.len()..now.state.objects.len()).map(ObjectId::at).filter(is_it);
    new().find(|id| !taken.contains(id)).or_else(|| new().next_back())
}

/// How much of a part has happened; none where it came to nothing.
fn really(then: &PendingEvent<'_>, part: &Part) -> Option<u64> {
    let (much, there) = (part.happening.much(), most(then.state, &part.happening));
    (much.min(there) > 0).then_some(much.min(there))
}
