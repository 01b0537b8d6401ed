//! Sentences with their rule numbers.

use egui::text::LayoutJob;
use egui::{Label, Response, RichText, TextFormat, TextStyle, Ui};
use rulebook::Citation;
use rulebook::words::Sentence;

use super::palette;

/// Shows a sentence, its rules small behind it.
pub(super) fn sentence(ui: &mut Ui, sentence: &Sentence) -> Response {
    let response = ui.add(Label::new(job(ui, sentence)).wrap());
    let full: Vec<String> = sentence.rules.iter().map(Citation::to_string).collect();
    if full.is_empty() { response } else { response.on_hover_text(full.join("\n")) }
}

/// Shows several, one below the other.
pub(super) fn all(ui: &mut Ui, sentences: &[Sentence]) {
    for one in sentences {
        sentence(ui, one);
    }
}

/// A heading within a panel.
pub(super) fn heading(ui: &mut Ui, words: &str) {
    ui.add_space(4.0);
    ui.label(RichText::new(words).strong().color(palette(ui).weak).small());
}

fn job(ui: &Ui, sentence: &Sentence) -> LayoutJob {
    let palette = palette(ui);
    let format = |style: TextStyle, color| TextFormat {
        font_id: style.resolve(ui.style()),
        color,
        ..TextFormat::default()
    };
    let mut job = LayoutJob::default();
    job.append(&sentence.text, 0.0, format(TextStyle::Body, palette.text));
    if !sentence.rules.is_empty() {
        let mut rules: Vec<String> = sentence.rules.iter().map(|rule| rule.short()).collect();
        rules.dedup();
        job.append(&rules.join(", "), 6.0, format(TextStyle::Small, palette.weak));
    }
    job
}
