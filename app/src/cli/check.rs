//! `instead check`: every board under some paths against the rulings that it states.

mod bar;
mod checked;
mod junit;
mod remembered;
mod side_by_side;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::Context;
use clap::Args;
use saves::Finding;
use saves::envelope::EXTENSION;

use super::end::End;
use super::spend::{Spend, Work};
use crate::bundled_cards::cards;
use crate::fault::caught;
use crate::opened::Opened;
use engine::Options;
use language::date::Date;

use bar::Bar;
use checked::Checked;
use remembered::{Memory, Rulings, changes, rulings};

/// Rules on every board under the paths, and compares with what its file says the ruling is.
#[derive(Args, Debug)]
pub(super) struct Check {
    /// Board files, or folders of them.
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// Also say what does nothing on a board, and count such boards as those that are not as they should be.
    #[arg(long)]
    strict: bool,
    /// Also write what was found to this file, as `JUnit` XML.
    #[arg(long, value_name = "FILE")]
    junit: Option<PathBuf>,
    /// Also keep in this file how each board is ruled, with the rules that are cited, for `--since`.
    #[arg(long, value_name = "FILE")]
    remember: Option<PathBuf>,
    /// Also say what is ruled otherwise than this file remembers, such as before new rules or cards came.
    #[arg(long, value_name = "FILE")]
    since: Option<PathBuf>,
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
    faults: usize,
}

impl Check {
    pub(super) fn run(&self, out: &mut dyn Write) -> anyhow::Result<End> {
        let boards = boards(&self.paths)?;
        let mut since = self.since.as_deref().map(Since::read).transpose()?;
        let (mut count, mut all, mut memory) = (Count::default(), Vec::new(), Memory::new());
        let mut bar = Bar::new(boards.len());
        side_by_side::each(
            &boards,
            |board| self.one(board, Spend::begin_untold),
            |found| {
                // Others took time and memory beside it.
                let is_open = found.end == End::StoppedEarly;
                let checked = if is_open { self.one(&found.board, Spend::begin) } else { found };
                count.add(checked.end);
                bar.one_more();
                checked.write(out)?;
                if let Some(since) = &mut since {
                    since.tell(&checked, out)?;
                }
                if let Some(rulings) = checked.rulings.clone() {
                    memory.add(&checked.board, rulings);
                }
                all.extend(self.junit.is_some().then_some(checked));
                anyhow::Ok(())
            },
        )?;
        drop(bar);
        if let Some(path) = &self.junit {
            disk::put(path, junit::page(&all).as_bytes()).with_context(|| format!("`{}`", path.display()))?;
        }
        if let Some(path) = &self.remember {
            memory.write(path)?;
        }
        writeln!(out, "{}", count.told())?;
        if let Some(since) = &since {
            since.tell_of_all(&boards, out)?;
        }
        anyhow::ensure!(!boards.is_empty(), "there is no board file ({EXTENSION}) under these paths");
        Ok(count.end())
    }

    /// Checks one board.
    fn one(&self, board: &Path, begin: fn(Spend, Option<usize>) -> Work) -> Checked {
        let since = Instant::now();
        let checked = caught(|| match read(board) {
            Ok(opened) => self.of(&opened, begin(self.spend, None)),
            Err(error) => Found::without("bad", End::BadInput, format!("{error:#}")),
        });
        // The others are checked all the same.
        let at_fault =
            |fault| Found::without("fault", End::Fault, format!("the program has a fault: {fault}"));
        let Found { word, end, told, rulings } = checked.unwrap_or_else(at_fault);
        Checked { board: board.to_owned(), end, word, told, rulings, seconds: since.elapsed().as_secs_f64() }
    }

    /// What came of a board that can be read, and what is to be told of it.
    fn of(&self, opened: &Opened, begun: Work) -> Found {
        let findings = opened.check(begun.options());
        let notes = if self.strict { noted(opened, begun.options()) } else { Vec::new() };
        let is_asked = self.remember.is_some() || self.since.is_some();
        let rulings = is_asked.then(|| rulings(opened, begun.options())).flatten();
        drop(begun);
        let (word, end) = verdict(opened, &findings, &notes);
        let mut told = saves::check::told(&findings);
        told.extend(notes.iter().map(|(at, note)| format!("{at}: {note}")));
        Found { word, end, told, rulings }
    }
}

