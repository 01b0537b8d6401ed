//! `instead check`: every board under some paths against the rulings that it states.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;
use saves::envelope::EXTENSION;

use super::end::End;
use crate::bundled_cards::cards;
use crate::opened::Opened;
use engine::Options;

/// Rules on every board under the paths, and compares with what its file says the ruling is.
#[derive(Args, Debug)]
pub(super) struct Check {
    /// Board files, or folders of them.
    #[arg(required = true)]
    paths: Vec<PathBuf>,
}

/// How many boards ended how.
#[derive(Default)]
struct Count {
    fine: usize,
    differ: usize,
    bad: usize,
}

impl Check {
    pub(super) fn run(&self, out: &mut dyn Write) -> anyhow::Result<End> {
        let mut count = Count::default();
        for board in boards(&self.paths)? {
            match one(&board, out)? {
                End::Fine => count.fine += 1,
                End::BadInput => count.bad += 1,
                End::CheckFailed | End::StoppedEarly => count.differ += 1,
            }
        }
        let Count { fine, differ, bad } = count;
        writeln!(out, "{fine} as they should be, {differ} not, {bad} that can't be read")?;
        anyhow::ensure!(fine + differ + bad > 0, "there is no board file ({EXTENSION}) under these paths");
        Ok(match (bad, differ) {
            (0, 0) => End::Fine,
            (0, _) => End::CheckFailed,
            _ => End::BadInput,
        })
    }
}

/// Checks one board and prints its line, and below it what is different.
fn one(board: &Path, out: &mut dyn Write) -> anyhow::Result<End> {
    let name = board.display();
    let opened = match read(board) {
        Ok(opened) => opened,
        Err(error) => {
            writeln!(out, "bad   {name}\n      {error:#}")?;
            return Ok(End::BadInput);
        }
    };
    let findings = opened.check(&Options::default());
    let word = match (opened.file.rulings.is_empty(), findings.is_empty()) {
        (true, _) => "-",
        (false, true) => "ok",
        (false, false) => "wrong",
    };
    writeln!(out, "{word:5} {name}")?;
    for finding in &findings {
        writeln!(out, "      {finding}")?;
    }
    Ok(if findings.is_empty() { End::Fine } else { End::CheckFailed })
}

/// What a board file says, with the cards that it names looked up.
fn read(board: &Path) -> anyhow::Result<Opened> {
    Opened::new(saves::from_path(board)?, None, cards()?)
}

/// Every board file under the paths, in order of their names; a file that is named is taken as it is.
fn boards(paths: &[PathBuf]) -> anyhow::Result<Vec<PathBuf>> {
    let mut boards = Vec::new();
    for path in paths {
        if path.is_dir() {
            collect(path, &mut boards)?;
        } else {
            boards.push(path.clone());
        }
    }
    Ok(boards)
}

fn collect(folder: &Path, boards: &mut Vec<PathBuf>) -> anyhow::Result<()> {
    let entries =
        std::fs::read_dir(folder).with_context(|| format!("can't look into {}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.map(|entry| Ok(entry?.path())).collect::<anyhow::Result<_>>()?;
    paths.sort();
    for path in paths {
        if path.is_dir() && !path.is_symlink() {
            collect(&path, boards)?;
        } else if path.to_str().is_some_and(|name| name.ends_with(EXTENSION)) {
            boards.push(path);
        }
    }
    Ok(())
}
