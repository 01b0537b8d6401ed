//! Loops: what moves with each round, and what the rules of a date say of it.

use std::fmt;

use language::board::{Board, Counter};
use language::date::Date;
use language::event::Mana;
use language::rule::Rule;
use serde::{Deserialize, Serialize};

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
            Self::Poison(name) => player(name).map(|player| i128::from(player.poison)),
            Self::Library(name) => player(name).map(|player| i128::from(player.library)),
            Self::Hand(name) => player(name).map(|player| i128::from(player.hand)),
            Self::Graveyard(name) => player(name).map(|player| i128::from(player.graveyard)),
            Self::Exile(name) => player(name).map(|player| i128::from(player.exile)),
            Self::Drawn(name) => player(name).map(|player| i128::from(player.drawn)),
            Self::Damaged(name) => player(name).map(|player| i128::from(player.damaged)),
            Self::Cast(name) => player(name).map(|player| i128::from(player.cast)),
            Self::DrewFromEmpty(name) => player(name).map(|player| i128::from(player.drew_from_empty)),
        };
        found.unwrap_or(0)
    }
}

fn listed<K: PartialEq>(list: &[(K, u64)], kind: &K) -> i128 {
    list.iter().filter(|(known, _)| known == kind).map(|(_, number)| i128::from(*number)).sum()
}

/// A loop in short: what moves with each round, and what the rules of a date say of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// What moves, and by how much with each round. Empty when nothing does.
    pub per_round: Vec<(Total, i128)>,
    /// What the rules of the date say of it.
    pub verdict: Verdict,
    /// Who may step in where one player names a number, in turn order from that player. Nobody in any other loop.
    pub others: Vec<String>,
    /// How many rounds it goes on for, where it ends with the first ones that are played.
    pub lasts: Option<u64>,
    /// The rules date.
    pub as_of: Date,
}

impl Summary {
    /// Who names a number, answers to one, or may step in, in order.
    pub fn speakers(&self) -> Vec<String> {
        self.verdict.speakers().into_iter().chain(self.others.iter().cloned()).collect()
    }
}

/// What the rules of a date say of a loop. Players are named in the order in which they speak.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Verdict {
    /// Nothing in it is optional, and it goes on for ever: the game is a draw.
    Draw,
    /// Nothing in it is optional, and it goes on for so many rounds: then something else happens.
    Ends {
        /// How many rounds there are.
        rounds: u64,
    },
    /// One player controls what is optional in it, and names a number.
    OneNames {
        /// Who names the number.
        player: String,
    },
    /// It needs what several players choose to do: the first names a number, each other agrees or names a lower one.
    EachNeeded {
        /// The players concerned.
        players: Vec<String>,
    },
    /// What the players choose to do does not depend on each other: the first names a number, each other agrees or names
    /// a higher one.
    Independent {
        /// The players concerned.
        players: Vec<String>,
    },
    /// One player proposes a number, each other accepts or shortens.
    Shortcut {
        /// The player who proposes the number.
        proposer: String,
        /// Who answers, in the order in which they do.
        others: Vec<String>,
    },
    /// Several players' independent actions bring the same situation back: the first has to do something else.
    Fragmented {
        /// Who has to do something else.
        player: String,
        /// The others concerned.
        others: Vec<String>,
    },
}

/// Numbers that do not fit a loop.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WrongNumbers {
    /// A draw has no number, and neither has what must stop.
    #[error("nobody names a number here, and {given} {} given", if *.given == 1 { "is" } else { "are" })]
    NoneNamed {
        /// How many numbers are given.
        given: usize,
    },
    /// The first has to be there, and no more than there are players who speak.
    #[error("the numbers are those of {}, in this order; {given} {} given", players.join(", "), if *.given == 1 { "is" } else { "are" })]
    Count {
        /// Who speaks, in the order in which they do.
        players: Vec<String>,
        /// How many are given.
        given: usize,
    },
    /// Somebody may not name a higher number.
    #[error("{player} may agree or name less than {most}, not {found}")]
    Higher {
        /// Who names the number.
        player: String,
        /// What is named already.
        most: u64,
        /// What is given.
        found: u64,
    },
    /// Somebody may not name a lower number.
    #[error("{player} may agree or name more than {least}, not {found}")]
    Lower {
        /// Who names the number.
        player: String,
        /// What is named already.
        least: u64,
        /// What is given.
        found: u64,
    },
}

/// What the numbers that were named come to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settled {
    /// So many whole rounds.
    pub rounds: u64,
    /// And so many steps of one more, so that the right player has the last word.
    pub steps: usize,
    /// Who has the last word, where the rules say who.
    pub last_word: Option<String>,
    /// Who has to do something else from there, where the rules say who.
    pub must_differ: Option<String>,
    /// Who steps in then, before the number of rounds that was named.
    pub stepped_in: Option<String>,
}

impl Verdict {
    /// The rules behind it, the most important first.
    pub const fn rules(&self) -> &'static [Rule] {
        match self {
            Self::Draw => &[Rule::LoopsMandatory],
            Self::Ends { .. } => &[],
            Self::OneNames { .. } => &[Rule::LoopsOnePlayer],
            Self::EachNeeded { .. } => &[Rule::LoopsTwoPlayer],
            Self::Independent { .. } => &[Rule::LoopsIndependent],
            Self::Shortcut { .. } => &[Rule::LoopsShortcut, Rule::LoopsNotForced],
            Self::Fragmented { .. } => &[Rule::LoopsFragmented],
        }
    }

    /// Who names a number or answers to one, in order.
    pub fn speakers(&self) -> Vec<String> {
        match self {
            Self::Draw | Self::Ends { .. } | Self::Fragmented { .. } => Vec::new(),
            Self::OneNames { player } => vec![player.clone()],
            Self::EachNeeded { players } | Self::Independent { players } => players.clone(),
            Self::Shortcut { proposer, others } => std::iter::once(proposer).chain(others).cloned().collect(),
        }
    }
}