/// What came of a board that can be read, or why there is nothing.
struct Found {
    word: &'static str,
    end: End,
    told: Vec<String>,
    rulings: Option<Rulings>,
}

impl Found {
    /// There is nothing, and this is why.
    fn without(word: &'static str, end: End, why: String) -> Self {
        Self { word, end, told: vec![why], rulings: None }
    }
}

/// An earlier check, and how many boards are otherwise now.
struct Since {
    memory: Memory,
    otherwise: usize,
    new: usize,
    open: usize,
}

impl Since {
    fn read(path: &Path) -> anyhow::Result<Self> {
        Ok(Self { memory: Memory::read(path)?, otherwise: 0, new: 0, open: 0 })
    }

    /// Says what is otherwise on a board.
    fn tell(&mut self, checked: &Checked, out: &mut dyn Write) -> std::io::Result<()> {
        let Some(now) = &checked.rulings else {
            self.open += 1;
            return Ok(());
        };
        let Some(before) = self.memory.of(&checked.board) else {
            self.new += 1;
            return Ok(());
        };
        let changes = changes(before, now);
        self.otherwise += usize::from(!changes.is_empty());
        changes.iter().try_for_each(|change| writeln!(out, "      {change}"))
    }

    /// Says how many are otherwise, and which are gone.
    fn tell_of_all(&self, boards: &[PathBuf], out: &mut dyn Write) -> std::io::Result<()> {
        let Self { memory, otherwise, new, open } = self;
        let gone = memory.others(boards);
        gone.iter().try_for_each(|board| writeln!(out, "gone  {board}"))?;
        writeln!(
            out,
            "since {}: {otherwise} ruled otherwise, {new} new or not decided then, {} gone, {open} not compared",
            memory.program(),
            gone.len()
        )
    }
}

impl Count {
    const fn add(&mut self, end: End) {
        let of = match end {
            End::Fine => &mut self.fine,
            End::BadInput => &mut self.bad,
            End::CheckFailed | End::DependsOnUnread => &mut self.differ,
            End::StoppedEarly => &mut self.open,
            End::Fault => &mut self.faults,
        };
        *of += 1;
    }

    /// The last line.
    fn told(&self) -> String {
        let Self { fine, differ, open, bad, faults } = self;
        let open = if *open == 0 { String::new() } else { format!(", {open} not decided") };
        let faults =
            if *faults == 0 { String::new() } else { format!(", {faults} with a fault of the program") };
        format!("{fine} as they should be, {differ} not{open}, {bad} that can't be read{faults}")
    }

    /// How all of it ends.
    const fn end(&self) -> End {
        match self {
            Self { faults: 1.., .. } => End::Fault,
            Self { bad: 1.., .. } => End::BadInput,
            Self { differ: 1.., .. } => End::CheckFailed,
            Self { open: 1.., .. } => End::StoppedEarly,
            Self { .. } => End::Fine,
        }
    }
}

/// The word for what came of a board, and how its check ends. Where a limit was reached nothing is decided.
fn verdict(opened: &Opened, findings: &[Finding], notes: &[(String, String)]) -> (&'static str, End) {
    if findings.is_empty() && !notes.is_empty() {
        return ("noted", End::CheckFailed);
    }
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

/// What does nothing on a board, at the dates of which its file tells, each once; nothing where it can't be ruled on, which
/// is a finding.
fn noted(opened: &Opened, options: &Options) -> Vec<(String, String)> {
    let dates = opened.file.rulings.iter().flat_map(|ruling| ruling.as_of.iter().copied().map(Some));
    let mut dates: Vec<Option<Date>> = dates.collect();
    if dates.is_empty() {
        dates.push(None);
    }
    let notes = |as_of: &Option<Date>| {
        let options = Options { as_of: *as_of, ..options.clone() };
        let ruling = opened.rule(&options).ok()?;
        let notes = opened.notes(&ruling).into_iter();
        Some(notes.map(|(at, note)| (at, note.text)).collect::<Vec<_>>())
    };
    let each: Vec<Vec<(String, String)>> = dates.iter().filter_map(notes).collect();
    let Some((first, others)) = each.split_first() else { return Vec::new() };
    // What does something at one of the dates is there for it.
    let everywhere = |note: &&(String, String)| others.iter().all(|other| other.contains(note));
    first.iter().filter(everywhere).cloned().collect()
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
