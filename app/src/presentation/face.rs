//! The words in the box of a moment.

use petgraph::Direction;
use petgraph::graph::NodeIndex;

use super::columns::Columns;
use crate::theme::size;
use engine::Ruling;
use rulebook::words::Words;
use rulebook::words::grammar::counted;
use rulebook::words::tally::ways;
use statements::ids::PlayerId;
use statements::moment::Moment;
use statements::outcome::Paths;

/// The words in the box of a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Face {
    /// Lines of text, short enough for the box.
    pub lines: Vec<String>,
    /// Who orders or decides.
    pub player: Option<PlayerId>,
    /// That player's name, and among how many picks or answers: "Bob, 2 picks".
    pub mover: Option<String>,
    /// How many ways lead here, where several steps do.
    pub ways: Option<String>,
}

impl Face {
    /// The words for a moment.
    pub(super) fn of(ruling: &Ruling, words: Words<'_>, columns: &Columns, at: NodeIndex) -> Self {
        let (lines, player) = match ruling.graph()[at] {
            Moment::Ordering | Moment::Passing => {
                (size::wrapped(&words.short(at), size::MOMENT_LINES), ruling.orderer(at))
            }
            Moment::Deciding => {
                let player = ruling.asked(at).and_then(|asked| asked.decider);
                let question = words.asked(at).map_or_else(|| words.short(at), |asked| asked.text);
                (size::wrapped(&question, size::MOMENT_LINES), player)
            }
            Moment::Outcome => (outcome(ruling, words, columns, at), None),
            Moment::Loop => (vec!["Never ends".to_owned()], None),
            Moment::Split => (vec![format!("Splits into {} lanes", ruling.lane_count())], None),
            Moment::Open => (vec!["Not worked out".to_owned()], None),
        };
        let mover = player.map(|player| mover(ruling, words.player(player), at));
        Self { lines, player, mover, ways: ways_here(ruling, at) }
    }
}

/// What a box says of an outcome: what makes it different; where nothing has changed, what happened or could not.
fn outcome(ruling: &Ruling, words: Words<'_>, columns: &Columns, at: NodeIndex) -> Vec<String> {
    let mut lines = columns.lines(at);
    if columns.is_without_change(at) {
        let happened = ruling.chronicle().of(&ruling.shortest(at));
        if let Some(first) = happened.iter().flat_map(|one| words.happened(one)).next() {
            lines.truncate(1);
            lines.extend(size::wrapped(&first.text, size::MOMENT_LINES));
        }
    }
    lines
}

/// Who picks, and among how many; with one pick there is no choice to tell of.
fn mover(ruling: &Ruling, name: &str, at: NodeIndex) -> String {
    let picks = u64::try_from(ruling.graph().edges(at).count()).unwrap_or(u64::MAX);
    let noun = if ruling.graph()[at] == Moment::Deciding { "answer" } else { "pick" };
    if picks == 1 { name.to_owned() } else { format!("{name}, {}", counted(picks, noun)) }
}

fn ways_here(ruling: &Ruling, at: NodeIndex) -> Option<String> {
    let several = ruling.graph().edges_directed(at, Direction::Incoming).nth(1).is_some();
    let paths = ruling.paths_to(at);
    (several && !matches!(paths, Paths::Exactly(0 | 1) | Paths::Endless)).then(|| ways(paths))
}
