//! The boards that have been gone through: going on, back, and beside; and loops on them.

use std::sync::Arc;

use super::TimelineCommand;
use super::loops::search::{Question, again};
use super::loops::work::Counting;
use super::loops::{Basis, Looked, Rounds, Work, wrong_field};
use crate::board::{Edit, Field, editing};
use crate::history::after::Next;
use crate::history::whole::whole;
use crate::history::{By, Origin, after};
use crate::message::Message;
use crate::outside::Outside;
use crate::panels::Panel;
use crate::presentation::Presentation;
use crate::presentation::label::capital;
use crate::state::State;
use engine::Options;
use language::date::Date;
use rulebook::words::vocabulary::Vocabulary;
use saves::BoardFile;

/// So many steps of a shortest way are told; of a longer one how many there are.
const STEPS_TOLD: usize = 6;

/// Does what is asked of the timeline.
pub(crate) fn update(state: &mut State, outside: &mut Outside, command: TimelineCommand) {
    match command {
        TimelineCommand::Open => {
            state.panels.open(Panel::Timeline);
            state.editing.history.reveal = true;
        }
        TimelineCommand::GoTo(at) => go_to(state, outside, at),
        TimelineCommand::Back => {
            let origin = state.editing.history.here().and_then(|here| here.origin.as_ref());
            if let Some(from) = origin.map(|origin| origin.from) {
                go_to(state, outside, from);
            }
        }
        TimelineCommand::GoOn(place) => go_on(state, outside, place),
        TimelineCommand::Branch => branch(state, outside),
        TimelineCommand::Restore(at) => restore(state, outside, at),
        TimelineCommand::Whole => all_in_one(state, outside),
        TimelineCommand::Loop => ask(state),
        TimelineCommand::Taking(script, outcome) => take(state, outside, script, outcome),
        TimelineCommand::Number(field, text) => number(state, field, text),
        TimelineCommand::HasKeyboard => state.timeline.rounds.wants_keyboard = false,
        TimelineCommand::Count => count(state, outside),
        TimelineCommand::GoOnAfterRounds => after_rounds(state, outside),
        TimelineCommand::Stop => stop(state, outside),
        TimelineCommand::LoopRevealed => state.timeline.rounds.reveal = false,
        TimelineCommand::Revealed => state.editing.history.reveal = false,
    }
}

/// Goes to a board of the history as it is there: a change that can be taken back.
fn go_to(state: &mut State, outside: &mut Outside, at: usize) {
    let history = &state.editing.history;
    let there = history.entries().get(at).filter(|_| at != history.current());
    if let Some(file) = there.map(|entry| (*entry.file).clone()) {
        move_to(state, outside, at, file);
    }
}

/// Leaves the board at which one is for another of the history, which is this file now.
fn move_to(state: &mut State, outside: &mut Outside, at: usize, file: BoardFile) {
    let Some(before) = state.board.as_ref().map(|board| board.file.clone()) else { return };
    state.editing.note(&before, &Edit::Text(String::new()));
    state.editing.go(at);
    editing::show(state, outside, file);
}

/// Puts a board into the history and goes there, ready to say what happens on it.
fn come_to(state: &mut State, outside: &mut Outside, file: BoardFile, origin: Option<Origin>) {
    let at = state.editing.history.add(&file, origin);
    move_to(state, outside, at, file);
    state.editing.wants = Some(Field::Line);
}

/// Goes on with the board after an outcome, by its place: a change that can be taken back. Where that has been done
/// before, to the board that came of it. What no board holds stands in what the board is about.
pub(crate) fn go_on(state: &mut State, outside: &mut Outside, place: usize) {
    let (Some(board), Some(shown)) = (&state.board, state.presentation()) else { return };
    if shown.opened.board != board.board {
        state.message =
            Some(Message::not_done("this board is still to be ruled on; go on once its outcomes are there"));
        return;
    }
    if shown.ruling.completion().is_stopped_from_outside() {
        state.message = Some(Message::not_done(
            "this ruling was stopped, and another run may end otherwise; go on once it is whole",
        ));
        return;
    }
    let as_of = shown.ruling.as_of();
    if let Some(at) = state.editing.history.after(place, as_of) {
        go_to(state, outside, at);
        return;
    }
    match after::board_after(board, &shown.ruling, place + 1) {
        Ok(Next { mut file, left }) => {
            let vocabulary = Vocabulary::new(as_of);
            let left: Vec<String> = left.iter().map(|one| vocabulary.left(one).text).collect();
            file.about.extend(left.iter().map(|one| format!(" Not on this board: {one}")));
            let by = By::Outcome { place, way: way(shown, place) };
            let origin = origin(state, as_of, by, told(shown, place), left);
            come_to(state, outside, file, origin);
        }
        Err(error) => state.message = Some(Message::not_done(format!("{error:#}"))),
    }
}

