//! Short words for small places: what stands beside a step, and how often.

use petgraph::graph::EdgeIndex;

use engine::Ruling;
use rulebook::words::Words;
use rulebook::words::grammar::{counted, list, thousands};
use rulebook::words::tally::ways;
use rulebook::words::vocabulary::{color, sector};
use statements::completion::Completion;
use statements::ids::EffectId;
use statements::moment::Step;
use statements::question::Answer;

/// The same words with a capital in front.
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A label with how many interchangeable effects it stands for, when it is more than one.
pub fn times(label: &str, multiplicity: u16) -> String {
    if multiplicity > 1 { format!("{label} ×{multiplicity}") } else { label.to_owned() }
}

/// What an effect is called, and how many like it there are.
pub fn effect(words: Words<'_>, effect: EffectId, multiplicity: u16) -> String {
    times(&words.effect_name(effect), multiplicity)
}

/// A step in a few words: the effect picked, or the answer given.
pub fn step(ruling: &Ruling, words: Words<'_>, step: EdgeIndex) -> String {
    match ruling.graph()[step] {
        Step::Pick { effect: id, multiplicity, .. } => effect(words, id, multiplicity),
        Step::Happens => happens(ruling, step).to_owned(),
        Step::Lane(lane) => words.lane_name(lane as usize),
        Step::Answer(id) => {
            let said = ruling.answer(id);
            let from = ruling.graph().edge_endpoints(step).map(|(from, _)| from);
            let goes = from.and_then(|from| words.where_it_goes(from, said));
            goes.unwrap_or_else(|| answer(words, said))
        }
    }
}

/// The same, and for which part of the event an effect is picked, where there are several.
pub fn step_in_full(ruling: &Ruling, words: Words<'_>, step: EdgeIndex) -> String {
    let said = self::step(ruling, words, step);
    words.part_of(step).map_or_else(|| said.clone(), |part| format!("{said} for {part}"))
}

fn happens(ruling: &Ruling, step: EdgeIndex) -> &'static str {
    let from = ruling.graph().edge_endpoints(step).map(|(from, _)| from);
    if from.is_some_and(|from| ruling.can_happen(from)) { "happens" } else { "can't happen" }
}

fn answer(words: Words<'_>, answer: &Answer) -> String {
    match answer {
        Answer::Yes => "yes".to_owned(),
        Answer::No => "no".to_owned(),
        Answer::Mode(mode) => format!("mode {}", mode + 1),
        Answer::Color(chosen) => color(*chosen).to_owned(),
        Answer::Recipient(to) => format!("to {}", words.target(*to)),
        Answer::Original(of) => format!("copy {}", words.object(*of)),
        Answer::Objects(objects) if objects.is_empty() => "none".to_owned(),
        Answer::Objects(objects) => list(&words.names(objects)),
        Answer::Ability(ability) => words.ability_name(*ability),
        Answer::Player(player) => words.player(*player).to_owned(),
        Answer::Word(Some(word)) => words.text(*word).to_owned(),
        Answer::Word(None) => "any other".to_owned(),
        Answer::Sector(chosen) => sector(*chosen).to_owned(),
        Answer::Number(number) => number.to_string(),
        Answer::Targets(targets) if targets.is_empty() => "none".to_owned(),
        Answer::Targets(targets) => {
            list(&targets.iter().map(|target| words.target(*target)).collect::<Vec<_>>())
        }
        Answer::Kind(kind) => words.counter(*kind).to_owned(),
        Answer::Reading(false) => "one reading".to_owned(),
        Answer::Reading(true) => "other reading".to_owned(),
        Answer::Division(shares) => {
            let shares = shares.iter().map(|share| thousands(u128::from(*share)));
            shares.collect::<Vec<_>>().join(" + ")
        }
    }
}

/// How many ways there are to how many outcomes: "3 ways to 2 outcomes". Of a ruling that has stopped, what it had come to.
pub fn ways_to_outcomes(ruling: &Ruling) -> String {
    let outcomes = counted(u64::try_from(ruling.ends().len()).unwrap_or(u64::MAX), "outcome");
    match (ruling.completion() == Completion::Whole, ruling.ends().is_empty()) {
        (true, _) => format!("{} to {outcomes}", ways(ruling.paths())),
        (false, true) => "it stopped before any outcome was come to".to_owned(),
        (false, false) => format!("so far {} to {outcomes}", ways(ruling.paths())),
    }
}
