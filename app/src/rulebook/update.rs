//! Looking things up in the rulebook.

use super::past::{Past, Stage as PastStage};
use super::read::Reading;
use super::shelf::{Imported, Loaded};
use super::{Found, HitLine, Opened, Page, RulebookCommand, Spot};
use crate::dialog::Wanted;
use crate::message::Message;
use crate::outside::Outside;
use crate::panels::Panel;
use crate::presentation::label::capital;
use crate::state::State;
use language::date::Date;
use rulebook::library::Key;
use rulebook::search::Place;
use rulebook::text::Number;
use rulebook::{Citation, concordance, digest};

/// At most so many hits are listed.
const MOST_HITS: usize = 50;

/// Does what is asked of the rulebook.
pub(crate) fn update(state: &mut State, outside: &mut Outside, command: RulebookCommand) {
    match command {
        RulebookCommand::Search => {
            state.panels.open(Panel::Rulebook);
            state.rulebook.wants_keyboard = true;
        }
        RulebookCommand::HasKeyboard => state.rulebook.wants_keyboard = false,
        RulebookCommand::Typed(typed) => {
            state.rulebook.typed = typed;
            search(state);
        }
        RulebookCommand::Choose(by) => choose(state, by),
        RulebookCommand::Open(page) => open(state, outside, page),
        RulebookCommand::OpenHit => open_hit(state, outside),
        RulebookCommand::Cite(citation) => cite(state, outside, citation),
        RulebookCommand::Back => turn(state, outside, crate::rulebook::Trail::back),
        RulebookCommand::Forward => turn(state, outside, crate::rulebook::Trail::forward),
        RulebookCommand::Previous => beside(state, outside, |reading| reading.previous.clone()),
        RulebookCommand::Next => beside(state, outside, |reading| reading.next.clone()),
        RulebookCommand::History => history(state, outside),
        RulebookCommand::Compare(one, other) => compare(state, one, other),
        RulebookCommand::Copy => copy(state),
        RulebookCommand::Revealed => state.rulebook.reveal = false,
        RulebookCommand::Day(day) => state.rulebook.day = day,
        RulebookCommand::AskForTexts => ask(state, outside),
        RulebookCommand::TextsChosen(files) => {
            state.rulebook.is_asking = false;
            if files.is_empty() {
                let words = "No text was chosen. Texts can also be dropped on the window.";
                state.message = Some(Message::hint(words));
            }
            import(state, outside, files);
        }
        RulebookCommand::Import(files) => import(state, outside, files),
        RulebookCommand::Remove(key) => remove(state, outside, key),
        RulebookCommand::CloseNote => state.rulebook.note = None,
    }
}

/// Has the book read that the panel is to show, where it is open and shows another one.
pub(crate) fn keep_up(state: &mut State, outside: &mut Outside) {
    let day = state.rulebook.day.unwrap_or_else(|| state.rules_date());
    if state.panels.is_open(Panel::Rulebook) && state.rulebook.book.day() != Some(day) {
        state.rulebook.book = Opened::Reading(day);
        outside.shelf.read(day);
    }
}

/// Takes in what was read, imported, followed and looked up lately.
pub(crate) fn take_answers(state: &mut State, outside: &mut Outside) {
    if let Some(book) = outside.shelf.book() {
        loaded(state, outside, book);
    }
    if let Some(texts) = outside.shelf.imported() {
        imported(state, &texts);
    }
    if let Some((number, from, past)) = outside.shelf.past() {
        followed(state, number, from, past);
    }
    if let Some(recent) = outside.shelf.recent() {
        state.rulebook.recent = recent;
    }
}

/// Shows a book that was read.
fn loaded(state: &mut State, outside: &mut Outside, loaded: Loaded) {
    let rules = &mut state.rulebook;
    rules.book = Opened::Ready(loaded.day, loaded.book);
    rules.texts = loaded.texts;
    rules.recent = loaded.recent;
    if loaded.problem.is_some() {
        rules.note = loaded.problem;
    }
    if rules.found.is_some() || !rules.typed.is_empty() && *rules.trail.page() == Page::Contents {
        search(state);
    } else {
        show(state, outside);
    }
}

