//! Going on from outcomes on the command line.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;

use super::end::End;
use crate::bundled_cards::cards;
use crate::history::after;
use crate::history::after::Next;
use crate::opened::Opened;
use engine::{Lanes, Options};
use language::board::Board;
use rulebook::words::vocabulary::Vocabulary;
use saves::BoardFile;
use statements::completion::Completion;

/// Going on from outcomes.
#[derive(Args, Debug)]
pub(super) struct GoingOn {
    /// Go on from this outcome, by its number: the board after it is printed as a board file. Given again, go on from
    /// an outcome of what `--then` said.
    #[arg(long, value_name = "OUTCOME")]
    after: Vec<usize>,
    /// What happens on the board after the outcome, like `Bob gains 2 life`: that is explained.
    #[arg(long, value_name = "EVENT", requires = "after")]
    then: Vec<String>,
    /// Save the board after the outcome, with what happens on it, in this file.
    #[arg(long, value_name = "FILE")]
    to: Option<PathBuf>,
}

/// Where going on has led.
pub(super) enum Led {
    /// To a board with something about to happen: it is to be explained.
    On(Box<Opened>),
    /// To a board that has been printed or saved.
    There(End),
}

impl GoingOn {
    /// Whether it is asked to go on from an outcome.
    pub(super) fn is_asked(&self) -> bool {
        !self.after.is_empty()
    }

    /// Whether a board is to be saved.
    pub(super) fn saves(&self) -> bool {
        self.to.is_some()
    }

    /// Goes on from a board as far as is asked.
    ///
    /// # Errors
    /// When there is no such outcome or board, what happens then is not understood, or the file can't be written.
    pub(super) fn from(&self, opened: Opened, options: &Options, out: &mut dyn Write) -> anyhow::Result<Led> {
        let missing = self.after.len().saturating_sub(self.then.len());
        anyhow::ensure!(
            missing <= 1 && self.then.len() <= self.after.len(),
            "say with `--then` what happens after each outcome of `--after`; only after the last one nothing need happen"
        );
        let options = Options { lanes: Lanes::Never, ..options.clone() };
        let mut opened = opened;
        for (step, &number) in self.after.iter().enumerate() {
            let ruling = opened.rule(&options)?;
            opened.decided(&options)?;
            let completion = ruling.completion();
            anyhow::ensure!(
                completion == Completion::Whole,
                "the ruling of `{}` was not finished, so its outcomes have no numbers yet; raise `--max-nodes` or `--memory`",
                opened.file.title
            );
            let mut next = after::board_after(&opened, &ruling, number)?;
            let Some(words) = self.then.get(step) else {
                return self.print(&next, Vocabulary::new(ruling.as_of()), out).map(Led::There);
            };
            after::then(&mut next.file, words)?;
            opened = Opened::new(next.file, None, cards()?)?;
        }
        if let Some(path) = &self.to {
            save(&opened.file, path, out)?;
        }
        Ok(Led::On(Box::new(opened)))
    }

    /// Saves the board after rounds of a loop, where a file is named.
    ///
    /// # Errors
    /// When the file can't be written.
    pub(super) fn save(&self, opened: &Opened, board: Board, out: &mut dyn Write) -> anyhow::Result<()> {
        let Some(path) = &self.to else { return Ok(()) };
        let file = after::named(opened, format!("{}, after rounds of it", opened.file.title), board);
        save(&file, path, out)?;
        writeln!(out, "\nThe board after it is in {}.", path.display())?;
        Ok(())
    }

    /// Prints or saves the board after an outcome, and says what it does not hold.
    fn print(&self, next: &Next, vocabulary: Vocabulary, out: &mut dyn Write) -> anyhow::Result<End> {
        for left in &next.left {
            writeln!(out, "// Not on this board: {}", vocabulary.left(left))?;
        }
        match &self.to {
            None => out.write_all(saves::to_text(&next.file)?.as_bytes())?,
            Some(path) => {
                save(&next.file, path, out)?;
                writeln!(out, "The board after it is in {}.", path.display())?;
            }
        }
        Ok(End::Fine)
    }
}

/// Saves a board. What was printed comes first, as both may go to one place.
fn save(file: &BoardFile, path: &Path, out: &mut dyn Write) -> anyhow::Result<()> {
    out.flush()?;
    Ok(saves::to_path(file, path)?)
}
