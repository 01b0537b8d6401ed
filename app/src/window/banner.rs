//! What one must not overlook: a board that can't be opened, a ruling that is not whole.

use std::time::Duration;

use egui::{Frame, Id, Margin, RichText, Ui};

use crate::board::{BoardCommand, Pick, PickedCommand};
use crate::command::{Command, FilesCommand, Queue};
use crate::message::{Message, Told};
use crate::panels::Panel;
use crate::presentation::Presentation;
use crate::ruling::RulingCommand;
use crate::share;
use crate::state::State;
use crate::theme::bold;
use crate::widgets::palette;
use rulebook::words::Sentence;
use rulebook::words::grammar::thousands;
use statements::completion::Completion;

/// Words that something was done stay for so many seconds.
const SECONDS: f64 = 6.0;

/// Under this name it is kept since when such words are shown.
const PASSING: &str = "done since";

/// What is said, and since when.
type Passing = (String, f64);

/// At most so many objects are named on buttons.
const MOST: usize = 3;

/// Shows the messages there are.
pub(crate) fn show(ui: &mut Ui, state: &State, queue: &mut Queue) {
    let palette = palette(ui);
    let frame = Frame::NONE.fill(palette.warning).inner_margin(Margin::symmetric(10, 6));
    let is_done = |message: &&Message| matches!(message.told, Told::Done | Told::Hint);
    match state.message.as_ref().filter(is_done) {
        Some(message) => {
            let fill = if message.told == Told::Done { palette.outcome } else { palette.accent_ground };
            let plain = frame.fill(fill);
            egui::Panel::top("message").frame(plain).show(ui, |ui| done(ui, message, queue));
        }
        None => ui.data_mut(|data| data.remove::<Passing>(Id::unique(PASSING))),
    }
    if let Some(message) = state.message.as_ref().filter(|message| !is_done(message)) {
        egui::Panel::top("message").frame(frame).show(ui, |ui| failed(ui, state, message, queue));
    }
    if let Some(unplaced) = &state.unplaced {
        let plain = frame.fill(palette.accent_ground);
        egui::Panel::top("unplaced").frame(plain).show(ui, |ui| share::view::show(ui, unplaced, queue));
    }
    if let Some(recovered) = &state.recovered {
        egui::Panel::top("recovered").frame(frame).show(ui, |ui| not_saved(ui, &recovered.file.title, queue));
    }
    let unread = state.presentation().and_then(|shown| Some((shown, shown.words().depends_on()?)));
    if let Some((shown, words)) = unread {
        egui::Panel::top("unread").frame(frame).show(ui, |ui| depends(ui, shown, &words, queue));
    }
    let unfinished = state.presentation().filter(|shown| shown.ruling.completion() != Completion::Whole);
    if let Some(shown) = unfinished {
        egui::Panel::top("unfinished").frame(frame).show(ui, |ui| not_whole(ui, shown, queue));
    }
}

/// Offers what another window did not save.
fn not_saved(ui: &mut Ui, title: &str, queue: &mut Queue) {
    ui.horizontal_wrapped(|ui| {
        let words = format!("\"{title}\" has changes that were not saved when the program ended, or that another window still has.");
        ui.label(RichText::new(words).color(palette(ui).warning_text));
        if ui.button("Open them").clicked() {
            queue.send(Command::Files(FilesCommand::Recover));
        }
        if ui.button("Forget them").clicked() {
            queue.send(Command::Files(FilesCommand::ForgetRecovered));
        }
    });
}

/// Says that something was done; the words go away by themselves.
fn done(ui: &mut Ui, message: &Message, queue: &mut Queue) {
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(&message.text).color(palette(ui).text));
        if ui.button("Close message").clicked() {
            queue.send(Command::CloseMessage);
        }
    });
    let (now, id) = (ui.input(|input| input.time), Id::unique(PASSING));
    let shown = ui.data(|data| data.get_temp::<Passing>(id)).filter(|(text, _)| *text == message.text);
    let (_, since) = shown.unwrap_or_else(|| (message.text.clone(), now));
    ui.data_mut(|data| data.insert_temp(id, (message.text.clone(), since)));
    let left = since + SECONDS - now;
    if left <= 0.0 {
        queue.send(Command::CloseMessage);
    } else {
        ui.ctx().request_repaint_after(Duration::from_secs_f64(left));
    }
}

fn failed(ui: &mut Ui, state: &State, message: &Message, queue: &mut Queue) {
    let palette = palette(ui);
    ui.horizontal_top(|ui| {
        if ui.button("Close message").clicked() {
            queue.send(Command::CloseMessage);
        }
        ui.vertical(|ui| {
            ui.label(RichText::new(&message.text).color(palette.error_text));
            if message.told == Told::NotOpened && state.presentation().is_some() {
                let still = "What is shown below is still the board that was open before.";
                ui.label(RichText::new(still).color(palette.warning_text));
            }
        });
    });
}

/// Says on which unread text the ruling depends, and leads to the objects.
fn depends(ui: &mut Ui, shown: &Presentation, words: &Sentence, queue: &mut Queue) {
    let palette = palette(ui);
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(&words.text).color(palette.warning_text).family(bold()));
        let mut objects: Vec<&str> =
            shown.ruling.depends_on().iter().map(|unread| unread.object.as_str()).collect();
        objects.dedup();
        objects.retain(|name| shown.opened.file.board.objects.iter().any(|object| object.id == *name));
        for name in objects.into_iter().take(MOST) {
            if ui.button(format!("Say what {name} does")).clicked() {
                queue.send(Command::OpenPanel(Panel::Board));
                queue.send(BoardCommand::Picked(PickedCommand::Pick(name.to_owned(), Pick::Alone)));
            }
        }
    });
}

fn not_whole(ui: &mut Ui, shown: &Presentation, queue: &mut Queue) {
    let palette = palette(ui);
    ui.horizontal_wrapped(|ui| {
        let moments = u128::try_from(shown.ruling.graph().node_count()).unwrap_or(u128::MAX);
        let words = format!("{} {} moments so far.", shown.words().completion().text, thousands(moments));
        ui.label(RichText::new(words).color(palette.warning_text).family(bold()));
        match shown.ruling.completion() {
            Completion::NodeLimit | Completion::Cancelled | Completion::Time => {
                if ui
                    .button("Go on")
                    .on_hover_text("Try again with ten times as many moments, and ten times as long")
                    .clicked()
                {
                    queue.send(Command::Ruling(RulingCommand::GoOn));
                }
            }
            Completion::Whole
            | Completion::ByteLimit
            | Completion::StepLimit
            | Completion::TooLarge
            | Completion::LongRow => {}
        }
    });
}
