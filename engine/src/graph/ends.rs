//! Outcomes after which all is as after another are one moment. Situations know more than that: when a card came to a hand, or
//! which of several like tokens is the one that has gone.

use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::hash::{BuildHasher, Hasher};

use hashbrown::{DefaultHashBuilder, HashMap};
use petgraph::graph::NodeIndex;

use crate::check::pronouns::mentions;
use crate::pending::situation::Situation;
use crate::setup::names::NAMELESS;
use crate::setup::to_board::raise;
use crate::table::Table;
use crate::table::ledger::Entry;
use language::board::{Ability, Board, Object, ObjectKind, Supertype};
use statements::after::{After, Left};
use statements::ids::{ObjectId, Target};

/// The outcomes that have been found.
#[derive(Default)]
pub(crate) struct Ends {
    hasher: DefaultHashBuilder,
    /// By what is quickly told of them.
    found: HashMap<u64, Bucket>,
}

/// What is quickly told of an outcome: it is the same for outcomes that are alike, and seldom for others.
#[derive(Clone, Copy)]
pub(crate) struct FirstLook(u64);

/// A closer look at an outcome, where so many have the same first look that one is needed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CloseLook(Option<u64>);

/// So many outcomes with the same first look are compared one by one.
const FEW: usize = 8;

/// Outcomes with the same first look.
#[derive(Default)]
struct Bucket {
    /// The first of them.
    few: Vec<End>,
    /// The others by a closer look.
    many: HashMap<u64, Vec<NodeIndex>>,
}

struct End {
    at: NodeIndex,
    /// Worked out where another one is like it at a first look.
    known: OnceCell<Known>,
}

/// What is known of an outcome: the board after it, and what was counted on the way.
#[derive(PartialEq, Debug)]
struct Known {
    after: After,
    /// New tokens that are all that is said of them; sorted, without their names.
    plain: Vec<(Object, Option<String>)>,
    counted: Vec<(Entry, String, u64)>,
    /// What was used up of effects, by their labels: of one that can never apply again the board after doesn't tell it.
    used: Vec<(String, u64)>,
    /// The abilities on the stack, as facts tell them: the board after does not know any more what has left.
    stacked: Vec<(String, u64)>,
}

/// Hashes what is written to it.
struct Hashing<H>(H);

impl<H: Hasher> std::fmt::Write for Hashing<H> {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        self.0.write(text.as_bytes());
        Ok(())
    }
}

impl Ends {
    /// The outcome after which all is as in this situation, if one was found; otherwise a closer look at this one.
    pub(crate) fn like(
        &self,
        look: FirstLook,
        table: &Table,
        new: &Situation,
        all: &[Situation],
    ) -> Result<NodeIndex, CloseLook> {
        let Some(bucket) = self.found.get(&look.0) else { return Err(CloseLook(None)) };
        let new = Known::of(table, new);
        let known = |at: NodeIndex| Known::of(table, &all[at.index()]);
        let is_like = |end: &&End| *end.known.get_or_init(|| known(end.at)) == new;
        if let Some(end) = bucket.few.iter().find(is_like) {
            return Ok(end.at);
        }
        if bucket.few.len() < FEW {
            return Err(CloseLook(None));
        }
        let close = self.close_look(&new);
        let alike = bucket.many.get(&close).into_iter().flatten().copied();
        alike.into_iter().find(|&at| known(at) == new).ok_or(CloseLook(Some(close)))
    }

    fn close_look(&self, known: &Known) -> u64 {
        let mut hashing = Hashing(self.hasher.build_hasher());
        // Nothing of it fails: it is the same for what is equal even if something is left out.
        write!(hashing, "{known:?}").unwrap_or_default();
        hashing.0.finish()
    }

    /// Remembers an outcome that is like none that was found.
    pub(crate) fn add(&mut self, look: FirstLook, close: CloseLook, at: NodeIndex) {
        let bucket = self.found.entry(look.0).or_default();
        match close.0 {
            Some(close) => bucket.many.entry(close).or_default().push(at),
            None => bucket.few.push(End { at, known: OnceCell::new() }),
        }
    }

    /// What is quickly told of an outcome.
    pub(crate) fn first_look(&self, table: &Table, situation: &Situation) -> FirstLook {
        let state = table.board(situation.board);
        let told = (&state.players, counted(table, situation), used(table, situation));
        FirstLook(self.hasher.hash_one(told))
    }
}

impl Known {
    fn of(table: &Table, situation: &Situation) -> Self {
        let mut after = raise(table, situation, &[]);
        in_any_order(&mut after);
        let plain = take_plain(table, &mut after);
        let stacked = table.stacked(table.board(situation.board));
        let counted = counted(table, situation).into_iter();
        let counted = counted.map(|(entry, name, count)| (entry, name.to_owned(), count)).collect();
        Self { after, plain, counted, used: used(table, situation), stacked }
    }
}

