//! Looking for a loop: on the way to a board, or in what is about to happen on it.

use std::sync::Arc;

use super::{Choice, Found, Looked};
use crate::bundled_cards::cards;
use crate::history::{By, Entry, History};
use crate::opened::Opened;
use crate::presentation::label::capital;
use engine::Options;
use engine::timeline::{Course as Strides, Loop, NoLoop, NotGoneOn, Stride, Timeline};
use language::board::Board;
use language::date::Date;
use language::event::Script;
use rulebook::words::rounds::Rounds as Words;
use rulebook::words::vocabulary::Vocabulary;
use rulebook::words::{Voice, fact};
use saves::BoardFile;
use statements::fact::Fact;

/// At most so many boards back from the one at which one is are looked at: each is ruled on again.
const MOST: usize = 24;

/// Where a loop is looked for.
#[derive(Clone, Debug)]
pub enum Question {
    /// On the way to the last of these boards.
    Again {
        /// The first of them.
        first: Arc<BoardFile>,
        /// How it went on.
        strides: Vec<Stride>,
        /// Their places in the history.
        places: Vec<usize>,
        /// The last of them.
        here: Arc<BoardFile>,
    },
    /// In what is about to happen on a board, as one round.
    Events {
        /// The board on which they are about to happen.
        file: Arc<BoardFile>,
        /// To which outcome each script is taken, where that is said.
        taking: Vec<Option<usize>>,
    },
}

impl Question {
    /// The title of the board that it is about.
    pub fn title(&self) -> &str {
        match self {
            Self::Again { here, .. } => &here.title,
            Self::Events { file, .. } => &file.title,
        }
    }
}

/// The way to the board at which one is, as far back as nothing but events and outcomes by the rules of a date leads
/// there. None when that is no way at all.
pub fn again(history: &History, as_of: Date) -> Option<Question> {
    let entries = history.entries();
    let path = history.path(history.current());
    let goes_on = |pair: &[usize]| {
        let (before, entry) = (&entries[pair[0]], &entries[pair[1]]);
        before.events().len() == 1
            && entry.is_as_made()
            && entry.origin.as_ref().is_some_and(|origin| {
                matches!(origin.by, By::Outcome { .. }) && origin.as_of == as_of && !history.is_stale(origin)
            })
    };
    let length = path.windows(2).rev().take(MOST).take_while(|pair| goes_on(pair)).count();
    let places = path.get(path.len().checked_sub(length + 1)?..)?.to_vec();
    let (first, later) = places.split_first().filter(|(_, later)| !later.is_empty())?;
    let mut strides: Vec<Stride> =
        (0..).zip(later).filter_map(|(at, to)| stride(at, &entries[*to])).collect();
    if let Some(last) = strides.last_mut() {
        // What is about to happen there has not happened yet.
        last.then.clear();
    }
    let file = |at: usize| Arc::clone(&entries[at].file);
    Some(Question::Again {
        first: file(*first),
        strides,
        here: file(history.current()),
        places: places.clone(),
    })
}

fn stride(from: usize, to: &Entry) -> Option<Stride> {
    let By::Outcome { place, .. } = to.origin.as_ref()?.by else { return None };
    Some(Stride { from, outcome: place, then: to.events().to_vec(), later: Vec::new() })
}

/// Looks for a loop. Takes as long as ruling on the boards of the way, and on some rounds.
pub fn look(question: &Question, options: &Options) -> Looked {
    match question {
        Question::Again { first, strides, places, here } => on_the_way(first, strides, places, here, options),
        Question::Events { file, taking } => in_events(file, taking, options),
    }
}

/// The board of a file, with its cards looked up.
fn opened(file: &BoardFile) -> Result<Opened, String> {
    let cards = cards().map_err(|error| format!("{error:#}"))?;
    Ok(Opened::draft(file.clone(), None, cards))
}

fn on_the_way(
    first: &BoardFile,
    strides: &[Stride],
    places: &[usize],
    here: &BoardFile,
    options: &Options,
) -> Looked {
    let (Ok(first), Ok(here)) = (opened(first), opened(here)) else { return Looked::Nothing };
    let history = Strides { board: first.board, later: Vec::new(), strides: strides.to_vec() };
    // A way that can't be gone once more has ended, or was gone otherwise: then nothing is said of it.
    let Ok(line) = Timeline::replay(&history, options) else { return Looked::Nothing };
    let Some((node, round)) = line.round_to(line.nodes().len() - 1) else { return Looked::Nothing };
    match here.looped(round, options) {
        Ok(found) => Looked::Loop(Box::new(told(found, &here.board, places.get(node).copied()))),
        Err(error) => Looked::No(why(&error)),
    }
}

/// Why it is no loop.
fn why(error: &NoLoop) -> String {
    match error {
        NoLoop::Step(NotGoneOn::NoOutcome { .. }) => {
            "it is no loop: in a later round it does not come to that outcome any more".to_owned()
        }
        NoLoop::Nothing => "nothing has happened yet that could be done again and again".to_owned(),
        NoLoop::Step(_)
        | NoLoop::Differs { .. }
        | NoLoop::Unsteady { .. }
        | NoLoop::NotWhole(_)
        | NoLoop::Asks { .. }
        | NoLoop::Outcome { .. } => error.to_string(),
    }
}

fn in_events(file: &BoardFile, taking: &[Option<usize>], options: &Options) -> Looked {
    let opened = match opened(file) {
        Ok(opened) => opened,
        Err(wrong) => return Looked::No(wrong),
    };
    let found = opened.round(taking, options).and_then(|round| opened.looped(round, options));
    match found {
        Ok(found) => Looked::Loop(Box::new(told(found, &opened.board, None))),
        Err(NoLoop::Outcome { script, outcomes }) => {
            let as_of = options.as_of.or(opened.board.as_of).unwrap_or(Date::NOW);
            let outcomes = outcomes.iter().map(|facts| said(facts, as_of)).collect();
            Looked::Choose(Choice { script: script.saturating_sub(1), outcomes, taken: None })
        }
        Err(error) => Looked::No(why(&error)),
    }
}

/// What an outcome says.
pub(crate) fn said(facts: &[Fact], as_of: Date) -> String {
    if facts.is_empty() {
        return "nothing has changed".to_owned();
    }
    fact::facts(Vocabulary::new(as_of), facts)
}

fn told(found: Loop, board: &Board, since: Option<usize>) -> Found {
    let words = Words::new(&found.summary);
    let vocabulary = Vocabulary::new(found.summary.as_of);
    let step = |script: &Script| {
        let (you, this) = (script.controller.as_deref(), script.source.as_deref());
        format!("{}.", capital(&Voice::of(vocabulary, you, this).script(script)))
    };
    let steps = found.round().steps.iter().map(|(script, _)| {
        let chooser =
            script.choice_of.as_ref().filter(|name| board.players.iter().any(|one| one.name == **name));
        chooser.map_or_else(|| step(script), |name| format!("{} {name} chooses to.", step(script)))
    });
    let (steps, moves, verdict) =
        (steps.collect(), words.moves(), words.lasts().into_iter().chain([words.verdict()]).collect());
    let speakers = found.summary.speakers();
    Found { found, since, steps, moves, verdict, speakers }
}
