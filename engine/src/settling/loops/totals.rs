//! What of a board can move from one round of a loop to the next while all else stays as it is.

use std::collections::BTreeMap;

use crate::table::Table;
use crate::table::object::{ObjectState, add_counters, count_counters, remove_counters};
use crate::table::state::{PlayerState, State};
use language::board::{ObjectKind, Zone};
use language::select::Read;
use statements::ids::{BoardId, CounterId, ObjectId, PlayerId};

/// A number that can move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Total {
    /// A player's life total.
    Life(PlayerId),
    /// Counters on a player.
    OfPlayer(PlayerId, CounterId),
    /// Mana in a player's pool, by type.
    Mana(PlayerId, usize),
    /// What else is counted of a player.
    Count(PlayerId, Count),
    /// Damage marked on a permanent.
    Marked(ObjectId),
    /// Counters on an object.
    Counters(ObjectId, CounterId),
    /// Like tokens.
    Tokens(ObjectId),
    /// Like abilities that wait to be put on the stack or lie there in a row, by their place among all.
    Stacked(usize),
    /// A number in what is pending or still to be done, by its place among them.
    Amount(usize),
}

/// What is counted of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Count {
    Library,
    Hand,
    Graveyard,
    Exile,
    Drawn,
    EmptyDraws,
    Damaged,
    Cast,
}

impl Count {
    const ALL: [Self; 8] = [
        Self::Library,
        Self::Hand,
        Self::Graveyard,
        Self::Exile,
        Self::Drawn,
        Self::EmptyDraws,
        Self::Damaged,
        Self::Cast,
    ];

    fn of(self, player: &mut PlayerState) -> &mut u64 {
        match self {
            Self::Library => &mut player.unknown_library,
            Self::Hand => &mut player.unknown_hand,
            Self::Graveyard => &mut player.unknown_graveyard,
            Self::Exile => &mut player.unknown_exile,
            Self::Drawn => &mut player.drawn,
            Self::EmptyDraws => &mut player.empty_draws,
            Self::Damaged => &mut player.damaged,
            Self::Cast => &mut player.cast,
        }
    }
}

impl Total {
    /// Whether life, damage, counters or mana: what moves without anybody noticing who does not ask for it.
    pub(crate) const fn is_quiet(self) -> bool {
        match self {
            Self::Life(_) | Self::OfPlayer(..) | Self::Mana(..) | Self::Marked(_) | Self::Counters(..) => {
                true
            }
            Self::Count(..) | Self::Tokens(_) | Self::Stacked(_) | Self::Amount(_) => false,
        }
    }

    /// Whether state-based actions look at such a number of a player or an object.
    pub(crate) const fn is_checked(self) -> bool {
        match self {
            Self::Life(_) | Self::OfPlayer(..) | Self::Marked(_) | Self::Counters(..) => true,
            Self::Mana(..) | Self::Count(..) | Self::Tokens(_) | Self::Stacked(_) | Self::Amount(_) => false,
        }
    }

    /// Whether it comes to an end when it goes down.
    pub(crate) const fn runs_out(self) -> bool {
        !matches!(self, Self::Life(_))
    }

    /// Whether what reads this reads it.
    pub(crate) fn is_read_by(self, table: &Table, read: Read<'_>) -> bool {
        let kind = |id: CounterId| table.counters.get(id.index());
        match read {
            Read::Nothing | Read::Being | Read::Tapped | Read::Fighting | Read::Past => false,
            Read::Life => matches!(self, Self::Life(_)),
            Read::Hand => matches!(self, Self::Count(_, Count::Hand)),
            Read::Library => matches!(self, Self::Count(_, Count::Library)),
            Read::Graveyard => matches!(self, Self::Count(_, Count::Graveyard) | Self::Tokens(_)),
            Read::Drawn => matches!(self, Self::Count(_, Count::Drawn)),
            Read::Damaged => matches!(self, Self::Count(_, Count::Damaged)),
            Read::Mana => matches!(self, Self::Mana(..)),
            Read::Number => matches!(self, Self::Tokens(_)),
            Read::Counters(asked) => {
                matches!(self, Self::OfPlayer(_, id) | Self::Counters(_, id) if kind(id) == asked)
            }
            Read::AnyCounters => matches!(self, Self::Counters(..)),
            Read::Power | Read::Powers => {
                matches!(self, Self::Counters(_, id) if kind(id).power_and_toughness().is_some())
                    || read == Read::Powers && matches!(self, Self::Tokens(_))
            }
        }
    }
}