/// Says what became of an import, and has the book read again.
fn imported(state: &mut State, imported: &Imported) {
    state.rulebook.note = Some(imported.0.join("\n"));
    state.rulebook.book = Opened::None;
    state.rulebook.past = None;
}

/// Shows the history of a rule, if it is still the one that is asked for.
fn followed(state: &mut State, number: Number, from: Date, past: Result<Past, String>) {
    if *state.rulebook.trail.page() == Page::Past(number, from) {
        state.rulebook.past = Some(PastStage::Ready(past));
    }
}

fn search(state: &mut State) {
    let rules = &mut state.rulebook;
    let typed = rules.typed.trim();
    rules.found = match rules.book.book() {
        Some(book) if !typed.is_empty() => {
            let results = book.search(typed, MOST_HITS);
            let lines: Vec<_> = results.hits.iter().filter_map(|hit| HitLine::of(book, hit.place)).collect();
            let lines = if lines.is_empty() { HitLine::of_other_days(typed) } else { lines };
            Some(Found { results, lines, chosen: 0 })
        }
        Some(_) | None => None,
    };
    preview(state);
}

/// Takes back what was found; whether there was anything.
pub(crate) fn leave_search(state: &mut State) -> bool {
    let any = state.rulebook.found.take().is_some();
    if any {
        state.rulebook.typed.clear();
        preview(state);
    }
    any
}

fn choose(state: &mut State, by: isize) {
    let Some(found) = &mut state.rulebook.found else { return };
    let last = found.lines.len().saturating_sub(1);
    found.chosen = found.chosen.saturating_add_signed(by).min(last);
    preview(state);
}

/// Shows the hit that is chosen in its place, or the page that is open where nothing is searched for.
fn preview(state: &mut State) {
    let rules = &mut state.rulebook;
    let Some(book) = rules.book.book() else { return };
    rules.reading = match &rules.found {
        Some(found) => {
            found.lines.get(found.chosen).map(|line| Reading::of(book, &line.spot, Some(&found.results)))
        }
        None => read(book, rules.trail.page()),
    };
    rules.reveal = true;
}

/// What a page shows. None for a history, which is no part of the book.
fn read(book: &rulebook::book::Book, page: &Page) -> Option<Reading> {
    match page {
        Page::Contents => Some(Reading::contents(book)),
        Page::Spot(spot) => Some(Reading::of(book, spot, None)),
        Page::Past(..) => None,
    }
}

/// Shows the page that is open, and leaves what was found.
fn show(state: &mut State, outside: &mut Outside) {
    state.rulebook.found = None;
    if let Page::Past(number, from) = *state.rulebook.trail.page() {
        state.rulebook.past = Some(PastStage::Working);
        outside.shelf.follow(number, from);
    }
    preview(state);
}

fn open(state: &mut State, outside: &mut Outside, page: Page) {
    if state.rulebook.found.is_some() {
        outside.shelf.remember(state.rulebook.typed.clone());
    }
    state.panels.open(Panel::Rulebook);
    state.rulebook.trail.open(page);
    show(state, outside);
}

fn open_hit(state: &mut State, outside: &mut Outside) {
    let line = state.rulebook.found.as_ref().and_then(|found| found.lines.get(found.chosen));
    if let Some(spot) = line.map(|line| line.spot.clone()) {
        open(state, outside, Page::Spot(spot));
    }
}

/// Opens the rule that a sentence cites, in the rules by which the board is ruled on. It is looked up by what it is
/// about: the text at hand may be older than the ruling, and number it otherwise.
fn cite(state: &mut State, outside: &mut Outside, citation: Citation) {
    let key = citation.rule.key();
    let by_number = || citation.number().and_then(|(number, _)| number.parse().ok()).map(Spot::Rule);
    let explained = digest::entry(key).map(|_| Spot::Concept(key.to_owned()));
    if let Some(spot) = explained.or_else(by_number) {
        state.rulebook.day = None;
        state.rulebook.found = None;
        open(state, outside, Page::Spot(spot));
    }
}

