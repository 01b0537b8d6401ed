//! One moment at a time, in letters that can be read from across a table: what is about to happen, what can be picked,
//! what each pick would lead to, and the picks so far.

use egui::{Align, Button, Color32, Frame, Layout, Margin, RichText, ScrollArea, Ui, Vec2};

use super::{Pick, Walk, WalkCommand};
use crate::command::{Command, Queue};
use crate::compare::CompareCommand;
use crate::panels::Panel;
use crate::presentation::Presentation;
use crate::presentation::reading::Reading;
use crate::state::State;
use crate::theme::size;
use crate::widgets::sentence::Teller;
use crate::widgets::{mark, palette, sentence};
use rulebook::words::grammar::counted;
use statements::moment::Moment;

/// So many outcomes are told of a pick; of more it is said how many.
const TOLD: usize = 3;

/// So many outcomes that are still possible are told at the side.
const LISTED: usize = 12;

/// The sizes of letters, by how wide the panel is.
#[derive(Clone, Copy)]
struct Letters {
    large: f32,
    middle: f32,
    small: f32,
}

impl Letters {
    fn of(width: f32) -> Self {
        let large = (width / 30.0).clamp(22.0, 46.0);
        Self { large, middle: (large * 0.68).max(17.0), small: (large * 0.5).max(14.0) }
    }
}

/// Shows where somebody is who walks through the ruling.
pub(crate) fn show(ui: &mut Ui, state: &State, is_alone: bool, queue: &mut Queue) {
    let (Some(shown), Some(walk)) = (state.presentation(), &state.walk) else {
        ui.label(
            RichText::new("Once there is a ruling, you can walk through it here.").color(palette(ui).weak),
        );
        return;
    };
    let told = Teller { state, shown };
    let letters = Letters::of(ui.available_width());
    bar(ui, walk, is_alone, queue);
    let is_wide = ui.available_width() > size::WALK_WIDE;
    if is_wide {
        egui::Panel::right("walk side").resizable(false).exact_size(ui.available_width() * 0.27).show(
            ui,
            |ui| {
                let area = ScrollArea::vertical().id_salt("side").auto_shrink(false);
                area.show(ui, |ui| side(ui, told, walk, letters, queue));
            },
        );
    }
    let area = ScrollArea::vertical().id_salt(("walk", walk.trail.len())).auto_shrink(false);
    area.show(ui, |ui| {
        moment(ui, told, walk, letters, queue);
        if !is_wide {
            ui.separator();
            side(ui, told, walk, letters, queue);
        }
    });
}

fn send(queue: &mut Queue, command: WalkCommand) {
    queue.send(Command::Walk(command));
}

/// What one can do besides picking.
fn bar(ui: &mut Ui, walk: &Walk, is_alone: bool, queue: &mut Queue) {
    ui.horizontal_wrapped(|ui| {
        let has_trail = !walk.trail.is_empty();
        let undo = ui.add_enabled(has_trail, Button::new("Undo the pick"));
        if undo.on_hover_text("Take the last pick back: Backspace").clicked() {
            send(queue, WalkCommand::Undo);
        }
        if ui.add_enabled(has_trail, Button::new("Begin again")).clicked() {
            send(queue, WalkCommand::Start);
        }
        let keep = ui.add_enabled(has_trail, Button::new("Keep this way"));
        if keep.on_hover_text("To compare another way with it").clicked() {
            send(queue, WalkCommand::Keep);
        }
        if ui.button("Compare").on_hover_text("This way with another: C").clicked() {
            queue.send(Command::Compare(CompareCommand::Open));
        }
        if !is_alone
            && ui.button("Fill the window").on_hover_text("So that it can be read from afar: W").clicked()
        {
            queue.send(Command::Alone(Some(Panel::Walk)));
        }
    });
    ui.separator();
}

