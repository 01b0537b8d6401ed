//! What is done as an action.

use super::{Action, ByPlayer, Lasting, ToObject};

impl From<ByPlayer> for Action {
    fn from(done: ByPlayer) -> Self {
        Self::Player(done)
    }
}

impl From<ToObject> for Action {
    fn from(done: ToObject) -> Self {
        Self::Object(done)
    }
}

impl From<Lasting> for Action {
    fn from(done: Lasting) -> Self {
        Self::Lasts(done)
    }
}