fn turn(state: &mut State, outside: &mut Outside, way: impl FnOnce(&mut crate::rulebook::Trail)) {
    way(&mut state.rulebook.trail);
    show(state, outside);
}

fn beside(state: &mut State, outside: &mut Outside, which: impl FnOnce(&Reading) -> Option<Spot>) {
    if let Some(spot) = state.rulebook.reading.as_ref().and_then(which) {
        open(state, outside, Page::Spot(spot));
    }
}

/// The number of the rule that is read.
fn number(state: &State) -> Option<Number> {
    let reading = state.rulebook.reading.as_ref()?;
    match reading.items.get(reading.chosen?)?.spot {
        Spot::Rule(number) => Some(number),
        Spot::Concept(_) | Spot::Term(_) => None,
    }
}

fn history(state: &mut State, outside: &mut Outside) {
    let date = state.rulebook.book.book().and_then(|book| book.text()).map(|text| text.effective);
    if let Some((number, date)) = number(state).zip(date) {
        open(state, outside, Page::Past(number, date));
        return;
    }
    let why = "Wordings are compared between imported official texts; our own explanation says below what was \
               different before.";
    state.rulebook.note = Some(why.to_owned());
}

fn compare(state: &mut State, one: usize, other: usize) {
    if let Some(PastStage::Ready(Ok(past))) = &mut state.rulebook.past {
        past.compare(one, other);
    }
}

fn copy(state: &mut State) {
    let rules = &state.rulebook;
    let text = rules.book.book().zip(rules.reading.as_ref()).and_then(|(book, reading)| reading.copied(book));
    if let Some(text) = text {
        state.rulebook.note = Some(format!("Copied: {text}"));
        state.copied = Some(text);
    }
}

fn ask(state: &mut State, outside: &mut Outside) {
    if !std::mem::replace(&mut state.rulebook.is_asking, true) {
        outside.files.ask(Wanted::Texts);
    }
}

fn import(state: &mut State, outside: &mut Outside, files: Vec<std::path::PathBuf>) {
    if !files.is_empty() {
        state.panels.open(Panel::Rulebook);
        state.rulebook.note = Some("Importing...".to_owned());
        outside.shelf.import(files);
    }
}

fn remove(state: &mut State, outside: &mut Outside, key: Key) {
    if state.rulebook.day == Some(key.effective) {
        state.rulebook.day = None;
    }
    outside.shelf.remove(key);
}

impl HitLine {
    /// What once was, or will be, under a number that the book does not have. Empty when it is no number, or never was
    /// one that we explain.
    fn of_other_days(typed: &str) -> Vec<Self> {
        let line = |(from, key): (Date, &str)| {
            let entry = digest::entry(key)?;
            Some(Self {
                spot: Spot::Concept(key.to_owned()),
                label: format!("{typed} ({from})"),
                title: capital(&entry.title),
            })
        };
        concordance::ever_at_number(typed).into_iter().filter_map(line).collect()
    }

    /// A hit in a book. None for what is not in it.
    fn of(book: &rulebook::book::Book, place: Place) -> Option<Self> {
        let spot = Spot::of(book, place)?;
        let (label, title) = match place {
            Place::Rule(at) => {
                let rule = &book.rules()[at];
                let label = rule.number.map_or_else(|| "-".to_owned(), |number| number.to_string());
                let official =
                    || book.official(at).and_then(|rule| rule.paragraphs.first()).map(|p| p.text.as_str());
                let title = rule.explained.first().map(|entry| entry.title.as_str()).or_else(official);
                (label, capital(title.unwrap_or_default()))
            }
            Place::Entry(at) => (book.glossary()[at].term.clone(), "in the glossary".to_owned()),
        };
        Some(Self { spot, label, title })
    }
}
