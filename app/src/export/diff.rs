//! Two rules dates on one board, on paper.

use petgraph::graph::NodeIndex;

use super::block::Block;
use crate::opened::Opened;
use crate::presentation::label;
use crate::presentation::reading::number;
use engine::Ruling;
use engine::dates::Dates;
use rulebook::words::compare::aspects;
use rulebook::words::tally::ways;
use rulebook::words::{Words, fact};
use statements::compare::Parting;
use statements::completion::Completion;

/// So many pairs of moments that differ are told.
const TOLD: usize = 5;

/// So many outcomes that only one date has are listed.
const LISTED: usize = 40;

/// The whole page.
pub(super) fn page(opened: &Opened, dates: &Dates) -> Vec<Block> {
    let (first, second) = (Side::new(opened, &dates.first), Side::new(opened, &dates.second));
    let title = format!("{}: {} and {}", opened.file.title, first.date(), second.date());
    let mut page = vec![Block::Title(title)];
    page.extend([&first, &second].into_iter().flat_map(Side::header));
    if dates.difference.is_none() {
        page.push(Block::Line("Both dates rule this board alike.".to_owned()));
        return page;
    }
    page.extend(responsible(dates, &first, &second));
    page.extend(first.only(&dates.difference.only_first));
    page.extend(second.only(&dates.difference.only_second));
    page.extend(partings(&dates.difference.partings, &first, &second));
    page
}

fn responsible(dates: &Dates, first: &Side<'_>, second: &Side<'_>) -> Vec<Block> {
    let mut blocks = vec![Block::Heading("What is responsible".to_owned())];
    for &switch in &dates.switches {
        blocks.push(Block::Item(0, format!("{}: {}", first.date(), first.words.switch(switch))));
        blocks.push(Block::Item(0, format!("{}: {}", second.date(), second.words.switch(switch))));
    }
    if dates.switches.len() > 1 {
        blocks.push(Block::Line("Only all of these together make the whole difference.".to_owned()));
    }
    blocks
}

fn partings(all: &[Parting], first: &Side<'_>, second: &Side<'_>) -> Vec<Block> {
    if all.is_empty() {
        return Vec::new();
    }
    let mut blocks = vec![Block::Heading("Where they part".to_owned())];
    for parting in all.iter().take(TOLD) {
        blocks.push(Block::Item(0, format!("{}{}", first.way(parting.first), aspects(parting))));
        blocks.extend(first.glance(parting.first));
        blocks.extend(second.glance(parting.second));
    }
    if all.len() > TOLD {
        blocks.push(Block::Line(format!("... and at {} more moments.", all.len() - TOLD)));
    }
    blocks
}

/// One of the two rulings.
struct Side<'a> {
    ruling: &'a Ruling,
    words: Words<'a>,
}

impl<'a> Side<'a> {
    fn new(opened: &'a Opened, ruling: &'a Ruling) -> Self {
        Self { ruling, words: opened.words(ruling) }
    }

    fn date(&self) -> String {
        self.ruling.as_of().to_string()
    }

    fn header(&self) -> Vec<Block> {
        let mut line = format!("Rules of {}: {}.", self.date(), label::ways_to_outcomes(self.ruling));
        if self.ruling.completion() != Completion::Whole {
            line = format!("{line} {}", self.words.completion());
        }
        let notes = self.words.notes().into_iter().map(|note| Block::Item(0, note.to_string()));
        std::iter::once(Block::Line(line)).chain(notes).collect()
    }

    fn only(&self, places: &[usize]) -> Vec<Block> {
        if places.is_empty() {
            return Vec::new();
        }
        let mut blocks = vec![Block::Heading(format!("Only by the rules of {}", self.date()))];
        for &end in places.iter().take(LISTED).filter_map(|&place| self.ruling.ends().get(place)) {
            let facts = fact::facts(self.words.vocabulary(), &self.ruling.facts(end));
            blocks.push(Block::Item(0, format!("{facts} ({})", ways(self.ruling.paths_to(end)))));
        }
        if places.len() > LISTED {
            blocks.push(Block::Line(format!("... and {} more outcomes.", places.len() - LISTED)));
        }
        blocks
    }

    /// The steps that lead to a moment, in front of what is said of it: "After A, then B: ".
    fn way(&self, at: NodeIndex) -> String {
        let steps = self.ruling.shortest(at);
        let steps: Vec<String> =
            steps.into_iter().map(|step| label::step(self.ruling, self.words, step)).collect();
        if steps.is_empty() {
            "At the start: ".to_owned()
        } else {
            format!("After {}: ", steps.join(", then "))
        }
    }

    fn glance(&self, at: NodeIndex) -> Vec<Block> {
        let head = Block::Item(1, format!("{}, moment {}:", self.date(), number(at)));
        let said = self.words.glance(at).into_iter().map(|said| Block::Item(2, said.to_string()));
        std::iter::once(head).chain(said).collect()
    }
}