/// What was counted; for several objects of one name together, as facts tell it. What is about an object has its name.
fn counted<'t>(table: &'t Table, situation: &Situation) -> Vec<(Entry, &'t str, u64)> {
    let ledger = table.ledgers.get(situation.ledger.index());
    let mut all: Vec<(Entry, &str, u64)> = Vec::with_capacity(ledger.entries().len());
    let mut places: HashMap<(Entry, &str), usize> = HashMap::with_capacity(ledger.entries().len());
    for &(entry, count) in ledger.entries() {
        let (entry, name) = by_name(table, entry);
        // These are so or not, however often.
        let count = if matches!(entry, Entry::Due(..) | Entry::Countered(_)) { 1 } else { count };
        let place = *places.entry((entry, name)).or_insert(all.len());
        match all.get_mut(place) {
            Some((Entry::Due(..), ..)) => {}
            Some((.., sum)) => *sum = sum.saturating_add(count),
            None => all.push((entry, name, count)),
        }
    }
    all.sort_unstable();
    all
}

/// How much has been used up of effects, for those of one label together, as facts tell it.
fn used(table: &Table, situation: &Situation) -> Vec<(String, u64)> {
    let mut all: BTreeMap<&String, u64> = BTreeMap::new();
    for &(id, left) in &situation.uses {
        let effect = table.effect(id);
        let used = effect.limit.unwrap_or_default().saturating_sub(left);
        let sum = all.entry(&effect.label).or_default();
        *sum = sum.saturating_add(used);
    }
    all.into_iter().map(|(label, used)| (label.clone(), used)).collect()
}

/// What is counted, and the name of the object that it is about, where it is about one: then the id in it means nothing.
fn by_name(table: &Table, mut entry: Entry) -> (Entry, &str) {
    let (Entry::Dealt(Target::Object(id))
    | Entry::Prevented(Target::Object(id))
    | Entry::Due(Target::Object(id), _)
    | Entry::Triggered(id)
    | Entry::Regenerated(id)) = &mut entry
    else {
        return (entry, "");
    };
    let name = table.object_name(*id);
    *id = ObjectId::at(0);
    (entry, name)
}

/// What has left its source is the same in whatever order it came into force.
fn in_any_order(after: &mut After) {
    let Board { effects, lasting, .. } = &mut after.board;
    for effect in effects.iter_mut() {
        // Where several are called the same, ids are numbered as they came.
        effect.id = effect.effect.name.clone().unwrap_or_else(|| std::mem::take(&mut effect.id));
    }
    if effects.len() > 1 {
        effects.sort_by_cached_key(|one| format!("{one:?}"));
    }
    if lasting.len() > 1 {
        lasting.sort_by_cached_key(|one| format!("{one:?}"));
    }
}

/// Takes new tokens off a board for which it makes no difference in which order they came: nothing points at them, and they
/// have no continuous effects and are neither world permanents nor Roles. What is left keeps its order.
fn take_plain(table: &Table, after: &mut After) -> Vec<(Object, Option<String>)> {
    let pointed = mentions(&after.board);
    let is_plain = |object: &Object| {
        object.kind == ObjectKind::Token
            && !object.is.abilities.iter().any(|ability| matches!(ability, Ability::Continuous(_)))
            && !object.is.supertypes.contains(&Supertype::World)
            && !object.is.subtypes.iter().any(|subtype| subtype == "Role")
            && !pointed.contains(&object.id)
            && !table.object_names[..table.listed].contains(&object.id)
    };
    let (plain, others) = std::mem::take(&mut after.board.objects).into_iter().partition(is_plain);
    after.board.objects = others;
    let mut plain: Vec<(Object, Option<String>)> =
        Vec::<Object>::into_iter(plain).map(|object| nameless(object, &mut after.left)).collect();
    plain.sort_by_cached_key(|one| format!("{one:?}"));
    count_times_anew(&mut after.board.objects);
    plain
}

/// Times say only in which order objects came: they are counted from 0, and left out where the list has that order.
fn count_times_anew(objects: &mut [Object]) {
    let mut times: Vec<u64> = objects.iter().filter_map(|object| object.since).collect();
    let is_order_of_list = times.is_sorted();
    times.sort_unstable();
    times.dedup();
    for object in objects {
        let place = |since| times.partition_point(|&time| time < since) as u64;
        object.since = object.since.map(place).filter(|_| !is_order_of_list);
    }
}

/// Whether an id is that of a token without a name.
fn is_numbered(id: &str) -> bool {
    let number = id.strip_prefix(NAMELESS);
    number.is_some_and(|rest| rest.trim_start().chars().all(|sign| sign.is_ascii_digit()))
}

/// A token without its id and time, and under whose control it entered, where that is said apart from it.
fn nameless(mut object: Object, left: &mut Vec<Left>) -> (Object, Option<String>) {
    let id = std::mem::take(&mut object.id);
    let mut under = None;
    left.retain(|one| {
        let entered =
            if let Left::EnteredUnder { object, player } = one { Some((object, player)) } else { None };
        let own = entered.filter(|(object, _)| **object == id);
        under = own.map(|(_, player)| player.clone()).or(under.take());
        own.is_none()
    });
    if object.is.name.is_empty() && !is_numbered(&id) {
        object.is.name = id;
    }
    object.since = None;
    (object, under)
}
