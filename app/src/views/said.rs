//! Sentences with their rule numbers.

use egui::{Label, Link, RichText, Ui};
use rulebook::Citation;
use rulebook::words::Sentence;

use super::{flowing, palette};
use crate::command::{Command, Queue, RulesCommand};
use crate::theme::size;

/// Shows a sentence, its rules small behind it: a click on one opens the rulebook there.
pub(super) fn sentence(ui: &mut Ui, sentence: &Sentence, queue: &mut Queue) {
    flowing(ui, size::RULE_GAP, |ui| {
        ui.add(Label::new(&sentence.text).wrap());
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

fn cited(ui: &mut Ui, rule: Citation, number: &str, queue: &mut Queue) {
    let link = ui.add(Link::new(RichText::new(number).small())).on_hover_text(rule.to_string());
    if link.clicked() {
        queue.send(Command::Rules(RulesCommand::Cite(rule)));
    }
}

/// Shows several, one below the other.
pub(super) fn all(ui: &mut Ui, sentences: &[Sentence], queue: &mut Queue) {
    for one in sentences {
        sentence(ui, one, queue);
    }
}

/// A heading within a panel.
pub(super) fn heading(ui: &mut Ui, words: &str) {
    ui.add_space(4.0);
    ui.label(RichText::new(words).strong().color(palette(ui).weak).small());
}
