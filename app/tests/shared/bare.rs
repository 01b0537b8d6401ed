//! A window without a screen: what it knows, what works outside of it, and commands.

use std::path::Path;
use std::sync::Arc;

use app::command::Command;
use app::job::{Place, Wake};
use app::outside::Outside;
use app::state::State;
use app::update::{take_answers, update};

use crate::closed::Closed;

/// A window without a screen.
pub(crate) struct Window {
    pub(crate) state: State,
    pub(crate) outside: Outside,
}

impl Window {
    /// A window that keeps things in a data folder, or nowhere. What another window has left there is offered.
    pub(crate) fn new(data: Option<&Path>, jobs: Place) -> Self {
        let wake: Wake = Arc::new(|| {});
        let outside = Outside::new(Box::new(Closed), data.map(Path::to_owned), jobs, &wake);
        let recovered = outside.recovery.found();
        Self { state: State { recovered, ..State::new() }, outside }
    }

    /// Does a command, and takes in what came of it.
    pub(crate) fn ask(&mut self, command: impl Into<Command>) {
        update(&mut self.state, &mut self.outside, command.into());
        take_answers(&mut self.state, &mut self.outside);
    }
}
