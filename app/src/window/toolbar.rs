//! The bar above: what board is open, the rules date, and how things look.

use egui::scroll_area::ScrollBarVisibility;
use egui::style::ScrollStyle;
use egui::{Align, Button, ComboBox, Label, Layout, RichText, ScrollArea, TextEdit, ThemePreference, Ui};

use crate::cards::CardsCommand;
use crate::command::{Command, Queue, TextSize};
use crate::export::{Format, Length, PAPERS};
use crate::keys::actions;
use crate::panels::{Arrangement, Panel, Panels};
use crate::rulebook::RulebookCommand;
use crate::ruling::RulingCommand;
use crate::share::{Enclosed, ShareCommand};
use crate::state::State;
use crate::table::TableCommand;
use crate::theme::size;
use crate::widgets::{palette, toggle};
use language::date::Date;

/// Dates that are a step away.
const PRESETS: [Date; 4] =
    [Date::new(2006, 10, 1), Date::new(2008, 2, 1), Date::new(2012, 5, 1), Date::new(2026, 4, 17)];

/// Shows the bar.
pub(crate) fn show(ui: &mut Ui, state: &State, panels: &Panels, queue: &mut Queue) {
    ui.add_space(4.0);
    // What is left out where there is little room has keys, or stands in View and in the graph's own bar.
    let is_narrow = ui.available_width() < size::NARROW_BAR;
    if ui.available_width() < size::TWO_BARS {
        title(ui, state);
        ui.horizontal_wrapped(|ui| {
            date(ui, state, queue);
            share(ui, state, queue);
            view(ui, state, panels, queue);
            keys(ui);
        });
        about(ui, state);
        return;
    }
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            keys(ui);
            view(ui, state, panels, queue);
            if is_narrow {
                share(ui, state, queue);
                date(ui, state, queue);
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| title(ui, state));
                return;
            }
            book(ui, panels, Panel::Cards, Command::Cards(CardsCommand::Search), queue);
            book(ui, panels, Panel::Rulebook, Command::Rulebook(RulebookCommand::Search), queue);
            book(ui, panels, Panel::Table, Command::Table(TableCommand::Toggle), queue);
            share(ui, state, queue);
            date_field(ui, state, queue);
            date(ui, state, queue);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| title(ui, state));
        });
    });
    about(ui, state);
}

/// What the board is about, where there is height for it.
fn about(ui: &mut Ui, state: &State) {
    let about = state.board.as_ref().map(|board| &board.file.about).filter(|about| !about.is_empty());
    if let Some(about) = about.filter(|_| ui.ctx().content_rect().height() >= size::LOW) {
        ui.label(RichText::new(about).color(palette(ui).weak));
    }
    ui.add_space(2.0);
}

/// The title of the board, cut where there is no room.
fn title(ui: &mut Ui, state: &State) {
    let file = state.board.as_ref().map(|board| &board.file);
    let title = file.map_or("No board is open", |file| file.title.as_str());
    let label = ui.add(Label::new(RichText::new(title).heading()).truncate());
    if let Some(file) = file.filter(|file| !file.about.is_empty()) {
        label.on_hover_text(&file.about);
    }
}

fn date(ui: &mut Ui, state: &State, queue: &mut Queue) {
    let own = state.board.as_ref().and_then(|board| board.file.board.as_of).unwrap_or(Date::NOW);
    let ruled = state.rules_date();
    let combo = ComboBox::from_id_salt("rules date").selected_text(format!("Rules of {ruled}"));
    let shown = combo.show_ui(ui, |ui| {
        let mut option = |words: String, date: Option<Date>| {
            if ui.selectable_label(state.date.chosen == date, words).clicked() {
                queue.send(Command::Ruling(RulingCommand::AsOf(date)));
            }
        };
        option(format!("The board's own: {own}"), None);
        for date in PRESETS {
            option(date.to_string(), Some(date));
        }
    });
    shown.response.on_hover_text("Rules date: whose rules are followed");
}

fn date_field(ui: &mut Ui, state: &State, queue: &mut Queue) {
    let mut text = state.date.field.clone();
    let field = TextEdit::singleline(&mut text).hint_text("any date").desired_width(90.0);
    let response = ui.add(field).on_hover_text("Any rules date, like 2009-07-11; then Enter");
    if response.changed() {
        queue.send(Command::Ruling(RulingCommand::DateField(text)));
    }
    if response.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter)) {
        queue.send(Command::Ruling(RulingCommand::ByDateField));
    }
    if let Some(wrong) = &state.date.wrong {
        ui.label(RichText::new(wrong).color(palette(ui).error_text));
    }
}

