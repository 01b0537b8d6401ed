//! `instead rules import`: reads rules texts and keeps them.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use rulebook::library::{Imported, Library};
use serde::Serialize;

use crate::cli::end::End;
use crate::cli::place::{Answer, Place};

/// Reads official rules texts, checks them, and keeps a copy of each.
#[derive(Args, Debug)]
pub(super) struct Import {
    /// Plain text files (.txt) of any date.
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

impl Import {
    pub(super) fn run(&self, place: &Place, out: &mut dyn Write) -> anyhow::Result<End> {
        let library = place.library()?;
        let files: Vec<Report> = self.files.iter().map(|file| report(&library, file)).collect();
        let bad = files.iter().any(|file| file.refused.is_some());
        place.print(&Reports { files }, out)?;
        Ok(if bad { End::BadInput } else { End::Fine })
    }
}

#[derive(Serialize)]
struct Reports {
    files: Vec<Report>,
}

/// What became of a file.
#[derive(Serialize)]
struct Report {
    file: String,
    /// Why it was not imported.
    refused: Option<String>,
    imported: Option<Read>,
}

/// A text that was read.
#[derive(Serialize)]
struct Read {
    name: String,
    effective: String,
    is_new: bool,
    encoding: &'static str,
    sections: usize,
    rules: usize,
    subrules: usize,
    examples: usize,
    glossary: usize,
    findings: Vec<String>,
}

fn report(library: &Library, path: &Path) -> Report {
    let file = path.display().to_string();
    match library.import(path) {
        Ok(imported) => Report { file, refused: None, imported: Some(Read::new(&imported)) },
        Err(error) => Report { file, refused: Some(error.to_string()), imported: None },
    }
}

impl Answer for Reports {
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        self.files.iter().try_for_each(|report| report.write(out))
    }
}

impl Report {
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let Self { file, refused, imported } = self;
        refused.iter().try_for_each(|refused| writeln!(out, "refused: {refused}"))?;
        imported.iter().try_for_each(|read| read.write(file, out))
    }
}

impl Read {
    fn new(imported: &Imported) -> Self {
        let counts = imported.text.counts();
        Self {
            name: imported.key.to_string(),
            effective: imported.key.effective.to_string(),
            is_new: imported.is_new,
            encoding: imported.text.encoding,
            sections: counts.sections,
            rules: counts.rules,
            subrules: counts.subrules,
            examples: counts.examples,
            glossary: counts.glossary,
            findings: imported.text.findings.iter().map(ToString::to_string).collect(),
        }
    }

    fn write(&self, file: &str, out: &mut dyn Write) -> io::Result<()> {
        let Self { effective, is_new, findings, .. } = self;
        let kept = if *is_new { "imported" } else { "here already" };
        writeln!(out, "{kept}: rules of {effective} from {file}")?;
        writeln!(out, "  {}", self.counts())?;
        let (count, noun) = (findings.len(), if findings.len() == 1 { "thing" } else { "things" });
        match count {
            0 => writeln!(out, "  every check passed"),
            _ => writeln!(out, "  {count} {noun} to know about:"),
        }?;
        findings.iter().try_for_each(|finding| writeln!(out, "    {finding}"))
    }

    fn counts(&self) -> String {
        let Self { sections, rules, subrules, examples, glossary, encoding, .. } = self;
        format!(
            "{sections} sections, {rules} rules, {subrules} subrules, {examples} examples, \
             {glossary} glossary entries ({encoding})"
        )
    }
}
