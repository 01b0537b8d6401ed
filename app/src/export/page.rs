//! A ruling as a page to read: a title, headings, lines and lists.

use petgraph::graph::NodeIndex;

use super::asked;
use super::block::Block;
use super::brief::{brief, way};
use super::counts::{counts, without_moments};
use super::questions::Answers;
use crate::opened::Opened;
use crate::presentation::reading;
use crate::presentation::reading::{Judgement, Reading, can_tell_force, number};
use engine::{Chronicle, Ruling};
use rulebook::words::cost::Costing;
use rulebook::words::grammar::{list, thousands};
use rulebook::words::tally::ways;
use rulebook::words::{Words, fact};
use statements::completion::Completion;
use statements::moment::{Moment, Step};
use statements::outcome::Outcome;

/// With fewer moments than this, every moment is on the page.
const FEW: usize = 40;

/// Whether the words of a ruling, of which only some lines are asked for, are not all made.
pub(super) fn is_cut_early(ruling: &Ruling) -> bool {
    ruling.ends().len() > TOLD_OF_STOPPED
}

/// How much of a ruling is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, clap::ValueEnum)]
pub enum Length {
    /// A few sentences, to be read out to the players.
    Short,
    /// What is offered first, and how each outcome is reached.
    Middle,
    /// Everything: also what is not offered and why, and every moment where there are few.
    #[default]
    Full,
}

/// The page; what was asked besides comes after it. Where only some lines of it are asked for, it may end after these.
pub(super) fn page(
    opened: &Opened,
    ruling: &Ruling,
    answers: &Answers,
    length: Length,
    lines: Option<usize>,
) -> Vec<Block> {
    let words = opened.words(ruling);
    if length == Length::Short {
        let mut page = brief(opened, ruling);
        page.extend(asked::blocks(words, ruling, answers));
        return page;
    }
    let is_full = length == Length::Full;
    let mut writer = Writer { ruling, words, is_full, page: header(opened, ruling), chronicle: None, lines };
    match ruling.graph().node_indices().next() {
        Some(start) => writer.all(start),
        None => writer.line(without_moments(ruling)),
    }
    if is_full {
        writer.notes(opened);
    }
    writer.page.extend(asked::blocks(words, ruling, answers));
    writer.page
}

fn header(opened: &Opened, ruling: &Ruling) -> Vec<Block> {
    let words = opened.words(ruling);
    let about = Some(opened.file.about.clone()).filter(|about| !about.is_empty());
    let counts = counts(ruling);
    let date = format!("Rules of {}. {}", ruling.as_of(), words.completion());
    let notes = words.notes().into_iter().map(|note| note.to_string());
    let lines = about.into_iter().chain([date]).chain(notes).chain([counts]).map(Block::Line);
    [Block::Title(opened.file.title.clone())].into_iter().chain(lines).collect()
}

/// Of a ruling that has stopped at most so many outcomes are told: it has no last one.
const TOLD_OF_STOPPED: usize = 1_000;

/// Writes a page.
struct Writer<'a> {
    ruling: &'a Ruling,
    words: Words<'a>,
    is_full: bool,
    page: Vec<Block>,
    /// What happens on ways, once that has been asked.
    chronicle: Option<Chronicle<'a>>,
    /// So many lines are asked for; all when absent.
    lines: Option<usize>,
}

