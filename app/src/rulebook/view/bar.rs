//! What stands above the rules: which text it is, the search field, and where to go from the page.

use egui::{Button, ComboBox, Popup, RichText, Ui};
use rulebook::book::Book;

use crate::command::{Command, Queue};
use crate::rulebook::{Page, Rulebook, RulebookCommand};
use crate::state::State;
use crate::widgets::palette;
use crate::widgets::search_field::{Field, Typing};

/// Shows the bar.
pub(crate) fn show(ui: &mut Ui, state: &State, queue: &mut Queue) {
    search(ui, &state.rulebook, queue);
    ui.horizontal_wrapped(|ui| {
        day(ui, state, queue);
        texts(ui, &state.rulebook, queue);
        ways(ui, about(&state.rulebook), queue);
    });
    ui.horizontal_wrapped(|ui| ways(ui, elsewhere(&state.rulebook), queue));
    ui.separator();
}

fn send(queue: &mut Queue, command: RulebookCommand) {
    queue.send(Command::Rulebook(command));
}

fn search(ui: &mut Ui, rules: &Rulebook, queue: &mut Queue) {
    let field = Field {
        name: "search the rules",
        hint: "Search the rules: words, or 616.1c",
        words: &rules.typed,
        has_hits: rules.found.is_some(),
        wants_keyboard: rules.wants_keyboard,
    };
    let (response, done) = field.show(ui);
    for one in done {
        send(
            queue,
            match one {
                Typing::Words(words) => RulebookCommand::Typed(words),
                Typing::Choose(by) => RulebookCommand::Choose(by),
                Typing::Open => RulebookCommand::OpenHit,
                Typing::HasKeyboard => RulebookCommand::HasKeyboard,
            },
        );
    }
    let shows = response.has_focus() && rules.typed.is_empty() && !rules.recent.is_empty();
    Popup::from_response(&response).open(shows).show(|ui| recent(ui, rules, queue));
}

/// At most so many recent look-ups are offered.
const RECENT: usize = 8;

fn recent(ui: &mut Ui, rules: &Rulebook, queue: &mut Queue) {
    ui.label(RichText::new("Looked up lately").small().color(palette(ui).weak));
    for words in rules.recent.iter().take(RECENT) {
        if ui.button(words).clicked() {
            send(queue, RulebookCommand::Typed(words.clone()));
        }
    }
}

/// Whose rules these are, and the choice of another day.
fn day(ui: &mut Ui, state: &State, queue: &mut Queue) {
    let rules = &state.rulebook;
    let own = state.rules_date();
    let shown = rules.book.book().map_or_else(|| "...".to_owned(), |book| name(book));
    let combo = ComboBox::from_id_salt("day of the rulebook").selected_text(shown);
    let combo = combo.show_ui(ui, |ui| {
        let of_ruling = format!("Those of the ruling: {own}");
        if ui.selectable_label(rules.day.is_none(), of_ruling).clicked() {
            send(queue, RulebookCommand::Day(None));
        }
        for key in rules.texts.iter().rev() {
            let is_it = rules.day == Some(key.effective);
            if ui.selectable_label(is_it, format!("Official text of {}", key.effective)).clicked() {
                send(queue, RulebookCommand::Day(Some(key.effective)));
            }
        }
    });
    combo.response.on_hover_text("Whose rules are read");
}

fn name(book: &Book) -> String {
    match book.text() {
        Some(text) => format!("Official text of {}", text.effective),
        None => format!("Our words of {}", book.date()),
    }
}

/// Importing and removing official texts.
fn texts(ui: &mut Ui, rules: &Rulebook, queue: &mut Queue) {
    ui.menu_button("Texts", |ui| {
        let words = if rules.is_asking { "Waiting for files" } else { "Import official texts..." };
        if ui.add_enabled(!rules.is_asking, Button::new(words)).clicked() {
            send(queue, RulebookCommand::AskForTexts);
        }
        ui.label(RichText::new("or drop .txt files on the window").small().color(palette(ui).weak));
        for key in rules.texts.iter().rev() {
            ui.horizontal(|ui| {
                ui.label(format!("Rules of {}", key.effective));
                if ui
                    .button("Remove")
                    .on_hover_text("Forget this text; the file that it came from stays")
                    .clicked()
                {
                    send(queue, RulebookCommand::Remove(*key));
                }
            });
        }
        if rules.texts.is_empty() {
            ui.label("No official text is imported yet: what you read are our own words.");
        }
    });
}

/// A button: its words, what it is good for, whether it can be clicked, and what it does.
type Way = (&'static str, &'static str, bool, RulebookCommand);

/// What can be done with the rule that is read.
fn about(rules: &Rulebook) -> [Way; 2] {
    let is_rule = rules.reading.as_ref().is_some_and(|reading| reading.chosen.is_some());
    [
        ("History", "Its number and words through the years: Alt+H", is_rule, RulebookCommand::History),
        ("Copy", "The rule with its number and date: Alt+C", is_rule, RulebookCommand::Copy),
    ]
}

/// Where to go from the page.
fn elsewhere(rules: &Rulebook) -> [Way; 5] {
    let reading = rules.reading.as_ref();
    let previous = reading.is_some_and(|reading| reading.previous.is_some());
    let next = reading.is_some_and(|reading| reading.next.is_some());
    [
        ("Back", "To the page read before: Alt+Left", rules.trail.can_go_back(), RulebookCommand::Back),
        ("Forward", "And on again: Alt+Right", rules.trail.can_go_forward(), RulebookCommand::Forward),
        ("Previous", "The rule before this one: Alt+Up", previous, RulebookCommand::Previous),
        ("Next", "The rule after this one: Alt+Down", next, RulebookCommand::Next),
        ("Contents", "All sections", true, RulebookCommand::Open(Page::Contents)),
    ]
}

fn ways<const N: usize>(ui: &mut Ui, ways: [Way; N], queue: &mut Queue) {
    for (words, help, can, command) in ways {
        if ui.add_enabled(can, Button::new(words)).on_hover_text(help).clicked() {
            send(queue, command);
        }
    }
}
