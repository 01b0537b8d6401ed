//! A card: what it says, its rulings, and what it does on a board.

use egui::{RichText, ScrollArea, Ui};
use rulebook::cards::{Found, Shelf};
use rulebook::reference::{Face, Printed, Ruling};
use rulebook::words::card;

use crate::cards::{CardsCommand, Known};
use crate::command::{Command, Queue};
use crate::meet::MeetCommand;
use crate::theme::bold;
use crate::widgets::{palette, sentence};

/// Shows a card. `has_reference` says whether it would have been found if it were a card at all.
pub(crate) fn show(ui: &mut Ui, known: &Known, has_reference: bool, queue: &mut Queue) {
    let area = ScrollArea::vertical().id_salt(&known.name).auto_shrink(false);
    area.show(ui, |ui| {
        ui.heading(&known.name);
        match &known.printed {
            Some(printed) => printed_card(ui, printed, queue),
            None if has_reference => weak(ui, "The imported cards have none of this name."),
            None => weak(ui, "Its text is not at hand: import a file of cards under \"Card files\"."),
        }
        if let Some(card) = known.on_boards {
            on_boards(ui, card, queue);
        }
    });
}

fn weak(ui: &mut Ui, words: &str) {
    ui.label(RichText::new(words).color(palette(ui).weak));
}

fn printed_card(ui: &mut Ui, printed: &Printed, queue: &mut Queue) {
    let has_faces = printed.faces.len() > 1;
    for one in &printed.faces {
        if has_faces {
            ui.separator();
            ui.label(RichText::new(&one.name).family(bold()));
        }
        face(ui, one);
    }
    if !printed.meld.is_empty() {
        sentence::heading(ui, "MELDS WITH");
        for name in &printed.meld {
            if ui.link(name).clicked() {
                queue.send(Command::Cards(CardsCommand::Open(name.clone())));
            }
        }
    }
    if !printed.rulings.is_empty() {
        sentence::heading(ui, "RULINGS");
    }
    for one in &printed.rulings {
        ruling(ui, one);
    }
}

fn face(ui: &mut Ui, face: &Face) {
    let numbers = match (&face.power, &face.toughness) {
        (Some(power), Some(toughness)) => Some(format!("{power}/{toughness}")),
        (Some(one), None) | (None, Some(one)) => Some(one.clone()),
        (None, None) => None,
    };
    let loyalty = face.loyalty.as_ref().map(|loyalty| format!("loyalty {loyalty}"));
    let defense = face.defense.as_ref().map(|defense| format!("defense {defense}"));
    let cost = Some(face.mana_cost.clone()).filter(|cost| !cost.is_empty());
    let line = [Some(face.type_line.clone()), cost, numbers, loyalty, defense];
    weak(ui, &line.into_iter().flatten().collect::<Vec<_>>().join("   "));
    for paragraph in face.text.lines() {
        ui.label(paragraph);
    }
}

fn ruling(ui: &mut Ui, ruling: &Ruling) {
    let date = ruling.date.map_or_else(|| "no date".to_owned(), |date| date.to_string());
    let source = ruling.source.as_deref().filter(|source| *source != "wotc");
    weak(ui, &source.map_or_else(|| date.clone(), |source| format!("{date}, {source}")));
    ui.label(&ruling.text);
}

fn on_boards(ui: &mut Ui, known: Found<'_>, queue: &mut Queue) {
    sentence::heading(ui, "ON A BOARD, IN OUR WORDS");
    weak(ui, from(known.from));
    weak(ui, &card::line(known.is));
    for ability in card::abilities(known.is) {
        ui.label(ability);
    }
    if ui.link("What does it meet?").on_hover_text("Cards with which the order of effects matters").clicked()
    {
        queue.send(Command::Meet(MeetCommand::Of(known.is.name.clone())));
    }
}

const fn from(shelf: Shelf) -> &'static str {
    match shelf {
        Shelf::Own => "One of your own.",
        Shelf::Collection => "From the collection.",
        Shelf::Imported => "From the text that you have imported.",
        Shelf::Catalogue => "From the catalogue.",
    }
}
