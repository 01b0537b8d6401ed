//! A loop: what moves, what the rules of the date say, the numbers that players name, and what comes of them.

use egui::{Align, Button, Frame, Key, Margin, RichText, TextEdit, Ui};

use crate::command::Queue;
use crate::presentation::label::capital;
use crate::state::State;
use crate::theme::{bold, size};
use crate::timeline::TimelineCommand;
use crate::timeline::loops::{Choice, Found, Work};
use crate::widgets::form::{weak, wrong};
use crate::widgets::palette;
use crate::widgets::sentence::{Teller, heading};
use rulebook::words::Sentence;
use statements::loops::Verdict;

/// Shows what is known of a loop at the board at which one is.
pub(crate) fn show(ui: &mut Ui, state: &State, queue: &mut Queue) {
    let rounds = &state.timeline.rounds;
    let is_quiet = !rounds.is_asked && !matches!(rounds.found, Some(Ok(_)));
    if is_quiet {
        if let Some(Err(why)) = &rounds.found {
            weak(ui, &format!("The situation comes again, but {why}."));
        }
        return;
    }
    let look = Frame::NONE.fill(palette(ui).panel).stroke((1.0, palette(ui).border)).corner_radius(4);
    let shown = look.inner_margin(Margin::same(8)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        for choice in &rounds.choices {
            ui.push_id(("script", choice.script), |ui| choose(ui, choice, queue));
        }
        match &rounds.found {
            Some(Ok(found)) => told(ui, state, found, queue),
            Some(Err(why)) => {
                ui.label(RichText::new(format!("{}.", capital(why))).family(bold()));
            }
            None => {}
        }
        if rounds.work == Work::Looking {
            working(ui, "Playing some rounds...", queue);
        }
    });
    if rounds.reveal && rounds.counted.is_none() {
        shown.response.scroll_to_me(Some(Align::Min));
        queue.send(TimelineCommand::LoopRevealed);
    }
}

/// To which outcome a script of the round is taken.
fn choose(ui: &mut Ui, choice: &Choice, queue: &mut Queue) {
    let script = choice.script + 1;
    ui.label(format!("Event {script} of the round has several outcomes. In each round it comes to:"));
    for (place, outcome) in choice.outcomes.iter().enumerate() {
        ui.horizontal_wrapped(|ui| {
            let button = Button::new("Take it").selected(choice.taken == Some(place));
            let name = format!("Event {script} comes to outcome {}", place + 1);
            if ui.add(button).accessible_name(name).clicked() {
                queue.send(TimelineCommand::Taking(choice.script, place));
            }
            ui.label(format!("Outcome {}: {outcome}", place + 1));
        });
    }
}

fn told(ui: &mut Ui, state: &State, found: &Found, queue: &mut Queue) {
    ui.horizontal_wrapped(|ui| {
        ui.heading("This is a loop");
        if let Some(since) = found.since {
            let words = format!("the situation has come again since board {}", since + 1);
            ui.label(RichText::new(words).color(palette(ui).weak));
        }
    });
    if ui.available_width() < size::WIDE_LOOP {
        round(ui, state, found, queue);
        verdict(ui, state, found, queue);
        after(ui, state, queue);
        return;
    }
    ui.columns(2, |sides| {
        if let [left, right] = sides {
            round(left, state, found, queue);
            after(left, state, queue);
            verdict(right, state, found, queue);
        }
    });
}

/// What is done in a round, and what moves.
fn round(ui: &mut Ui, state: &State, found: &Found, queue: &mut Queue) {
    heading(ui, "EACH ROUND");
    for (number, step) in (1..).zip(&found.steps) {
        ui.label(if found.steps.len() == 1 { step.clone() } else { format!("{number}. {step}") });
    }
    sentences(ui, state, &found.moves, queue);
}

/// What the rules of the date say, and the numbers.
fn verdict(ui: &mut Ui, state: &State, found: &Found, queue: &mut Queue) {
    heading(ui, "BY THE RULES");
    sentences(ui, state, &found.verdict, queue);
    if found.speakers.is_empty() {
        weak(ui, "Does somebody choose to do it? Say so at the event: More, in a loop it is the choice of.");
    }
    heading(ui, "HOW OFTEN");
    numbers(ui, state, found, queue);
    if state.timeline.rounds.work == Work::Counting {
        working(ui, "Working it out...", queue);
    }
}

/// A field for each player who names a number or answers to one.
fn numbers(ui: &mut Ui, state: &State, found: &Found, queue: &mut Queue) {
    let rounds = &state.timeline.rounds;
    for (at, text) in rounds.fields.iter().enumerate() {
        ui.push_id(("number", at), |ui| {
            ui.horizontal_wrapped(|ui| {
                let label = ui.label(asked(found, at));
                let hint = hint(found, at);
                let mut words = text.clone();
                let field = TextEdit::singleline(&mut words).hint_text(hint).desired_width(size::CONDITION);
                let response = ui.add(field).labelled_by(label.id);
                if at == 0 && rounds.wants_keyboard {
                    response.request_focus();
                    queue.send(TimelineCommand::HasKeyboard);
                }
                if response.changed() {
                    queue.send(TimelineCommand::Number(at, words));
                }
                let is_done = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
                let is_last = at + 1 == rounds.fields.len();
                if is_done | (is_last && ui.button("Work it out").clicked()) {
                    queue.send(TimelineCommand::Count);
                }
            });
            if let Some((_, words)) = rounds.wrong.as_ref().filter(|(place, _)| *place == at) {
                wrong(ui, words);
            }
        });
    }
}

/// What a field for a number asks.
fn asked(found: &Found, at: usize) -> String {
    let Some(player) = found.speakers.get(at) else { return "Rounds".to_owned() };
    match (&found.found.summary.verdict, at) {
        (Verdict::Shortcut { .. }, 0) => format!("{player} proposes"),
        (Verdict::Shortcut { .. }, _) => format!("{player} shortens it to"),
        (Verdict::OneNames { .. }, 1..) => format!("{player} steps in after"),
        (_, 0) => format!("{player} names"),
        (_, _) => format!("{player} answers"),
    }
}

/// What a field for a number shows as long as it is empty.
const fn hint(found: &Found, at: usize) -> &'static str {
    match (&found.found.summary.verdict, at) {
        (_, 0) => "1,000,000",
        (Verdict::OneNames { .. }, _) => "never",
        (_, _) => "agrees",
    }
}

/// What comes of the numbers.
fn after(ui: &mut Ui, state: &State, queue: &mut Queue) {
    let Some(counted) = &state.timeline.rounds.counted else { return };
    heading(ui, "AFTER IT");
    sentences(ui, state, &counted.told, queue);
    let button = ui.button("Go on with the board after it");
    if state.timeline.rounds.reveal {
        button.scroll_to_me(None);
        queue.send(TimelineCommand::LoopRevealed);
    }
    if button.on_hover_text("To say what happens next").clicked() {
        queue.send(TimelineCommand::GoOnAfterRounds);
    }
}

fn working(ui: &mut Ui, words: &str, queue: &mut Queue) {
    ui.horizontal(|ui| {
        ui.label(words);
        if ui.button("Stop").clicked() {
            queue.send(TimelineCommand::Stop);
        }
    });
}

fn sentences(ui: &mut Ui, state: &State, sentences: &[Sentence], queue: &mut Queue) {
    match state.presentation() {
        Some(shown) => Teller { state, shown }.all(ui, sentences, queue),
        None => {
            for sentence in sentences {
                ui.label(sentence.to_string());
            }
        }
    }
}