fn moment(ui: &mut Ui, told: Teller<'_>, walk: &Walk, letters: Letters, queue: &mut Queue) {
    let shown = told.shown;
    ui.add_space(6.0);
    match walk.reading.moment {
        Moment::Outcome | Moment::Loop => return ending(ui, told, walk, letters, queue),
        Moment::Open => {
            told.large(ui, "A limit was reached before this was worked out.", letters.large, queue);
            return;
        }
        Moment::Split => {
            if let Some(split) = shown.words().split() {
                told.sized(ui, &split, letters.middle, queue);
            }
        }
        Moment::Ordering | Moment::Deciding | Moment::Passing => {
            for (depth, words) in &walk.reading.pending {
                ui.horizontal_top(|ui| {
                    ui.add_space(size::INDENT * 2.0 * f32::from(u16::try_from(*depth).unwrap_or(u16::MAX)));
                    let size = if *depth == 0 { letters.large } else { letters.middle };
                    told.large(ui, words, size, queue);
                });
            }
        }
    }
    ui.add_space(8.0);
    if let Some(who) = &walk.reading.who {
        ui.horizontal_top(|ui| {
            if let Some(player) = walk.mover {
                mark::large(ui, palette(ui), player, letters.middle);
            }
            ui.vertical(|ui| told.sized(ui, who, letters.middle, queue));
        });
    }
    ui.add_space(10.0);
    for (at, one) in walk.picks.iter().enumerate() {
        pick(ui, told, at, one, letters, queue);
    }
    if walk.more > 0 {
        let more = u64::try_from(walk.more).unwrap_or(u64::MAX);
        ui.label(RichText::new(format!("and {} more", counted(more, "answer"))).size(letters.small));
    }
    why_not(ui, told, walk, letters, queue);
}

/// A pick with its button, and beside it what it would lead to.
fn pick(ui: &mut Ui, told: Teller<'_>, at: usize, one: &Pick, letters: Letters, queue: &mut Queue) {
    let palette = palette(ui);
    let width = ui.available_width();
    let frame = Frame::NONE.fill(palette.ground).corner_radius(8).inner_margin(Margin::same(10));
    frame.show(ui, |ui| {
        ui.set_width(width - 20.0);
        ui.horizontal_top(|ui| {
            let left = (ui.available_width() * 0.52).max(180.0);
            ui.allocate_ui_with_layout(Vec2::new(left, 0.0), Layout::top_down(Align::LEFT), |ui| {
                ui.set_width(left);
                let number = if at < 9 { format!("{}   ", at + 1) } else { String::new() };
                let words = RichText::new(format!("{number}{}", one.label)).size(letters.middle);
                if ui.add(Button::new(words).wrap()).clicked() {
                    send(queue, WalkCommand::Pick(one.step));
                }
                if one.is_new {
                    let new = "new: it could not be applied before the last step";
                    ui.label(RichText::new(new).size(letters.small).color(palette.warning_text));
                }
                if let Some(does) = &one.does {
                    told.sized(ui, does, letters.small, queue);
                }
            });
            ui.vertical(|ui| what_if(ui, told.shown, one, letters));
        });
    });
    ui.add_space(6.0);
}

/// What a pick would lead to.
fn what_if(ui: &mut Ui, shown: &Presentation, one: &Pick, letters: Letters) {
    let weak = palette(ui).weak;
    let says = |ui: &mut Ui, words: String, color: Color32| {
        ui.label(RichText::new(words).size(letters.small).color(color));
    };
    sentence::heading(ui, "WHAT IF");
    if !one.then.is_empty() {
        says(ui, one.then.clone(), palette(ui).text);
    }
    let Some(open) = &one.open else {
        says(ui, "Too large to say what it still leads to.".to_owned(), weak);
        return;
    };
    let all = shown.outcomes.len();
    match open.len() {
        0 => {}
        some if some == all && all > 1 => says(ui, format!("All {all} outcomes are still possible."), weak),
        1 if all > 1 => says(ui, "Only this is then possible:".to_owned(), weak),
        some if all > 1 => says(ui, format!("{some} of {all} outcomes are then possible:"), weak),
        _ => {}
    }
    if open.len() < all || all == 1 {
        for place in open.iter().take(TOLD) {
            says(ui, outcome(shown, *place), palette(ui).text);
        }
        if open.len() > TOLD {
            says(ui, format!("and {} more", open.len() - TOLD), weak);
        }
    }
}