/// How things look: which panels are open, light or dark, how large.
fn view(ui: &mut Ui, state: &State, panels: &Panels, queue: &mut Queue) {
    ui.menu_button("View", |ui| {
        for panel in Panel::ALL.into_iter().filter(|panel| panel.can_close()) {
            let mut is_open = panels.is_open(panel);
            if ui.checkbox(&mut is_open, panel.title()).clicked() {
                queue.send(if is_open { Command::OpenPanel(panel) } else { Command::ClosePanel(panel) });
            }
        }
        for (words, help, arrangement) in [
            ("Reset the layout", "To enter boards: every panel where it stands at first", Arrangement::Enter),
            (
                "Arrange to explain",
                "Without the form, and with room for the table and the moment",
                Arrangement::Explain,
            ),
        ] {
            if ui.button(words).on_hover_text(help).clicked() {
                queue.send(Command::Arrange(arrangement));
            }
        }
        ui.separator();
        theme(ui, state, queue);
        ui.separator();
        for (words, size) in [
            ("Larger text", TextSize::Larger),
            ("Usual text", TextSize::Usual),
            ("Smaller text", TextSize::Smaller),
        ] {
            if ui.button(words).clicked() {
                queue.send(Command::Text(size));
            }
        }
    });
}

const fn copied(format: Format, length: Length) -> Command {
    Command::Share(ShareCommand::CopyRuling(format, length))
}

/// What can be given to others.
fn share(ui: &mut Ui, state: &State, queue: &mut Queue) {
    let (has_ruling, has_board) = (state.presentation().is_some(), state.board.is_some());
    ui.menu_button("Share", |ui| {
        for (words, can, command) in [
            ("Copy a few sentences for the players", has_ruling, copied(Format::Text, Length::Short)),
            ("Copy how each outcome is reached", has_ruling, copied(Format::Text, Length::Middle)),
            ("Copy the ruling as text", has_ruling, copied(Format::Text, Length::Full)),
            ("Copy the ruling as Markdown", has_ruling, copied(Format::Markdown, Length::Full)),
            ("Copy the board as one line", has_board, Command::Share(ShareCommand::CopyLine)),
            ("Copy the board as a code, which is a link", has_board, Command::Share(ShareCommand::CopyCode)),
            ("Show the board as a QR picture", has_board, Command::Share(ShareCommand::ShowCode)),
            ("Copy the board as its file says it", has_board, Command::Share(ShareCommand::CopyBoard)),
        ] {
            if ui.add_enabled(can, Button::new(words)).clicked() {
                queue.send(command);
            }
        }
        ui.separator();
        for (words, format) in PAPERS {
            if ui.add_enabled(has_ruling, Button::new(words)).clicked() {
                queue.send(Command::Share(ShareCommand::WriteRuling(format)));
            }
        }
        ui.separator();
        if ui
            .button("Copy diagnostics")
            .on_hover_text("For whoever mends a fault: without the board")
            .clicked()
        {
            queue.send(Command::Share(ShareCommand::CopyDiagnostics(Enclosed::Nothing)));
        }
    });
}

/// Brings a panel to the front to look at something, or closes it where it is there.
fn book(ui: &mut Ui, panels: &Panels, panel: Panel, open: Command, queue: &mut Queue) {
    let is_open = panels.is_in_front(panel);
    let keys = actions().iter().find(|action| action.command == open).map(|action| action.keys);
    let keys = keys.map(|keys| ui.ctx().format_shortcut(&keys)).unwrap_or_default();
    let response = toggle(ui, is_open, panel.title());
    let help = if panel == Panel::Table { "The board as it lies on a table" } else { "Look something up" };
    if response.on_hover_text(format!("{help}: {keys}")).clicked() {
        queue.send(if is_open { Command::ClosePanel(panel) } else { open });
    }
}

fn keys(ui: &mut Ui) {
    ui.menu_button("Keys", |ui| {
        let height = ui.ctx().content_rect().height() * 0.75;
        let area = ScrollArea::vertical().max_height(height);
        // That there are more can be seen.
        ui.spacing_mut().scroll = ScrollStyle::solid();
        area.scroll_bar_visibility(ScrollBarVisibility::AlwaysVisible).show(ui, |ui| {
            ui.spacing_mut().interact_size.y = 0.0;
            egui::Grid::new("keys").num_columns(3).show(ui, |ui| {
                for action in actions() {
                    ui.label(RichText::new(ui.ctx().format_shortcut(&action.keys)).monospace());
                    ui.label(action.label);
                    ui.label(RichText::new(action.help).color(palette(ui).weak));
                    ui.end_row();
                }
            });
        });
        ui.separator();
        ui.label("In the graph: drag or scroll to move, Ctrl and scroll to zoom.");
    });
}

fn theme(ui: &mut Ui, state: &State, queue: &mut Queue) {
    for (words, theme) in [
        ("Light or dark as the system", ThemePreference::System),
        ("Light", ThemePreference::Light),
        ("Dark", ThemePreference::Dark),
    ] {
        if ui.radio(state.theme == theme, words).clicked() {
            queue.send(Command::Theme(theme));
        }
    }
}
