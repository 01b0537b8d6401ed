//! What is wrong with a board.

use language::path::BoardPath;
use language::rule::Rule;

/// What is wrong with a board, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{problem}, at {path}")]
pub struct BoardError {
    /// Where it is wrong, from the board down.
    pub path: BoardPath,
    /// What is wrong there, and what would be right.
    pub problem: Problem,
}

impl BoardError {
    /// This is wrong at this place.
    #[must_use]
    pub fn at(path: &BoardPath, problem: Problem) -> Self {
        Self { path: path.clone(), problem }
    }
}

/// What is wrong with a board.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Problem {
    /// The board has no players.
    #[error("a board needs at least one player")]
    NoPlayers,
    /// Too many of something.
    #[error("at most {most} {what} can be on a board, this one has {found}")]
    TooMany {
        /// What there are too many of, as a plural.
        what: &'static str,
        /// How many there may be.
        most: usize,
        /// How many there are.
        found: usize,
    },
    /// A name or id twice.
    #[error("the {what} `{name}` stands here twice; give each its own")]
    Twice {
        /// What sort of thing it names, such as "player" or "id".
        what: &'static str,
        /// The name that stands there twice.
        name: String,
    },
    /// An empty name or id.
    #[error("the {what} is empty; give it one")]
    Empty {
        /// What is empty.
        what: &'static str,
    },
    /// A name that nothing has.
    #[error("there is no {what} `{name}`{}", did_you_mean(.nearest.as_deref()))]
    Unknown {
        /// What sort of thing it should name, such as "player" or "object".
        what: &'static str,
        /// The name as it is written.
        name: String,
        /// The most similar name that exists.
        nearest: Option<String>,
    },
    /// A card that the collection doesn't have.
    #[error("`{object}` names the card `{card}`, which is not in the collection{}", did_you_mean(.nearest.as_deref()))]
    UnknownCard {
        /// The object's id.
        object: String,
        /// The name of the card.
        card: String,
        /// The most similar name in the collection.
        nearest: Option<String>,
    },
    /// A card that has not been looked up.
    #[error("`{object}` only names its card `{card}`; look it up in a collection before ruling")]
    UnresolvedCard {
        /// The object's id.
        object: String,
        /// The name of the card.
        card: String,
    },
    /// Something asked of all outcomes together, where the event splits into lanes.
    #[error(
        "this event is ruled on in {lanes} lanes, each alone, and this can only be asked of all of it together; rule without lanes"
    )]
    AcrossLanes {
        /// How many lanes there are.
        lanes: usize,
    },
    /// Attackers that can't be declared like that.
    #[error("{0}")]
    DeclaredAttackers(Box<crate::combat::IllegalAttack>),
    /// Blockers that can't be declared like that.
    #[error("{0}")]
    DeclaredBlockers(Box<crate::combat::IllegalBlock>),
    /// Combat damage that can't be assigned like that.
    #[error("{0}")]
    CombatDamage(crate::combat::Illegal),
    /// Attachments that lead back to where they started.
    #[error("the attachments of `{0}` lead back to itself")]
    AttachedInACircle(String),
    /// A value that makes no sense there.
    #[error("{what} can't be {found}: {expected}")]
    Senseless {
        /// The value that is meant, such as "the count".
        what: &'static str,
        /// What it is.
        found: String,
        /// What would make sense.
        expected: &'static str,
    },
}

impl Problem {
    /// The rule that a declaration or assignment breaks. None for what makes no sense on a board.
    #[must_use]
    pub const fn rule(&self) -> Option<Rule> {
        match self {
            Self::DeclaredAttackers(illegal) => Some(illegal.rule()),
            Self::DeclaredBlockers(illegal) => Some(illegal.rule()),
            Self::CombatDamage(illegal) => Some(illegal.rule()),
            Self::NoPlayers
            | Self::TooMany { .. }
            | Self::Twice { .. }
            | Self::Empty { .. }
            | Self::Unknown { .. }
            | Self::UnknownCard { .. }
            | Self::UnresolvedCard { .. }
            | Self::AcrossLanes { .. }
            | Self::AttachedInACircle(_)
            | Self::Senseless { .. } => None,
        }
    }
}

fn did_you_mean(nearest: Option<&str>) -> String {
    nearest.map(|name| format!("; did you mean `{name}`?")).unwrap_or_default()
}

/// A number that does not fit. The path on which it turns up ends there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooLarge;
