//! `instead [BOARD]`: the window.

use std::path::PathBuf;

use anyhow::anyhow;
use eframe::NativeOptions;
use egui::ViewportBuilder;

use super::end::End;
use super::spend::Spend;
use crate::presentation::USUAL_MOMENTS;
use crate::window::{NAME, Window};
use crate::{data, link};

/// The size of the window at first, and the smallest that it can be used in.
const SIZES: ([f32; 2], [f32; 2]) = ([1440.0, 900.0], [960.0, 600.0]);

/// Opens the window and waits until it is closed.
///
/// # Errors
/// When no window can be opened, such as without a screen.
pub(super) fn run(board: Option<PathBuf>, spend: Spend) -> anyhow::Result<End> {
    let board = board.map(|given| link::path(&given));
    let budget = spend.budget(Some(USUAL_MOMENTS));
    let (first, least) = SIZES;
    let viewport = ViewportBuilder::default()
        .with_title(NAME)
        .with_app_id("instead")
        .with_inner_size(first)
        .with_min_inner_size(least)
        .with_drag_and_drop(true);
    let persistence_path = data::folder(None).ok().map(|folder| folder.join("window.ron"));
    let options = NativeOptions { viewport, persistence_path, ..NativeOptions::default() };
    eframe::run_native(NAME, options, Box::new(|context| Ok(Box::new(Window::new(context, board, budget)))))
        .map_err(|error| anyhow!("the window can't be opened: {error}"))?;
    Ok(End::Fine)
}
