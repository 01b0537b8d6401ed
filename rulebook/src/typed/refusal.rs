//! Why a line is no event.

/// Why a line is no event.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoEvent {
    /// Nothing was typed.
    #[error("nothing is typed; try `Bolt deals 3 damage to Bob`")]
    Nothing,
    /// A name was expected.
    #[error("no player or object is called `{found}`{}", like(nearest.as_deref()))]
    NoSuchName {
        /// What stands there.
        found: String,
        /// The name on the board that is most like it.
        nearest: Option<String>,
    },
    /// Several objects have this name.
    #[error("`{name}` can be {}; say which, or `each {name}`", ids.join(" or "))]
    Unclear {
        /// The name that they share.
        name: String,
        /// The ids of the objects.
        ids: Vec<String>,
    },
    /// Nothing asks for a cost of this name.
    #[error("nothing asks for a cost called `{found}`{}", like(nearest.as_deref()))]
    NoSuchCost {
        /// What stands there.
        found: String,
        /// The name that is most like it, among those of the board and those that have a meaning of their own.
        nearest: Option<String>,
    },
    /// It has to be the other kind of thing.
    #[error("`{found}` is {is}; {wanted} is wanted here")]
    WrongKind {
        /// What stands there.
        found: String,
        /// What it is.
        is: &'static str,
        /// What it should be.
        wanted: &'static str,
    },
    /// A number was expected.
    #[error("a number is wanted where `{0}` stands")]
    NoNumber(String),
    /// What happens was expected.
    #[error(
        "it is not said what happens at `{0}`; try deals, gains, loses, draws, mills, creates, enters, attacks, blocks, destroy, exile, sacrifice, tap, put"
    )]
    NoVerb(String),
    /// Other words were expected.
    #[error("`{wanted}` is wanted where `{found}` stands")]
    Expected {
        /// The words that should stand there.
        wanted: &'static str,
        /// What stands there.
        found: String,
    },
    /// Something happens while attackers are declared.
    #[error(
        "attackers are declared, and nothing else happens then; put `then` between that and other events"
    )]
    BesideAttackers,
    /// Something is done in a line that says what is paid.
    #[error("what is paid is a line of its own; say what else happens in another one")]
    PaidBesides,
    /// Something happens while blockers are declared.
    #[error("blockers are declared, and nothing else happens then; put `then` between that and other events")]
    BesideBlockers,
    /// Something stands behind a whole event.
    #[error(
        "`{0}` is not understood; put `;` before another event at the same time, `then` before a later one"
    )]
    Surplus(String),
}

fn like(nearest: Option<&str>) -> String {
    nearest.map(|name| format!("; did you mean `{name}`?")).unwrap_or_default()
}
