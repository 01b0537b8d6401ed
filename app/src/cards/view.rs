//! What is known of a card: a search field, the names that fit, and the card.

mod card;

use egui::text::LayoutJob;
use egui::{Button, RichText, ScrollArea, TextFormat, TextStyle, Ui};
use language::cards::Cards as _;

use super::{Cards, CardsCommand, Hit, Stock};
use crate::command::{Command, Queue};
use crate::state::State;
use crate::theme::size;
use crate::widgets::search_field::{Field, Typing};
use crate::widgets::{note, palette};

/// Shows the panel.
pub(crate) fn show(ui: &mut Ui, state: &State, queue: &mut Queue) {
    let cards = &state.cards;
    search(ui, cards, queue);
    reference(ui, cards, queue);
    if let Some(words) = &cards.note {
        note(ui, words, Command::Cards(CardsCommand::CloseNote), queue);
    }
    ui.separator();
    if !cards.hits.is_empty() {
        hits(ui, cards, queue);
        ui.separator();
    } else if !cards.typed.is_empty() && cards.card.is_none() {
        ui.label(RichText::new("No card has a name like this.").color(palette(ui).weak));
    }
    match &cards.card {
        Some(known) => card::show(ui, known, cards.stock.reference().is_some(), queue),
        None => on_this_board(ui, state, queue),
    }
}

fn send(queue: &mut Queue, command: CardsCommand) {
    queue.send(Command::Cards(command));
}

fn search(ui: &mut Ui, cards: &Cards, queue: &mut Queue) {
    let field = Field {
        name: "search cards",
        hint: "Search cards by name",
        words: &cards.typed,
        has_hits: !cards.hits.is_empty(),
        wants_keyboard: cards.wants_keyboard,
    };
    for one in field.show(ui).1 {
        send(
            queue,
            match one {
                Typing::Words(words) => CardsCommand::Typed(words),
                Typing::Choose(by) => CardsCommand::Choose(by),
                Typing::Open => CardsCommand::OpenHit,
                Typing::HasKeyboard => CardsCommand::HasKeyboard,
            },
        );
    }
}

/// What is imported, and importing more.
fn reference(ui: &mut Ui, cards: &Cards, queue: &mut Queue) {
    ui.horizontal_wrapped(|ui| {
        let words = match &cards.stock {
            Stock::None | Stock::Loading => "Reading the cards...".to_owned(),
            Stock::Ready(Some(reference)) => {
                let made = reference.made().map(|made| format!(" of {made}")).unwrap_or_default();
                format!("{} cards{made}", reference.all().len())
            }
            Stock::Ready(None) => "The cards that boards can use".to_owned(),
        };
        ui.label(RichText::new(words).color(palette(ui).weak));
        ui.menu_button("Card files", |ui| {
            let words = if cards.is_asking { "Waiting for files" } else { "Import cards or rulings..." };
            if ui.add_enabled(!cards.is_asking, Button::new(words)).clicked() {
                send(queue, CardsCommand::AskForFiles);
            }
            let help = "Scryfall's bulk files \"oracle cards\" and \"rulings\", or MTGJSON's AtomicCards; also by \
                        dropping them on the window";
            ui.label(RichText::new(help).small().color(palette(ui).weak));
            if cards.stock.reference().is_some() && ui.button("Remove the imported cards").clicked() {
                send(queue, CardsCommand::Forget);
            }
        });
    });
}

fn hits(ui: &mut Ui, cards: &Cards, queue: &mut Queue) {
    let height = (ui.available_height() * 0.35).max(size::ROW * 2.0);
    let area = ScrollArea::vertical().max_height(height).id_salt("names").auto_shrink([false, true]);
    area.show(ui, |ui| {
        for (at, hit) in cards.hits.iter().enumerate() {
            let is_chosen = at == cards.chosen;
            let response = ui.add(Button::selectable(is_chosen, name(ui, hit)).truncate());
            if is_chosen && cards.reveal {
                response.scroll_to_me(None);
                send(queue, CardsCommand::Revealed);
            }
            if response.clicked() {
                send(queue, CardsCommand::Open(hit.name.clone()));
            }
        }
    });
}

/// A name with what was typed underlined.
fn name(ui: &Ui, hit: &Hit) -> LayoutJob {
    let palette = palette(ui);
    let plain = TextFormat {
        font_id: TextStyle::Button.resolve(ui.style()),
        color: palette.text,
        ..TextFormat::default()
    };
    let found = TextFormat { background: palette.found, ..plain.clone() };
    let (mut job, mut at) = (LayoutJob::default(), 0);
    for range in &hit.highlights {
        job.append(&hit.name[at..range.start], 0.0, plain.clone());
        job.append(&hit.name[range.clone()], 0.0, found.clone());
        at = range.end;
    }
    job.append(&hit.name[at..], 0.0, plain);
    job
}

/// The names on the board of which something is known.
fn on_this_board(ui: &mut Ui, state: &State, queue: &mut Queue) {
    let Some(board) = &state.board else { return };
    let is_known = |name: &&str| {
        let in_reference =
            state.cards.stock.reference().is_some_and(|reference| reference.find(name).is_some());
        in_reference || crate::bundled_cards::cards().is_ok_and(|cards| cards.card(name).is_some())
    };
    let mut names: Vec<&str> = board.board.objects.iter().map(|object| object.is.name.as_str()).collect();
    names.sort_unstable();
    names.dedup();
    let known: Vec<&str> = names.into_iter().filter(is_known).collect();
    if known.is_empty() {
        return;
    }
    crate::widgets::sentence::heading(ui, "ON THIS BOARD");
    for name in known {
        if ui.link(name).clicked() {
            send(queue, CardsCommand::Open(name.to_owned()));
        }
    }
}
