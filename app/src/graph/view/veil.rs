//! What lies over the graph: how far the next ruling is, and that what is seen is not whole or not up to date.

use std::time::Duration;

use egui::{Align2, Area, Color32, Frame, Id, Margin, Order, Panel, ProgressBar, Rect, RichText, Ui, Vec2};

use crate::command::{Command, Queue};
use crate::ruling::RulingCommand;
use crate::ruling::job::Working;
use crate::state::State;
use crate::theme::size;
use crate::widgets::palette;
use rulebook::words::grammar::thousands;
use statements::completion::Completion;

/// Work that is done sooner is not told of.
const PATIENCE: Duration = Duration::from_millis(200);

/// The marks at the sides of what is not whole.
const STRIPE: f32 = 6.0;

/// So often it is told anew how far it is.
const BEAT: Duration = Duration::from_millis(100);

/// Says below the graph, from side to side, that what is seen is not whole or not up to date.
pub(crate) fn band(ui: &mut Ui, rect: Rect, state: &State) {
    let outdated = "This is the ruling before the last change: the board can't be ruled on as it is now.";
    let words = if state.is_outdated { Some(outdated.to_owned()) } else { cut_short(state) };
    let Some(words) = words else { return };
    let palette = palette(ui);
    let frame = Frame::NONE.fill(palette.warning).inner_margin(Margin::symmetric(12, 5));
    Panel::bottom("across").frame(frame).show(ui, |ui| {
        ui.vertical_centered(|ui| {
            ui.label(RichText::new(words).size(size::HEADING).color(palette.warning_text));
        });
    });
    let across = Vec2::new(STRIPE, rect.height());
    stripes(ui, Rect::from_min_size(rect.min, across), palette.warning_text);
    stripes(ui, Rect::from_min_size(rect.right_top() - Vec2::new(STRIPE, 0.0), across), palette.warning_text);
}

/// Shows how far the next ruling is, over the graph in this part of the window.
pub(crate) fn show(ui: &Ui, rect: Rect, state: &State, queue: &mut Queue) {
    if let Some(work) = &state.working {
        let since = work.since.elapsed();
        if since >= PATIENCE {
            working(ui, rect, work, queue);
            ui.ctx().request_repaint_after(BEAT);
        } else {
            ui.ctx().request_repaint_after(PATIENCE.saturating_sub(since));
        }
    }
}

/// That a limit was reached, and which.
fn cut_short(state: &State) -> Option<String> {
    let shown = state.presentation()?;
    let moments = thousands(u128::try_from(shown.ruling.graph().node_count()).unwrap_or(u128::MAX));
    let why = match shown.ruling.completion() {
        Completion::Whole => return None,
        Completion::NodeLimit => format!("stopped at {moments} moments"),
        Completion::ByteLimit => "it would take too much memory".to_owned(),
        Completion::Cancelled => format!("stopped by hand at {moments} moments"),
        Completion::Time => format!("the time was up at {moments} moments"),
        Completion::StepLimit => "more happens of itself than can be followed".to_owned(),
        Completion::TooLarge => "a number grew too large".to_owned(),
        Completion::LongRow => "a long row of like objects stays together".to_owned(),
    };
    Some(format!("NOT THE WHOLE RULING: {why}"))
}

/// The edge of what is not whole.
fn stripes(ui: &Ui, rect: Rect, color: Color32) {
    let painter = ui.painter().with_clip_rect(rect);
    let mut y = rect.top();
    while y < rect.bottom() {
        let piece = Rect::from_min_size(egui::Pos2::new(rect.left(), y), Vec2::new(rect.width(), 8.0));
        painter.rect_filled(piece, 0, color);
        y += 16.0;
    }
}

/// How far the next ruling is, and stopping it.
fn working(ui: &Ui, rect: Rect, work: &Working, queue: &mut Queue) {
    let so_far = work.so_far();
    let area = Area::new(Id::unique("working")).order(Order::Foreground);
    area.fixed_pos(rect.center_top() + Vec2::new(0.0, 60.0)).pivot(Align2::CENTER_TOP).show(ui.ctx(), |ui| {
        let frame = Frame::popup(ui.style()).inner_margin(Margin::same(14));
        frame.show(ui, |ui| {
            ui.set_width(size::WORKING.min(rect.width() - 40.0));
            ui.label(RichText::new("Working out every way...").heading());
            let count = |number: usize| thousands(u128::try_from(number).unwrap_or(u128::MAX));
            let (so_far, most, seconds) = (count(so_far), count(work.most), work.time.as_secs());
            ui.label(format!("{so_far} moments so far, at most {most}, for at most {seconds} s"));
            ui.add(ProgressBar::new(part(work.so_far(), work.most)));
            if ui.button("Stop").on_hover_text("Show what there is so far: Esc").clicked() {
                queue.send(Command::Ruling(RulingCommand::Stop));
            }
        });
    });
}

#[expect(clippy::cast_precision_loss, reason = "a part of a bar")]
fn part(so_far: usize, most: usize) -> f32 {
    so_far as f32 / most.max(1) as f32
}
