//! "Can Alice make sure that Bob survives?": typed or chosen, and answered at once.

use egui::{ComboBox, Frame, Key, Margin, RichText, TextEdit, Ui};

use crate::command::{Command, Queue};
use crate::outcomes::condition::Askable;
use crate::outcomes::{Condition, Meaning, OutcomesCommand};
use crate::presentation::Presentation;
use crate::state::State;
use crate::theme::{bold, size};
use crate::widgets::form::search;
use crate::widgets::{mark, palette};
use rulebook::words::tally::ways;
use statements::ids::PlayerId;
use statements::outcome::Answered;

/// At most so many conditions can be chosen from; any other can be typed.
const MOST: usize = 80;

fn send(queue: &mut Queue, command: OutcomesCommand) {
    queue.send(Command::Outcomes(command));
}

/// Shows the question and its answer.
pub(crate) fn show(ui: &mut Ui, state: &State, shown: &Presentation, queue: &mut Queue) {
    let ends = &state.outcomes;
    let asker = ends.asker(shown);
    ui.horizontal_wrapped(|ui| {
        let can = ui.label("Can");
        let name = asker.map_or("", |player| shown.ruling.player(player));
        let combo = ComboBox::from_id_salt("asker").selected_text(name).width(size::ASKER);
        let combo = combo.show_ui(ui, |ui| {
            for place in 0..shown.ruling.players() {
                let Some(player) = shown.ruling.player_at(place) else { continue };
                if ui.selectable_label(asker == Some(player), shown.ruling.player(player)).clicked() {
                    send(queue, OutcomesCommand::Player(place));
                }
            }
        });
        combo.response.labelled_by(can.id);
        let that = ui.label("make sure that");
        let mut words = ends.words.clone();
        let field = TextEdit::singleline(&mut words).hint_text("Bob survives").desired_width(size::CONDITION);
        let response = ui.add(field).labelled_by(that.id).on_hover_text(
            "Lists the outcomes of which it is true: Bob survives, Bob is at 3 life or more, Bob life < 10, with and \
             or or between them. Key: Q",
        );
        if ends.wants_keyboard {
            response.request_focus();
            send(queue, OutcomesCommand::HasKeyboard);
        }
        // It is answered as one types: who presses Enter asks on.
        if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
            response.request_focus();
        }
        if response.changed() {
            send(queue, OutcomesCommand::Words(words));
        }
        choose(ui, shown, queue);
        if !ends.words.is_empty() && ui.button("Show all outcomes").clicked() {
            send(queue, OutcomesCommand::Words(String::new()));
        }
    });
    if let Meaning::NotUnderstood(like) = &ends.meaning {
        not_understood(ui, &ends.words, like, queue);
    }
    answer(ui, state, shown, asker);
}

/// That a question is not understood, and what can be asked that is like it.
fn not_understood(ui: &mut Ui, words: &str, like: &[String], queue: &mut Queue) {
    ui.horizontal_wrapped(|ui| {
        let said = format!(
            "\u{201c}{}\u{201d} is not understood, so nothing is answered. Ask instead:",
            words.trim()
        );
        ui.label(RichText::new(said).color(palette(ui).error_text));
        for words in like {
            if ui.button(words).clicked() {
                send(queue, OutcomesCommand::Words(words.clone()));
            }
        }
    });
}

/// Conditions to choose from.
fn choose(ui: &mut Ui, shown: &Presentation, queue: &mut Queue) {
    let choices = || Askable::of(shown).choices(MOST);
    let chosen = search::menu(ui, "Choose...", choices);
    if let Some(words) = chosen.and_then(|place| choices().into_iter().nth(place)) {
        send(queue, OutcomesCommand::Words(words));
    }
}

fn answer(ui: &mut Ui, state: &State, shown: &Presentation, asker: Option<PlayerId>) {
    let palette = palette(ui);
    if state.outcomes.meaning == Meaning::Words {
        let words = "This is no condition; listed are the outcomes of which these words are said.";
        ui.label(RichText::new(words).color(palette.weak));
    }
    let Meaning::Condition(condition) = &state.outcomes.meaning else { return };
    let Condition { told, answer: answered, .. } = &**condition;
    let frame =
        Frame::NONE.fill(palette.accent_ground).corner_radius(4).inner_margin(Margin::symmetric(8, 4));
    frame.show(ui, |ui| {
        ui.horizontal_wrapped(|ui| match (answered, asker) {
            (Ok(answered), Some(asker)) => {
                mark::show(ui, palette, asker);
                let verdict = verdict(shown, answered, asker);
                ui.label(RichText::new(verdict).family(bold()).color(palette.text));
                ui.label(RichText::new(rest(shown, told, answered, asker)).color(palette.text));
            }
            (Err(problem), _) => {
                ui.label(RichText::new(problem).color(palette.text));
            }
            (Ok(_), None) => {}
        });
    });
}

/// "Yes, Alice can make sure of it."
fn verdict(shown: &Presentation, answered: &Answered, asker: PlayerId) -> String {
    let name = shown.ruling.player(asker);
    let (force, avoid) = (answered.forced_by.contains(&asker), answered.avoided_by.contains(&asker));
    match (force, avoid) {
        _ if answered.outcomes.len() == answered.of => "Yes: it is so in every outcome.".to_owned(),
        _ if answered.outcomes.is_empty() => "No: it is so in no outcome.".to_owned(),
        (true, true) => format!("Yes, {name} can make sure of it, and could as well prevent it."),
        (true, false) => format!("Yes, {name} can make sure of it, whatever the others choose."),
        (false, true) => format!("No, but {name} can make sure that it does not come to that."),
        (false, false) => format!("No, {name} can neither make sure of it nor prevent it."),
    }
}

/// What else is known: in how many outcomes it is so, and what the others can do.
fn rest(shown: &Presentation, told: &str, answered: &Answered, asker: PlayerId) -> String {
    let others = |list: &[PlayerId]| -> Vec<String> {
        let others = list.iter().filter(|player| **player != asker);
        others.map(|player| shown.ruling.player(*player).to_owned()).collect()
    };
    let told = crate::presentation::label::capital(told);
    if answered.outcomes.is_empty() {
        return format!("{told}.");
    }
    let (fits, of) = (answered.outcomes.len(), answered.of);
    let mut said = vec![format!("{told}: in {fits} of {of} outcomes, by {}.", ways(answered.paths))];
    let some = !answered.outcomes.is_empty() && answered.outcomes.len() < answered.of;
    for (list, can) in [(&answered.forced_by, "make sure of it"), (&answered.avoided_by, "prevent it")] {
        let names = others(list);
        if some && !names.is_empty() {
            said.push(format!("{} can {can}.", rulebook::words::grammar::list(&names)));
        }
    }
    said.join(" ")
}