/// How a board comes about that is gone on to from the one at which one is; what is told of it, and what is left out.
fn origin(state: &State, as_of: Date, by: By, told: Vec<String>, left: Vec<String>) -> Option<Origin> {
    let history = &state.editing.history;
    let board = Arc::clone(&history.here()?.file);
    Some(Origin { from: history.current(), board, as_of, by, told, left })
}

/// What an outcome says: what makes it different from the others, or all that it says if it is the only one.
fn told(shown: &Presentation, place: usize) -> Vec<String> {
    let own = shown.columns.said(place);
    let facts = if own.is_empty() { &shown.columns.common[..] } else { own };
    if facts.is_empty() {
        return vec!["Nothing has changed.".to_owned()];
    }
    facts.iter().map(|fact| format!("{}.", capital(fact))).collect()
}

/// The steps of a shortest way to an outcome: "Furnace, Shield".
fn way(shown: &Presentation, place: usize) -> String {
    let Some(ending) = shown.outcomes.get(place) else { return String::new() };
    let way = shown.ruling.shortest(ending.outcome.node);
    let steps: Vec<_> = way.iter().take(STEPS_TOLD).map(|step| shown.step(*step)).collect();
    match way.len().saturating_sub(STEPS_TOLD) {
        0 => steps.join(", "),
        more => format!("{} and {more} more", steps.join(", ")),
    }
}

/// The board once more as it came of its outcome.
fn branch(state: &mut State, outside: &mut Outside) {
    let here = state.editing.history.here();
    let from = here.and_then(|here| Some(((*here.made).clone(), here.origin.clone()?)));
    if let Some((file, origin)) = from {
        come_to(state, outside, file, Some(origin));
    }
}

/// Makes the board that another comes from what it was then, and goes there.
fn restore(state: &mut State, outside: &mut Outside, at: usize) {
    let origin = state.editing.history.entries().get(at).and_then(|entry| entry.origin.as_ref());
    let Some((from, then)) = origin.map(|origin| (origin.from, (*origin.board).clone())) else { return };
    // Two changes, so that what the board was before is not lost when only this is taken back.
    go_to(state, outside, from);
    move_to(state, outside, from, then);
}

/// Puts all that happened on the way here onto the first board, as a board of its own.
fn all_in_one(state: &mut State, outside: &mut Outside) {
    let history = &state.editing.history;
    match whole(history, history.current()) {
        Ok(file) => come_to(state, outside, file, None),
        Err(error) => state.message = Some(Message::not_done(capital(&error.to_string()))),
    }
}

/// Asks how what is about to happen loops. The work begins with [`keep_up`].
fn ask(state: &mut State) {
    state.panels.open(Panel::Timeline);
    let rounds = &mut state.timeline.rounds;
    *rounds = Rounds { is_asked: true, reveal: true, wants_keyboard: true, ..Rounds::default() };
}

/// Says to which outcome a script of the round is taken, and looks again.
fn take(state: &mut State, outside: &mut Outside, script: usize, outcome: usize) {
    let rounds = &mut state.timeline.rounds;
    if let Some(choice) = rounds.choices.iter_mut().find(|choice| choice.script == script) {
        choice.taken = Some(outcome);
        // Those behind it may have other outcomes then.
        rounds.choices.retain(|choice| choice.script <= script);
        look_at_events(state, outside);
    }
}

fn number(state: &mut State, field: usize, text: String) {
    let rounds = &mut state.timeline.rounds;
    if let Some(known) = rounds.fields.get_mut(field) {
        *known = text;
        rounds.wrong = None;
    }
}

/// Works out the board after the rounds.
fn count(state: &mut State, outside: &mut Outside) {
    let (Some(board), rounds) = (&state.board, &mut state.timeline.rounds) else { return };
    let Some(Ok(found)) = &rounds.found else { return };
    rounds.counted = None;
    let numbers = rounds.numbers().and_then(|numbers| {
        let wrong = |wrong| (wrong_field(&wrong, &found.speakers), wrong.to_string());
        found.found.settle(&numbers).map_err(wrong)
    });
    match numbers {
        Ok(settled) => {
            rounds.wrong = None;
            rounds.work = Work::Counting;
            outside.loops.count(found.found.clone(), settled, board.clone(), state.budget.time);
        }
        Err(wrong) => rounds.wrong = Some(wrong),
    }
}

