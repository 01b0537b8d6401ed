//! What a card meets: for each kind of event a few cards with what happens, each of which opens as a board.

use egui::{RichText, ScrollArea, Ui};
use rulebook::words::vocabulary::kind;

use super::{MeetCommand, Meeting, Meets};
use crate::command::{Command, Queue};
use crate::state::State;
use crate::widgets::{palette, sentence};

/// Shows the panel.
pub(crate) fn show(ui: &mut Ui, state: &State, queue: &mut Queue) {
    let Meets { of, is_working, found } = &state.meets;
    let weak = |ui: &mut Ui, words: &str| {
        ui.label(RichText::new(words).color(palette(ui).weak));
    };
    let Some(name) = of else {
        weak(ui, "Show a card under Cards and ask there what it meets: which cards look at the same event, such that order matters.");
        return;
    };
    ui.heading(format!("{name} meets"));
    match found {
        None if *is_working => weak(ui, "Small boards are being ruled on..."),
        None => {}
        Some(Err(why)) => weak(ui, why),
        Some(Ok(met)) if met.is_empty() => {
            weak(ui, "On none of the events that were tried does the order of its effect and another card's matter.");
        }
        Some(Ok(met)) => meetings(ui, met, queue),
    }
}

fn meetings(ui: &mut Ui, met: &[(String, Meeting)], queue: &mut Queue) {
    ScrollArea::vertical().id_salt("meets").auto_shrink(false).show(ui, |ui| {
        let mut of = None;
        for (place, (other, meeting)) in met.iter().enumerate() {
            if of != Some(meeting.kind) {
                sentence::heading(ui, &kind(meeting.kind).to_uppercase());
                of = Some(meeting.kind);
            }
            let opens = ui.link(other).on_hover_text("Open this meeting as a board");
            if opens.clicked() {
                queue.send(Command::Meet(MeetCommand::Board(place)));
            }
            ui.label(RichText::new(told(meeting)).color(palette(ui).weak));
        }
    });
}

/// "Ox deals 3 damage to Bob; Bob orders, 2 outcomes".
fn told(meeting: &Meeting) -> String {
    let Meeting { line, second_under, chosen_by, outcomes, depends_on_unread, .. } = meeting;
    let whose = if *second_under == "Bob" { "Bob's; " } else { "" };
    let unread = if *depends_on_unread { "; if what is unread does nothing here" } else { "" };
    format!("{whose}{line}; {} orders, {outcomes} outcomes{unread}", chosen_by.join(" or "))
}
