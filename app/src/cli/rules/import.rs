//! `instead rules import`: reads rules texts and keeps them.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;
use rulebook::library::{Imported, Library};
use serde::Serialize;

use super::{Answer, End, Place};

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
        let bad = files.iter().any(|file| matches!(file, Report::Refused { .. }));
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
#[serde(untagged)]
enum Report {
    Read {
        file: String,
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
    },
    Refused {
        file: String,
        refused: String,
    },
}

fn report(library: &Library, path: &PathBuf) -> Report {
    let file = path.display().to_string();
    match library.import(path) {
        Ok(imported) => read(file, &imported),
        Err(error) => Report::Refused { file, refused: error.to_string() },
    }
}

fn read(file: String, imported: &Imported) -> Report {
    let counts = imported.text.counts();
    Report::Read {
        file,
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

impl Answer for Reports {
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        self.files.iter().try_for_each(|report| report.write(out))
    }
}

impl Report {
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        match self {
            Self::Refused { refused, .. } => writeln!(out, "refused: {refused}"),
            Self::Read { file, effective, is_new, findings, .. } => {
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
        }
    }

    fn counts(&self) -> String {
        match self {
            Self::Read { sections, rules, subrules, examples, glossary, encoding, .. } => format!(
                "{sections} sections, {rules} rules, {subrules} subrules, {examples} examples, \
                 {glossary} glossary entries ({encoding})"
            ),
            Self::Refused { .. } => String::new(),
        }
    }
}