/// Goes on with the board after the rounds.
fn after_rounds(state: &mut State, outside: &mut Outside) {
    let rounds = &mut state.timeline.rounds;
    let (Some(counted), Some(Ok(found))) = (rounds.counted.take(), &rounds.found) else { return };
    let (as_of, told) =
        (found.found.summary.as_of, counted.told.iter().map(|sentence| sentence.text.clone()).collect());
    let origin = origin(state, as_of, By::Rounds, told, Vec::new());
    come_to(state, outside, counted.file, origin);
}

fn stop(state: &mut State, outside: &mut Outside) {
    outside.loops.stop();
    let rounds = &mut state.timeline.rounds;
    if std::mem::take(&mut rounds.work) == Work::Looking {
        rounds.found = Some(Err("it was stopped; ask again".to_owned()));
    }
}

/// Has what the open panel shows made ready.
pub(crate) fn keep_up(state: &mut State, outside: &mut Outside) {
    if !state.panels.is_in_front(Panel::Timeline) {
        return;
    }
    let as_of = state.rules_date();
    let history = &state.editing.history;
    state.timeline.tell(history, as_of);
    let Some(here) = history.here() else { return };
    let now = Basis { at: history.current(), file: Arc::clone(&here.file), as_of };
    let rounds = &mut state.timeline.rounds;
    if rounds.basis.as_ref() == Some(&now) {
        return;
    }
    if rounds.is_asked && rounds.basis.as_ref().is_none_or(|basis| basis.at == now.at) {
        // Whoever asked goes on asking while the board, or the date, is changed.
        if rounds.basis.as_ref().is_some_and(|basis| basis.file.board.events.len() != here.events().len()) {
            rounds.choices.clear();
        }
        rounds.basis = Some(now);
        look_at_events(state, outside);
        return;
    }
    outside.loops.stop();
    *rounds = Rounds { basis: Some(now), ..Rounds::default() };
    if let Some(question) = again(&state.editing.history, as_of) {
        start(state, outside, question);
    }
}

/// Looks at what is about to happen, or happened last, as a round.
fn look_at_events(state: &mut State, outside: &mut Outside) {
    let history = &state.editing.history;
    let Some(here) = history.here() else { return };
    let mut file = (*here.file).clone();
    if file.board.events.is_empty() {
        let path = history.path(history.current());
        let mut before = path.iter().rev().map(|at| history.entries()[*at].events());
        file.board.events = before.find(|events| !events.is_empty()).unwrap_or_default().to_vec();
    }
    let rounds = &state.timeline.rounds;
    let last = rounds.choices.last().map_or(0, |choice| choice.script + 1);
    let taken = |script| rounds.choices.iter().find(|choice| choice.script == script)?.taken;
    let taking = (0..last).map(taken).collect();
    start(state, outside, Question::Events { file: Arc::new(file), taking });
}

fn start(state: &mut State, outside: &mut Outside, question: Question) {
    let budget = state.budget;
    let options = Options { as_of: Some(state.rules_date()), limits: budget.limits(), ..Options::default() };
    let rounds = &mut state.timeline.rounds;
    rounds.work = Work::Looking;
    (rounds.found, rounds.counted, rounds.wrong) = (None, None, None);
    outside.loops.look(question, options, budget.time);
}

/// Takes in what was found of a loop, and the board after its rounds.
pub(crate) fn take_answers(state: &mut State, outside: &Outside) {
    if let Some(found) = outside.loops.looked() {
        looked(state, found);
    }
    if let Some(board) = outside.loops.counted() {
        counted(state, board);
    }
}

/// Shows what came of looking for a loop.
fn looked(state: &mut State, looked: Looked) {
    let rounds = &mut state.timeline.rounds;
    rounds.work = Work::None;
    match looked {
        Looked::Loop(found) => {
            rounds.fields.resize(found.fields(), String::new());
            rounds.found = Some(Ok(found));
        }
        Looked::Choose(choice) => {
            rounds.choices.retain(|known| known.script < choice.script);
            rounds.choices.push(choice);
        }
        Looked::No(why) => rounds.found = Some(Err(why)),
        Looked::Nothing => {}
    }
}

/// Shows the board after the rounds, or why it can't be told: at the first number.
fn counted(state: &mut State, counted: Counting) {
    let rounds = &mut state.timeline.rounds;
    rounds.work = Work::None;
    rounds.reveal = true;
    match counted {
        Ok(counted) => rounds.counted = Some(counted),
        Err(wrong) => rounds.wrong = Some((0, wrong)),
    }
}
