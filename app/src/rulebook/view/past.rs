//! What became of a rule: its number and words in each imported text, with the words that changed.

use egui::text::LayoutJob;
use egui::{ComboBox, Label, Link, RichText, ScrollArea, Stroke, TextFormat, TextStyle, Ui};

use crate::command::{Command, Queue};
use crate::rulebook::RulebookCommand;
use crate::rulebook::past::{Past, Stage as PastStage};
use crate::state::State;
use crate::theme::{bold, size};
use crate::widgets::palette;
use language::date::Date;
use rulebook::history::{Change, Piece, Step};
use rulebook::text::Number;

/// Shows the history.
pub(crate) fn show(ui: &mut Ui, state: &State, number: Number, from: Date, queue: &mut Queue) {
    ui.label(RichText::new(format!("What became of {number} ({from})")).family(bold()));
    match &state.rulebook.past {
        None | Some(PastStage::Working) => {
            ui.label(RichText::new("Looking through the imported texts...").color(palette(ui).weak));
        }
        Some(PastStage::Ready(Err(why))) => {
            ui.label(RichText::new(why).color(palette(ui).error_text));
        }
        Some(PastStage::Ready(Ok(past))) => {
            comparison(ui, past, queue);
            let area = ScrollArea::vertical().id_salt("history").auto_shrink(false);
            area.show(ui, |ui| match &past.compared {
                Some((old, new, pieces)) => compared(ui, past, *old, *new, pieces),
                None => steps(ui, past, queue),
            });
        }
    }
}

/// The choice of two texts to compare.
fn comparison(ui: &mut Ui, past: &Past, queue: &mut Queue) {
    let last = past.steps.len().saturating_sub(1);
    let (old, new) = past.compared.as_ref().map_or((0, last), |(old, new, _)| (*old, *new));
    ui.horizontal_wrapped(|ui| {
        ui.label("Compare");
        let mut picked = [old, new];
        for (place, salt) in picked.iter_mut().zip(["The older text", "The newer text"]) {
            let date = past.steps.get(*place).map(|step| step.effective.to_string()).unwrap_or_default();
            let combo = ComboBox::from_id_salt(salt).selected_text(date).width(size::DATE);
            let combo = combo.show_ui(ui, |ui| {
                for (at, step) in past.steps.iter().enumerate() {
                    ui.selectable_value(place, at, step.effective.to_string());
                }
            });
            combo.response.on_hover_text(salt);
        }
        if picked != [old, new] || ui.button("Compare these").clicked() {
            queue.send(Command::Rulebook(RulebookCommand::Compare(picked[0], picked[1])));
        }
    });
}

/// The rule from text to text.
fn steps(ui: &mut Ui, past: &Past, queue: &mut Queue) {
    for (step, changes) in past.steps.iter().zip(&past.changes).rev() {
        let words = format!("{}: {}", step.effective, became(step));
        if ui.add(Link::new(words)).on_hover_text("Read the text of this day").clicked() {
            queue.send(Command::Rulebook(RulebookCommand::Day(Some(step.effective))));
        }
        let is_first = matches!(step.change, None | Some(Change::New));
        match step.change {
            Some(Change::Edited | Change::Citations) => {
                ui.add(Label::new(marked(ui, changes)).wrap());
            }
            _ if is_first => {
                ui.label(&step.wording);
            }
            _ => {}
        }
        ui.separator();
    }
}

/// Two wordings in one, the words that went and those that came marked.
fn compared(ui: &mut Ui, past: &Past, old: usize, new: usize, pieces: &[Piece]) {
    for (at, words) in [(old, "older"), (new, "newer")] {
        if let Some(step) = past.steps.get(at) {
            let number = step.number.map_or_else(|| "not there".to_owned(), |number| number.to_string());
            ui.label(RichText::new(format!("{words}: {number} ({})", step.effective)).family(bold()));
        }
    }
    if pieces.iter().all(|piece| matches!(piece, Piece::Kept(_))) {
        ui.label(RichText::new("No word is different.").color(palette(ui).weak));
    }
    ui.add(Label::new(marked(ui, pieces)).wrap());
}

fn became(step: &Step) -> String {
    let number = step.number.map_or_else(|| "not there".to_owned(), |number| number.to_string());
    let change = match step.change {
        None => "",
        Some(Change::Unchanged) => ", unchanged",
        Some(Change::Renumbered) => ", same words, another number",
        Some(Change::Citations) => ", other rules cited",
        Some(Change::Edited) => ", edited",
        Some(Change::New) => ", new",
        Some(Change::Gone) => ", gone",
    };
    format!("{number}{change}")
}

/// Words that went are struck through, words that came are underlined: not by colour alone.
fn marked(ui: &Ui, pieces: &[Piece]) -> LayoutJob {
    let palette = palette(ui);
    let plain = TextFormat {
        font_id: TextStyle::Body.resolve(ui.style()),
        color: palette.text,
        ..TextFormat::default()
    };
    let removed = TextFormat {
        color: palette.removed,
        strikethrough: Stroke::new(1.5, palette.removed),
        ..plain.clone()
    };
    let added =
        TextFormat { color: palette.added, underline: Stroke::new(1.5, palette.added), ..plain.clone() };
    let mut job = LayoutJob::default();
    for piece in pieces {
        let (words, format) = match piece {
            Piece::Kept(words) => (words, &plain),
            Piece::Removed(words) => (words, &removed),
            Piece::Added(words) => (words, &added),
        };
        job.append(words, 0.0, format.clone());
        if !words.ends_with('\n') {
            job.append(" ", 0.0, plain.clone());
        }
    }
    job
}
