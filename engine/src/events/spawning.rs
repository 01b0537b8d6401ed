//! What an event needs to become parts.

use crate::pending::situation::{PARTS, place};
use crate::table::env::Env;
use crate::table::selectors::Evaluator;
use crate::table::{Origin, Table};
use language::board::Zone;
use language::event::{Instruction, Place};
use language::select::Whom;
use statements::happening::Happening;
use statements::ids::{BoardId, ObjectId, OriginId, Target};
use statements::part::Part;

/// What an event needs to become parts.
pub(crate) struct Spawning<'t> {
    pub(crate) table: &'t mut Table,
    pub(crate) board: BoardId,
    pub(crate) env: &'t Env,
    pub(crate) from: OriginId,
    pub(crate) parts: Vec<Part>,
    /// Whether there would be more parts than a pending event can have; those are not made.
    pub(crate) is_full: bool,
}

impl Spawning<'_> {
    /// A look at the board from the side of the instruction.
    pub(crate) fn eval(&self) -> Evaluator<'_> {
        let (state, view) = (self.table.board(self.board), self.table.view(self.board));
        Evaluator::new(self.table, state, &view.seen, self.env).recalling()
    }

    /// Adds a part that isn't within another.
    pub(crate) fn add(&mut self, happening: Happening) {
        self.push(happening, None);
    }

    /// Adds a part that this one of a row of like objects does, and that isn't within another.
    pub(crate) fn add_of_row(&mut self, happening: Happening, which: u64) {
        let from = self.from;
        let origin = Origin { of_row: Some(which), ..self.table.origin(from).clone() };
        self.from = self.table.keep_origin(origin);
        self.add(happening);
        self.from = from;
    }

    /// Adds a part that lies within the last part that doesn't.
    pub(crate) fn add_within(&mut self, happening: Happening) {
        let outer = self.parts.iter().rposition(|part| part.within.is_none());
        self.push(happening, outer);
    }

    /// Adds a part that lies within the last part that is no counters with which something enters.
    pub(crate) fn add_within_last(&mut self, happening: Happening) {
        let counters = |part: &Part| matches!(part.happening, Happening::EnterCounters { .. });
        let outer = self.parts.iter().rposition(|part| !counters(part));
        self.push(happening, outer);
    }

    fn push(&mut self, happening: Happening, outer: Option<usize>) {
        let Ok(within) = outer.map(place).transpose() else {
            self.is_full = true;
            return;
        };
        if self.parts.len() >= PARTS {
            self.is_full = true;
            return;
        }
        let part =
            Part::new(happening, self.env.cause, self.from, self.env.marks.clone()).by(self.env.controller());
        self.parts.push(Part { within, ..part });
    }

    /// Adds a part, within which an object goes to the graveyard.
    pub(crate) fn add_to_graveyard(&mut self, happening: Happening, object: ObjectId) {
        self.add(happening);
        self.add_within(Happening::Move { object, to: Zone::Graveyard, place: Place::Top, milled: false });
    }

    /// What is done with what comes of the parts that are added from now on.
    pub(crate) fn bind_with_it(&mut self, with_it: &[Instruction]) {
        if with_it.is_empty() {
            return;
        }
        let block = self.table.keep_block(with_it);
        let env = Env { marks: statements::part::Marks::default(), ..self.env.clone() };
        let env = self.table.keep_env(env);
        let origin = self.table.origin(self.from).clone();
        self.from = self.table.keep_origin(Origin { with_it: Some((block, env)), ..origin });
    }

    /// Adds a part for each of these players.
    pub(crate) fn for_players(
        &mut self,
        who: &language::select::Who,
        happening: impl Fn(statements::ids::PlayerId) -> Happening,
    ) {
        for player in self.eval().players(who) {
            self.add(happening(player));
        }
    }

    /// Adds a part for each of these players and objects.
    pub(crate) fn for_targets(&mut self, whom: &Whom, happening: impl Fn(Target) -> Happening) {
        for target in self.eval().targets(whom) {
            self.add(happening(target));
        }
    }

    /// Adds what a judge says in words, for each that it affects.
    pub(crate) fn opaque(&mut self, text: &str, affects: &Whom) {
        let text = self.table.keep_text(text);
        let targets = if *affects == Whom::Any { Vec::new() } else { self.eval().targets(affects) };
        if *affects == Whom::Any {
            self.add(Happening::Opaque { text, affects: None });
        }
        for target in targets {
            self.add(Happening::Opaque { text, affects: Some(target) });
        }
    }
}
