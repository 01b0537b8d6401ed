//! What of a board can move steadily while all else stays as it is: totals of players, damage, counters, like tokens.

use std::collections::BTreeMap;

use crate::check::pronouns::mentions;
use language::board::{Board, Object, ObjectKind, Player, Zone};
use statements::loops::Total;

/// A board taken apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Apart {
    /// All that is no total. Groups of like tokens are not on it.
    pub(crate) rest: Board,
    /// The totals; what is not in it is 0.
    totals: BTreeMap<Key, i128>,
}

/// A total as boards share it, whatever a token is called there.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Key {
    Total(Total),
    /// Like tokens, by what is said of them.
    Tokens(String),
}

impl Apart {
    /// Takes a board apart. What is about to happen on it is left out.
    pub(crate) fn new(board: &Board) -> Self {
        let mut rest = Board { events: Vec::new(), ..board.clone() };
        let mut totals = BTreeMap::new();
        for player in &mut rest.players {
            of_player(player, &mut totals);
        }
        let pointed_at = mentions(&rest);
        for (at, object) in (0..).zip(&mut rest.objects) {
            object.since = Some(object.since.unwrap_or(at)).filter(|_| object.zone == Zone::Battlefield);
        }
        rest.objects.retain_mut(|object| {
            if is_group(object, &pointed_at) {
                let count = i128::from(object.count);
                *totals.entry(Key::Tokens(described(object))).or_insert(0) += count;
                return false;
            }
            of_object(object, &mut totals);
            true
        });
        rank(&mut rest.objects);
        totals.retain(|_, value| *value != 0);
        Self { rest, totals }
    }

    /// By how much each total has moved since an earlier board.
    fn moved(&self, since: &Self) -> BTreeMap<Key, i128> {
        let keys = self.totals.keys().chain(since.totals.keys());
        let of = |apart: &Self, key: &Key| apart.totals.get(key).copied().unwrap_or(0);
        let moves = keys.map(|key| (key.clone(), of(self, key) - of(since, key)));
        moves.filter(|(_, by)| *by != 0).collect()
    }
}

/// How the totals of boards move that are the same in all else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Moves {
    by: BTreeMap<Key, i128>,
}

impl Moves {
    /// From one board to the next, if they are the same but for totals.
    pub(crate) fn between(earlier: &Apart, later: &Apart) -> Option<Self> {
        (earlier.rest == later.rest).then(|| Self { by: later.moved(earlier) })
    }

    /// From one board to a later one, whatever else is different.
    pub(crate) fn since(earlier: &Apart, later: &Apart) -> Self {
        Self { by: later.moved(earlier) }
    }

    /// The totals that move, as a board names them, and by how much.
    pub(crate) fn named(&self, board: &Board) -> Vec<(Total, i128)> {
        let pointed_at = mentions(&Board { events: Vec::new(), ..board.clone() });
        let name = |key: &Key| match key {
            Key::Total(total) => total.clone(),
            Key::Tokens(group) => {
                let of_it = |object: &&Object| is_group(object, &pointed_at) && described(object) == *group;
                let first = board.objects.iter().find(of_it);
                Total::Tokens(first.map_or_else(|| group.clone(), |object| object.id.clone()))
            }
        };
        let mut named: Vec<(Total, i128)> = self.by.iter().map(|(key, by)| (name(key), *by)).collect();
        named.sort();
        named
    }

    /// A board on which the totals have moved so many times more; the first total that does not fit otherwise.
    pub(crate) fn added(&self, board: &Board, times: u64) -> Result<Board, Total> {
        let mut board = board.clone();
        for (total, by) in self.named(&board) {
            let fits = by.checked_mul(i128::from(times)).and_then(|by| add(&mut board, &total, by));
            fits.ok_or(total)?;
        }
        Ok(board)
    }
}

/// Makes of time stamps the order of the permanents that are there.
fn rank(objects: &mut [Object]) {
    let mut stamps: Vec<u64> = objects.iter().filter_map(|object| object.since).collect();
    stamps.sort_unstable();
    for object in objects {
        let rank = |since| stamps.partition_point(|&stamp| stamp < since) as u64;
        object.since = object.since.map(rank);
    }
}

fn of_player(player: &mut Player, totals: &mut BTreeMap<Key, i128>) {
    let name = player.name.clone();
    let mut put = |total: Total, value: i128| *totals.entry(Key::Total(total)).or_insert(0) += value;
    put(Total::Life(name.clone()), i128::from(std::mem::take(&mut player.life)));
    for (kind, number) in std::mem::take(&mut player.counters) {
        put(Total::PlayerCounters(name.clone(), kind), i128::from(number));
    }
    for (mana, number) in std::mem::take(&mut player.mana) {
        put(Total::Mana(name.clone(), mana), i128::from(number));
    }
    for total in counts(&name) {
        if let Some(value) = count(player, &total) {
            put(total, i128::from(std::mem::take(value)));
        }
    }
}

