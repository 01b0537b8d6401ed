//! The words in the box of a moment.

use petgraph::Direction;
use petgraph::graph::{EdgeIndex, NodeIndex};

use super::columns::Columns;
use super::label;
use crate::theme::size;
use engine::Ruling;
use rulebook::words::Words;
use rulebook::words::grammar::counted;
use rulebook::words::tally::ways;
use statements::ids::PlayerId;
use statements::moment::{Moment, Step};
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
            Moment::Ordering | Moment::Passing => (event(ruling, words, at), ruling.orderer(at)),
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

/// What a box says of an event. Where the box before it says the same, it also says what is different: "Alice draws a
/// card", "after Thought Reflection", "2 before this one".
fn event(ruling: &Ruling, words: Words<'_>, at: NodeIndex) -> Vec<String> {
    let short = words.short(at);
    let mut lines = size::wrapped(&short, size::MOMENT_LINES);
    if ruling.graph().node_count() > size::MANY {
        return lines;
    }
    let way = ruling.shortest(at);
    let before = |step: &EdgeIndex| ruling.graph().edge_endpoints(*step).map(|(from, _)| from);
    let Some((last, from)) = way.last().and_then(|last| Some((*last, before(last)?))) else { return lines };
    if words.short(from) != short {
        return lines;
    }
    let full = |at: NodeIndex| words.pending(at).map(|told| told.text);
    if let Some(told) = full(at).filter(|told| full(from).as_ref() != Some(told)) {
        return size::wrapped(told.trim_end_matches('.'), size::MOMENT_LINES);
    }
    let is_picked = matches!(ruling.graph()[last], Step::Pick { .. } | Step::Answer(_));
    let picked = is_picked.then(|| format!("after {}", label::step(ruling, words, last)));
    let has_happened = |step: &&EdgeIndex| {
        let is_like = before(step).is_some_and(|from| words.short(from) == short);
        ruling.graph()[**step] == Step::Happens && is_like
    };
    let like = way.iter().filter(has_happened).count();
    let like = (like > 0).then(|| format!("{like} before this one"));
    lines.extend(picked.into_iter().chain(like).flat_map(|news| size::wrapped(&news, 1)));
    lines
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
