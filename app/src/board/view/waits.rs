//! What waits: triggered abilities, on the stack and not there yet, and what is done when a step begins.

use egui::Ui;

use super::parts;
use super::parts::{Placed, send};
use crate::board::{Edit, Until, Waiting};
use crate::command::Queue;
use crate::effect::choices::STEPS;
use crate::effect::form::in_words;
use crate::opened::Opened;
use crate::state::State;
use crate::widgets::form::{away, button, choice, weak, wrong};
use crate::widgets::sentence::heading;
use language::board::{Board, Period, Scheduled, TriggeredAbility, Waits};
use language::event::{Instruction, Script};
use rulebook::words::Vocabulary;
use rulebook::words::grammar::list;

/// Shows what waits, where anything does.
pub(crate) fn show(ui: &mut Ui, state: &State, opened: &Opened, queue: &mut Queue) {
    let Board { triggered, stack, waiting, scheduled, .. } = &opened.file.board;
    if triggered.is_empty() && stack.is_empty() && waiting.is_empty() && scheduled.is_empty() {
        return;
    }
    heading(ui, "WHAT WAITS");
    if !stack.is_empty() {
        weak(ui, "Triggered abilities on the stack, the top one first");
        for (at, ability) in stack.iter().enumerate().rev() {
            let words = said(state, ability);
            row(ui, opened, WaitingRow { list: Waiting::Stack, name: "stack", at }, &words, queue);
        }
        happens(ui, &STACK, queue);
    }
    if !triggered.is_empty() {
        weak(ui, "Triggered abilities that are not on the stack yet");
        for (at, ability) in triggered.iter().enumerate() {
            let words = said(state, ability);
            row(ui, opened, WaitingRow { list: Waiting::Triggered, name: "triggered", at }, &words, queue);
        }
        happens(ui, &TRIGGERED, queue);
    }
    if !waiting.is_empty() {
        weak(ui, "When the next turn, phase or step begins");
        for (at, script) in waiting.iter().enumerate() {
            let words = parts::said(state, script);
            row(ui, opened, WaitingRow { list: Waiting::Next, name: "waiting", at }, &words, queue);
        }
    }
    for (at, one) in scheduled.iter().enumerate() {
        let words = format!("{}: {}", when(state, one), parts::said(state, &one.script));
        row(ui, opened, WaitingRow { list: Waiting::Scheduled, name: "scheduled", at }, &words, queue);
        ui.push_id(("schedule", at), |ui| {
            ui.menu_button("When", |ui| {
                schedule(ui, state, &opened.file.board, Placed { at, item: one }, queue);
            });
        });
    }
}

/// What can happen to abilities on the stack.
const STACK: [(&str, Instruction); 2] =
    [("The top one resolves", Instruction::Resolve), ("All resolve", Instruction::ResolveAll)];

/// What can happen to abilities that are not on the stack yet.
const TRIGGERED: [(&str, Instruction); 2] = [
    ("Put them on the stack", Instruction::PutTriggers),
    ("Put them there, and all resolve", Instruction::ResolveAll),
];

/// Buttons that make something happen.
fn happens(ui: &mut Ui, what: &[(&str, Instruction)], queue: &mut Queue) {
    ui.horizontal_wrapped(|ui| {
        for (name, instruction) in what {
            if button(ui, name, "Happens after all that is about to happen") {
                let script = Script { does: vec![instruction.clone()], ..Script::default() };
                send(queue, Edit::AddScript(Box::new(script)));
            }
        }
    });
}

/// A triggered ability: whose, what it does, and how many there are.
fn said(state: &State, ability: &TriggeredAbility) -> String {
    let source = ability.script.source.as_deref().unwrap_or("An ability");
    let words = parts::said(state, &ability.script);
    match ability.times {
        1 => format!("{source}: {words}"),
        times => format!("{source}, {times} times: {words}"),
    }
}

/// Something that waits.
#[derive(Clone, Copy)]
struct WaitingRow {
    list: Waiting,
    /// How a board file spells the list.
    name: &'static str,
    /// Its place there.
    at: usize,
}