/// "Outcome 2: Bob is at 12 life, ..."
fn outcome(shown: &Presentation, place: usize) -> String {
    let said = shown.columns.said(place);
    let told = said.iter().take(TOLD).cloned().collect::<Vec<_>>().join(", ");
    let more = if said.len() > TOLD { ", ..." } else { "" };
    let told = if told.is_empty() { "nothing has changed".to_owned() } else { told };
    format!("Outcome {}: {told}{more}", place + 1)
}

/// What can't be picked, and why: asked at the table more often than what can.
fn why_not(ui: &mut Ui, told: Teller<'_>, walk: &Walk, letters: Letters, queue: &mut Queue) {
    let Reading { offered, waiting, refused, .. } = &walk.reading;
    let not_for_all = offered.iter().filter(|one| !one.not_for.is_empty());
    let others = refused.iter().filter(|one| !one.is_elsewhere);
    let mut refused = not_for_all.chain(waiting).chain(others).peekable();
    if refused.peek().is_some() {
        ui.add_space(6.0);
        sentence::heading(ui, "NOT OFFERED");
    }
    for one in refused {
        told.large(ui, &one.label, letters.small, queue);
        ui.indent(("why not", one.effect), |ui| {
            let offered = walk.reading.offered.iter().any(|other| other.effect == one.effect);
            let because = if offered { &[][..] } else { &one.because };
            for because in because.iter().chain(&one.not_for) {
                told.sized(ui, because, letters.small, queue);
            }
        });
    }
}

fn ending(ui: &mut Ui, told: Teller<'_>, walk: &Walk, letters: Letters, queue: &mut Queue) {
    let shown = told.shown;
    let Some((place, ending)) = shown.place(walk.at).and_then(|p| Some((p, shown.outcomes.get(p)?))) else {
        return;
    };
    let color = palette(ui).outcome_border;
    ui.label(RichText::new(format!("It ends: outcome {}", place + 1)).size(letters.middle).color(color));
    for sentence in shown.words().outcome(&ending.outcome) {
        told.sized(ui, &sentence, letters.large, queue);
    }
    ui.add_space(8.0);
    told.sized(ui, &shown.words().ways_to(&ending.outcome), letters.small, queue);
    if ending.forced_by.is_some() && shown.outcomes.len() > 1 {
        for sentence in shown.words().control(walk.at) {
            told.sized(ui, &sentence, letters.small, queue);
        }
    }
    if let Some(next) = walk.next_lane(shown) {
        let words = RichText::new(format!("On to the next lane: {}", shown.step(next))).size(letters.middle);
        if ui.button(words).clicked() {
            send(queue, WalkCommand::Start);
            send(queue, WalkCommand::Pick(next));
        }
    }
}

/// The picks so far, and what can still come.
fn side(ui: &mut Ui, told: Teller<'_>, walk: &Walk, letters: Letters, queue: &mut Queue) {
    let shown = told.shown;
    sentence::heading(ui, "SO FAR");
    if walk.trail.is_empty() {
        ui.label(RichText::new("Nothing has been picked.").size(letters.small).color(palette(ui).weak));
    }
    for (at, step) in walk.trail.iter().enumerate() {
        let words = shown.words().step(*step).map(|said| said.text).unwrap_or_default();
        let text = RichText::new(format!("{}. {words}", at + 1)).size(letters.small);
        let button = ui.add(Button::new(text).wrap().frame(false));
        if button.on_hover_text("Go back to before this pick").clicked() {
            send(queue, WalkCommand::BackTo(at));
        }
    }
    if walk.is_over() {
        return;
    }
    ui.add_space(8.0);
    sentence::heading(ui, "STILL POSSIBLE");
    for place in walk.open.iter().take(LISTED) {
        told.large(ui, &outcome(shown, *place), letters.small, queue);
    }
    if walk.open.len() > LISTED {
        ui.label(RichText::new(format!("and {} more", walk.open.len() - LISTED)).size(letters.small));
    }
}
