//! Sentences with their rule numbers, and with the names in them.

use std::ops::Range;
use std::sync::Arc;

use egui::text::LayoutJob;
use egui::text_selection::LabelSelectionState;
use egui::{Color32, CursorIcon, FontId, Galley, Label, Link, Pos2, Response, RichText, Role, Stroke};
use egui::{TextFormat, TextStyle, Ui, WidgetInfo};
use rulebook::Citation;
use rulebook::words::Sentence;

use super::{flowing, palette, tooltip};
use crate::command::{Command, Queue};
use crate::presentation::Presentation;
use crate::presentation::names::Mention;
use crate::state::State;
use crate::theme::{bold, size};

/// What sentences are told with: the board that they are about, and what is known of cards.
#[derive(Clone, Copy)]
pub(crate) struct Teller<'a> {
    /// What the window knows.
    pub(crate) state: &'a State,
    /// The ruling, with the board that it is of.
    pub(crate) shown: &'a Presentation,
}

/// How words look.
#[derive(Clone)]
struct Look {
    font: FontId,
    color: Color32,
}

impl Teller<'_> {
    /// Shows a sentence, its rules small behind it: a click on one opens the rulebook there.
    pub(crate) fn sentence(self, ui: &mut Ui, sentence: &Sentence, queue: &mut Queue) {
        let look = Look { font: TextStyle::Body.resolve(ui.style()), color: palette(ui).text };
        self.said(ui, sentence, &look, queue);
    }

    /// The same in letters of another size.
    pub(crate) fn sized(self, ui: &mut Ui, sentence: &Sentence, size: f32, queue: &mut Queue) {
        let look = Look { font: FontId::proportional(size), color: palette(ui).text };
        self.said(ui, sentence, &look, queue);
    }

    fn said(self, ui: &mut Ui, sentence: &Sentence, look: &Look, queue: &mut Queue) {
        flowing(ui, size::RULE_GAP, |ui| {
            self.named(ui, &sentence.text, look, queue);
            let mut told: Vec<String> = Vec::new();
            for rule in &sentence.rules {
                let number = rule.short();
                if !told.contains(&number) {
                    cited(ui, *rule, &number, queue);
                    told.push(number);
                }
            }
        });
    }

    /// Shows several, one below the other.
    pub(crate) fn all(self, ui: &mut Ui, sentences: &[Sentence], queue: &mut Queue) {
        for one in sentences {
            self.sentence(ui, one, queue);
        }
    }

    /// Shows words that are no sentence.
    pub(crate) fn words(self, ui: &mut Ui, words: &str, queue: &mut Queue) -> Response {
        let look = Look { font: TextStyle::Body.resolve(ui.style()), color: palette(ui).text };
        self.named(ui, words, &look, queue)
    }

    /// The same, for what matters less.
    pub(crate) fn weak(self, ui: &mut Ui, words: &str, queue: &mut Queue) -> Response {
        let look = Look { font: TextStyle::Body.resolve(ui.style()), color: palette(ui).weak };
        self.named(ui, words, &look, queue)
    }

    /// The same, for what stands out.
    pub(crate) fn strong(self, ui: &mut Ui, words: &str, queue: &mut Queue) -> Response {
        let color = ui.visuals().strong_text_color();
        let font = FontId { family: bold(), ..TextStyle::Body.resolve(ui.style()) };
        let look = Look { font, color };
        self.named(ui, words, &look, queue)
    }

    /// Shows words in letters of a size.
    pub(crate) fn large(self, ui: &mut Ui, words: &str, size: f32, queue: &mut Queue) -> Response {
        let look = Look { font: FontId::proportional(size), color: palette(ui).text };
        self.named(ui, words, &look, queue)
    }

    /// Shows words; the pointer on a name shows what is known of it, a click opens it among the cards.
    fn named(self, ui: &mut Ui, words: &str, look: &Look, queue: &mut Queue) -> Response {
        let mentions = self.shown.names.mentions(words);
        let job = job(words, &mentions, look, palette(ui).weak);
        let (at, galley, response) = Label::new(job).wrap().layout_in_ui(ui);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), words));
        let pointed = pointed_at(&response, at, &galley, words, &mentions).map(|mention| mention.object);
        LabelSelectionState::label_text_selection(ui, &response, at, galley, look.color, Stroke::NONE);
        match pointed.and_then(|place| self.shown.opened.board.objects.get(place)) {
            Some(object) => {
                let response = response.on_hover_cursor(CursorIcon::PointingHand);
                if response.clicked() {
                    let name = if object.is.name.is_empty() { &object.id } else { &object.is.name };
                    queue.send(Command::card(name.clone()));
                }
                response.on_hover_ui_at_pointer(|ui| tooltip::object(ui, self.state, self.shown, object))
            }
            None => response,
        }
    }
}

/// The words with the names in them underlined.
fn job(words: &str, mentions: &[Mention], look: &Look, line: Color32) -> LayoutJob {
    let plain = TextFormat::simple(look.font.clone(), look.color);
    let named = TextFormat { underline: Stroke::new(1.0, line.gamma_multiply(0.6)), ..plain.clone() };
    let mut job = LayoutJob::default();
    let mut at = 0;
    let mut add = |range: Range<usize>, format: &TextFormat| {
        if let Some(piece) = words.get(range).filter(|piece| !piece.is_empty()) {
            job.append(piece, 0.0, format.clone());
        }
    };
    for mention in mentions {
        add(at..mention.at.start, &plain);
        add(mention.at.clone(), &named);
        at = mention.at.end;
    }
    add(at..words.len(), &plain);
    job
}

/// The name under the pointer.
fn pointed_at<'m>(
    response: &Response,
    at: Pos2,
    galley: &Arc<Galley>,
    words: &str,
    mentions: &'m [Mention],
) -> Option<&'m Mention> {
    let pointer = response.hover_pos().filter(|_| !mentions.is_empty())?;
    let row = galley.rows.iter().find(|row| row.rect().translate(at.to_vec2()).contains(pointer));
    row?;
    let letter = galley.cursor_from_pos(pointer - at).index;
    let (byte, _) = words.char_indices().nth(letter.into())?;
    mentions.iter().find(|mention| mention.at.contains(&byte))
}

fn cited(ui: &mut Ui, rule: Citation, number: &str, queue: &mut Queue) {
    let link = ui.add(Link::new(RichText::new(number).small())).on_hover_text(rule.to_string());
    if link.clicked() {
        queue.send(Command::cite(rule));
    }
}

/// A heading within a panel.
pub(crate) fn heading(ui: &mut Ui, words: &str) {
    ui.add_space(4.0);
    ui.label(RichText::new(words).family(bold()).color(palette(ui).weak).small());
}
