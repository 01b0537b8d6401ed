//! What of a board can move steadily while all else stays as it is: totals of players, damage, counters, like tokens.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::check::walk::mentions;
use language::board::{Ability, Board, Counter, Object, ObjectKind, Player, Zone};
use language::event::Mana;

/// A number on a board that can move while all else stays as it is.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Total {
    /// A player's life total.
    Life(String),
    /// Poison counters on a player.
    Poison(String),
    /// Other counters on a player.
    PlayerCounters(String, Counter),
    /// Mana of a type in a player's pool.
    Mana(String, Mana),
    /// Unknown cards in a player's library.
    Library(String),
    /// Unknown cards in a player's hand.
    Hand(String),
    /// Unknown cards in a player's graveyard.
    Graveyard(String),
    /// Unknown cards that a player owns in exile.
    Exile(String),
    /// Cards that a player has drawn this turn.
    Drawn(String),
    /// Damage that a player was dealt this turn.
    Damaged(String),
    /// Spells that a player has cast this turn.
    Cast(String),
    /// A player's draws from an empty library since state-based actions were checked.
    DrewFromEmpty(String),
    /// Damage marked on a permanent.
    Marked(String),
    /// Counters on an object.
    Counters(String, Counter),
    /// Like tokens, by the id of the first of them.
    Tokens(String),
}

impl fmt::Display for Total {
    /// For messages; counters and mana as a board file spells them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Life(name) => write!(f, "the life of {name}"),
            Self::Poison(name) => write!(f, "poison counters on {name}"),
            Self::PlayerCounters(name, Counter::Named(kind)) | Self::Counters(name, Counter::Named(kind)) => {
                write!(f, "{kind} counters on {name}")
            }
            Self::PlayerCounters(name, kind) | Self::Counters(name, kind) => {
                write!(f, "{kind:?} counters on {name}")
            }
            Self::Mana(name, kind) => write!(f, "{kind:?} mana of {name}"),
            Self::Library(name) => write!(f, "cards in the library of {name}"),
            Self::Hand(name) => write!(f, "cards in the hand of {name}"),
            Self::Graveyard(name) => write!(f, "cards in the graveyard of {name}"),
            Self::Exile(name) => write!(f, "cards of {name} in exile"),
            Self::Drawn(name) => write!(f, "cards drawn by {name} this turn"),
            Self::Damaged(name) => write!(f, "damage dealt to {name} this turn"),
            Self::Cast(name) => write!(f, "spells cast by {name} this turn"),
            Self::DrewFromEmpty(name) => write!(f, "draws of {name} from an empty library"),
            Self::Marked(id) => write!(f, "damage marked on {id}"),
            Self::Tokens(id) => write!(f, "{id} tokens"),
        }
    }
}

impl Total {
    /// What it is on a board; 0 where the board does not have it.
    pub fn value(&self, board: &Board) -> i128 {
        let player = |name: &str| board.players.iter().find(|player| player.name == *name);
        let object = |id: &str| board.objects.iter().find(|object| object.id == *id);
        let found = match self {
            Self::Life(name) => player(name).map(|player| i128::from(player.life)),
            Self::PlayerCounters(name, kind) => player(name).map(|player| listed(&player.counters, kind)),
            Self::Mana(name, mana) => player(name).map(|player| listed(&player.mana, mana)),
            Self::Marked(id) => object(id).map(|object| i128::from(object.damage)),
            Self::Counters(id, kind) => object(id).map(|object| listed(&object.counters, kind)),
            Self::Tokens(id) => object(id).map(|object| i128::from(object.count)),
            Self::Poison(name)
            | Self::Library(name)
            | Self::Hand(name)
            | Self::Graveyard(name)
            | Self::Exile(name)
            | Self::Drawn(name)
            | Self::Damaged(name)
            | Self::Cast(name)
            | Self::DrewFromEmpty(name) => {
                let mut player = player(name).cloned();
                player.as_mut().and_then(|player| count(player, self)).map(|value| i128::from(*value))
            }
        };
        found.unwrap_or(0)
    }
}

fn listed<K: PartialEq>(list: &[(K, u64)], kind: &K) -> i128 {
    list.iter().filter(|(known, _)| known == kind).map(|(_, number)| i128::from(*number)).sum()
}

/// A board taken apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Apart {
    /// All that is no total. Groups of like tokens are not on it.
    pub(super) rest: Board,
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
    pub(super) fn new(board: &Board) -> Self {
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
pub(super) struct Moves {
    by: BTreeMap<Key, i128>,
}

impl Moves {
    /// From one board to the next, if they are the same but for totals.
    pub(super) fn between(earlier: &Apart, later: &Apart) -> Option<Self> {
        (earlier.rest == later.rest).then(|| Self { by: later.moved(earlier) })
    }

    /// The totals that move, as a board names them, and by how much.
    pub(super) fn named(&self, board: &Board) -> Vec<(Total, i128)> {
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
    pub(super) fn added(&self, board: &Board, times: u64) -> Result<Board, Total> {
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
        object.since = object
            .since
            .and_then(|since| (0..).zip(&stamps).find(|(_, stamp)| **stamp == since))
            .map(|(rank, _)| rank);
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

/// Whether an object is a group of tokens of which only the number matters: nothing points at them, and they have no
/// continuous effects.
fn is_group(object: &Object, pointed_at: &std::collections::BTreeSet<String>) -> bool {
    let is = object.copy.as_deref().unwrap_or(&object.is);
    object.kind == ObjectKind::Token
        && object.attached_to.is_none()
        && object.left.is_empty()
        && !pointed_at.contains(&object.id)
        && !is.abilities.iter().any(|ability| matches!(ability, Ability::Continuous(_)))
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
