//! The command line: what can be asked, and how it ends.

mod after;
mod arguments;
mod ask;
mod cards;
mod catalogue;
mod check;
mod code;
mod compile;
mod completions;
mod diff;
mod end;
mod explain;
mod faults;
mod line;
mod man;
mod object;
mod place;
mod rounds;
mod rules;
mod serve;
mod spend;
mod telling;
mod window;

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

use crate::budget::NotDecided;
use crate::log::Log;
use crate::plain::{Printer, shown};
use crate::{bundled_cards, data, fault, trace};
pub use end::End;
pub use faults::guarded;

/// What the program is called where it is typed.
const NAME: &str = "instead";

#[derive(Parser, Debug)]
#[command(
    name = NAME,
    version,
    about = "Shows every way in which replacement and prevention effects can be applied to an event",
    long_about = "Shows every way in which replacement and prevention effects can be applied to an event: \
                  what applied, who chose, by which rule, and how each way ends.\n\n\
                  A BOARD is the path of a board file, or the name of a board that comes with the program. \
                  Without a command the window opens.",
    after_help = "Examples:\n  \
                  instead ask 'Furnace of Rath; Ogre 3/3 deals 3 to Bob'   a board in one line\n  \
                  instead explain two-doublers                      what can happen, in words\n  \
                  instead explain my.board.ron --as-of 2012-05-01   the same by the rules of a date\n  \
                  instead explain two-doublers --can 'survives(\"Bob\")'   who can make sure of it\n  \
                  instead diff copy-before-tapped --as-of 2010-01-01 --as-of 2026-04-17   what changed\n  \
                  instead object a-banner-for-each Bear   what it is, layer by layer, and why\n\n\
                  Exit codes: 0 fine, 1 a check failed, 2 bad input, 3 stopped early by a limit, \
                  4 it depends on unread text, 5 a fault of the program.",
    args_conflicts_with_subcommands = true
)]
struct Arguments {
    /// The board to open in the window: also a code, which is a link, or the address of a file.
    board: Option<PathBuf>,
    #[command(flatten)]
    spend: spend::Spend,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    Ask(Box<ask::Ask>),
    Explain(Box<explain::Explain>),
    Line(line::Line),
    Code(code::Code),
    Check(check::Check),
    Diff(diff::Diff),
    Object(object::Object),
    Cards(cards::CardsCommand),
    Catalogue(catalogue::CatalogueCommand),
    Compile(compile::Compile),
    Rules(rules::Rules),
    Serve(serve::Serve),
    Completions(completions::Completions),
    Man(man::Man),
}

/// Reads the arguments of the process, does what they ask, and says how it ended.
pub fn main() -> ExitCode {
    let folder = data::folder(None).ok();
    let log = Log::new(folder.as_deref());
    trace::start(&log);
    fault::watch(log.clone());
    let arguments = Arguments::parse();
    if let Some(folder) = folder {
        bundled_cards::look_into(folder);
    }
    let end = guarded(&log, || {
        report(match arguments.command {
            None => window::run(arguments.board, arguments.spend),
            Some(command) => print(|out| command.run(out)),
        })
    });
    ExitCode::from(end.code())
}

/// All that can be typed, for what is made of it.
fn command() -> clap::Command {
    Arguments::command()
}

/// The same as [`main`] with given arguments, for tests: what is printed goes to `out`.
///
/// # Errors
/// When the arguments or a board can't be used; the message says what to do.
pub fn run(arguments: &[&str], out: &mut dyn Write) -> anyhow::Result<End> {
    let words = std::iter::once(NAME).chain(arguments.iter().copied());
    match Arguments::try_parse_from(words)?.command {
        Some(command) => command.run(&mut Printer::new(out)),
        None => anyhow::bail!("the window can't be opened from here"),
    }
}

impl Command {
    fn run(&self, out: &mut Printer<'_>) -> anyhow::Result<End> {
        match self {
            Self::Ask(ask) => ask.run(out),
            Self::Explain(explain) => explain.run(out),
            Self::Line(line) => line.run(out),
            Self::Code(code) => code.run(out),
            Self::Check(check) => check.run(out),
            Self::Diff(diff) => diff.run(out),
            Self::Object(object) => object.run(out),
            Self::Cards(cards) => cards.run(out),
            Self::Catalogue(catalogue) => catalogue.run(out),
            Self::Compile(compile) => compile.run(out),
            Self::Rules(rules) => rules.run(out),
            Self::Serve(serve) => serve.run(),
            Self::Completions(completions) => completions.run(command(), out),
            Self::Man(man) => man.run(command(), out),
        }
    }
}

/// Prints to the standard output. A reader that has seen enough (`| head`) is not a fault.
fn print(command: impl FnOnce(&mut Printer<'_>) -> anyhow::Result<End>) -> anyhow::Result<End> {
    // Not locked: `serve` answers from other threads.
    let mut out = io::BufWriter::new(io::stdout());
    let result = command(&mut Printer::new(&mut out)).and_then(|end| Ok(out.flush().map(|()| end)?));
    match result {
        Err(error) if is_closed_pipe(&error) => Ok(End::Fine),
        other => other,
    }
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let printed = error.downcast_ref::<io::Error>();
    let written = error.downcast_ref::<saves::WriteError>();
    printed.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
        || written.is_some_and(saves::WriteError::is_closed_pipe)
}

fn report(end: anyhow::Result<End>) -> End {
    end.unwrap_or_else(|error| {
        eprintln!("instead: {}", shown(&format!("{error:#}")));
        if is_not_decided(&error) {
            eprintln!("instead: `--seconds` gives it more time");
            return End::StoppedEarly;
        }
        End::BadInput
    })
}

/// Whether a command was refused because its time was up, and not because of what it was given.
pub fn is_not_decided(error: &anyhow::Error) -> bool {
    error.chain().any(<dyn std::error::Error>::is::<NotDecided>)
}
