//! A page of the rulebook: a section with the rule in its place, and what we say about the rule.

use egui::{Align, Frame, Link, Margin, RichText, ScrollArea, Ui};

use super::pieces;
use crate::command::{Command, FilesCommand, Queue};
use crate::presentation::label::capital;
use crate::rulebook::read::{Explained, Item, Reading};
use crate::rulebook::{Page, RulebookCommand, Spot};
use crate::state::State;
use crate::theme::{bold, size};
use crate::widgets::{flowing, palette, sentence};

/// Shows the page.
pub(crate) fn show(ui: &mut Ui, state: &State, reading: &Reading, queue: &mut Queue) {
    ui.label(RichText::new(&reading.heading).family(bold()));
    let has_text = state.rulebook.book.book().is_some_and(|book| book.text().is_some());
    let area = ScrollArea::vertical().id_salt("page").auto_shrink(false);
    area.show(ui, |ui| {
        for (at, item) in reading.items.iter().enumerate() {
            if reading.chosen == Some(at) {
                chosen(ui, state, reading, item, has_text, queue);
            } else {
                ui.push_id(at, |ui| other(ui, item, has_text, queue));
            }
        }
    });
}

fn to(queue: &mut Queue, spot: &Spot) {
    queue.send(Command::Rulebook(RulebookCommand::Open(Page::Spot(spot.clone()))));
}

/// A rule around the one that is read: a click on its number reads it.
fn other(ui: &mut Ui, item: &Item, has_text: bool, queue: &mut Queue) {
    if ui.add(Link::new(named(item, has_text))).clicked() {
        to(queue, &item.spot);
    }
    if !item.lines.is_empty() {
        body(ui, item, queue);
        ui.add_space(size::ITEM_SPACING.y);
    }
}

/// Its number or term; for a section, and where our words are all there is, what it is about, too.
fn named(item: &Item, has_text: bool) -> String {
    match item.title.as_ref().filter(|_| !has_text || item.lines.is_empty()) {
        Some(title) => format!("{}  {title}", item.label),
        None => item.label.clone(),
    }
}

fn body(ui: &mut Ui, item: &Item, queue: &mut Queue) {
    for line in &item.lines {
        pieces::line(ui, line, None, queue);
    }
}

/// The rule that is read, with what we say about it.
fn chosen(ui: &mut Ui, state: &State, reading: &Reading, item: &Item, has_text: bool, queue: &mut Queue) {
    let palette = palette(ui);
    let frame = Frame::NONE.fill(palette.ground).stroke((1.0, palette.accent)).inner_margin(Margin::same(8));
    let shown = frame.show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        let heading = RichText::new(named(item, has_text)).family(bold()).color(palette.accent);
        ui.label(heading);
        if has_text {
            body(ui, item, queue);
        }
        for one in &reading.explained {
            explained(ui, one, has_text, queue);
        }
        boards(ui, reading, queue);
    });
    if state.rulebook.reveal {
        ui.scroll_to_rect(shown.response.rect, Some(Align::Min));
        queue.send(Command::Rulebook(RulebookCommand::Revealed));
    }
}

/// What we say about a rule.
fn explained(ui: &mut Ui, one: &Explained, has_text: bool, queue: &mut Queue) {
    if has_text {
        sentence::heading(ui, "IN OUR WORDS");
        ui.label(RichText::new(&one.title).family(bold()));
    }
    pieces::line(ui, &one.text, None, queue);
    if let Some(example) = &one.example {
        pieces::line(ui, example, Some(RichText::new("For example: ").italics()), queue);
    }
    if let Some(then) = &one.then {
        sentence::heading(ui, "AT THIS DATE");
        pieces::line(ui, then, None, queue);
    }
    numbers(ui, one, queue);
    near(ui, one, queue);
}

/// When it held, under which number, and what it said before. A click on a number reads it at its day.
fn numbers(ui: &mut Ui, one: &Explained, queue: &mut Queue) {
    let weak = palette(ui).weak;
    let small = |words: String| RichText::new(words).small().color(weak);
    flowing(ui, size::RULE_GAP, |ui| {
        for (from, number) in &one.numbers {
            let Some(number) = number else {
                ui.label(small(format!("gone from {from}")));
                continue;
            };
            let link = ui.add(Link::new(RichText::new(*number).small()));
            if link.on_hover_text(format!("Read the rules of {from}")).clicked() {
                to(queue, &one.spot);
                queue.send(Command::Rulebook(RulebookCommand::Day(Some(*from))));
            }
            ui.label(small(format!("from {from}")));
        }
    });
    for (until, said) in &one.before {
        ui.label(small(format!("Until {until}: {said}")));
    }
}

fn near(ui: &mut Ui, one: &Explained, queue: &mut Queue) {
    if one.near.is_empty() {
        return;
    }
    sentence::heading(ui, "SEE ALSO");
    for (spot, number, title) in &one.near {
        let words = number.map_or_else(|| title.clone(), |number| format!("{number}  {title}"));
        if ui.add(Link::new(words)).clicked() {
            to(queue, spot);
        }
    }
}

/// At most so many boards are offered.
const MOST_BOARDS: usize = 6;

fn boards(ui: &mut Ui, reading: &Reading, queue: &mut Queue) {
    if reading.boards.is_empty() {
        return;
    }
    sentence::heading(ui, "BOARDS THAT SHOW IT");
    for board in reading.boards.iter().take(MOST_BOARDS) {
        let words = capital(&board.name.replace('-', " "));
        if ui.add(Link::new(words)).on_hover_text("Open this board").clicked() {
            queue.send(Command::Files(FilesCommand::OpenBundled(board.full_name())));
        }
    }
    if reading.boards.len() > MOST_BOARDS {
        let more = format!("and {} more", reading.boards.len() - MOST_BOARDS);
        ui.label(RichText::new(more).small().color(palette(ui).weak));
    }
}
