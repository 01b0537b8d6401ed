//! What the engine is asked about an opened board: always about the board with its cards looked up. Nothing else in
//! this crate has the engine rule on a board, so that no command can forget it.

use anyhow::{Context, anyhow};

use super::Opened;
use crate::budget::NotDecided;
use engine::dates::Dates;
use engine::timeline::{Loop, NoLoop, Round};
use engine::{Options, Ruling};
use language::date::Date;
use rulebook::concordance;
use saves::{BoardFile, Finding};
use statements::error::BoardError;
use statements::outcome::{Outcome, Why};

impl Opened {
    /// Builds the board's ruling.
    ///
    /// # Errors
    /// When the board makes no sense; the message says where, and which rule of the date is broken where one is.
    pub fn rule(&self, options: &Options) -> anyhow::Result<Ruling> {
        let ruled = engine::rule(&self.board, options).map_err(|error| self.refused(error, options));
        ruled.with_context(|| self.no_ruling())
    }

    /// What is wrong with the board, with the number of the rule that it breaks.
    fn refused(&self, error: BoardError, options: &Options) -> anyhow::Error {
        let date = options.as_of.or(self.board.as_of).unwrap_or(Date::NOW);
        match error.problem.rule().and_then(|rule| concordance::number(rule, date)) {
            Some(number) => anyhow!("{error} [CR {number} ({date})]"),
            None => error.into(),
        }
    }

    /// Refuses what was stopped from outside while it was worked out with these options.
    ///
    /// # Errors
    /// When it was: [`NotDecided`].
    pub fn decided(&self, options: &Options) -> Result<(), NotDecided> {
        NotDecided::check(&self.file.title, options)
    }

    /// Which effects an outcome of the board's ruling needs. `options` are those that it was ruled with.
    ///
    /// # Errors
    /// When the board makes no sense; the message says where. [`NotDecided`] when it was stopped from outside.
    pub fn why(&self, options: &Options, ruling: &Ruling, outcome: &Outcome) -> anyhow::Result<Why> {
        let why = engine::why(&self.board, options, ruling, outcome).with_context(|| self.no_ruling())?;
        self.decided(options)?;
        Ok(why)
    }

    /// The board by the rules of two dates.
    ///
    /// # Errors
    /// When the board makes no sense; the message says where. [`NotDecided`] when it was stopped from outside.
    pub fn dates(&self, options: &Options, first: Date, second: Date) -> anyhow::Result<Dates> {
        let dates =
            engine::dates::dates(&self.board, options, first, second).with_context(|| self.no_ruling())?;
        self.decided(options)?;
        Ok(dates)
    }

    /// The scripts of the board as a round: to which outcome each is taken is said by its place.
    ///
    /// # Errors
    /// When there is no script, one has several outcomes that nobody chose among, or can't be ruled on.
    pub fn round(&self, outcomes: &[Option<usize>], options: &Options) -> Result<Round, NoLoop> {
        Round::of(&self.board, outcomes, options)
    }

    /// The loop that a round is on the board.
    ///
    /// # Errors
    /// When it is no loop, not a steady one, or a step of it can't be made.
    pub fn looped(&self, round: Round, options: &Options) -> Result<Loop, NoLoop> {
        Loop::new(&self.board, round, options)
    }

    /// Everything in which the board's rulings are not what its file says.
    pub fn check(&self, options: &Options) -> Vec<Finding> {
        let file = BoardFile { board: self.board.clone(), ..self.file.clone() };
        saves::check::check_with(&file, options)
    }

    fn no_ruling(&self) -> String {
        format!("`{}` can't be ruled on", self.file.title)
    }
}
