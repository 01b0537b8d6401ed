//! `instead [BOARD]`: the window.

use std::path::PathBuf;

use super::End;

/// Opens the window and waits until it is closed.
///
/// # Errors
/// When no window can be opened, such as without a screen.
pub(super) fn run(board: Option<PathBuf>) -> anyhow::Result<End> {
    drop(board);
    anyhow::bail!("the window is not there yet")
}
