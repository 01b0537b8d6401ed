//! Where the commands that import things keep them, and how these and others print.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use serde::Serialize;

use crate::data;
use crate::plain::in_json;

/// The version of what is printed for other programs.
const SCHEMA: u32 = 1;

/// What all these commands can be told.
#[derive(Args, Debug)]
pub(super) struct Place {
    /// Keep what is imported in this folder, instead of the user's data folder or the one that `INSTEAD_DATA` names.
    #[arg(long, value_name = "DIR", global = true)]
    data: Option<PathBuf>,
    #[command(flatten)]
    shape: Shape,
}

/// In which shape an answer is printed.
#[derive(Args, Debug)]
pub(super) struct Shape {
    /// How to print: for reading, or for other programs.
    #[arg(long, value_enum, default_value_t = Format::Text, global = true)]
    format: Format,
}

/// How to print.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Format {
    /// Sentences for somebody to read.
    Text,
    /// For other programs.
    Json,
}

impl Place {
    /// The data folder; it need not exist yet.
    ///
    /// # Errors
    /// When none is named and the user has no home folder.
    pub(super) fn folder(&self) -> anyhow::Result<PathBuf> {
        data::folder(self.data.as_deref())
    }

    /// Prints an answer: its own text, or its fields as JSON.
    ///
    /// # Errors
    /// When it can't be written.
    pub(super) fn print(
        &self,
        answer: &(impl Serialize + Answer),
        out: &mut dyn Write,
    ) -> anyhow::Result<()> {
        self.shape.print(answer, out)
    }
}

impl Shape {
    /// Prints an answer: its own text, or its fields as JSON.
    ///
    /// # Errors
    /// When it can't be written.
    pub(super) fn print(
        &self,
        answer: &(impl Serialize + Answer),
        out: &mut dyn Write,
    ) -> anyhow::Result<()> {
        match self.format {
            Format::Text => answer.write(out)?,
            Format::Json => {
                let json = serde_json::to_string_pretty(&Versioned { schema: SCHEMA, answer })?;
                writeln!(out, "{}", in_json(&json))?;
            }
        }
        Ok(())
    }
}

/// What a command answers; for other programs it is serialised.
pub(super) trait Answer {
    /// Prints it for reading.
    fn write(&self, out: &mut dyn Write) -> io::Result<()>;
}

#[derive(Serialize)]
struct Versioned<'a, T> {
    schema: u32,
    #[serde(flatten)]
    answer: &'a T,
}