/// One of them: it can happen now instead, or go.
fn row(
    ui: &mut Ui,
    opened: &Opened,
    WaitingRow { list, name, at }: WaitingRow,
    words: &str,
    queue: &mut Queue,
) {
    ui.push_id((name, at), |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.label(words);
            if matches!(list, Waiting::Next | Waiting::Scheduled)
                && button(ui, "Happens now", "After all that is about to happen")
            {
                send(queue, Edit::Happen(list, at));
            }
            if away(ui, &format!("This does not wait: {words}")) {
                send(queue, Edit::RemoveWaiting(list, at));
            }
        });
        let place = [language::path::Segment::Field(name), language::path::Segment::Index(at)];
        for mistake in opened.mistakes.iter().filter(|mistake| mistake.is_at(&place)) {
            wrong(ui, &in_words(&mistake.words));
        }
    });
}

/// "At the next upkeep of Alice".
fn when(state: &State, one: &Scheduled) -> String {
    let period = Vocabulary::new(state.rules_date()).period(one.period);
    let whose = list(&one.whose);
    match one.waits {
        Waits::ForPeriod => format!("At the next {period} of {whose}"),
        Waits::ForTurn => format!("In the next turn, at the {period} of {whose}"),
        Waits::InThisTurn => format!("Still in this turn, at the {period} of {whose}"),
    }
}

/// The menu that has an event wait instead of happening now.
pub(crate) fn menu(ui: &mut Ui, state: &State, board: &Board, at: usize, queue: &mut Queue) {
    let words = Vocabulary::new(state.rules_date());
    // Whose it is: the turn's of whoever is "you", or else anybody's.
    let you = board.events.get(at).and_then(|script| script.controller.as_ref());
    let whose = you.and_then(|you| board.players.iter().position(|player| player.name == *you));
    let period = |period| Some(Until::Period(period, whose, Waits::ForPeriod));
    let all: Vec<Option<Until>> =
        [None, Some(Until::Next)].into_iter().chain(periods().into_iter().map(period)).collect();
    let called = |until: &Option<Until>| match until {
        None => "now".to_owned(),
        Some(Until::Next) => "when the next step begins".to_owned(),
        Some(Until::Period(period, ..)) => format!("at the next {}", words.period(*period)),
    };
    if let Some(Some(until)) = choice(ui, "Happens", &None, &all, called) {
        send(queue, Edit::Wait(at, until));
    }
}

/// What can be waited for.
fn periods() -> Vec<Period> {
    std::iter::once(Period::Turn).chain(STEPS.into_iter().map(Period::Step)).collect()
}

/// When something scheduled is done: at which step, whose, and in which turn.
fn schedule(
    ui: &mut Ui,
    state: &State,
    board: &Board,
    Placed { at, item: one }: Placed<'_, Scheduled>,
    queue: &mut Queue,
) {
    let words = Vocabulary::new(state.rules_date());
    let place = |name: &String| board.players.iter().position(|player| player.name == *name);
    let whose = if let [name] = &one.whose[..] { place(name) } else { None };
    let mut new = (one.period, whose, one.waits);
    if let Some(period) = choice(ui, "At the", &one.period, &periods(), |one| words.period(*one).to_owned()) {
        new.0 = period;
    }
    let players: Vec<Option<usize>> =
        std::iter::once(None).chain((0..board.players.len()).map(Some)).collect();
    let name = |place: &Option<usize>| {
        place.and_then(|place| board.players.get(place)).map_or("anybody", |player| &player.name).to_owned()
    };
    if let Some(whose) = choice(ui, "Of", &whose, &players, name) {
        new.1 = whose;
    }
    let waits = [Waits::ForPeriod, Waits::ForTurn, Waits::InThisTurn];
    let called = |waits: &Waits| match waits {
        Waits::ForPeriod => "the next time".to_owned(),
        Waits::ForTurn => "in the next turn".to_owned(),
        Waits::InThisTurn => "in this turn or never".to_owned(),
    };
    if let Some(waits) = choice(ui, "Comes", &one.waits, &waits, called) {
        new.2 = waits;
    }
    if new != (one.period, whose, one.waits) {
        send(queue, Edit::Reschedule(at, Until::Period(new.0, new.1, new.2)));
    }
}
