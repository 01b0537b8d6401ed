//! A ruling in a few sentences, to be read out to the players.

use petgraph::graph::{EdgeIndex, NodeIndex};

use super::block::Block;
use super::counts::without_moments;
use crate::opened::Opened;
use crate::presentation::label;
use engine::Ruling;
use rulebook::words::grammar::list;
use rulebook::words::{Words, fact};
use statements::completion::Completion;
use statements::moment::{Moment, Step};
use statements::outcome::Alike;

/// More ends than this are not read out.
const MOST: usize = 6;

/// What would happen, who chooses first and why, and how it can end.
pub(super) fn brief(opened: &Opened, ruling: &Ruling) -> Vec<Block> {
    let words = opened.words(ruling);
    let Some(start) = ruling.graph().node_indices().next() else {
        let mut page = vec![Block::Line(without_moments(ruling).to_owned())];
        if ruling.completion() != Completion::Whole {
            page.push(Block::Line(words.completion().to_string()));
        }
        return page;
    };
    let mut page = vec![Block::Line(beginning(ruling, words, start))];
    if chooses(ruling, start) {
        let who = words.orderer(start).or_else(|| words.asked(start));
        page.extend(who.map(|who| Block::Line(who.to_string())));
        page.extend(offered(ruling, words, start).map(Block::Line));
    }
    let without = words.depends_on().into_iter().chain(words.on_unknown());
    page.extend(without.map(|unread| Block::Line(unread.to_string())));
    page.extend(ends(ruling, words));
    if ruling.completion() != Completion::Whole {
        page.push(Block::Line(words.completion().to_string()));
    }
    page
}

/// The event at the start, and by which rules it is judged.
fn beginning(ruling: &Ruling, words: Words<'_>, start: NodeIndex) -> String {
    let date = ruling.as_of();
    match words.pending(start) {
        Some(pending) => format!("{} Rules of {date}.", pending.text),
        None => format!("Rules of {date}."),
    }
}

/// Whether somebody has a choice there.
fn chooses(ruling: &Ruling, at: NodeIndex) -> bool {
    let chosen = matches!(ruling.graph()[at], Moment::Ordering | Moment::Deciding);
    chosen && ruling.graph().edges(at).count() > 1
}

/// What can be picked there.
fn offered(ruling: &Ruling, words: Words<'_>, at: NodeIndex) -> Option<String> {
    let is_ordered = ruling.graph()[at] == Moment::Ordering;
    // What can be applied to several parts is told once.
    let mut names: Vec<String> = Vec::new();
    for name in ruling.steps(at).into_iter().map(|step| label::step(ruling, words, step)) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    is_ordered.then(|| format!("What can be applied first: {}.", list(&names)))
}

fn ends(ruling: &Ruling, words: Words<'_>) -> Vec<Block> {
    let alike = ruling.alike();
    let facts = |alike: &Alike| fact::facts(words.vocabulary(), &alike.facts);
    let is_whole = ruling.completion() == Completion::Whole;
    if alike.is_empty() && !is_whole {
        return vec![Block::Line("No end was found before it stopped.".to_owned())];
    }
    if let ([only], true) = (&alike[..], is_whole) {
        return vec![Block::Line(format!("It ends the same way whatever anyone chooses: {}.", facts(only)))];
    }
    let number = alike.len();
    let found = if is_whole {
        format!("It can end in {number} ways:")
    } else {
        format!("Ends found before it stopped: {number}. There may be others.")
    };
    let mut page = vec![Block::Line(found)];
    let outcomes = ruling.outcomes();
    for one in alike.iter().take(MOST) {
        let shortest = one.outcomes.iter().filter_map(|&place| outcomes.get(place));
        let shortest = shortest.map(|outcome| way(ruling, words, outcome.node));
        let shortest = shortest.min_by_key(Vec::len).unwrap_or_default();
        let by = if shortest.is_empty() { String::new() } else { format!("{}: ", shortest.join(", then ")) };
        page.push(Block::Item(0, format!("{by}{}.", facts(one))));
    }
    if alike.len() > MOST {
        page.push(Block::Item(0, format!("and {} more.", alike.len() - MOST)));
    }
    page
}

/// A shortest way to a moment, by what is picked and answered on it.
pub(super) fn way(ruling: &Ruling, words: Words<'_>, to: NodeIndex) -> Vec<String> {
    let is_told = |step: &EdgeIndex| !matches!(ruling.graph()[*step], Step::Happens);
    ruling
        .shortest(to)
        .into_iter()
        .filter(is_told)
        .map(|step| label::step_in_full(ruling, words, step))
        .collect()
}
