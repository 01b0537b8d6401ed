//! Why a piece of a line is not understood.

use language::date::Date;

use crate::typed::NoEvent;
use crate::words::grammar::either;

/// Why a piece of a line is not understood, and what to do about it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// No card is called nearly so.
    #[error("no card is called `{0}`; a made-up creature is `{0} 2/2`, anything else `blank {0}`")]
    NoSuchCard(String),
    /// Nothing stands behind what has to be followed by something.
    #[error("{wanted} is wanted behind `{behind}`")]
    Nothing {
        /// What has to be there.
        wanted: &'static str,
        /// Behind what.
        behind: String,
    },
    /// Nothing on the board has this name.
    #[error("nothing on the board is called `{found}`{}", like(nearest))]
    NoSuchName {
        /// What stands there.
        found: String,
        /// Names that are like it.
        nearest: Vec<String>,
    },
    /// No player has this name.
    #[error(
        "no player is called `{found}`{} Else say who plays: `players: Alice, Bob, {found}`",
        like(nearest)
    )]
    NoSuchPlayer {
        /// What stands there.
        found: String,
        /// Names that are like it.
        nearest: Vec<String>,
    },
    /// It is there already, and nothing more is said.
    #[error("`{0}` is on the board; say what it does, or give another one a size or a name of its own")]
    There(String),
    /// A thing is understood, and not what is said of it.
    #[error(
        "`{found}` says nothing of {of}; try a colour, a keyword, tapped, in hand, with 2 +1/+1 counters, on ..."
    )]
    NotSaid {
        /// What is not understood.
        found: String,
        /// The thing.
        of: String,
    },
    /// More than a board can have.
    #[error("{0} are too many; a board has 20000 objects at most")]
    TooMany(u64),
    /// The name is another's.
    #[error("`{0}` is on the board already; say another name behind `called`")]
    Taken(String),
    /// No rules are known of that day.
    #[error("no rules text from before {first} is known; {0} is earlier", first = Date::FIRST)]
    TooEarly(Date),
    /// What happens is not understood.
    #[error(transparent)]
    NoEvent(#[from] NoEvent),
}

/// "; did you mean X or Y?"
fn like(nearest: &[String]) -> String {
    if nearest.is_empty() {
        return String::new();
    }
    let quoted: Vec<String> = nearest.iter().map(|name| format!("`{name}`")).collect();
    format!("; did you mean {}?", either(&quoted))
}
