//! What was asked besides, on the page.

use super::block::Block;
use super::questions::{Answers, Without};
use engine::Ruling;
use rulebook::words::ask::{named, predicate};
use rulebook::words::grammar::list;
use rulebook::words::{Words, fact};

/// The blocks of all answers; none when nothing was asked.
pub(super) fn blocks(words: Words<'_>, ruling: &Ruling, answers: &Answers) -> Vec<Block> {
    let mut blocks = Vec::new();
    for (asked, answered) in &answers.can {
        let clause = predicate(words.vocabulary(), asked);
        blocks.push(Block::Heading(format!("Can it be that {clause}?")));
        blocks.extend(words.answer_to(answered).iter().map(|said| Block::Line(said.to_string())));
        let places: Vec<String> =
            answered.outcomes.iter().take(SHOWN).map(|place| (place + 1).to_string()).collect();
        if !places.is_empty() {
            let more = if answered.outcomes.len() > SHOWN { " and others" } else { "" };
            blocks.push(Block::Line(format!("Outcomes: {}{more}.", list(&places))));
        }
    }
    for (number, why) in &answers.why {
        blocks.push(Block::Heading(format!("Why outcome {number}?")));
        blocks.extend(words.why(why).iter().map(|said| Block::Line(said.to_string())));
    }
    if let Some(without) = &answers.without {
        blocks.extend(left_out(words, ruling, without));
    }
    blocks
}

/// More outcomes than this are not listed by number.
const SHOWN: usize = 40;

fn left_out(words: Words<'_>, ruling: &Ruling, without: &Without) -> Vec<Block> {
    let names: Vec<String> = without.effects.iter().map(named).collect();
    let mut blocks = vec![Block::Heading(format!("Without {}", list(&names)))];
    let (lost, gained) = (&without.difference.only_first, &without.difference.only_second);
    if lost.is_empty() && gained.is_empty() {
        blocks.push(Block::Line("The outcomes are the same.".to_owned()));
        return blocks;
    }
    let mut told = |verb: &str, ruling: &Ruling, places: &[usize]| {
        for &place in places {
            let facts = ruling.ends().get(place).map(|&end| ruling.facts(end)).unwrap_or_default();
            let facts = fact::facts(words.vocabulary(), &facts);
            blocks.push(Block::Item(0, format!("{verb}: {facts}")));
        }
    };
    told("Gone", ruling, lost);
    told("New", &without.ruling, gained);
    blocks
}
