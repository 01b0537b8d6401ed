//! `instead completions`: what a shell needs to complete words of this command line.

use std::io::Write;

use clap::Args;
use clap_complete::{Shell, generate};

use super::end::End;
use super::{NAME, command};

/// Prints what a shell needs to complete the words of this command line.
///
/// For bash: `instead completions bash > ~/.local/share/bash-completion/completions/instead`.
#[derive(Args, Debug)]
pub(super) struct Completions {
    /// The shell.
    #[arg(value_enum)]
    shell: Shell,
}

impl Completions {
    pub(super) fn run(&self, out: &mut dyn Write) -> anyhow::Result<End> {
        let mut text = Vec::new();
        generate(self.shell, &mut command(), NAME, &mut text);
        out.write_all(&text)?;
        Ok(End::Fine)
    }
}
