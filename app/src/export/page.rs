//! A ruling as a page to read: a title, headings, lines and lists.

use engine::answer::Outcome;
use engine::ruling::{Moment, Ruling};
use petgraph::graph::NodeIndex;

use crate::open::Opened;
use crate::reading::{self, Reading, number};
use crate::say::Say;

/// With fewer moments than this, every moment is on the page.
const FEW: usize = 40;

/// A piece of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Block {
    /// The title of the page.
    Title(String),
    /// A heading.
    Heading(String),
    /// A line of its own.
    Line(String),
    /// An item of a list, with how deep it is indented.
    Item(usize, String),
}

/// The whole page.
pub(super) fn page(opened: &Opened, ruling: &Ruling) -> Vec<Block> {
    let mut page = header(opened, ruling);
    if let Some(start) = ruling.graph().node_indices().next() {
        first_moment(&mut page, ruling, start);
        outcomes(&mut page, ruling);
        if ruling.graph().node_count() < FEW {
            page.push(Block::Heading("Every moment".into()));
            Walk { page: &mut page, ruling, told: vec![false; ruling.graph().node_count()] }.moment(start, 0);
        }
    } else {
        page.push(Block::Line("Nothing is about to happen on this board.".into()));
    }
    page
}

fn header(opened: &Opened, ruling: &Ruling) -> Vec<Block> {
    let mut page = vec![Block::Title(opened.file.title.clone())];
    if !opened.file.about.is_empty() {
        page.push(Block::Line(opened.file.about.clone()));
    }
    let say = Say::new(ruling);
    page.push(Block::Line(format!("Rules of {}. The ruling is {}.", ruling.as_of(), say.completion())));
    page.push(Block::Line(format!(
        "{}, {}, {}.",
        counted(ruling.graph().node_count(), "moment"),
        say.ways(ruling.paths()),
        counted(ruling.outcomes().len(), "outcome"),
    )));
    page
}

/// A number with a word that gets an "s" unless it is 1.
pub(super) fn counted(number: usize, word: &str) -> String {
    if number == 1 { format!("1 {word}") } else { format!("{number} {word}s") }
}

fn first_moment(page: &mut Vec<Block>, ruling: &Ruling, start: NodeIndex) {
    let reading = Reading::of(ruling, start);
    page.push(Block::Heading("What is about to happen".into()));
    page.extend(reading.pending.iter().map(|(depth, words)| Block::Item(*depth, words.clone())));
    if let Some(who) = &reading.who {
        page.push(Block::Heading("The first moment".into()));
        page.push(Block::Line(who.clone()));
    }
    let offers =
        reading.offered.iter().map(|o| ("Offered", o)).chain(reading.waiting.iter().map(|w| ("Waits", w)));
    page.extend(
        offers.map(|(word, shown)| Block::Item(0, format!("{word}: {} - {}", shown.label, shown.does))),
    );
    page.extend(reading.refused.iter().map(|refused| Block::Item(0, not_offered(refused))));
    if matches!(reading.moment, Moment::Deciding) {
        answers(page, ruling, start);
    }
}

fn not_offered(refused: &reading::Refused) -> String {
    let reasons: Vec<_> = refused
        .because
        .iter()
        .map(|b| b.rule.as_ref().map_or_else(|| b.words.clone(), |rule| format!("{} ({rule})", b.words)))
        .collect();
    format!("Not offered: {} - {}", refused.label, reasons.join("; "))
}

fn answers(page: &mut Vec<Block>, ruling: &Ruling, at: NodeIndex) {
    let say = Say::new(ruling);
    page.extend(reading::steps(ruling, at).into_iter().map(|step| Block::Item(0, say.step(step))));
}

fn outcomes(page: &mut Vec<Block>, ruling: &Ruling) {
    page.push(Block::Heading("Outcomes".into()));
    for (at, outcome) in ruling.outcomes().iter().enumerate() {
        one_outcome(page, ruling, at + 1, outcome);
    }
}

fn one_outcome(page: &mut Vec<Block>, ruling: &Ruling, place: usize, outcome: &Outcome) {
    let say = Say::new(ruling);
    let facts: Vec<_> = outcome.facts.iter().map(|fact| say.fact(fact)).collect();
    let facts = if facts.is_empty() { "nothing has changed".to_owned() } else { facts.join(", ") };
    page.push(Block::Item(0, format!("Outcome {place} (moment {}): {facts}", number(outcome.node))));
    page.push(Block::Item(1, format!("reached in {}", say.ways(outcome.paths))));
    let way: Vec<_> = ruling.shortest(outcome.node).into_iter().map(|step| say.step(step)).collect();
    if !way.is_empty() {
        page.push(Block::Item(1, format!("shortest way: {}", way.join(", then "))));
    }
    page.push(Block::Item(1, format!("can force it: {}", names(say, &ruling.can_force(outcome.node)))));
    page.push(Block::Item(1, format!("can avoid it: {}", names(say, &ruling.can_avoid(outcome.node)))));
    if let Some(mandatory) = outcome.mandatory_loop {
        let words = if mandatory { "a loop that nobody can stop" } else { "a loop that someone can stop" };
        page.push(Block::Item(1, words.into()));
    }
}

/// Players by name, or "nobody".
pub(super) fn names(say: Say<'_>, players: &[engine::ids::PlayerId]) -> String {
    let names: Vec<_> = players.iter().map(|p| say.player(*p)).collect();
    if names.is_empty() { "nobody".to_owned() } else { names.join(", ") }
}

/// Tells every moment once, and names it by its number where it comes again.
struct Walk<'a> {
    page: &'a mut Vec<Block>,
    ruling: &'a Ruling,
    told: Vec<bool>,
}

impl Walk<'_> {
    fn moment(&mut self, at: NodeIndex, depth: usize) {
        let say = Say::new(self.ruling);
        let words = format!("{}. {}", number(at), say.short(at));
        if std::mem::replace(&mut self.told[at.index()], true) {
            self.page.push(Block::Item(depth, format!("moment {} again", number(at))));
            return;
        }
        let who = say.orderer(at).or_else(|| say.asked(at));
        let line = who.map_or_else(|| words.clone(), |who| format!("{words} - {who}"));
        self.page.push(Block::Item(depth, line));
        for step in reading::steps(self.ruling, at) {
            self.page.push(Block::Item(depth + 1, format!("{}:", say.step(step))));
            if let Some((_, to)) = self.ruling.graph().edge_endpoints(step) {
                self.moment(to, depth + 2);
            }
        }
    }
}
