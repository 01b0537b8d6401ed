//! `instead check`: every board under some paths against the rulings that it states.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;
use saves::Finding;
use saves::envelope::EXTENSION;

use super::end::End;
use super::spend::Spend;
use crate::bundled_cards::cards;
use crate::opened::Opened;

/// Rules on every board under the paths, and compares with what its file says the ruling is.
#[derive(Args, Debug)]
pub(super) struct Check {
    /// Board files, or folders of them.
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// What the rulings of each board may cost.
    #[command(flatten)]
    spend: Spend,
}

/// How many boards ended how.
#[derive(Default)]
struct Count {
    fine: usize,
    differ: usize,
    open: usize,
    bad: usize,
}

impl Check {
    pub(super) fn run(&self, out: &mut dyn Write) -> anyhow::Result<End> {
        let mut count = Count::default();
        for board in boards(&self.paths)? {
            match self.one(&board, out)? {
                End::Fine => count.fine += 1,
                End::BadInput => count.bad += 1,
                End::CheckFailed => count.differ += 1,
                End::StoppedEarly => count.open += 1,
            }
        }
        let Count { fine, differ, open, bad } = count;
        let open_too = if open == 0 { String::new() } else { format!(", {open} not decided") };
        writeln!(out, "{fine} as they should be, {differ} not{open_too}, {bad} that can't be read")?;
        anyhow::ensure!(
            fine + differ + open + bad > 0,
            "there is no board file ({EXTENSION}) under these paths"
        );
        Ok(match (bad, differ, open) {
            (0, 0, 0) => End::Fine,
            (0, 0, _) => End::StoppedEarly,
            (0, ..) => End::CheckFailed,
            _ => End::BadInput,
        })
    }

    /// Checks one board and prints its line, and below it what is different.
    fn one(&self, board: &Path, out: &mut dyn Write) -> anyhow::Result<End> {
        let name = board.display();
        let opened = match read(board) {
            Ok(opened) => opened,
            Err(error) => {
                writeln!(out, "bad   {name}\n      {error:#}")?;
                return Ok(End::BadInput);
            }
        };
        let work = self.spend.begin(None);
        let findings = opened.check(work.options());
        drop(work);
        let (verdict, end) = verdict(&opened, &findings);
        writeln!(out, "{verdict:5} {name}")?;
        for told in saves::check::told(&findings) {
            writeln!(out, "      {told}")?;
        }
        Ok(end)
    }
}

/// The word for what came of a board, and how its check ends. Where a limit was reached nothing is decided.
fn verdict(opened: &Opened, findings: &[Finding]) -> (&'static str, End) {
    if findings.is_empty() {
        return (if opened.file.rulings.is_empty() { "-" } else { "ok" }, End::Fine);
    }
    let is_open = |finding: &Finding| finding.mismatch.is_not_decided();
    if findings.iter().all(is_open) { ("open", End::StoppedEarly) } else { ("wrong", End::CheckFailed) }
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
