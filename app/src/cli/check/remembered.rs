//! How boards were ruled at an earlier check, and what is otherwise now.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Component, Path, PathBuf};

use anyhow::{Context, bail};
use serde::{Deserialize, Serialize};

use crate::export::questions::Answers;
use crate::export::{Lane, Report};
use crate::opened::Opened;
use engine::Options;
use language::date::Date;
use statements::completion::Completion;

/// The version of the file. It grows when a field changes its meaning or goes away.
const SCHEMA: u32 = 1;

/// At most so many outcomes, or rules, of a ruling are told that have come or gone.
const MOST: usize = 8;

/// How each board of a check is ruled, as a file keeps it.
#[derive(Serialize, Deserialize, PartialEq, Eq, Default, Debug)]
pub(super) struct Memory {
    schema: u32,
    /// The version of the program that ruled.
    program: String,
    /// By the path of the board, as it was named for the check.
    boards: BTreeMap<String, Rulings>,
}

/// How a board is ruled by the rules of each date that its file names.
pub(super) type Rulings = BTreeMap<String, Ruled>;

/// How a board is ruled by the rules of a date.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Ruled {
    /// What is true of each outcome; of several lanes one after the other.
    outcomes: BTreeSet<String>,
    /// The numbers of the rules that it cites.
    rules: BTreeSet<String>,
    /// The objects on whose unread text it depends.
    depends_on: BTreeSet<String>,
}

impl Memory {
    /// Nothing is remembered yet.
    pub(super) fn new() -> Self {
        Self { schema: SCHEMA, program: env!("CARGO_PKG_VERSION").to_owned(), boards: BTreeMap::new() }
    }

    /// What a file keeps.
    ///
    /// # Errors
    /// When it can't be read, or is none that a check has written.
    pub(super) fn read(path: &Path) -> anyhow::Result<Self> {
        let told = || format!("`{}`", path.display());
        let text = std::fs::read_to_string(path).with_context(told)?;
        let memory: Self = serde_json::from_str(&text)
            .with_context(|| format!("{} is no file that `check --remember` has written", told()))?;
        if memory.schema > SCHEMA {
            bail!("{} is of version {}, and this program reads version {SCHEMA}", told(), memory.schema);
        }
        Ok(memory)
    }

    /// Keeps it in a file.
    ///
    /// # Errors
    /// When it can't be written.
    pub(super) fn write(&self, path: &Path) -> anyhow::Result<()> {
        let text = serde_json::to_string_pretty(self)? + "\n";
        disk::put(path, text.as_bytes()).with_context(|| format!("`{}`", path.display()))
    }

    /// Remembers how a board is ruled.
    pub(super) fn add(&mut self, board: &Path, rulings: Rulings) {
        self.boards.insert(name(board), rulings);
    }

    /// How a board was ruled; none where it was not there, or was not decided.
    pub(super) fn of(&self, board: &Path) -> Option<&Rulings> {
        self.boards.get(&name(board))
    }

    /// The boards that are not among these, in the order of their names.
    pub(super) fn others<'a>(&'a self, boards: &[PathBuf]) -> Vec<&'a str> {
        let these: BTreeSet<String> = boards.iter().map(|board| name(board)).collect();
        self.boards.keys().filter(|name| !these.contains(*name)).map(String::as_str).collect()
    }

    /// The version of the program that ruled.
    pub(super) fn program(&self) -> &str {
        &self.program
    }
}

/// What a board is called in the file: its path with `/`, on every system, and without `.` in it.
fn name(board: &Path) -> String {
    let parts = board.components().filter(|part| !matches!(part, Component::CurDir | Component::RootDir));
    let parts: Vec<_> = parts.map(|part| part.as_os_str().to_string_lossy()).collect();
    format!("{}{}", if board.has_root() { "/" } else { "" }, parts.join("/"))
}

/// How a board is ruled at each date that its file names; none where one of the rulings is not whole, or there is none:
/// nothing is compared with it.
pub(super) fn rulings(opened: &Opened, options: &Options) -> Option<Rulings> {
    let own = opened.file.board.as_of.unwrap_or(Date::NOW);
    let dates = opened.file.rulings.iter().flat_map(|ruling| &ruling.as_of).copied();
    let asks_own = opened.file.rulings.iter().any(|ruling| ruling.as_of.is_empty());
    let is_own = opened.file.rulings.is_empty() || asks_own;
    let dates: BTreeSet<Date> = dates.chain(is_own.then_some(own)).collect();
    let options = |as_of| Options { as_of: Some(as_of), ..options.clone() };
    dates.into_iter().map(|as_of| ruled(opened, &options(as_of))).collect()
}

fn ruled(opened: &Opened, options: &Options) -> Option<(String, Ruled)> {
    let ruling = opened.rule(options).ok()?;
    let is_whole = ruling.completion() == Completion::Whole && options.stopped().is_none();
    let report = is_whole.then(|| Report::of(opened, &ruling, &Answers::default()))?;
    let outcomes = report.lanes.iter().flat_map(|lane| &lane.outcomes);
    let depends_on = report.depends_on.iter().map(|unread| unread.object.clone());
    let ruled = Ruled {
        outcomes: outcomes.map(|outcome| ending(&outcome.facts)).collect(),
        rules: report.lanes.iter().flat_map(cited).collect(),
        depends_on: depends_on.collect(),
    };
    Some((report.as_of, ruled))
}

