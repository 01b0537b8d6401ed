//! `instead serve`: rulings for other programs, without a window.
//!
//! Lines come in on one thread, which cancels at once; requests are ruled on one after the other on another; lines go out
//! whole, whoever writes them.

mod answers;
mod request;
mod work;

use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::sync::mpsc::channel;
use std::thread;

use clap::Args;

use super::end::End;
use super::spend::Spend;
use answers::Answers;
use request::{Line, Request};
use work::{Job, Jobs};

/// The longest line that is read, in bytes: a board file may be as long, and each of its signs two of JSON.
const LONGEST: u64 = 2 * saves::read::LARGEST;

/// Rules on boards that another program sends, one JSON object in each line, until there are no more lines.
///
/// `{"id": 1, "board": "..."}` asks for a ruling; the board is a board file's text, a code, or the name of a board that comes
/// with the program, and `"as_of": "2012-05-01"` asks by the rules of a date. The answer is `{"id": 1, "ruling": {..}}`, as
/// `explain --format json` prints it, or `{"id": 1, "error": "..."}`. Every half second of work tells
/// `{"id": 1, "progress": {"moments": 1234}}`, and `{"cancel": 1}` stops it.
#[derive(Args, Debug)]
pub(super) struct Serve {
    /// Read from the standard input and answer on the standard output.
    #[arg(long, required = true)]
    stdio: bool,
    #[command(flatten)]
    spend: Spend,
}

impl Serve {
    pub(super) fn run(&self) -> anyhow::Result<End> {
        serve(&mut io::stdin().lock(), &mut io::stdout(), self.spend)
    }
}

/// Answers every line that comes in, until there are no more, or nobody reads the answers any more.
fn serve(lines: &mut dyn BufRead, out: &mut (dyn Write + Send), spend: Spend) -> anyhow::Result<End> {
    let answers = Answers::new(out);
    let jobs = Arc::new(Jobs::default());
    thread::scope(|scope| {
        let (jobs_in, receive) = channel::<Job>();
        let (running, told) = (Arc::clone(&jobs), &answers);
        let worker = thread::Builder::new().name("rulings".to_owned()).spawn_scoped(scope, move || {
            receive.iter().try_for_each(|job| running.answer(&job, spend, told))
        })?;
        let read = loop {
            match next(lines) {
                Ok(None) => break Ok(()),
                Ok(Some(Line::Cancel(id))) => jobs.cancel(&id),
                Ok(Some(Line::Rule(request))) => {
                    let job = jobs.add(request);
                    if jobs_in.send(job).is_err() {
                        break Ok(());
                    }
                }
                Ok(Some(Line::Wrong(wrong))) => answers.give(&wrong)?,
                Err(error) => break Err(error),
            }
        };
        drop(jobs_in);
        let answered = worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        read?;
        answered?;
        Ok(End::Fine)
    })
}

/// The next line that is not blank; none at the end.
fn next(lines: &mut dyn BufRead) -> io::Result<Option<Line>> {
    loop {
        let mut line = Vec::new();
        if io::Read::take(&mut *lines, LONGEST).read_until(b'\n', &mut line)? == 0 {
            return Ok(None);
        }
        if line.len() as u64 == LONGEST && !line.ends_with(b"\n") {
            lines.skip_until(b'\n')?;
            return Ok(Some(Line::too_long(LONGEST)));
        }
        if !line.trim_ascii().is_empty() {
            return Ok(Some(Request::read(&line)));
        }
    }
}

#[cfg(test)]
mod tests;