impl Writer<'_> {
    /// Whether more would be cut off: a ruling of very many outcomes is not put into words whole for a few lines of it.
    fn has_enough(&self) -> bool {
        is_cut_early(self.ruling) && self.lines.is_some_and(|lines| self.page.len() > lines)
    }

    fn heading(&mut self, words: &str) {
        self.page.push(Block::Heading(words.to_owned()));
    }

    fn line(&mut self, words: &str) {
        self.page.push(Block::Line(words.to_owned()));
    }

    fn item(&mut self, depth: usize, words: impl Into<String>) {
        self.page.push(Block::Item(depth, words.into()));
    }

    fn all(&mut self, start: NodeIndex) {
        self.first_moment(start);
        if self.is_full {
            self.cards();
        }
        self.heading("Outcomes");
        let tells_force = can_tell_force(self.ruling);
        if !tells_force {
            self.line("There are too many to work out who can force and avoid each.");
        }
        let mut lane = None;
        let outcomes = if self.ruling.completion() == Completion::Whole {
            self.ruling.outcomes()
        } else {
            self.ruling.first_outcomes(TOLD_OF_STOPPED)
        };
        for (at, outcome) in outcomes.iter().enumerate() {
            if self.has_enough() {
                return;
            }
            if outcome.lane != lane {
                lane = outcome.lane;
                self.lane(lane);
            }
            self.outcome(at + 1, outcome);
            if tells_force {
                for control in self.words.control(outcome.node) {
                    self.item(1, control.to_string());
                }
            }
        }
        let left = self.ruling.ends().len() - outcomes.len();
        if left > 0 {
            let left = thousands(left as u128);
            self.line(&format!("Of {left} more that were come to before it stopped nothing is told here."));
            return;
        }
        self.alike();
        if self.is_full && self.ruling.graph().node_count() < FEW {
            self.heading("Every moment");
            let mut told = vec![false; self.ruling.graph().node_count()];
            self.moment(&mut told, start, 0);
        }
    }

    /// What does nothing on the board, each at its place.
    fn notes(&mut self, opened: &Opened) {
        let notes = opened.notes(self.ruling);
        if !notes.is_empty() {
            self.heading("Notes on the board");
        }
        for (at, note) in notes {
            self.item(0, format!("{at}: {note}"));
        }
    }

    /// Outcomes of which the same is said, although something else on the board is different.
    fn alike(&mut self) {
        for alike in self.ruling.alike().into_iter().filter(|alike| alike.outcomes.len() > 1) {
            let places: Vec<String> = alike.outcomes.iter().map(|place| (place + 1).to_string()).collect();
            let ways = ways(alike.paths);
            self.line(&format!(
                "Outcomes {} are alike in all that is said of them; {ways} lead to one of them.",
                list(&places)
            ));
        }
    }

    fn first_moment(&mut self, start: NodeIndex) {
        let reading = Reading::of(self.ruling, self.words, start);
        if !reading.pending.is_empty() {
            self.heading("What is about to happen");
        }
        for (depth, words) in &reading.pending {
            self.item(*depth, words.clone());
        }
        if let Some(split) = self.words.split() {
            self.heading("Lanes");
            self.line(&split.to_string());
        }
        self.costs();
        if reading.moment == Moment::Passing {
            self.heading("The first moment");
            self.passes(start);
            self.judgements("Not offered", &reading.refused);
        }
        let Some(who) = &reading.who else { return };
        self.heading("The first moment");
        self.line(&who.to_string());
        self.judgements("Offered", &reading.offered);
        self.judgements("Waiting", &reading.waiting);
        if matches!(reading.moment, Moment::Deciding) {
            self.line("To choose from:");
            for step in reading::steps(self.ruling, start) {
                let words = self.words.step(step).map(|step| step.to_string());
                self.item(0, words.unwrap_or_default());
            }
        }
        if self.is_full {
            self.judgements("Not offered", &reading.refused);
        }
    }

    /// That the event happens as it stands.
    fn passes(&mut self, at: NodeIndex) {
        for step in reading::steps(self.ruling, at) {
            let words = self.words.step(step).map(|step| step.to_string());
            self.line(&words.unwrap_or_default());
        }
    }

    /// Why none of the effects that look at such an event can be applied to it.
    fn why_it_passes(&mut self, at: NodeIndex, depth: usize) {
        let refused = Reading::of(self.ruling, self.words, at).refused;
        for because in refused.iter().filter(|one| !one.is_elsewhere).flat_map(|one| &one.because) {
            self.item(depth, because.to_string());
        }
    }

    /// What the spells that are cast cost, each calculation once.
    fn costs(&mut self) {
        let mut told: Vec<Costing> = Vec::new();
        for cost in self.ruling.graph().node_indices().flat_map(|at| self.words.costs(at)) {
            if !told.contains(&cost) {
                told.push(cost);
            }
        }
        if told.is_empty() {
            return;
        }
        self.heading("Costs");
        for cost in told {
            self.item(0, cost.head());
            for line in &cost.lines {
                self.item(1, format!("{}: {}", line.mana, line.why));
            }
        }
    }

    /// The objects that name cards, and which of their abilities are the card's.
    fn cards(&mut self) {
        let named = self.words.named_cards();
        if named.is_empty() {
            return;
        }
        self.heading("Cards");
        for card in named {
            self.item(0, card.head());
            for ability in &card.of_card {
                self.item(1, format!("From the card: {ability}"));
            }
            for ability in &card.of_board {
                self.item(1, format!("From the board: {ability}"));
            }
        }
    }

    fn judgements(&mut self, heading: &str, judgements: &[Judgement]) {
        if !judgements.is_empty() {
            self.line(&format!("{heading}:"));
        }
        for judgement in judgements {
            self.item(0, format!("{}: {}", judgement.label, judgement.does));
            for because in judgement.origin.iter().chain(&judgement.because).chain(&judgement.not_for) {
                self.item(1, because.to_string());
            }
        }
    }

    /// The heading of a lane's outcomes.
    fn lane(&mut self, lane: Option<usize>) {
        if let Some(lane) = lane {
            self.heading(&format!("Lane {}: {}", lane + 1, self.words.lane_name(lane)));
        }
    }

    fn outcome(&mut self, place: usize, outcome: &Outcome) {
        let facts = fact::facts(self.words.vocabulary(), &outcome.facts);
        let rules = self.words.rules_of_outcome(outcome);
        self.item(0, format!("Outcome {place} (moment {}): {facts}{rules}", number(outcome.node)));
        self.item(1, self.words.ways_to(outcome).to_string());
        let way = way(self.ruling, self.words, outcome.node);
        if !way.is_empty() {
            let rules = self.rules_of_answers(outcome.node);
            self.item(1, format!("A shortest way: {}.{rules}", way.join(", then ")));
        }
        self.what_happens(outcome.node);
    }

    /// The rules behind the questions that are answered on a shortest way, as they stand behind it, each once; of what is
    /// picked the moments tell.
    fn rules_of_answers(&self, to: NodeIndex) -> String {
        let mut rules: Vec<String> = Vec::new();
        for step in self.ruling.shortest(to) {
            let is_answer = matches!(self.ruling.graph()[step], Step::Answer(_));
            let said = self.words.step(step).filter(|_| is_answer);
            let cited = said.iter().flat_map(|said| &said.rules).map(ToString::to_string);
            rules.extend(cited.filter(|rule| !rules.contains(rule)).collect::<Vec<_>>());
        }
        if rules.is_empty() { String::new() } else { format!(" [{}]", list(&rules)) }
    }

    /// What happens on a shortest way, where that is more than one event.
    fn what_happens(&mut self, to: NodeIndex) {
        let way = self.ruling.shortest(to);
        let chronicle = self.chronicle.get_or_insert_with(|| self.ruling.chronicle());
        let happened: Vec<_> =
            chronicle.of(&way).iter().flat_map(|happened| self.words.happened(happened)).collect();
        if !happened.is_empty() {
            let heading = if way.is_empty() { "What happens:" } else { "What happens on it:" };
            self.item(1, heading.to_owned());
            for one in happened {
                self.item(2, one.to_string());
            }
        }
    }

    /// Tells every moment once, and names it by its number where it comes again.
    fn moment(&mut self, told: &mut [bool], at: NodeIndex, depth: usize) {
        if std::mem::replace(&mut told[at.index()], true) {
            self.item(depth, format!("moment {}, as above", number(at)));
            return;
        }
        self.item(depth, format!("{}. {}", number(at), self.what_it_is(at)));
        if self.ruling.graph()[at] == Moment::Passing && at.index() > 0 {
            self.why_it_passes(at, depth + 1);
        }
        for step in reading::steps(self.ruling, at) {
            // By which rules it is picked or answered; that something can be applied now is cited with it.
            let changes = self.words.changes(step).map(|changes| changes.text);
            let words: Vec<_> =
                self.words.step(step).map(|step| step.to_string()).into_iter().chain(changes).collect();
            self.item(depth + 1, words.join(" "));
            if let Some((_, to)) = self.ruling.graph().edge_endpoints(step) {
                self.moment(told, to, depth + 2);
            }
        }
    }

    fn what_it_is(&self, at: NodeIndex) -> String {
        let outcomes = self.ruling.outcomes();
        let place = outcomes.iter().position(|outcome| outcome.node == at);
        match (self.ruling.graph()[at], place) {
            (Moment::Outcome | Moment::Loop, Some(place)) => format!("Outcome {}", place + 1),
            (Moment::Outcome, None) => "An outcome".to_owned(),
            (Moment::Loop, None) => "It never ends".to_owned(),
            (Moment::Open, _) => "Not explored".to_owned(),
            (Moment::Split, _) => self.words.split().map(|split| split.text).unwrap_or_default(),
            (Moment::Ordering | Moment::Deciding | Moment::Passing, _) => {
                let said = self.words.pending(at).or_else(|| self.words.asked(at));
                said.map(|said| said.text).unwrap_or_default()
            }
        }
    }
}
