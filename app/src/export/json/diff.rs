//! Two rules dates on one board, for other programs.

use serde::Serialize;

use super::asked::Told;
use super::fields::UnreadEntry;
use super::reporter::{completion, written};
use crate::opened::Opened;
use crate::presentation::reading::number;
use engine::Ruling;
use engine::dates::Dates;
use language::rule::Switch;
use rulebook::concordance::number as rule_number;
use rulebook::title::title;
use rulebook::words::Words;
use statements::compare::{Aspect, Parting};

/// The version of the schema. It grows when a field changes its meaning or goes away.
pub const DIFF_SCHEMA: u32 = 1;

/// The whole comparison.
#[derive(Serialize, Debug)]
pub struct DiffReport {
    /// The version of the schema.
    pub schema: u32,
    /// The title of the board.
    pub board: String,
    /// The two rulings, in the order in which their dates were named.
    pub sides: Vec<SideEntry>,
    /// The changes of the rules that are responsible.
    pub switches: Vec<SwitchEntry>,
    /// The first moments that differ.
    pub partings: Vec<PartingEntry>,
}

/// One of the two rulings.
#[derive(Serialize, Debug)]
pub struct SideEntry {
    /// The rules date.
    pub as_of: String,
    /// `whole`, or why it stopped early.
    pub completion: &'static str,
    /// The unread text on which it depends.
    pub depends_on: Vec<UnreadEntry>,
    /// What there is to know about the date.
    pub notes: Vec<String>,
    /// How many ways there are.
    pub paths: String,
    /// How many outcomes there are.
    pub outcomes: usize,
    /// The outcomes that the other ruling does not have.
    pub only: Vec<Told>,
}

/// A change of the rules.
#[derive(Serialize, Debug)]
pub struct SwitchEntry {
    /// The rule that it is about, in words.
    pub rule: &'static str,
    /// What is so at the first and at the second date.
    pub says: Vec<String>,
    /// The number of the rule at each date; empty where the date has no such rule.
    pub numbers: Vec<String>,
    /// The same as citations, which say by which rule a date without one is judged.
    pub citations: Vec<String>,
}

/// A pair of moments that differ.
#[derive(Serialize, Debug)]
pub struct PartingEntry {
    /// The number of the moment in the first ruling.
    pub first: usize,
    /// The number of the moment in the second ruling.
    pub second: usize,
    /// In what they differ.
    pub aspects: Vec<&'static str>,
    /// The moment by the first date, in words.
    pub first_words: Vec<String>,
    /// The moment by the second date, in words.
    pub second_words: Vec<String>,
}

impl DiffReport {
    /// The report on two rulings.
    pub fn of(opened: &Opened, dates: &Dates) -> Self {
        let words = [opened.words(&dates.first), opened.words(&dates.second)];
        let difference = &dates.difference;
        Self {
            schema: DIFF_SCHEMA,
            board: opened.file.title.clone(),
            sides: vec![
                side(words[0], &dates.first, &difference.only_first),
                side(words[1], &dates.second, &difference.only_second),
            ],
            switches: dates.switches.iter().map(|one| switch(words, *one)).collect(),
            partings: difference.partings.iter().map(|one| parting(words, one)).collect(),
        }
    }
}

fn side(words: Words<'_>, ruling: &Ruling, only: &[usize]) -> SideEntry {
    let told = |&end| Told {
        facts: ruling.facts(end).iter().map(|fact| words.fact(fact).text).collect(),
        paths: written(ruling.paths_to(end)),
    };
    SideEntry {
        as_of: ruling.as_of().to_string(),
        completion: completion(ruling.completion()),
        depends_on: UnreadEntry::all(ruling),
        notes: words.notes().iter().map(ToString::to_string).collect(),
        paths: written(ruling.paths()),
        outcomes: ruling.ends().len(),
        only: only.iter().filter_map(|&place| ruling.ends().get(place)).map(told).collect(),
    }
}

fn switch(words: [Words<'_>; 2], one: Switch) -> SwitchEntry {
    let said = words.map(|words| words.switch(one));
    let dates = words.map(|words| words.vocabulary().date());
    let number = |date| rule_number(one.rule(), date).unwrap_or_default().to_owned();
    SwitchEntry {
        rule: title(one.rule()),
        citations: said.iter().flat_map(|said| &said.rules).map(ToString::to_string).collect(),
        says: said.into_iter().map(|said| said.text).collect(),
        numbers: dates.into_iter().map(number).collect(),
    }
}

fn parting(words: [Words<'_>; 2], one: &Parting) -> PartingEntry {
    let told = |words: Words<'_>, at| words.glance(at).iter().map(ToString::to_string).collect();
    PartingEntry {
        first: number(one.first),
        second: number(one.second),
        aspects: one.aspects.iter().map(|aspect| key(*aspect)).collect(),
        first_words: told(words[0], one.first),
        second_words: told(words[1], one.second),
    }
}

const fn key(aspect: Aspect) -> &'static str {
    match aspect {
        Aspect::Kind => "kind",
        Aspect::Event => "event",
        Aspect::Mover => "mover",
        Aspect::Offer => "offer",
    }
}
