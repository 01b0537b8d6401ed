//! `instead man`: pages for the program `man`, made of the command line itself.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use clap::Args;

use super::end::End;

/// Writes a page for the program `man` on each command into a folder.
#[derive(Args, Debug)]
pub(super) struct Man {
    /// The folder; it is made if it is not there.
    folder: PathBuf,
}

impl Man {
    pub(super) fn run(&self, command: clap::Command, out: &mut dyn Write) -> anyhow::Result<End> {
        let Self { folder } = self;
        let told = || format!("`{}`", folder.display());
        std::fs::create_dir_all(folder).with_context(told)?;
        clap_mangen::generate_to(command, folder).with_context(told)?;
        writeln!(out, "The pages are in {}.", folder.display())?;
        Ok(End::Fine)
    }
}
