//! `instead completions`: what a shell needs to complete words of this command line.

use std::io::Write;

use clap::Args;
use clap_complete::{Shell, generate};

use super::end::End;

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
    pub(super) fn run(&self, mut command: clap::Command, out: &mut dyn Write) -> anyhow::Result<End> {
        let (mut text, name) = (Vec::new(), command.get_name().to_owned());
        generate(self.shell, &mut command, name, &mut text);
        out.write_all(&text)?;
        Ok(End::Fine)
    }
}