/// Totals, with how many or by how much they have moved; nothing that is 0.
pub(crate) type Totals = BTreeMap<Total, i128>;

/// The totals of a board, and of what is pending on it.
pub(crate) fn totals(table: &Table, board: BoardId, amounts: &[u64]) -> Totals {
    let state = table.board(board);
    let mut found: Totals =
        amounts.iter().enumerate().map(|(at, n)| (Total::Amount(at), i128::from(*n))).collect();
    let mut put = |total: Total, value: i128| {
        found.insert(total, value);
    };
    for (at, player) in state.players.iter().enumerate() {
        let id = PlayerId::at(at);
        put(Total::Life(id), i128::from(player.life));
        for &(kind, number) in &player.counters {
            put(Total::OfPlayer(id, kind), i128::from(number));
        }
        for (kind, number) in player.mana.iter().enumerate() {
            put(Total::Mana(id, kind), i128::from(*number));
        }
        let mut player = player.clone();
        for count in Count::ALL {
            put(Total::Count(id, count), i128::from(*count.of(&mut player)));
        }
    }
    for id in state.ids() {
        let object = state.object(id);
        put(Total::Marked(id), i128::from(object.damage));
        for &(kind, number) in &object.counters {
            put(Total::Counters(id, kind), i128::from(number));
        }
        if is_row(object) {
            put(Total::Tokens(id), i128::from(object.count));
        }
    }
    let (waiting, rows) = (state.stack.waiting().iter(), state.stack.rows().iter());
    let stacked = waiting.map(|(_, times)| times).chain(rows.map(|(_, times)| times));
    for (at, times) in stacked.enumerate() {
        found.insert(Total::Stacked(at), i128::from(*times));
    }
    found.retain(|_, value| *value != 0);
    found
}

/// By how much totals have moved.
pub(crate) fn moved(from: &Totals, to: &Totals) -> Totals {
    let keys = from.keys().chain(to.keys());
    let of = |all: &Totals, total: &Total| all.get(total).copied().unwrap_or(0);
    keys.map(|total| (*total, of(to, total) - of(from, total))).filter(|(_, by)| *by != 0).collect()
}

/// Takes the totals off a board: what is left is the same in every round of a loop.
pub(crate) fn strip(state: &mut State) {
    for player in &mut state.players {
        player.life = 0;
        player.counters.clear();
        player.mana = [0; 6];
        for count in Count::ALL {
            *count.of(player) = 0;
        }
    }
    state.stack.counts_mut().for_each(|times| *times = 1);
    state.stack.without_totals();
    for one in &mut state.forgotten {
        one.was_since = one.was_since.map(|_| 0);
    }
    for id in state.ids() {
        let object = state.object(id);
        let is_many = is_row(object) && object.count > 1;
        if object.damage > 0 || !object.counters.is_empty() || is_many {
            let object = state.object_mut(id);
            object.damage = 0;
            object.counters.clear();
            object.count = object.count.min(1);
        }
    }
}

/// Sets a total of a board, or of what is pending on it. None when it does not fit.
pub(crate) fn set(state: &mut State, amounts: &mut [u64], total: Total, value: i128) -> Option<()> {
    let number = u64::try_from(value).ok();
    match total {
        Total::Life(id) => state.player_mut(id).life = i64::try_from(value).ok()?,
        Total::OfPlayer(id, kind) => put(&mut state.player_mut(id).counters, kind, number?)?,
        Total::Mana(id, kind) => *state.player_mut(id).mana.get_mut(kind)? = number?,
        Total::Count(id, count) => *count.of(state.player_mut(id)) = number?,
        Total::Marked(id) => state.object_mut(id).damage = number?,
        Total::Counters(id, kind) => put(&mut state.object_mut(id).counters, kind, number?)?,
        Total::Tokens(id) => state.object_mut(id).count = number.filter(|count| *count > 0)?,
        Total::Stacked(at) => *state.stack.counts_mut().nth(at)? = number.filter(|times| *times > 0)?,
        Total::Amount(at) => *amounts.get_mut(at)? = number.filter(|count| *count > 0)?,
    }
    Some(())
}

fn put(counters: &mut crate::table::object::Counters, kind: CounterId, number: u64) -> Option<()> {
    let there = count_counters(counters, kind);
    remove_counters(counters, kind, there);
    add_counters(counters, kind, number).ok()
}

/// Whether an object is like tokens of which only the number matters.
fn is_row(object: &ObjectState) -> bool {
    object.kind == ObjectKind::Token && object.zone == Zone::Battlefield && object.count > 0
}
