//! Everything that the ruling of a board cites.

use std::collections::BTreeSet;

use app::opened::Opened;
use app::presentation::reading::{Reading, steps};
use engine::timeline::{Loop, Round};
use engine::{Lanes, Limits, Options, Ruling};
use language::date::Date;
use petgraph::graph::NodeIndex;
use rulebook::words::{Sentence, Words};

/// So many moments of a ruling are looked at: those that come first.
const MOMENTS: usize = 40;

/// On the ways to so many outcomes is looked at what happens.
const WAYS: usize = 4;

/// The dates of which the file of a board says how it is ruled; its own, or today, where it names none.
pub(super) fn dates_of(opened: &Opened) -> Vec<Date> {
    let mut dates: Vec<Date> = opened.file.rulings.iter().flat_map(|ruling| ruling.as_of.clone()).collect();
    dates.extend(opened.file.board.as_of.or(Some(Date::NOW)).filter(|_| dates.is_empty()));
    dates.sort_unstable();
    dates.dedup();
    dates
}

/// The concepts that the loop of a board's events shows, where its file tells of one at this date.
pub(super) fn looping(opened: &Opened, date: Date) -> Vec<&'static str> {
    let rulings = opened.file.rulings.iter().filter(|ruling| ruling.as_of.contains(&date));
    let rounds = rulings.filter_map(|ruling| ruling.rounds.as_ref()).flat_map(|expected| {
        let options = Options { as_of: Some(date), ..Options::default() };
        let round = Round::taking(&opened.board, &expected.taking, &options).expect("a round");
        let found = Loop::new(&opened.board, round, &options).expect("a loop");
        found.summary.verdict.rules().iter().map(|rule| rule.key()).collect::<Vec<_>>()
    });
    rounds.collect()
}

/// The concepts that the ruling of a board at a date cites.
pub(super) fn cited_at(opened: &Opened, date: Date) -> BTreeSet<&'static str> {
    let limits = Limits { nodes: MOMENTS, ..Limits::default() };
    let options = Options { as_of: Some(date), limits, lanes: Lanes::Never, ..Options::default() };
    let ruling = opened.rule(&options).expect("a ruling");
    let words = opened.words(&ruling);
    let mut cited = Cited { found: BTreeSet::new() };
    for at in ruling.graph().node_indices().take(MOMENTS) {
        cited.moment(&ruling, words, at);
    }
    cited.outcomes(&ruling, words);
    cited.found
}

struct Cited {
    found: BTreeSet<&'static str>,
}

impl Cited {
    fn all<'s>(&mut self, sentences: impl IntoIterator<Item = &'s Sentence>) {
        let rules = sentences.into_iter().flat_map(|said| &said.rules);
        self.found.extend(rules.map(|citation| citation.rule.key()));
    }

    fn moment(&mut self, ruling: &Ruling, words: Words<'_>, at: NodeIndex) {
        let reading = Reading::of(ruling, words, at);
        self.all(&reading.who);
        self.all(&words.pending(at));
        for cost in words.costs(at) {
            self.all(cost.lines.iter().map(|line| &line.why));
        }
        for one in reading.offered.iter().chain(&reading.waiting).chain(&reading.refused) {
            self.all(&one.because);
            self.all([&one.does]);
        }
        for step in steps(ruling, at) {
            self.all(&words.step(step));
            self.all(&words.changes(step));
        }
    }

    fn outcomes(&mut self, ruling: &Ruling, words: Words<'_>) {
        for outcome in ruling.outcomes() {
            self.all(&words.outcome(&outcome));
        }
        let mut chronicle = ruling.chronicle();
        for outcome in ruling.outcomes().iter().take(WAYS) {
            for happened in chronicle.of(&ruling.shortest(outcome.node)) {
                self.all(&words.happened(&happened));
            }
        }
    }
}