fn ending(facts: &[String]) -> String {
    if facts.is_empty() { "everything is as before".to_owned() } else { facts.join("; ") }
}

/// The numbers of the rules by which somebody picks or is asked, something can't be picked, or a step is taken.
fn cited(lane: &Lane) -> Vec<String> {
    let moments = lane.nodes.iter().flat_map(|node| {
        let refused = node.not_offered.iter().filter_map(|refused| refused.rule.clone());
        node.rules.iter().cloned().chain(refused)
    });
    moments.chain(lane.edges.iter().flat_map(|edge| edge.rules.iter().cloned())).collect()
}

/// What is otherwise than before, as lines; none where nothing is.
pub(super) fn changes(before: &Rulings, now: &Rulings) -> Vec<String> {
    let dates: BTreeSet<&String> = before.keys().chain(now.keys()).collect();
    let told = |date: &String| match (before.get(date), now.get(date)) {
        (Some(before), Some(now)) => between(date, before, now),
        (None, Some(_)) => vec![format!("by the rules of {date}: was not asked before")],
        (Some(_), None) => vec![format!("by the rules of {date}: is not asked any more")],
        (None, None) => Vec::new(),
    };
    dates.into_iter().flat_map(told).collect()
}

fn between(date: &str, before: &Ruled, now: &Ruled) -> Vec<String> {
    let mut lines = Vec::new();
    for (is_new, is_gone, before, now) in [
        ("an outcome is new", "an outcome is gone", &before.outcomes, &now.outcomes),
        ("cites now", "cites no longer", &before.rules, &now.rules),
        (
            "depends now on the unread text of",
            "depends no longer on the unread text of",
            &before.depends_on,
            &now.depends_on,
        ),
    ] {
        for (words, found) in [(is_gone, before.difference(now)), (is_new, now.difference(before))] {
            let found: Vec<&String> = found.collect();
            lines
                .extend(found.iter().take(MOST).map(|one| format!("by the rules of {date}: {words}: {one}")));
            if found.len() > MOST {
                lines.push(format!("by the rules of {date}: {words}: {} more", found.len() - MOST));
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(words: &[&str]) -> BTreeSet<String> {
        words.iter().map(|&word| word.to_owned()).collect()
    }

    fn at(date: &str, outcomes: &[&str], rules: &[&str]) -> Rulings {
        let then = Ruled { outcomes: set(outcomes), rules: set(rules), ..Ruled::default() };
        [(date.to_owned(), then)].into()
    }

    #[test]
    fn what_has_come_and_gone_is_told_by_date() {
        let before = at("2012-05-01", &["Bob is at 7 life", "Bob is at 8 life"], &["616.1"]);
        let now = at("2012-05-01", &["Bob is at 7 life", "Bob is at 9 life"], &["616.1", "616.1a"]);
        assert_eq!(changes(&before, &before), [""; 0]);
        assert_eq!(
            changes(&before, &now),
            [
                "by the rules of 2012-05-01: an outcome is gone: Bob is at 8 life",
                "by the rules of 2012-05-01: an outcome is new: Bob is at 9 life",
                "by the rules of 2012-05-01: cites now: 616.1a",
            ]
        );
        assert_eq!(
            changes(&before, &at("2013-02-01", &[], &[])),
            [
                "by the rules of 2012-05-01: is not asked any more",
                "by the rules of 2013-02-01: was not asked before",
            ]
        );
        let many: Vec<String> = (0..20).map(|life| format!("Bob is at {life} life")).collect();
        let many: Vec<&str> = many.iter().map(String::as_str).collect();
        let told = changes(&at("2012-05-01", &[], &[]), &at("2012-05-01", &many, &[]));
        assert_eq!(told.len(), MOST + 1);
        assert!(told.last().is_some_and(|line| line.ends_with("an outcome is new: 12 more")), "{told:?}");
    }

    #[test]
    fn a_memory_comes_back_from_its_file_and_others_are_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("memory.json");
        let mut memory = Memory::new();
        memory.add(Path::new("./boards/a.board.ron"), at("2012-05-01", &["Bob loses"], &["104.3"]));
        memory.write(&path).expect("it is written");
        let read = Memory::read(&path).expect("it is read");
        assert_eq!(read, memory);
        assert!(read.of(Path::new("boards/./a.board.ron")).is_some());
        assert_eq!(read.others(&[PathBuf::from("boards/b.board.ron")]), ["boards/a.board.ron"]);
        for (text, told) in [
            ("{}", "no file that `check --remember` has written"),
            ("{\"schema\": 2, \"program\": \"9\", \"boards\": {}}", "is of version 2"),
        ] {
            std::fs::write(&path, text).expect("a file");
            let error = format!("{:#}", Memory::read(&path).expect_err("it is refused"));
            assert!(error.contains(told), "{error}");
        }
    }
}
