//! `instead ask`: the ruling of a board that is said in one line.

use std::fmt::Write as _;

use anyhow::{anyhow, ensure};
use clap::Args;
use rulebook::cards::AllCards;
use rulebook::line::{Context, Guess, Read, read, said};
use rulebook::words::grammar::either;
use saves::BoardFile;

use super::end::End;
use super::telling::Telling;
use crate::bundled_cards::cards;
use crate::opened::{Opened, empty_board};
use crate::plain::Printer;

/// Rules on a board that is said in one line, like "Furnace of Rath; Bob: shield 3; Ogre 3/3 red deals 3 to Bob".
#[derive(Args, Debug)]
pub(super) struct Ask {
    /// What is on the board, with commas between things and semicolons between parts; `Bob:` before what is Bob's; and what
    /// happens. Alice and Bob play, unless the line names others.
    #[arg(required = true)]
    line: Vec<String>,
    /// Take the card that fits best for words that are the name of none, and do not ask.
    #[arg(long)]
    best: bool,
    #[command(flatten)]
    telling: Telling,
}

impl Ask {
    pub(super) fn run(&self, out: &mut Printer<'_>) -> anyhow::Result<End> {
        let (line, cards) = (self.line.join(" "), cards()?);
        let start = empty_board().board;
        let read = read(&line, Context { board: &start, player: 0, cards });
        understood(&line, &read)?;
        ensure!(self.best || read.guesses().next().is_none(), "{}", which(&read));
        ensure!(
            !read.board.events.is_empty(),
            "nothing happens in this line; end it with what does, like `; Bob draws 3` or `; Ogre 3/3 deals 3 to Bob`"
        );
        let file = BoardFile::new(title(&line, &read, cards), read.board);
        self.telling.tell(Opened::new(file, None, cards)?, out)
    }
}

/// The line as it was understood; as it was typed where no line says all of the board.
fn title(line: &str, read: &Read, cards: &AllCards) -> String {
    let said = said(&read.board, cards);
    if said.lost.is_empty() { said.line } else { line.to_owned() }
}

/// That all pieces are understood.
fn understood(line: &str, read: &Read) -> anyhow::Result<()> {
    let mut told = String::new();
    for (span, why) in read.refused() {
        let piece = line.get(span.clone()).unwrap_or_default();
        write!(told, "\n  {piece}\n    {why}")?;
    }
    if told.is_empty() { Ok(()) } else { Err(anyhow!("this is not understood:{told}")) }
}

/// Which cards could be meant.
fn which(read: &Read) -> String {
    let one = |guess: &Guess| {
        let Guess { typed, taken, others } = guess;
        let cards: Vec<String> =
            std::iter::once(taken).chain(others).map(|name| format!("`{name}`")).collect();
        format!("\n  no card is called `{typed}`; did you mean {}?", either(&cards))
    };
    let told: Vec<String> = read.guesses().map(one).collect();
    format!("say in full which card is meant, or take the first with `--best`:{}", told.concat())
}
