//! `instead code`: a board as one line, or as a QR picture.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use clap::Args;

use super::end::End;
use crate::export::Qr;
use crate::opened;

/// Prints a board as a code, to share it whole: one line that every command takes as a BOARD, that the window opens when it
/// is pasted, and that is a link.
#[derive(Args, Debug)]
pub(super) struct Code {
    /// A board file, the name of a board that comes with the program, or a code.
    board: PathBuf,
    /// Draw it here as a QR picture instead.
    #[arg(long)]
    qr: bool,
    /// Write it as a QR picture to a file that ends in .png or .svg instead.
    #[arg(long, value_name = "FILE", conflicts_with = "qr")]
    picture: Option<PathBuf>,
    /// Print the board file that a code stands for instead.
    #[arg(long, conflicts_with_all = ["qr", "picture"])]
    file: bool,
}

impl Code {
    pub(super) fn run(&self, out: &mut dyn Write) -> anyhow::Result<End> {
        let file = opened::open(&self.board)?.file;
        if self.file {
            out.write_all(saves::to_text(&file)?.as_bytes())?;
            return Ok(End::Fine);
        }
        let code = saves::to_code(&file)?;
        if let Some(path) = &self.picture {
            draw(&code, path)?;
        } else if self.qr {
            out.write_all(Qr::of(&code)?.text().as_bytes())?;
        } else {
            writeln!(out, "{code}")?;
        }
        Ok(End::Fine)
    }
}

/// Writes the picture of a code.
fn draw(code: &str, path: &Path) -> anyhow::Result<()> {
    let ending = path.extension().and_then(|ending| ending.to_str()).map(str::to_ascii_lowercase);
    let qr = Qr::of(code)?;
    let picture = match ending.as_deref() {
        Some("png") => qr.png()?,
        Some("svg") => qr.svg().into_bytes(),
        _ => bail!("`{}` has to end in .png or .svg", path.display()),
    };
    disk::put(path, &picture).with_context(|| format!("`{}`", path.display()))
}