/// The counts that a player has.
fn counts(name: &str) -> Vec<Total> {
    let all: [fn(String) -> Total; 9] = [
        Total::Poison,
        Total::Library,
        Total::Hand,
        Total::Graveyard,
        Total::Exile,
        Total::Drawn,
        Total::Damaged,
        Total::Cast,
        Total::DrewFromEmpty,
    ];
    all.iter().map(|total| total(name.to_owned())).collect()
}

/// Where a player keeps a count.
fn count<'p>(player: &'p mut Player, total: &Total) -> Option<&'p mut u64> {
    Some(match total {
        Total::Poison(_) => &mut player.poison,
        Total::Library(_) => &mut player.library,
        Total::Hand(_) => &mut player.hand,
        Total::Graveyard(_) => &mut player.graveyard,
        Total::Exile(_) => &mut player.exile,
        Total::Drawn(_) => &mut player.drawn,
        Total::Damaged(_) => &mut player.damaged,
        Total::Cast(_) => &mut player.cast,
        Total::DrewFromEmpty(_) => &mut player.drew_from_empty,
        Total::Life(_)
        | Total::PlayerCounters(..)
        | Total::Mana(..)
        | Total::Marked(_)
        | Total::Counters(..)
        | Total::Tokens(_) => return None,
    })
}

fn of_object(object: &mut Object, totals: &mut BTreeMap<Key, i128>) {
    let marked = std::mem::take(&mut object.damage);
    totals.insert(Key::Total(Total::Marked(object.id.clone())), i128::from(marked));
    for (kind, number) in std::mem::take(&mut object.counters) {
        *totals.entry(Key::Total(Total::Counters(object.id.clone(), kind))).or_insert(0) +=
            i128::from(number);
    }
}

/// Whether an object is a group of tokens of which only the number matters: nothing points at them, and
/// they have no continuous effects.
fn is_group(object: &Object, pointed_at: &std::collections::BTreeSet<String>) -> bool {
    let is = object.copy.as_deref().unwrap_or(&object.is);
    object.kind == ObjectKind::Token
        && object.attached_to.is_none()
        && object.left.is_empty()
        && !pointed_at.contains(&object.id)
        && !is.abilities.iter().any(|ability| ability.continuous().is_some())
}

/// All that is said of a group besides its number and what it is called.
fn described(object: &Object) -> String {
    let mut is = object.is.clone();
    if is.name.is_empty() {
        is.name.clone_from(&object.id);
    }
    let plain = Object { id: String::new(), since: None, count: 1, is, ..object.clone() };
    format!("{plain:?}")
}

/// Adds to a total of a board. None when there is no such total, or the sum does not fit.
fn add(board: &mut Board, total: &Total, by: i128) -> Option<()> {
    let sum = |value: u64| u64::try_from(i128::from(value).checked_add(by)?).ok();
    match total {
        Total::Life(name) => {
            let life = &mut board.players.iter_mut().find(|player| player.name == *name)?.life;
            *life = i64::try_from(i128::from(*life).checked_add(by)?).ok()?;
        }
        Total::PlayerCounters(name, kind) => {
            let player = board.players.iter_mut().find(|player| player.name == *name)?;
            put(&mut player.counters, kind, sum)?;
        }
        Total::Mana(name, mana) => {
            let player = board.players.iter_mut().find(|player| player.name == *name)?;
            put(&mut player.mana, mana, sum)?;
        }
        Total::Marked(id) => {
            let object = board.objects.iter_mut().find(|object| object.id == *id)?;
            object.damage = sum(object.damage)?;
        }
        Total::Counters(id, kind) => {
            let object = board.objects.iter_mut().find(|object| object.id == *id)?;
            put(&mut object.counters, kind, sum)?;
        }
        Total::Tokens(id) => {
            let object = board.objects.iter_mut().find(|object| object.id == *id)?;
            object.count = sum(object.count).filter(|count| *count > 0)?;
        }
        Total::Poison(name)
        | Total::Library(name)
        | Total::Hand(name)
        | Total::Graveyard(name)
        | Total::Exile(name)
        | Total::Drawn(name)
        | Total::Damaged(name)
        | Total::Cast(name)
        | Total::DrewFromEmpty(name) => {
            let player = board.players.iter_mut().find(|player| player.name == *name)?;
            let value = count(player, total)?;
            *value = sum(*value)?;
        }
    }
    Some(())
}

/// Changes how many of a kind there are; kinds stay in order, and what is 0 is not listed.
fn put<K: Ord + Clone>(list: &mut Vec<(K, u64)>, kind: &K, sum: impl Fn(u64) -> Option<u64>) -> Option<()> {
    let at = list.iter().position(|(known, _)| known == kind);
    let value = sum(at.map_or(0, |at| list[at].1))?;
    list.retain(|(known, _)| known != kind);
    if value > 0 {
        list.push((kind.clone(), value));
        list.sort();
    }
    Some(())
}
